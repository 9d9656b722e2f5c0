"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.views import List, Sentence, ViewLayout, noted, repeat, say
from .events import EVENTS, ROOM
from .record import Record
from .state import SEATS

LOG = ViewLayout(EVENTS.lines(ROOM))


@compiled
def tell(s: Record, seat: int, log: Any) -> None:
    """Whatever happens in this game happens in the open."""
    for i in range(noted(s)):
        repeat(log, s.events.items[i])


RESULT = ViewLayout(
    List(
        SEATS + 1,
        Sentence({"score-shared": {}, "score-berries": {"player": None, "berries": None}}),
    )
)
SHARED, BERRIES_PLUCKED = range(2)


@compiled
def explain(s: Record, lines: Any) -> None:
    """Whether the win is shared, then what everybody has plucked (PLU-8)."""
    winners = 0
    for seat in range(s.players):
        winners += s.places[seat] == 1
    if winners > 1:
        say(lines, SHARED)
    for seat in range(s.players):
        say(lines, BERRIES_PLUCKED, seat, s.berries[seat])
