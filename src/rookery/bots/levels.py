"""The levels of play, from chick to owl, for every game.

A chick and a fledgling go by what looks good at once and overlook things, as people do: a row, a
species. A hawk and an eagle search. An eagle has also learned: at those tables where the arena has
shown it to be the stronger, a network guides its search. The figures are calibrated in CuBirds, see
docs/games/cubirds.md. An owl works four times as much as an eagle: by a search on a leash
(leash.py) at those tables that bots/weights/leashes.toml names, elsewhere like an eagle.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from ..core.catalogue import Decision
from ..core.game import Game
from ..core.meta import OptionValue
from ..core.seat import Seat
from .bot import Bot
from .leash import LeashBot, leash_at
from .looks import LooksBot
from .policy import GUIDED, guided_iterations, opinion
from .search import Budget, SearchBot

MOST_PLAYED_ON = 100_000
"""Decisions that all the playouts of one search take together, at most, for each unit of effort: in
a game that wants long ones, a level searches less often."""


@dataclass(frozen=True)
class Level:
    """One level, as data."""

    name: str
    iterations: int
    """How much it searches; 0 for a level that goes by looks."""
    unrated_iterations: int
    """How much it searches in a game that rates no decisions, where nobody can go by looks."""
    seconds: float
    """The longest it takes over one decision at a table, however slow the machine."""
    think_seconds: tuple[float, float]
    """How long a person of this level would take, over the easiest and the hardest choice: for
    tables that want a human pace."""
    overlooks: float = 0.0
    """How likely it is that a row, a species, … is not looked at (see looks.py)."""
    wavers: float = 0.0
    """By how much it misjudges the rest."""
    learned: bool = False
    """Whether it uses a network where that is known to be stronger."""
    effort: int = 1
    """How often an eagle's work it does."""
    leashed: bool = False
    """Whether it searches on a leash where that is known to be stronger."""
    in_browsers: bool = True
    """Whether it is played in a browser by itself; if not, only where there is a server."""

    def iterations_in(self, game: Game) -> int:
        """How much it searches in this game."""
        iterations = self.iterations if game.rate else self.unrated_iterations
        return min(iterations, self.effort * MOST_PLAYED_ON // game.patience)

    def pause(self, choices: int) -> float:
        """A human-like time for a decision among so many, in seconds."""
        easiest, hardest = self.think_seconds
        return easiest + (hardest - easiest) * min(1.0, math.log2(max(choices, 1)) / 6)


LEVELS = {
    level.name: level
    for level in (
        Level("chick", 0, 25, 0.2, (0.8, 2.0), overlooks=0.35, wavers=0.7),
        Level("fledgling", 0, 100, 0.3, (0.9, 2.5), overlooks=0.1, wavers=0.2),
        Level("hawk", 40, 500, 0.5, (1.0, 3.0)),
        Level("eagle", 5_000, 5_000, 1.5, (1.2, 3.5), learned=True),
        Level(
            "owl",
            20_000,
            20_000,
            2.0,
            (1.4, 4.0),
            learned=True,
            effort=4,
            leashed=True,
            in_browsers=False,
        ),
    )
}


class LevelBot:
    """A level at a table: the game decides how it thinks."""

    looks = False

    def __init__(self, level: Level, seed: int, timed: bool) -> None:
        self.level = level
        self._seed, self._timed = seed, timed
        self._table: tuple[Game, int, Mapping[str, OptionValue]] | None = None
        self._bot: Bot

    def decide(self, seat: Seat) -> Decision:
        table = seat.game, seat.players, seat.options
        if self._table != table:
            self._table = table
            self._bot = self._made_for(seat)
        return self._bot.decide(seat)

    def interrupt(self) -> None:
        """From another thread: decide now, with what was found so far."""
        if self._table is not None and isinstance(self._bot, SearchBot | LeashBot):
            self._bot.interrupt()

    def _made_for(self, seat: Seat) -> Bot:
        level = self.level
        seconds = level.seconds if self._timed else None
        iterations = level.iterations_in(seat.game)
        if not level.iterations and seat.game.rate is not None:
            return LooksBot(self._seed, level.overlooks, level.wavers)
        if level.leashed and (leash := leash_at(seat)) is not None:
            return LeashBot(self._seed, leash, seconds)
        guided = guided_iterations(seat) if level.learned else None
        if guided is not None:
            budget = Budget(level.effort * guided, seconds)
            return SearchBot(self._seed, budget, GUIDED, opinion=opinion)
        return SearchBot(self._seed, Budget(iterations, seconds))


def make(name: str, seed: int, timed: bool) -> LevelBot:
    return LevelBot(LEVELS[name], seed, timed)
