"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from ...core.game import Refusal
from ...core.records import NOBODY, Record
from .actions import CATALOGUE
from .cards import SMALL_FLOCK, SPECIES
from .events import EVENTS
from .state import FLOCKING

ENDINGS = {
    "won_seven": "CUB-18",
    "won_pairs": "CUB-19",
    "short_deck": "CUB-20",
    "move_cap": "CUB-R6",
}
"""The clause that ended the game, by the event that told so."""


def refusal(s: Record, number: int) -> Refusal:
    decision = CATALOGUE[number]
    if s.turn == NOBODY:
        endings = [ENDINGS[kind.name] for kind, _, _ in EVENTS.read(s) if kind.name in ENDINGS]
        return Refusal(endings[0] if endings else "CUB-18", "refusal-CUB-18", {})
    if decision.kind == "lay":
        return _because("CUB-8")
    if decision.kind in ("draw", "decline"):
        return _because("CUB-11")
    if decision.kind == "flock" and s.phase == FLOCKING:
        species = SPECIES.index(str(decision.fields["species"]))
        held, needed = int(s.hands[s.turn, species]), int(SMALL_FLOCK[species])
        return _because("CUB-13", species=SPECIES[species], held=held, needed=needed)
    return _because("CUB-12")


def _because(clause: str, **args: str | int) -> Refusal:
    return Refusal(clause, f"refusal-{clause}", args)
