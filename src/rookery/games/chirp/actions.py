"""The decisions: how to grow, then a card, a place, a player, a plumage or a skip, one at a time.

0 … 3        grow: plumage, draw, two, pass
4 … 51       card: one of the 48 faces
52 … 1012    place: 31 × 31, row by row from the upper left
1013 … 1017  player: a seat
1018 … 1023  plumage: one of the six colours
1024         skip
"""

from __future__ import annotations

from ...core.catalogue import Catalogue, Kind
from .branch.places import PLACES
from .deck import COLOURS, FACES
from .meta import META
from .state import GROWTHS

CATALOGUE = Catalogue(
    Kind("grow", how=GROWTHS),
    Kind("card", card=FACES),
    Kind("place", place=PLACES),
    Kind("player", player=range(META.seats.stop - 1)),
    Kind("plumage", colour=COLOURS),
    Kind("skip"),
)
GROW_BY = CATALOGUE.first("grow")
CARD = CATALOGUE.first("card")
PLACE = CATALOGUE.first("place")
SEAT = CATALOGUE.first("player")
PLUMAGE = CATALOGUE.first("plumage")
SKIP = CATALOGUE.first("skip")
