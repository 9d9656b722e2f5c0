"""Hands, and who knows what of them; the stock and the discard pile. Compiled.

`known[viewer, seat]` counts the cards that a viewer knows to be in a seat's hand, because they went
there in the open or passed through the viewer's own hand. A card that changes hands unseen puts all
that in doubt: what a bystander knew of the giver's hand is then `adrift`, in one of the two hands.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compiled import compiled
from ...core.random import below
from ...core.records import Record, note, pop, push, shuffle
from .actions import CARD, SKIP
from .deck import CARDS_PER_COLOUR, COLOURS, KINDS
from .events import DISCARDED, DREW, GAVE, RAN_OUT, RESHUFFLED, STOLE
from .shapes import birds_of
from .state import NONE, SEATS_OF_TWO_DECKS, SPECTATOR, VIEWERS
from .wide import constant, wide

_A_BIT_EACH = constant(0x0101_0101_0101_0101)
_LOWEST = np.array([max((i & -i).bit_length() - 1, 0) for i in range(256)], np.int8)
"""The lowest bit of a byte."""


# A hand is read eight faces at a time: looking into memory is what takes a GPU longest.


@compiled
def hand_size(s: Record, seat: int) -> int:
    eights = s.hands[seat].view(np.int64)
    sizes = 0
    for colour in range(len(COLOURS)):
        sizes += eights[colour]
    sizes += sizes >> 32
    sizes += sizes >> 16
    return sizes + (sizes >> 8) & 255


@compiled
def held(s: Record, seat: int) -> int:
    """The faces that a hand holds, as a set: a bit each."""
    eights = s.hands[seat].view(np.int64)
    cards = 0
    for colour in range(len(COLOURS)):
        cards |= bit_each(eights[colour] | eights[colour] >> 1) << CARDS_PER_COLOUR * colour
    return cards


@compiled
def held_twice(s: Record, seat: int) -> int:
    """The faces that a hand holds two of; there are not more than two (CHP-4)."""
    eights = s.hands[seat].view(np.int64)
    cards = 0
    for colour in range(len(COLOURS)):
        cards |= bit_each(eights[colour] >> 1) << CARDS_PER_COLOUR * colour
    return cards


@compiled
def bit_each(eight: int) -> int:
    """The lowest bits of eight bytes, side by side."""
    bits = eight & _A_BIT_EACH
    bits |= bits >> 7
    bits |= bits >> 14
    return (bits | bits >> 28) & 255


@compiled
def lowest(cards: int) -> int:
    """The first face of a set that is not empty. To go through a set:

    while cards:
        face = lowest(cards)
        cards &= cards - 1
    """
    face = 0
    while cards & 255 == 0:
        cards >>= 8
        face += 8
    return face + wide(_LOWEST[cards & 255])


@compiled
def list_cards(cards: int, out: Any, most: int) -> int:
    """The cards of a set as decisions, stopping at `most`; how many."""
    n = 0
    while cards and n < most:
        out[n] = CARD + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@compiled
def list_cards_or_skip(cards: int, out: Any, most: int) -> int:
    """CHP-R10: or none of them."""
    n = list_cards(cards, out, most)
    if n < most:
        out[n] = SKIP
        n += 1
    return n


@compiled
def colour_of(face: int) -> int:
    """Eight cards to a colour."""
    return face >> 3


@compiled
def of_colours(colours: int) -> int:
    """All cards of some colours, as a set."""
    cards = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            cards |= 255 << CARDS_PER_COLOUR * colour
    return cards


@compiled
def birds_on(s: Record, face: int) -> int:
    return birds_of(wide(s.deck.form[face]))


@compiled
def is_viewer(s: Record, viewer: int, seat: int) -> bool:
    """Whether this row of `known` belongs to somebody who looks at the seat from outside."""
    return bool((viewer < s.players or viewer == SPECTATOR) and viewer != seat)


@compiled
def enter_openly(s: Record, seat: int, face: int) -> None:
    """A card goes into a hand and everybody sees which."""
    s.hands[seat, face] += 1
    for viewer in range(VIEWERS):
        if is_viewer(s, viewer, seat):
            s.known[viewer, seat, face] += 1


@compiled
def leave_openly(s: Record, seat: int, face: int) -> None:
    """A card leaves a hand and everybody sees which."""
    s.hands[seat, face] -= 1
    for viewer in range(VIEWERS):
        if is_viewer(s, viewer, seat):
            forget_one(s, viewer, seat, face)


@compiled
def forget_one(s: Record, viewer: int, seat: int, face: int) -> None:
    """A viewer sees a card leave a hand: the one known to be there, if any; else one adrift that
    may have been there, so that what is held to be known of the rest is never wrong."""
    if s.known[viewer, seat, face] > 0:
        s.known[viewer, seat, face] -= 1
    elif s.adrift.count[viewer, face] > 0 and s.adrift.holders[viewer, face] >> seat & 1:
        s.adrift.count[viewer, face] -= 1
        if s.adrift.count[viewer, face] == 0:
            s.adrift.holders[viewer, face] = 0


@compiled
def pass_unseen(s: Record, giver: int, taker: int, face: int) -> None:
    """A card goes from hand to hand: only the two of them see which."""
    s.hands[giver, face] -= 1
    s.hands[taker, face] += 1
    s.known[giver, taker, face] += 1
    forget_one(s, taker, giver, face)
    both = 1 << giver | 1 << taker
    for viewer in range(VIEWERS):
        if is_viewer(s, viewer, giver) and viewer != taker:
            cards = in_doubt(s, viewer, giver)
            while cards:
                other = lowest(cards)
                cards &= cards - 1
                if s.known[viewer, giver, other] > 0:
                    s.adrift.count[viewer, other] += s.known[viewer, giver, other]
                    s.adrift.holders[viewer, other] |= both
                    s.known[viewer, giver, other] = 0
                elif s.adrift.holders[viewer, other] >> giver & 1:
                    s.adrift.holders[viewer, other] |= both


@compiled
def in_doubt(s: Record, viewer: int, giver: int) -> int:
    """The faces of which a viewer knows something that the giver's hand may not hold any more."""
    known, holders = s.known[viewer, giver].view(np.int64), s.adrift.holders[viewer].view(np.int64)
    cards = 0
    for colour in range(len(COLOURS)):
        eight = known[colour] | known[colour] >> 1 | holders[colour] >> giver
        cards |= bit_each(eight) << CARDS_PER_COLOUR * colour
    return cards


