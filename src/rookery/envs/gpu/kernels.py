"""The kernels of a batch: one thread plays one game.

They are made of the same functions as the CPU's loops (envs/parts.py). What differs is how data
lies in memory, for that is what a GPU's speed depends on:

- records, choices and generators lie word by word, the first words of all games side by side, so
  that neighbouring threads read neighbouring memory; a thread works on a copy of its own;
- a small record is kept in shared memory, where what the rules want is never far; a large one in
  the thread's own, or few games would have room at a time;
- masks and features are put together in shared memory and written by all 32 threads of a block,
  eight bytes at a time;
- a block is one warp, so that no game waits for those of another. Within it threads are called
  together (`syncwarp`) after every piece of the rules, or those that parted there would copy their
  records one after the other.

Games with long turns are dealt and stepped by kernels of their own: see rounds.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda
from numba import types as nt

from ...core.game import Game
from ...core.random import WORDS, below
from ...core.records import MAX_SEATS
from ..step import step_kernels
from .arguments import signature
from .device import record_copier, start_chooser
from .launches import SORTERS, THREADS, looked_at
from .ptx import compile_ptx
from .rounds import round_kernels

BLOCKS = 24
"""On a multiprocessor at a time: fewer leave it idle, more crowd each other's records out."""
MOST_SHARED = 600
"""Up to so many bytes a record is kept in shared memory. A block's are 19 kB then; of larger ones
fewer than a dozen blocks would have room on a multiprocessor, which has 228."""

_SPREAD, _LOWEST = np.uint64(0x0002_0408_1020_4081), np.uint64(0x0101_0101_0101_0101)
_SEVEN, _56 = np.uint64(7), np.uint64(56)


def kernels_ptx(game: Game) -> dict[str, str]:
    """Every kernel of a game as PTX."""
    bounds = dict.fromkeys(("begin", "count", "arrange"), (SORTERS, 1))
    return {
        name: compile_ptx(made, signature(made), bounds.get(name, (THREADS, BLOCKS)))
        for name, made in gpu_kernels(game).items()
    }


@cuda.jit(device=True)
def spread(byte: Any) -> Any:
    """Eight bits as eight bytes, the lowest first. (Seven are copied to where each is wanted at
    some copy's lowest bit of a byte; with the eighth the copies would run into each other.)"""
    seven = byte & np.uint64(127)
    return seven * _SPREAD & _LOWEST | byte >> _SEVEN << _56


def gpu_kernels(game: Game) -> dict[str, Any]:
    stepping = round_kernels if game.long_turns else one_go_kernels
    return {**stepping(game), **reading_kernels(game)}


def one_go_kernels(game: Game) -> dict[str, Any]:
    """A thread plays its game's whole step."""
    legal = game.legal
    deal_one, play_one, _ = step_kernels(game)
    most_legal, decisions = game.most_legal, len(game.catalogue)
    lean, words_each = game.layout.lean, game.layout.lean.itemsize // 8
    shared, copy = lean.itemsize <= MOST_SHARED, record_copier(words_each)
    # A block's masks are 32 rows of bits without a gap, and so are `decisions` words of 32 bits.
    mask_words = THREADS * decisions // 32

    @cuda.jit(device=True)
    def wipe(bits: Any) -> None:
        for w in range(cuda.threadIdx.x, mask_words, THREADS):
            bits[w] = 0
        cuda.syncwarp()

    @cuda.jit(device=True)
    def put_up(at: int, choice: int, row: int, bits: Any, choices: Any) -> None:
        choices[at] = choice
        bit = row + choice
        # Atomic, because where one row ends another begins in the same word.
        cuda.atomic.or_(bits, bit >> 5, np.uint32(1) << np.uint32(bit & 31))

    @cuda.jit(device=True)
    def offer(i: int, n: int, count: int, out: Any, bits: Any, choices: Any, counts: Any) -> None:
        """Say what is legal: as a list, and as bits of the block's masks."""
        counts[i] = count
        row = cuda.threadIdx.x * decisions
        k = 0
        while k + 4 <= count:  # four under way at a time
            a, b, c, d = out[k], out[k + 1], out[k + 2], out[k + 3]
            put_up(k * n + i, a, row, bits, choices)
            put_up((k + 1) * n + i, b, row, bits, choices)
            put_up((k + 2) * n + i, c, row, bits, choices)
            put_up((k + 3) * n + i, d, row, bits, choices)
            k += 4
        while k < count:
            put_up(k * n + i, out[k], row, bits, choices)
            k += 1

    @cuda.jit(device=True)
    def write_masks(bits: Any, first: int, n: int, masks: Any, wide_masks: Any) -> None:
        """A block writes the masks of its games, from bits to bytes."""
        lane = cuda.threadIdx.x
        cuda.syncwarp()
        size = max(0, min(THREADS, n - first)) * decisions
        for p in range(lane, size >> 3, THREADS):
            byte = bits[p >> 2] >> np.uint32((p & 3) << 3) & np.uint32(255)
            wide_masks[(first >> 3) * decisions + p] = spread(np.uint64(byte))
        for p in range((size >> 3 << 3) + lane, size, THREADS):
            masks[first * decisions + p] = bits[p >> 5] >> np.uint32(p & 31) & np.uint32(1)

    def deal(
        words: Any,
        blank: Any,
        seed: Any,
        choosers: Any,
        turn: Any,
        masks: Any,
        wide_masks: Any,
        choices: Any,
        counts: Any,
    ) -> None:
        bits = cuda.shared.array(mask_words, nt.uint32)
        own = cuda.local.array(words_each, nt.uint64)
        out = cuda.local.array(most_legal, nt.int16)
        states = own.view(lean)
        i, n = cuda.grid(1), turn.shape[0]
        wipe(bits)
        count = 0
        if i < n:
            copy(blank, 0, 1, own, 0, 1)
            deal_one(states[0], seed, i, 0)
            count = legal(states[0], out)
        cuda.syncwarp()
        if i < n:
            offer(i, n, count, out, bits, choices, counts)
            turn[i] = states[0]["turn"]  # so that the simulator, too, can read it
            copy(own, 0, 1, words, i, n)
            start_chooser(choosers, seed, i, n)
        write_masks(bits, i - cuda.threadIdx.x, n, masks, wide_masks)

    def step(
        words: Any,
        blank: Any,
        seed: Any,
        episodes: Any,
        actions: Any,
        turn: Any,
        masks: Any,
        wide_masks: Any,
        choices: Any,
        counts: Any,
        rewards: Any,
        ended: Any,
        refused: Any,
    ) -> None:
        bits = cuda.shared.array(mask_words, nt.uint32)
        out = cuda.local.array(most_legal, nt.int16)
        gains = cuda.local.array(MAX_SEATS, nt.float32)
        i, n = cuda.grid(1), turn.shape[0]
        if shared:
            records = cuda.shared.array((THREADS, words_each), nt.uint64)
            own = records[cuda.threadIdx.x]
        else:
            own = cuda.local.array(words_each, nt.uint64)
        states = own.view(lean)
        wipe(bits)
        legal_here, over, count = False, False, 0
        if i < n:
            copy(words, i, n, own, 0, 1)
            action = actions[i]
            legal_here = 0 <= action < decisions and masks[i * decisions + action] != 0
            for seat in range(MAX_SEATS):
                gains[seat] = 0.0
            if legal_here:
                over = play_one(states[0], action, gains)
        cuda.syncwarp()
        if over:
            episodes[i] += 1
            copy(blank, 0, 1, own, 0, 1)
            deal_one(states[0], seed, i, episodes[i])
        cuda.syncwarp()
        if i < n:
            count = legal(states[0], out)
        cuda.syncwarp()
        if i < n:
            offer(i, n, count, out, bits, choices, counts)
            turn[i] = states[0]["turn"]  # so that the simulator, too, can read it
            players = int(states[0]["players"])
            for seat in range(players):
                rewards[i * players + seat] = gains[seat]
            refused[i] = not legal_here
            ended[i] = over
            copy(own, 0, 1, words, i, n)
        write_masks(bits, i - cuda.threadIdx.x, n, masks, wide_masks)

    return {"deal": deal, "step": step}


