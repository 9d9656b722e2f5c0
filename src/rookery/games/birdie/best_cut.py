"""The basic game: the best cut of a row of cards into sets, given the empty boxes (BRD-18 to
BRD-23), for the scoring helper."""

from __future__ import annotations

from typing import Any

from ...core.bits import count_bits, lowest_bit
from ...core.compile import compiled
from .cards import FEATURES_OF
from .scoring import WAYS, add, flaps_for, trophy


@compiled
def cut(d: Any, best: Any) -> None:
    """From left to right, the best way to reach each place with each choice of boxes used: every
    cut is one of these ways, or equal to one, so that the result is exact."""
    row, n, free = d.rows[0], d.sizes[0], d.frees[0]
    for place in range(n + 1):
        for used in range(WAYS):
            d.ways[place, used] = -1
    d.ways[0, 0] = 0
    for start in range(n):
        for used in range(WAYS):
            value = d.ways[start, used]
            if value < 0:
                continue
            reach(d, start + 1, used, value, start, -1)
            left = FEATURES_OF[row[start]] & free & ~used
            while left:
                feature = lowest_bit(left)
                left &= left - 1
                end = start + 1
                while end < n and FEATURES_OF[row[end]] >> feature & 1:
                    end += 1
                    more = end - start + trophy(d, feature, end - start)
                    reach(d, end, used | 1 << feature, value + more, start, feature)
    way, most = 0, -1
    for used in range(WAYS):
        value = d.ways[n, used] + flaps_for(d, count_bits(used))
        if d.ways[n, used] >= 0 and value > most:
            way, most = used, value
    best.flaps = flaps_for(d, count_bits(way))
    tell_cut(d, n, way, best)


@compiled
def reach(d: Any, place: int, used: int, value: int, start: int, feature: int) -> None:
    """A way to a place: without a set, or with one from `start` on."""
    if d.ways[place, used] < value:
        d.ways[place, used] = value
        d.came[place, used] = start << 4 | feature + 1


@compiled
def tell_cut(d: Any, place: int, used: int, best: Any) -> None:
    """The sets on the way to a place, which is known from its end."""
    sets, at = 0, place
    while at > 0:
        start, feature = d.came[at, used] >> 4, (d.came[at, used] & 15) - 1
        if feature >= 0:
            d.order[sets, 0], d.order[sets, 1], d.order[sets, 2] = feature, start, at
            sets += 1
            used &= ~(1 << feature)
        at = start
    for i in range(sets):
        step = d.order[sets - 1 - i]
        feature, start, end = step[0], step[1], step[2]
        add(d, best, feature, end - start, start + 1, end, True)
