"""Commands that cover, exchange or move cards of the branch: cover, cover_top, move. Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import note
from ..actions import CARD, PLACE
from ..branch.filling import (
    AS_MANY,
    empty_place,
    fill_place,
    is_end,
    keep_under,
    lay_over,
    shape_of,
    shapes_that_cover,
    top_card,
    turn_sides,
    with_shapes,
)
from ..branch.openings import FROM_THE_FIRST, any_fits
from ..branch.places import NO_CELL, TRUNK, cell_of, place_of
from ..branch.route import lies_where
from ..branch.shapes import ONE_BIRD, birds_of, sides_of, with_birds_up_to
from ..deck import (
    COVER,
    COVER_TOP,
    FEWER,
    MORE,
    SAME,
    TO_HAND,
)
from ..events import COVERED, EXCHANGED, MOVED
from ..hands import enter_openly, held, list_cards_or_skip
from ..record import Record
from ..sets import colour_of, of_colours
from ..state import (
    COVER_CARD,
    COVER_PLACE,
    DROP,
    FRESH,
    LIFT,
    NONE,
    TOP_COVER,
)
from ..wide import wide
from .effect import ask, most_birds, take_for_branch, times


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
    if not lies_where(s, slot, wide(s.deck.cards[s.command].where)):
        return 0
    birds = birds_of(wide(s.branch.places[slot].form))
    compared = s.deck.cards[s.command].who
    shapes = shapes_that_cover(s, slot)
    if compared == FEWER:
        shapes &= with_birds_up_to(birds - 1, ONE_BIRD)
    if compared == MORE:
        shapes &= ~with_birds_up_to(birds, ONE_BIRD)
    return shapes


@compiled
def list_covers(s: Record, out: Any, most: int) -> int:
    """Hand cards that could cover something; CHP-R10: or none."""
    cards, few_birds, found = held(s, wide(s.current)), with_birds_up_to(most_birds(s), ONE_BIRD), 0
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
    """Where the picked card fits, or the top of the discard pile."""
    n = 0
    face = wide(s.picked)
    if s.phase == TOP_COVER:
        if s.discard.n == 0:
            return n
        face = wide(s.discard.cards[s.discard.n - 1])
    shape = shape_of(s, face, AS_MANY)
    same = s.phase == COVER_PLACE and s.deck.cards[s.command].colour == SAME
    for slot in range(s.branch.n):
        if same and colour_of(wide(s.branch.places[slot].face)) != colour_of(face):
            continue
        if covering(s, slot) & shape:
            out[n] = PLACE + place_of(wide(s.branch.places[slot].cell))
            n += 1
            if n == most:
                return n
    return n


@compiled
def cover(s: Record, cell: int) -> None:
    """Cover a card, with one of your hand or the top of the discard pile: it stays where it is,
    under the new one. Or exchange it: then it goes to your hand, and what lies under it stays where
    it is (CHP-R16)."""
    exchange = s.phase == COVER_PLACE and s.deck.cards[s.command].to == TO_HAND
    old, face = top_card(s, cell), take_for_branch(s)
    if exchange:
        note(s, EXCHANGED, wide(s.current), face, place_of(cell), old)
    else:
        note(s, COVERED, wide(s.current), face, place_of(cell))
        keep_under(s, old, cell)
    lay_over(s, face, cell)
    if exchange:
        enter_openly(s, wide(s.current), old)


@compiled
def list_lifts(s: Record, out: Any, most: int) -> int:
    """CHP-R17: end cards that have another place to go to; not the one at the trunk."""
    n = 0
    for slot in range(s.branch.n):
        cell = wide(s.branch.places[slot].cell)
        if s.branch.places[slot].parent != TRUNK and is_end(s, cell) and can_be_moved(s, slot):
            out[n] = PLACE + place_of(cell)
            n += 1
            if n == most:
                return n
    return n


@compiled
def can_be_moved(s: Record, slot: int) -> bool:
    """CHP-R17: the card is lifted first: its new place must be another, and legal without it."""
    cell, form = wide(s.branch.places[slot].cell), wide(s.branch.places[slot].form)
    turn_sides(s, cell, sides_of(form))
    found = any_fits(s, 1 << form, FROM_THE_FIRST)
    turn_sides(s, cell, sides_of(form))
    return found


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
    if s.phase == DROP:
        move_card(s, cell_of(a - PLACE))
    else:
        cover(s, cell_of(a - PLACE))
