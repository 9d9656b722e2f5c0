"""How a good player scores: birds before the sets, the sets, pigeon and owl, the chain."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from .actions import DONE, FEATURE, POSITION, USE_ROBIN
from .cards import (
    BIRDS,
    FEATURES_OF,
    FLAPS_FOR_A_PIGEON,
    MOST_FOR_AN_OWL,
    ROUNDS,
)
from .cutting import first_uncut, open_boxes, pencilled
from .record import Record
from .rows import (
    NO_FEATURE,
    TROPHY,
    Layers,
    beats_all,
    card_at,
    follow,
    layers_of,
    plan_cut,
    plan_removals,
    with_card_at,
    without,
    worth_of_plan,
    worth_of_set,
)
from .sheet import empty_boxes
from .state import (
    BEFORE,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    OFFER_OWL,
    OFFER_PIGEON,
    PLACING_ROBIN,
    REMOVING,
    WOODPECKER_FROM,
)

EMPTY_BOX = 2.6  # what a box will bring in round 2 if the owl leaves it empty in round 1
SURPRISE = 1.0  # what a robin's card will bring
EFFORT = 0.5  # what a woodpecker's move must bring at least
ANOTHER = 0.3  # a card further on that may fill the same box
UNPLANNED = 0.3  # how much of its size a set counts for that is not part of the plan
MUCH = 6.0  # what is planned, against what is not
LEFT = 0.9  # how sure it is what is left of a row after a removal


# --- Before the sets -------------------------------------------------------------------


@compiled
def rate_before(s: Record, out: Any, n: int, scores: Any) -> None:
    """A robin always helps; a woodpecker if some move does."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    size = int(row.n)
    layers = layers_of(row.cards, size)
    now = worth_of_plan(s, s.turn, layers, size, empty)
    for i in range(n):
        a = out[i]
        if a == DONE:
            score = 0.0
        elif a == USE_ROBIN:
            score = SURPRISE
        elif s.phase == BEFORE:
            score = -0.1
            for start in range(size):
                score = max(score, best_move(s, layers, size, start, empty) - now - EFFORT)
        elif s.phase == PLACING_ROBIN:
            longer = with_card_at(layers, int(a - POSITION), int(s.guest))
            score = worth_of_plan(s, s.turn, longer, size + 1, empty) - now
        elif s.phase == WOODPECKER_FROM:
            score = best_move(s, layers, size, int(a - POSITION), empty) - now
        else:
            moved = with_move(layers, int(s.mark), int(a - POSITION))
            score = worth_of_plan(s, s.turn, moved, size, empty) - now
        scores[i] = score


@compiled
def with_move(layers: Layers, start: int, place: int) -> Layers:
    card = card_at(layers, start)
    return with_card_at(without(layers, start, start + 1), place, card)


@compiled
def best_move(s: Record, layers: Layers, size: int, start: int, empty: int) -> float:
    """What the row can be worth after the card at `start` has moved."""
    best = 0.0
    for place in range(size):
        if place != start:
            moved = with_move(layers, start, place)
            best = max(best, worth_of_plan(s, s.turn, moved, size, empty))
    return best


# --- Sets, pigeon and owl --------------------------------------------------------------


@compiled
def rate_cut(s: Record, out: Any, n: int, scores: Any) -> None:
    """Follow the plan for what is left of the row, from left to right. What is offered besides it
    is at least larger than what it would replace."""
    row, empty = s.decks[s.turn], open_boxes(s)
    if s.phase == CUT_FEATURE:
        for i in range(n):
            feature = out[i] - FEATURE
            score = worth_of_set(s, s.turn, feature, s.mark_end - s.mark + 1)
            smaller = pencilled(s, feature)
            if smaller > 0:
                score -= worth_of_set(s, s.turn, feature, smaller)
            for place in range(s.mark_end + 1, row.n):
                if FEATURES_OF[row.cards[place]] >> feature & 1:
                    score -= ANOTHER
            scores[i] = score
        return
    first = int(s.mark)
    if s.phase == CUTTING:
        first = int(first_uncut(s))
    size = int(row.n) - first
    layers = layers_of(row.cards[first:], size)
    _, start, end = plan_cut(s, s.turn, layers, size, empty)
    for i in range(n):
        place = out[i] - POSITION - first
        if out[i] == DONE:
            scores[i] = 0.0
        elif s.phase == CUTTING:
            scores[i] = MUCH if place == start else UNPLANNED
        else:
            scores[i] = MUCH if start == 0 and place == end else UNPLANNED * place


@compiled
def rate_after(s: Record, out: Any, n: int, scores: Any) -> None:
    """The pigeon takes what is left over. The owl fills a box that would stay empty."""
    for i in range(n):
        a = out[i]
        if a == DONE:
            score = 0.0
        elif s.phase == OFFER_PIGEON:
            score = two_flaps(s)
        elif s.phase == OFFER_OWL:
            score = min(s.lowest, MOST_FOR_AN_OWL) - (
                0.0 if s.round_number == ROUNDS else EMPTY_BOX
            )
        else:
            feature = a - FEATURE
            points = min(s.lowest, MOST_FOR_AN_OWL)
            wins = feature < len(BIRDS) and beats_all(s, s.turn, feature, points)
            score = TROPHY if wins else 0.0
        scores[i] = score


@compiled
def two_flaps(s: Record) -> float:
    column, flaps = s.column, s.flaps[s.turn]
    return float(
        column.points[min(flaps + FLAPS_FOR_A_PIGEON, column.squares)] - column.points[flaps]
    )


# --- The advanced game -----------------------------------------------------------------


@compiled
def rate_chain(s: Record, out: Any, n: int, scores: Any) -> None:
    """What a removal brings at once, and what it leaves."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    size = int(row.n)
    layers = layers_of(row.cards, size)
    for i in range(n):
        a = out[i]
        if s.phase == REMOVING:
            place = int(a - POSITION)
            rest = without(layers, place, place + 1)
            score = worth_of_chain(s, rest, size - 1, place, empty, NO_FEATURE)
        elif s.phase == GAP_FEATURE:
            score = worth_of_chain(s, layers, size, int(s.mark), empty, int(a - FEATURE))
        elif a == DONE:
            score = worth_of_chain(s, layers, size, int(s.mark), empty, int(s.mark_feature))
        else:
            feature = int(s.mark_feature)
            others = empty & ~(1 << feature)
            score = worth_of_chain(s, layers, size, int(s.mark), others, feature)
            score += two_flaps(s)
        scores[i] = score


@compiled
def worth_of_chain(s: Record, layers: Layers, n: int, gap: int, empty: int, feature: int) -> float:
    """What flies off from a gap on, and what may fly off after that."""
    gained, layers, n, empty = follow(s, s.turn, layers, n, gap, empty, feature)
    return float(gained + LEFT * plan_removals(s, s.turn, layers, n, empty))
