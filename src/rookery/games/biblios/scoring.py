"""The end: who wins which die, and the game."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY, note
from .cards import CARDS_IN_A_CATEGORY, KINDS_OF_BOOK, MONKS
from .events import ENDED
from .heaps import books_of, gold_in, value_in
from .record import Record
from .state import BIDDING


@compiled
def winner_of(s: Record, category: int) -> int:
    """BIB-29: the highest sum; of equal ones the letter nearest to A; nobody without a card."""
    winner, best = NOBODY, 0
    for seat in range(s.players):
        total = value_in(s.hands[seat], category)
        if total > best or (
            total == best
            and total > 0
            and best_letter(s, seat, category) < best_letter(s, winner, category)
        ):
            winner, best = seat, total
    return winner


@compiled
def best_letter(s: Record, seat: int, category: int) -> int:
    """The letter nearest to A that a seat holds, A being 0."""
    books = books_of(s.hands[seat], category)
    for letter in range(CARDS_IN_A_CATEGORY):
        if books >> letter & 1:
            return letter
    return CARDS_IN_A_CATEGORY


@compiled
def score(s: Record) -> None:
    """BIB-30: points are the dice won; BIB-31, BIB-R5: places by points, gold, monks; who is equal
    in all shares the place."""
    for category in range(KINDS_OF_BOOK):
        winner = winner_of(s, category)
        if winner != NOBODY:
            s.scores[winner] += s.dice[category]
    monks = winner_of(s, MONKS)
    for seat in range(s.players):
        s.places[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat, monks):
                s.places[seat] += 1
    note(s, ENDED, s.active)
    s.phase = BIDDING
    s.turn = NOBODY


@compiled
def is_ahead(s: Record, one: int, other: int, monks: int) -> bool:
    """BIB-31: more points; then more gold; then the monks."""
    if s.scores[one] != s.scores[other]:
        return bool(s.scores[one] > s.scores[other])
    gold, other_gold = gold_in(s.hands[one]), gold_in(s.hands[other])
    if gold != other_gold:
        return bool(gold > other_gold)
    return bool(one == monks and one != other)
