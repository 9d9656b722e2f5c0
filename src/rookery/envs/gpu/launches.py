"""Which kernels a batch launches, in what order, and over how many threads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

THREADS = 32
"""Threads of a block: one warp, so that no game waits for those of another."""
TOGETHER = 16
"""Games that a warp plays together where a step is played in rounds. (Half of its threads are idle
then, but the other half are waited for less and find their records in the cache more often.)"""
SORTERS, MOST_SORTING_BLOCKS = 256, 528
MOST_ROUNDS = 20
BINS = 128
"""For sorting games by what they do next: see rounds.py."""


class Launch(NamedTuple):
    """One kernel, called with the arrays and numbers that are named like its parameters, but for
    those that are given here: another name, or a number."""

    kernel: str
    blocks: int
    threads: int
    given: Mapping[str, str | int] = {}


def launches(n: int, rounds: int) -> tuple[Launch, list[Launch]]:
    """How `n` games are dealt, and how they are stepped: in so many rounds, or with 0 in one go."""
    step = list(_in_rounds(n, rounds)) if rounds else [Launch("step", *_blocks(n))]
    return Launch("deal", *_blocks(n)), step


def _in_rounds(n: int, rounds: int) -> Iterator[Launch]:
    yield Launch("begin", *_blocks(n, SORTERS))
    blocks = (min(-(-n // SORTERS), MOST_SORTING_BLOCKS), SORTERS)
    order, arranged = "order", "other_order"
    for number in range(rounds):
        sorting: dict[str, str | int] = {"order": order, "arranged": arranged, "at": number}
        yield Launch("count", *blocks, sorting)
        yield Launch("arrange", *blocks, sorting)
        kernel = "play" if number + 1 < rounds else "finish"
        blocks_of_games = -(-n // TOGETHER)
        yield Launch(kernel, blocks_of_games, THREADS, {"order": arranged, "at": number + 1})
        order, arranged = arranged, order


def look_launch(n: int, rounds: int) -> Launch:
    return Launch("look", -(-n // looked_at(rounds > 0)), THREADS)


def choose_launch(n: int) -> Launch:
    return Launch("choose", *_blocks(n))


def looked_at(in_rounds: bool) -> int:
    """Games whose features a block puts together in shared memory: one for each thread, so that
    their records are read side by side. Those that are stepped in rounds do not lie like that: a
    quarter at a time, so that more blocks have room."""
    return THREADS // 4 if in_rounds else THREADS


def best_rounds(n: int) -> int:
    """Sorting pays where games are many: one round for 16 thousand, five for a million."""
    return min(max(2 * (n.bit_length() - 13) // 3, 1), MOST_ROUNDS)


def sorting_arrays(xp: Any, n: int, rounds: int) -> dict[str, Any]:
    """What a step in rounds needs beside a batch's arrays."""
    return {
        "keys": xp.zeros(n, np.uint8),
        "pending": xp.zeros(n, np.int16),
        "order": xp.zeros(n, np.int32),
        "other_order": xp.zeros(n, np.int32),
        "live": xp.zeros(rounds + 1, np.int32),
        "bins": xp.zeros(rounds * 2 * BINS, np.int32),
    }


def _blocks(n: int, threads: int = THREADS) -> tuple[int, int]:
    return -(-n // threads), threads
