"""A seat for somebody who reads and writes text: at a match of one's own, or at a table of a
server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..bots.asking import ask
from ..bots.bot import Bot
from ..core.errors import RookeryError
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find_game
from ..core.text import Line
from .table import RemoteTable


class Chair(Protocol):
    """A seat at some table."""

    game: Game

    @property
    def seat(self) -> int: ...
    @property
    def names(self) -> Sequence[str]: ...

    def wait(self) -> bool: ...
    def legal(self) -> list[str]: ...
    def view(self) -> Any: ...
    def news(self) -> list[Line]: ...
    def play(self, decision: str) -> None: ...
    def why(self, decision: str) -> str: ...
    def ending(self) -> list[Line]: ...
    def leave(self) -> None: ...


class ChairHere:
    """At a match of one's own, with bots in the other seats."""

    def __init__(self, match: Match, seat: int, bots: Sequence[Bot | None], kinds: Sequence[str]):
        self.match, self._bots = match, bots
        self.game: Game = match.game
        self.seat: int = seat
        self.names: Sequence[str] = [
            "you" if number == seat else f"seat {number} ({kind})"
            for number, kind in enumerate(kinds)
        ]
        self._told: list[Line] = []

    def wait(self) -> bool:
        while (turn := self.match.turn) is not None and turn != self.seat:
            bot = self._bots[turn]
            assert bot is not None
            self.match.play(ask(bot, self.match, self.names[turn]))
            self._told += self.match.log(self.seat)
        return turn is not None

    def legal(self) -> list[str]:
        return [decision.text for decision in self.match.legal()]

    def view(self) -> Any:
        return self.match.view(self.seat)

    def news(self) -> list[Line]:
        told, self._told = self._told, []
        return told

    def play(self, decision: str) -> None:
        self.match.play(self.game.catalogue.read(decision))
        self._told += self.match.log(self.seat)

    def why(self, decision: str) -> str:
        read = self.game.catalogue.read(decision)
        if read in self.match.legal():
            return ""
        refusal = self.match.refusal(read)
        said = self.game.texts("en").say(refusal.key, **refusal.args)
        return f"{said} ({refusal.clause})"

    def ending(self) -> list[Line]:
        outcome = self.match.outcome()
        return [] if outcome is None else list(outcome.lines)

    def leave(self) -> None:
        pass


class ChairElsewhere:
    """At a table of a server."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        self.game = find_game(table.welcome.game)

    @property
    def seat(self) -> int:
        return self.table.seat

    @property
    def names(self) -> list[str]:
        return [
            "you" if info.seat == self.seat else info.name or f"seat {info.seat}"
            for info in self.table.update.seats
        ]

    def wait(self) -> bool:
        return self.table.wait()

    def legal(self) -> list[str]:
        return [legal.text for legal in self.table.update.legal]

    def view(self) -> Any:
        return self.game.view.read(bytes(self.table.update.view))

    def news(self) -> list[Line]:
        told, self.table.told = self.table.told, []
        return told

    def play(self, decision: str) -> None:
        self.table.play(int(self.game.catalogue.read(decision)))

    def why(self, decision: str) -> str:
        try:
            self.table.ask(decision)
        except RookeryError as refused:
            return str(refused)
        return ""

    def ending(self) -> list[Line]:
        outcome = self.table.update.outcome
        return [] if outcome is None else outcome.lines

    def leave(self) -> None:
        if not self.table.over:
            self.table.leave()
        self.table.close()
