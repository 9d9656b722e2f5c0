"""Random games to their ends, without a batch: one thread plays one game.

Nothing here is a second implementation: the kernel is made of the `@compiled` functions that the
CPU runs, and compiles to PTX on a machine with no GPU at all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype
from numba import types as nt

from ...core.game import Game
from ...core.kernels import CHOOSER_STREAM, playout_kernels
from ...core.random import WORDS, seed_generator

_ZERO = np.uint64(0)


def playout_kernel(game: Game) -> Any:
    """Thread i plays the games `seed` + i, `seed` + i + threads, … at random to their ends.

    The record lives in the thread's local memory; only the end of a game is written out, for as
    many games as `finals` has room for.
    """
    begin, play_out = playout_kernels(game)
    record, most_legal = from_dtype(game.layout.lean), game.most_legal

    def play_games(blank: Any, seed: Any, finals: Any, lengths: Any) -> None:
        states = cuda.local.array(1, record)
        chooser = cuda.local.array(WORDS, nt.uint64)
        out = cuda.local.array(most_legal, nt.int16)
        for i in range(cuda.grid(1), lengths.shape[0], cuda.gridsize(1)):
            word = seed + np.uint64(i)
            begin(states, 0, blank, word, _ZERO, _ZERO, _ZERO)
            seed_generator(chooser, word, _ZERO, _ZERO, CHOOSER_STREAM)
            lengths[i] = play_out(states[0], chooser, out)
            if i < finals.shape[0]:
                finals[i] = states[0]

    return play_games


def playout_signature(game: Game) -> tuple[Any, ...]:
    """Blank record, first seed, the final states wanted (as many as fit), lengths."""
    records = nt.Array(from_dtype(game.layout.lean), 1, "C")
    return (records, nt.uint64, records, nt.Array(nt.int32, 1, "C"))
