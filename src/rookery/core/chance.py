"""Chance, listed: every deal of a game that has few enough, with its probability.

Rules draw by `below` and `shuffle` alone. Run by Python, with these two taking one way after
another instead of a random one, `setup` comes by every deal. Those that read alike are one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from .compile.twin import rewritten
from .errors import BadSetup
from .game import Game
from .random import below
from .records import Record, shuffle

MOST_WAYS, MOST_CHOICES = 100_000, 40
UNTOUCHED = 1
"""Each word of a generator that nothing is drawn from. (One of zeros would never change.)"""


class Deal(NamedTuple):
    probability: Fraction
    state: Any
    """A record in an array of length 1. All have one generator: whoever sees it changed knows that
    not all of the game's chance is in the deal."""


class _TooMany(Exception):
    pass


class _Ways:
    """Goes through all sequences of choices, as they turn out to be asked for."""

    def __init__(self) -> None:
        self._path: list[tuple[int, list[int]]] = []
        self._at = 0

    def choose(self, weights: list[int]) -> int:
        """The next choice on this way: among things that are as likely as they weigh."""
        if self._at == MOST_CHOICES:
            raise _TooMany
        if self._at == len(self._path):
            self._path.append((0, weights))
        self._at += 1
        return self._path[self._at - 1][0]

    def probability(self) -> Fraction:
        chance = Fraction(1)
        for taken, weights in self._path:
            chance *= Fraction(weights[taken], sum(weights))
        return chance

    def turn(self) -> bool:
        """On to the next way, if there is one."""
        self._at = 0
        while self._path and self._path[-1][0] == len(self._path[-1][1]) - 1:
            self._path.pop()
        if self._path:
            taken, weights = self._path.pop()
            self._path.append((taken + 1, weights))
        return bool(self._path)

    def below(self, rng: Any, n: int) -> int:
        return self.choose([1] * n)

    def shuffle(self, pile: Record, rng: Any) -> None:
        """Each order of the cards once: those that are alike are not told apart."""
        cards = [int(pile.cards[i]) for i in range(pile.n)]
        for place in range(pile.n):
            kinds = sorted(set(cards))
            card = kinds[self.choose([cards.count(kind) for kind in kinds])]
            cards.remove(card)
            pile.cards[place] = card


def deals(game: Game, players: int, options: Mapping[str, object] | None = None) -> list[Deal]:
    """All deals. A `BadSetup` if there are too many to list."""
    ways = _Ways()
    stand_ins: dict[Any, Callable[..., Any]] = {below: ways.below, shuffle: ways.shuffle}
    setup = rewritten(game.setup, stand_ins)
    blank = game.blank(players, options or {})
    found: dict[bytes, Deal] = {}
    for _ in range(MOST_WAYS):
        state = game.layout.copy(blank)
        try:
            setup(state[0])
        except _TooMany:
            break
        state[0]["rng"] = UNTOUCHED
        key = msgspec.json.encode([int(state[0]["turn"]), game.layout.describe(state[0])])
        before = found[key].probability if key in found else 0
        found[key] = Deal(before + ways.probability(), state)
        if not ways.turn():
            return list(found.values())
    raise BadSetup(f"{game.id} with {players} players: more deals than can be listed")
