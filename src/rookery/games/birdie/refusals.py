"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Arguments, Sentence, ViewLayout, because
from .actions import (
    DONE,
    FEATURE,
    PASS,
    POSITION,
    STACK,
    STACK_HAND,
    USE_OWL,
    USE_PIGEON,
    USE_ROBIN,
    USE_WOODPECKER,
)
from .cards import (
    BIRDS,
    BOXES,
    CARDS,
    CARDS_TO_STACK,
    FEATURES,
    FEATURES_OF,
    OWL,
    PIGEON,
    PLACES,
    ROBIN,
    SMALLEST_SET,
    WOODPECKER,
)
from .cutting import first_uncut, not_pencilled
from .hands import can_use, uses_left
from .meta import ADVANCED
from .record import Record
from .sheet import empty_boxes
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    GAP_PIGEON,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    OWL_BOX,
    PHASES,
    PLACING_ROBIN,
    REMOVING,
    STACKING,
    WOODPECKER_FROM,
    WOODPECKER_TO,
)

_BIRD, _FEATURE = {"bird": BIRDS}, {"feature": FEATURES}
_REASONS: dict[str, Arguments] = {
    "BRD-7": {},
    "BRD-8-two": {},
    "BRD-8-staged": {},
    "BRD-8-begun": {},
    "BRD-8-done": {},
    "BRD-8-hand": {"card": CARDS},
    "BRD-8-slot": {},
    "BRD-9": {},
    "BRD-13": {},
    "BRD-16": {},
    "BRD-17": {},
    "BRD-18": {},
    "BRD-20": _FEATURE,
    "BRD-24": {},
    "BRD-26": _BIRD,
    "BRD-27": {},
    "BRD-28": {},
    "BRD-29": {},
    "BRD-30": {},
    "BRD-27-hand": _BIRD,
    "BRD-28-hand": _BIRD,
    "BRD-29-hand": _BIRD,
    "BRD-30-hand": _BIRD,
    "BRD-27-place": {},
    "BRD-28-place": {},
    "BRD-30-box": {},
    "BRD-33": {},
    "BRD-34": {},
    "BRD-36": {},
    "BRD-40": {},
    "BRD-R1": _FEATURE,
}
(
    B7, TWO, STAGED, BEGUN, TO_FINISH, FROM_HAND, SLOT, B9, B13, B16, B17, B18, B20, B24, B26, B27,
    B28, B29, B30, NO_WOODPECKER, NO_ROBIN, NO_PIGEON, NO_OWL, WOODPECKER_PLACE, ROBIN_PLACE,
    BOX, B33, B34, B36, B40, R1,
) = range(len(_REASONS))  # fmt: skip
_CLAUSE_OF = ["-".join(name.split("-")[:2]) for name in _REASONS]
CLAUSES = tuple(dict.fromkeys(_CLAUSE_OF))
CLAUSE = np.array([CLAUSES.index(clause) for clause in _CLAUSE_OF], np.int8)
"""The clause of a reason."""
B30_CLAUSE = CLAUSES.index("BRD-30")

REFUSAL = ViewLayout(
    Sentence({f"refusal-{name}": arguments for name, arguments in _REASONS.items()}, CLAUSES)
)

NOTHING = -1
INSISTS = np.full(len(PHASES), NOTHING, np.int8)
"""What a phase without `done` insists on."""
INSISTS[[PLACING_ROBIN, WOODPECKER_FROM, WOODPECKER_TO]] = (
    ROBIN_PLACE,
    WOODPECKER_PLACE,
    WOODPECKER_PLACE,
)
INSISTS[[CUT_END, CUT_FEATURE, REMOVING, GAP_FEATURE, OWL_BOX]] = B18, B18, B34, B36, BOX


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    if s.turn == NOBODY:
        refuse_for(why, B33)
    elif a in (USE_ROBIN, USE_WOODPECKER, USE_PIGEON, USE_OWL):
        refuse_ability(s, a, why)
    elif s.phase >= BEFORE:
        refuse_scoring(s, a, why)
    elif a >= POSITION:
        refuse_for(why, B16)
    elif s.phase == STACKING:
        refuse_stacking(s, a, why)
    elif a < STACK:
        refuse_for(why, B7)
    elif a != DONE and cards_in_the_open(s) < CARDS_TO_STACK:
        refuse_for(why, B13)
    else:
        refuse_to_stack(a, why)


