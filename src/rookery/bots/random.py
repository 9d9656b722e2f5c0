"""The bot that takes any legal decision."""

from __future__ import annotations

from typing import Any

from ..core.catalogue import Decision
from ..core.random import below, generator
from ..core.seat import Seat


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def decide(self, seat: Seat) -> Decision:
        return seat.game.catalogue[self.pick(seat.choices)]

    def pick(self, choices: Any) -> int:
        return int(choices[below(self._rng, len(choices))])


def make(name: str, seed: int, timed: bool) -> RandomBot:
    return RandomBot(seed)
