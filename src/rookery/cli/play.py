"""`rookery play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from ..bots.asking import ask
from ..bots.bot import Bot, find_bot
from ..core.catalogue import Decision, ways
from ..core.compile.behind import announce_with
from ..core.errors import BadSetup, BotFailed, IllegalDecision, UnreadableDecision
from ..core.match import Match
from ..core.random import below, generator
from ..core.registry import find_meta, game_ids
from ..core.text import Line, Texts
from .rules import rules_page
from .saving import place_for, seats_of, with_seats
from .shared import (
    Language,
    Options,
    Players,
    Seed,
    complete_game,
    console,
    language,
    own_texts,
    read_file,
    read_options,
)

LONG_LIST = 12
"""From here on the decisions are shown in groups, a line each."""
STAND_IN = "fledgling"
"""The bot that plays on for one that fails."""
GUESSES = 8


def add_to(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game's name.", autocompletion=complete_game),
    ] = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            metavar="NAME|bot|bot:LEVEL",
            help="Who plays, with --no-shuffle in this order; default: you, then bots.",
        ),
    ] = None,
    option: Options = None,
    shuffle: Annotated[
        bool, typer.Option(help="Shuffle the seats before the game; else they stay in order.")
    ] = True,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game here: against bots, or with friends at one keyboard."""
    chosen = language(lang)
    announce_with(lambda: console.print(own_texts(chosen).say("compiles-behind")))
    if resume is not None:
        saved = read_file(resume)
        match = Match.from_json(saved)
        seat = seat or seats_of(saved, match)
        if game is not None and game != match.game.id:
            raise BadSetup(f"{resume} is a game of {match.game.id}, not of {game}")
    else:
        meta = find_meta(game or game_ids()[0])
        count = players or max(len(seat or []), meta.usual)
        match = Match(meta.id, count, read_options(meta, option), seed)
    # A saved game goes on in its order.
    shuffle = shuffle and resume is None
    Table(match, seats(match, seat or [], chosen, shuffle), chosen).run(tell_order=shuffle)


