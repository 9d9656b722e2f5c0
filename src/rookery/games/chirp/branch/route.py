"""The route: the way from the trunk to your card and beyond, and how far a number is boosted
(CHP-14 … CHP-19). Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import push
from ..actions import PLACE
from ..deck import ANYWHERE, END, OFF, ROUTE
from ..record import Record
from ..sets import colour_of
from ..state import FRESH, ON_ROUTE
from ..wide import wide
from .filling import filled, is_end, parent_of, slot_at
from .places import DIRECTIONS, NO_CELL, TRUNK, place_of, step


@compiled
def start_route(s: Record, cell: int) -> None:
    """CHP-14: all places from the trunk to your card, starting at the trunk."""
    route, n, at = s.route, 0, cell
    while at != TRUNK:
        place = s.branch.places[slot_at(s, at)]
        before = wide(place.parent)
        place.mark |= ON_ROUTE
        route.cards[n] = at
        n += 1
        at = before
    route.n = n
    for i in range(n >> 1):
        at = wide(route.cards[i])
        route.cards[i] = route.cards[n - 1 - i]
        route.cards[n - 1 - i] = at
    s.mine = cell
    s.walked = -1
    s.cut = 0


@compiled
def go_to(s: Record, cell: int) -> None:
    """Another place of the route."""
    push(s.route, cell)
    s.branch.places[slot_at(s, cell)].mark |= ON_ROUTE


@compiled
def hangs_beyond(s: Record, cell: int) -> bool:
    """CHP-R12: whether a place was filled by a command of this turn and hangs on the end of the
    route through such places only. A route that is cut has nothing beyond."""
    if not s.branch.fresh or s.cut or s.mine == NO_CELL:
        return False
    end = s.route.cards[s.route.n - 1]
    while filled(s, cell):
        if not s.branch.places[slot_at(s, cell)].mark & FRESH:
            return False
        cell = parent_of(s, cell)
        if cell == end:
            return True
    return False


@compiled
def on_route(s: Record, slot: int) -> bool:
    """CHP-R12: on the way to your card, or beyond it; CHP-19: not on a side that was left behind
    at a fork."""
    place = s.branch.places[slot]
    return bool(place.mark & ON_ROUTE) or hangs_beyond(s, wide(place.cell))


@compiled
def lies_where(s: Record, slot: int, where: int) -> bool:
    """Whether a card lies where a command says: an end card, off the route or not; any card off the
    route; one on it; or any at all."""
    if where == ANYWHERE:
        return True
    if where == ROUTE:
        return on_route(s, slot)
    if where != OFF and not is_end(s, wide(s.branch.places[slot].cell)):
        return False
    return where == END or not on_route(s, slot)


@compiled
def boost(s: Record, face: int) -> int:
    """CHP-19: the number of other cards on the route of the colour of the one being carried
    out."""
    others = -1  # without itself
    for slot in range(s.branch.n):
        place = s.branch.places[slot]
        if place.mark and colour_of(wide(place.face)) == colour_of(face):
            others += on_route(s, slot)
    return others


@compiled
def list_directions(s: Record, out: Any, most: int) -> int:
    """CHP-17: where the walk can go on from the end of the route."""
    n = 0
    if s.cut or s.mine == NO_CELL:
        return n
    end = wide(s.route.cards[s.route.n - 1])
    for direction in range(DIRECTIONS):
        beside = end + step(direction)
        if parent_of(s, beside) == end and s.branch.places[slot_at(s, beside)].mark & FRESH:
            out[n] = PLACE + place_of(beside)
            n += 1
            if n == most:
                return n
    return n
