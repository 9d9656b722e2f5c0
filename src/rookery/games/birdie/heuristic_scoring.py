"""How a good player scores: birds before the sets, the sets, pigeon and owl, the chain."""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record
from .actions import DONE, FEATURE, POSITION, USE_ROBIN
from .cards import (
    BIRDS,
    FEATURES_OF,
    FLAP_POINTS,
    FLAPS_FOR_A_PIGEON,
    MOST_FOR_AN_OWL,
    ROUNDS,
    SQUARES,
)
from .cutting import first_uncut
from .rows import TROPHY, beats_all, plan, worth_of_set
from .sheet import empty_boxes
from .state import (
    BEFORE,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    NO_CARD,
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
LEFT = 0.6  # what is left of a row after a removal, measured in its runs


# --- Before the sets -------------------------------------------------------------------


@compiled
def rate_before(s: Record, out: Any, n: int, scores: Any, room: Any) -> None:
    """A robin always helps; a woodpecker if some move does."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    lay_row(row, room)
    now = plan(s, s.turn, room, row.n, empty)[0]
    for i in range(n):
        a = out[i]
        if a == DONE:
            score = 0.0
        elif a == USE_ROBIN:
            score = SURPRISE
        elif s.phase == BEFORE:
            score = -0.1
            for start in range(row.n):
                score = max(score, best_move(s, row, start, room, empty) - now - EFFORT)
        elif s.phase == PLACING_ROBIN:
            insert_card(row, NO_CARD, s.guest, a - POSITION, room)
            score = plan(s, s.turn, room, row.n + 1, empty)[0] - now
        elif s.phase == WOODPECKER_FROM:
            score = best_move(s, row, a - POSITION, room, empty) - now
        else:
            insert_card(row, s.mark, row.cards[s.mark], a - POSITION, room)
            score = plan(s, s.turn, room, row.n, empty)[0] - now
        scores[i] = score


@compiled
def lay_row(row: Record, room: Any) -> None:
    for i in range(row.n):
        room[i] = row.cards[i]


@compiled
def insert_card(row: Record, without: int, card: int, place: int, room: Any) -> None:
    """Lay the row, but for the card at one place, and put a card in at another."""
    at = 0
    for i in range(row.n):
        if i == without:
            continue
        if at == place:
            at += 1
        room[at] = row.cards[i]
        at += 1
    room[place] = card


@compiled
def best_move(s: Record, row: Record, start: int, room: Any, empty: int) -> float:
    """What the row can be worth after the card at `start` has moved."""
    best = 0.0
    for place in range(row.n):
        if place != start:
            insert_card(row, start, row.cards[start], place, room)
            best = max(best, plan(s, s.turn, room, row.n, empty)[0])
    return best


# --- Sets, pigeon and owl --------------------------------------------------------------


@compiled
def rate_cut(s: Record, out: Any, n: int, scores: Any, room: Any) -> None:
    """Follow the plan for what is left of the row, from left to right."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    if s.phase == CUT_FEATURE:
        for i in range(n):
            feature = out[i] - FEATURE
            score = worth_of_set(s, s.turn, feature, s.mark_end - s.mark + 1)
            for place in range(s.mark_end + 1, row.n):
                if FEATURES_OF[row.cards[place]] >> feature & 1:
                    score -= ANOTHER
            scores[i] = score
        return
    first = s.mark
    if s.phase == CUTTING:
        first = first_uncut(s)
    for place in range(first, row.n):
        room[place - first] = row.cards[place]
    _, start, end = plan(s, s.turn, room, row.n - first, empty)
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
    flaps = s.flaps[s.turn]
    for i in range(n):
        a = out[i]
        if a == DONE:
            score = 0.0
        elif s.phase == OFFER_PIGEON:
            score = two_flaps(flaps)
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
def two_flaps(flaps: int) -> float:
    return float(FLAP_POINTS[min(flaps + FLAPS_FOR_A_PIGEON, SQUARES)] - FLAP_POINTS[flaps])


# --- The advanced game -----------------------------------------------------------------


@compiled
def rate_chain(s: Record, out: Any, n: int, scores: Any, room: Any) -> None:
    """What a removal brings at once, and what it leaves."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    for i in range(n):
        a = out[i]
        if s.phase == REMOVING:
            at = 0
            for place in range(row.n):
                if place != a - POSITION:
                    room[at] = row.cards[place]
                    at += 1
            score = worth_of_chain(s, room, at, a - POSITION, empty, -1)
        elif s.phase == GAP_FEATURE:
            lay_row(row, room)
            score = worth_of_chain(s, room, row.n, s.mark, empty, a - FEATURE)
        elif a == DONE:
            lay_row(row, room)
            feature, count = int(s.mark_feature), 0
            for place in range(s.mark, row.n):
                if not FEATURES_OF[row.cards[place]] >> feature & 1:
                    break
                count += 1
            for place in range(s.mark - 1, -1, -1):
                if not FEATURES_OF[row.cards[place]] >> feature & 1:
                    break
                count += 1
            score = worth_of_set(s, s.turn, feature, count) if empty >> feature & 1 else 0.0
        else:
            score = two_flaps(s.flaps[s.turn])
        scores[i] = score


@compiled
def worth_of_chain(s: Record, row: Any, n: int, gap: int, empty: int, feature: int) -> float:
    """Follow a chain in a row that is laid out; where cards at the gap share both features, the
    first whose box is empty is taken. Then look at the runs that are left."""
    gained = 0.0
    while 0 < gap < n:
        shared = FEATURES_OF[int(row[gap - 1])] & FEATURES_OF[int(row[gap])]
        if shared == 0:
            break
        if feature < 0:
            useful = shared & empty if shared & empty else shared
            feature = 0
            while not useful >> feature & 1:
                feature += 1
        start, end = gap, gap
        while start > 0 and FEATURES_OF[int(row[start - 1])] >> feature & 1:
            start -= 1
        while end < n and FEATURES_OF[int(row[end])] >> feature & 1:
            end += 1
        if empty >> feature & 1:
            gained += worth_of_set(s, s.turn, feature, end - start)
            empty &= ~(1 << feature)
        for place in range(end, n):
            row[start + place - end] = row[place]
        n -= end - start
        gap = start
        feature = -1
    return float(gained + LEFT * plan(s, s.turn, row, n, empty)[0])
