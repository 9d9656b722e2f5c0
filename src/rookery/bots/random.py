"""The bot that takes any legal decision."""

from __future__ import annotations

from ..core.catalogue import Decision
from ..core.match import Match
from ..core.random import below, generator


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def decide(self, match: Match) -> Decision:
        choices = match.choices
        return match.game.catalogue[choices[below(self._rng, len(choices))]]


def make(name: str, seed: int, timed: bool) -> RandomBot:
    return RandomBot(seed)
