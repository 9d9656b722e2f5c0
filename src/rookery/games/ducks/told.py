"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import MAX_SEATS
from ...core.views import List, Sentence, ViewLayout, differ_in_a_place, noted, repeat, say
from .events import DREW, EVENTS, ROOM
from .record import Record

LOG = ViewLayout(EVENTS.lines(ROOM))


@compiled
def tell(s: Record, seat: int, log: Any) -> None:
    """That somebody draws is not news, so others are not even told that."""
    for i in range(noted(s)):
        event = s.events.items[i]
        if event[0] != DREW or event[1] == seat:
            repeat(log, event)


_SEAT = {"player": None}
RESULT = ViewLayout(
    List(
        MAX_SEATS + 3,
        Sentence(
            {
                "score-nobody": {},
                "score-last_colour": _SEAT,
                "score-move_cap": {},
                "score-shared": {},
                "score-rest": {},
                "score-ducks": _SEAT | {"count": None},
            }
        ),
    )
)
NOBODY_LEFT, LAST_COLOUR, CAPPED, SHARED, REST, DUCKS = range(6)


@compiled
def explain(s: Record, lines: Any) -> None:
    """How it ended, then how many ducks everybody has left."""
    winner, winners, afloat = 0, 0, 0
    for seat in range(s.players):
        afloat += s.scores[seat] > 0
        if s.places[seat] == 1:
            winners += 1
            winner = seat
    if s.drawn:
        say(lines, NOBODY_LEFT)
    elif afloat == 1:
        say(lines, LAST_COLOUR, winner)
    else:
        say(lines, CAPPED)
        if winners > 1:
            say(lines, SHARED)
    if differ_in_a_place(s):
        say(lines, REST)
    for seat in range(s.players):
        say(lines, DUCKS, seat, s.scores[seat])
