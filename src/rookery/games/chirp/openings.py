"""Openings: where cards can be added to the branch (CHP-10 … CHP-13), for many shapes at once.

An opening is a side of a card: number 4 × the card's place in the list + direction. Those of an
empty branch are the trunk's. Searches go from one that may do to the next, so that the games of a
GPU's warp, each with a branch of its own, do the costly part at the same time. Compiled.
"""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record
from .branch import open_around, shape_of, slot_at
from .deck import MOST_BIRDS
from .places import DIRECTIONS, NO_CELL, STEP, TRUNK, TRUNK_SIDES, facing
from .shapes import (
    ALL_SIDES,
    BIRDS_UP_TO,
    SIDE_SETS,
    WITH_ANY_SIDE,
    WITH_SIDE,
    birds_of,
    shape_number,
    sides_among,
)
from .state import EMPTY
from .wide import wide

TRUNK_SHAPE = shape_number(MOST_BIRDS, TRUNK_SIDES)


@compiled
def openings(s: Record, beyond: int) -> tuple[int, int]:
    """From which to which: of one card if `beyond` is a cell, else of all. CHP-10: of the trunk
    for the first card, and for no other."""
    if beyond == NO_CELL:
        return 0, DIRECTIONS * max(wide(s.branch.n), 1)
    slot = slot_at(s, beyond)
    return (DIRECTIONS * slot, DIRECTIONS * slot + DIRECTIONS) if slot >= 0 else (0, 0)


@compiled
def reach_of(shapes: int) -> int:
    """In which directions cards may have to have an opening for one of some shapes: four bits for
    those with one bird, four for two, and so on."""
    reach, so_many = 0, 0
    for birds in range(MOST_BIRDS):
        so_many |= shapes >> SIDE_SETS * birds & ALL_SIDES
        sides = sides_among(so_many)
        reach |= (sides >> 1 & 5 | sides << 1 & 10) << DIRECTIONS * birds  # they face each other
    return reach


@compiled
def next_opening(s: Record, at: int, end: int, reach: int) -> int:
    """The next one, from number `at` on, that is within reach (`reach_of`). CHP-12: its cell is
    empty. CHP-13: its card has as many birds; the trunk sets no limit."""
    while at < end:
        shape = TRUNK_SHAPE
        if s.branch.n > 0:
            shape = wide(s.branch.places[at >> 2].form)
        sides = (shape & reach >> DIRECTIONS * (shape >> 4) & 15) >> (at & 3)
        if sides == 0:
            at = (at | 3) + 1  # the next card
        elif sides & 1 and s.branch.grid[cell_at(s, at)] == EMPTY:
            return at
        else:
            at += 1
    return end


@compiled
def cell_at(s: Record, at: int) -> int:
    """The cell that an opening leads to."""
    cell = wide(s.branch.places[at >> 2].cell) if s.branch.n > 0 else wide(TRUNK)
    return cell + wide(STEP[at & 3])


@compiled
def fit_in(s: Record, at: int, shapes: int) -> int:
    """Those of some shapes that may be attached at an opening of `next_opening`. CHP-11: they join
    nothing else. CHP-R17: nothing is attached to a card that is being moved."""
    back, birds = facing(at & 3), MOST_BIRDS
    if s.branch.n > 0:
        place = s.branch.places[at >> 2]
        if s.branch.grid[place.cell] == EMPTY:
            return 0
        birds = birds_of(wide(place.form))
    joining = open_around(s, cell_at(s, at)) & ~(1 << back)
    fitting = wide(WITH_SIDE[back]) & ~wide(WITH_ANY_SIDE[joining])
    return shapes & fitting * wide(BIRDS_UP_TO[birds])


@compiled
def which_fit(s: Record, shapes: int, beyond: int) -> int:
    """Those of some shapes that could be added, attached to `beyond` if that is a cell."""
    found, reach = 0, reach_of(shapes)
    at, end = openings(s, beyond)
    at = next_opening(s, at, end, reach)
    while at < end and found != shapes:
        found |= fit_in(s, at, shapes)
        at = next_opening(s, at + 1, end, reach)
    return found


@compiled
def any_fits(s: Record, shapes: int) -> bool:
    """Whether one of some shapes could be added anywhere."""
    reach = reach_of(shapes)
    at, end = openings(s, NO_CELL)
    at = next_opening(s, at, end, reach)
    while at < end:
        if fit_in(s, at, shapes) != 0:
            return True
        at = next_opening(s, at + 1, end, reach)
    return False


@compiled
def add_places(s: Record, face: int, over: int, beyond: int, out: Any, most: int) -> int:
    """List the cells where a card may be added, attached to `beyond` if that is a cell, stopping at
    `most`; how many."""
    n = 0
    shape = shape_of(s, face, over)
    reach = reach_of(shape)
    at, end = openings(s, beyond)
    at = next_opening(s, at, end, reach)
    while at < end and n < most:
        if fit_in(s, at, shape) != 0:
            out[n] = cell_at(s, at)
            n += 1
        at = next_opening(s, at + 1, end, reach)
    return n


@compiled
def anything_can_be_added(s: Record) -> bool:
    """CHP-23, CHP-R1: whether any face of the deck could be added somewhere."""
    return any_fits(s, wide(s.deck.shapes))
