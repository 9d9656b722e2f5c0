"""Positions as a whole: every card counted, and what a readable position leaves out filled in."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.errors import BadPosition
from ...core.records import NOBODY, shuffle
from .cards import (
    ACTIONS,
    COPIES,
    DUCK_CARDS,
    DUCKS_IN_PLAY,
    EMPTY,
    PLACES,
    SPLASH,
    WATER,
    WATERS,
)
from .record import Record
from .rules import playable_cards
from .state import IN_PLAY, PLAYING, THROWING


def count_ducks(s: Record) -> list[int]:
    """How many ducks of each colour and how much water there is, wherever it lies."""
    total = [int(n) for n in s.shot] + [0]
    for card in (*s.row.card, *s.row.hides, *s.duck_deck.cards[: s.duck_deck.n]):
        if card != EMPTY:
            total[card] += 1
    return total


def count_actions(s: Record) -> list[int]:
    """How many action cards of each kind there are, wherever they lie."""
    total = [int(n) for n in s.discard]
    for hand in s.hands[: s.players]:
        for card in hand.cards[: hand.n]:
            total[card] += 1
    for card in s.action_deck.cards[: s.action_deck.n]:
        total[card] += 1
    total[SPLASH] += sum(int(owner) != NOBODY for owner in s.row.splash)
    if (card := IN_PLAY[s.phase]) is not None:
        total[ACTIONS.index(card)] += 1
    return total


def components(s: Record) -> Counter[str]:
    counted = zip((*DUCK_CARDS, *ACTIONS), (*count_ducks(s), *count_actions(s)), strict=True)
    return Counter(dict(counted))


def complete(s: Record, given: frozenset[str], rng: Any) -> None:
    """Cards that a position does not place lie in their decks, shuffled: action cards below those
    that it does place, ducks and water too, but above the bottom that everybody knows. Without a
    phase it is the start of a turn."""
    if "row" not in given:
        raise BadPosition(f"row: {PLACES} cards are needed (DCK-4)")
    players = int(s.players)
    ducks = [DUCKS_IN_PLAY if colour < players else 0 for colour in range(WATER)]
    if not 0 <= s.known_bottom <= s.duck_deck.n:
        raise BadPosition(f"known_bottom: at most {s.duck_deck.n}, the cards in duck_deck")
    missing = _missing("DCK-1", DUCK_CARDS, [*ducks, WATERS], count_ducks(s))
    _shuffle_in(s.duck_deck, missing, int(s.known_bottom), rng)
    missing = _missing("DCK-1", ACTIONS, COPIES.tolist(), count_actions(s))
    _shuffle_in(s.action_deck, missing, 0, rng)
    if sum(int(n) < DUCKS_IN_PLAY for n in s.shot[:players]) < 2:
        raise BadPosition("shot: ducks of two colours must be left (DCK-12)")
    if "phase" not in given:
        s.phase = PLAYING if playable_cards(s) else THROWING


def _missing(clause: str, names: tuple[str, ...], all_: list[int], found: list[int]) -> list[int]:
    for name, wanted, n in zip(names, all_, found, strict=True):
        if n > wanted:
            raise BadPosition(f"{name}: {n} are placed, but there are only {wanted} ({clause})")
    return [wanted - n for wanted, n in zip(all_, found, strict=True)]


def _shuffle_in(deck: Any, missing: list[int], above: int, rng: Any) -> None:
    """Put cards, shuffled, into a deck just above its lowest `above` cards."""
    rest = np.zeros(1, deck.dtype).view(np.recarray)[0]
    rest.n = sum(missing)
    rest.cards[: rest.n] = np.repeat(np.arange(len(missing)), missing)
    shuffle(rest, rng)
    placed = deck.cards[: deck.n].tolist()
    cards = placed[:above] + rest.cards[: rest.n].tolist() + placed[above:]
    deck.n = len(cards)
    deck.cards[: len(cards)] = cards
