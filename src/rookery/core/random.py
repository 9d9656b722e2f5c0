"""Randomness that lives inside the record: xoshiro256** with unbiased ranges.

A generator is four 64-bit words. The same words give the same game on a CPU core, in the
interpreter and on a GPU. Seeds have 256 bits, so that a real table's shuffle cannot be guessed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compile import compiled
from .compile.twin import stands_for
from .errors import BadSetup

SEED_BITS = 256
WORDS = 4

_ONE = np.uint64(1)
_FIVE, _NINE = np.uint64(5), np.uint64(9)
_7, _11, _17, _27, _30, _31, _32, _45, _64 = (
    np.uint64(n) for n in (7, 11, 17, 27, 30, 31, 32, 45, 64)
)
_LOW_HALF = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


@compiled
def wrapping_add(a: Any, b: Any) -> Any:
    return a + b


@compiled
def wrapping_mul(a: Any, b: Any) -> Any:
    return a * b


# NumPy's scalars warn when they wrap around; machine arithmetic just does it.
stands_for(wrapping_add, lambda a, b: np.uint64((int(a) + int(b)) & 0xFFFFFFFFFFFFFFFF))
stands_for(wrapping_mul, lambda a, b: np.uint64((int(a) * int(b)) & 0xFFFFFFFFFFFFFFFF))


@compiled
def rotated_left(word: Any, by: Any) -> Any:
    return (word << by) | (word >> (_64 - by))


# The four words are passed by value, so that a loop need not look for them in memory each time.


@compiled
def next_after(a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any, Any, Any, Any]:
    """The next 64 random bits (xoshiro256** 1.0, Blackman and Vigna), and the words after that."""
    result = wrapping_mul(rotated_left(wrapping_mul(b, _FIVE), _7), _NINE)
    c2, d2 = c ^ a, d ^ b
    return result, a ^ d2, b ^ c2, c2 ^ b << _17, rotated_left(d2, _45)


@compiled
def below_after(a: Any, b: Any, c: Any, d: Any, n: int) -> tuple[int, Any, Any, Any, Any]:
    """A number in 0…n−1, each exactly equally likely, for n below 2³² (Lemire's method), and the
    words after that."""
    bound = np.uint64(n)
    word, a, b, c, d = next_after(a, b, c, d)
    product = (word >> _32) * bound
    if product & _LOW_HALF < bound:
        threshold = np.uint32(_LOW_HALF - bound + _ONE) % np.uint32(bound)
        while product & _LOW_HALF < threshold:
            word, a, b, c, d = next_after(a, b, c, d)
            product = (word >> _32) * bound
    return int(product >> _32), a, b, c, d


@compiled
def next_word(rng: Any) -> Any:
    """The next 64 random bits."""
    result, rng[0], rng[1], rng[2], rng[3] = next_after(rng[0], rng[1], rng[2], rng[3])
    return result


@compiled
def below(rng: Any, n: int) -> int:
    """A number in 0…n−1, each exactly equally likely, for n below 2³²."""
    result, rng[0], rng[1], rng[2], rng[3] = below_after(rng[0], rng[1], rng[2], rng[3], n)
    return result


@compiled
def mixed(word: Any) -> Any:
    """SplitMix64's finisher: a bijection in which every bit reaches every other."""
    word = wrapping_mul(word ^ (word >> _30), _MIX_1)
    word = wrapping_mul(word ^ (word >> _27), _MIX_2)
    return word ^ (word >> _31)


@compiled
def seed_generator(rng: Any, a: Any, b: Any, c: Any, d: Any) -> None:
    """Spread the seed's four words (a lowest) over the generator, two rounds of a bijection."""
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
    word = _GOLDEN
    for _ in range(2):
        for i in range(WORDS):
            word = mixed(wrapping_add(word ^ rng[i], _GOLDEN))
            rng[i] = word
    if rng[0] == 0 and rng[1] == 0 and rng[2] == 0 and rng[3] == 0:
        rng[0] = _GOLDEN  # the one state that xoshiro never leaves


def seed_words(seed: int) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """A seed below 2²⁵⁶ as four words, the lowest first."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    a, b, c, d = (np.uint64(seed >> (64 * i) & 0xFFFFFFFFFFFFFFFF) for i in range(WORDS))
    return a, b, c, d


def generator(seed: int) -> Any:
    """A generator outside any record: for bots, and for choosing at random."""
    rng = np.zeros(WORDS, np.uint64)
    seed_generator(rng, *seed_words(seed))
    return rng
