"""Why a decision is not allowed now: the clause against it, for people."""

from __future__ import annotations

from ...core.catalogue import Decision
from ...core.records import NOBODY, Record
from ...core.text import Refusal
from .actions import CATALOGUE
from .branch import top_card
from .deck import CARDS_PER_COLOUR, COLOURS, FACES
from .places import DIRECTIONS, STEP, TRUNK, cell_named, facing
from .scoring import POINTS_TO_WIN
from .sets import how_many
from .state import PHASES, WITH_PLUMAGE, is_empty

_PLACING = ("lay_place", "add_place", "top_add", "drop")
_WANTED = {
    "grow": ("grow", "CHP-8"),
    "lay": ("card", "CHP-8"),
    "lay_place": ("place", "CHP-8"),
    "target": ("place", "CHP-14"),
    "fork": ("place", "CHP-17"),
    "discard": ("card", "CHP-21"),
    "give": ("card", "CHP-R10"),
    "dig": ("card", "CHP-R10"),
    "pay": ("card", "CHP-R10"),
    "player": ("player", "CHP-R10"),
    "price": ("card", "CHP-R24"),
    "pluck": ("place", "CHP-R10"),
    "prune": ("place", "CHP-R24"),
    "bank": ("card", "CHP-R10"),
    "cover": ("card", "CHP-R10"),
    "cover_place": ("place", "CHP-R10"),
    "top_cover": ("place", "CHP-R10"),
    "lift": ("place", "CHP-R17"),
    "drop": ("place", "CHP-R17"),
    "add": ("card", "CHP-R10"),
    "add_place": ("place", "CHP-R10"),
    "top_add": ("place", "CHP-R10"),
    "claim": ("plumage", "CHP-R10"),
    "return": ("plumage", "CHP-R10"),
    "swap_theirs": ("plumage", "CHP-R10"),
    "swap_mine": ("plumage", "CHP-R10"),
}
"""The kind of decision that a phase asks for, and the clause that has it asked."""


def refusal(s: Record, number: int) -> Refusal:
    decision = CATALOGUE[number]
    if s.turn == NOBODY:
        thirty = max(s.scores[: int(s.players)].tolist()) >= POINTS_TO_WIN
        return Refusal("CHP-30" if thirty else "CHP-31", "refusal-over", {})
    phase = PHASES[s.phase]
    wanted, clause = _WANTED[phase]
    if decision.kind == "skip":
        if clause != "CHP-8" and phase not in ("target", "fork", "discard"):
            clause = "CHP-R10"
        return Refusal(clause, "refusal-skip", {})
    if decision.kind != wanted:
        return Refusal(clause, "refusal-kind", {"wanted": wanted})
    if wanted == "grow":
        return _growth(str(decision.fields["how"]))
    if wanted == "card":
        return _card(s, phase, clause, FACES.index(str(decision.fields["card"])))
    if phase in _PLACING:
        return _placing(s, phase, decision)
    if phase == "claim" and s.branch.n == 0:
        return Refusal("CHP-R21", "refusal-bare", {})
    return Refusal(clause, f"refusal-{wanted}", {})


def _growth(how: str) -> Refusal:
    if how == "two":
        return Refusal("CHP-R23", "refusal-two", {})
    return Refusal("CHP-8", f"refusal-grow_{how}", {})


def _card(s: Record, phase: str, clause: str, face: int) -> Refusal:
    if phase == "dig":
        return Refusal(clause, "refusal-dig", {})
    if not how_many(s.hands[s.turn], face):
        return Refusal(clause, "refusal-not_held", {})
    if phase == "lay":
        colour = face // CARDS_PER_COLOUR
        if s.growth == WITH_PLUMAGE and s.plumage[colour] != NOBODY:
            return Refusal("CHP-8", "refusal-plumage_taken", {"colour": COLOURS[colour]})
        if _has_a_place(s, face):
            return Refusal("CHP-R23", "refusal-two", {})
    if phase in ("lay", "add"):
        return Refusal("CHP-11", "refusal-no_place", {})
    return Refusal(clause, "refusal-card", {})


def joins(s: Record, face: int, cell: int) -> list[int]:
    """The cells that a card would be joined to."""
    neighbours = [(d, cell + int(STEP[d])) for d in range(DIRECTIONS)]
    return [
        beside
        for d, beside in neighbours
        if int(s.deck.cards[face].sides) >> d & 1 and int(s.branch.grid[beside]) >> facing(d) & 1
    ]


def cells_around(s: Record) -> list[int]:
    """The empty cells beside the branch, or beside the bare trunk, in reading order."""
    cells = s.branch.places["cell"][: int(s.branch.n)].tolist() or [TRUNK]
    around = {cell + int(step) for cell in cells for step in STEP}
    return sorted(cell for cell in around if is_empty(int(s.branch.grid[cell])))


def _has_a_place(s: Record, face: int) -> bool:
    return any(not _obstacle(s, face, cell, 0) for cell in cells_around(s))


def _obstacle(s: Record, face: int, cell: int, over: int) -> str:
    """The clause that keeps a card from being added at a cell; "" if none does."""
    if not is_empty(int(s.branch.grid[cell])):
        return "CHP-12"
    joined = joins(s, face, cell)
    if (TRUNK in joined) != (s.branch.n == 0):
        return "CHP-10"
    if len(joined) != 1:
        return "CHP-11"
    if joined[0] != TRUNK:
        limit = s.deck.cards[top_card(s, joined[0])].birds + over
        if s.deck.cards[face].birds > limit:
            return "CHP-13"
    return ""


def _placing(s: Record, phase: str, decision: Decision) -> Refusal:
    name = str(decision.fields["place"])
    if name == "trunk":
        return Refusal("CHP-12", "refusal-CHP-12", {})
    cell, over = cell_named(name, "place"), 0
    if phase == "drop":
        if cell == s.lifted:
            return Refusal("CHP-R17", "refusal-same_place", {})
        face = top_card(s, int(s.lifted))
    elif phase == "top_add":
        face = int(s.discard.cards[s.discard.n - 1])
    else:
        face = int(s.picked)
        if phase == "add_place":
            over = int(s.deck.cards[s.command].then)
            over = int(s.number) if over < 0 else over
    clause = _obstacle(s, face, cell, over)
    if clause:
        return Refusal(clause, f"refusal-{clause}", {})
    if phase == "lay_place":
        return Refusal("CHP-R23", "refusal-two", {})
    return Refusal("CHP-R10", "refusal-place", {})
