"""What compiled code says: lines of a log or a result, and the reasons for a refusal."""

from __future__ import annotations

from typing import Any

from ..compile import compiled
from ..records import EVENT_WORDS, Record


@compiled
def noted(s: Record) -> Any:
    """How many events of the last decision there are to read."""
    return min(s.events.n, len(s.events.items))


@compiled
def differ_in_a_place(s: Record) -> bool:
    """Whether seats share a place although their scores differ: that wants to be explained."""
    for seat in range(s.players):
        for other in range(seat):
            if s.places[seat] == s.places[other] and s.scores[seat] != s.scores[other]:
                return True
    return False


@compiled
def say(
    lines: Record, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Add a line to a list of sentences."""
    line = lines.items[lines.n]
    line[0], line[1], line[2], line[3], line[4], line[5] = kind, a, b, c, d, e
    lines.n += 1


@compiled
def repeat(lines: Record, event: Any) -> None:
    """Add a line that says what an event says."""
    line = lines.items[lines.n]
    for word in range(EVENT_WORDS):
        line[word] = event[word]
    lines.n += 1


@compiled
def because(why: Any, clause: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Give a clause and a reason for a refusal."""
    why[0], why[1], why[2], why[3], why[4] = clause, kind, a, b, c
