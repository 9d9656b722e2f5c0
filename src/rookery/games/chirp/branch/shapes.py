"""Shapes: what decides whether a card can be added is its sides and its birds.

Sides are four bits, birds one to four: a shape is a number below 64 (the cards of a deck have
theirs in the table's column `form`). So the bits of one number hold a set of shapes, and "which of
these cards fit here" is answered for all of them at once. What could be looked up in small tables
is computed: a GPU would have to look for them in memory. Compiled.
"""

from __future__ import annotations

from ....core.compile import compiled
from ..deck import MOST_BIRDS
from ..wide import constant
from .places import DOWN, LEFT, RIGHT, UP

SIDE_SETS = 16
ONE_BIRD = constant(0x7FFF)
"""All shapes with one bird. (No card has all four sides, CHP-1: the uppermost bit stays free.)"""
_OF_ALL_BIRDS = constant(0x0001_0001_0001_0001)
"""Times a set with one bird: the same with any number."""
_WITH_LEFT, _WITH_RIGHT, _WITH_UP, _WITH_DOWN = map(constant, (0x2AAA, 0x4CCC, 0x70F0, 0x7F00))
"""Shapes with one bird and this side."""
_BY_DIRECTION = constant(0x7F00_70F0_4CCC_2AAA)
"""The four of them in a row."""


def shape_number(birds: int, sides: int) -> int:
    return SIDE_SETS * (birds - 1) + sides


@compiled
def sides_of(shape: int) -> int:
    return shape & (SIDE_SETS - 1)


@compiled
def birds_of(shape: int) -> int:
    return (shape >> 4) + 1


@compiled
def with_side(direction: int) -> int:
    """Shapes with one bird, and a side in this direction."""
    return _BY_DIRECTION >> SIDE_SETS * direction & ONE_BIRD


@compiled
def with_any_side(sides: int) -> int:
    """Shapes with one bird, and at least one of these sides."""
    shapes = _WITH_LEFT if sides >> LEFT & 1 else 0
    shapes |= _WITH_RIGHT if sides >> RIGHT & 1 else 0
    shapes |= _WITH_UP if sides >> UP & 1 else 0
    return shapes | (_WITH_DOWN if sides >> DOWN & 1 else 0)


@compiled
def with_birds_up_to(birds: int, shapes: int) -> int:
    """Shapes with one bird, and the same with more, up to so many."""
    fewer = SIDE_SETS * (MOST_BIRDS - min(birds, MOST_BIRDS))
    return shapes * (_OF_ALL_BIRDS >> fewer) if birds > 0 else 0
