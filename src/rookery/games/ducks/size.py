"""The tiny game: the last six cards of a game for two, small enough to be listed to its last
history, for exact values. Whatever depends on the size of the game is asked here.

Each has one duck left, and the others are shot; of the action cards most lie on the discard pile.
None is drawn, so that all chance is in the deal, and when nobody has a card the game is over.
"""

from __future__ import annotations

import numpy as np

from ...core.compile import compiled
from ...core.records import push
from .cards import AIM, COPIES, DUCKS_IN_PLAY, FIRE, HAND, KINDS, MARCH, WATERS
from .meta import SIZE, TINY
from .record import Record

TINY_COPIES = np.zeros(KINDS, np.int8)
TINY_COPIES[[AIM, FIRE, MARCH]] = 3, 2, 1  # of two cards left over one is no aim: somebody has one
TINY_HAND = 2
TINY_DUCKS = 1
SHUFFLED = 3
"""Of a tiny duck deck: both ducks and a water card, which come to lie at the head."""


@compiled
def is_tiny(s: Record) -> bool:
    return bool(s.options[SIZE] == TINY)


@compiled
def in_play(s: Record, card: int) -> int:
    return int(TINY_COPIES[card] if is_tiny(s) else COPIES[card])


@compiled
def ducks_in_play(s: Record) -> int:
    return TINY_DUCKS if is_tiny(s) else DUCKS_IN_PLAY


@compiled
def cards_in_a_hand(s: Record) -> int:
    return TINY_HAND if is_tiny(s) else HAND


@compiled
def waters_below(s: Record) -> int:
    """How many water cards of the duck deck are not shuffled into it."""
    return WATERS + s.players * TINY_DUCKS - SHUFFLED if is_tiny(s) else 0


@compiled
def put_aside(s: Record) -> None:
    """What is not in play: shot, or on the discard pile. The action cards that are left lie in an
    order that means nothing: none of them is drawn."""
    for seat in range(s.players):
        s.shot[seat] = DUCKS_IN_PLAY - ducks_in_play(s)
    for card in range(KINDS):
        s.discard[card] = COPIES[card] - in_play(s, card)
    if is_tiny(s):
        for i in range(s.action_deck.n):
            s.scratch[s.action_deck.cards[i]] += 1
        s.action_deck.n = 0
        for card in range(KINDS):
            for _ in range(s.scratch[card]):
                push(s.action_deck, card)
            s.scratch[card] = 0
