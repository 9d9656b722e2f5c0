"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import List, Sentence, ViewLayout, noted, repeat, say
from .cards import CARDS_IN_A_CATEGORY, CATEGORIES, KINDS_OF_BOOK, LETTERS
from .events import (
    DREW,
    EVENTS,
    GAVE_UP,
    GAVE_UP_UNSEEN,
    KEPT,
    KEPT_UNSEEN,
    LOST,
    LOST_UNSEEN,
    ONLY_PAYMENT,
    PUT_UP,
    PUT_UP_UNSEEN,
    ROOM,
    TOOK,
    TOOK_UNSEEN,
)
from .heaps import gold_in, value_in
from .record import Record
from .scoring import best_letter, winner_of
from .state import SEATS

LOG = ViewLayout(EVENTS.lines(ROOM))
OPEN = -1


@compiled
def tell(s: Record, seat: int, log: Any) -> None:
    """A card drawn, kept, put up, discarded face down is told to its owner, one taken as a penalty
    to both; several of one kind that are not are told as a number. That a payment could not be
    another one tells what is in the hand: it is its owner's to know."""
    for i in range(noted(s)):
        event = s.events.items[i]
        kind = event[0]
        unseen = told_unseen(kind)
        if seat == event[1] or (kind == TOOK and seat == event[3]):
            unseen = OPEN
        elif kind in (DREW, ONLY_PAYMENT):
            continue
        if unseen == OPEN:
            repeat(log, event)
        elif (
            log.n > 0 and log.items[log.n - 1, 0] == unseen and log.items[log.n - 1, 1] == event[1]
        ):
            log.items[log.n - 1, 2] += 1
        else:
            say(log, unseen, event[1], 1)


@compiled
def told_unseen(kind: int) -> int:
    """How an event is told to those who may not see its card; OPEN if all may."""
    if kind == KEPT:
        return KEPT_UNSEEN
    if kind == PUT_UP:
        return PUT_UP_UNSEEN
    if kind == GAVE_UP:
        return GAVE_UP_UNSEEN
    if kind == TOOK:
        return TOOK_UNSEEN
    return LOST_UNSEEN if kind == LOST else OPEN


_SEAT = {"player": None}
_WON = {"category": CATEGORIES, "player": None, "die": None, "sum": None}
RESULT = ViewLayout(
    List(
        KINDS_OF_BOOK + SEATS + 1,
        Sentence(
            {
                "score-category": _WON,
                "score-category_letter": _WON | {"letter": LETTERS.upper()},
                "score-category_nobody": {"category": CATEGORIES},
                "score-points": _SEAT | {"points": None, "gold": None},
                "score-shared": {},
                "score-tie_gold": _SEAT,
                "score-tie_monks": _SEAT,
            }
        ),
    )
)
WON, WON_BY_LETTER, WON_BY_NOBODY, POINTS, SHARED, TIE_GOLD, TIE_MONKS = range(7)


@compiled
def explain(s: Record, lines: Any) -> None:
    """Category by category, then everybody's points and gold, then what broke a tie."""
    for category in range(KINDS_OF_BOOK):
        explain_category(s, category, lines)
    for seat in range(s.players):
        say(lines, POINTS, seat, s.scores[seat], gold_in(s.hands[seat]))
    explain_tie(s, lines)


@compiled
def explain_category(s: Record, category: int, lines: Any) -> None:
    winner = winner_of(s, category)
    if winner == NOBODY:
        say(lines, WON_BY_NOBODY, category)
        return
    total, equal = value_in(s.hands[winner], category), 0
    for seat in range(s.players):
        equal += value_in(s.hands[seat], category) == total
    letter = best_letter(s, winner, category) % CARDS_IN_A_CATEGORY
    kind = WON_BY_LETTER if equal > 1 else WON
    say(lines, kind, category, winner, s.dice[category], total, letter)


@compiled
def explain_tie(s: Record, lines: Any) -> None:
    """BIB-31: what decided, if points did not."""
    winner, winners, level, richest = NOBODY, 0, 0, 0
    for seat in range(s.players):
        if s.places[seat] == 1:
            winners += 1
            if winner == NOBODY:
                winner = seat
    for seat in range(s.players):
        if s.scores[seat] == s.scores[winner]:
            level += 1
            richest += gold_in(s.hands[seat]) == gold_in(s.hands[winner])
    if winners > 1:
        say(lines, SHARED)
    elif level > 1:
        say(lines, TIE_GOLD if richest == 1 else TIE_MONKS, winner)
