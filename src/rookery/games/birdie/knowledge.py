"""What a seat can know: `guess` deals the rest anew.

A seat remembers its own deck (BRD-R5 leaves that to whoever plays it): `guess` leaves it as it
is and `features` (features.py) tells its order, whether or not the table shows it.

Of the others a seat knows their histories (see state.py). Every deal of the cards it has not seen
is equally likely, and so is every choice of which cards of a hand went into a stack and in what
order. Nothing is concluded from what others chose, or were not asked; only that whoever is being
asked about an ability now holds such a bird.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, pop, push, remove, shuffle
from .cards import (
    CARDS_TO_STACK,
    COPIES,
    FEATURES_OF,
    KINDS,
    OWL,
    PIGEON,
    PLACES,
    ROBIN,
    SMALLEST_SET,
    WOODPECKER,
)
from .hands import uses_left
from .record import PileRecord, Record
from .state import (
    BEFORE,
    GAP_PIGEON,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    STACKED,
    STACKING,
)

_FRACTION_BITS, _UNIT = np.uint64(11), 2.0**-53


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal everything anew that `seat` cannot know, and replace the generator."""
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    left = s.deck.n
    gather_pool(s, seat)
    mover = s.turn
    if mover != NOBODY and mover != seat:
        give_what_is_needed(s, mover, rng)
    shuffle(s.deck, rng)
    for other in range(s.players):
        if other != seat:
            deal_hand(s, other)
            if not (other == mover and s.phase >= BEFORE):
                restack(s, other, rng)
    if mover != NOBODY and mover != seat and s.phase == STACKING:
        restage(s, rng)
    deal_what_is_out_of_play(s, seat)
    fill(s.under, s.deck, s.under.n)
    fill(s.second, s.deck, s.second.n)
    forget(s.deck, left)


@compiled
def fill(pile: PileRecord, pool: PileRecord, count: int) -> None:
    """Cards from the pool; nothing else may remain in the pile's memory."""
    for i in range(count):
        pile.cards[i] = pop(pool)
    forget(pile, count)


@compiled
def forget(pile: PileRecord, count: int) -> None:
    """Cut a pile, and wipe what lay above."""
    pile.n = count
    for i in range(count, len(pile.cards)):
        pile.cards[i] = 0


# --- The pool: cards whose place the seat does not know ------------------------------------------


@compiled
def gather_pool(s: Record, seat: int) -> None:
    """Put the cards that `seat` has not seen into the deck. Counted from what it has seen, so
    that nothing hidden can shine through; they leave the other hands."""
    unseen = s.scratch
    for card in range(KINDS):
        unseen[card] = COPIES - s.out[card]
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD and not (s.turn == seat and s.staged_slots[slot]):
            unseen[s.open_row[slot]] -= 1
    if s.guest != NO_CARD:
        unseen[s.guest] -= 1
    for other in range(s.players):
        if other == seat:
            for card in range(KINDS):
                unseen[card] -= s.hands[seat, card] + s.buried[seat, card]
            strike_off(s.decks[seat], unseen)
            if s.turn == seat:
                strike_off(s.staged, unseen)
        else:
            past = s.history[other]
            for i in range(past.n):
                if NO_CARD < past.past[i] < STACKED:
                    unseen[past.past[i]] -= 1
            if s.turn == other and s.phase >= BEFORE:
                strike_off(s.decks[other], unseen)
    s.deck.n = 0
    for card in range(KINDS):
        for _ in range(unseen[card]):
            push(s.deck, card)
        unseen[card] = 0


@compiled
def strike_off(pile: PileRecord, unseen: Any) -> None:
    for i in range(pile.n):
        unseen[pile.cards[i]] -= 1


@compiled
def deal_what_is_out_of_play(s: Record, seat: int) -> None:
    """Cards that left play unseen: as many as there were."""
    deal_again(s, s.rest)
    for other in range(s.players):
        if other != seat:
            deal_again(s, s.buried[other])


@compiled
def deal_again(s: Record, counts: Any) -> None:
    total = 0
    for card in range(KINDS):
        total += counts[card]
        counts[card] = 0
    for _ in range(total):
        counts[pop(s.deck)] += 1


# --- Other hands and decks ----------------------------------------------------------------------


@compiled
def give_what_is_needed(s: Record, mover: int, rng: Any) -> None:
    """Whoever is asked about an ability holds a bird for it. Deal the unseen cards of the hand,
    all hands with such a bird being equally likely, into the scratch pad: `deal_hand` goes on
    from there."""
    needed = birds_asked_about(s, mover)
    if needed == 0:
        return
    past = s.history[mover]
    for i in range(past.n):
        if FEATURES_OF[past.past[i]] & needed:
            return
    pool = s.deck
    fitting = 0
    for i in range(pool.n):
        if FEATURES_OF[pool.cards[i]] & needed:
            fitting += 1
    for left in range(s.unseen[mover], 0, -1):
        # How likely the next card fits, given that one of those left does.
        none = 1.0
        for i in range(left):
            none *= (pool.n - fitting - i) / (pool.n - i)
        fits = fraction(rng) * (1.0 - none) * pool.n < fitting
        if left == 1:
            fits = True
        pick = below(rng, fitting if fits else pool.n - fitting)
        at = 0
        while True:
            if (FEATURES_OF[pool.cards[at]] & needed != 0) == fits:
                if pick == 0:
                    break
                pick -= 1
            at += 1
        s.scratch[remove(pool, at)] += 1
        if fits:
            return


