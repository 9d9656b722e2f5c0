"""Explanations: the best decisions of a position, how often they win, and what may follow.

For the hint button, the terminal's hint and the analysis. It looks at a position as the bots do,
by what the seat to move can know.
"""

from __future__ import annotations

import msgspec

from ..core.match import Match
from .search import Budget, Search

ITERATIONS = 5_000
SECONDS = 1.0
OPTIONS = 5
LONGEST_LINE = 6


class Step(msgspec.Struct, frozen=True):
    """A decision in an expected line."""

    seat: int
    decision: int
    text: str


class Option(msgspec.Struct, frozen=True):
    """A decision, and what the search found behind it."""

    decision: int
    text: str
    share: float
    """The share of the win that the seat can expect, from 0 to 1."""
    attention: float
    """The part of the search that went there; over all decisions it sums to 1."""
    visits: int
    line: tuple[Step, ...]
    """What is likely to follow, the decision itself first; it ends where little is known."""


class Explanation(msgspec.Struct, frozen=True):
    """A position as the search sees it, the best decision first."""

    seat: int
    iterations: int
    share: float
    options: tuple[Option, ...]


def explain(
    match: Match,
    iterations: int = ITERATIONS,
    seconds: float | None = SECONDS,
    options: int = OPTIONS,
    seed: int = 0,
) -> Explanation | None:
    """Explain the position to the seat to move; None if the game is over.

    Without `seconds` the same seed and iterations give the same explanation on any machine.
    """
    if match.turn is None:
        return None
    search = Search(match.game, seed, Budget(iterations, seconds))
    candidates = search.think(match.seat())
    visits = sum(candidate.visits for candidate in candidates)
    catalogue = match.game.catalogue
    return Explanation(
        seat=match.turn,
        iterations=visits,
        share=sum(candidate.wins * candidate.visits for candidate in candidates) / visits,
        options=tuple(
            Option(
                decision=candidate.decision,
                text=catalogue[candidate.decision].text,
                share=candidate.wins,
                attention=candidate.visits / visits,
                visits=candidate.visits,
                line=tuple(
                    Step(seat, decision, catalogue[decision].text)
                    for seat, decision in search.line(candidate.decision, LONGEST_LINE)
                ),
            )
            for candidate in candidates[:options]
        ),
    )