def reading_kernels(game: Game) -> dict[str, Any]:
    """What leaves games as they are: features, and random choices among the options."""
    look_one, features = step_kernels(game).look, game.feature_count
    lean, words_each = game.layout.lean, game.layout.lean.itemsize // 8
    most_legal, in_rows = game.most_legal, game.long_turns is not None
    together, copy = looked_at(in_rows), record_copier(words_each)
    row_words = together * features // 8

    @cuda.jit(device=True)
    def copied(words: Any, i: int, n: int, own: Any) -> Any:
        copy(words, i, n, own, 0, 1)
        return own.view(lean)[0]

    @cuda.jit(device=True)
    def in_place(words: Any, i: int, n: int, own: Any) -> Any:
        return words[i * words_each : (i + 1) * words_each].view(lean)[0]

    fetch, room = (in_place, 1) if game.long_turns else (copied, words_each)

    def look(words: Any, n: int, seats: int, out: Any, wide_out: Any) -> None:
        wide_rows = cuda.shared.array(row_words, nt.uint64)
        rows = wide_rows.view(np.int8)
        own = cuda.local.array(room, nt.uint64)
        t, first = cuda.threadIdx.x, cuda.blockIdx.x * together
        games = min(together, n - first)
        s = fetch(words, first + min(t, games - 1), n, own)
        for ahead in range(seats):
            if t < games:
                look_one(s, ahead, rows[t * features : (t + 1) * features])
            cuda.syncwarp()
            if seats == 1:
                size = games * features
                for p in range(t, size >> 3, THREADS):
                    wide_out[(first >> 3) * features + p] = wide_rows[p]
                for p in range((size >> 3 << 3) + t, size, THREADS):
                    out[first * features + p] = rows[p]
            else:
                for row in range(games):
                    start = ((first + row) * seats + ahead) * features
                    for p in range(t, features, THREADS):
                        out[start + p] = rows[row * features + p]
            cuda.syncwarp()

    def choose(choosers: Any, choices: Any, counts: Any, actions: Any) -> None:
        rng = cuda.local.array(WORDS, nt.uint64)
        i, n = cuda.grid(1), actions.shape[0]
        if i < n:
            rng[0], rng[1] = choosers[i], choosers[n + i]
            rng[2], rng[3] = choosers[2 * n + i], choosers[3 * n + i]
            choice = below(rng, counts[i])
            actions[i] = choices[i * most_legal + choice if in_rows else choice * n + i]
            choosers[i], choosers[n + i] = rng[0], rng[1]
            choosers[2 * n + i], choosers[3 * n + i] = rng[2], rng[3]

    return {"look": look, "choose": choose}
