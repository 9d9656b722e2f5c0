"""Readable positions: how the branch is joined, what they leave out, and what belongs together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.compile.twin import call_plainly
from ...core.positions import NO_SEAT, amiss, shuffle_in, wrongs
from ...core.records import NOBODY, push
from .branch.places import DIRECTIONS, NO_CELL, PLACES, TRUNK, facing, place_of, step
from .deck import COLOURS, FACES, KINDS
from .record import Record
from .sets import how_many
from .state import (
    ADD_PLACE,
    AROUND,
    COVER_PLACE,
    FORK,
    FRESH,
    GROWTH_PHASES,
    LAY,
    LAY_PLACE,
    LAYOUT,
    NONE,
    ON_ROUTE,
    PHASES,
    TRUNK_SHAPE,
    VIEWERS,
    copies,
    in_grid,
    is_empty,
    loose_side,
    slot_in,
)
from .wide import wide

WRONG = wrongs(
    LAYOUT,
    {
        "cards": {"face": FACES, "placed": None, "there": None},
        "twice": {"place": PLACES},
        "joins_two": {"place": PLACES},
        "both_sides": {},
        "loose": {"place": PLACES},
        "plumage": {},
        "command": {"phase": PHASES},
        "growth": {},
        "picked": {},
        "not_picked": {"phase": PHASES},
        "route": {"place": PLACES},
        "order": {"place": PLACES, "before": PLACES},
        "known": {},
    },
    ("CHP-4", "CHP-10", "CHP-11", "CHP-12", "CHP-29"),
)
(
    TOO_MANY, TWICE, JOINS_TWO, BOTH_SIDES, LOOSE, PLUMAGE_WRONG, COMMAND_WRONG, GROWTH_WRONG,
    PICKED_WRONG, NOT_PICKED, ROUTE_WRONG, ORDER_WRONG, KNOWN_WRONG,
) = range(13)  # fmt: skip
NO_CLAUSE, C4, C10, C11, C12, C29 = range(6)
BRANCH, PLUMAGE, COMMAND, GROWTH, PICKED, ROUTE, KNOWN, CURRENT = (
    LAYOUT.at(name)
    for name in (
        "branch", "plumage", "command", "growth", "picked", "route", "known", "current",
    )
)  # fmt: skip


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """Cards that a position does not place lie in the stock, shuffled, below those that it does.
    The turn is the decider's, unless it says otherwise."""
    if not regrow(s, wrong):
        return False
    missing, there = s.scratch, copies(s.players)
    count_cards(s, missing)
    for face in range(KINDS):
        if missing[face] > there:
            return amiss(wrong, C4, TOO_MANY, 0, NO_SEAT, face, missing[face], there)
        missing[face] = there - missing[face]
    shuffle_in(s.stock, missing, KINDS, 0, s.rng)
    if not given[CURRENT]:
        s.current = s.turn
    for seat in range(s.players):
        birds = 0
        for face in range(KINDS):
            birds += how_many(s.piles[seat], face) * s.deck.cards[face].birds
        s.scores[seat] = birds
    return turn_makes_sense(s, wrong) and knowledge_makes_sense(s, wrong)


@compiled
def count_cards(s: Record, total: Any) -> None:
    """Add how many of each face there are, wherever they lie."""
    for seat in range(s.players):
        for face in range(KINDS):
            total[face] += how_many(s.hands[seat], face) + how_many(s.piles[seat], face)
    branch = s.branch
    for i in range(branch.n):
        total[branch.places[i].face] += 1
    for i in range(branch.under_n):
        total[branch.under_face[i]] += 1
    for i in range(s.stock.n):
        total[s.stock.cards[i]] += 1
    for i in range(s.discard.n):
        total[s.discard.cards[i]] += 1


def components(s: Record) -> Counter[str]:
    total = np.zeros(KINDS, np.int64)
    call_plainly(count_cards, s, total)
    return Counter(dict(zip(FACES, total.tolist(), strict=True)))


# --- The branch ---------------------------------------------------------------------------------


@compiled
def regrow(s: Record, wrong: Any) -> bool:
    """Put the cards of the branch into the grid, and find out how they hang together."""
    branch = s.branch
    branch.fresh = 0
    for i in range(branch.n):
        place = branch.places[i]
        cell, form = place.cell, s.deck.form[place.face]
        if not is_empty(branch.grid[cell]):
            return amiss(wrong, C12, TWICE, BRANCH, NO_SEAT, place_of(cell))
        place.form, place.parent = form, NO_CELL
        branch.grid[cell] += in_grid(i, form)
        branch.fresh |= place.mark & FRESH
        for direction in range(DIRECTIONS):
            open_here = form >> direction & 1
            branch.grid[cell + step(direction)] |= open_here << AROUND + facing(direction)
    if not find_parents(s, wrong):
        return False
    find_loose_sides(s)
    return True