@compiled
def steal_random(s: Record, thief: int, victim: int, count: int) -> int:
    """CHP-R8: so many random cards, or what there is; how many it was."""
    taken = 0
    size = hand_size(s, victim)
    while taken < count and size > 0:
        face = card_number(s, victim, below(s.rng, size))
        pass_unseen(s, victim, thief, face)
        note(s, STOLE, thief, face, victim)
        s.revelations += 1
        taken += 1
        size -= 1
    return taken


@compiled
def card_number(s: Record, seat: int, number: int) -> int:
    """The card of a hand with so many before it."""
    cards = held(s, seat)
    face = lowest(cards)
    while number >= s.hands[seat, face]:
        number -= s.hands[seat, face]
        cards &= cards - 1
        face = lowest(cards)
    return face


@compiled
def give_card(s: Record, giver: int, taker: int, face: int) -> None:
    pass_unseen(s, giver, taker, face)
    note(s, GAVE, giver, face, taker)
    s.revelations += 1


@compiled
def discard_from_hand(s: Record, seat: int, face: int) -> None:
    leave_openly(s, seat, face)
    push(s.discard, face)
    note(s, DISCARDED, seat, face)


# --- The stock --------------------------------------------------------------------------------


@compiled
def draw_card(s: Record, seat: int) -> bool:
    """The top of the stock into a hand; False if there is nothing to draw (CHP-R2)."""
    if not stock_has_cards(s):
        return False
    face = wide(pop(s.stock))
    s.hands[seat, face] += 1
    note(s, DREW, seat, face)
    s.revelations += 1
    s.drew = 1
    if s.stock.n == 0:
        stock_runs_out(s)
    return True


@compiled
def draw_several(s: Record, seat: int, count: int) -> None:
    """One card after another, until the stock runs out for good (CHP-31)."""
    for _ in range(count):
        if s.ran_out or not draw_card(s, seat):
            return


@compiled
def turn_up(s: Record) -> int:
    """The top of the stock onto the discard pile, face up; NONE if there is nothing to draw.
    CHP-R18: if it was the last one, it is not shuffled in with the others."""
    if not stock_has_cards(s):
        return NONE
    face = wide(pop(s.stock))
    s.revelations += 1
    s.drew = 1
    if s.stock.n == 0:
        stock_runs_out(s)
    push(s.discard, face)
    return face


@compiled
def stock_has_cards(s: Record) -> bool:
    """CHP-R2: a stock that ran out over an empty discard pile is made anew at the next draw."""
    if s.stock.n == 0 and s.discard.n > 0:
        reshuffle(s)
    return bool(s.stock.n > 0)


@compiled
def stock_runs_out(s: Record) -> None:
    """CHP-31: the first time the discard pile becomes the stock, the second time is the end."""
    if s.reshuffled:
        s.ran_out = 1
        note(s, RAN_OUT, wide(s.current))
    elif s.discard.n > 0:
        reshuffle(s)


@compiled
def reshuffle(s: Record) -> None:
    note(s, RESHUFFLED, wide(s.current))
    s.reshuffled = 1
    for i in range(s.discard.n):
        push(s.stock, wide(s.discard.cards[i]))
        s.discard.cards[i] = 0
    s.discard.n = 0
    shuffle(s.stock, s.rng)
    s.revelations += 1
    for face in range(KINDS):
        held = 0
        for seat in range(wide(s.players)):
            held += s.hands[seat, face]
        if held > 0:
            know_who_may_hold(s, face)


@compiled
def know_who_may_hold(s: Record, face: int) -> None:
    """Everything outside a new stock lies open or is in a hand: every viewer now knows how many of
    a card the other hands hold together."""
    for viewer in range(VIEWERS):
        if viewer < s.players or viewer == SPECTATOR:
            elsewhere, others = 0, 0
            for seat in range(wide(s.players)):
                if seat != viewer:
                    elsewhere += s.hands[seat, face] - s.known[viewer, seat, face]
                    others |= 1 << seat
            if elsewhere > s.adrift.count[viewer, face]:
                s.adrift.count[viewer, face] = elsewhere
                s.adrift.holders[viewer, face] = others


@compiled
def copies_in_play(s: Record) -> int:
    """CHP-4: one deck, or two from four players on."""
    return 2 if s.players >= SEATS_OF_TWO_DECKS else 1


@compiled
def clear_tail(pile: Any) -> None:
    """Nothing of what lay in a pile stays behind in its memory."""
    for i in range(pile.n, len(pile.cards)):
        pile.cards[i] = 0
