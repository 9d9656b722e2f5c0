"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Arguments, List, Sentence, ViewLayout, noted, repeat, say
from .cards import BIRDS, BOXES, POINTS_PER_TROPHY, ROUNDS
from .events import EVENTS, FLEW, ROOM
from .record import Record
from .state import SEATS

LOG = ViewLayout(EVENTS.lines(ROOM))


@compiled
def tell(s: Record, seat: int, log: Any) -> None:
    """Everybody reads the same."""
    for i in range(noted(s)):
        event = s.events.items[i]
        if event[0] != FLEW:
            repeat(log, event)


_POINTS = {"player": None, "points": None}
_COUNTED = {"player": None, "count": None, "points": None}
_RESULT: dict[str, Arguments] = {
    "score-seasons": _POINTS,
    "score-birds": _POINTS,
    "score-flaps": _COUNTED,
    "score-passes": _POINTS,
    "score-trophies": _COUNTED,
    "score-total": _POINTS,
    "score-tie": {"player": None, "round": None},
}
SEASONS, FROM_BIRDS, FLAPS, PASSES, TROPHIES, TOTAL, TIE = range(len(_RESULT))
RESULT = ViewLayout(List(SEATS * TIE + 1, Sentence(_RESULT)))


@compiled
def explain(s: Record, lines: Any) -> None:
    """Every sheet added up, and who wins a tie."""
    most, winner, first = 0, NOBODY, 0
    for seat in range(s.players):
        explain_sheet(s, seat, lines)
        if s.places[seat] == 1:
            winner = seat
        if s.scores[seat] > most:
            most, first = s.scores[seat], 0
        first += s.scores[seat] == most
    if first > 1:
        say(lines, TIE, winner, ROUNDS)


@compiled
def explain_sheet(s: Record, seat: int, lines: Any) -> None:
    seasons, birds, passes, trophies = 0, 0, 0, 0
    for feature in range(BOXES):
        if feature < len(BIRDS):
            birds += s.boxes[seat, feature]
            trophies += s.trophies[feature] == seat
        else:
            seasons += s.boxes[seat, feature]
    for number in range(ROUNDS):
        passes += s.passes[seat, number]
    say(lines, SEASONS, seat, seasons)
    say(lines, FROM_BIRDS, seat, birds)
    say(lines, FLAPS, seat, s.flaps[seat], s.column.points[s.flaps[seat]])
    say(lines, PASSES, seat, passes)
    say(lines, TROPHIES, seat, trophies, POINTS_PER_TROPHY * trophies)
    say(lines, TOTAL, seat, s.scores[seat])
