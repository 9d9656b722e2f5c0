"""Explanations: the best decisions of a position, how often they win, what is good about them by
the game's own measures, and what may follow.

For the hint button, the terminal's hint, the analysis and reviews. It looks at a position as the
bots do, by what the seat to move can know.

    explanation = explain(match)                       # the best decisions, the best one first
    lines = reasons(match.seat(), [decision])          # what is good about this one
    because(lines, match.game.texts("en"), names)      # "Takes 2 owls and …", or nothing
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from babel.lists import format_list

from ..core.kernels import NOT_LEGAL
from ..core.match import Match
from ..core.records import KEEPING
from ..core.seat import Seat
from ..core.text import Line, Texts
from .search import Budget, Search

ITERATIONS = 5_000
SECONDS = 1.0
OPTIONS = 5
LONGEST_LINE = 6
LONGEST_PLAN = 16
MOST_REASONS = 3
ADVICE = 3
WORTH_A_LOOK = 0.08


class Step(msgspec.Struct, frozen=True):
    """A decision in an expected line."""

    seat: int
    decision: int
    text: str


class Proposal(msgspec.Struct, frozen=True):
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
    plan: tuple[Step, ...]
    """What the seat decides in one go: the decision, and what it would decide next until something
    new is revealed or another seat is to move."""
    reasons: tuple[Line, ...]
    """What is good about the plan, the weightiest first: parts of one sentence."""


class Explanation(msgspec.Struct, frozen=True):
    """A position as the search sees it, the best decision first."""

    seat: int
    iterations: int
    share: float
    options: tuple[Proposal, ...]


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
    seat = match.seat()
    candidates = search.think(seat)
    visits = sum(candidate.visits for candidate in candidates)
    found = []
    for candidate in candidates[:options]:
        line = search.line(candidate.decision, LONGEST_PLAN) or [(seat.number, candidate.decision)]
        plan = plan_of(seat, line)
        found.append(
            Proposal(
                decision=candidate.decision,
                text=match.game.catalogue[candidate.decision].text,
                share=candidate.wins,
                attention=candidate.visits / visits,
                visits=candidate.visits,
                line=_steps(seat, line[:LONGEST_LINE]),
                plan=_steps(seat, ((seat.number, decision) for decision in plan)),
                reasons=tuple(reasons(seat, plan)),
            )
        )
    return Explanation(
        seat=match.turn,
        iterations=visits,
        share=sum(candidate.wins * candidate.visits for candidate in candidates) / visits,
        options=tuple(found),
    )


def advice(explanation: Explanation, most: int = ADVICE) -> list[Proposal]:
    """What to propose to a player: of the decisions that were thought about nearly as much as the
    best one, those that win most."""
    enough = WORTH_A_LOOK * explanation.options[0].attention
    found = [option for option in explanation.options if option.attention >= enough]
    return sorted(found, key=lambda option: -option.share)[:most]


def reasons(seat: Seat, decisions: Sequence[int], most: int = MOST_REASONS) -> list[Line]:
    """What is good about these decisions of the seat, one after the other: the weightiest first,
    and nothing where the game has nothing to say. Each is a part of a sentence (see `because`)."""
    game = seat.game
    if game.reasons is None:
        return []
    *_, after = _tried(seat, decisions)
    record = game.reasons.new()
    game.kernels.reason(seat.state, after, seat.number, record)
    lines: list[Line] = game.reasons.read(game.reasons.json(record))
    return lines[:most]


def because(lines: Iterable[Line], texts: Texts, names: Sequence[str]) -> str:
    """Reasons as one sentence."""
    parts = [texts.line(line, names) for line in lines]
    said = str(format_list(parts, locale=texts.language))
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def plan_of(seat: Seat, line: Sequence[tuple[int, int]]) -> list[int]:
    """The part of a line that the seat can decide on now."""
    own = [decision for _, decision in line]
    for length, state in enumerate(_tried(seat, own)):
        header = state[0]
        goes_on = header["turn"] == seat.number and header["revelations"] == seat.revelations
        if not goes_on and length > 0:
            return own[:length]
    return own[: max(length, 1)]


def _tried(seat: Seat, decisions: Iterable[int]) -> Iterator[Any]:
    """The seat's position before these decisions and after each of them, as long as they are
    legal: always the same record, in which all events are kept."""
    kernels, out = seat.game.kernels, seat.game.legal_buffer()
    state = seat.game.layout.copy(seat.state)
    state["noting"] = KEEPING
    count = kernels.legal(state, out)
    yield state
    for decision in decisions:
        count = kernels.step(state, decision, out, count)
        if count == NOT_LEGAL:
            return
        yield state


def _steps(seat: Seat, line: Iterable[tuple[int, int]]) -> tuple[Step, ...]:
    catalogue = seat.game.catalogue
    return tuple(Step(who, decision, catalogue[decision].text) for who, decision in line)
