"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Sentence, ViewLayout, because
from .actions import COLOUR, PLACE, SIDE, THROW
from .cards import HIDE, PLACES, RESURRECTION, SPLASH, TABLE
from .record import Record
from .row import all_ducks, ducks_of, splashes
from .rules import card_in_play
from .shooting import neighbour
from .state import FIRST_CARD, HIDE_SIDE, MISFIRE_SIDE

_DURING = ("DCK-3", "DCK-7", "DCK-9", "DCK-R3", "DCK-R6", *(action.clause for action in TABLE))
CLAUSES = (*_DURING, "DCK-12", "DCK-13", "DCK-R12")
C3, C7, C9, R3, R6 = range(5)
C12, C13, R12 = range(len(_DURING), len(CLAUSES))
CLAUSE_OF = np.array([CLAUSES.index(action.clause) for action in TABLE], np.int8)
C31 = CLAUSES.index("DCK-31")

REFUSAL = ViewLayout(
    Sentence({f"refusal-{clause}": {} for clause in _DURING} | {"refusal-over": {}}, CLAUSES)
)
OVER = len(_DURING)


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    if s.turn == NOBODY:
        because(why, ending(s), OVER)
    else:
        clause = clause_against(s, a)
        because(why, clause, clause)


@compiled
def ending(s: Record) -> int:
    """The clause that ended the game."""
    colours = 0
    for seat in range(s.players):
        colours += s.scores[seat] > 0
    if s.drawn:
        return C13
    return C12 if colours == 1 else R12


@compiled
def clause_against(s: Record, a: int) -> int:
    if a < THROW:
        return against_playing(s, a)
    if a < PLACE:
        return C9
    if s.phase < FIRST_CARD:
        return C7
    return against_using(s, a)


@compiled
def against_playing(s: Record, card: int) -> int:
    """A card is not in the hand, or cannot be carried out, or another one is being played."""
    if s.phase >= FIRST_CARD or not holds(s, card):
        return C7
    if card == HIDE and own_ducks_beside_ducks(s):
        return R3
    return int(CLAUSE_OF[card])


@compiled
def holds(s: Record, card: int) -> bool:
    """Whether the seat to move has a card."""
    hand = s.hands[s.turn]
    for i in range(hand.n):
        if hand.cards[i] == card:
            return True
    return False


@compiled
def against_using(s: Record, a: int) -> int:
    """The card being played cannot be used like this."""
    card = card_in_play(s)
    if a < SIDE:
        if s.phase not in (MISFIRE_SIDE, HIDE_SIDE):
            if card == HIDE and own_ducks_beside_ducks(s) >> (a - PLACE) & 1:
                return R3
            if card == SPLASH and splashes(s) >> (a - PLACE) & 1:
                return R6
    elif a < COLOUR:
        if s.phase == HIDE_SIDE:
            beside = neighbour(s.chosen - 1, a - SIDE)
            if 0 <= beside < PLACES and all_ducks(s) >> beside & 1:
                return R3
    elif card == RESURRECTION:
        return C31 if a - COLOUR < s.players else C3
    return int(CLAUSE_OF[card])


@compiled
def own_ducks_beside_ducks(s: Record) -> int:
    """The places from which a duck could hide, were it not for DCK-R3."""
    ducks = all_ducks(s)
    return ducks_of(s, s.turn) & (ducks << 1 | ducks >> 1)
