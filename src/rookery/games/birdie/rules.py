"""The rules of Birdie, clause by clause. Compiled: no allocation, no exceptions.

turns.py has the turns of a round, scoring_steps.py the scoring, with cutting.py for the basic and
chain.py for the advanced game; rounds.py sets a round up, sheet.py keeps the sheets.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from .cards import BIRDS, LONGEST_ROW
from .record import Record
from .rounds import HALVES, put_second_half_aside, set_up_round, shuffle_all_cards
from .scoring_steps import decide_scoring, legal_scoring
from .state import NO_CARD, STACKING, TURN
from .turns import decide_turn, legal_stacking, legal_turn

MOST_LEGAL = LONGEST_ROW + 1


@compiled
def setup(s: Record) -> None:
    """BRD-3 to BRD-6: seat 0 starts round 1."""
    s.round_number = 1
    s.guest = NO_CARD
    for bird in range(len(BIRDS)):
        s.trophies[bird] = NOBODY
    shuffle_all_cards(s)
    if s.players == HALVES:
        put_second_half_aside(s)
    set_up_round(s, 0)


@compiled
def legal(s: Record, out: Any) -> int:
    """What the seat to move may decide, in the catalogue's order."""
    if s.phase == TURN:
        return legal_turn(s, out)
    if s.phase == STACKING:
        return legal_stacking(s, out)
    return legal_scoring(s, out)


@compiled
def apply(s: Record, a: int) -> None:
    """One decision and everything that follows from it without a choice."""
    s.decisions += 1
    if s.phase == TURN or s.phase == STACKING:
        decide_turn(s, a)
    else:
        decide_scoring(s, a)
