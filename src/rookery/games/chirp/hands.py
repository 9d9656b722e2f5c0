"""Hands, and who knows what of them; the stock and the discard pile. Compiled.

`known[viewer, seat]` are the cards that a viewer knows to be in a seat's hand, because they went
there in the open or passed through the viewer's own hand. A card that changes hands unseen puts all
that in doubt: what a bystander knew of the giver's hand is then `adrift`, in one of the two hands.
"""

from __future__ import annotations

from typing import Any

from ...core.bits import lowest_bit
from ...core.compile import compiled
from ...core.random import below
from ...core.records import NOBODY, note, pop, push, shuffle
from .actions import CARD, SKIP
from .branch.shapes import birds_of
from .events import DISCARDED, DREW, GAVE, RAN_OUT, RESHUFFLED, STOLE
from .record import Record
from .sets import add, how_many, put, size_of, take
from .state import NONE, SEATS_OF_TWO_DECKS, SPECTATOR
from .wide import constant, wide

FIRST_SEAT = constant(0)


@compiled
def hand_size(s: Record, seat: int) -> int:
    return size_of(s.hands[seat])


@compiled
def held(s: Record, seat: int) -> int:
    """The faces that a hand holds, as a set."""
    return wide(s.hands[seat].once)


@compiled
def list_cards(cards: int, out: Any, most: int) -> int:
    """The cards of a set as decisions, stopping at `most`; how many."""
    n = 0
    while cards and n < most:
        out[n] = CARD + lowest_bit(cards)
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
def birds_on(s: Record, face: int) -> int:
    return birds_of(wide(s.deck.form[face]))


@compiled
def viewer_after(s: Record, seat: int, ahead: int) -> int:
    """Everybody who looks on: the seats, from one on, and at last the spectator."""
    viewer = seat + ahead if seat + ahead < s.players else seat + ahead - s.players
    return viewer if ahead < s.players else wide(SPECTATOR)


@compiled
def enter_openly(s: Record, seat: int, face: int) -> None:
    """A card goes into a hand and everybody sees which."""
    put(s.hands[seat], face)
    for ahead in range(1, s.players + 1):
        put(s.known[viewer_after(s, seat, ahead), seat], face)


@compiled
def leave_openly(s: Record, seat: int, face: int) -> None:
    """A card leaves a hand and everybody sees which."""
    take(s.hands[seat], face)
    for ahead in range(1, s.players + 1):
        forget_one(s, viewer_after(s, seat, ahead), seat, face)


@compiled
def forget_one(s: Record, viewer: int, seat: int, face: int) -> None:
    """A viewer sees a card leave a hand: the one known to be there, if any; else one adrift that
    may have been there, so that what is held to be known of the rest is never wrong."""
    known, adrift = wide(s.known[viewer, seat].once), wide(s.adrift.holds[viewer, seat])
    if not (known | adrift) >> face & 1:
        return
    if known >> face & 1:
        take(s.known[viewer, seat], face)
    else:
        take(s.adrift.cards[viewer], face)
        if not wide(s.adrift.cards[viewer].once) >> face & 1:
            for holder in range(wide(s.players)):
                s.adrift.holds[viewer, holder] &= ~(1 << face)


