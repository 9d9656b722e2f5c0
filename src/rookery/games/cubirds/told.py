"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, differ_in_a_place, noted, repeat, say
from .events import DREW, DREW_UNSEEN, EVENTS, ROOM, WON_PAIRS, WON_SEVEN
from .record import Record
from .state import SEATS

LOG = ViewLayout(EVENTS.lines(ROOM))


@compiled
def tell(s: Record, seat: int, log: Any) -> None:
    """Cards drawn from the deck are told to the one who drew them."""
    for i in range(noted(s)):
        event = s.events.items[i]
        if event[0] != DREW or event[1] == seat:
            repeat(log, event)
        elif log.n > 0 and log.items[log.n - 1, 0] == DREW_UNSEEN:
            log.items[log.n - 1, 2] += 1
        else:
            say(log, DREW_UNSEEN, event[1], 1)


_SEAT = {"player": None}
RESULT = ViewLayout(
    List(
        SEATS + 3,
        Sentence(
            {
                "score-seven": _SEAT,
                "score-pairs": _SEAT,
                "score-shared": {},
                "score-rest": {},
                "score-collection": {"player": None, "count": None},
            }
        ),
    )
)
SEVEN, PAIRS, SHARED, REST, COLLECTION = range(5)


@compiled
def explain(s: Record, lines: Any) -> None:
    """Why the winners won, then what everybody has collected."""
    for i in range(noted(s)):
        event = s.events.items[i]
        if event[0] == WON_SEVEN:
            say(lines, SEVEN, event[1])
        elif event[0] == WON_PAIRS:
            say(lines, PAIRS, event[1])
    winners = 0
    for seat in range(s.players):
        winners += s.places[seat] == 1
    if winners > 1:
        say(lines, SHARED)
    if differ_in_a_place(s):
        say(lines, REST)
    for seat in range(s.players):
        say(lines, COLLECTION, seat, s.scores[seat])
