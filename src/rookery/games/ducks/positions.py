"""Positions as a whole: every card counted, and what a readable position leaves out filled in."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.compile.twin import call_plainly
from ...core.positions import NO_SEAT, amiss, shuffle_in, wrongs
from ...core.records import NOBODY
from .cards import (
    ACTIONS,
    COPIES,
    DUCK_CARDS,
    DUCKS_IN_PLAY,
    EMPTY,
    KINDS,
    NO_DUCK,
    PLACES,
    SPLASH,
    WATER,
    WATERS,
)
from .record import Record
from .rules import card_in_play, playable_cards
from .state import LAYOUT, PLAYING, THROWING

WRONG = wrongs(
    LAYOUT,
    {
        "row": {"places": None},
        "bottom": {"there": None},
        "ducks": {"card": DUCK_CARDS, "placed": None, "there": None},
        "actions": {"card": ACTIONS, "placed": None, "there": None},
        "over": {},
    },
    ("DCK-1", "DCK-4", "DCK-12"),
)
NO_ROW, BOTTOM, DUCKS, TOO_MANY, OVER = range(5)
NO_CLAUSE, D1, D4, D12 = range(4)
ROW, KNOWN_BOTTOM, SHOT, PHASE = (
    LAYOUT.at(name) for name in ("row", "known_bottom", "shot", "phase")
)


@compiled
def count_ducks(s: Record, total: Any) -> None:
    """Add how many ducks of each colour and how much water there is, wherever it lies."""
    for colour in range(WATER):
        total[colour] += s.shot[colour]
    for place in range(PLACES):
        if s.row.card[place] != EMPTY:
            total[s.row.card[place]] += 1
        if s.row.hides[place] != NO_DUCK:
            total[s.row.hides[place]] += 1
    for i in range(s.duck_deck.n):
        total[s.duck_deck.cards[i]] += 1


@compiled
def count_actions(s: Record, total: Any) -> None:
    """Add how many action cards of each kind there are, wherever they lie."""
    for kind in range(KINDS):
        total[kind] += s.discard[kind]
    for seat in range(s.players):
        hand = s.hands[seat]
        for i in range(hand.n):
            total[hand.cards[i]] += 1
    for i in range(s.action_deck.n):
        total[s.action_deck.cards[i]] += 1
    for place in range(PLACES):
        total[SPLASH] += s.row.splash[place] != NOBODY
    card = card_in_play(s)
    if card >= 0:
        total[card] += 1


def components(s: Record) -> Counter[str]:
    ducks, actions = np.zeros(len(DUCK_CARDS), np.int64), np.zeros(KINDS, np.int64)
    call_plainly(count_ducks, s, ducks)
    call_plainly(count_actions, s, actions)
    counted = zip((*DUCK_CARDS, *ACTIONS), [*ducks.tolist(), *actions.tolist()], strict=True)
    return Counter(dict(counted))


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """Cards that a position does not place lie in their decks, shuffled: action cards below those
    that it does place, ducks and water too, but above the bottom that everybody knows. Without a
    phase it is the start of a turn."""
    if not given[ROW]:
        return amiss(wrong, D4, NO_ROW, ROW, NO_SEAT, PLACES)
    if s.known_bottom < 0 or s.known_bottom > s.duck_deck.n:
        return amiss(wrong, NO_CLAUSE, BOTTOM, KNOWN_BOTTOM, NO_SEAT, s.duck_deck.n)
    missing = s.scratch
    count_ducks(s, missing)
    for card in range(WATER + 1):
        there = WATERS if card == WATER else DUCKS_IN_PLAY if card < s.players else 0
        if missing[card] > there:
            return amiss(wrong, D1, DUCKS, 0, NO_SEAT, card, missing[card], there)
        missing[card] = there - missing[card]
    shuffle_in(s.duck_deck, missing, WATER + 1, s.known_bottom, s.rng)
    count_actions(s, missing)
    for kind in range(KINDS):
        if missing[kind] > COPIES[kind]:
            return amiss(wrong, D1, TOO_MANY, 0, NO_SEAT, kind, missing[kind], COPIES[kind])
        missing[kind] = COPIES[kind] - missing[kind]
    shuffle_in(s.action_deck, missing, KINDS, 0, s.rng)
    alive = 0
    for seat in range(s.players):
        alive += s.shot[seat] < DUCKS_IN_PLAY
    if alive < 2:
        return amiss(wrong, D12, OVER, SHOT, NO_SEAT)
    if not given[PHASE]:
        s.phase = PLAYING if playable_cards(s) != 0 else THROWING
    return True
