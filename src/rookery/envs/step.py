"""What a batch is made of: the functions that the CPU's loops and the GPU's kernels share."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import compiled
from ..core.game import Game
from ..core.random import seed_generator
from ..core.records import NOBODY, Record
from ..core.winning import win_share

_NOTHING = np.uint64(0)


@compiled
def settle(s: Record, rewards: Any) -> None:
    """What each seat gets when the game is over: a win is worth 1, shared among the first, and
    the others pay for it together. A game that nobody wins is worth nothing to anybody."""
    for seat in range(s.players):
        gain = (s.players * win_share(s, seat) - 1.0) / (s.players - 1.0)
        rewards[seat] = 0.0 if s.drawn else gain


class StepKernels(NamedTuple):
    """One game's functions for one place of a batch."""

    deal: Callable[..., None]
    play: Callable[..., bool]
    look: Callable[..., None]


def dealing(game: Game, setup: Callable[[Record], None]) -> Callable[..., None]:
    """With a game's `setup`, or a piece of it."""

    @compiled
    def deal(s: Record, seed: Any, place: int, episode: int) -> None:
        """Start the game number `episode` of a place in a blank record: the game that `Match`
        starts from the same four words."""
        seed_generator(s.rng, seed, np.uint64(place), np.uint64(episode), _NOTHING)
        setup(s)

    return deal


@functools.cache
def step_kernels(game: Game) -> StepKernels:
    apply, features = game.apply, game.features

    @compiled
    def play(s: Record, decision: int, rewards: Any) -> bool:
        """Play a legal decision; whether the game ended, and what everybody got."""
        apply(s, decision)
        if s.turn == NOBODY:
            settle(s, rewards)
            return True
        for seat in range(s.players):
            rewards[seat] = 0.0
        return False

    @compiled
    def look(s: Record, ahead: int, out: Any) -> None:
        """The features of the seat that sits so many places after the one to move."""
        seat = s.turn + ahead
        features(s, seat if seat < s.players else seat - s.players, out)

    return StepKernels(dealing(game, game.setup), play, look)