@compiled
def refuse_for(why: Any, reason: int, about: int = 0) -> None:
    because(why, CLAUSE[reason], reason, about)


@compiled
def cards_in_the_open(s: Record) -> int:
    n = 0
    for place in range(PLACES):
        n += s.open_row[place] != NO_CARD
    return n


@compiled
def refuse_stacking(s: Record, a: int, why: Any) -> None:
    """BRD-8: a stack that has begun is finished, with two cards of the open row."""
    staged = 0
    for place in range(PLACES):
        staged += s.staged_slots[place]
    if STACK <= a < STACK_HAND and staged == CARDS_TO_STACK:
        refuse_for(why, TWO)
    elif STACK <= a < STACK_HAND and s.staged_slots[a - STACK]:
        refuse_for(why, STAGED)
    elif a < STACK or a == PASS:
        refuse_for(why, BEGUN)
    else:
        refuse_to_stack(a, why)


@compiled
def refuse_to_stack(a: int, why: Any) -> None:
    if a == DONE:
        refuse_for(why, TO_FINISH)
    elif STACK_HAND <= a < DONE:
        refuse_for(why, FROM_HAND, a - STACK_HAND)
    else:
        refuse_for(why, SLOT)


@compiled
def refuse_ability(s: Record, a: int, why: Any) -> None:
    """BRD-17, BRD-24, BRD-40: each bird has its moment; then what it needs."""
    if a in (USE_ROBIN, USE_WOODPECKER):
        bird = ROBIN if a == USE_ROBIN else WOODPECKER
        moment, untimely = s.phase == BEFORE, B17
    else:
        bird = PIGEON if a == USE_PIGEON else OWL
        untimely = B40 if s.options[ADVANCED] else B24
        moment = s.phase == OFFER_OWL
        if a == USE_PIGEON:
            moment = s.phase in (OFFER_PIGEON, GAP_PIGEON)
    if not moment:
        refuse_for(why, untimely)
    elif uses_left(s, s.turn, bird) <= 0:
        refuse_for(why, B26, bird)
    elif not can_use(s, bird):
        refuse_for(why, NO_WOODPECKER + bird, bird)
    else:
        refuse_for(why, B27 + bird)


@compiled
def refuse_scoring(s: Record, a: int, why: Any) -> None:
    if a < DONE or a == PASS:
        refuse_for(why, B9)
        return
    if POSITION <= a < FEATURE and s.phase in (CUTTING, CUT_END):
        refuse_set(s, a - POSITION, why)
        return
    if FEATURE <= a < FEATURE + BOXES and s.phase in (CUT_FEATURE, OWL_BOX):
        feature = a - FEATURE
        if not empty_boxes(s, s.turn) >> feature & 1:
            clause = CLAUSE[B20] if s.phase == CUT_FEATURE else B30_CLAUSE
            because(why, clause, B20, feature)
            return
        size = s.mark_end - s.mark + 1
        if s.phase == CUT_FEATURE and not not_pencilled(s, 1 << feature, size):
            refuse_for(why, R1, feature)
            return
    if INSISTS[s.phase] != NOTHING:
        refuse_for(why, INSISTS[s.phase])
    elif FEATURE <= a < FEATURE + BOXES:
        refuse_for(why, B36 if s.options[ADVANCED] else B18)
    else:
        refuse_for(why, B34 if s.options[ADVANCED] else B18)


@compiled
def refuse_set(s: Record, place: int, why: Any) -> None:
    """BRD-18: no set is there; BRD-20: or one that could not be written; BRD-R1: or that would be
    no larger than the one that is pencilled."""
    row = s.decks[s.turn]
    start, end = place, place + 1
    if s.phase == CUT_END:
        start, end = s.mark, place
    if start < first_uncut(s) or end >= row.n or end - start + 1 < SMALLEST_SET:
        refuse_for(why, B18)
        return
    shared = FEATURES_OF[row.cards[start]]
    for at in range(start + 1, end + 1):
        shared &= FEATURES_OF[row.cards[at]]
    writable = shared & empty_boxes(s, s.turn)
    if shared == 0:
        refuse_for(why, B18)
    elif writable == 0:
        refuse_for(why, B20, lowest_feature(shared))
    else:
        refuse_for(why, R1, lowest_feature(writable))


@compiled
def lowest_feature(features: int) -> int:
    feature = 0
    while not features >> feature & 1:
        feature += 1
    return feature
