"""What winning is worth: the one place where it is computed."""

from __future__ import annotations

from .compile import compiled
from .records import Record


@compiled
def win_share(s: Record, seat: int) -> float:
    """A seat's share of the win when the game is over: those who are first share it, and nobody
    has any of a game that nobody wins."""
    if s.drawn or s.places[seat] != 1:
        return 0.0
    first = 0
    for other in range(s.players):
        first += s.places[other] == 1
    return 1.0 / first
