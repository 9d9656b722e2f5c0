"""The basic game: the row is cut into sets from left to right (BRD-18).

A set is pencilled first (BRD-R1): a later, larger one of its feature takes its place, and only
`done` writes what is pencilled. Only sets that can be written are asked for: a set neither written
nor given up leaves no trace.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, note
from .actions import DONE, FEATURE, POSITION
from .cards import BOXES, FEATURES_OF
from .events import FLEW, ONLY_SET, PENCILLED
from .record import Record
from .sheet import empty_boxes, write_set
from .state import CUT_END, CUT_FEATURE, CUTTING


@compiled
def cutting(s: Record) -> bool:
    """Whether the sets of the row are only pencilled so far."""
    return bool(s.turn != NOBODY and s.phase in (CUTTING, CUT_END, CUT_FEATURE))


@compiled
def first_uncut(s: Record) -> int:
    """Where the row goes on after the last set cut: that one is never replaced."""
    return s.sets.end[s.sets.n - 1] + 1 if s.sets.n > 0 else 0


@compiled
def pencilled(s: Record, feature: int) -> int:
    """The size of the set of a feature that is pencilled, or written, in this row."""
    sets = s.sets
    for i in range(sets.n):
        if sets.feature[i] == feature:
            return int(sets.end[i] - sets.start[i] + 1)
    return 0


@compiled
def open_boxes(s: Record) -> int:
    """The boxes that are empty and for which nothing is pencilled, as bits."""
    empty, sets = empty_boxes(s, s.turn), s.sets
    for i in range(sets.n):
        empty &= ~(1 << sets.feature[i])
    return int(empty)


@compiled
def not_pencilled(s: Record, features: int, count: int) -> int:
    """Those of some features for which nothing of that size is pencilled (BRD-R1)."""
    sets = s.sets
    for i in range(sets.n):
        if sets.end[i] - sets.start[i] + 1 >= count:
            features &= ~(1 << sets.feature[i])
    return int(features)


@compiled
def next_end(s: Record, start: int, after: int) -> int:
    """The next place where a set may end that begins at `start`; 0: there is none."""
    row = s.decks[s.turn]
    shared = empty_boxes(s, s.turn)
    for place in range(start, row.n):
        shared &= FEATURES_OF[row.cards[place]]
        if not shared:
            break
        if place > max(start, after) and not_pencilled(s, shared, place - start + 1):
            return place
    return 0


@compiled
def legal_starts(s: Record, out: Any) -> int:
    """BRD-18: where the next set may begin; nobody has to make one."""
    out[0] = DONE
    n = 1
    for place in range(first_uncut(s), s.decks[s.turn].n - 1):
        if next_end(s, place, place) > 0:
            out[n] = POSITION + place
            n += 1
    return n


@compiled
def legal_ends(s: Record, out: Any) -> int:
    """BRD-18: a longer run may be cut shorter."""
    n = 0
    end = next_end(s, s.mark, s.mark)
    while end > 0:
        out[n] = POSITION + end
        n += 1
        end = next_end(s, s.mark, end)
    return n


@compiled
def begin_set(s: Record, start: int) -> None:
    """If only one end is possible, the set is made."""
    s.mark = start
    s.phase = CUT_END
    end = next_end(s, start, start)
    if next_end(s, start, end) == 0:
        end_set(s, end)


@compiled
def features_of_set(s: Record) -> int:
    """What all cards from mark to mark_end share, as far as it may be pencilled."""
    row = s.decks[s.turn]
    shared = empty_boxes(s, s.turn)
    for place in range(s.mark, s.mark_end + 1):
        shared &= FEATURES_OF[row.cards[place]]
    return not_pencilled(s, int(shared), s.mark_end - s.mark + 1)


@compiled
def end_set(s: Record, end: int) -> None:
    """If only one box fits, it is pencilled; otherwise the player says which."""
    s.mark_end = end
    shared = features_of_set(s)
    for feature in range(BOXES):
        if shared == 1 << feature:
            if next_end(s, s.mark, s.mark) == end and next_end(s, s.mark, end) == 0:
                note(s, ONLY_SET, s.turn)
            pencil_set(s, feature)
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
def pencil_set(s: Record, feature: int) -> None:
    """BRD-R1: it takes the place of a smaller one of its feature, whose cards are left over."""
    sets = s.sets
    note(s, PENCILLED, s.turn, feature, s.mark_end - s.mark + 1, pencilled(s, feature))
    kept = 0
    for i in range(sets.n):
        if sets.feature[i] != feature:
            sets.start[kept], sets.end[kept] = sets.start[i], sets.end[i]
            sets.feature[kept] = sets.feature[i]
            kept += 1
    sets.start[kept], sets.end[kept], sets.feature[kept] = s.mark, s.mark_end, feature
    sets.n = kept + 1
    s.mark = 0
    s.mark_end = 0
    s.phase = CUTTING


@compiled
def write_sets(s: Record) -> None:
    """BRD-20, BRD-R1: `done` writes what is pencilled, from left to right."""
    sets, row = s.sets, s.decks[s.turn]
    for i in range(sets.n):
        for place in range(sets.start[i], sets.end[i] + 1):
            note(s, FLEW, s.turn, row.cards[place])
        write_set(s, sets.feature[i], sets.end[i] - sets.start[i] + 1)


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
