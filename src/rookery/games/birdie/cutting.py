"""The basic game: the row is cut into sets from left to right (BRD-18).

Only sets that can be written are asked for: a set neither written nor given up leaves no trace.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import Record
from .actions import DONE, FEATURE, POSITION
from .cards import BOXES, FEATURES_OF
from .sheet import empty_boxes, write_set
from .state import CUT_END, CUT_FEATURE, CUTTING


@compiled
def first_uncut(s: Record) -> int:
    """Where the row goes on after the last set."""
    return s.sets.end[s.sets.n - 1] + 1 if s.sets.n > 0 else 0


@compiled
def begins_set(row: Record, place: int, empty: int) -> bool:
    """Whether a card and the next share a feature whose box is empty (BRD-20)."""
    return bool(FEATURES_OF[row.cards[place]] & FEATURES_OF[row.cards[place + 1]] & empty)


@compiled
def set_to_write(s: Record) -> bool:
    """Whether any set that could be written is left in the row."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    for place in range(first_uncut(s), row.n - 1):
        if begins_set(row, place, empty):
            return True
    return False


@compiled
def legal_starts(s: Record, out: Any) -> int:
    """BRD-18: where the next set may begin; nobody has to make one."""
    row, empty = s.decks[s.turn], empty_boxes(s, s.turn)
    out[0] = DONE
    n = 1
    for place in range(first_uncut(s), row.n - 1):
        if begins_set(row, place, empty):
            out[n] = POSITION + place
            n += 1
    return n


@compiled
def legal_ends(s: Record, out: Any) -> int:
    """BRD-18: a longer run may be cut shorter."""
    n = 0
    row = s.decks[s.turn]
    shared = empty_boxes(s, s.turn) & FEATURES_OF[row.cards[s.mark]]
    for place in range(s.mark + 1, row.n):
        shared &= FEATURES_OF[row.cards[place]]
        if not shared:
            break
        out[n] = POSITION + place
        n += 1
    return n


@compiled
def begin_set(s: Record, start: int) -> None:
    """If only one end is possible, the set is made."""
    s.mark = start
    s.phase = CUT_END
    row = s.decks[s.turn]
    end = start + 1
    if end + 1 < row.n:
        shared = FEATURES_OF[row.cards[start]] & FEATURES_OF[row.cards[end]]
        if shared & FEATURES_OF[row.cards[end + 1]] & empty_boxes(s, s.turn):
            return
    end_set(s, end)


@compiled
def features_of_set(s: Record) -> int:
    """What all cards from mark to mark_end share, as far as its box is empty."""
    row = s.decks[s.turn]
    shared = empty_boxes(s, s.turn)
    for place in range(s.mark, s.mark_end + 1):
        shared &= FEATURES_OF[row.cards[place]]
    return int(shared)


@compiled
def end_set(s: Record, end: int) -> None:
    """If only one box fits, it is written; otherwise the player says which."""
    s.mark_end = end
    shared = features_of_set(s)
    for feature in range(BOXES):
        if shared == 1 << feature:
            feature_of_set(s, feature)
            return
    s.phase = CUT_FEATURE


@compiled
def legal_set_features(s: Record, out: Any) -> int:
    n = 0
    shared = features_of_set(s)
    for feature in range(BOXES):
        if shared & 1 << feature:
            out[n] = FEATURE + feature
            n += 1
    return n


@compiled
def feature_of_set(s: Record, feature: int) -> None:
    """BRD-20: the set is written at once. BRD-R1: a second set of its feature will find the box
    filled."""
    sets = s.sets
    sets.start[sets.n], sets.end[sets.n], sets.feature[sets.n] = s.mark, s.mark_end, feature
    sets.n += 1
    write_set(s, feature, s.mark_end - s.mark + 1)
    s.mark = 0
    s.mark_end = 0
    s.phase = CUTTING


@compiled
def set_to_give_up(s: Record) -> bool:
    """BRD-29: two neighbours outside all written sets that share a feature, written or not."""
    row, sets = s.decks[s.turn], s.sets
    place = 0
    behind = 0
    while place + 1 < row.n:
        if behind < sets.n and place + 1 >= sets.start[behind]:
            place = sets.end[behind] + 1
            behind += 1
        elif FEATURES_OF[row.cards[place]] & FEATURES_OF[row.cards[place + 1]]:
            return True
        else:
            place += 1
    return False
