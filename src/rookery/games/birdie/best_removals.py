"""The advanced game: the best order in which cards are removed (BRD-34 to BRD-38), for the scoring
helper. Every order is looked at, up to a number of rows; beyond, a narrower search that says so."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.bits import lowest_bit
from ...core.compile import compiled
from .cards import BOXES, FEATURES_OF, SMALLEST_SET
from .scoring import BEST_SCORE, ROWS_LOOKED_AT, SLOTS, add, flaps_for, trophy

BEAM = 500
"""How many rows the narrower search keeps after each removal."""
NO_ROW = -1


@compiled
def remove_best(d: Any, most: int, best: Any) -> None:
    """Gives up on looking at all after so many rows."""
    best.exact = look_at_all(d, 0, most)
    if not best.exact:
        look_at_all(d, BEAM, ROWS_LOOKED_AT)
    tell_removals(d, best)


@compiled
def fly(d: Any, at: int, place: int, picks: int) -> None:
    """Removes a card of a row. What meets at the gap flies off, again and again (BRD-35 to BRD-38);
    where there is a choice, the next bit of `picks` says which."""
    n = d.sizes[at] - 1
    for i in range(n):
        d.row[i] = d.rows[at, i + (i >= place)]
    free, written, gap, gained = d.frees[at], d.wrote[at], place, 0
    d.flown = d.chosen = 0
    while gap > 0 and gap < n:
        shared = FEATURES_OF[d.row[gap - 1]] & FEATURES_OF[d.row[gap]]
        if shared == 0:
            break
        feature, other = lowest_bit(shared), shared & (shared - 1)
        if other:
            if picks >> d.chosen & 1:
                feature = lowest_bit(other)
            d.choices[d.chosen] = feature
            d.chosen += 1
        start, end = gap, gap
        while start > 0 and FEATURES_OF[d.row[start - 1]] >> feature & 1:
            start -= 1
        while end < n and FEATURES_OF[d.row[end]] >> feature & 1:
            end += 1
        count, fits = end - start, free >> feature & 1
        for i in range(end, n):
            d.row[i - count] = d.row[i]
        n, gap = n - count, start
        d.sets[d.flown, 0], d.sets[d.flown, 1], d.sets[d.flown, 2] = feature, count, fits
        d.flown += 1
        if fits:
            free &= ~(1 << feature)
            written += 1
            gained += count + trophy(d, feature, count)
    d.n, d.free, d.written = n, free, written
    d.gained = gained + flaps_for(d, written) - flaps_for(d, d.wrote[at])


@compiled
def next_picks(picks: int, chosen: int) -> int:
    """The choices after those that were made last, the latest one changing first; −1 at the end."""
    bit = chosen - 1
    while bit >= 0 and picks >> bit & 1:
        bit -= 1
    if bit < 0:
        return -1
    return picks & (1 << bit) - 1 | 1 << bit


@compiled
def can_write(d: Any) -> bool:
    """Whether two cards that are not neighbours share a feature whose box is empty."""
    before = 0
    for place in range(2, d.n):
        before |= FEATURES_OF[d.row[place - 2]] & d.free
        if before & FEATURES_OF[d.row[place]]:
            return True
    return False


@compiled
def look_at_all(d: Any, width: int, most: int) -> bool:
    """Every order of removals, removal after removal, each row that can come of it once; with a
    `width` only the most promising ones go on. `last` is the removal after which it is best to
    stop. False if there are too many."""
    best = 0
    d.last[0] = NO_ROW
    start, end = 0, 1
    while start < end:
        fill = end
        for at in range(start, end):
            for place in range(d.sizes[at]):
                picks = 0
                while picks >= 0:
                    fly(d, at, place, picks)
                    value = d.values[at] + d.gained
                    if value > best:
                        best = value
                        d.last[0], d.last[1], d.last[2] = at, place, picks
                    if can_write(d):
                        slot = slot_of(d)
                        known = d.slots[slot]
                        if known == 0 and fill < most:
                            known = fill
                            d.slots[slot] = keep(d, known)
                            fill += 1
                        elif known == 0 and width == 0:
                            empty_slots(d)
                            return False
                        if known > 0 and d.values[known] < value:
                            d.values[known], d.parents[known] = value, at
                            d.places[known], d.picks[known] = place, picks
                    picks = next_picks(picks, d.chosen)
        empty_slots(d)
        start, end = end, most_promising(d, end, fill, width) if width else fill
    return True


@compiled
def slot_of(d: Any) -> Any:
    """Where this row is, or where it belongs."""
    mixed = np.uint64(d.free * 64 + d.written)
    for i in range(d.n):
        mixed = (mixed ^ np.uint64(d.row[i] + 1)) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    slot = np.int64(mixed & np.uint64(SLOTS - 1))
    while d.slots[slot] and not is_kept(d, d.slots[slot]):
        slot = (slot + 1) % SLOTS
    return slot


@compiled
def is_kept(d: Any, known: int) -> bool:
    if d.sizes[known] != d.n or d.frees[known] != d.free or d.wrote[known] != d.written:
        return False
    for i in range(d.n):
        if d.rows[known, i] != d.row[i]:
            return False
    return True


@compiled
def keep(d: Any, at: int) -> int:
    for i in range(d.n):
        d.rows[at, i] = d.row[i]
    d.sizes[at], d.frees[at], d.wrote[at], d.values[at] = d.n, d.free, d.written, -1
    return at


@compiled
def empty_slots(d: Any) -> None:
    for slot in range(SLOTS):
        d.slots[slot] = 0


@compiled
def hope(d: Any, at: int) -> int:
    """About what a row may still bring: the cards that fit empty boxes."""
    total = 0
    for feature in range(BOXES):
        count = 0
        for i in range(d.sizes[at]):
            count += FEATURES_OF[d.rows[at, i]] & d.frees[at] & 1 << feature != 0
        if count >= SMALLEST_SET:
            total += count
    return min(int(d.sizes[at]), total)


@compiled
def most_promising(d: Any, start: int, end: int, width: int) -> int:
    """Only so many of these rows stay; where they end now."""
    for score in range(BEST_SCORE):
        d.promising[score] = 0
    for at in range(start, end):
        d.hopes[at] = min(d.values[at] + hope(d, at), BEST_SCORE - 1)
        d.promising[d.hopes[at]] += 1
    least, above = BEST_SCORE - 1, 0
    while least > 0 and above + d.promising[least] < width:
        above += d.promising[least]
        least -= 1
    ties, to = width - above, start
    for at in range(start, end):
        if d.hopes[at] < least or (d.hopes[at] == least and ties == 0):
            continue
        ties -= d.hopes[at] == least
        for i in range(d.sizes[at]):
            d.rows[to, i] = d.rows[at, i]
        d.sizes[to], d.frees[to], d.wrote[to] = d.sizes[at], d.frees[at], d.wrote[at]
        d.values[to], d.parents[to] = d.values[at], d.parents[at]
        d.places[to], d.picks[to] = d.places[at], d.picks[at]
        to += 1
    return to


@compiled
def tell_removals(d: Any, best: Any) -> None:
    """The removals on the way to the last one, which is known from its end."""
    at, steps = int(d.last[0]), 0
    if at == NO_ROW:
        return
    d.steps[0, 0], d.steps[0, 1], d.steps[0, 2] = at, d.last[1], d.last[2]
    while d.parents[at] >= 0:
        steps += 1
        d.steps[steps, 0] = d.parents[at]
        d.steps[steps, 1], d.steps[steps, 2] = d.places[at], d.picks[at]
        at = int(d.parents[at])
    for i in range(steps + 1):
        step = d.steps[steps - i]
        fly(d, int(step[0]), int(step[1]), int(step[2]))
        tell_removal(d, int(step[0]), int(step[1]), best)
    best.flaps = flaps_for(d, d.written)


@compiled
def tell_removal(d: Any, at: int, place: int, best: Any) -> None:
    """What has just been removed, and what flew off after it."""
    removal = best.removals.items[best.removals.n]
    best.removals.n += 1
    removal.place, removal.card = place + 1, d.rows[at, place]
    removal.choices.n = d.chosen
    for i in range(d.chosen):
        removal.choices.items[i] = d.choices[i]
    removal.sets.n = d.flown
    for i in range(d.flown):
        feature, count, fits = d.sets[i, 0], d.sets[i, 1], d.sets[i, 2] != 0
        a = removal.sets.items[i]
        a.feature, a.count, a.written = feature, count, fits
        add(d, best, feature, count, 0, 0, fits)
