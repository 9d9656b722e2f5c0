"""Positions from readable data: what they may leave out, and what has to make sense in them."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.positions import NO_SEAT, amiss, wrongs
from ...core.records import NOBODY
from .actions import PLACES
from .cards import (
    CARDS,
    CATEGORIES,
    CHURCH,
    COPIES_OF_CHURCH,
    COPIES_OF_GOLD,
    FIRST_CHURCH,
    GOLD_ASIDE,
    GOLD_KINDS,
    HIGHEST_DIE,
    KINDS,
    LOWEST_DIE,
    NO_CARD,
)
from .heaps import add, count, is_church, is_gold
from .memory import forget
from .meta import OPENING_DICE
from .record import HeapRecord, PileRecord, Record
from .state import (
    BIDDING,
    CHURCH_USE,
    LAYOUT,
    OBSERVERS,
    PAYING_CARDS,
    PAYING_GOLD,
    PICKING,
    PLACING,
)

DICE, ROOMS = len(CATEGORIES), len(PLACES)
WRONG = wrongs(
    LAYOUT,
    {
        "dice": {"lowest": None, "highest": None},
        "card_needed": {},
        "cards": {"card": CARDS, "placed": None, "there": None},
        "gold_aside": {"players": None, "aside": None},
        "church_in_hand": {},
        "church_face_down": {},
        "deck_in_auction": {},
        "deck": {"now": None, "turn": None, "cards": None},
        "room": {},
        "public": {},
        "church": {},
        "bids": {},
        "idle": {},
    },
    (*(f"BIB-{n}" for n in (1, 5, 9, 10, 11, 13, 17, 20)), "BIB-R4"),
)
(
    DICE_WRONG, CARD_NEEDED, TOO_MANY, GOLD_WRONG, CHURCH_IN_HAND, CHURCH_FACE_DOWN,
    DECK_IN_AUCTION, DECK_WRONG, ROOM_WRONG, PUBLIC_WRONG, CHURCH_WRONG, BIDS_WRONG, IDLE,
) = range(13)  # fmt: skip
NO_CLAUSE, B1, B5, B9, B10, B11, B13, B17, B20, R4 = range(10)
(
    ACTIVE, DICE_FIELD, GIFT, KEPT, ROOM, CHURCH_FIELD, LOT, BIDDER, SLOTS, DECK, AUCTION,
    REMOVED, HANDS, FACE_DOWN, PUBLIC, BIDS,
) = (
    LAYOUT.at(name)
    for name in (
        "active", "dice", "gift", "kept", "room", "church", "lot", "bidder", "slots", "deck",
        "auction", "removed", "hands", "face_down", "public", "bids",
    )
)  # fmt: skip


@compiled
def copies(card: int) -> int:
    """How many of a card are in the box."""
    if is_gold(card):
        return COPIES_OF_GOLD
    return int(COPIES_OF_CHURCH[card - FIRST_CHURCH]) if is_church(card) else 1


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """What a position need not say: cards that it does not place were removed before the game, the
    dice show what the game opens with, the next card is drawn or turned up, and nobody knows of
    other hands more than their sizes."""
    if not given[GIFT]:
        s.gift = NO_CARD
    if not given[KEPT]:
        s.kept = NO_CARD
    if not given[CHURCH_FIELD]:
        s.church = NO_CARD
    if not given[LOT]:
        s.lot = NO_CARD
    if not given[BIDDER]:
        s.bidder = NOBODY
    if not given[ACTIVE]:
        s.active = s.turn if s.phase == PLACING else 0
    for die in range(DICE):
        if not given[DICE_FIELD]:
            s.dice[die] = s.options[OPENING_DICE]
        if s.dice[die] < LOWEST_DIE or s.dice[die] > HIGHEST_DIE:
            return amiss(wrong, B17, DICE_WRONG, DICE_FIELD, NO_SEAT, LOWEST_DIE, HIGHEST_DIE)
    if s.phase == PLACING:
        if not given[ROOM]:
            for place in range(ROOMS):
                s.room[place] = 1
            s.room[ROOMS - 1] = s.players - 1
        if not given[GIFT]:
            s.gift = take_top(s.deck)
            if s.gift == NO_CARD:
                return amiss(wrong, NO_CLAUSE, CARD_NEEDED, DECK, NO_SEAT)
    if s.phase in (BIDDING, PAYING_GOLD, PAYING_CARDS) and not given[LOT]:
        s.lot = take_top(s.auction)
        if s.lot == NO_CARD:
            return amiss(wrong, NO_CLAUSE, CARD_NEEDED, AUCTION, NO_SEAT)
    if not (remove_the_rest(s, wrong) and course_makes_sense(s, wrong)):
        return False
    if not given[SLOTS]:
        for observer in range(OBSERVERS):
            forget(s, observer)
    return True


@compiled
def take_top(pile: PileRecord) -> int:
    if pile.n == 0:
        return NO_CARD
    pile.n -= 1
    return int(pile.cards[pile.n])


@compiled
def count_pile(pile: PileRecord, card: int) -> int:
    n = 0
    for i in range(pile.n):
        n += pile.cards[i] == card
    return n


@compiled
def count_placed(s: Record, card: int) -> int:
    """How many of a card there are, wherever they lie."""
    n = count(s.discard, card) + count(s.face_down, card) + count(s.removed, card)
    for seat in range(s.players):
        n += count(s.hands[seat], card)
    n += count_pile(s.deck, card) + count_pile(s.public, card) + count_pile(s.auction, card)
    return n + (s.gift == card) + (s.kept == card) + (s.church == card) + (s.lot == card)


@compiled
def remove_the_rest(s: Record, wrong: Any) -> bool:
    for card in range(KINDS):
        placed, there = count_placed(s, card), copies(card)
        if placed > there:
            return amiss(wrong, B1, TOO_MANY, 0, NO_SEAT, card, placed, there)
        for _ in range(there - placed):
            add(s.removed, card)
    aside = GOLD_ASIDE[s.players]
    for kind in range(GOLD_KINDS):
        if s.removed.gold[kind] < aside:
            return amiss(wrong, B5, GOLD_WRONG, REMOVED, NO_SEAT, s.players, aside)
    return True


@compiled
def has_church(heap: HeapRecord) -> bool:
    for kind in range(len(CHURCH)):
        if heap.church[kind]:
            return True
    return False


@compiled
def course_makes_sense(s: Record, wrong: Any) -> bool:
    """What the rules rely on: hands without church cards, gifts that come out even, things to
    decide about."""
    for seat in range(s.players):
        if has_church(s.hands[seat]):
            return amiss(wrong, R4, CHURCH_IN_HAND, HANDS, seat)
    if has_church(s.face_down):
        return amiss(wrong, R4, CHURCH_FACE_DOWN, FACE_DOWN, NO_SEAT)
    if (s.bidder != NOBODY or s.phase >= BIDDING) and s.deck.n > 0:
        return amiss(wrong, B11, DECK_IN_AUCTION, DECK, NO_SEAT)
    to_place, rooms = -int(s.gift != NO_CARD), 0
    for place in range(ROOMS):
        to_place += s.room[place]
        rooms += s.room[place] > 0
    if s.deck.n < to_place or (s.deck.n - to_place) % (s.players + 1):
        return amiss(wrong, B11, DECK_WRONG, DECK, NO_SEAT, to_place, s.players + 1, s.deck.n)
    if s.phase == PLACING and (s.turn != s.active or rooms < 2):
        return amiss(wrong, B9, ROOM_WRONG, ROOM, NO_SEAT)
    if s.phase == PICKING and not differ(s.public):
        return amiss(wrong, B10, PUBLIC_WRONG, PUBLIC, NO_SEAT)
    if s.phase == CHURCH_USE and (s.church == NO_CARD or not is_church(s.church)):
        return amiss(wrong, B13, CHURCH_WRONG, CHURCH_FIELD, NO_SEAT)
    if s.phase >= BIDDING and s.bidder >= 0 and s.bids[s.bidder] < 1:
        return amiss(wrong, B20, BIDS_WRONG, BIDS, NO_SEAT)
    if s.phase == BIDDING and (s.passed[s.turn] or s.turn == s.bidder):
        return amiss(wrong, NO_CLAUSE, IDLE, 0, NO_SEAT)
    return True


@compiled
def differ(pile: PileRecord) -> bool:
    """Whether there are two different cards in it."""
    for i in range(1, pile.n):
        if pile.cards[i] != pile.cards[0]:
            return True
    return False
