"""Who knows what: the bookkeeping behind `guess` (state.py says how it is kept).

Most of what happens is seen by all. What is not: kept cards, cards discarded face down, and cards
taken as a penalty, which only taker and victim see. When a card leaves a hand unseen, it may have
been any of that hand: all that an observer knew to be there is from then on known to be in one of
that hand's slots, wherever these have gone. This is exact for a hand that loses cards unseen once;
where the traces of several hands cross, their groups are made one, and something true is forgotten,
but nothing untrue is ever held to be known.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from .cards import ALL_GOLD, HIGHEST_GOLD
from .heaps import add, add_all, clear, count, is_gold, size, take_out
from .record import Record
from .state import FACE_DOWN, OBSERVERS, SEATS, WHEREABOUTS


@compiled
def forget(s: Record, observer: int) -> None:
    """All that an observer knows of the other hands is how many cards they hold."""
    slots = s.slots[observer]
    for place in range(WHEREABOUTS):
        clear(s.sure[observer, place])
    for group in range(SEATS):
        clear(s.groups[observer, group])
        for place in range(WHEREABOUTS):
            slots[group, place] = 0
        s.most_gold[observer, group] = ALL_GOLD
    for seat in range(s.players):
        if seat != observer:
            slots[seat, seat] = size(s.hands[seat])
    slots[0, FACE_DOWN] = size(s.face_down)


@compiled
def all_see_gain(s: Record, seat: int, card: int) -> None:
    """A card goes into a hand in the open."""
    for observer in range(OBSERVERS):
        if observer != seat:
            add(s.sure[observer, seat], card)
            if is_gold(card):
                more_gold(s, observer, seat, card + 1)


@compiled
def unseen_gain(s: Record, seat: int) -> None:
    """A kept card goes into the hand of the one who kept it (BIB-10)."""
    for observer in range(OBSERVERS):
        if observer != seat:
            s.slots[observer, seat, seat] += 1


@compiled
def all_see_gold_go(s: Record, seat: int, card: int) -> None:
    """Gold leaves a hand in the open (BIB-22)."""
    for observer in range(OBSERVERS):
        if observer != seat:
            see_leave(s, observer, seat, card)
            s.most_gold[observer, seat] -= card + 1


@compiled
def unseen_discard(s: Record, seat: int, card: int) -> None:
    """A card leaves a hand face down (BIB-23, BIB-27): only its owner knows which."""
    for observer in range(OBSERVERS):
        if observer == seat:
            add(s.sure[observer, FACE_DOWN], card)
        else:
            lose_trace(s, observer, seat)
            s.slots[observer, seat, seat] -= 1
            s.slots[observer, seat, FACE_DOWN] += 1


@compiled
def unseen_take(s: Record, victim: int, taker: int, card: int) -> None:
    """A card goes from hand to hand (BIB-26): only the two see which."""
    for observer in range(OBSERVERS):
        if observer == victim:
            add(s.sure[observer, taker], card)
            if is_gold(card):
                more_gold(s, observer, taker, card + 1)
        elif observer == taker:
            see_leave(s, observer, victim, card)
            if is_gold(card):
                s.most_gold[observer, victim] -= card + 1
        else:
            lose_trace(s, observer, victim)
            s.slots[observer, victim, victim] -= 1
            s.slots[observer, victim, taker] += 1
            more_gold(s, observer, taker, HIGHEST_GOLD)


@compiled
def all_see_bluff(s: Record, seat: int, bid: int) -> None:
    """Who cannot pay in gold has less than the bid (BIB-25)."""
    for observer in range(OBSERVERS):
        s.most_gold[observer, seat] = min(int(s.most_gold[observer, seat]), bid - 1)


@compiled
def more_gold(s: Record, observer: int, seat: int, worth: int) -> None:
    s.most_gold[observer, seat] = min(int(s.most_gold[observer, seat]) + worth, ALL_GOLD)


@compiled
def see_leave(s: Record, observer: int, seat: int, card: int) -> None:
    """An observer sees a card leave a hand: one that was known to be there, or in a slot there, or
    one never seen. Of equal cards it is taken to be the one of which most is known: what is still
    held to be known is then never wrong."""
    slots = s.slots[observer]
    if count(s.sure[observer, seat], card) > 0:
        take_out(s.sure[observer, seat], card)
        return
    here, only = 0, seat
    for group in range(SEATS):
        if slots[group, seat] > 0:
            here, only = here + 1, group
    if here > 1:  # it may have been of any of them, even if only one is known to have such a card
        join_groups(s, observer, seat)
        only = seat
    if count(s.groups[observer, only], card) > 0:
        take_out(s.groups[observer, only], card)
    slots[only, seat] -= 1


@compiled
def lose_trace(s: Record, observer: int, seat: int) -> None:
    """A card is about to leave a hand unseen: any of it, as far as the observer knows."""
    sure = s.sure[observer, seat]
    join_groups(s, observer, seat)
    s.slots[observer, seat, seat] += size(sure)
    add_all(s.groups[observer, seat], sure)
    clear(sure)


@compiled
def join_groups(s: Record, observer: int, seat: int) -> None:
    """The groups with slots in a hand become one: the hand's own."""
    slots: Any = s.slots[observer]
    for group in range(SEATS):
        if group != seat and slots[group, seat] > 0:
            for place in range(WHEREABOUTS):
                slots[seat, place] += slots[group, place]
                slots[group, place] = 0
            add_all(s.groups[observer, seat], s.groups[observer, group])
            clear(s.groups[observer, group])
