"""The 110 cards (CUB-1). Every figure is confirmed by several published descriptions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...core.text import Texts


class Species(NamedTuple):
    name: str
    cards: int
    small_flock: int
    big_flock: int


TABLE = (
    Species("flamingo", 7, 2, 3),
    Species("owl", 10, 3, 4),
    Species("toucan", 10, 3, 4),
    Species("duck", 13, 4, 6),
    Species("parrot", 13, 4, 6),
    Species("magpie", 17, 5, 7),
    Species("reed_warbler", 20, 6, 9),
    Species("robin", 20, 6, 9),
)
SPECIES = tuple(species.name for species in TABLE)
KINDS = len(TABLE)

# The columns as arrays, for compiled rules.
COPIES = np.array([species.cards for species in TABLE], np.int8)
SMALL_FLOCK = np.array([species.small_flock for species in TABLE], np.int8)
BIG_FLOCK = np.array([species.big_flock for species in TABLE], np.int8)

ALL_CARDS = sum(species.cards for species in TABLE)
ROWS = 4
BIRDS_IN_A_NEW_ROW = 3
HAND = 8

FIGURES = {
    "species": [
        {"name": name, "cards": cards, "small": small, "big": big}
        for name, cards, small, big in TABLE
    ]
}


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The table of species, for the rules page."""
    heads = [texts.say(f"rules-table-{head}") for head in ("species", "cards", "small", "big")]
    return [
        [
            heads,
            *(
                [texts.say("species-name", species=name), str(cards), str(small), str(big)]
                for name, cards, small, big in TABLE
            ),
        ]
    ]
