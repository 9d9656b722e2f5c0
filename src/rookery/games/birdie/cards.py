"""The 64 bird cards, the sheet and the trophies (BRD-1, BRD-2).

A card is a number: its bird, and inside a bird its season. That is also the *card order* in which
an ability picks the card to discard (BRD-R2).

    bird = card >> 2   woodpecker 0–3, robin 4–7, pigeon 8–11, owl 12–15
    season = card & 3  spring, summer, autumn, winter

A feature is a bird (0–3) or a season (4–7); each has a box on the sheet.
"""

from __future__ import annotations

import numpy as np

from ...core.text import Texts
from .flaps import ASSUMED, MOST_POINTS, MOST_SQUARES

BIRDS = ("woodpecker", "robin", "pigeon", "owl")
SEASONS = ("spring", "summer", "autumn", "winter")
CARDS = tuple(f"{season}_{bird}" for bird in BIRDS for season in SEASONS)
COPIES = 4
"""Confirmed: every pair of bird and season four times."""

KINDS = len(CARDS)
ALL_CARDS = KINDS * COPIES
WOODPECKER, ROBIN, PIGEON, OWL = range(len(BIRDS))

FEATURES = BIRDS + SEASONS
BOXES = len(FEATURES)
ALL_BOXES = (1 << BOXES) - 1

FEATURES_OF = np.array(
    [1 << bird | 1 << len(BIRDS) + season for bird in range(4) for season in range(4)], np.int64
)
"""A card's two features as bits: two cards share what is set in both."""

ROUNDS = 2
HALF = ALL_CARDS // 2
HAND = 2
PLACES = 4
CARDS_TO_STACK = 2
SMALLEST_SET = 2
POINTS_PER_PLAYER_LEFT = 2
FLAPS_FOR_A_PIGEON = 2
MOST_FOR_AN_OWL = 5
POINTS_PER_TROPHY = 3
USES = (1, 2)
"""How often an ability can be used in a game: in the basic one, in the advanced one (BRD-26)."""

LONGEST_ROW = 40
"""No personal deck, robins' cards included, can grow longer."""

FIGURES = {
    "flaps": ASSUMED[1:],
    "most_squares": MOST_SQUARES,
    "most_points": MOST_POINTS,
    "most_for_an_owl": MOST_FOR_AN_OWL,
    "longest_row": LONGEST_ROW,
}


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The cards, and the flaps column, for the rules page."""
    cards = [
        [texts.say("rules-table-bird"), texts.say("rules-table-cards")],
        *([texts.say("feature-name", feature=bird), str(COPIES * len(SEASONS))] for bird in BIRDS),
    ]
    flaps = [
        [texts.say("rules-table-flaps"), texts.say("rules-table-points")],
        *([str(square), str(points)] for square, points in enumerate(ASSUMED) if square),
    ]
    return [cards, flaps]
