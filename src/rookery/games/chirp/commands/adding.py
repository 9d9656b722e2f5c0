"""Commands that add cards to the branch: add, add_top. Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import note
from ..actions import CARD, PLACE
from ..branch.filling import fill_place, shapes_of, with_shapes
from ..branch.openings import which_fit
from ..branch.places import NO_CELL, NOWHERE, cell_of, place_of
from ..deck import ADD, FROM_STOCK, MINE
from ..events import LAID, TURNED_UP
from ..hands import list_cards_or_skip, turn_up
from ..record import Record
from ..state import ADD_CARD, ADD_PLACE, FRESH, NONE, TOP_ADD
from ..wide import wide
from .effect import ask, cards_meant, meant, take_for_branch, times


@compiled
def go_on_adding(s: Record) -> bool:
    """One card after another: from hand, or from the top of a pile."""
    word = s.deck.cards[s.command].word
    if s.part == 0:
        s.part = 1
        s.left = times(s) if word == ADD else s.number
    if s.left == 0:
        return False
    if word == ADD:
        return ask(s, ADD_CARD if s.picked == NONE else ADD_PLACE, wide(s.current))
    if s.deck.cards[s.command].who == FROM_STOCK and not turn_up_to_add(s):
        return False
    return ask(s, TOP_ADD, wide(s.current))


@compiled
def turn_up_to_add(s: Record) -> bool:
    """The top of the stock, face up: it lies on the discard pile until it is added. CHP-R18: the
    last one of all stays there."""
    face = turn_up(s)
    if face == NONE:
        return False
    note(s, TURNED_UP, wide(s.current), face)
    return not s.ran_out


@compiled
def over(s: Record) -> int:
    """How many birds more than its neighbour a card may show (CHP-13)."""
    return meant(s, wide(s.deck.cards[s.command].then))


@compiled
def attached_to(s: Record) -> int:
    """The cell that a card has to be attached to, NO_CELL for any, NOWHERE if your card is gone."""
    if s.deck.cards[s.command].where != MINE:
        return NO_CELL
    return NOWHERE if s.mine == NO_CELL else wide(s.mine)


@compiled
def list_additions(s: Record, out: Any, most: int) -> int:
    """Hand cards that the command allows and that fit somewhere; CHP-R10: or none."""
    cards, forgiven = cards_meant(s), over(s)
    fitting = which_fit(s, shapes_of(s, cards, forgiven), attached_to(s))
    return list_cards_or_skip(with_shapes(s, cards, forgiven, fitting), out, most)


@compiled
def answer_add(s: Record, a: int) -> None:
    if s.phase == ADD_CARD:
        s.picked = a - CARD
        return
    s.left -= 1
    face, cell = take_for_branch(s), cell_of(a - PLACE)
    fill_place(s, face, cell, FRESH)
    note(s, LAID, wide(s.current), face, place_of(cell))


@compiled
def adding_cannot(s: Record) -> None:
    """CHP-R9: a card that does not fit ends the command, if it is the top of the discard pile; one
    from the stock stays discarded, and the next is turned up."""
    if s.phase == TOP_ADD and s.deck.cards[s.command].who == FROM_STOCK:
        s.left -= 1
    else:
        s.left = 0
