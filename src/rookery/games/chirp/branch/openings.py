"""Openings: where cards can be added to the branch (CHP-10 … CHP-13), for many shapes at once.

An opening is a loose side of a card (state.py): a number that says where it leads, in which
direction and from how many birds. Those of an empty branch are the trunk's. There are few of them,
and a search looks at each once. Compiled.
"""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ..record import Record
from ..state import around_in, cell_before, cell_behind, is_empty
from ..wide import constant, wide
from .filling import shape_of
from .places import NO_CELL, facing
from .shapes import birds_of, with_any_side, with_birds_up_to, with_side

FROM_THE_FIRST = constant(0)


@compiled
def belongs_to(side: int, cell: int) -> bool:
    """Whether it is a side of the card of a cell, or of any if that is NO_CELL."""
    return cell == NO_CELL or cell_before(side) == cell


@compiled
def fit_in(s: Record, side: int, shapes: int) -> int:
    """Those of some shapes that may be attached there. CHP-11: they join nothing else. CHP-12: the
    cell is empty. CHP-13: they have no more birds; the trunk sets no limit. CHP-R17: nothing is
    attached to a card that is being moved (what it would be attached to is not open)."""
    held, back = wide(s.branch.grid[cell_behind(side)]), 1 << facing(side & 3)
    around = around_in(held)
    if not is_empty(held) or around & back == 0:
        return 0
    fitting = with_side(facing(side & 3)) & ~with_any_side(around & ~back)
    return shapes & with_birds_up_to(birds_of(side >> 9), fitting)


@compiled
def which_fit(s: Record, shapes: int, beyond: int) -> int:
    """Those of some shapes that could be added, attached to `beyond` if that is a cell."""
    found, i = 0, 0
    while i < s.branch.loose.n and found != shapes:
        side = wide(s.branch.loose.cards[i])
        if belongs_to(side, beyond):
            found |= fit_in(s, side, shapes)
        i += 1
    return found


@compiled
def any_fits(s: Record, shapes: int, first: int) -> bool:
    """Whether one of some shapes could be added; openings are looked at from the `first` on."""
    for i in range(first, s.branch.loose.n):
        if fit_in(s, wide(s.branch.loose.cards[i]), shapes) != 0:
            return True
    return False


@compiled
def add_places(s: Record, face: int, over: int, beyond: int, out: Any, most: int) -> int:
    """List the cells where a card may be added, attached to `beyond` if that is a cell, stopping at
    `most`; how many."""
    n, i = 0, 0
    shape = shape_of(s, face, over)
    while i < s.branch.loose.n and n < most:
        side = wide(s.branch.loose.cards[i])
        if belongs_to(side, beyond) and fit_in(s, side, shape) != 0:
            out[n] = cell_behind(side)
            n += 1
        i += 1
    return n


@compiled
def anything_can_be_added(s: Record) -> bool:
    """CHP-23, CHP-R1: whether any face of the deck could be added somewhere."""
    return any_fits(s, wide(s.deck.shapes), FROM_THE_FIRST)
