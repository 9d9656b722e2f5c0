"""What a seat can know: `guess` deals the rest anew, `features` puts it into numbers."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.random import WORDS, below, next_word
from ...core.records import MAX_SEATS, NOBODY, pop, push, shuffle
from .cards import (
    ACTION_DECK,
    COLOURS,
    COPIES,
    DUCK_DECK,
    DUCKS_IN_PLAY,
    EMPTY,
    HAND,
    KINDS,
    NO_DUCK,
    PLACES,
    SPLASH,
    WATER,
    WATERS,
)
from .record import HandRecord, Record
from .rules import card_in_play, playable_kinds, put_into_hand
from .state import FIRST_CARD, PHASES, PLAYING, THROWING

ALL_KINDS = (1 << KINDS) - 1


@compiled
def guess(s: Record, seat: int, rng: Any) -> None:
    """Deal the other hands, the action deck and the unknown part of the duck deck anew, every deal
    that fits what `seat` sees being equally likely, and replace the generator.

    What is seen of another hand is its size and what its owner is being asked: who chooses a card
    to play holds two kinds that can be carried out, who chooses one to throw away holds none.
    """
    for i in range(WORDS):
        s.rng[i] = next_word(rng)
    guess_duck_deck(s, rng)
    gather_action_cards(s, seat)
    guessed = NOBODY
    if s.turn != seat and s.turn != NOBODY and s.hands[s.turn].n > 1:
        playable = playable_kinds(s)
        if s.phase == PLAYING and kinds_gathered(s, playable) > 1:
            guess_hand_that_plays(s, playable, rng)
            guessed = s.turn
        elif s.phase == THROWING and kinds_gathered(s, ~playable) > 1:
            guess_hand_that_throws(s, ~playable, rng)
            guessed = s.turn
    deal_action_cards(s, seat, guessed, rng)


@compiled
def guess_duck_deck(s: Record, rng: Any) -> None:
    """Shuffle what lies above the known bottom. It is counted from what is visible, so that nothing
    hidden can shine through."""
    deck = s.duck_deck
    for colour in range(s.players):
        s.scratch[colour] = DUCKS_IN_PLAY - s.shot[colour]
    s.scratch[WATER] = WATERS
    for place in range(PLACES):
        if s.row.card[place] != EMPTY:
            s.scratch[s.row.card[place]] -= 1
        if s.row.hides[place] != NO_DUCK:
            s.scratch[s.row.hides[place]] -= 1
    for i in range(s.known_bottom):
        s.scratch[deck.cards[i]] -= 1
    deck.n = s.known_bottom
    for card in range(WATER + 1):
        for _ in range(s.scratch[card]):
            push(deck, card)
        s.scratch[card] = 0
    for i in range(deck.n - 1, s.known_bottom, -1):
        j = s.known_bottom + below(rng, i + 1 - s.known_bottom)
        deck.cards[i], deck.cards[j] = deck.cards[j], deck.cards[i]
    for i in range(deck.n, DUCK_DECK):
        deck.cards[i] = 0


@compiled
def gather_action_cards(s: Record, seat: int) -> None:
    """Count into `scratch` the action cards whose place `seat` does not know."""
    for card in range(KINDS):
        s.scratch[card] = COPIES[card] - s.discard[card]
    for place in range(PLACES):
        if s.row.splash[place] != NOBODY:
            s.scratch[SPLASH] -= 1
    if s.phase >= FIRST_CARD:
        s.scratch[card_in_play(s)] -= 1
    if seat != NOBODY:
        hand = s.hands[seat]
        for i in range(hand.n):
            s.scratch[hand.cards[i]] -= 1


@compiled
def kinds_gathered(s: Record, kinds: int) -> int:
    """How many of these kinds are among the gathered cards."""
    found = 0
    for card in range(KINDS):
        if s.scratch[card] > 0 and kinds >> card & 1:
            found += 1
    return found


@compiled
def pick_card(s: Record, kinds: int, rng: Any) -> int:
    """One of the gathered cards of these kinds, each equally likely. It is gathered no more."""
    total = 0
    for card in range(KINDS):
        if kinds >> card & 1:
            total += s.scratch[card]
    pick = below(rng, total)
    found = KINDS
    for card in range(KINDS):
        if found == KINDS and kinds >> card & 1:
            pick -= s.scratch[card]
            if pick < 0:
                found = card
    s.scratch[found] -= 1
    return found


@compiled
def guess_hand_that_plays(s: Record, playable: int, rng: Any) -> None:
    """A hand for the seat to move, with two kinds in it that can be carried out: three cards, or
    the two of a tiny game.

    Two such cards are picked first, then any third. A hand that has several such pairs comes up
    that many times as often, so it is kept that much less often: all are equally likely then.
    """
    while True:
        a = pick_card(s, playable, rng)
        b = pick_card(s, playable, rng)
        if s.hands[s.turn].n == 2:
            if a != b:
                give_two(s.hands[s.turn], a, b)
                return
            put_two_back(s, a, b)
            continue
        c = pick_card(s, ALL_KINDS, rng)
        pairs = 1
        if playable >> c & 1:
            pairs += (c != a) + (c != b)
        if a != b and below(rng, pairs) == 0:
            give_hand(s.hands[s.turn], a, b, c)
            return
        put_back(s, a, b, c)


@compiled
def guess_hand_that_throws(s: Record, throwable: int, rng: Any) -> None:
    """A hand for the seat to move that cannot be carried out, and not all of one kind: it would not
    be asked then."""
    while True:
        a = pick_card(s, throwable, rng)
        b = pick_card(s, throwable, rng)
        if s.hands[s.turn].n == 2:
            if a != b:
                give_two(s.hands[s.turn], a, b)
                return
            put_two_back(s, a, b)
            continue
        c = pick_card(s, throwable, rng)
        if a != b or b != c:
            give_hand(s.hands[s.turn], a, b, c)
            return
        put_back(s, a, b, c)


@compiled
def put_back(s: Record, a: int, b: int, c: int) -> None:
    put_two_back(s, a, b)
    s.scratch[c] += 1


@compiled
def put_two_back(s: Record, a: int, b: int) -> None:
    s.scratch[a] += 1
    s.scratch[b] += 1


@compiled
def give_hand(hand: HandRecord, a: int, b: int, c: int) -> None:
    give_two(hand, a, b)
    put_into_hand(hand, c)


@compiled
def give_two(hand: HandRecord, a: int, b: int) -> None:
    hand.n = 0
    put_into_hand(hand, a)
    put_into_hand(hand, b)


@compiled
def deal_action_cards(s: Record, seat: int, guessed: int, rng: Any) -> None:
    """The gathered cards, shuffled: first the other hands, then the deck."""
    deck = s.action_deck
    deck.n = 0
    for card in range(KINDS):
        for _ in range(s.scratch[card]):
            push(deck, card)
        s.scratch[card] = 0
    shuffle(deck, rng)
    for other in range(s.players):
        if other != seat and other != guessed:
            hand = s.hands[other]
            size = hand.n
            hand.n = 0
            for _ in range(size):
                put_into_hand(hand, pop(deck))
            for i in range(size, HAND):
                hand.cards[i] = 0
    for i in range(deck.n, ACTION_DECK):
        deck.cards[i] = 0


# Features, all whole numbers below 128. Seats and colours are counted from the one that looks;
# a card of the duck deck is 1 for the own colour, 2 … 6 for the others, WATER + 1 for water, 0 for
# none or unknown.
#   phase (22) · seat to move (6) · players (6) · chosen (1) · order: the places picked (6)
#   per place: card as one of seven (7), hidden duck (6), whose splash (6), target (1)
#   per colour: ducks shot (6) · duck deck: size, known cards (2), the known cards from the top (35)
#   own hand (18) · discard pile (18) · action deck (1) · per seat: size of the hand (6)
DUCK_KINDS = len(COLOURS) + 1
PER_PLACE = DUCK_KINDS + 2 * MAX_SEATS + 1
FEATURES = (
    (len(PHASES) + 2 * MAX_SEATS + 1 + PLACES)
    + PLACES * PER_PLACE
    + (len(COLOURS) + 2 + DUCK_DECK)
    + (2 * KINDS + 1 + MAX_SEATS)
)


@compiled
def seen_from(s: Record, seat: int, other: int) -> int:
    """A seat, or its colour, counted from the one that looks."""
    return other - seat if other >= seat else other - seat + s.players


@compiled
def card_from(s: Record, seat: int, card: int) -> int:
    return WATER if card == WATER else seen_from(s, seat, card)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    at = 0
    out[at + s.phase] = 1
    at += len(PHASES)
    if s.turn != NOBODY:
        out[at + seen_from(s, seat, s.turn)] = 1
    at += MAX_SEATS
    out[at + s.players - 1] = 1
    at += MAX_SEATS
    out[at] = s.chosen
    at += 1
    for i in range(s.order.n):
        out[at + i] = s.order.cards[i] + 1
    at += PLACES
    for place in range(PLACES):
        if s.row.card[place] != EMPTY:
            out[at + card_from(s, seat, s.row.card[place])] = 1
        if s.row.hides[place] != NO_DUCK:
            out[at + DUCK_KINDS + seen_from(s, seat, s.row.hides[place])] = 1
        if s.row.splash[place] != NOBODY:
            out[at + DUCK_KINDS + MAX_SEATS + seen_from(s, seat, s.row.splash[place])] = 1
        out[at + PER_PLACE - 1] = int(s.targets) >> place & 1
        at += PER_PLACE
    for other in range(s.players):
        out[at + seen_from(s, seat, other)] = s.shot[other]
    at += len(COLOURS)
    out[at] = s.duck_deck.n
    out[at + 1] = s.known_bottom
    at += 2
    for i in range(s.known_bottom):
        known = s.duck_deck.cards[s.known_bottom - 1 - i]
        out[at + i] = 1 + card_from(s, seat, known)
    at += DUCK_DECK
    hand = s.hands[seat]
    for i in range(hand.n):
        out[at + hand.cards[i]] += 1
    at += KINDS
    for card in range(KINDS):
        out[at + card] = s.discard[card]
    at += KINDS
    out[at] = s.action_deck.n
    at += 1
    for other in range(s.players):
        out[at + seen_from(s, seat, other)] = s.hands[other].n
