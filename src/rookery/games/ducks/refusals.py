"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from ...core.catalogue import Decision
from ...core.records import NOBODY, Record
from ...core.text import Refusal
from .actions import CATALOGUE, SIDES
from .cards import (
    ACTIONS,
    COLOURS,
    HIDE,
    PLACES,
    RESURRECTION,
    SPLASH,
    TABLE,
)
from .row import all_ducks, ducks_of, splashes
from .rules import card_in_play
from .shooting import neighbour
from .state import FIRST_CARD, HIDE_SIDE, MISFIRE_SIDE


def refusal(s: Record, number: int) -> Refusal:
    decision = CATALOGUE[number]
    if s.turn == NOBODY:
        return Refusal(_ending(s), "refusal-over", {})
    if decision.kind == "throw":
        return _because("DCK-9")
    if decision.kind == "play":
        return _no_such_play(s, ACTIONS.index(str(decision.fields["card"])))
    if s.phase < FIRST_CARD:
        return _because("DCK-7")
    return _no_such_use(s, decision)


def _ending(s: Record) -> str:
    """The clause that ended the game."""
    if s.drawn:
        return "DCK-13"
    colours = sum(int(score) > 0 for score in s.scores[: s.players])
    return "DCK-12" if colours == 1 else "DCK-R12"


def _no_such_play(s: Record, card: int) -> Refusal:
    """A card is not in the hand, or cannot be carried out, or another one is being played."""
    hand = s.hands[s.turn]
    if s.phase >= FIRST_CARD or card not in hand.cards[: hand.n]:
        return _because("DCK-7")
    if card == HIDE and _own_ducks_beside_ducks(s):
        return _because("DCK-R3")
    return _because(TABLE[card].clause)


def _no_such_use(s: Record, decision: Decision) -> Refusal:
    """The card being played cannot be used like this."""
    card, fields = card_in_play(s), decision.fields
    if decision.kind == "place" and s.phase not in (MISFIRE_SIDE, HIDE_SIDE):
        here = 1 << (int(fields["place"]) - 1)
        if card == HIDE and _own_ducks_beside_ducks(s) & here:
            return _because("DCK-R3")
        if card == SPLASH and splashes(s) & here:
            return _because("DCK-R6")
    if decision.kind == "side" and s.phase == HIDE_SIDE:
        beside = neighbour(int(s.chosen) - 1, SIDES.index(str(fields["side"])))
        if 0 <= beside < PLACES and all_ducks(s) >> beside & 1:
            return _because("DCK-R3")
    if decision.kind == "colour" and card == RESURRECTION:
        colour = COLOURS.index(str(fields["colour"]))
        return _because("DCK-31" if colour < s.players else "DCK-3")
    return _because(TABLE[card].clause)


def _own_ducks_beside_ducks(s: Record) -> int:
    """The places from which a duck could hide, were it not for DCK-R3."""
    ducks = all_ducks(s)
    return ducks_of(s, s.turn) & (ducks << 1 | ducks >> 1)


def _because(clause: str) -> Refusal:
    return Refusal(clause, f"refusal-{clause}", {})
