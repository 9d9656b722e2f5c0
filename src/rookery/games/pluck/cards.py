"""The birds (PLU-1). The game is our own: no figure of it is assumed."""

from __future__ import annotations

from ...core.text import Texts

SPECIES = ("wren", "robin", "starling", "jay", "rook", "raven")
"""By size, the smallest first."""
KINDS = len(SPECIES)
COPIES = 2
HAND = 3
VISITS = HAND
"""Everybody sends one bird to each."""
MORE_KINDS_THAN_PLAYERS = 2
"""With two players there are wrens to jays, with four ravens too: enough for all hands."""
BERRIES = sum(range(1, VISITS + 1))


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """The table of birds, for the rules page."""
    heads = [texts.say(f"rules-table-{head}") for head in ("size", "bird", "cards", "players")]
    rows = [
        [str(size), texts.say(f"card-{name}"), str(COPIES), f"{fewest(size)}–4"]
        for size, name in enumerate(SPECIES, start=1)
    ]
    return [[heads, *rows]]


def fewest(size: int) -> int:
    """The smallest table that has birds of this size."""
    return max(2, size - MORE_KINDS_THAN_PLAYERS)
