"""The decisions: lay a species, draw or decline, flock or stay.

0 … 63    lay: species × row × side
64, 65    draw, decline
66 … 73   flock: species
74        stay
"""

from __future__ import annotations

from ...core.catalogue import Catalogue, Kind
from .cards import ROWS, SPECIES

SIDES = ("L", "R")
LEFT, RIGHT = range(2)

CATALOGUE = Catalogue(
    Kind("lay", "lay {species} {row}{side}", species=SPECIES, row=range(1, ROWS + 1), side=SIDES),
    Kind("draw"),
    Kind("decline"),
    Kind("flock", species=SPECIES),
    Kind("stay"),
)
LAY = CATALOGUE.first("lay")
DRAW = CATALOGUE.first("draw")
DECLINE = CATALOGUE.first("decline")
FLOCK = CATALOGUE.first("flock")
STAY = CATALOGUE.first("stay")
PLACES = ROWS * len(SIDES)
