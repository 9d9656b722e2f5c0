"""What a row is worth to a good player: which sets to make of it, and what they bring.

Everything is measured in points. A search asks for this all the time, so a row is looked at as four
numbers, its layers: layer `b` has bit `p` where bit `b` of the card at place `p` is set (a card is
its season in two bits, its bird in two more). The places of one feature are then a few operations,
and so is its longest run.
"""

from __future__ import annotations

from typing import Any

from ...core.compiled import compiled
from ...core.records import Record
from .cards import BIRDS, BOXES, ROUNDS, SMALLEST_SET
from .meta import ADVANCED

FLAP = 1.4  # what one more flap will be worth in the end
BOX = 1.6  # what it costs to use a box up in round 1: boxes are short in the basic game
REMOVED = 0.5  # what it takes to let a set fly off in the advanced one
TROPHY = 1.8  # a trophy that others may still win
GROWS = 0.25  # a run on top that the next cards may lengthen, for each of its cards

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
def plan(s: Record, seat: int, row: Any, n: int, empty: int) -> tuple[float, int, int]:
    """Make the most valuable set, then the next of what is left, and so on: what that is worth,
    and the place and the last place of its leftmost set."""
    return plan_layers(s, seat, layers_of(row, n), int(n), empty)


@compiled
def plan_layers(s: Record, seat: int, layers: Layers, n: int, empty: int) -> tuple[float, int, int]:
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
def worth_of_row(s: Record, layers: Layers, n: int, empty: int) -> float:
    """The plan, and what the run on top may still become."""
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
    return float(plan_layers(s, s.turn, layers, n, empty)[0] + GROWS * growing)
