"""Commands that cover, exchange or move cards of the branch: cover, cover_top, move. Compiled."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record, note, pop
from .actions import CARD, PLACE
from .branch import (
    AS_MANY,
    FRESH,
    as_places,
    cover_place,
    empty_place,
    fill_place,
    is_end,
    lay_over,
    parent_of,
    shape_of,
    shapes_that_cover,
    top_card,
    with_shapes,
)
from .deck import (
    ANYWHERE,
    COVER,
    COVER_TOP,
    FEWER,
    MORE,
    OFF,
    ROUTE,
    SAME,
    TO_HAND,
)
from .effect import ask, most_birds, times
from .events import COVERED, EXCHANGED, MOVED
from .hands import colour_of, enter_openly, held, leave_openly, list_cards_or_skip, of_colours
from .openings import add_places
from .places import NO_CELL, TRUNK, cell_of, place_of
from .route import on_route
from .shapes import birds_of, shapes_with_up_to
from .state import (
    COVER_CARD,
    COVER_PLACE,
    DROP,
    EMPTY,
    LIFT,
    LIST_AT,
    NONE,
    TOP_COVER,
)
from .wide import wide


@compiled
def go_on_covering(s: Record) -> bool:
    """One thing after another; a hand card is picked first, then the place."""
    word = s.deck.cards[s.command].word
    if s.part == 0:
        s.part = 1
        s.left = times(s) if word == COVER else s.number
    if s.left == 0:
        return False
    if word == COVER:
        return ask(s, COVER_CARD if s.picked == NONE else COVER_PLACE, wide(s.current))
    if word == COVER_TOP:
        return ask(s, TOP_COVER, wide(s.current))
    return ask(s, LIFT if s.lifted == NO_CELL else DROP, wide(s.current))


@compiled
def covering(s: Record, slot: int) -> int:
    """The shapes that may cover the card of a place: by the rules of covering, and by the words of
    the command (where it lies; with fewer or more birds than it has)."""
    cell = wide(s.branch.places[slot].cell)
    where = s.deck.cards[s.command].where
    if where == ROUTE:
        if not on_route(s, cell):
            return 0
    elif where != ANYWHERE and (not is_end(s, cell) or (where == OFF and on_route(s, cell))):
        return 0
    birds = birds_of(wide(s.branch.places[slot].form))
    compared = s.deck.cards[s.command].who
    shapes = shapes_that_cover(s, slot)
    if compared == FEWER:
        shapes &= shapes_with_up_to(birds - 1)
    if compared == MORE:
        shapes &= ~shapes_with_up_to(birds)
    return shapes


@compiled
def list_covers(s: Record, out: Any, most: int) -> int:
    """Hand cards that could cover something; CHP-R10: or none."""
    cards, few_birds, found = held(s, wide(s.current)), shapes_with_up_to(most_birds(s)), 0
    same = s.deck.cards[s.command].colour == SAME
    for slot in range(s.branch.n):
        left = cards & ~found
        if same:
            left &= of_colours(1 << colour_of(wide(s.branch.places[slot].face)))
        if left:
            found |= with_shapes(s, left, AS_MANY, covering(s, slot) & few_birds)
    return list_cards_or_skip(found, out, most)


@compiled
def list_places_to_cover(s: Record, out: Any, most: int) -> int:
    """Where the picked card fits."""
    return places_it_covers(s, wide(s.picked), s.deck.cards[s.command].colour == SAME, out, most)


@compiled
def places_it_covers(s: Record, face: int, same_colour: bool, out: Any, most: int) -> int:
    n = 0
    shape = shape_of(s, face, AS_MANY)
    for slot in range(s.branch.n):
        if same_colour and colour_of(wide(s.branch.places[slot].face)) != colour_of(face):
            continue
        if covering(s, slot) & shape:
            out[n] = PLACE + place_of(wide(s.branch.places[slot].cell))
            n += 1
            if n == most:
                return n
    return n


@compiled
def cover_with_hand_card(s: Record, cell: int) -> None:
    """Cover, or exchange: then the old card goes to your hand, and what lies under it stays where
    it is (CHP-R16)."""
    face = wide(s.picked)
    s.picked = NONE
    leave_openly(s, wide(s.current), face)
    if s.deck.cards[s.command].to == TO_HAND:
        old = top_card(s, cell)
        note(s, EXCHANGED, wide(s.current), face, place_of(cell), old)
        lay_over(s, face, cell)
        enter_openly(s, wide(s.current), old)
    else:
        note(s, COVERED, wide(s.current), face, place_of(cell))
        cover_place(s, face, cell)


@compiled
def list_places_for_top_cover(s: Record, out: Any, most: int) -> int:
    """Where the top of the discard pile fits."""
    if s.discard.n == 0:
        return 0
    return places_it_covers(s, wide(s.discard.cards[s.discard.n - 1]), False, out, most)


@compiled
def cover_with_top(s: Record, cell: int) -> None:
    face = wide(pop(s.discard))
    note(s, COVERED, wide(s.current), face, place_of(cell))
    cover_place(s, face, cell)


@compiled
def list_lifts(s: Record, out: Any, most: int) -> int:
    """CHP-R17: end cards that have another place to go to; not the one at the trunk."""
    n = 0
    for slot in range(s.branch.n):
        cell = wide(s.branch.places[slot].cell)
        if parent_of(s, cell) != TRUNK and is_end(s, cell) and can_be_moved(s, cell):
            out[n] = PLACE + place_of(cell)
            n += 1
            if n == most:
                return n
    return n


@compiled
def can_be_moved(s: Record, cell: int) -> bool:
    """CHP-R17: the card is lifted first: its new place must be legal without it, and another."""
    room = s.scratch[LIST_AT : LIST_AT + 2]
    found = places_when_lifted(s, cell, room, len(room))
    room[0] = 0
    room[1] = 0
    return found > 0


@compiled
def places_when_lifted(s: Record, cell: int, out: Any, most: int) -> int:
    """The first cells, of at most `most` looked at, where the card of a place may go."""
    face, before = top_card(s, cell), s.branch.grid[cell]
    s.branch.grid[cell] = EMPTY
    found = add_places(s, face, AS_MANY, NO_CELL, out, most)
    s.branch.grid[cell] = before
    n = 0
    for i in range(found):
        other = wide(out[i])
        out[i] = 0
        if other != cell:
            out[n] = other
            n += 1
    return n


@compiled
def list_drops(s: Record, out: Any, most: int) -> int:
    return as_places(places_when_lifted(s, wide(s.lifted), out, len(out)), out)


@compiled
def move_card(s: Record, cell: int) -> None:
    """CHP-R16: what lay under it is discarded. CHP-R17: a route through its old place is cut."""
    old = wide(s.lifted)
    s.lifted = NO_CELL
    face = top_card(s, old)
    note(s, MOVED, wide(s.current), face, place_of(old), place_of(cell))
    empty_place(s, old)
    fill_place(s, face, cell, FRESH)


@compiled
def answer_cover(s: Record, a: int) -> None:
    if s.phase == COVER_CARD:
        s.picked = a - CARD
        return
    if s.phase == LIFT:
        s.lifted = cell_of(a - PLACE)
        return
    s.left -= 1
    if s.phase == COVER_PLACE:
        cover_with_hand_card(s, cell_of(a - PLACE))
    elif s.phase == TOP_COVER:
        cover_with_top(s, cell_of(a - PLACE))
    else:
        move_card(s, cell_of(a - PLACE))
