"""Positions from readable data: what they may leave out, and what has to make sense in them."""

from __future__ import annotations

from typing import Any

from ...core.errors import BadPosition
from ...core.records import NOBODY
from .cards import (
    CARDS,
    COPIES_OF_CHURCH,
    COPIES_OF_GOLD,
    FIRST_CHURCH,
    GOLD_ASIDE,
    HIGHEST_DIE,
    LOWEST_DIE,
    NO_CARD,
)
from .heaps import add, is_church, is_gold
from .memory import forget
from .meta import OPENING_DICE
from .record import PileRecord, Record
from .state import (
    BIDDING,
    CHURCH_USE,
    OBSERVERS,
    PAYING_CARDS,
    PAYING_GOLD,
    PICKING,
    PLACING,
    components,
)


def copies(card: int) -> int:
    """How many of a card are in the box."""
    if is_gold(card):
        return COPIES_OF_GOLD
    return int(COPIES_OF_CHURCH[card - FIRST_CHURCH]) if is_church(card) else 1


def complete(s: Any, given: frozenset[str], rng: Any) -> None:
    """What a position need not say: cards that it does not place were removed before the game, the
    dice show what the game opens with, the next card is drawn or turned up, and nobody knows of
    other hands more than their sizes."""
    for name in ("gift", "kept", "church", "lot", "bidder"):
        if name not in given:
            s[name] = NO_CARD
    players = int(s.players)
    if "active" not in given:
        s.active = s.turn if s.phase == PLACING else 0
    if "dice" not in given:
        s.dice[:] = s.options[OPENING_DICE]
    if not all(LOWEST_DIE <= die <= HIGHEST_DIE for die in s.dice.tolist()):
        raise BadPosition(f"dice: each from {LOWEST_DIE} to {HIGHEST_DIE} (BIB-17)")
    if s.phase == PLACING:
        if "room" not in given:
            s.room[:] = (1, 1, players - 1)
        if "gift" not in given:
            s.gift = _top(s.deck, "deck")
    if s.phase in (BIDDING, PAYING_GOLD, PAYING_CARDS) and "lot" not in given:
        s.lot = _top(s.auction, "auction")
    _remove_the_rest(s, players)
    _check_the_course(s, players)
    if "slots" not in given:
        for observer in range(OBSERVERS):
            forget(s, observer)


def _top(pile: PileRecord, name: str) -> int:
    if pile.n == 0:
        raise BadPosition(f"{name}: a card is needed")
    pile.n -= 1
    return int(pile.cards[pile.n])


def _remove_the_rest(s: Record, players: int) -> None:
    placed = components(s)
    for card, name in enumerate(CARDS):
        missing = copies(card) - placed[name]
        if missing < 0:
            raise BadPosition(
                f"{name}: {placed[name]} are placed, but there are only {copies(card)} (BIB-1)"
            )
        for _ in range(missing):
            add(s.removed, card)
    aside = int(GOLD_ASIDE[players])
    if any(n < aside for n in s.removed.gold.tolist()):
        raise BadPosition(
            f"removed: with {players} players {aside} of each gold card are out of the game (BIB-5)"
        )


def _check_the_course(s: Record, players: int) -> None:
    """What the rules rely on: hands without church cards, gifts that come out even, things to
    decide about."""
    for seat in range(players):
        if s.hands[seat].church.any():
            raise BadPosition(f"hands.{seat}: a church card is never in a hand (BIB-R4)")
    if s.face_down.church.any():
        raise BadPosition("face_down: a church card is never discarded face down (BIB-R4)")
    in_auction = s.bidder != NOBODY or s.phase >= BIDDING
    to_place = int(s.room.sum()) - (s.gift != NO_CARD)
    if in_auction and s.deck.n:
        raise BadPosition("deck: the auction starts when the gift deck is empty (BIB-11)")
    if s.deck.n < to_place or (int(s.deck.n) - to_place) % (players + 1):
        raise BadPosition(
            f"deck: {to_place} cards are needed for this turn, then {players + 1} for each other"
            f" one, not {int(s.deck.n)} (BIB-11)"
        )
    if s.phase == PLACING and (s.turn != s.active or (s.room > 0).sum() < 2):
        raise BadPosition("room: the active player needs two places to choose from (BIB-9)")
    if s.phase == PICKING and len(set(s.public.cards[: s.public.n].tolist())) < 2:
        raise BadPosition("public: two different cards are needed to choose from (BIB-10)")
    if s.phase == CHURCH_USE and not is_church(int(s.church)):
        raise BadPosition("church: a church card is needed (BIB-13)")
    if s.phase >= BIDDING and s.bidder >= 0 and s.bids[s.bidder] < 1:
        raise BadPosition("bids: the highest bidder has a bid (BIB-20)")
    if s.phase == BIDDING and (s.passed[s.turn] or s.turn == s.bidder):
        raise BadPosition(f"turn: seat {int(s.turn)} has nothing to decide in this position")
