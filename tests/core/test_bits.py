"""Sets as bits: compiled, and as the interpreter has them."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from rookery.core.bits import count_bits, lowest_bit
from rookery.core.compile import compiled


@compiled
def lowest_of(word: int) -> int:
    return lowest_bit(word)


@compiled
def size_of(word: int) -> int:
    return count_bits(word)


@given(st.sets(st.integers(0, 62), min_size=1))
def test_bits_are_found_and_counted(bits: set[int]) -> None:
    word = sum(1 << bit for bit in bits)
    assert lowest_of(word) == min(bits)
    assert size_of(word) == len(bits)


def test_the_interpreter_finds_the_same() -> None:
    script = (
        "from tests.core.test_bits import lowest_of, size_of\n"
        "for word in (1, 12, 1 << 47, 0b1011 << 20):\n"
        "    print(lowest_of(word), size_of(word))\n"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    said = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    words = (1, 12, 1 << 47, 0b1011 << 20)
    assert said == [(lowest_of(word), size_of(word)) for word in words]
