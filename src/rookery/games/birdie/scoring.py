"""The scoring helper, in numbers: what is asked, what comes of it, room to work it out in, and what
a set is worth. Compiled like the rules, so that a browser has it too (see real_table.py).

What is asked are numbers, field after field of a question (`FIELDS`): how many, and then these.
The best scoring adds the most to the total: the points of the sets, the flaps they mark, and the
trophies they win if `rivals` are given: for each bird the highest number that anybody else has
written. What a flap is worth, and so what is best, depends on the flaps column. Abilities are the
player's business: try the row with and without them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.records import Flag, Name, Number
from ...core.views import Group, List, ViewLayout
from .cards import (
    BIRDS,
    BOXES,
    CARDS,
    FEATURES,
    LONGEST_ROW,
    POINTS_PER_TROPHY,
    SMALLEST_SET,
)
from .flaps import ASSUMED, MOST_SQUARES

ROWS_LOOKED_AT = 100_000
"""Where looking at every order of removals is given up. Rows of about 18 cards stay below it."""
SLOTS = 1 << 18
LONGEST_CHAIN = LONGEST_ROW // SMALLEST_SET
WAYS = 1 << BOXES
BEST_SCORE = 512
"""Above what any row can bring."""

FIELDS = {
    "row": (LONGEST_ROW, CARDS),
    "filled": (BOXES, FEATURES),
    "flaps": (1, None),
    "rivals": (len(BIRDS), BIRDS),
    "advanced": (1, None),
    "column": (MOST_SQUARES, None),
}
"""How many numbers there are at most, and what they are the names of."""
_STARTS = np.cumsum([0, *(1 + most for most, _ in FIELDS.values())]).tolist()
ROW, FILLED, FLAPS, RIVALS, ADVANCED, COLUMN, ASKED = _STARTS
_ASSUMED = np.array(ASSUMED, np.int64)


class FoundSet(Group):
    """A set: feature and size; in the basic game its first and last place, counted from 1; in the
    advanced one whether it is written or finds its box filled."""

    feature = Name(FEATURES)
    count = Number("i1")
    start = Number("i1")
    end = Number("i1")
    written = Flag()


class Removal(Group):
    """A card removed at a place counted from 1, the features chosen where there was a choice, and
    the sets that fly off one after another."""

    place = Number("i1")
    card = Name(CARDS)
    choices = List(LONGEST_CHAIN, Name(FEATURES))
    sets = List(LONGEST_CHAIN, FoundSet())


class Best(Group):
    """The best scoring found: what it adds to the total, part by part. `exact` says that there is
    no better one."""

    total = Number("i2")
    points = Number("i2")
    flaps = Number("i2")
    trophies = Number("i2")
    sets = List(LONGEST_ROW, FoundSet())
    removals = List(LONGEST_ROW, Removal())
    exact = Flag()


BEST = ViewLayout(Best())
DESK = np.dtype(
    [
        # What was asked.
        ("marked", "i2"),
        ("squares", "i2"),
        ("column", "i2", (MOST_SQUARES + 1,)),
        ("trophies", "i1"),
        ("rivals", "i4", (len(BIRDS),)),
        # A row with a card removed, and what flew off (`fly`).
        ("row", "i1", (LONGEST_ROW,)),
        ("n", "i2"),
        ("free", "i2"),
        ("written", "i2"),
        ("gained", "i2"),
        ("flown", "i2"),
        ("sets", "i2", (LONGEST_CHAIN, 3)),
        ("chosen", "i2"),
        ("choices", "i2", (LONGEST_CHAIN,)),
        # The basic game: the best way to reach each place with each choice of boxes used.
        ("ways", "i2", (LONGEST_ROW + 1, WAYS)),
        ("came", "i2", (LONGEST_ROW + 1, WAYS)),
        ("order", "i2", (LONGEST_ROW, 3)),
        # The advanced one: rows looked at, how they came to be, and where to find them.
        ("rows", "i1", (ROWS_LOOKED_AT, LONGEST_ROW)),
        ("sizes", "i1", (ROWS_LOOKED_AT,)),
        ("frees", "i2", (ROWS_LOOKED_AT,)),
        ("wrote", "i1", (ROWS_LOOKED_AT,)),
        ("values", "i2", (ROWS_LOOKED_AT,)),
        ("hopes", "i2", (ROWS_LOOKED_AT,)),
        ("parents", "i4", (ROWS_LOOKED_AT,)),
        ("places", "i1", (ROWS_LOOKED_AT,)),
        ("picks", "i4", (ROWS_LOOKED_AT,)),
        ("slots", "i4", (SLOTS,)),
        ("last", "i4", (3,)),
        ("steps", "i4", (LONGEST_ROW, 3)),
        ("promising", "i4", (BEST_SCORE,)),
    ],
    align=True,
)
"""Room to work in. `slots` is empty whenever nobody works."""


@compiled
def begin(asked: Any, d: Any) -> None:
    """Reads what is asked, and makes it the first row."""
    d.sizes[0] = asked[ROW]
    for i in range(asked[ROW]):
        d.rows[0, i] = asked[ROW + 1 + i]
    free = WAYS - 1
    for i in range(asked[FILLED]):
        free &= ~(1 << asked[FILLED + 1 + i])
    d.frees[0], d.wrote[0], d.values[0], d.parents[0] = free, 0, 0, -1
    d.trophies = asked[RIVALS] > 0
    for bird in range(asked[RIVALS]):
        d.rivals[bird] = asked[RIVALS + 1 + bird]
    d.column[0] = 0
    d.squares = asked[COLUMN]
    for square in range(asked[COLUMN]):
        d.column[square + 1] = asked[COLUMN + 1 + square]
    if d.squares == 0:
        d.squares = len(_ASSUMED) - 1
        for square in range(len(_ASSUMED)):
            d.column[square] = _ASSUMED[square]
    d.marked = min(asked[FLAPS + 1], d.squares)


# --- What a written set adds ----------------------------------------------------------------------


@compiled
def trophy(d: Any, feature: int, count: int) -> int:
    if d.trophies != 0 and feature < len(d.rivals) and count > d.rivals[feature]:
        return POINTS_PER_TROPHY
    return 0


@compiled
def flaps_for(d: Any, sets: int) -> Any:
    return d.column[min(d.marked + sets, d.squares)] - d.column[d.marked]


@compiled
def add(d: Any, best: Any, feature: int, count: int, start: int, end: int, written: bool) -> None:
    """A set that was found, after those before it."""
    a = best.sets.items[best.sets.n]
    a.feature, a.count, a.start, a.end, a.written = feature, count, start, end, written
    best.sets.n += 1
    if written:
        best.points += count
        best.trophies += trophy(d, feature, count)
