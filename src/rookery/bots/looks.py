"""The bot that goes by looks: it rates its decisions, without searching, and overlooks some."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from ..core.catalogue import Decision
from ..core.compile import compiled
from ..core.compile.behind import see_to
from ..core.game import Game
from ..core.random import generator
from ..core.seat import Seat
from .tree import chance, rate_alike

AMOUNTS_IN_REACH = 2
NONE = -1
FOUR_CHANCES = 1.73
"""Four chances from 0 to 1, added up, spread by √(4 / 12): times √3 they spread by 1."""


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


class Room:
    """What looking takes in memory: which decisions are noticed, which parts were met, how each
    amount is misjudged."""

    def __init__(self, game: Game) -> None:
        self.noticed = np.zeros(game.most_legal, np.int8)
        self.met = np.zeros(1 + int(parts_of(game).max()), np.int8)
        self.errors = np.zeros(max(1, len(game.amounts)))


@functools.cache
def parts_of(game: Game) -> Any:
    """For every decision, the numbers of its parts: a row, a species, … (NONE fills up)."""
    numbers: dict[tuple[str, object], int] = {}
    width = max((len(decision.fields) for decision in game.catalogue), default=0)
    parts = np.full((len(game.catalogue), max(1, width)), NONE, np.int16)
    for decision in game.catalogue:
        for k, part in enumerate(decision.fields.items()):
            parts[decision, k] = numbers.setdefault(part, len(numbers))
    return parts


@functools.cache
def amounts_of(game: Game) -> Any:
    """For every decision, which kind of amount it is, or NONE."""
    kinds = sorted(game.amounts)
    numbers = [kinds.index(d.kind) if d.kind in kinds else NONE for d in game.catalogue]
    return np.array(numbers, np.int8)


@functools.cache
def looker(game: Game) -> Callable[..., int]:
    """Compiled: which of the legal decisions in `out` looks best, as an index."""
    rate = rater(game)
    notice, judge = _noticer(game), _judge(game)

    @compiled
    def look(
        states: Any, seat: int, rng: Any, out: Any, n: int, scores: Any, level: Any, noticed: Any,
        met: Any, errors: Any,
    ) -> int:  # fmt: skip
        notice(rng, out, n, level[0], noticed, met)
        rate(states, seat, rng, out, n, scores)
        return judge(rng, out, n, scores, level[1], noticed, errors)

    return look


@functools.cache
def _noticer(game: Game) -> Callable[..., None]:
    parts, amounts = parts_of(game), amounts_of(game)
    kinds = max(1, len(game.amounts))
    width = parts.shape[1]

    @compiled
    def has(decision: int, part: int) -> bool:
        for k in range(width):
            if parts[decision, k] == part:
                return True
        return False

    @compiled
    def notice(rng: Any, out: Any, n: int, overlooks: float, noticed: Any, met: Any) -> None:
        """Go through the parts that decisions share and overlook some; never everything. A bidder
        goes up by a little: of the amounts noticed only the first two come to mind."""
        for i in range(n):
            noticed[i] = 1
        for part in range(len(met)):
            met[part] = 0
        for i in range(n):
            for k in range(width):
                part = parts[out[i], k]
                if part == NONE or met[part]:
                    continue
                met[part] = 1
                if chance(rng) >= overlooks:
                    continue
                left = 0
                for j in range(n):
                    if noticed[j] and not has(out[j], part):
                        left += 1
                if left > 0:
                    for j in range(n):
                        if has(out[j], part):
                            noticed[j] = 0
        for kind in range(kinds):
            left = AMOUNTS_IN_REACH
            for i in range(n):
                if noticed[i] and amounts[out[i]] == kind:
                    noticed[i] = left > 0
                    left -= 1

    return notice


@functools.cache
def _judge(game: Game) -> Callable[..., int]:
    amounts = amounts_of(game)
    kinds = len(game.amounts)

    @compiled
    def judge(
        rng: Any, out: Any, n: int, scores: Any, wavers: float, noticed: Any, errors: Any
    ) -> int:
        """The best of what was noticed. Whoever thinks too much of a bid of 4 thinks too much of a
        bid of 5: one error for both."""
        mean = 0.0
        for i in range(n):
            mean += scores[i]
        mean /= n
        spread = 0.0
        for i in range(n):
            spread += (scores[i] - mean) * (scores[i] - mean)
        spread = np.sqrt(spread / n)
        for kind in range(kinds):
            errors[kind] = error(rng)
        best, best_value = NONE, 0.0
        for i in range(n):
            wrong = error(rng)
            if amounts[out[i]] != NONE:
                wrong = errors[amounts[out[i]]]
            value = scores[i] + wavers * spread * wrong
            if noticed[i] and (best == NONE or value > best_value):
                best, best_value = i, value
        return best

    return judge


@compiled
def error(rng: Any) -> float:
    """About normal, with a spread of one."""
    total = 0.0
    for _ in range(4):
        total += chance(rng)
    return (total - 2.0) * FOUR_CHANCES


class LooksBot:
    """Takes what looks best of what it looks at.

    `overlooks` is how likely it is that it does not look at a row, a species, a kind, …: at all
    decisions with one same part. `wavers` is by how much it misjudges the others, in units of the
    spread between them; decisions that differ in an amount only (`Game.amounts`) it misjudges all
    alike, so that it pays too much rather than any price.
    """

    def __init__(self, seed: int, overlooks: float, wavers: float) -> None:
        self._level = np.array([overlooks, wavers])
        self._rng = generator(seed)
        self._game: Game | None = None
        self._room: Room

    def decide(self, seat: Seat) -> Decision:
        game = seat.game
        if self._game is not game:
            self._game, self._room = game, Room(game)
        return game.catalogue[seat.choices[self._look(seat)]]

    def _look(self, seat: Seat) -> int:
        game, room = seat.game, self._room
        look = looker(game)  # guesses anew first, so that the seat's own guess will do
        see_to(look, "rookery.bots.practice", game.id, "chick", str(seat.players))
        return look(
            seat.state, seat.number, self._rng, seat.choices, len(seat.choices),
            game.rating_buffer(), self._level, room.noticed, room.met, room.errors,
        )  # fmt: skip
