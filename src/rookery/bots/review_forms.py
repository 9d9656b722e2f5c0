"""What a review says (docs/review.md)."""

from __future__ import annotations

import msgspec

from ..core.text import Line
from .curves import curves


class Weighed(msgspec.Struct, frozen=True):
    """A decision that was possible, and the share of the win that the mover can expect of it."""

    decision: str
    share: float


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, by what its player could know."""

    move: int
    """How many decisions had been taken before."""
    seat: int
    played: str
    best: str
    loss: float
    """The share of the win that was given away against the best."""
    error: float
    """The standard error of the loss."""
    mistake: bool
    """The loss is worth a word, and no accident of weighing."""
    stake: float
    """What was at stake: by how much the best was better than a decision drawn by lot."""
    share: float
    """The share of the win that the seat could expect of what was played."""
    gain: tuple[float, ...]
    """What the decision brought each seat, against going by looks: its part of their skill."""
    unforeseen: tuple[float, ...]
    """What looking one decision further ahead changed: a part of skill that is nobody's."""
    options: tuple[Weighed, ...]
    """What stayed in the running, the best first."""
    why: tuple[Line, ...]
    """What is good about the best decision, where there is something to be said of this one: parts
    of a sentence, by what its player knew."""
    instead: tuple[Line, ...]
    """And about what was played instead."""


class ReviewedSeat(msgspec.Struct, frozen=True):
    """start + luck + skill = result."""

    seat: int
    start: float
    luck: float
    skill: float
    result: float
    own: float
    """The part of `skill` that came of the seat's own decisions."""
    others: float
    """And that of what the others' decisions left to it."""
    unforeseen: float
    """And what was not seen coming when positions were valued."""
    accuracy: float
    """From 0 to 100: what was kept of what was at stake."""
    uncertainty: float
    """Its standard error."""
    decisions: int
    mistakes: int


class Review(msgspec.Struct, frozen=True):
    """A game, reviewed."""

    game: str
    players: int
    worlds: int
    """In how many worlds every decision was weighed, at least."""
    seed: int
    open: bool
    seats: tuple[ReviewedSeat, ...]
    decisions: tuple[ReviewedDecision, ...]
    chances: tuple[tuple[float, ...], ...]
    """Everybody's share of the win, before every decision and at the end, as seen by onlookers."""
    turning_points: tuple[int, ...]
    """The moves that mattered most, in the order in which they were played."""

    def _repr_svg_(self) -> str:
        """A notebook shows the chances."""
        return curves(self)
