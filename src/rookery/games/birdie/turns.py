"""Turns: take a card, stack two and more, or pass."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import next_seat, note, pop, push
from .actions import DONE, PASS, STACK, STACK_HAND, TAKE
from .cards import CARDS_TO_STACK, KINDS, PLACES, POINTS_PER_PLAYER_LEFT
from .events import (
    JOINED,
    PASSED,
    PASSED_EMPTY,
    PASSED_LAST,
    STACKED_HAND,
    STOP,
    TOOK,
)
from .events import STACKED as STACKED_CARD
from .record import Record
from .scoring_steps import begin_scoring
from .state import NO_CARD, STACKED, STACKING, TURN


@compiled
def legal_turn(s: Record, out: Any) -> int:
    """BRD-7: take a card; BRD-8: begin to stack, which needs two (BRD-13); BRD-9: pass."""
    n = 0
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD:
            out[n] = TAKE + slot
            n += 1
    if n >= CARDS_TO_STACK:
        n = cards_to_stage(s, out, n, True)
    out[n] = PASS
    return n + 1


@compiled
def legal_stacking(s: Record, out: Any) -> int:
    """BRD-8: two of the open row, any number of the hand, in any order; then done."""
    enough = slots_staged(s) == CARDS_TO_STACK
    n = cards_to_stage(s, out, 0, not enough)
    if enough:
        out[n] = DONE
        n += 1
    return n


@compiled
def cards_to_stage(s: Record, out: Any, n: int, from_row: bool) -> int:
    """List the cards that may be staged next."""
    if from_row:
        for slot in range(PLACES):
            if s.open_row[slot] != NO_CARD and not s.staged_slots[slot]:
                out[n] = STACK + slot
                n += 1
    for card in range(KINDS):
        if s.hands[s.turn, card] > 0:
            out[n] = STACK_HAND + card
            n += 1
    return n


@compiled
def slots_staged(s: Record) -> int:
    count = 0
    for slot in range(PLACES):
        count += s.staged_slots[slot]
    return count


@compiled
def decide_turn(s: Record, a: int) -> None:
    if a == PASS:
        note(s, PASSED, s.turn, points_for_passing(s))
        pass_for_the_round(s)
        next_turn(s)
    elif a == DONE:
        put_staged_on_deck(s)
    elif a < STACK:
        take_one(s, a - TAKE)
    elif a < STACK_HAND:
        stage_slot(s, a - STACK)
        stage_what_is_forced(s)
    else:
        s.hands[s.turn, a - STACK_HAND] -= 1
        push(s.staged, a - STACK_HAND)
        s.phase = STACKING
        stage_what_is_forced(s)


@compiled
def take_one(s: Record, slot: int) -> None:
    """BRD-7: a card of the open row (BRD-10) into the hand."""
    card = s.open_row[slot]
    s.hands[s.turn, card] += 1
    remember(s, card)
    s.open_row[slot] = NO_CARD
    note(s, TOOK, s.turn, card, slot + 1)
    refill_row(s)
    end_turn(s)


@compiled
def stage_slot(s: Record, slot: int) -> None:
    push(s.staged, s.open_row[slot])
    s.staged_slots[slot] = 1
    s.phase = STACKING


@compiled
def stage_what_is_forced(s: Record) -> None:
    """A single card left to choose is not asked for."""
    if slots_staged(s) == CARDS_TO_STACK:
        return
    for card in range(KINDS):
        if s.hands[s.turn, card] > 0:
            return
    only = NO_CARD
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD and not s.staged_slots[slot]:
            if only != NO_CARD:
                return
            only = slot
    stage_slot(s, only)


@compiled
def put_staged_on_deck(s: Record) -> None:
    """BRD-8: face down on top of the personal deck, in the order chosen. The others see the two
    cards of the row and how many came from the hand."""
    seat, staged = s.turn, s.staged
    deck = s.decks[seat]
    for i in range(staged.n):
        push(deck, staged.cards[i])
        staged.cards[i] = 0
    from_hand = staged.n - CARDS_TO_STACK
    remember(s, STACKED + from_hand)
    for slot in range(PLACES):
        if s.staged_slots[slot]:
            remember(s, s.open_row[slot])
            note(s, STACKED_CARD, seat, s.open_row[slot], slot + 1)
            s.open_row[slot] = NO_CARD
            s.staged_slots[slot] = 0
    if from_hand > 0:
        note(s, STACKED_HAND, seat, from_hand)
    staged.n = 0
    refill_row(s)
    end_turn(s)


@compiled
def remember(s: Record, entry: int) -> None:
    """What everybody has seen the seat to move do (see state.py)."""
    past = s.history[s.turn]
    past.past[past.n] = entry
    past.n += 1


@compiled
def refill_row(s: Record) -> None:
    """BRD-7, BRD-8: empty places are filled in their order; BRD-12: until the Stop card."""
    for slot in range(PLACES):
        if s.open_row[slot] == NO_CARD and not s.stopped:
            if s.deck.n == 0:
                s.stopped = 1
                note(s, STOP, s.turn)
            else:
                s.open_row[slot] = pop(s.deck)
                s.revelations += 1
                note(s, JOINED, s.turn, s.open_row[slot], slot + 1)


@compiled
def points_for_passing(s: Record) -> int:
    """BRD-9: two points for each other player who has not passed."""
    return int(POINTS_PER_PLAYER_LEFT * (s.players - s.order.n - 1))


@compiled
def pass_for_the_round(s: Record) -> None:
    """BRD-9: out for the rest of the round."""
    s.passes[s.turn, s.round_number - 1] = points_for_passing(s)
    s.order.seats[s.order.n] = s.turn
    s.order.n += 1


@compiled
def has_passed(s: Record, seat: int) -> bool:
    for i in range(s.order.n):
        if s.order.seats[i] == seat:
            return True
    return False


@compiled
def end_turn(s: Record) -> None:
    """BRD-14: with all others out, that was the last turn."""
    if s.order.n == s.players - 1:
        note(s, PASSED_LAST, s.turn)
        pass_for_the_round(s)
    next_turn(s)


@compiled
def next_turn(s: Record) -> None:
    """The next player who has not passed; one with no card to take must pass (BRD-13). When all
    have passed, scoring begins (BRD-15)."""
    s.phase = TURN
    while s.order.n < s.players:
        s.turn = next_seat(s, s.turn)
        if not has_passed(s, s.turn):
            for slot in range(PLACES):
                if s.open_row[slot] != NO_CARD:
                    return
            note(s, PASSED_EMPTY, s.turn, points_for_passing(s))
            pass_for_the_round(s)
    begin_scoring(s)
