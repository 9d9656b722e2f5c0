"""The grid (CHP-3, CHP-12, CHP-R7): 31 × 31 cells around the trunk, with a wall about them.

A cell is a number, row by row from the upper left, 32 to a row: the last column and a row above
and below are wall, so that a step from any cell stays inside the grid.

    32 33 … 62 63      upper row, y = 15; cell 63 is wall
    64 65 … 94 95
    …                  a step left is −1, right +1, up −32, down +32

A place is the same without the wall, 0 … 960, for decisions and the log. Its name says how to get
there from the trunk: L4D1 is four to the left and one down.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....core.compile import compiled
from ....core.errors import BadPosition, nearest
from ....core.forms import Form, name, pile
from ....core.records import Field, as_list
from ..wide import constant

REACH = 15
ACROSS = 2 * REACH + 1
WIDTH = ACROSS + 1
CELLS = WIDTH * (ACROSS + 2)
TRUNK = WIDTH * (REACH + 1) + REACH
NO_CELL = constant(0)
"""A wall cell, where no card ever lies."""
NOWHERE = constant(WIDTH - 1)
"""Another one: for what has no place any more."""

DIRECTIONS = 4
LEFT, RIGHT, UP, DOWN = range(DIRECTIONS)
STEP = np.array([-1, 1, -WIDTH, WIDTH], np.int16)
TRUNK_SIDES = 1 << LEFT | 1 << RIGHT  # CHP-5


def name_of(x: int, y: int) -> str:
    across = f"{'L' if x < 0 else 'R'}{abs(x)}" if x else ""
    upwards = f"{'U' if y > 0 else 'D'}{abs(y)}" if y else ""
    return across + upwards or "trunk"


PLACES = tuple(
    name_of(x, y) for y in range(REACH, -REACH - 1, -1) for x in range(-REACH, REACH + 1)
)
_PLACE_BY_NAME = {name.lower(): place for place, name in enumerate(PLACES)}


@compiled
def place_of(cell: int) -> int:
    """The place of a cell: without the wall."""
    return int(cell - WIDTH - (cell // WIDTH - 1))


@compiled
def cell_of(place: int) -> int:
    return int(place + WIDTH + place // ACROSS)


@compiled
def step(direction: int) -> int:
    """From a cell to the next in a direction: an entry of `STEP`, computed."""
    return (direction << 1 & 2) - 1 << 5 * (direction >> 1)


@compiled
def towards(cell: int, beside: int) -> int:
    """The direction from a cell to the one beside it."""
    return (2 if abs(beside - cell) > 1 else 0) + (1 if beside > cell else 0)


@compiled
def facing(direction: int) -> int:
    """The side of a neighbour that looks back."""
    return direction ^ 1


def coordinates(cell: int) -> tuple[int, int]:
    """x to the right and y up, from the trunk."""
    return cell % WIDTH - REACH, REACH + 1 - cell // WIDTH


def cell_name(cell: int) -> str:
    return name_of(*coordinates(cell))


def cell_named(name: object, where: str) -> int:
    place = _PLACE_BY_NAME.get(name.strip().lower()) if isinstance(name, str) else None
    if place is None or cell_of(place) == TRUNK:
        hint = nearest(str(name).lower(), _PLACE_BY_NAME)
        raise BadPosition(f"{where}: {name!r} is no place, such as L2 or L4D1.{hint}")
    return cell_of(place)


class Place(Field):
    """A cell; reads as its name, or as None where there is none."""

    dtype = "i2"

    def form(self) -> Form:
        return name(PLACES, "i2", None, [cell_of(place) for place in range(len(PLACES))])

    def read(self, stored: Any, players: int) -> str | None:
        return None if stored == NO_CELL else cell_name(int(stored))

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        target[key] = NO_CELL if value is None else cell_named(value, where)


class PlaceList(Field):
    """Cells in an order; reads as the list of their names."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.dtype = np.dtype([("n", "i2"), ("cards", "i2", (capacity,))], align=True)

    def form(self) -> Form:
        cells = [cell_of(place) for place in range(len(PLACES))]
        return pile(self.dtype, PLACES, self.capacity, values=cells)

    def read(self, stored: Any, players: int) -> list[str]:
        return [cell_name(int(cell)) for cell in stored["cards"][: stored["n"]]]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        cells = [cell_named(name, where) for name in as_list(value, where)]
        if len(cells) > self.capacity:
            raise BadPosition(f"{where}: at most {self.capacity} places, not {len(cells)}")
        target[key]["n"] = len(cells)
        target[key]["cards"] = 0
        target[key]["cards"][: len(cells)] = cells
