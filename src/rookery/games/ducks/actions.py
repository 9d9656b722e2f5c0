"""The decisions: a card first, then what it needs, one thing at a time.

0 … 17    play: action card
18 … 35   throw: action card, when none can be carried out
36 … 41   place: 1 (the head) to 6
42, 43    side: left, right
44 … 49   colour
"""

from __future__ import annotations

from ...core.catalogue import Catalogue, Kind
from .cards import ACTIONS, COLOURS, PLACES

SIDES = ("left", "right")
LEFT, RIGHT = range(2)

CATALOGUE = Catalogue(
    Kind("play", card=ACTIONS),
    Kind("throw", card=ACTIONS),
    Kind("place", place=range(1, PLACES + 1)),
    Kind("side", side=SIDES),
    Kind("colour", colour=COLOURS),
)
PLAY = CATALOGUE.first("play")
THROW = CATALOGUE.first("throw")
PLACE = CATALOGUE.first("place")
SIDE = CATALOGUE.first("side")
COLOUR = CATALOGUE.first("colour")
