"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Sentence, ViewLayout, because, noted
from .actions import DRAW, FLOCK, STAY
from .cards import SMALL_FLOCK, SPECIES
from .events import MOVE_CAPPED, SHORT_DECK, WON_PAIRS
from .record import Record
from .state import FLOCKING

CLAUSES = ("CUB-8", "CUB-11", "CUB-12", "CUB-13", "CUB-18", "CUB-19", "CUB-20", "CUB-R6")
C8, C11, C12, C13, C18, C19, C20, R6 = range(len(CLAUSES))
REFUSAL = ViewLayout(
    Sentence(
        {
            "refusal-CUB-8": {},
            "refusal-CUB-11": {},
            "refusal-CUB-12": {},
            "refusal-CUB-13": {"species": SPECIES, "held": None, "needed": None},
            "refusal-CUB-18": {},
        },
        CLAUSES,
    )
)


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    if s.turn == NOBODY:
        because(why, ending(s), C18)
    elif a < DRAW:
        because(why, C8, C8)
    elif a < FLOCK:
        because(why, C11, C11)
    elif a < STAY and s.phase == FLOCKING:
        species = a - FLOCK
        because(why, C13, C13, species, s.hands[s.turn, species], SMALL_FLOCK[species])
    else:
        because(why, C12, C12)


@compiled
def ending(s: Record) -> int:
    """The clause that ended the game, by the event that told so."""
    for i in range(noted(s)):
        kind = s.events.items[i, 0]
        if kind == WON_PAIRS:
            return C19
        if kind == SHORT_DECK:
            return C20
        if kind == MOVE_CAPPED:
            return R6
    return C18
