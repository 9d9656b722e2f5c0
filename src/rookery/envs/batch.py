"""Many games side by side on a CPU core: what vector environments and training are made of.

    batch = Batch("cubirds", 1024, players=3, seed=7)
    while True:
        batch.step(policy(batch.features(), batch.masks))

`rookery.envs.gpu.Batch` is the same on a GPU, and bit-equal to this one.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import compiled
from ..core.game import Game
from ..core.kernels import CHOOSER_STREAM
from ..core.random import below, seed_generator
from ..core.registry import find_game
from .arrays import Arrays, Sizes
from .step import step_kernels

_NOTHING = np.uint64(0)


class Batch(Arrays):
    """`n` games on one core, stepped by compiled loops."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        players = self.game.meta.seats.start if players is None else players
        blank = self.game.blank(players, options or {}, lean=True)
        super().__init__(np, sizes_of(self.game, players), n, seed)
        # Not among the arrays: it never changes, and copies share it.
        self._start = (blank,)
        self._loops = batch_kernels(self.game)
        self.reset()

    def step(self, actions: Any) -> None:
        self._actions[...] = actions
        self._advance(fresh=False)

    def random_actions(self, out: Any = None) -> Any:
        actions = np.zeros(self.n, np.int64) if out is None else out
        self._loops.choose(self._choosers, self.choices, self.counts, actions)
        return actions

    def _deal(self) -> None:
        self._advance(fresh=True)

    def _advance(self, fresh: bool) -> None:
        self._loops.advance(
            fresh,
            self._records(),
            *self._start,
            np.uint64(self._seed),
            self._choosers,
            self._episodes,
            self._actions,
            self.turn,
            self.masks,
            self.choices,
            self.counts,
            self.rewards,
            self.ended,
            self.refused,
        )

    def _look(self, seats: int, out: Any) -> Any:
        shape = (self.n * seats, self.sizes.features)
        rows = np.zeros(shape, np.int8) if out is None else out.reshape(shape)
        self._loops.look(self._records(), seats, rows)
        return rows

    def _records(self) -> Any:
        return self._states.view(self.game.layout.lean).reshape(self.n)


def sizes_of(game: Game, players: int) -> Sizes:
    return Sizes(
        game=game.id,
        rules=game.meta.rules_version,
        players=players,
        decisions=len(game.catalogue),
        features=game.feature_count,
        most_legal=game.most_legal,
        record=game.layout.lean.itemsize,
        layout=zlib.crc32(repr(game.layout.lean.descr).encode()),
    )


class BatchKernels(NamedTuple):
    """Over all games of a batch."""

    advance: Callable[..., None]
    look: Callable[..., None]
    choose: Callable[..., None]


@functools.cache
def batch_kernels(game: Game) -> BatchKernels:
    legal = game.legal
    deal_one, play_one, look_one = step_kernels(game)

    @compiled
    def offer(states: Any, i: int, turn: Any, masks: Any, choices: Any, counts: Any) -> None:
        """Say whose turn it is and what is legal."""
        s = states[i]
        for k in range(counts[i]):
            masks[i, choices[i, k]] = False
        turn[i] = s.turn
        counts[i] = legal(s, choices[i])
        for k in range(counts[i]):
            masks[i, choices[i, k]] = True

    at_once = functools.partial(compiled, at_once=True)

    @at_once
    def advance(
        fresh: bool,
        states: Any,
        blank: Any,
        seed: Any,
        choosers: Any,
        episodes: Any,
        actions: Any,
        turn: Any,
        masks: Any,
        choices: Any,
        counts: Any,
        rewards: Any,
        ended: Any,
        refused: Any,
    ) -> None:
        """Deal all games, or play one decision in each. (One loop for both: the rules in it take
        long to compile.)"""
        for i in range(len(states)):
            if fresh:
                seed_generator(choosers[i], seed, np.uint64(i), _NOTHING, CHOOSER_STREAM)
            else:
                action = actions[i]
                refused[i] = action < 0 or action >= masks.shape[1] or not masks[i, action]
                if refused[i]:
                    ended[i] = False
                    rewards[i] = 0.0
                    continue
                ended[i] = play_one(states[i], action, rewards[i])
                episodes[i] += ended[i]
            if fresh or ended[i]:
                states[i] = blank[0]
                deal_one(states[i], seed, i, episodes[i])
            offer(states, i, turn, masks, choices, counts)

    @at_once
    def look(states: Any, seats: int, out: Any) -> None:
        for i in range(len(states)):
            for ahead in range(seats):
                look_one(states[i], ahead, out[i * seats + ahead])

    @at_once
    def choose(choosers: Any, choices: Any, counts: Any, actions: Any) -> None:
        for i in range(len(actions)):
            actions[i] = choices[i, below(choosers[i], counts[i])]

    return BatchKernels(advance, look, choose)