@compiled
def fraction(rng: Any) -> float:
    """A number from 0 to 1."""
    return float(next_word(rng) >> _FRACTION_BITS) * _UNIT


@compiled
def birds_asked_about(s: Record, mover: int) -> int:
    """The birds of which one must be in the hand of the seat to move, as bits."""
    birds = 0
    if s.phase == BEFORE:
        if uses_left(s, mover, ROBIN) > 0 and s.under.n > 0:
            birds |= 1 << ROBIN
        if uses_left(s, mover, WOODPECKER) > 0 and s.decks[mover].n >= SMALLEST_SET:
            birds |= 1 << WOODPECKER
    elif s.phase == OFFER_PIGEON or s.phase == GAP_PIGEON:
        birds = 1 << PIGEON
    elif s.phase == OFFER_OWL:
        birds = 1 << OWL
    return birds


@compiled
def deal_hand(s: Record, other: int) -> None:
    """The cards that came unseen; those already dealt by `give_what_is_needed` count."""
    unseen = s.unseen[other]
    for card in range(KINDS):
        s.hands[other, card] = 0
    if other == s.turn:
        for card in range(KINDS):
            s.hands[other, card] = s.scratch[card]
            unseen -= s.scratch[card]
            s.scratch[card] = 0
    for _ in range(unseen):
        s.hands[other, pop(s.deck)] += 1
    past = s.history[other]
    if other == s.turn and s.phase >= BEFORE:
        for i in range(past.n):
            s.hands[other, past.past[i]] += 1


@compiled
def restack(s: Record, other: int, rng: Any) -> None:
    """Go through a history: the cards taken come into the hand, and each stack gets as many cards
    of the hand as it got, whichever and in whatever order."""
    past, deck = s.history[other], s.decks[other]
    deck.n = 0
    i = 0
    while i < past.n:
        entry = past.past[i]
        if entry < STACKED:
            s.hands[other, entry] += 1
            i += 1
            continue
        bottom = deck.n
        for shown in range(i + 1, i + 1 + CARDS_TO_STACK):
            if past.past[shown] != NO_CARD:
                push(deck, past.past[shown])
        for _ in range(entry - STACKED):
            push(deck, pick_from_hand(s, other, rng))
        shuffle_above(deck, bottom, rng)
        i += 1 + CARDS_TO_STACK
    forget(deck, deck.n)


@compiled
def pick_from_hand(s: Record, other: int, rng: Any) -> int:
    """A card of a hand at random."""
    size = 0
    for card in range(KINDS):
        size += s.hands[other, card]
    pick = below(rng, size)
    card = 0
    while pick >= s.hands[other, card]:
        pick -= s.hands[other, card]
        card += 1
    s.hands[other, card] -= 1
    return card


@compiled
def shuffle_above(pile: PileRecord, bottom: int, rng: Any) -> None:
    for i in range(pile.n - 1, bottom, -1):
        j = bottom + below(rng, i + 1 - bottom)
        card = pile.cards[i]
        pile.cards[i] = pile.cards[j]
        pile.cards[j] = card


@compiled
def restage(s: Record, rng: Any) -> None:
    """Somebody else is putting a stack together: so many cards are staged, whichever."""
    staged, mover = s.staged, s.turn
    count = staged.n
    places, hand = 0, 0
    for slot in range(PLACES):
        s.staged_slots[slot] = 0
        places += s.open_row[slot] != NO_CARD
    for card in range(KINDS):
        hand += s.hands[mover, card]
    from_row = pick_number_from_row(count, places, hand, rng)
    staged.n = 0
    for _ in range(from_row):
        pick = below(rng, places)
        places -= 1
        slot = 0
        while True:
            if s.open_row[slot] != NO_CARD and not s.staged_slots[slot]:
                if pick == 0:
                    break
                pick -= 1
            slot += 1
        s.staged_slots[slot] = 1
        push(staged, s.open_row[slot])
    while staged.n < count:
        push(staged, pick_from_hand(s, mover, rng))
    shuffle(staged, rng)
    forget(staged, count)


@compiled
def pick_number_from_row(count: int, places: int, hand: int, rng: Any) -> int:
    """How many of the staged cards are of the open row: by the number of ways to stage so many,
    each way in each order counting."""
    total = 0.0
    for from_row in range(CARDS_TO_STACK + 1):
        total += ways_to_stage(from_row, count, places, hand)
    pick = fraction(rng) * total
    best = 0
    for from_row in range(CARDS_TO_STACK + 1):
        ways = ways_to_stage(from_row, count, places, hand)
        if ways > 0.0:
            best = from_row
            if pick < ways:
                break
        pick -= ways
    return best


@compiled
def ways_to_stage(from_row: int, count: int, places: int, hand: int) -> float:
    """Choices of cards, the order aside: it is the same factor for all."""
    from_hand = count - from_row
    if from_hand < 0 or from_hand > hand:
        return 0.0
    if from_row == 1 and places == CARDS_TO_STACK and from_hand == hand:
        return 0.0  # the last card would be staged by itself
    ways = 1.0
    for i in range(from_row):
        ways *= (places - i) / (i + 1)
    for i in range(from_hand):
        ways *= (hand - i) / (i + 1)
    return ways
