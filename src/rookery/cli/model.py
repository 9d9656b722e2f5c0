"""A seat for a language model, as tools of the Model Context Protocol.

It reads what its seat sees as text, gets its legal decisions with what they mean, and hears why
something may not be chosen. It sits at a table here, with bots of the house (`new_game`), or at a
table of a server (`sit_down`): one at a time. A mistake is told, and changes nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ..bots.bot import find_bot
from ..core.errors import BadSetup, RookeryError
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find_game, game_ids
from ..core.text import Line, Texts
from ..remote.chairs import Chair, ChairElsewhere, ChairHere
from ..remote.table import sit_down
from .rules import rules_page

INSTRUCTIONS = """Rookery: tabletop card games. Sit down with new_game (against bots of the house)
or sit_down (a link to a table of a server). Then, until the game is over: look, choose one of the
decisions that are listed, play it by its text. rules tells the rules of a game, clause by clause;
why tells which of them stands against a decision."""


def server() -> MCPServer:
    """One model, one seat."""
    made = MCPServer("rookery", instructions=INSTRUCTIONS)
    at: list[Chair] = []

    def tool(function: Callable[..., str]) -> Callable[..., str]:
        """What we have to say against something is said to the model."""

        @wraps(function)
        def told(*args: Any, **kwargs: Any) -> str:
            try:
                return function(*args, **kwargs)
            except RookeryError as error:
                raise ToolError(str(error)) from None

        made.tool(structured_output=False)(told)
        return told

    def chair() -> Chair:
        if not at:
            raise BadSetup("you sit nowhere: new_game or sit_down first")
        return at[0]

    def take(wanted: Chair) -> str:
        for former in at:
            former.leave()
        at[:] = [wanted]
        return shown(wanted)

    @tool
    def games() -> str:
        """The games there are, with how many play them and their options."""
        return "\n".join(_about(find_game(name)) for name in game_ids())

    @tool
    def rules(game: str) -> str:
        """The rules of a game, clause by clause."""
        return rules_page(game, "en")

    @tool
    def new_game(
        game: str,
        players: int = 0,
        rivals: str = "fledgling",
        seat: int = 0,
        seed: int | None = None,
        options: dict[str, bool | int | str] | None = None,
    ) -> str:
        """Sit down here, with bots of the house in the other seats: random, chick, fledgling, hawk,
        eagle or owl, from the weakest to the strongest. `seat` counts from 0. What you see comes at
        once."""
        found = find_game(game)
        number = found.meta.check_players(players or found.meta.usual)
        if not 0 <= seat < number:
            raise BadSetup(f"seat: a number from 0 to {number - 1}, not {seat}")
        seeds = secrets.randbits(63) if seed is None else seed
        bots = [None if i == seat else find_bot(rivals, seeds + i) for i in range(number)]
        match = Match(found, number, options or {}, seeds)
        return take(ChairHere(match, seat, bots, [rivals] * number))

    @tool
    def sit_down_at(link: str, name: str = "") -> str:
        """Sit down at a table of a server: the link that lets people in, or the server's address
        for a table that is open. People there see that you are a program. This returns when it is
        your turn."""
        return take(ChairElsewhere(sit_down(link, name)))

    @tool
    def look() -> str:
        """What your seat sees, what has happened since your last decision, and what you may
        choose."""
        return shown(chair())

    @tool
    def play(decision: str) -> str:
        """Choose one of the legal decisions, by its text. Others play on until it is your turn
        again, and you see that."""
        here = chair()
        here.play(decision)
        return shown(here)

    @tool
    def why(decision: str) -> str:
        """Whether a decision may be chosen now, and if not, which rule stands against it."""
        return chair().why(decision) or "it may be chosen"

    @tool
    def leave() -> str:
        """Get up. At a table of a server a bot plays on for you."""
        chair().leave()
        at.clear()
        return "you have left"

    return made


def _about(game: Game) -> str:
    say, meta = game.texts("en").say, game.meta
    options = "; ".join(
        f"{option.name}: {option.allowed()}" for option in meta.options if not option.engine
    )
    seats = f"{meta.seats.start} to {meta.seats.stop - 1} players"
    return f"{game.id}: {meta.title}, {seats}. {say('tagline')} Options: {options or 'none'}."


def shown(chair: Chair) -> str:
    """All that a player at this seat would know, as text."""
    going = chair.wait()
    words = chair.game.texts("en")
    news = [words.line(line, chair.names, chair.seat) for line in chair.news()]
    parts = ["\n".join(news)] if news else []
    parts.append(chair.game.sketch(chair.view(), words, chair.names))
    if going:
        parts.append("Your turn. You may choose:\n" + _choices(chair, words))
    else:
        ending = [words.line(line, chair.names, chair.seat) for line in chair.ending()]
        parts.append("The game is over.\n" + "\n".join(ending))
    return "\n\n".join(parts)


def _choices(chair: Chair, words: Texts) -> str:
    """Each as it is typed, and what it says on a button."""
    lines = []
    for text in chair.legal():
        decision = chair.game.catalogue.read(text)
        said = words.line(Line(f"decision-{decision.kind}", dict(decision.fields)), chair.names)
        lines.append(f"{text}: {said}")
    return "\n".join(lines)
