"""A seat at the table: all that whoever decides there may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from .catalogue import Decision
from .errors import BadSetup
from .game import Game
from .meta import OptionValue
from .random import generator
from .text import Line

if TYPE_CHECKING:
    from .match import Match

_INSTEAD = {
    "turn": "number",
    "play": "imagine(rng), a match of your own to try things in",
    "copy": "imagine(rng), a match of your own to try things in",
    "log": "told()",
    "record": "state, or imagine(rng)",
    "seed": "nothing: the deal is not yours to know",
}
"""What those look for who expect a match."""

_DEALER = generator(0)
"""Deals what a seat holds: the same for all, so that nothing can be read from it."""


class Seat:
    """A position as the seat to move knows it.

    The record in here is dealt anew as soon as it is made: what the seat cannot know is a guess,
    the same one for any two positions that the seat cannot tell apart. So there is nothing hidden
    to be found, wherever one looks; and nothing that is done here changes the match.

    A bot that goes by `features`, `state` and guesses alone has `looks = False`, and is not made a
    view and a log: that is quicker.

    `number` is the seat, `choices` its legal decisions as integers, `seconds` how long it may think
    at most, None for as long as it likes.
    """

    def __init__(self, match: Match, seconds: float | None = None, looks: bool = True) -> None:
        number = match.turn
        if number is None:
            raise BadSetup("the game is over: nobody sits and thinks")
        self.game: Game = match.game
        self.number: int = number
        self.players: int = match.players
        self.options: Mapping[str, OptionValue] = dict(match.options)
        self.seconds = seconds
        self.choices: Any = match.choices.copy()
        kernels = self.game.kernels
        self._heard = match.heard
        if looks:
            self._said, self._shown = self.game.log.new(), self.game.view.new()
            kernels.tell(match.state, number, self._said)
            kernels.show(match.state, number, self._shown)
            self.game.view.wipe(self._shown)
        state = self.game.layout.quiet_copy(match.state)
        kernels.guess(state, number, _DEALER.copy())
        self.state: Any = state
        """One guess at the record, in an array of length 1: for machines. Copy it before changing
        it, and better make guesses of your own."""

    # --- Looking -------------------------------------------------------------------------------

    def legal(self) -> list[Decision]:
        """What may be decided, always in the same order. A decision is an integer with a `text`,
        a `kind` and `fields`."""
        return [self.game.catalogue[number] for number in self.choices.tolist()]

    def view(self) -> Any:
        """What the seat is shown, as objects with attributes."""
        return self.game.view.read(self.view_json())

    def view_json(self) -> bytes:
        """The same as it is sent."""
        return self.game.view.json(self._shown)

    def told(self) -> list[Line]:
        """The log of the last decision, as the seat may read it; at a table elsewhere, of all that
        happened since the seat's last turn."""
        if self._heard is not None:
            return list(self._heard)
        lines: list[Line] = self.game.log.read(self.game.log.json(self._said))
        return lines

    @property
    def features(self) -> Any:
        """What the seat knows, as numbers for machines."""
        out = np.zeros(self.game.feature_count, np.int8)
        self.game.kernels.features(self.state, self.number, out)
        return out

    @property
    def decisions(self) -> int:
        """How many were taken so far, by everybody."""
        return int(self.state[0]["decisions"])

    @property
    def revelations(self) -> int:
        """Grows whenever somebody learns something hidden."""
        return int(self.state[0]["revelations"])

    # --- Imagining -----------------------------------------------------------------------------

    def guess(self, rng: Any) -> Any:
        """A record dealt as the seat may imagine it, in an array of length 1: for machines."""
        state = self.game.layout.copy(self.state)
        self.game.kernels.guess(state, self.number, rng)
        return state

    def imagine(self, rng: Any = 0) -> Match:
        """The same as a match of your own, to look at and to play on: `rng` is a generator, or a
        number to start one."""
        from .match import Match

        rng = generator(rng) if isinstance(rng, int) else rng
        return Match.imagined(self.game, self.options, self.guess(rng))

    # --- Showing -------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return (
            f"<Seat {self.number} of {self.game.id}: {self.players} players,"
            f" {len(self.choices)} decisions are legal>"
        )

    def __getattr__(self, name: str) -> NoReturn:
        if name in ("_said", "_shown"):
            raise AttributeError("a bot with `looks = False` has no view and no log")
        if name.startswith("_"):
            raise AttributeError(name)
        instead = f"; instead there is {_INSTEAD[name]}" if name in _INSTEAD else ""
        raise AttributeError(f"a bot gets its seat, not the match: no {name!r} here{instead}")
