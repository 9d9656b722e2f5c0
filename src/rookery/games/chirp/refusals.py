"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.records import NOBODY
from ...core.views import Arguments, Sentence, ViewLayout, because
from .actions import CARD, GROW_BY, PLACE, PLUMAGE, SEAT, SKIP
from .branch.filling import top_card
from .branch.places import DIRECTIONS, TRUNK, cell_of, step
from .branch.shapes import sides_of
from .deck import COLOURS
from .record import Record
from .scoring import POINTS_TO_WIN
from .sets import colour_of, how_many
from .state import (
    ADD_CARD,
    ADD_PLACE,
    CLAIM_COLOUR,
    DIG_CARD,
    DISCARD_CARD,
    DROP,
    FORK,
    LAY,
    LAY_PLACE,
    PHASES,
    TARGET,
    TOP_ADD,
    TWO_CARDS,
    WITH_PLUMAGE,
    around_in,
    is_empty,
)  # fmt: skip
from .wide import constant, wide

CLAUSES = (
    "CHP-8", "CHP-10", "CHP-11", "CHP-12", "CHP-13", "CHP-14", "CHP-17", "CHP-21", "CHP-30",
    "CHP-31", "CHP-R10", "CHP-R17", "CHP-R21", "CHP-R23", "CHP-R24",
)  # fmt: skip
C8, C10, C11, C12, C13, C14, C17, C21, C30, C31, R10, R17, R21, R23, R24 = map(
    constant, range(len(CLAUSES))
)
WANTED = ("grow", "card", "place", "player", "plumage")
A_GROWTH, A_CARD, A_PLACE, A_PLAYER, A_PLUMAGE, A_SKIP = map(constant, range(6))
_REASONS = (
    "over", "skip", "kind", "two", "grow_plumage", "grow_draw", "grow_pass", "dig", "not_held",
    "plumage_taken", "no_place", "card", "CHP-10", "CHP-11", "CHP-12", "CHP-13", "same_place",
    "place", "player", "plumage", "bare",
)  # fmt: skip
_ARGUMENTS: dict[str, Arguments] = {
    "kind": {"wanted": WANTED},
    "plumage_taken": {"colour": COLOURS},
}
SENTENCE = Sentence({f"refusal-{why}": _ARGUMENTS.get(why, {}) for why in _REASONS}, CLAUSES)
(
    OVER, SKIPPING, OTHER_KIND, TWO, GROW_PLUMAGE, GROW_DRAW, GROW_PASS, DIG, NOT_HELD,
    TAKEN, NO_PLACE, OTHER_CARD, AT_TRUNK, JOINS, FILLED, TOO_MANY, SAME_PLACE,
    OTHER_PLACE, OTHER_PLAYER, OTHER_PLUMAGE, NO_BIRDS,
) = map(constant, range(len(_REASONS)))  # fmt: skip
NO_OBSTACLE = constant(-1)
NOTHING = constant(0)
REFUSAL = ViewLayout(SENTENCE)

_ASKED = {
    "grow": ("grow", C8), "lay": ("card", C8), "lay_place": ("place", C8), "target": ("place", C14),
    "fork": ("place", C17), "discard": ("card", C21), "player": ("player", R10),
    "price": ("card", R24), "prune": ("place", R24), "lift": ("place", R17), "drop": ("place", R17),
    **dict.fromkeys(("give", "dig", "pay", "bank", "cover", "add"), ("card", R10)),
    **dict.fromkeys(("pluck", "cover_place", "top_cover", "add_place", "top_add"), ("place", R10)),
    **dict.fromkeys(("claim", "return", "swap_theirs", "swap_mine"), ("plumage", R10)),
}  # fmt: skip
ASKED_KIND = np.array([WANTED.index(_ASKED[phase][0]) for phase in PHASES], np.int64)
ASKED_BY = np.array([_ASKED[phase][1] for phase in PHASES], np.int64)
"""The kind of decision that a phase asks for, and the clause that has it asked."""


@compiled
def kind_of(a: int) -> int:
    if a < CARD:
        return A_GROWTH
    if a < PLACE:
        return A_CARD
    if a < SEAT:
        return A_PLACE
    if a < PLUMAGE:
        return A_PLAYER
    return A_PLUMAGE if a < SKIP else A_SKIP


