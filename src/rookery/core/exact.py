"""exp, log and powers that are the same everywhere, to the last bit.

Every machine's library has its own, which differ in the last bit of some numbers, and a search that
compares sums of them decides otherwise then. These are products and sums, which are the same in
machine code, in Python and in a browser; they may be off by a bit or two.
"""

from __future__ import annotations

from math import factorial

from .compile import compiled

LOG2_E = 1.4426950408889634
LN2_HIGH = float.fromhex("0x1.62e42fep-1")
"""So few bits that a multiple of it is exact; the others are in `LN2_LOW`."""
LN2_LOW = float.fromhex("0x1.f473de6af278fp-30")
LARGEST, SMALLEST = 709.0, -745.0

EXP = tuple(1.0 / factorial(n) for n in range(13, -1, -1))
LOG = tuple(2.0 / n for n in range(25, 0, -2))


@compiled
def exp(x: float) -> float:
    x = min(max(x, SMALLEST), LARGEST)
    doublings = int(x * LOG2_E + (0.5 if x >= 0 else -0.5))
    rest = (x - doublings * LN2_HIGH) - doublings * LN2_LOW
    value = 0.0
    for factor in EXP:
        value = value * rest + factor
    return _doubled(value, doublings)


@compiled
def log(x: float) -> float:
    """Of a number above 0."""
    if x <= 0.0:
        return -1e300
    doublings = 0
    while x > 1.5:
        x *= 0.5
        doublings += 1
    while x < 0.75:
        x *= 2.0
        doublings -= 1
    part = (x - 1.0) / (x + 1.0)
    square = part * part
    value = 0.0
    for factor in LOG:
        value = value * square + factor
    return doublings * LN2_HIGH + (doublings * LN2_LOW + value * part)


@compiled
def power(base: float, exponent: float) -> float:
    """Of a number above 0."""
    return exp(exponent * log(base))


@compiled
def _doubled(value: float, times: int) -> float:
    step = 2.0 if times > 0 else 0.5
    left = abs(times)
    while left > 0:
        if left & 1:
            value *= step
        step *= step
        left >>= 1
    return value
