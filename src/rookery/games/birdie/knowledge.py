"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers.

A seat remembers its own deck (BRD-R5 leaves that to whoever plays it): `guess` leaves it as it
is and `features` tells its order, whether or not the table shows it.

Of the others a seat knows their histories (see state.py). Every deal of the cards it has not seen
is equally likely, and so is every choice of which cards of a hand went into a stack and in what
order. Nothing is concluded from what others chose, or were not asked; only that whoever is being
asked about an ability now holds such a bird.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compiled import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import NOBODY, Record, pop, push, remove, shuffle
from .cards import (
    BIRDS,
    BOXES,
    CARDS_TO_STACK,
    COPIES,
    FEATURES_OF,
    KINDS,
    LONGEST_ROW,
    OWL,
    PIGEON,
    PLACES,
    ROBIN,
    ROUNDS,
    SMALLEST_SET,
    WOODPECKER,
)
from .hands import uses_left
from .meta import ADVANCED
from .state import (
    BEFORE,
    GAP_PIGEON,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    PHASES,
    SEATS,
    STACKED,
    STACKING,
)
from .turns import slots_staged

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
def fill(pile: Record, pool: Record, count: int) -> None:
    """Cards from the pool; nothing else may remain in the pile's memory."""
    for i in range(count):
        pile.cards[i] = pop(pool)
    forget(pile, count)


@compiled
def forget(pile: Record, count: int) -> None:
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
def strike_off(pile: Record, unseen: Any) -> None:
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
def shuffle_above(pile: Record, bottom: int, rng: Any) -> None:
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


# --- Features -----------------------------------------------------------------------------------

# All whole numbers below 128; seats are counted from the one that looks:
#   phase (15) · seat to move (4) · players (4) · advanced (1) · round (1) · Stop (1)
#   deck, under (2) · mark, end, feature (3) · lowest (1) · robin's card (8)
#   open row: per place its features (32), staged or not by oneself (4)
#   out (16) · own hand (16) · own deck, or the row being scored: per place its features (320)
#   staged (8) and its top card (8): of a stack that one is putting together oneself
#   sets: per feature the first and last place, from 1 (16)
#   per seat: boxes (8), flaps (1), passes (2), abilities used (4), trophies (4), hand and deck
#   size (2), place in the order of passing (1), cards seen taken (16)
PER_SEAT = BOXES + 1 + ROUNDS + 2 * len(BIRDS) + 3 + KINDS
FEATURES = (
    len(PHASES)
    + 2 * SEATS
    + 9
    + BOXES * (1 + PLACES)
    + PLACES
    + 2 * KINDS
    + BOXES * LONGEST_ROW
    + KINDS
    + 2 * BOXES
    + SEATS * PER_SEAT
)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    at = table_features(s, seat, out)
    at = own_features(s, seat, out, at)
    for i in range(s.sets.n):
        out[at + 2 * s.sets.feature[i]] = s.sets.start[i] + 1
        out[at + 2 * s.sets.feature[i] + 1] = s.sets.end[i] + 1
    at += 2 * BOXES
    other = seat
    for _ in range(s.players):
        seat_features(s, other, seat, out, at)
        other = other + 1 if other + 1 < s.players else 0
        at += PER_SEAT


@compiled
def table_features(s: Record, seat: int, out: Any) -> int:
    out[s.phase] = 1
    at = len(PHASES)
    if s.turn != NOBODY:
        out[at + s.turn - seat + (s.players if s.turn < seat else 0)] = 1
    at += SEATS
    out[at + s.players - 1] = 1
    at += SEATS
    out[at] = s.options[ADVANCED]
    out[at + 1] = s.round_number
    out[at + 2] = s.stopped
    out[at + 3] = s.deck.n
    out[at + 4] = s.under.n
    out[at + 5] = s.mark
    out[at + 6] = s.mark_end
    out[at + 7] = s.mark_feature
    out[at + 8] = s.lowest
    at += 9
    card_features(s.guest, out, at)
    at += BOXES
    for slot in range(PLACES):
        card_features(s.open_row[slot], out, at)
        at += BOXES
        if s.turn == seat:
            out[at] = s.staged_slots[slot]
        at += 1
    for card in range(KINDS):
        out[at + card] = s.out[card]
    return at + KINDS


@compiled
def own_features(s: Record, seat: int, out: Any, at: int) -> int:
    for card in range(KINDS):
        out[at + card] = s.hands[seat, card]
    at += KINDS
    scoring = s.turn != NOBODY and s.phase >= BEFORE
    row = s.decks[s.turn] if scoring else s.decks[seat]
    for i in range(row.n):
        card_features(row.cards[i], out, at + i * BOXES)
    at += LONGEST_ROW * BOXES
    if s.turn == seat and s.staged.n > 0:
        for i in range(s.staged.n):
            for feature in range(BOXES):
                if FEATURES_OF[s.staged.cards[i]] & 1 << feature:
                    out[at + feature] += 1
        card_features(s.staged.cards[s.staged.n - 1], out, at + BOXES)
    return at + 2 * BOXES


@compiled
def seat_features(s: Record, other: int, seat: int, out: Any, at: int) -> None:
    for feature in range(BOXES):
        out[at + feature] = s.boxes[other, feature]
    at += BOXES
    out[at] = s.flaps[other]
    out[at + 1] = s.passes[other, 0]
    out[at + 2] = s.passes[other, 1]
    at += 1 + ROUNDS
    for bird in range(len(BIRDS)):
        out[at + bird] = s.used[other, bird]
        out[at + len(BIRDS) + bird] = s.trophies[bird] == other
    at += 2 * len(BIRDS)
    hand = 0
    for card in range(KINDS):
        hand += s.hands[other, card]
    if s.phase == STACKING and other == s.turn:
        hand += s.staged.n - slots_staged(s)
    out[at] = hand
    out[at + 1] = s.decks[other].n
    for i in range(s.order.n):
        if s.order.seats[i] == other:
            out[at + 2] = i + 1
    at += 3
    past = s.history[other]
    i = 0
    while i < past.n:
        if past.past[i] < STACKED:
            out[at + past.past[i]] += 1
            i += 1
        else:
            i += 1 + CARDS_TO_STACK


@compiled
def card_features(card: int, out: Any, at: int) -> None:
    if card != NO_CARD:
        for feature in range(BOXES):
            if FEATURES_OF[card] & 1 << feature:
                out[at + feature] = 1
