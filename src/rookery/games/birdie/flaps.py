"""The flaps column: what so many marked squares are worth. Only the first square is given by a
source, so a table (and the scoring helper) may bring the column of its own sheets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.errors import BadSetup

ASSUMED = (0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
"""The column that is played with where none is given; before the first square there is nothing."""
MOST_SQUARES = 12
MOST_POINTS = 50
LONGEST_TEXT = 60


def read_column(text: str) -> tuple[int, ...]:
    """`1 2 3 4 6 8 …` (or with commas), the points beside the squares; no text: as assumed."""
    if not text.strip():
        return ASSUMED
    numbers = re.split(r"[\s,;]+", text.strip())
    if not all(number.isdecimal() and number.isascii() for number in numbers):
        raise BadSetup(f"flaps: the points beside the squares, as 1 2 3 4 6 8, not {text!r}")
    return check_column([int(number) for number in numbers])


def check_column(points: Sequence[int]) -> tuple[int, ...]:
    """With the nothing before the first square."""
    column = (0, *points)
    if not 1 <= len(points) <= MOST_SQUARES:
        raise BadSetup(f"flaps: from 1 to {MOST_SQUARES} squares")
    if list(column) != sorted(column) or column[-1] > MOST_POINTS:
        raise BadSetup(f"flaps: points from 0 to {MOST_POINTS} that never fall, not {points}")
    return column
