"""The bot that goes by looks: it rates its decisions, without searching, and overlooks some."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from ..core.catalogue import Decision, Value
from ..core.compile import compiled
from ..core.compile.behind import see_to
from ..core.game import Game
from ..core.match import Match
from ..core.random import generator
from .search import PLAIN, Budget, Search
from .tree import chance, rate_alike

AMOUNTS_IN_REACH = 2


@functools.cache
def rater(game: Game) -> Callable[..., None]:
    """A game's `rate`, for Python to call. What the seat cannot know is guessed first, so that no
    rating could ever peek."""
    guess, rate = game.guess, game.rate or rate_alike

    @compiled
    def rate_guessed(states: Any, seat: int, rng: Any, out: Any, n: int, scores: Any) -> None:
        guess(states[0], seat, rng)
        rate(states[0], out, n, scores)

    return rate_guessed


class LooksBot:
    """Takes what looks best of what it looks at.

    `overlooks` is how likely it is that it does not look at a row, a species, a kind, …: at all
    decisions with one same part. `wavers` is by how much it misjudges the others, in units of the
    spread between them; decisions that differ in an amount only (`Game.amounts`) it misjudges all
    alike, so that it pays too much rather than any price. A game that rates nothing gets a short
    plain search instead of looks.
    """

    def __init__(self, seed: int, overlooks: float, wavers: float, budget: Budget) -> None:
        self._seed, self._budget = seed, budget
        self._overlooks, self._wavers = overlooks, wavers
        self._rng = generator(seed)
        self._search: Search | None = None

    def decide(self, match: Match) -> Decision:
        choices = match.legal()
        noticed = _in_reach(self._notice(choices), match.game.amounts)
        ratings = self._rate(match, choices)
        spread = float(np.std(ratings))
        # Whoever thinks too much of a bid of 4 thinks too much of a bid of 5: one error for both.
        of_kind = {kind: self._error() for kind in sorted(match.game.amounts)}
        judged = {
            choice: rating + self._wavers * spread * of_kind.get(choice.kind, self._error())
            for choice, rating in zip(choices, ratings, strict=True)
        }
        return max(noticed, key=lambda choice: judged[choice])

    def _notice(self, choices: list[Decision]) -> list[Decision]:
        """Go through the parts that decisions share and overlook some; never everything."""
        parts: dict[tuple[str, Value], None] = {}
        for choice in choices:
            parts.update(dict.fromkeys(_parts(choice)))
        noticed = choices
        for part in parts:
            if chance(self._rng) < self._overlooks:
                noticed = [choice for choice in noticed if part not in _parts(choice)] or noticed
        return noticed

    def _rate(self, match: Match, choices: list[Decision]) -> Any:
        game = match.game
        if game.rate is not None:
            scores = game.rating_buffer()
            state = match.state.copy()
            see_to(rater(game), "rookery.bots.practice", game.id, "chick", str(match.players))
            rater(game)(state, match.turn, self._rng, match.choices, len(choices), scores)
            return scores[: len(choices)].astype(float)
        if self._search is None or self._search.game is not game:
            self._search = Search(game, self._seed, self._budget, PLAIN)
        found = {c.decision: c.reward for c in self._search.think(match)}
        return np.array([found.get(int(choice), 0.0) for choice in choices])

    def _error(self) -> float:
        """About normal, with a spread of one."""
        return (sum(chance(self._rng) for _ in range(4)) - 2.0) * 1.73


def _in_reach(noticed: list[Decision], amounts: Collection[str]) -> list[Decision]:
    """A bidder goes up by a little: of the amounts noticed only the first two come to mind."""
    left = dict.fromkeys(amounts, AMOUNTS_IN_REACH)
    reached = []
    for choice in noticed:
        if left.get(choice.kind, 1) > 0:
            reached.append(choice)
            if choice.kind in left:
                left[choice.kind] -= 1
    return reached


def _parts(choice: Decision) -> list[tuple[str, Value]]:
    return list(choice.fields.items())
