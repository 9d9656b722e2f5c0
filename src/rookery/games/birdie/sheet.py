"""The sheets: boxes, flaps, trophies, totals and the end of the game."""

from __future__ import annotations

from ...core.compile import compiled
from ...core.records import NOBODY, note
from .cards import (
    BIRDS,
    BOXES,
    FLAPS_FOR_A_PIGEON,
    MOST_FOR_AN_OWL,
    POINTS_PER_TROPHY,
    ROUNDS,
)
from .events import COPIED, GAVE_UP, LOST, TROPHY, WON, WROTE
from .record import Record


@compiled
def empty_boxes(s: Record, seat: int) -> int:
    """BRD-2: the boxes not written yet, as bits."""
    empty = 0
    for feature in range(BOXES):
        if s.boxes[seat, feature] == 0:
            empty |= 1 << feature
    return empty


@compiled
def write_set(s: Record, feature: int, count: int) -> None:
    """BRD-19: a set is worth the number of its cards. BRD-20, BRD-38: a filled box is never
    changed, and such a set scores nothing (BRD-22: no flap either)."""
    seat = s.turn
    if s.boxes[seat, feature] != 0:
        note(s, LOST, seat, feature, count)
        return
    s.boxes[seat, feature] = count
    if s.lowest == 0 or count < s.lowest:
        s.lowest = count
    mark_flaps(s, 1)
    note(s, WROTE, seat, feature, count, s.flaps[seat])
    contend_for_trophy(s, feature, count)


@compiled
def mark_flaps(s: Record, count: int) -> None:
    """BRD-21: the next squares of the column. BRD-R7: beyond the last one they are lost."""
    s.flaps[s.turn] = min(s.flaps[s.turn] + count, s.column.squares)


@compiled
def give_up_set(s: Record) -> None:
    """BRD-29: no points, no flap of its own, no trophy; two flaps instead."""
    mark_flaps(s, FLAPS_FOR_A_PIGEON)
    note(s, GAVE_UP, s.turn, s.flaps[s.turn])


@compiled
def copy_lowest(s: Record, feature: int) -> None:
    """BRD-30: the lowest score of this round's sets, at most five, without a flap. It is not a
    score to copy itself. BRD-31: it counts for trophies."""
    points = min(s.lowest, MOST_FOR_AN_OWL)
    s.boxes[s.turn, feature] = points
    note(s, COPIED, s.turn, feature, points)
    contend_for_trophy(s, feature, points)


@compiled
def contend_for_trophy(s: Record, feature: int, points: int) -> None:
    """BRD-23: a bird's number above everybody else's wins the trophy; a tie leaves it."""
    if feature >= len(BIRDS):
        return
    for other in range(s.players):
        if other != s.turn and s.boxes[other, feature] >= points:
            return
    s.trophies[feature] = s.turn
    note(s, TROPHY, s.turn, feature)


@compiled
def total(s: Record, seat: int) -> int:
    """BRD-32: boxes, flaps, passes and trophies."""
    points = s.column.points[s.flaps[seat]]
    for feature in range(BOXES):
        points += s.boxes[seat, feature]
    for number in range(ROUNDS):
        points += s.passes[seat, number]
    for bird in range(len(BIRDS)):
        if s.trophies[bird] == seat:
            points += POINTS_PER_TROPHY
    return int(points)


@compiled
def end_game(s: Record) -> None:
    """BRD-33: most points first; of equals, whoever passed earlier in round 2."""
    for seat in range(s.players):
        s.scores[seat] = total(s, seat)
    for i in range(s.players):
        seat = s.order.seats[i]
        place = 1
        for j in range(s.players):
            score = s.scores[s.order.seats[j]]
            if score > s.scores[seat] or (score == s.scores[seat] and j < i):
                place += 1
        s.places[seat] = place
        if place == 1:
            note(s, WON, seat)
    s.turn = NOBODY
