"""What both kinds of a batch's kernels share (kernels.py, rounds.py)."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba import cuda
from numba import types as nt

from ...core.kernels import CHOOSER_STREAM
from ...core.random import WORDS, seed_generator

_NOTHING = np.uint64(0)


@cuda.jit(device=True)
def start_chooser(choosers: Any, seed: Any, i: int, n: int) -> None:
    """The generator of a game's random decisions."""
    rng = cuda.local.array(WORDS, nt.uint64)
    seed_generator(rng, seed, np.uint64(i), _NOTHING, CHOOSER_STREAM)
    for w in range(WORDS):
        choosers[w * n + i] = rng[w]


@functools.cache
def record_copier(words_each: int) -> Any:
    @cuda.jit(device=True)
    def copy(source: Any, start: int, stride: int, target: Any, at: int, step: int) -> None:
        """Copy a record. Memory takes hundreds of steps to answer, so twelve words are asked for
        before the first is written (by hand, because loops stay rolled: see ptx.py). With more the
        rules would lack registers."""
        w = 0
        while w + 12 <= words_each:
            a, b = source[start], source[start + stride]
            c, d = source[start + 2 * stride], source[start + 3 * stride]
            e, f = source[start + 4 * stride], source[start + 5 * stride]
            g, h = source[start + 6 * stride], source[start + 7 * stride]
            k, m = source[start + 8 * stride], source[start + 9 * stride]
            o, p = source[start + 10 * stride], source[start + 11 * stride]
            target[at], target[at + step] = a, b
            target[at + 2 * step], target[at + 3 * step] = c, d
            target[at + 4 * step], target[at + 5 * step] = e, f
            target[at + 6 * step], target[at + 7 * step] = g, h
            target[at + 8 * step], target[at + 9 * step] = k, m
            target[at + 10 * step], target[at + 11 * step] = o, p
            w += 12
            start += 12 * stride
            at += 12 * step
        while w < words_each:
            target[at] = source[start]
            w += 1
            start += stride
            at += step

    return copy
