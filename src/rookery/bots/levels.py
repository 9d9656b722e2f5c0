"""The levels of play, from chick to eagle, for every game.

A chick and a fledgling go by what looks good at once and overlook things, as people do: a row, a
species. A hawk and an eagle search. The figures are calibrated in CuBirds, see
docs/games/cubirds.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from .bot import Bot
from .looks import LooksBot
from .search import Budget, SearchBot


@dataclass(frozen=True)
class Level:
    """One level, as data."""

    name: str
    iterations: int
    """How far it searches; at a level that goes by looks, only in games that rate nothing."""
    seconds: float
    """The longest it takes over one decision at a table, however slow the machine."""
    think_seconds: tuple[float, float]
    """How long a person of this level would take, over the easiest and the hardest choice: for
    tables that want a human pace."""
    by_looks: bool = False
    overlooks: float = 0.0
    """How likely it is that a row, a species, … is not looked at (see looks.py)."""
    wavers: float = 0.0
    """By how much it misjudges the rest."""

    def pause(self, choices: int) -> float:
        """A human-like time for a decision among so many, in seconds."""
        easiest, hardest = self.think_seconds
        return easiest + (hardest - easiest) * min(1.0, math.log2(max(choices, 1)) / 6)


LEVELS = {
    level.name: level
    for level in (
        Level("chick", 30, 0.2, (0.8, 2.0), by_looks=True, overlooks=0.35, wavers=0.7),
        Level("fledgling", 120, 0.3, (0.9, 2.5), by_looks=True, overlooks=0.1, wavers=0.2),
        Level("hawk", 600, 0.5, (1.0, 3.0)),
        Level("eagle", 12_000, 2.0, (1.2, 3.5)),
    )
}


def make(name: str, seed: int, timed: bool) -> Bot:
    level = LEVELS[name]
    budget = Budget(level.iterations, level.seconds if timed else None)
    if level.by_looks:
        return LooksBot(seed, level.overlooks, level.wavers, budget)
    return SearchBot(seed, budget)
