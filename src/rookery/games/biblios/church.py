"""Church cards: they change the dice."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat, note
from .actions import DECLINE, LOWER, LOWER_TWO, PAIR, PAIRS, RAISE, RAISE_TWO
from .cards import (
    CHURCH_DOWN,
    CHURCH_DOWN_TWO,
    CHURCH_UP,
    CHURCH_UP_OR_DOWN,
    CHURCH_UP_TWO,
    FIRST_CHURCH,
    HIGHEST_DIE,
    KINDS_OF_BOOK,
    LOWEST_DIE,
    NO_CARD,
)
from .events import CHURCH_GAINED, DECLINED, LOWERED, POWERLESS, RAISED
from .heaps import add
from .record import Record
from .state import CHURCH_USE, DRAW_NEXT, LOT_NEXT, PICK_NEXT

UP, DOWN = 1, -1


@compiled
def gain_church(s: Record, seat: int, card: int) -> None:
    """BIB-13: play stops and the card is resolved at once; BIB-17: not asked if no die can move."""
    s.turn = seat
    s.church = card
    note(s, CHURCH_GAINED, seat, card)
    if can_change_something(s, card - FIRST_CHURCH):
        s.phase = CHURCH_USE
    else:
        note(s, POWERLESS, seat, card)
        discard_church(s)


@compiled
def can_move(s: Record, category: int, way: int) -> bool:
    """BIB-17: a die stays within 1 … 6."""
    return bool(s.dice[category] < HIGHEST_DIE if way == UP else s.dice[category] > LOWEST_DIE)


@compiled
def movable(s: Record, way: int) -> int:
    """How many dice can move that way."""
    n = 0
    for category in range(KINDS_OF_BOOK):
        if can_move(s, category, way):
            n += 1
    return n


@compiled
def can_change_something(s: Record, church: int) -> bool:
    """BIB-15, BIB-16, BIB-17."""
    if church == CHURCH_UP:
        return movable(s, UP) > 0
    if church == CHURCH_DOWN:
        return movable(s, DOWN) > 0
    if church == CHURCH_UP_TWO:
        return movable(s, UP) > 1
    if church == CHURCH_DOWN_TWO:
        return movable(s, DOWN) > 1
    return True


@compiled
def legal_church(s: Record, out: Any) -> int:
    """BIB-14: decline; BIB-15: one die; BIB-16: two different ones."""
    church = s.church - FIRST_CHURCH
    out[0] = DECLINE
    n = 1
    if church in (CHURCH_UP, CHURCH_UP_OR_DOWN):
        for category in range(KINDS_OF_BOOK):
            if can_move(s, category, UP):
                out[n] = RAISE + category
                n += 1
    if church in (CHURCH_DOWN, CHURCH_UP_OR_DOWN):
        for category in range(KINDS_OF_BOOK):
            if can_move(s, category, DOWN):
                out[n] = LOWER + category
                n += 1
    if church in (CHURCH_UP_TWO, CHURCH_DOWN_TWO):
        way = UP if church == CHURCH_UP_TWO else DOWN
        first = RAISE_TWO if church == CHURCH_UP_TWO else LOWER_TWO
        for pair in range(len(PAIRS)):
            if can_move(s, PAIR[pair, 0], way) and can_move(s, PAIR[pair, 1], way):
                out[n] = first + pair
                n += 1
    return n


@compiled
def use_church(s: Record, a: int) -> None:
    """BIB-14 … BIB-16: change one die or two, or none; the card is discarded all the same."""
    if a >= LOWER_TWO:
        move_die(s, PAIR[a - LOWER_TWO, 0], DOWN)
        move_die(s, PAIR[a - LOWER_TWO, 1], DOWN)
    elif a >= RAISE_TWO:
        move_die(s, PAIR[a - RAISE_TWO, 0], UP)
        move_die(s, PAIR[a - RAISE_TWO, 1], UP)
    elif a >= LOWER:
        move_die(s, a - LOWER, DOWN)
    elif a >= RAISE:
        move_die(s, a - RAISE, UP)
    else:
        note(s, DECLINED, s.turn)
    discard_church(s)


@compiled
def move_die(s: Record, category: int, way: int) -> None:
    s.dice[category] += way
    note(s, RAISED if way == UP else LOWERED, s.turn, category, s.dice[category])


@compiled
def discard_church(s: Record) -> None:
    """BIB-13: it never enters a hand; play goes on where it stopped."""
    add(s.discard, s.church)
    s.church = NO_CARD
    if s.bidder != NOBODY:
        end_lot(s)
    elif s.turn == s.active:
        s.phase = DRAW_NEXT
    else:
        s.turn = next_seat(s, s.turn)
        s.phase = PICK_NEXT


@compiled
def end_lot(s: Record) -> None:
    """BIB-19: the role passes left after every card."""
    s.bidder = NOBODY
    s.active = next_seat(s, s.active)
    s.phase = LOT_NEXT
