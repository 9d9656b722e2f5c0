"""A round is set up, and put away."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import next_seat, note, pop, push, shuffle
from .cards import COPIES, HALF, HAND, KINDS, PLACES, ROUNDS
from .events import NEW_ROUND
from .record import Record
from .sheet import end_game
from .state import NO_CARD, TURN

HALVES = 2
"""The number of players that play each round with one half of the cards (BRD-3)."""


@compiled
def shuffle_all_cards(s: Record) -> None:
    """BRD-3: all 64."""
    s.deck.n = 0
    for card in range(KINDS):
        for _ in range(COPIES):
            push(s.deck, card)
    shuffle(s.deck, s.rng)


@compiled
def put_second_half_aside(s: Record) -> None:
    """BRD-3: two players keep the lower 32 cards, as they were shuffled, for round 2."""
    for i in range(HALF):
        s.second.cards[i] = s.deck.cards[i]
        s.deck.cards[i] = s.deck.cards[i + HALF]
    s.second.n = HALF
    s.deck.n = HALF


@compiled
def set_up_round(s: Record, first: int) -> None:
    """BRD-4: a card for each player under the Stop card. BRD-5: two cards for every hand, four
    for the open row. BRD-6: who starts."""
    s.under.n = 0
    for _ in range(s.players):
        push(s.under, pop(s.deck))
    seat = first
    for _ in range(s.players):
        for _ in range(HAND):
            s.hands[seat, pop(s.deck)] += 1
        s.unseen[seat] = HAND
        s.history[seat].n = 0
        seat = next_seat(s, seat)
    for slot in range(PLACES):
        s.open_row[slot] = pop(s.deck)
    s.stopped = 0
    s.order.n = 0
    s.scored = 0
    s.turn = first
    s.phase = TURN
    s.revelations += 1


@compiled
def end_round(s: Record) -> None:
    """BRD-25: hands left are discarded unseen and round 2 is set up. BRD-6: it starts with whoever
    passed last. After round 2 the game ends."""
    if s.round_number == ROUNDS:
        end_game(s)
        return
    first = s.order.seats[s.players - 1]
    if s.players == HALVES:
        put_first_half_away(s)
        for i in range(s.second.n):
            push(s.deck, s.second.cards[i])
        s.second.n = 0
    else:
        for card in range(KINDS):
            s.out[card] = 0
            s.rest[card] = 0
            for seat in range(s.players):
                s.hands[seat, card] = 0
        shuffle_all_cards(s)
    s.round_number += 1
    note(s, NEW_ROUND, first, s.round_number)
    set_up_round(s, first)


@compiled
def put_first_half_away(s: Record) -> None:
    """BRD-3: with two players all cards of round 1 are out. What was seen to be in a hand is out
    in the open; only its owner knows the rest of it; nobody saw what is left of the deck."""
    for seat in range(s.players):
        past = s.history[seat]
        for i in range(past.n):
            s.out[past.past[i]] += 1
            s.hands[seat, past.past[i]] -= 1
        for card in range(KINDS):
            s.buried[seat, card] = s.hands[seat, card]
            s.hands[seat, card] = 0
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD:
            s.out[s.open_row[slot]] += 1
    while s.deck.n > 0:
        s.rest[pop(s.deck)] += 1
    while s.under.n > 0:
        s.rest[pop(s.under)] += 1
