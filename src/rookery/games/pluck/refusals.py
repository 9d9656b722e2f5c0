"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Sentence, ViewLayout, because
from .actions import SEND
from .cards import MORE_KINDS_THAN_PLAYERS, SPECIES
from .record import Record

CLAUSES = ("PLU-1", "PLU-5", "PLU-8")
P1, P5, P8 = range(len(CLAUSES))
REFUSAL = ViewLayout(
    Sentence(
        {
            "refusal-PLU-1": {"species": SPECIES},
            "refusal-PLU-5": {"species": SPECIES},
            "refusal-PLU-8": {},
        },
        CLAUSES,
    )
)


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    species = a - SEND
    if s.turn == NOBODY:
        because(why, P8, P8)
    elif species >= s.players + MORE_KINDS_THAN_PLAYERS:
        because(why, P1, P1, species)
    else:
        because(why, P5, P5, species)
