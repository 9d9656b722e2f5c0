"""Growth, the first half of a turn: what may be chosen, which card, which place (CHP-8, CHP-9).
Compiled."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import NOBODY, Record, note, push
from .actions import CARD, GROW_BY, PLACE
from .branch import AS_MANY, GROWN, as_places, fill_place, forget_last_place, shape_of, with_shapes
from .deck import COLOURS
from .events import LAID, PASSED, TOOK_PASS, TOOK_PLUMAGE
from .hands import (
    colour_of,
    draw_several,
    held,
    held_twice,
    leave_openly,
    list_cards,
    lowest,
    of_colours,
)
from .openings import (
    add_places,
    any_fits,
    cell_at,
    fit_in,
    next_opening,
    openings,
    reach_of,
    which_fit,
)
from .places import NO_CELL, cell_of, place_of
from .state import (
    EMPTY,
    LAY,
    LAY_PLACE,
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
    hand, twice, plumed = shapes_in_hand(s)
    fitting = which_fit(s, hand, NO_CELL)
    n = 0
    if fitting & plumed:
        out[n] = GROW_BY + WITH_PLUMAGE
        n += 1
    if fitting != 0:
        out[n] = GROW_BY + WITH_DRAW
        n += 1
        if n < most and two_can_be_laid(s, fitting, hand, twice):
            out[n] = GROW_BY + TWO_CARDS
            n += 1
    out[n] = GROW_BY + PASS
    return n + 1


@compiled
def shapes_in_hand(s: Record) -> tuple[int, int, int]:
    """The shapes of the hand's cards; those of them that it holds more than once; and those whose
    plumage is on the table."""
    seat = wide(s.current)
    cards, pairs = held(s, seat), held_twice(s, seat)
    once, twice, plumed = 0, 0, 0
    while cards:
        face = lowest(cards)
        cards &= cards - 1
        shape = shape_of(s, face, AS_MANY)
        twice |= shape if pairs >> face & 1 else once & shape
        once |= shape
        if s.plumage[colour_of(face)] == NOBODY:
            plumed |= shape
    return once, twice, plumed


@compiled
def two_can_be_laid(s: Record, fitting: int, hand: int, twice: int) -> bool:
    """CHP-R23: whether a card of the hand leaves a place for another."""
    cards = with_shapes(s, held(s, wide(s.current)), AS_MANY, fitting)
    while cards:
        face = lowest(cards)
        cards &= cards - 1
        if may_be_first_of_two(s, face, hand & ~shape_of(s, face, AS_MANY) | twice):
            return True
    return False


@compiled
def may_be_first_of_two(s: Record, face: int, rest: int) -> bool:
    """Whether there is a place for a card after which one of the others, by their shapes, could be
    laid."""
    shape = shape_of(s, face, AS_MANY)
    reach = reach_of(shape)
    at, end = openings(s, NO_CELL)
    at = next_opening(s, at, end, reach)
    while at < end:
        if fit_in(s, at, shape) and leaves_a_second(s, face, cell_at(s, at), rest):
            return True
        at = next_opening(s, at + 1, end, reach)
    return False


@compiled
def leaves_a_second(s: Record, face: int, cell: int, rest: int) -> bool:
    """CHP-R23: whether one of the other cards, by their shapes, could be laid after this one. It is
    tried, and taken back."""
    fill_place(s, face, cell, GROWN)
    found = any_fits(s, rest)
    s.branch.grid[cell] = EMPTY
    forget_last_place(s)
    return found


@compiled
def lays_the_first_of_two(s: Record) -> bool:
    return bool(s.growth == TWO_CARDS and s.laid.n == 0)


@compiled
def list_cards_to_lay(s: Record, out: Any, most: int) -> int:
    """Cards that fit; with plumage those whose plumage is there; CHP-R23: of two, those that leave
    a place for another."""
    hand, twice, _ = shapes_in_hand(s)
    fitting = which_fit(s, hand, NO_CELL)
    cards = with_shapes(s, held(s, wide(s.current)), AS_MANY, fitting)
    if s.growth == WITH_PLUMAGE:
        return list_cards(cards & of_colours(free_plumage(s)), out, most)
    if not lays_the_first_of_two(s):
        return list_cards(cards, out, most)
    n = 0
    while cards and n < most:
        face = lowest(cards)
        cards &= cards - 1
        if may_be_first_of_two(s, face, hand & ~shape_of(s, face, AS_MANY) | twice):
            out[n] = CARD + face
            n += 1
    return n


@compiled
def free_plumage(s: Record) -> int:
    """The colours whose plumage is on the table, as a set."""
    colours = 0
    for colour in range(len(COLOURS)):
        if s.plumage[colour] == NOBODY:
            colours |= 1 << colour
    return colours


@compiled
def list_places_to_lay(s: Record, out: Any, most: int) -> int:
    face = wide(s.picked)
    if not lays_the_first_of_two(s):
        return as_places(add_places(s, face, AS_MANY, NO_CELL, out, most), out)
    found = add_places(s, face, AS_MANY, NO_CELL, out, len(out))
    hand, twice, _ = shapes_in_hand(s)
    rest = hand & ~shape_of(s, face, AS_MANY) | twice
    n = 0
    for i in range(found):
        cell = wide(out[i])
        out[i] = 0
        if leaves_a_second(s, face, cell, rest):
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
