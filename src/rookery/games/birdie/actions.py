"""The decisions. A turn needs the first five kinds, scoring the others and `done`.

0 … 3     take: place of the open row
4 … 7     stack: place of the open row
8 … 23    stack_hand: a card of the hand, in card order
24, 25    done, pass
26, 27    robin, woodpecker
28 … 67   position: place in the laid-out row, counted from 1
68 … 75   feature: birds, then seasons
76, 77    pigeon, owl
"""

from __future__ import annotations

from ...core.catalogue import Catalogue, Kind
from .cards import BIRDS, FEATURES, LONGEST_ROW, PLACES, SEASONS

_SLOTS = range(1, PLACES + 1)

CATALOGUE = Catalogue(
    Kind("take", slot=_SLOTS),
    Kind("stack", slot=_SLOTS),
    Kind("stack_hand", "stack {season} {bird}", bird=BIRDS, season=SEASONS),
    Kind("done"),
    Kind("pass"),
    Kind("robin"),
    Kind("woodpecker"),
    Kind("position", position=range(1, LONGEST_ROW + 1)),
    Kind("feature", feature=FEATURES),
    Kind("pigeon"),
    Kind("owl"),
)
TAKE = CATALOGUE.first("take")
STACK = CATALOGUE.first("stack")
STACK_HAND = CATALOGUE.first("stack_hand")
DONE = CATALOGUE.first("done")
PASS = CATALOGUE.first("pass")
USE_ROBIN = CATALOGUE.first("robin")
USE_WOODPECKER = CATALOGUE.first("woodpecker")
POSITION = CATALOGUE.first("position")
FEATURE = CATALOGUE.first("feature")
USE_PIGEON = CATALOGUE.first("pigeon")
USE_OWL = CATALOGUE.first("owl")
