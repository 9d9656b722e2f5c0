"""The GPU's kernels run by Numba's simulator, thread by thread, beside the CPU's batch: a script of
its own, because Numba decides about simulating when it is imported.

    NUMBA_ENABLE_CUDASIM=1 python -m tests.envs.simulated cubirds 3
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray
from numba.cuda.simulator.kernelapi import FakeCUDAModule

from rookery.core.registry import find_meta
from rookery.envs.batch import Batch
from rookery.envs.gpu.arguments import parameters
from rookery.envs.gpu.kernels import gpu_kernels
from rookery.envs.gpu.launches import (
    Launch,
    choose_launch,
    launches,
    look_launch,
    sorting_arrays,
)

# The simulator has no warps. Where a warp waits for its threads, a block may wait as well.
FakeCUDAModule.syncwarp = FakeCUDAModule.syncthreads
FakeCUDAModule.any_sync = lambda _, warp, condition: condition
FakeCUDAModule.match_any_sync = lambda _, warp, key: warp if key % 2 else 1  # in company, or alone
# Its arrays give records as arrays without a dimension, which rules do not take.
FakeCUDAArray.view = lambda self, dtype: self._ary.view(dtype)

GAMES = 70  # more than a block of threads, and not a whole number of them
STEPS = 4
ROUNDS = 3
SEED = 7


class Simulated:
    """A GPU batch's arrays, flat as the kernels want them."""

    def __init__(self, like: Batch) -> None:
        sizes, n = like.sizes, like.n
        self.n, self.sizes = n, sizes
        made = gpu_kernels(like.game)
        self.kernels = {name: cuda.jit(kernel) for name, kernel in made.items()}
        self.parameters = {name: parameters(kernel) for name, kernel in made.items()}
        self.rounds = ROUNDS if like.game.long_turns is not None else 0
        self.words = np.zeros(n * sizes.record // 8, np.uint64)
        self.choosers = np.zeros(4 * n, np.uint64)
        self.choices = np.zeros(n * sizes.most_legal, np.int16)
        self.masks = np.zeros(n * sizes.decisions, np.uint8)
        self.rewards = np.zeros(n * sizes.players, np.float32)
        self.turn, self.counts = np.zeros(n, np.int8), np.zeros(n, np.int16)
        self.episodes, self.actions = np.zeros(n, np.int32), np.zeros(n, np.int64)
        self.ended, self.refused = np.zeros(n, np.uint8), np.zeros(n, np.uint8)
        self.named = {
            **vars(self),
            **sorting_arrays(np, n, self.rounds),
            "wide_masks": wide(self.masks),
            "blank": like._start[0].view(np.uint64).copy(),
            "seed": np.uint64(SEED),
        }
        self.deal_launch, self.step_launches = launches(n, self.rounds)

    def launch(self, launch: Launch) -> None:
        # As arrays of the device, of which no copies are made: two of them may be the same memory.
        given = [launch.given.get(name, name) for name in self.parameters[launch.kernel]]
        arguments = [self.named[a] if isinstance(a, str) else a for a in given]
        there = [FakeCUDAArray(a) if isinstance(a, np.ndarray) else a for a in arguments]
        self.kernels[launch.kernel][launch.blocks, launch.threads](*there)

    def deal(self) -> None:
        self.launch(self.deal_launch)

    def choose(self) -> None:
        self.launch(choose_launch(self.n))

    def step(self) -> None:
        for launch in self.step_launches:
            self.launch(launch)

    def rows(self, array: Any) -> Any:
        """A row for each game: they lie one by one, or column by column."""
        return array.reshape(self.n, -1) if self.rounds else array.reshape(-1, self.n).T

    def look(self, seats: int) -> Any:
        out = np.zeros(self.n * seats * self.sizes.features, np.int8)
        self.named |= {"seats": seats, "out": out, "wide_out": wide(out)}
        self.launch(look_launch(self.n, self.rounds))
        return out.reshape(self.n, seats, -1)


def wide(array: Any) -> Any:
    """The same memory as words of eight bytes, as many as are whole."""
    return array[: len(array) // 8 * 8].view(np.uint64)


def same(simulated: Simulated, batch: Batch) -> bool:
    """Whether everything that can be seen is equal."""
    n = batch.n
    choices = simulated.rows(simulated.choices)
    listed = np.arange(choices.shape[1]) < batch.counts[:, None]
    return bool(
        (batch._states == simulated.rows(simulated.words)).all()
        and (batch._choosers == simulated.choosers.reshape(-1, n).T).all()
        and (simulated.turn == batch.turn).all()
        and (simulated.counts == batch.counts).all()
        and (choices == batch.choices)[listed].all()
        and (simulated.masks.reshape(n, -1) == batch.masks).all()
        and (simulated.rewards.reshape(n, -1) == batch.rewards).all()
        and (simulated.episodes == batch.episodes).all()
        and (simulated.ended == batch.ended).all()
        and (simulated.refused == batch.refused).all()
    )


def main(game: str, players: int) -> None:
    # Few decisions are allowed where that can be had, so that games also end and start again.
    capped = any(option.name == "move_cap" for option in find_meta(game).options)
    batch = Batch(game, GAMES, players, {"move_cap": 3} if capped else {}, seed=SEED)
    simulated = Simulated(batch)
    simulated.deal()
    assert same(simulated, batch), "deal"
    for step in range(STEPS):
        simulated.choose()
        actions = batch.random_actions()
        assert (actions == simulated.actions).all(), "choose"
        actions[0], actions[1] = -1, 1_000_000
        simulated.actions[:2] = actions[:2]
        simulated.step()
        batch.step(actions)
        assert same(simulated, batch), f"step {step}"
    assert (batch.episodes.sum() > 0) == capped
    for seats in (1, players):
        seen = batch.all_features()[:, :seats]
        assert (simulated.look(seats) == seen).all(), "look"
    print("equal")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