@compiled
def pass_unseen(s: Record, giver: int, taker: int, face: int) -> None:
    """A card goes from hand to hand: only the two of them see which."""
    take(s.hands[giver], face)
    put(s.hands[taker], face)
    put(s.known[giver, taker], face)
    forget_one(s, taker, giver, face)
    for ahead in range(1, s.players + 1):
        viewer = viewer_after(s, giver, ahead)
        if viewer != taker:
            known = s.known[viewer, giver]
            add(s.adrift.cards[viewer], wide(known.once), wide(known.twice))
            in_doubt = wide(s.adrift.holds[viewer, giver] | known.once)
            s.adrift.holds[viewer, giver] = in_doubt
            s.adrift.holds[viewer, taker] |= in_doubt
            known.once = 0
            known.twice = 0


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
    face = lowest_bit(cards)
    while number >= how_many(s.hands[seat], face):
        number -= how_many(s.hands[seat], face)
        cards &= cards - 1
        face = lowest_bit(cards)
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
def draw_top(s: Record, seat: int) -> int:
    """The top of the stock, into a hand unless `seat` is NOBODY; NONE if there is nothing to draw.
    CHP-31: when that empties the stock, the discard pile becomes the new one; the second time it is
    the end. CHP-R2: over an empty discard pile it is made anew at the next draw."""
    face = NONE
    while True:
        if s.stock.n == 0 and s.reshuffled and face != NONE:
            s.ran_out = 1
            note(s, RAN_OUT, wide(s.current))
        elif s.stock.n == 0 and s.discard.n > 0:
            reshuffle(s)
        if s.stock.n == 0 or face != NONE:
            return face
        face = wide(pop(s.stock))
        s.revelations += 1
        s.drew = 1
        if seat != NOBODY:
            put(s.hands[seat], face)
            note(s, DREW, seat, face)


@compiled
def draw_due(s: Record) -> None:
    """The cards that the player is to draw. CHP-R2: as long as there are any; CHP-31: and until the
    stock runs out for good."""
    left = wide(s.to_draw)
    while left > 0:
        left -= 1
        if draw_top(s, wide(s.current)) == NONE or s.ran_out:
            left = 0
    s.to_draw = 0


@compiled
def turn_up(s: Record) -> int:
    """The top of the stock onto the discard pile, face up; NONE if there is nothing to draw.
    CHP-R18: if it was the last one, it is not shuffled in with the others."""
    face = draw_top(s, NOBODY)
    if face != NONE:
        push(s.discard, face)
    return face


@compiled
def reshuffle(s: Record) -> None:
    """The discard pile becomes the stock, of which nothing is left."""
    note(s, RESHUFFLED, wide(s.current))
    s.reshuffled = 1
    stock, discard = s.stock, s.discard
    for i in range(0, discard.n, 4):  # four under way at a time; piles have room for that
        a, b = discard.cards[i], discard.cards[i + 1]
        c, d = discard.cards[i + 2], discard.cards[i + 3]
        stock.cards[i], stock.cards[i + 1], stock.cards[i + 2], stock.cards[i + 3] = a, b, c, d
        discard.cards[i], discard.cards[i + 1] = 0, 0
        discard.cards[i + 2], discard.cards[i + 3] = 0, 0
    stock.n = discard.n
    discard.n = 0
    shuffle(s.stock, s.rng)
    s.revelations += 1
    for ahead in range(s.players + 1):
        know_who_may_hold(s, viewer_after(s, FIRST_SEAT, ahead))


@compiled
def know_who_may_hold(s: Record, viewer: int) -> None:
    """Everything outside a new stock lies open or is in a hand: a viewer now knows how many of each
    card the other hands hold together."""
    once, twice = 0, 0  # in other hands, not known in which
    for seat in range(wide(s.players)):
        if seat != viewer:
            hand, known = s.hands[seat], s.known[viewer, seat]
            more = wide(hand.once & ~known.once | hand.twice & ~known.twice)
            twice |= wide(hand.twice & ~known.once) | once & more
            once |= more
    adrift = s.adrift.cards[viewer]
    found = wide(once & ~adrift.once | twice & ~adrift.twice)
    adrift.once |= found
    adrift.twice |= found & twice
    for seat in range(wide(s.players)):
        if seat != viewer:
            s.adrift.holds[viewer, seat] |= found


@compiled
def copies_in_play(s: Record) -> int:
    """CHP-4: one deck, or two from four players on."""
    return 2 if s.players >= SEATS_OF_TWO_DECKS else 1


@compiled
def clear_tail(pile: Any) -> None:
    """Nothing of what lay in a pile stays behind in its memory."""
    for i in range(pile.n, len(pile.cards)):
        pile.cards[i] = 0