@compiled
def find_parents(s: Record, wrong: Any) -> bool:
    """Follow the branch from the trunk: every place must hang on it in one way only."""
    branch, waiting = s.branch, s.scratch
    waiting[0] = TRUNK
    n, at, on_trunk = 1, 0, 0
    while at < n:
        cell = waiting[at]
        own = branch.grid[cell]
        before = NO_CELL if cell == TRUNK else branch.places[slot_in(own)].parent
        for direction in range(DIRECTIONS):
            beside = cell + step(direction)
            other = branch.grid[beside]
            joined = own >> direction & other >> facing(direction) & 1
            if not joined or beside == before:
                continue
            if beside == TRUNK or branch.places[slot_in(other)].parent != NO_CELL:
                return amiss(wrong, C11, JOINS_TWO, BRANCH, NO_SEAT, place_of(beside))
            branch.places[slot_in(other)].parent = cell
            on_trunk += cell == TRUNK
            waiting[n] = beside
            n += 1
        at += 1
    for i in range(n):
        waiting[i] = 0
    if on_trunk > 1:
        return amiss(wrong, C10, BOTH_SIDES, BRANCH, NO_SEAT)
    for i in range(branch.n):
        if branch.places[i].parent == NO_CELL:
            place = place_of(branch.places[i].cell)
            return amiss(wrong, C11, LOOSE, BRANCH, NO_SEAT, place)
    return True


@compiled
def find_loose_sides(s: Record) -> None:
    """All that nothing is joined to; the trunk's, if nothing is (CHP-10)."""
    s.branch.loose.n = 0
    if s.branch.n == 0:
        add_loose_sides(s, TRUNK, TRUNK_SHAPE)
    for i in range(s.branch.n):
        add_loose_sides(s, s.branch.places[i].cell, s.branch.places[i].form)


@compiled
def add_loose_sides(s: Record, cell: int, form: int) -> None:
    free = form & ~(s.branch.grid[cell] >> AROUND)
    for direction in range(DIRECTIONS):
        if free >> direction & 1:
            push(s.branch.loose, loose_side(cell, direction, form))


# --- The turn -----------------------------------------------------------------------------------


@compiled
def turn_makes_sense(s: Record, wrong: Any) -> bool:
    """What belongs together in a position in mid-turn."""
    if s.branch.n == 0:
        taken = s.pass_card != NOBODY
        for colour in range(len(COLOURS)):
            taken = taken or s.plumage[colour] != NOBODY
        if taken:
            return amiss(wrong, C29, PLUMAGE_WRONG, PLUMAGE, NO_SEAT)
    if (s.command == NONE) != (s.phase in GROWTH_PHASES or s.phase == FORK):
        return amiss(wrong, NO_CLAUSE, COMMAND_WRONG, COMMAND, NO_SEAT, s.phase)
    if s.phase in (LAY, LAY_PLACE) and s.growth == NONE:
        return amiss(wrong, NO_CLAUSE, GROWTH_WRONG, GROWTH, NO_SEAT)
    if s.phase in (LAY_PLACE, COVER_PLACE, ADD_PLACE):
        if s.picked == NONE or how_many(s.hands[s.turn], s.picked) == 0:
            return amiss(wrong, NO_CLAUSE, PICKED_WRONG, PICKED, NO_SEAT)
    elif s.picked != NONE:
        return amiss(wrong, NO_CLAUSE, NOT_PICKED, PICKED, NO_SEAT, s.phase)
    grid, before = s.branch.grid, TRUNK
    for i in range(s.laid.n):
        if slot_in(grid[s.laid.cards[i]]) < 0:
            return amiss(wrong, NO_CLAUSE, ROUTE_WRONG, ROUTE, NO_SEAT, place_of(s.laid.cards[i]))
    for i in range(s.route.n):
        cell = s.route.cards[i]
        slot = slot_in(grid[cell])
        if slot < 0:
            return amiss(wrong, NO_CLAUSE, ROUTE_WRONG, ROUTE, NO_SEAT, place_of(cell))
        place = s.branch.places[slot]
        if place.parent != before:
            after, first = place_of(cell), place_of(before)
            return amiss(wrong, NO_CLAUSE, ORDER_WRONG, ROUTE, NO_SEAT, after, first)
        place.mark |= ON_ROUTE
        before = cell
    return True


@compiled
def knowledge_makes_sense(s: Record, wrong: Any) -> bool:
    """Nobody knows of cards in a hand that are not there."""
    for viewer in range(VIEWERS):
        for seat in range(s.players):
            known, hand = s.known[viewer, seat], s.hands[seat]
            once = wide(known.once) & ~wide(hand.once)
            if once or wide(known.twice) & ~wide(hand.twice):
                return amiss(wrong, NO_CLAUSE, KNOWN_WRONG, KNOWN, NO_SEAT)
    return True