OPPONENT = "eagle"
"""Who sits down where nobody is named."""


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: a person, or a bot."""

    name: str
    bot: Bot | None = None
    level: str = ""


def seats(match: Match, given: list[str], chosen: str, shuffle: bool) -> list[Sitter]:
    """The people and bots named, then one person if nobody is, then bots. The seed of the game says
    in which order they are shuffled too."""
    if len(given) > match.players:
        raise BadSetup(f"--seat: {match.players} play, but {len(given)} seats are named")
    texts = own_texts(chosen)
    given = given or [texts.say("seat-you")]
    given = given + ["bot"] * (match.players - len(given))
    if shuffle:
        chance = generator(match.seed)
        for last in range(len(given) - 1, 0, -1):
            other = below(chance, last + 1)
            given[last], given[other] = given[other], given[last]
    sitters = []
    for number, name in enumerate(given, start=1):
        if name != "bot" and not name.startswith("bot:"):
            sitters.append(Sitter(name))
            continue
        level = name.partition(":")[2] or OPPONENT
        shown = texts.say("seat-bot", number=number, bot=level)
        sitters.append(Sitter(shown, find_bot(level, secrets.randbits(63)), level))
    return sitters


def _head(decision: Decision) -> str:
    """What the texts of a group of decisions have in common: all but the last word."""
    return decision.text.rpartition(" ")[0] or decision.text


class Quit(Exception):
    """The player has had enough."""


class Table:
    """The table in the terminal: shows, asks, plays."""

    def __init__(self, match: Match, sitters: list[Sitter], chosen: str) -> None:
        self.match = match
        self.sitters = sitters
        self.names = [sitter.name for sitter in sitters]
        self.language = chosen
        self.words: Texts = match.game.texts(chosen)
        self.own: Texts = own_texts(chosen)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose eyes are on the screen; None while nobody's are."""

    def run(self, tell_order: bool) -> None:
        self.warn_if_unofficial()
        if tell_order:
            console.print(self.own.say("seats-shuffled", names=", ".join(self.names)))
        self.tell()
        try:
            while (turn := self.match.turn) is not None:
                bot = self.sitters[turn].bot
                if bot is not None:
                    self.match.play(self.ask_bot(turn, bot))
                    self.tell()
                else:
                    self.draw_curtain(turn)
                    self.show(turn)
                    self.ask()
        except (Quit, EOFError, KeyboardInterrupt):
            self.keep()
            return
        self.show(self.reader)
        self.show_result()

    def ask_bot(self, turn: int, bot: Bot) -> Decision:
        """What the bot decides; one that fails leaves its seat to one of the house."""
        thinking = self.own.say("bot-thinks", player=self.names[turn])
        try:
            with console.status(Text(thinking)):
                return ask(bot, self.match, self.sitters[turn].level)
        except BotFailed as failure:
            said = self.own.say("bot-failed", why=str(failure), player=self.names[turn])
            console.print(said, style="yellow", markup=False, highlight=False)
            other = find_bot(STAND_IN, secrets.randbits(63))
            self.sitters[turn] = Sitter(self.names[turn], other, STAND_IN)
            return other.decide(self.match.seat())

    def warn_if_unofficial(self) -> None:
        meta, players = self.match.game.meta, self.match.players
        if players in meta.unofficial:
            made_for = {"from": meta.published.start, "to": meta.published.stop - 1}
            console.print(self.own.say("unofficial", players=players, **made_for), style="yellow")

    def tell(self) -> None:
        """The log of the last decision."""
        for line in self.match.log(self.reader):
            console.print(f"  {self.speak(line)}", style="dim", highlight=False)

    def draw_curtain(self, turn: int) -> None:
        """Several people at one screen: the next one looks alone."""
        if self.reader != turn:
            console.clear()
            console.input(self.own.say("curtain", player=self.names[turn]) + " ", markup=False)
            self.reader = turn

    def show(self, seat: int | None) -> None:
        view = self.match.view(seat)
        title = f"{self.words.say('title')} · " + (
            self.own.say("phase-over") if view.turn is None else self.names[view.turn]
        )
        board = Text(self.match.game.sketch(view, self.words, self.names))
        console.print(Panel(board, title=Text(title), expand=False, padding=(1, 2)))

    def ask(self) -> None:
        """Ask until a decision is played."""
        legal = self.match.legal()
        phase = self.match.view(self.reader).phase
        console.print(self.words.say(f"prompt-{phase}", ways=ways(legal)), style="bold")
        if len(legal) > LONG_LIST:
            self.list_groups(legal)
        else:
            for number, decision in enumerate(legal, start=1):
                parts = (f"{number:3} ", "cyan"), self.say(decision), (f" [{decision}]", "dim")
                console.print(Text.assemble(*parts))
        console.print(self.own.say("choose-help"), style="dim", highlight=False)
        while not self.answer(console.input(f"[b]{self.own.say('choose')}[/]: ").strip(), legal):
            pass

    def list_groups(self, legal: list[Decision]) -> None:
        """A duck and its places on one line; what does more than the plain move stands out."""
        for _, group in groupby(enumerate(legal, start=1), lambda item: _head(item[1])):
            alike = list(group)
            said = [self.say(decision).split() for _, decision in alike]
            same = [len(set(words)) == 1 for words in zip(*said, strict=False)]
            shared = [*same, False].index(False) if len(said) > 1 else len(said[0]) - 1
            line = Text(f"  {' '.join(said[0][:shared])} ", style="bold")
            for (number, decision), words in zip(alike, said, strict=True):
                line.append(f"  {number}", style="cyan")
                line.append(f" {' '.join(words[shared:])}")
                if self.does_more(decision):
                    line.append("*", style="bold yellow")
            console.print(line)
        console.print(self.own.say("marked"), style="dim", highlight=False)

    def does_more(self, decision: Decision) -> bool:
        """Whether a decision has a consequence that everybody can foresee."""
        return len(self.foreseen(decision)[0]) > 1

    def foreseen(self, decision: Decision) -> tuple[list[Line], bool]:
        """What a decision will certainly do, and whether more will turn out: what all of several
        guesses at the hidden cards have in common."""
        logs = []
        turn = self.match.turn
        assert turn is not None
        for dice in range(GUESSES):
            trial = self.match.copy()
            trial.game.kernels.guess(trial.state, turn, generator(dice))
            trial.play(decision)
            logs.append(trial.log(self.reader))
        certain = [
            lines[0] for lines in zip(*logs, strict=False) if all(x == lines[0] for x in lines)
        ]
        return certain, any(len(log) > len(certain) for log in logs)

    def speak(self, line: Line) -> str:
        """A line of the log, to whoever's eyes are on the screen."""
        return self.words.line(line, self.names, self.reader)

    def say(self, decision: Decision) -> str:
        return self.words.line(Line(f"decision-{decision.kind}", dict(decision.fields)), self.names)

    def answer(self, text: str, legal: list[Decision]) -> bool:
        """Deal with what was typed; True if the table has to be shown again."""
        command, _, rest = text.partition(" ")
        commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "hint": self.hint,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "look": lambda number: self.look(number, legal),
        }
        if command in ("quit", "q", "exit"):
            raise Quit
        if command in commands:
            return commands[command](rest.strip())
        if text.isdigit() and 1 <= int(text) <= len(legal):
            decision = legal[int(text) - 1]
        else:
            try:
                decision = self.match.game.catalogue.parse(text)
            except UnreadableDecision:
                console.print(self.own.say("unknown", text=text[:40]), highlight=False)
                return False
        try:
            self.match.play(decision)
        except IllegalDecision as refusal:
            reason = self.words.say(refusal.key, **refusal.arguments)
            console.print(f"{reason} ({refusal.clause})", highlight=False)
            return False
        self.tell()
        return True

    def undo(self, _: str) -> bool:
        """Back to the last decision that a person took."""
        history = self.match.copy()
        while history.decisions:
            history.undo()
            if history.turn in self.people:
                self.match = history
                console.print(self.own.say("undo-done"))
                return True
        console.print(self.own.say("undo-none"))
        return False

    def hint(self, _: str) -> bool:
        from ..bots.explain import advice, because, explain

        with console.status(self.own.say("hint-wait")):
            explanation = explain(self.match)
        assert explanation is not None
        for choice in advice(explanation):
            plan = [self.match.game.catalogue[step.decision] for step in choice.plan]
            said = " → ".join(self.say(decision) for decision in plan)
            line = self.own.say("hint-line", decision=said, wins=round(10 * choice.share))
            console.print(Text.assemble(f"  {line} ", (f"[{plan[0]}]", "dim")))
            if why := because(choice.reasons, self.words, self.names):
                console.print(f"    {why}", style="dim", highlight=False)
        return False

    def look(self, number: str, legal: list[Decision]) -> bool:
        """Tell what a decision would do, as far as that can be known."""
        if not number.isdigit() or not 1 <= int(number) <= len(legal):
            console.print(self.own.say("unknown", text=f"look {number}"), highlight=False)
            return False
        lines, more = self.foreseen(legal[int(number) - 1])
        for line in lines:
            console.print(f"  {self.speak(line)}", highlight=False)
        if more:
            console.print("  " + self.own.say("look-hidden"))
        return False

    def rules(self, _: str) -> bool:
        console.print(Markdown(rules_page(self.match.game.id, self.language)))
        return False

    def help(self, _: str) -> bool:
        console.print(self.own.say("help"), highlight=False, markup=False)
        return False

    def save(self, file: str) -> bool:
        if not file:
            console.print(self.own.say("save-where"))
            return False
        try:
            Path(file).write_text(with_seats(self.match, self.who()), encoding="utf-8")
        except OSError as error:
            console.print(f"{file}: {error.strerror}", highlight=False)
            return False
        console.print(self.own.say("saved", file=file), highlight=False)
        return False

    def who(self) -> list[str]:
        """Everybody as `--seat` would name them."""
        return [f"bot:{sitter.level}" if sitter.bot else sitter.name for sitter in self.sitters]

    def keep(self) -> None:
        """Nobody loses a game by leaving: it is saved where it can be found again."""
        if not self.match.decisions or not self.people:
            console.print(self.own.say("quit-unsaved"))
            return
        console.print()
        self.save(str(place_for(self.match.game.id)))

    def show_result(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        lines: list[Text | str] = []
        for seat in sorted(range(self.match.players), key=lambda seat: outcome.places[seat]):
            place = self.own.say("place", place=outcome.places[seat])
            why = [self.speak(line) for line in outcome.lines if line.args.get("player") == seat]
            lines.append(f"{place}: {self.names[seat]} — {'; '.join(why)}")
        lines += [self.speak(line) for line in outcome.lines if "player" not in line.args]
        title = self.own.say("result")
        console.print(Panel("\n".join(map(str, lines)), title=title, expand=False, padding=(1, 2)))
