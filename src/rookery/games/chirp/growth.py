"""Growth, the first half of a turn: what may be chosen, which card, which place (CHP-8, CHP-9).
Compiled."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import NOBODY, Record, note, push
from .actions import CARD, GROW_BY, PLACE
from .branch import AS_MANY, GROWN, add_places, as_places, can_add, fill_place, forget_last_place
from .deck import KINDS
from .events import LAID, PASSED, TOOK_PASS, TOOK_PLUMAGE
from .hands import colour_of, draw_several, leave_openly
from .places import NO_CELL, cell_of, place_of
from .state import (
    EMPTY,
    LAY,
    LAY_PLACE,
    LIST_AT,
    MOST_OPTIONS,
    NONE,
    PASS,
    TARGET,
    TWO_CARDS,
    WITH_DRAW,
    WITH_PLUMAGE,
)
from .wide import constant, wide

CARDS_DRAWN_BY_A_PASS = constant(2)
CARDS_DRAWN_IN_GROWTH = constant(1)
CARDS_LAID_BY_TWO = 2


@compiled
def list_growths(s: Record, out: Any, most: int) -> int:
    """CHP-8: with plumage only while one of the right colour is on the table; CHP-R23: two cards
    only if two can be laid; CHP-R6: a pass always."""
    n = 0
    for growth in range(PASS):
        if n == most:
            return n
        for face in range(KINDS):
            if s.hands[s.current, face] > 0 and may_lay_first(s, growth, face):
                out[n] = GROW_BY + growth
                n += 1
                break
    out[n] = GROW_BY + PASS
    return n + 1


@compiled
def may_lay_first(s: Record, growth: int, face: int) -> bool:
    """Whether a card of the hand may be the first one of a growth."""
    if growth == WITH_PLUMAGE and s.plumage[colour_of(face)] != NOBODY:
        return False
    if not can_add(s, face, AS_MANY, NO_CELL):
        return False
    if growth != TWO_CARDS:
        return True
    places = s.scratch[LIST_AT + 1 : LIST_AT + MOST_OPTIONS]
    n = add_places(s, face, AS_MANY, NO_CELL, places, len(places))
    found = False
    for i in range(n):
        found = found or leaves_a_second(s, face, wide(places[i]))
        places[i] = 0
    return found


@compiled
def leaves_a_second(s: Record, face: int, cell: int) -> bool:
    """CHP-R23: whether another card of the hand could be laid after this one. It is tried, and
    taken back."""
    fill_place(s, face, cell, GROWN)
    s.hands[s.current, face] -= 1
    found = False
    for other in range(KINDS):
        if s.hands[s.current, other] > 0 and can_add(s, other, AS_MANY, NO_CELL):
            found = True
            break
    s.hands[s.current, face] += 1
    s.branch.grid[cell] = EMPTY
    forget_last_place(s)
    return found


@compiled
def lays_the_first_of_two(s: Record) -> bool:
    return bool(s.growth == TWO_CARDS and s.laid.n == 0)


@compiled
def list_cards_to_lay(s: Record, out: Any, most: int) -> int:
    n = 0
    growth = wide(s.growth if s.laid.n == 0 else WITH_DRAW)
    for face in range(KINDS):
        if s.hands[s.current, face] > 0 and may_lay_first(s, growth, face):
            out[n] = CARD + face
            n += 1
            if n == most:
                return n
    return n


@compiled
def list_places_to_lay(s: Record, out: Any, most: int) -> int:
    if not lays_the_first_of_two(s):
        return as_places(add_places(s, wide(s.picked), AS_MANY, NO_CELL, out, most), out)
    found = add_places(s, wide(s.picked), AS_MANY, NO_CELL, out, len(out))
    n = 0
    for i in range(found):
        cell = wide(out[i])
        out[i] = 0
        if leaves_a_second(s, wide(s.picked), cell):
            out[n] = PLACE + place_of(cell)
            n += 1
    return n


@compiled
def choose_growth(s: Record, growth: int) -> None:
    """CHP-8; CHP-9: anything but a pass brings the pass card back to the table."""
    s.growth = growth
    if growth != PASS:
        s.pass_card = NOBODY
        s.phase = LAY


@compiled
def pass_turn(s: Record) -> None:
    """CHP-8d: draw two, and take the pass card if nobody has it. CHP-29: not with a bare trunk."""
    note(s, PASSED, wide(s.current))
    draw_several(s, wide(s.current), CARDS_DRAWN_BY_A_PASS)
    if s.pass_card == NOBODY and s.branch.n > 0:
        s.pass_card = s.current
        note(s, TOOK_PASS, wide(s.current))


@compiled
def lay_card(s: Record, cell: int) -> bool:
    """Lay the picked card; whether growth is complete with it."""
    face = wide(s.picked)
    s.picked = NONE
    leave_openly(s, wide(s.current), face)
    fill_place(s, face, cell, GROWN)
    push(s.laid, cell)
    note(s, LAID, wide(s.current), face, place_of(cell))
    if s.growth == TWO_CARDS and s.laid.n < CARDS_LAID_BY_TWO:
        s.phase = LAY
        return False
    if s.growth == WITH_PLUMAGE:
        s.plumage[colour_of(face)] = s.current
        note(s, TOOK_PLUMAGE, wide(s.current), colour_of(face))
    elif s.growth == WITH_DRAW:
        draw_several(s, wide(s.current), CARDS_DRAWN_IN_GROWTH)
    return True


@compiled
def list_targets(s: Record, out: Any, most: int) -> int:
    """CHP-14: one of the two cards laid."""
    for i in range(s.laid.n):
        out[i] = s.laid.cards[i]
    return as_places(wide(s.laid.n), out)


@compiled
def answer_growth(s: Record, a: int) -> bool:
    """A card or a place for growth; True once it is complete."""
    if s.phase == LAY:
        s.picked = a - CARD
        s.phase = LAY_PLACE
        return False
    if not lay_card(s, cell_of(a - PLACE)):
        return False
    if s.growth == TWO_CARDS:
        s.phase = TARGET
        return False
    return True


@compiled
def forget_growth(s: Record) -> None:
    for i in range(s.laid.n):
        s.laid.cards[i] = 0
    s.laid.n = 0
    s.growth = NONE