@compiled
def refuse(s: Record, a: int, why: Any) -> None:
    if s.turn == NOBODY:
        most = 0
        for seat in range(s.players):
            most = max(most, wide(s.scores[seat]))
        because(why, C30 if most >= POINTS_TO_WIN else C31, OVER, NOTHING)
        return
    phase = s.phase
    clause, wanted, kind = ASKED_BY[phase], ASKED_KIND[phase], kind_of(a)
    if kind == A_SKIP:
        if clause != C8 and phase != TARGET and phase != FORK and phase != DISCARD_CARD:
            clause = R10
        because(why, clause, SKIPPING, NOTHING)
    elif kind != wanted:
        because(why, clause, OTHER_KIND, wanted)
    elif kind == A_GROWTH:
        refuse_growth(a - GROW_BY, why)
    elif kind == A_CARD:
        refuse_card(s, clause, a - CARD, why)
    elif phase in (LAY_PLACE, ADD_PLACE, TOP_ADD, DROP):
        refuse_place(s, cell_of(a - PLACE), why)
    elif phase == CLAIM_COLOUR and s.branch.n == 0:
        because(why, R21, NO_BIRDS, NOTHING)
    else:
        because(why, clause, OTHER_PLACE + wanted - A_PLACE, NOTHING)


@compiled
def refuse_growth(growth: int, why: Any) -> None:
    if growth == TWO_CARDS:
        because(why, R23, TWO, NOTHING)
    else:
        because(why, C8, GROW_PLUMAGE + min(growth, 2), NOTHING)


@compiled
def refuse_card(s: Record, clause: int, face: int, why: Any) -> None:
    colour = colour_of(face)
    if s.phase == DIG_CARD:
        because(why, clause, DIG, NOTHING)
    elif not how_many(s.hands[s.turn], face):
        because(why, clause, NOT_HELD, NOTHING)
    elif s.phase == LAY and s.growth == WITH_PLUMAGE and s.plumage[colour] != NOBODY:
        because(why, C8, TAKEN, colour)
    elif s.phase == LAY and has_a_place(s, face):
        because(why, R23, TWO, NOTHING)
    elif s.phase == LAY or s.phase == ADD_CARD:
        because(why, C11, NO_PLACE, NOTHING)
    else:
        because(why, clause, OTHER_CARD, NOTHING)


@compiled
def has_a_place(s: Record, face: int) -> bool:
    for i in range(max(s.branch.n, 1)):
        for direction in range(DIRECTIONS):
            if obstacle(s, face, cell_beside(s, wide(i), wide(direction)), NOTHING) == NO_OBSTACLE:
                return True
    return False


@compiled
def obstacle(s: Record, face: int, cell: int, over: int) -> int:
    """What keeps a card from being added at a cell."""
    if not is_empty(wide(s.branch.grid[cell])):
        return FILLED
    joined, at_trunk, beside = joined_by(s, face, cell), False, cell
    for direction in range(DIRECTIONS):
        if joined >> direction & 1:
            beside = cell + step(wide(direction))
            at_trunk |= beside == TRUNK
    if at_trunk != (s.branch.n == 0):
        return AT_TRUNK
    if joined == 0 or joined & (joined - 1):
        return JOINS
    if not at_trunk and s.deck.cards[face].birds > s.deck.cards[top_card(s, beside)].birds + over:
        return TOO_MANY
    return NO_OBSTACLE


@compiled
def refuse_place(s: Record, cell: int, why: Any) -> None:
    face, over = wide(s.picked), NOTHING
    if cell == TRUNK:
        because(why, C12, FILLED, NOTHING)
        return
    if s.phase == DROP:
        if cell == s.lifted:
            because(why, R17, SAME_PLACE, NOTHING)
            return
        face = top_card(s, wide(s.lifted))
    elif s.phase == TOP_ADD:
        face = wide(s.discard.cards[s.discard.n - 1])
    elif s.phase == ADD_PLACE:
        over = wide(s.deck.cards[s.command].then)
        over = wide(s.number) if over < 0 else over
    found = obstacle(s, face, cell, over)
    if found != NO_OBSTACLE:
        because(why, C10 + found - AT_TRUNK, found, NOTHING)
    elif s.phase == LAY_PLACE:
        because(why, R23, TWO, NOTHING)
    else:
        because(why, R10, OTHER_PLACE, NOTHING)


@compiled
def joined_by(s: Record, face: int, cell: int) -> int:
    """In which directions a card would be joined to another, or to the trunk: four bits."""
    return around_in(wide(s.branch.grid[cell])) & sides_of(wide(s.deck.form[face]))


@compiled
def cell_beside(s: Record, slot: int, direction: int) -> int:
    """The cell beside a place; beside the bare trunk, if there is no place."""
    cell = wide(s.branch.places[slot].cell) if s.branch.n > 0 else wide(TRUNK)
    return cell + step(direction)
