"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from ...core.catalogue import Decision
from ...core.records import NOBODY, Record
from ...core.text import Refusal
from .actions import CATALOGUE
from .cards import BIRDS, CARDS, CARDS_TO_STACK, FEATURES, FEATURES_OF, SMALLEST_SET
from .cutting import first_uncut, not_pencilled
from .hands import uses_left
from .meta import ADVANCED
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
    PLACING_ROBIN,
    REMOVING,
    STACKING,
    WOODPECKER_FROM,
    WOODPECKER_TO,
)

ABILITIES = {"woodpecker": "BRD-27", "robin": "BRD-28", "pigeon": "BRD-29", "owl": "BRD-30"}
ASKED_IN = {
    "woodpecker": (BEFORE,),
    "robin": (BEFORE,),
    "pigeon": (OFFER_PIGEON, GAP_PIGEON),
    "owl": (OFFER_OWL,),
}
INSISTS = {
    PLACING_ROBIN: ("BRD-28", "place"),
    WOODPECKER_FROM: ("BRD-27", "place"),
    WOODPECKER_TO: ("BRD-27", "place"),
    CUT_END: ("BRD-18", ""),
    CUT_FEATURE: ("BRD-18", ""),
    REMOVING: ("BRD-34", ""),
    GAP_FEATURE: ("BRD-36", ""),
    OWL_BOX: ("BRD-30", "box"),
}
"""What a phase without `done` insists on."""


def refusal(s: Record, number: int) -> Refusal:
    decision = CATALOGUE[number]
    if s.turn == NOBODY:
        return _because("BRD-33")
    if decision.kind in BIRDS:
        return _ability(s, decision.kind)
    if s.phase >= BEFORE:
        return _scoring(s, decision)
    if decision.kind in ("position", "feature"):
        return _because("BRD-16")
    if s.phase == STACKING:
        return _stacking(s, decision)
    return _turn(s, decision)


def _turn(s: Record, decision: Decision) -> Refusal:
    if decision.kind == "take":
        return _because("BRD-7")
    if decision.kind != "done" and (s.open_row != NO_CARD).sum() < CARDS_TO_STACK:
        return _because("BRD-13")
    return _to_stack(decision)


def _stacking(s: Record, decision: Decision) -> Refusal:
    """BRD-8: a stack that has begun is finished, with two cards of the open row."""
    if decision.kind == "stack" and s.staged_slots.sum() == CARDS_TO_STACK:
        return _because("BRD-8", "two")
    if decision.kind == "stack" and s.staged_slots[int(decision.fields["slot"]) - 1]:
        return _because("BRD-8", "staged")
    if decision.kind in ("take", "pass"):
        return _because("BRD-8", "begun")
    return _to_stack(decision)


def _to_stack(decision: Decision) -> Refusal:
    if decision.kind == "done":
        return _because("BRD-8", "done")
    if decision.kind == "stack_hand":
        card = f"{decision.fields['season']}_{decision.fields['bird']}"
        return _because("BRD-8", "hand", card=card)
    return _because("BRD-8", "slot")


def _ability(s: Record, name: str) -> Refusal:
    """BRD-17, BRD-24, BRD-40: each bird has its moment; then what it needs."""
    bird = BIRDS.index(name)
    seat = int(s.turn)
    if s.phase not in ASKED_IN[name]:
        if name in ("robin", "woodpecker"):
            return _because("BRD-17")
        return _because("BRD-40" if s.options[ADVANCED] else "BRD-24")
    if uses_left(s, seat, bird) <= 0:
        return _because("BRD-26", bird=name)
    if not any(n for n, card in zip(s.hands[seat], CARDS, strict=True) if card.endswith(name)):
        return _because(ABILITIES[name], "hand", bird=name)
    return _because(ABILITIES[name])


def _scoring(s: Record, decision: Decision) -> Refusal:
    if decision.kind in ("take", "stack", "stack_hand", "pass"):
        return _because("BRD-9")
    if decision.kind == "position" and s.phase in (CUTTING, CUT_END):
        return _no_set(s, int(decision.fields["position"]) - 1)
    if decision.kind == "feature" and s.phase in (CUT_FEATURE, OWL_BOX):
        feature = FEATURES.index(str(decision.fields["feature"]))
        if not empty_boxes(s, s.turn) & 1 << feature:
            clause = "BRD-20" if s.phase == CUT_FEATURE else "BRD-30"
            return Refusal(clause, "refusal-BRD-20", {"feature": FEATURES[feature]})
        if s.phase == CUT_FEATURE and not not_pencilled(s, 1 << feature, s.mark_end - s.mark + 1):
            return _because("BRD-R1", feature=FEATURES[feature])
    if s.phase in INSISTS:
        return _because(*INSISTS[int(s.phase)])
    if decision.kind == "feature":
        return _because("BRD-36" if s.options[ADVANCED] else "BRD-18")
    return _because("BRD-34" if s.options[ADVANCED] else "BRD-18")


def _no_set(s: Record, place: int) -> Refusal:
    """BRD-18: no set is there; BRD-20: or one that could not be written; BRD-R1: or that would be
    no larger than the one that is pencilled."""
    row = s.decks[s.turn]
    start, end = (place, place + 1) if s.phase == CUTTING else (int(s.mark), place)
    if start < first_uncut(s) or end >= row.n or end - start + 1 < SMALLEST_SET:
        return _because("BRD-18")
    shared = -1
    for card in row.cards[start : end + 1]:
        shared &= int(FEATURES_OF[card])
    if not shared:
        return _because("BRD-18")
    writable = shared & empty_boxes(s, s.turn)
    named = writable or shared
    feature = next(name for bit, name in enumerate(FEATURES) if named & 1 << bit)
    return _because("BRD-R1" if writable else "BRD-20", feature=feature)


def _because(clause: str, detail: str = "", **args: str | int) -> Refusal:
    return Refusal(clause, "-".join(filter(None, ("refusal", clause, detail))), args)
