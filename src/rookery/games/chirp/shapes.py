"""Shapes: what decides whether a card can be added is its sides and its birds.

Sides are four bits, birds one to four: a shape is a number below 64 (deck.toml's cards have theirs
in the table's column `form`). So the bits of one number hold a set of shapes, and "which of these
cards fit here" is answered for all of them at once. Compiled.
"""

from __future__ import annotations

import numpy as np

from ...core.compiled import compiled
from .wide import constant, wide

SIDE_SETS = 16
ALL_SIDES = constant(0x7FFF)
"""One bird, any sides. (No card has all four sides, CHP-1: the uppermost bit stays free.)"""
WITH_SIDE = np.array([0x2AAA, 0x4CCC, 0x70F0, 0x7F00], np.int64)
"""One bird, and a side in this direction."""
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
def with_a_side(direction: int, birds: int) -> int:
    """The shapes with a side in a direction and up to so many birds."""
    return wide(WITH_SIDE[direction]) * wide(BIRDS_UP_TO[birds])
