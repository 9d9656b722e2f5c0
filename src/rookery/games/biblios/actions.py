"""The decisions: place a gift, pick one, use a church card, bid, pay.

  0 …   2   place: keep, auction, public
  3 …  55   pick: card
 56         church decline
 57 …  61   church up: category
 62 …  66   church down: category
 67 …  76   church up: two categories
 77 …  86   church down: two categories
 87 … 173   bid: 1 … 87
174         pass
175 … 177   pay gold: value
178 … 225   pay card: card
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from ...core.catalogue import Catalogue, Kind
from .cards import ALL_CARDS, CARDS, CATEGORIES, GOLD_KINDS, HAND_CARDS

PLACES = ("keep", "auction", "public")
KEEP, AUCTION, PUBLIC = range(3)

_PAIRS = tuple(combinations(range(len(CATEGORIES)), 2))
PAIRS = tuple(f"{CATEGORIES[a]}_and_{CATEGORIES[b]}" for a, b in _PAIRS)
PAIR = np.array(_PAIRS, np.int8)
"""The two categories of a pair."""

CATALOGUE = Catalogue(
    Kind("place", where=PLACES),
    Kind("pick", card=CARDS),
    Kind("decline", "church decline"),
    Kind("raise", "church up {category}", category=CATEGORIES),
    Kind("lower", "church down {category}", category=CATEGORIES),
    Kind("raise_two", "church up {pair}", pair=PAIRS),
    Kind("lower_two", "church down {pair}", pair=PAIRS),
    Kind("bid", amount=range(1, ALL_CARDS + 1)),
    Kind("pass"),
    Kind("pay_gold", "pay gold {value}", value=range(1, GOLD_KINDS + 1)),
    Kind("pay_card", "pay card {card}", card=HAND_CARDS),
)
PLACE = CATALOGUE.first("place")
PICK = CATALOGUE.first("pick")
DECLINE = CATALOGUE.first("decline")
RAISE = CATALOGUE.first("raise")
LOWER = CATALOGUE.first("lower")
RAISE_TWO = CATALOGUE.first("raise_two")
LOWER_TWO = CATALOGUE.first("lower_two")
BID = CATALOGUE.first("bid") - 1
"""A bid of n is the decision BID + n."""
PASS = CATALOGUE.first("pass")
PAY_GOLD = CATALOGUE.first("pay_gold")
PAY_CARD = CATALOGUE.first("pay_card")
