"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Arguments, Sentence, ViewLayout, because
from .actions import (
    BID,
    DECLINE,
    LOWER,
    LOWER_TWO,
    PASS,
    PAY_CARD,
    PAY_GOLD,
    PICK,
    PLACE,
    PLACES,
    RAISE,
    RAISE_TWO,
)
from .auction import ceiling, highest_bid
from .cards import (
    CARDS,
    CHURCH_DOWN,
    CHURCH_DOWN_TWO,
    CHURCH_UP,
    CHURCH_UP_OR_DOWN,
    CHURCH_UP_TWO,
    FIRST_CHURCH,
)
from .heaps import count
from .record import Record
from .state import BIDDING, CHURCH_USE, PAYING_CARDS, PAYING_GOLD, PICKING, PLACING

_CARD = {"card": CARDS}
_REASONS: dict[str, Arguments] = {
    "BIB-7": {},
    "BIB-9": {"where": PLACES},
    "BIB-10": _CARD,
    "BIB-13": {},
    "BIB-15": _CARD,
    "BIB-16": _CARD,
    "BIB-17": {},
    "BIB-20": {"highest": None},
    "BIB-22": {},
    "BIB-23": {},
    "BIB-28": {},
    "BIB-R1": {"ceiling": None},
    "BIB-R2": {},
    "no_pick": {},
    "no_bidding": {},
    "not_held": _CARD,
}
CLAUSES = tuple(name for name in _REASONS if name.startswith("BIB"))
C7, C9, C10, C13, C15, C16, C17, C20, C22, C23, C28, R1, R2 = range(len(CLAUSES))
NO_PICK, NO_BIDDING, NOT_HELD = range(len(CLAUSES), len(_REASONS))
REFUSAL = ViewLayout(
    Sentence({f"refusal-{name}": arguments for name, arguments in _REASONS.items()}, CLAUSES)
)


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    if s.turn == NOBODY:
        because(why, C28, C28)
    elif a < PICK:
        if s.phase == PLACING:
            because(why, C9, C9, a - PLACE)
        else:
            because(why, C7, C7)
    elif a < DECLINE:
        if s.phase == PICKING:
            because(why, C10, C10, a - PICK)
        else:
            because(why, C10, NO_PICK)
    elif a <= BID:
        refuse_church(s, a, why)
    elif a <= PASS:
        refuse_bid(s, a - BID, why)
    elif a < PAY_CARD:
        refuse_payment(s, a - PAY_GOLD, PAYING_GOLD, C22, why)
    else:
        refuse_payment(s, a - PAY_CARD, PAYING_CARDS, C23, why)


@compiled
def refuse_church(s: Record, a: int, why: Any) -> None:
    if s.phase != CHURCH_USE:
        because(why, C13, C13)
        return
    card = s.church - FIRST_CHURCH
    if RAISE <= a < LOWER:
        fits = card in (CHURCH_UP, CHURCH_UP_OR_DOWN)
    elif LOWER <= a < RAISE_TWO:
        fits = card in (CHURCH_DOWN, CHURCH_UP_OR_DOWN)
    elif RAISE_TWO <= a < LOWER_TWO:
        fits = card == CHURCH_UP_TWO
    else:
        fits = a >= LOWER_TWO and card == CHURCH_DOWN_TWO
    if fits:
        because(why, C17, C17)
    else:
        clause = C16 if card in (CHURCH_UP_TWO, CHURCH_DOWN_TWO) else C15
        because(why, clause, clause, s.church)


@compiled
def refuse_bid(s: Record, amount: int, why: Any) -> None:
    if s.phase != BIDDING or amount == PASS - BID:
        because(why, C20, NO_BIDDING)
    elif amount <= highest_bid(s):
        because(why, C20, C20, highest_bid(s))
    else:
        because(why, R1, R1, ceiling(s))


@compiled
def refuse_payment(s: Record, card: int, phase: int, clause: int, why: Any) -> None:
    """Gold and cards each have their phase; then a card is lacking, or comes in the wrong order."""
    if s.phase != phase:
        because(why, clause, clause)
    elif count(s.hands[s.turn], card) == 0:
        because(why, clause, NOT_HELD, card)
    else:
        because(why, R2, R2)
