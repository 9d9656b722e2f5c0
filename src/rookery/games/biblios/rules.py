"""The rules of Biblios: set-up, what is legal, and what a decision does. The phases have files of
their own: gifts.py, church.py, auction.py, scoring.py. Compiled: no allocation, no exceptions."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, pop, push, shuffle
from .actions import BID, DECLINE, PASS, PAY_CARD, PAY_GOLD, PICK, PLACE, PLACES
from .auction import (
    ask_next_bidder,
    ask_payment,
    begin_auction,
    legal_bids,
    legal_payments,
    make_bid,
    pass_bidding,
    pay,
    turn_up_lot,
)
from .cards import (
    ALL_CARDS,
    COPIES_OF_CHURCH,
    COPIES_OF_GOLD,
    FIRST_BOOK,
    FIRST_CHURCH,
    GOLD_ASIDE,
    GOLD_KINDS,
    KINDS,
    KINDS_OF_BOOK,
    NO_CARD,
    REMOVED_UNSEEN,
)
from .church import legal_church, use_church
from .gifts import begin_gift_turn, draw_next_card, offer_pick, pick_card, place_card
from .heaps import add
from .memory import forget
from .meta import OPENING_DICE
from .record import Record
from .state import (
    BID_NEXT,
    BIDDING,
    CHURCH_USE,
    DRAW_NEXT,
    LOT_NEXT,
    OBSERVERS,
    PAY_NEXT,
    PICK_NEXT,
    PICKING,
    PLACING,
)

MOST_LEGAL = ALL_CARDS + 1
"""A bid on the first gold card, or a pass."""


@compiled
def setup(s: Record) -> None:
    """BIB-6: seat 0 is the first player; hands are empty. BIB-4: what the dice start at."""
    s.gift = NO_CARD
    s.kept = NO_CARD
    s.church = NO_CARD
    s.lot = NO_CARD
    s.bidder = NOBODY
    s.active = 0
    for category in range(KINDS_OF_BOOK):
        s.dice[category] = s.options[OPENING_DICE]
    for observer in range(OBSERVERS):
        forget(s, observer)
    prepare_deck(s)
    begin_gift_turn(s)
    go_on(s)


@compiled
def prepare_deck(s: Record) -> None:
    """BIB-1: the cards; BIB-5: some gold is put aside in the open, more cards unseen; BIB-6: the
    rest is the gift deck."""
    for card in range(GOLD_KINDS):
        s.removed.gold[card] = GOLD_ASIDE[s.players]
        for _ in range(COPIES_OF_GOLD - GOLD_ASIDE[s.players]):
            push(s.deck, card)
    for card in range(FIRST_BOOK, FIRST_CHURCH):
        push(s.deck, card)
    for card in range(FIRST_CHURCH, KINDS):
        for _ in range(COPIES_OF_CHURCH[card - FIRST_CHURCH]):
            push(s.deck, card)
    shuffle(s.deck, s.rng)
    for _ in range(REMOVED_UNSEEN[s.players]):
        add(s.removed, pop(s.deck))


@compiled
def legal(s: Record, out: Any) -> int:
    """The decisions of the phase, in the catalogue's order."""
    if s.phase == BIDDING:
        return legal_bids(s, out)
    if s.phase == PLACING:
        return legal_places(s, out)
    if s.phase == PICKING:
        return legal_picks(s, out)
    if s.phase == CHURCH_USE:
        return legal_church(s, out)
    return legal_payments(s, out)


@compiled
def legal_places(s: Record, out: Any) -> int:
    """BIB-9: wherever there is room: with each place filled, the numbers come out right."""
    n = 0
    for where in range(len(PLACES)):
        if s.room[where] > 0:
            out[n] = PLACE + where
            n += 1
    return n


@compiled
def legal_picks(s: Record, out: Any) -> int:
    """BIB-10: any public card, equal ones once."""
    n = 0
    for i in range(s.public.n):
        a = PICK + s.public.cards[i]
        at = n
        while at > 0 and out[at - 1] > a:
            at -= 1
        if at == 0 or out[at - 1] != a:
            for j in range(n, at, -1):
                out[j] = out[j - 1]
            out[at] = a
            n += 1
    return n


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    if a >= PAY_CARD:
        pay(s, a - PAY_CARD)
    elif a >= PAY_GOLD:
        pay(s, a - PAY_GOLD)
    elif a == PASS:
        pass_bidding(s)
    elif a > BID:
        make_bid(s, a - BID)
    elif a >= DECLINE:
        use_church(s, a)
    elif a >= PICK:
        pick_card(s, a - PICK)
    else:
        place_card(s, a - PLACE)
    go_on(s)


@compiled
def go_on(s: Record) -> None:
    """Everything that comes of itself, up to the next decision or the end."""
    while s.turn != NOBODY and s.phase >= DRAW_NEXT:
        if s.phase == BID_NEXT:
            ask_next_bidder(s)
        elif s.phase == DRAW_NEXT:
            draw_next_card(s)
        elif s.phase == PICK_NEXT:
            offer_pick(s)
        elif s.phase == PAY_NEXT:
            ask_payment(s)
        elif s.phase == LOT_NEXT:
            turn_up_lot(s)
        else:
            begin_auction(s)
