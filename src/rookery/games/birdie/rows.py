"""What a row is worth to a good player: which sets to make of it, and what they bring.

Everything is measured in points. A search asks for this all the time, so a row is looked at as four
numbers, its layers: layer `b` has bit `p` where bit `b` of the card at place `p` is set (a card is
its season in two bits, its bird in two more). The places of one feature are then a few operations,
and so is its longest run.
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from .cards import BIRDS, BOXES, ROUNDS, SMALLEST_SET
from .meta import ADVANCED
from .record import Record

FLAP = 1.4  # what one more flap will be worth in the end
BOX = 1.6  # what it costs to use a box up in round 1: boxes are short in the basic game
REMOVED = 0.5  # what it takes to let a set fly off in the advanced one
DROPPED = 0.4  # a card removed there so that a set can meet
MAY_MEET = 0.6  # any card of a row there: others may come that it flies off with
TROPHY = 1.8  # a trophy that others may still win
GROWS = 0.25  # a run on top that the next cards may lengthen, for each of its cards

NO_FEATURE = -1
Layers = tuple[int, int, int, int]


# --- Rows as layers -----------------------------------------------------------------------------


@compiled
def layers_of(row: Any, n: int) -> Layers:
    layers = (0, 0, 0, 0)
    for place in range(n):
        layers = with_card(layers, place, int(row[place]))
    return layers


@compiled
def with_card(layers: Layers, place: int, card: int) -> Layers:
    """A row with one more card on top."""
    return (
        layers[0] | (card & 1) << place,
        layers[1] | (card >> 1 & 1) << place,
        layers[2] | (card >> 2 & 1) << place,
        layers[3] | (card >> 3 & 1) << place,
    )


@compiled
def card_at(layers: Layers, place: int) -> int:
    return (
        (layers[0] >> place & 1)
        | (layers[1] >> place & 1) << 1
        | (layers[2] >> place & 1) << 2
        | (layers[3] >> place & 1) << 3
    )


@compiled
def without(layers: Layers, start: int, end: int) -> Layers:
    """A row closed up, the places from `start` on and before `end` gone."""
    below = (1 << start) - 1
    return (
        layers[0] & below | layers[0] >> end << start,
        layers[1] & below | layers[1] >> end << start,
        layers[2] & below | layers[2] >> end << start,
        layers[3] & below | layers[3] >> end << start,
    )


@compiled
def with_card_at(layers: Layers, place: int, card: int) -> Layers:
    """A row with a card put in at a place."""
    below = (1 << place) - 1
    opened = (
        layers[0] & below | layers[0] >> place << place + 1,
        layers[1] & below | layers[1] >> place << place + 1,
        layers[2] & below | layers[2] >> place << place + 1,
        layers[3] & below | layers[3] >> place << place + 1,
    )
    return with_card(opened, place, card)


@compiled
def places_of(layers: Layers, n: int, feature: int) -> int:
    """The places of a feature, as bits."""
    low, high = layers[2], layers[3]
    if feature >= len(BIRDS):
        low, high = layers[0], layers[1]
    if not feature & 1:
        low = ~low
    if not feature & 2:
        high = ~high
    return low & high & ((1 << n) - 1)


@compiled
def longest_run(places: int) -> tuple[int, int]:
    """Its length, and where the leftmost such run starts."""
    length, starts = 0, 0
    while places:
        starts = places
        places &= places >> 1
        length += 1
    first = 0
    if starts:
        while not starts >> first & 1:
            first += 1
    return length, first


# --- What they are worth ------------------------------------------------------------------------


@compiled
def worth_of_set(s: Record, seat: int, feature: int, count: int) -> float:
    """Its points, its flap and, for now, a trophy; less what its box could bring in round 2."""
    points = count + FLAP
    if s.options[ADVANCED]:
        points -= REMOVED
    elif s.round_number < ROUNDS:
        points -= BOX
    if feature < len(BIRDS) and beats_all(s, seat, feature, count):
        points += TROPHY
    return points


@compiled
def beats_all(s: Record, seat: int, feature: int, count: int) -> bool:
    for other in range(s.players):
        if other != seat and s.boxes[other, feature] >= count:
            return False
    return True


@compiled
def plan_cut(s: Record, seat: int, layers: Layers, n: int, empty: int) -> tuple[float, int, int]:
    """The basic game: make the most valuable set, then the next of what is left, and so on. What
    that is worth, and the place and the last place of its leftmost set."""
    value_so_far = 0.0
    left = (1 << n) - 1
    leftmost, its_end = n, n
    while True:
        best, best_start, best_end, best_feature = 0.0, 0, 0, 0
        for feature in range(BOXES):
            if empty >> feature & 1:
                length, start = longest_run(places_of(layers, n, feature) & left)
                if length >= SMALLEST_SET:
                    value = worth_of_set(s, seat, feature, length)
                    if value > best or (value == best and start < best_start):
                        best, best_feature = value, feature
                        best_start, best_end = start, start + length - 1
        if best == 0.0:
            return value_so_far, leftmost, its_end
        value_so_far += best
        empty &= ~(1 << best_feature)
        left &= ~((1 << best_end + 1) - (1 << best_start))
        if best_start < leftmost:
            leftmost, its_end = best_start, best_end


@compiled
def plan_removals(s: Record, seat: int, layers: Layers, n: int, empty: int) -> float:
    """The advanced game: let the most valuable set fly off, then what its chain brings, then the
    next of what is left, and so on."""
    value_so_far = 0.0
    while True:
        best, best_start, best_end, best_feature = 0.0, 0, 0, 0
        for feature in range(BOXES):
            if empty >> feature & 1:
                count, start, end = best_meeting(places_of(layers, n, feature), n)
                if count >= SMALLEST_SET:
                    value = worth_of_set(s, seat, feature, count) - DROPPED * (end - start - count)
                    if value > best:
                        best, best_start, best_end, best_feature = value, start, end, feature
        if best == 0.0:
            return value_so_far
        value_so_far += best
        empty &= ~(1 << best_feature)
        layers = without(layers, best_start, best_end)
        n -= best_end - best_start
        value, layers, n, empty = follow(s, seat, layers, n, best_start, empty, NO_FEATURE)
        value_so_far += value


@compiled
def best_meeting(places: int, n: int) -> tuple[int, int, int]:
    """The best set that a feature can make: two runs that meet once what lies between them is
    removed, or one run that has to give a card away. How many fly off, and the piece of the row
    that goes with them."""
    best, count, start, end = 0.0, 0, 0, 0
    before, before_start, before_end = 0, 0, 0
    place = 0
    while places >> place:
        if not places >> place & 1:
            place += 1
            continue
        first = place
        while places >> place & 1:
            place += 1
        run = place - first
        if run > SMALLEST_SET and run - 1 - DROPPED > best:
            best, count, start, end = run - 1 - DROPPED, run - 1, first, place
        value = before + run - DROPPED * (first - before_end)
        if before > 0 and value > best:
            best, count, start, end = value, before + run, before_start, place
        before, before_start, before_end = run, first, place
    return count, start, end


@compiled
def follow(
    s: Record, seat: int, layers: Layers, n: int, gap: int, empty: int, feature: int
) -> tuple[float, Layers, int, int]:
    """A chain from a gap on (BRD-35, BRD-37): what it brings, and the row and the boxes after it.
    `feature` is what has been chosen for the first set, if it has; where the cards at a gap share
    both, the more valuable one flies."""
    value_so_far = 0.0
    while 0 < gap < n:
        best, best_start, best_end, best_feature = -1.0, 0, 0, NO_FEATURE
        for shared in range(BOXES):
            places = places_of(layers, n, shared)
            meets = places >> gap - 1 & 1 and places >> gap & 1
            if meets and feature in (NO_FEATURE, shared):
                start, end = gap, gap
                while start > 0 and places >> start - 1 & 1:
                    start -= 1
                while places >> end & 1:
                    end += 1
                value = 0.0
                if empty >> shared & 1:
                    value = worth_of_set(s, seat, shared, end - start)
                if value > best:
                    best, best_start, best_end, best_feature = value, start, end, shared
        if best_feature == NO_FEATURE:
            break
        value_so_far += best
        empty &= ~(1 << best_feature)
        layers = without(layers, best_start, best_end)
        n -= best_end - best_start
        gap, feature = best_start, NO_FEATURE
    return value_so_far, layers, n, empty


@compiled
def worth_of_plan(s: Record, seat: int, layers: Layers, n: int, empty: int) -> float:
    if s.options[ADVANCED]:
        return plan_removals(s, seat, layers, n, empty)
    return plan_cut(s, seat, layers, n, empty)[0]


@compiled
def worth_of_row(s: Record, seat: int, layers: Layers, n: int, empty: int) -> float:
    """While birds are collected: the plan, and what the run on top may still become."""
    if n == 0:
        return 0.0
    growing = 0
    for feature in range(BOXES):
        if empty >> feature & 1:
            places = places_of(layers, n, feature)
            run = 0
            while run < n and places >> (n - 1 - run) & 1:
                run += 1
            growing = max(growing, run)
    worth = worth_of_plan(s, seat, layers, n, empty) + GROWS * growing
    if s.options[ADVANCED]:
        worth += MAY_MEET * n
    return float(worth)
