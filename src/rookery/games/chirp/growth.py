"""Growth, the first half of a turn: what may be chosen, which card, which place (CHP-8, CHP-9).
Compiled."""

from __future__ import annotations

from typing import Any

from ...core.bits import lowest_bit
from ...core.compile import compiled
from ...core.records import NOBODY, note, push
from .actions import CARD, GROW_BY, PLACE
from .branch.filling import (
    AS_MANY,
    GROWN,
    as_places,
    fill_place,
    forget_loose,
    lift,
    list_loose_sides,
    put_down,
    shape_of,
    shapes_of,
    with_shapes,
)
from .branch.openings import FROM_THE_FIRST, any_fits, fit_in, which_fit
from .branch.places import NO_CELL, cell_of, place_of
from .deck import COLOURS
from .events import LAID, PASSED, TOOK_PASS, TOOK_PLUMAGE
from .hands import held, leave_openly, list_cards
from .record import Record
from .sets import colour_of, of_colours
from .state import (
    GROW,
    LAY,
    LAY_PLACE,
    NONE,
    PASS,
    TARGET,
    TWO_CARDS,
    WITH_DRAW,
    WITH_PLUMAGE,
    cell_behind,
)
from .wide import wide

CARDS_DRAWN_BY_A_PASS = 2
CARDS_DRAWN_IN_GROWTH = 1
CARDS_LAID_BY_TWO = 2
PASS_OR_DRAW = 2
"""Where so many options are enough to know, those to lay two cards are not looked for."""


@compiled
def list_growth(s: Record, out: Any, most: int) -> int:
    """The ways to grow, or the cards to lay: both ask which of the hand fit, and of which two."""
    hand, twice, plumed = shapes_in_hand(s)
    fitting = which_fit(s, hand, NO_CELL)
    firsts = 0
    if lays_the_first_of_two(s) or (s.phase == GROW and most > PASS_OR_DRAW):
        firsts = firsts_of_two(s, fitting, hand, twice)
    if s.phase == GROW:
        return list_ways_to_grow(fitting, plumed, firsts, out)
    if lays_the_first_of_two(s):
        fitting = firsts
    cards = with_shapes(s, held(s, wide(s.current)), AS_MANY, fitting)
    if s.growth == WITH_PLUMAGE:
        cards &= of_colours(free_plumage(s))
    return list_cards(cards, out, most)


@compiled
def list_ways_to_grow(fitting: int, plumed: int, firsts: int, out: Any) -> int:
    """CHP-8: with plumage only while one of the right colour is on the table; CHP-R23: two cards
    only if two can be laid; CHP-R6: a pass always."""
    n = 0
    if fitting & plumed:
        out[n] = GROW_BY + WITH_PLUMAGE
        n += 1
    if fitting:
        out[n] = GROW_BY + WITH_DRAW
        n += 1
    if firsts:
        out[n] = GROW_BY + TWO_CARDS
        n += 1
    out[n] = GROW_BY + PASS
    return n + 1


@compiled
def shapes_in_hand(s: Record) -> tuple[int, int, int]:
    """The shapes of the hand's cards; those of them that it holds more than once; and those whose
    plumage is on the table."""
    seat = wide(s.current)
    cards, pairs = held(s, seat), wide(s.hands[seat].twice)
    once, twice, plumed = 0, 0, 0
    while cards:
        face = lowest_bit(cards)
        cards &= cards - 1
        shape = shape_of(s, face, AS_MANY)
        twice |= shape if pairs >> face & 1 else once & shape
        once |= shape
        if s.plumage[colour_of(face)] == NOBODY:
            plumed |= shape
    return once, twice, plumed


@compiled
def firsts_of_two(s: Record, shapes: int, hand: int, twice: int) -> int:
    """CHP-R23: those of some shapes that leave a place for another of the hand. Whoever may choose
    how to grow wants to know whether there is one."""
    found, i = 0, 0
    while i < s.branch.loose.n and found != shapes:
        side = wide(s.branch.loose.cards[i])
        fitting = fit_in(s, side, shapes & ~found)
        while fitting:
            form = lowest_bit(fitting)
            fitting &= fitting - 1
            if leaves_a_second(s, form, cell_behind(side), hand, twice):
                found |= 1 << form
                if s.phase == GROW:
                    return found
        i += 1
    return found


@compiled
def leaves_a_second(s: Record, form: int, cell: int, hand: int, twice: int) -> bool:
    """Whether one of the other cards of the hand, by their shapes, could be laid after one. It is
    tried, and taken back. (The side that it is attached to stays in the list meanwhile: the cell
    that it leads to is not empty. CHP-10: those of the trunk are not looked at.)"""
    before = wide(s.branch.loose.n)
    first = before if s.branch.n == 0 else FROM_THE_FIRST
    put_down(s, wide(s.branch.n), form, cell)
    list_loose_sides(s, form, cell)
    found = any_fits(s, hand & ~(1 << form) | twice, first)
    lift(s, cell)
    forget_loose(s, before)
    return found


@compiled
def can_start(s: Record, seat: int) -> bool:
    """CHP-R26: whether a seat holds a card for the bare trunk."""
    return which_fit(s, shapes_of(s, held(s, seat), AS_MANY), NO_CELL) != 0


@compiled
def lays_the_first_of_two(s: Record) -> bool:
    return bool(s.growth == TWO_CARDS and s.laid.n == 0)


@compiled
def free_plumage(s: Record) -> int:
    """The colours whose plumage is on the table, as a set."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.plumage[colour] == NOBODY:
            colours |= 1 << colour
    return colours


@compiled
def leave_a_second(s: Record, found: int, out: Any) -> int:
    """CHP-R23: of the listed cells for the picked card, those that leave a place for another."""
    hand, twice, _ = shapes_in_hand(s)
    form = wide(s.deck.form[s.picked])
    n = 0
    for i in range(found):
        cell = wide(out[i])
        out[i] = 0
        if leaves_a_second(s, form, cell, hand, twice):
            out[n] = cell
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
    """CHP-8d: draw two."""
    note(s, PASSED, wide(s.current))
    s.to_draw = CARDS_DRAWN_BY_A_PASS


@compiled
def take_pass_card(s: Record) -> None:
    """CHP-8d: after a pass, if nobody has it. CHP-29: not with a bare trunk."""
    if s.growth == PASS and s.pass_card == NOBODY and s.branch.n > 0:
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
        s.to_draw = CARDS_DRAWN_IN_GROWTH
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
