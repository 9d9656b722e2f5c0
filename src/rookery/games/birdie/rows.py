"""What a row is worth to a good player: which sets to make of it, and what they bring.

Everything is measured in points.
"""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record
from .cards import BIRDS, BOXES, FEATURES_OF, ROUNDS
from .meta import ADVANCED

FLAP = 1.4  # what one more flap will be worth in the end
BOX = 1.6  # what it costs to use a box up in round 1: boxes are short in the basic game
REMOVED = 0.5  # what it takes to let a set fly off in the advanced one
TROPHY = 1.8  # a trophy that others may still win
GROWS = 0.25  # a run on top that the next cards may lengthen, for each of its cards


@compiled
def worth_of_set(s: Record, seat: int, feature: int, count: int) -> float:
    """Its points, its flap and, for now, a trophy; less what its box could bring in round 2."""
    points = count + FLAP
    if s.options[ADVANCED]:
        points -= REMOVED
    elif s.round_number < ROUNDS:
        points -= BOX
    if feature < len(BIRDS) and beats_all(s, seat, feature, count):
        points += TROPHY
    return points


@compiled
def beats_all(s: Record, seat: int, feature: int, count: int) -> bool:
    for other in range(s.players):
        if other != seat and s.boxes[other, feature] >= count:
            return False
    return True


@compiled
def plan(s: Record, seat: int, row: Any, n: int, empty: int) -> tuple[float, int, int]:
    """Make the most valuable set, then the next of what is left, and so on: what that is worth,
    and the place and the last place of its leftmost set."""
    value_so_far = 0.0
    taken = 0
    leftmost, its_end = n, n
    while True:
        best, best_start, best_end, best_feature = 0.0, 0, 0, 0
        for start in range(n - 1):
            if taken >> start & 1:
                continue
            bits = FEATURES_OF[int(row[start])] & FEATURES_OF[int(row[start + 1])] & empty
            if start > 0 and not taken >> (start - 1) & 1:
                bits &= ~FEATURES_OF[int(row[start - 1])]  # the run begins further left
            if bits == 0:
                continue
            for feature in range(BOXES):
                if bits >> feature & 1:
                    end = start
                    while (
                        end + 1 < n
                        and not taken >> (end + 1) & 1
                        and FEATURES_OF[int(row[end + 1])] >> feature & 1
                    ):
                        end += 1
                    if end > start:
                        value = worth_of_set(s, seat, feature, end - start + 1)
                        if value > best:
                            best, best_start, best_end, best_feature = value, start, end, feature
        if best == 0.0:
            return value_so_far, leftmost, its_end
        value_so_far += best
        empty &= ~(1 << best_feature)
        for place in range(best_start, best_end + 1):
            taken |= 1 << place
        if best_start < leftmost:
            leftmost, its_end = best_start, best_end


@compiled
def worth_of_row(s: Record, row: Any, n: int, empty: int) -> float:
    """The plan, and what the run on top may still become."""
    if n == 0:
        return 0.0
    growing = 0
    for feature in range(BOXES):
        if empty >> feature & 1:
            run = 0
            while run < n and FEATURES_OF[int(row[n - 1 - run])] >> feature & 1:
                run += 1
            growing = max(growing, run)
    return float(plan(s, s.turn, row, n, empty)[0] + GROWS * growing)
