"""exp, log and powers of our own: right to a bit or two, and the same interpreted."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from rookery.core.compile.twin import call_plainly
from rookery.core.exact import exp, log, power


@given(st.floats(-700, 700))
def test_exp(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))
    assert call_plainly(exp, x) == exp(x)


@given(st.floats(1e-300, 1e300))
def test_log(x: float) -> None:
    assert abs(log(x) - math.log(x)) <= 2 * math.ulp(max(1e-300, abs(math.log(x))))
    assert call_plainly(log, x) == log(x)


@given(st.floats(1e-3, 1e3), st.floats(-5, 5))
def test_power(base: float, exponent: float) -> None:
    assert math.isclose(power(base, exponent), base**exponent, rel_tol=1e-13)
    assert call_plainly(power, base, exponent) == power(base, exponent)


def test_the_ends() -> None:
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert log(7) == log(7.0)
    assert exp(-1000.0) < 1e-300
    assert exp(1000.0) == exp(709.0)
