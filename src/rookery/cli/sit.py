"""`rookery sit`: a bot of yours at a table of any server."""

from __future__ import annotations

import os
import secrets
import sys
from typing import Annotated

import typer

from ..bots.asking import ask
from ..bots.bot import find_bot
from ..core.extras import need
from ..core.registry import find_game
from ..remote.table import Refused, RemoteTable, sit_down
from .shared import Language, console, language, own_texts

PASSWORD = "ROOKERY_PASSWORD"


def add_to(app: typer.Typer) -> None:
    app.command("sit")(sit)


def sit(
    url: Annotated[
        str,
        typer.Argument(help="The link to a table; or a server, to sit at a table that is open."),
    ],
    bot: Annotated[str, typer.Option(help="The bot: its name, or module:Class.")],
    name: Annotated[str, typer.Option(help="What it is called there. Default: its name.")] = "",
    account: Annotated[
        str, typer.Option(help=f"Its account there; the password stands in {PASSWORD}.")
    ] = "",
    game: Annotated[str, typer.Option(help="With a server: sit down at this game only.")] = "",
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="A number that fixes what the bot draws.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let a bot play at a table of any server, over the documented protocol."""
    need("websockets", "remote")
    words = own_texts(language(lang))
    player = find_bot(bot, secrets.randbits(63) if seed is None else seed)
    called = name or bot.rpartition(":")[2].capitalize()
    password = os.environ.get(PASSWORD, "")
    with sit_down(url, called, account, password, game) as table:
        title = find_game(table.welcome.game).texts(words.language).say("title")
        console.print(words.say("sit-here", game=title, seat=table.seat + 1))
        try:
            play_on(table, player, bot)
        except KeyboardInterrupt:
            table.leave()
            print(words.say("sit-left"), file=sys.stderr)
            raise
        if table.update.outcome is None:
            console.print(words.say("sit-abandoned"))
        else:
            place = table.update.outcome.places[table.seat]
            console.print(words.say("sit-over", place=place, players=table.welcome.players))


def play_on(table: RemoteTable, bot: object, name: str) -> None:
    """To the end of the game."""
    while table.wait():
        decision = ask(bot, table.imagine(), name)  # type: ignore[arg-type]
        try:
            table.play(int(decision))
        except Refused as refused:
            if refused.why.reason not in ("stale", "not_your_turn", "not_playing"):
                raise
