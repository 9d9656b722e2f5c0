"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from ...core.catalogue import Decision
from ...core.records import NOBODY, Record
from ...core.text import Refusal
from .actions import CATALOGUE
from .auction import ceiling, highest_bid
from .cards import CARDS, HAND_CARDS
from .heaps import count
from .state import BIDDING, CHURCH_USE, PAYING_CARDS, PAYING_GOLD, PICKING, PLACING

CHURCH_DECISIONS = ("decline", "raise", "lower", "raise_two", "lower_two")
USES = {
    "church_up": ("raise",),
    "church_down": ("lower",),
    "church_up_two": ("raise_two",),
    "church_down_two": ("lower_two",),
    "church_up_or_down": ("raise", "lower"),
}


def refusal(s: Record, number: int) -> Refusal:
    decision = CATALOGUE[number]
    if s.turn == NOBODY:
        return _because("BIB-28")
    if decision.kind == "place":
        where = str(decision.fields["where"])
        return _because("BIB-9", where=where) if s.phase == PLACING else _because("BIB-7")
    if decision.kind == "pick":
        if s.phase != PICKING:
            return Refusal("BIB-10", "refusal-no_pick", {})
        return _because("BIB-10", card=str(decision.fields["card"]))
    if decision.kind in CHURCH_DECISIONS:
        return _church(s, decision)
    if decision.kind == "bid":
        return _bid(s, int(decision.fields["amount"]))
    if decision.kind == "pass":
        return Refusal("BIB-20", "refusal-no_bidding", {})
    return _payment(s, decision)


def _church(s: Record, decision: Decision) -> Refusal:
    if s.phase != CHURCH_USE:
        return _because("BIB-13")
    card = CARDS[s.church]
    if decision.kind in USES[card]:
        return _because("BIB-17")
    return _because("BIB-16" if card.endswith("two") else "BIB-15", card=card)


def _bid(s: Record, amount: int) -> Refusal:
    if s.phase != BIDDING:
        return Refusal("BIB-20", "refusal-no_bidding", {})
    if amount <= highest_bid(s):
        return _because("BIB-20", highest=highest_bid(s))
    return _because("BIB-R1", ceiling=ceiling(s))


def _payment(s: Record, decision: Decision) -> Refusal:
    """Gold and cards each have their phase; then a card is lacking, or comes in the wrong order."""
    if decision.kind == "pay_gold":
        phase, clause = PAYING_GOLD, "BIB-22"
        card = int(decision.fields["value"]) - 1
    else:
        phase, clause = PAYING_CARDS, "BIB-23"
        card = HAND_CARDS.index(str(decision.fields["card"]))
    if s.phase != phase:
        return _because(clause)
    if count(s.hands[s.turn], card) == 0:
        return Refusal(clause, "refusal-not_held", {"card": CARDS[card]})
    return _because("BIB-R2")


def _because(clause: str, **args: str | int) -> Refusal:
    return Refusal(clause, f"refusal-{clause}", args)
