"""Shapes: what decides whether a card can be added is its sides and its birds.

Sides are four bits, birds one to four: a shape is a number below 64 (deck.toml's cards have theirs
in the table's column `form`). So the bits of one number hold a set of shapes, and "which of these
cards fit here" is answered for all of them at once. Compiled.
"""

from __future__ import annotations

import numpy as np

from ...core.compiled import compiled
from .deck import MOST_BIRDS
from .wide import constant, wide

SIDE_SETS = 16
ALL_SIDES = constant(0x7FFF)
"""One bird, any sides. (No card has all four sides, CHP-1: the uppermost bit stays free.)"""
WITH_SIDE = np.array([0x2AAA, 0x4CCC, 0x70F0, 0x7F00], np.int64)
"""One bird, and a side in this direction."""
_LEFT, _RIGHT, _UP, _DOWN = WITH_SIDE.tolist()
WITH_ANY_SIDE = np.array(
    [sum(1 << shape for shape in range(15) if shape & sides) for sides in range(SIDE_SETS)],
    np.int64,
)
"""One bird, and at least one of these sides."""
BIRDS_UP_TO = np.array([0, 0x1, 0x1_0001, 0x1_0001_0001, 0x1_0001_0001_0001], np.int64)
"""Times a set with one bird: the same with up to so many."""


def shape_number(birds: int, sides: int) -> int:
    return SIDE_SETS * (birds - 1) + sides


@compiled
def sides_of(shape: int) -> int:
    return shape & (SIDE_SETS - 1)


@compiled
def birds_of(shape: int) -> int:
    return (shape >> 4) + 1


@compiled
def shapes_with_up_to(birds: int) -> int:
    """All shapes with so many birds at most."""
    return ALL_SIDES * wide(BIRDS_UP_TO[min(birds, MOST_BIRDS)])


@compiled
def sides_among(shapes: int) -> int:
    """The sides that one or another of some shapes with one bird has."""
    sides = 1 if shapes & _LEFT else 0
    sides |= 2 if shapes & _RIGHT else 0
    sides |= 4 if shapes & _UP else 0
    return sides | (8 if shapes & _DOWN else 0)
