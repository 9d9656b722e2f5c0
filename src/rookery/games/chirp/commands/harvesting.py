"""Commands that take cards off the branch, or put them on a scoring pile: pluck, prune, bank.
Compiled."""

from __future__ import annotations

from typing import Any

from ....core.compile import compiled
from ....core.records import note, push
from ..actions import CARD, PLACE
from ..branch.filling import (
    discard_beyond,
    empty_place,
    joined_to,
    look_for_bare_trunk,
    parent_of,
    places_beyond,
    remove_from,
    top_card,
)
from ..branch.places import cell_of, place_of, towards
from ..branch.route import lies_where
from ..branch.shapes import birds_of
from ..deck import BANK, PAID, PLUCK, TO_DISCARD, TO_HAND
from ..events import HARVESTED, PICKED_UP, REMOVED
from ..hands import discard_from_hand, enter_openly, held, list_cards_or_skip
from ..record import Record
from ..scoring import bank_from_hand, look_for_thirty, put_on_pile
from ..sets import colour_of, of_colours
from ..state import BANK_CARD, PLUCK_PLACE, PRICE, PRUNE_PLACE
from ..wide import wide
from .effect import ask, cards_meant, colour_fits, most_birds, times


@compiled
def go_on_harvesting(s: Record) -> bool:
    word = s.deck.cards[s.command].word
    if word == PLUCK:
        return go_on_plucking(s)
    if s.part == 0:
        s.part = 1
        s.left = times(s)
    return s.left > 0 and ask(s, BANK_CARD if word == BANK else PRUNE_PLACE, wide(s.current))


@compiled
def go_on_plucking(s: Record) -> bool:
    """Remove, take or harvest end cards; a colour may have to be paid for first."""
    if s.part == 0:
        if s.deck.cards[s.command].colour == PAID:
            return ask(s, PRICE, wide(s.current))
        s.part = 1
        s.left = times(s)
    return s.left > 0 and ask(s, PLUCK_PLACE, wide(s.current))


@compiled
def may_be_plucked(s: Record, slot: int, colour: int) -> bool:
    """A card where the command says, with few enough birds, of the colour asked for; `colour` is
    the one paid."""
    place = s.branch.places[slot]
    face = wide(place.face)
    where = s.deck.cards[s.command].where
    if birds_of(wide(place.form)) > most_birds(s) or not lies_where(s, slot, wide(where)):
        return False
    if s.deck.cards[s.command].colour == PAID:
        return bool(colour_of(face) == colour)
    return colour_fits(s, colour_of(face))


@compiled
def list_prices(s: Record, out: Any, most: int) -> int:
    """CHP-R24: the colour paid must be one in which there is a card to harvest."""
    colours = 0
    for slot in range(s.branch.n):
        colour = colour_of(wide(s.branch.places[slot].face))
        if may_be_plucked(s, slot, colour):
            colours |= 1 << colour
    return list_cards_or_skip(held(s, wide(s.current)) & of_colours(colours), out, most)


@compiled
def list_plucks(s: Record, out: Any, most: int) -> int:
    n = 0
    for slot in range(s.branch.n):
        if may_be_plucked(s, slot, wide(s.tally)):
            out[n] = PLACE + place_of(wide(s.branch.places[slot].cell))
            n += 1
            if n == most:
                return n
    return n


@compiled
def pluck(s: Record, cell: int) -> None:
    """Take a card off the branch: cards under it are discarded (CHP-27, CHP-R16), then what hung on
    it is cut off. At last it comes into your hand or onto your scoring pile."""
    face, to = top_card(s, cell), s.deck.cards[s.command].to
    beyond = joined_to(s, cell) & ~(1 << towards(cell, parent_of(s, cell)))
    empty_place(s, cell)
    if to == TO_DISCARD:
        push(s.discard, face)
        note(s, REMOVED, wide(s.current), face, place_of(cell))
    elif to == TO_HAND:
        note(s, PICKED_UP, wide(s.current), face, place_of(cell))
    else:
        note(s, HARVESTED, wide(s.current), face, place_of(cell))
    discard_beyond(s, cell, beyond)
    look_for_bare_trunk(s)
    if to == TO_HAND:
        enter_openly(s, wide(s.current), face)
    elif to != TO_DISCARD:
        put_on_pile(s, wide(s.current), face)


@compiled
def list_prunings(s: Record, out: Any, most: int) -> int:
    """A card and all beyond it, at most (N) places altogether (CHP-R24)."""
    n = 0
    for slot in range(s.branch.n):
        cell = wide(s.branch.places[slot].cell)
        if places_beyond(s, cell) <= s.number:
            out[n] = PLACE + place_of(cell)
            n += 1
            if n == most:
                return n
    return n


@compiled
def list_cards_to_bank(s: Record, out: Any, most: int) -> int:
    return list_cards_or_skip(cards_meant(s), out, most)


@compiled
def answer_harvest(s: Record, a: int) -> None:
    if s.phase == PRICE:
        discard_from_hand(s, wide(s.current), a - CARD)
        s.tally = colour_of(a - CARD)
        s.part = 1
        s.left = times(s)
        return
    s.left -= 1
    if s.phase == BANK_CARD:
        bank_from_hand(s, a - CARD)
    elif s.phase == PRUNE_PLACE:
        remove_from(s, cell_of(a - PLACE))
    else:
        pluck(s, cell_of(a - PLACE))
    look_for_thirty(s)
