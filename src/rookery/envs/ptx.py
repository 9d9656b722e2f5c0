"""The kernels of a batch, compiled to PTX on any machine: one thread plays one game.

They are made of the same functions as the CPU's loops (parts.py). What differs is how data lies in
memory, for that is what a GPU's speed depends on:

- records, choices and generators lie word by word, the first words of all games side by side, so
  that neighbouring threads read neighbouring memory; a thread works on a copy of its own;
- masks and features are put together in the block's shared memory and then written row by row by
  all its threads.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, from_dtype
from numba import types as nt

from ..core.game import Game
from ..core.gpu import compile_ptx
from ..core.kernels import CHOOSER_STREAM
from ..core.random import WORDS, below, seed_generator
from ..core.records import MAX_SEATS
from .gpu import KERNELS, THREADS, look_threads
from .parts import parts

_NOTHING = np.uint64(0)


def kernels_ptx(game: Game) -> dict[str, str]:
    """Every kernel of a game as PTX."""
    made = kernels(game)
    signatures = _signatures()
    return {name: compile_ptx(made[name], signatures[name]) for name in KERNELS}


def kernels(game: Game) -> dict[str, Any]:
    legal = game.legal
    deal_one, play_one, look_one = parts(game)
    record, words_each = from_dtype(game.layout.lean), game.layout.lean.itemsize // 8
    most_legal, decisions, features = game.most_legal, len(game.catalogue), game.feature_count
    mask_words = (decisions + 31) // 32
    looking = look_threads(features)

    @cuda.jit(device=True)
    def take(words: Any, i: int, n: int, own: Any) -> None:
        """Copy a record to the thread's own memory."""
        for w in range(words_each):
            own[w] = words[w * n + i]

    @cuda.jit(device=True)
    def give_back(words: Any, i: int, n: int, own: Any) -> None:
        for w in range(words_each):
            words[w * n + i] = own[w]

    @cuda.jit(device=True)
    def offer(
        s: Any, i: int, n: int, out: Any, bits: Any, turn: Any, choices: Any, counts: Any
    ) -> None:
        """Say whose turn it is and what is legal: as a list, and as bits of the block's mask."""
        turn[i] = s["turn"]  # so that the simulator, too, can read it
        count = legal(s, out)
        counts[i] = count
        for w in range(mask_words):
            bits[w] = 0
        for k in range(count):
            choices[k * n + i] = out[k]
            bits[out[k] >> 5] |= np.uint32(1) << np.uint32(out[k] & 31)

    @cuda.jit(device=True)
    def write_masks(bits: Any, n: int, masks: Any) -> None:
        """All threads of a block write the masks of its games, from bits to bytes."""
        first = cuda.blockIdx.x * THREADS
        cuda.syncthreads()
        size = min(THREADS, n - first) * decisions
        for p in range(cuda.threadIdx.x, size, THREADS):
            row = p // decisions
            column = p - row * decisions
            masks[first * decisions + p] = bits[row, column >> 5] >> (column & 31) & 1

    def deal(
        words: Any,
        blank: Any,
        seed: Any,
        choosers: Any,
        turn: Any,
        masks: Any,
        choices: Any,
        counts: Any,
    ) -> None:
        bits = cuda.shared.array((THREADS, mask_words), nt.uint32)
        states = cuda.local.array(1, record)
        rng = cuda.local.array(WORDS, nt.uint64)
        out = cuda.local.array(most_legal, nt.int16)
        own = states.view(np.uint64)
        i, n = cuda.grid(1), turn.shape[0]
        if i < n:
            for w in range(words_each):
                own[w] = blank[w]
            deal_one(states[0], seed, i, 0)
            offer(states[0], i, n, out, bits[cuda.threadIdx.x], turn, choices, counts)
            give_back(words, i, n, own)
            seed_generator(rng, seed, np.uint64(i), _NOTHING, CHOOSER_STREAM)
            for w in range(WORDS):
                choosers[w * n + i] = rng[w]
        write_masks(bits, n, masks)

    def step(
        words: Any,
        blank: Any,
        seed: Any,
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
        bits = cuda.shared.array((THREADS, mask_words), nt.uint32)
        states = cuda.local.array(1, record)
        out = cuda.local.array(most_legal, nt.int16)
        gains = cuda.local.array(MAX_SEATS, nt.float32)
        own = states.view(np.uint64)
        i, n = cuda.grid(1), turn.shape[0]
        players = rewards.shape[0] // n
        if i < n:
            take(words, i, n, own)
            action = actions[i]
            legal_here = 0 <= action < decisions and masks[i * decisions + action] != 0
            over = False
            for seat in range(players):
                gains[seat] = 0.0
            if legal_here:
                over = play_one(states[0], action, gains)
                if over:
                    episodes[i] += 1
                    for w in range(words_each):
                        own[w] = blank[w]
                    deal_one(states[0], seed, i, episodes[i])
            for seat in range(players):
                rewards[i * players + seat] = gains[seat]
            refused[i] = not legal_here
            ended[i] = over
            offer(states[0], i, n, out, bits[cuda.threadIdx.x], turn, choices, counts)
            give_back(words, i, n, own)
        write_masks(bits, n, masks)

    def look(words: Any, n: int, seats: int, out: Any) -> None:
        rows = cuda.shared.array((looking, features), nt.int8)
        states = cuda.local.array(1, record)
        i, t = cuda.grid(1), cuda.threadIdx.x
        first = cuda.blockIdx.x * looking
        if i < n:
            take(words, i, n, states.view(np.uint64))
        size = min(looking, n - first) * features
        for ahead in range(seats):
            if i < n:
                look_one(states[0], ahead, rows[t])
            cuda.syncthreads()
            for p in range(t, size, looking):
                row = p // features
                column = p - row * features
                out[((first + row) * seats + ahead) * features + column] = rows[row, column]
            cuda.syncthreads()

    def choose(choosers: Any, choices: Any, counts: Any, actions: Any) -> None:
        rng = cuda.local.array(WORDS, nt.uint64)
        i, n = cuda.grid(1), actions.shape[0]
        if i < n:
            for w in range(WORDS):
                rng[w] = choosers[w * n + i]
            actions[i] = choices[below(rng, counts[i]) * n + i]
            for w in range(WORDS):
                choosers[w * n + i] = rng[w]

    return {"deal": deal, "step": step, "look": look, "choose": choose}


def _signatures() -> dict[str, tuple[Any, ...]]:
    """Flat arrays throughout: their layout is the kernels' business."""
    u1, i1, i2, i4, i8, u8, f4 = (
        nt.Array(kind, 1, "C")
        for kind in (nt.uint8, nt.int8, nt.int16, nt.int32, nt.int64, nt.uint64, nt.float32)
    )
    seed, number = nt.uint64, nt.int64
    return {
        "deal": (u8, u8, seed, u8, i1, u1, i2, i2),
        "step": (u8, u8, seed, i4, i8, i1, u1, i2, i2, f4, u1, u1),
        "look": (u8, number, number, i1),
        "choose": (u8, i2, i2, i8),
    }
