"""The route: the way from the trunk to your card and beyond, and how far a number is boosted
(CHP-14 … CHP-19). Compiled."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record
from .actions import PLACE
from .branch import filled, parent_of, slot_at, top_card
from .hands import colour_of
from .places import DIRECTIONS, NO_CELL, STEP, TRUNK, place_of
from .wide import wide


@compiled
def start_route(s: Record, cell: int) -> None:
    """CHP-14: all places from the trunk to your card, starting at the trunk."""
    length = 0
    at = cell
    while at != TRUNK:
        length += 1
        at = parent_of(s, at)
    s.route.n = length
    at = cell
    while at != TRUNK:
        length -= 1
        s.route.cards[length] = at
        at = parent_of(s, at)
    s.mine = cell
    s.walked = -1
    s.cut = 0


@compiled
def hangs_beyond(s: Record, cell: int) -> bool:
    """CHP-R12: whether a place was filled by a command of this turn and hangs on the end of the
    route through such places only. A route that is cut has nothing beyond."""
    if s.cut or s.mine == NO_CELL:
        return False
    end = s.route.cards[s.route.n - 1]
    while filled(s, cell):
        if not s.branch.places[slot_at(s, cell)].fresh:
            return False
        cell = parent_of(s, cell)
        if cell == end:
            return True
    return False


@compiled
def on_route(s: Record, cell: int) -> bool:
    """CHP-R12: on the way to your card, or beyond it; CHP-19: not on a side that was left behind
    at a fork."""
    for i in range(s.route.n):
        if s.route.cards[i] == cell:
            return True
    return hangs_beyond(s, cell)


@compiled
def boost(s: Record) -> int:
    """CHP-19: the number of other cards on the route of the colour of the one being carried
    out."""
    here = wide(s.route.cards[s.walked])
    colour = colour_of(top_card(s, here))
    others = 0
    for i in range(s.route.n):
        cell = wide(s.route.cards[i])
        if cell != here and colour_of(top_card(s, cell)) == colour:
            others += 1
    for slot in range(s.branch.n):
        if s.branch.places[slot].fresh and colour_of(s.branch.places[slot].face) == colour:
            others += hangs_beyond(s, wide(s.branch.places[slot].cell))
    return others


@compiled
def list_directions(s: Record, out: Any, most: int) -> int:
    """CHP-17: where the walk can go on from the end of the route."""
    n = 0
    if s.cut or s.mine == NO_CELL:
        return n
    end = s.route.cards[s.route.n - 1]
    for direction in range(DIRECTIONS):
        beside = wide(end + STEP[direction])
        if parent_of(s, beside) == end and s.branch.places[slot_at(s, beside)].fresh:
            out[n] = PLACE + place_of(beside)
            n += 1
            if n == most:
                return n
    return n
