"""Hands while scoring: abilities, and what everybody can tell about a hand."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import note
from .cards import KINDS, SEASONS, USES
from .events import FLEW
from .meta import ADVANCED
from .record import Record
from .state import NO_CARD, STACKED

CARDS_OF = len(SEASONS)
"""Cards of one bird: they follow each other in card order."""


@compiled
def uses_left(s: Record, seat: int, bird: int) -> int:
    """BRD-26: once a game, in the advanced variant twice (BRD-39)."""
    uses = USES[1] if s.options[ADVANCED] else USES[0]
    return int(uses - s.used[seat, bird])


@compiled
def can_use(s: Record, bird: int) -> bool:
    """An ability is used by discarding its bird from the hand."""
    if uses_left(s, s.turn, bird) <= 0:
        return False
    for card in range(bird * CARDS_OF, bird * CARDS_OF + CARDS_OF):
        if s.hands[s.turn, card] > 0:
            return True
    return False


@compiled
def discard_for(s: Record, bird: int) -> None:
    """BRD-R2: the first such bird in card order. Everybody sees it: if it was not one that they
    saw taken, it was one of those unseen."""
    s.used[s.turn, bird] += 1
    card = bird * CARDS_OF
    while s.hands[s.turn, card] == 0:
        card += 1
    s.hands[s.turn, card] -= 1
    s.out[card] += 1
    past = s.history[s.turn]
    at = 0
    while at < past.n and past.past[at] != card:
        at += 1
    if at == past.n:
        s.unseen[s.turn] -= 1
    else:
        past.n -= 1
        for i in range(at, past.n):
            past.past[i] = past.past[i + 1]


@compiled
def know_hand_of_row(s: Record) -> None:
    """The row shows which cards of the hand went into it: cards seen taken and not in the row
    are still in the hand; whatever is in the row and was not seen before was one of the unseen."""
    seat = s.turn
    past, row, known = s.history[seat], s.decks[seat], s.scratch
    i = 0
    while i < past.n:
        if past.past[i] < STACKED:
            known[past.past[i]] += 1
            i += 1
        else:
            for shown in range(i + 1, i + 3):
                if past.past[shown] != NO_CARD:
                    known[past.past[shown]] += 1
            i += 3
    for i in range(row.n):
        known[row.cards[i]] -= 1
    past.n = 0
    unseen = 0
    for card in range(KINDS):
        unseen += s.hands[seat, card]
        for _ in range(known[card]):
            past.past[past.n] = card
            past.n += 1
        known[card] = 0
    s.unseen[seat] = unseen - past.n


@compiled
def put_row_out(s: Record) -> None:
    """BRD-25: what is left of the row is discarded."""
    row = s.decks[s.turn]
    tell_what_is_left(s)
    for i in range(row.n):
        s.out[row.cards[i]] += 1
        row.cards[i] = 0
    row.n = 0


@compiled
def tell_what_is_left(s: Record) -> None:
    """The birds of written sets have flown off already; only somebody who watches is told."""
    if len(s.events.items) > 1 and s.noting:
        row, sets = s.decks[s.turn], s.sets
        behind = 0
        for place in range(row.n):
            while behind < sets.n and sets.end[behind] < place:
                behind += 1
            if behind == sets.n or place < sets.start[behind]:
                note(s, FLEW, s.turn, row.cards[place])
