"""Cards as bits: a set of faces is a number with a bit for each. There are at most two of a face
(CHP-4), so the cards of a hand are two sets: what it holds, and what it holds twice (state.py,
`Cards`). To look into memory is what takes a GPU longest; and what is to be known about all faces
is so known at once. Compiled."""

from __future__ import annotations

from typing import Any

from ...core.bits import count_bits, lowest_bit
from ...core.compile import compiled
from .deck import CARDS_PER_COLOUR, COLOURS
from .wide import constant, wide

NO_CARDS = constant(0)


@compiled
def size_of(cards: Any) -> int:
    return count_bits(wide(cards.once)) + count_bits(wide(cards.twice))


@compiled
def how_many(cards: Any, face: int) -> int:
    return (wide(cards.once) >> face & 1) + (wide(cards.twice) >> face & 1)


@compiled
def put(cards: Any, face: int) -> None:
    add(cards, 1 << face, 0)


@compiled
def take(cards: Any, face: int) -> None:
    """One that is there."""
    second = wide(cards.twice) & 1 << face
    cards.twice ^= second
    cards.once ^= second ^ 1 << face


@compiled
def add(cards: Any, once: int, twice: int) -> None:
    """Put other cards to these; altogether not more than two of a face."""
    cards.twice |= twice | cards.once & once
    cards.once |= once


@compiled
def become(cards: Any, once: int, twice: int) -> None:
    """Other cards instead of these."""
    cards.once = once
    cards.twice = twice


@compiled
def write_counts(cards: Any, out: Any, at: int) -> None:
    """How many of each face, where there are none yet."""
    once, twice = wide(cards.once), wide(cards.twice)
    while once:
        face = lowest_bit(once)
        once &= once - 1
        out[at + face] = 1 + (twice >> face & 1)


@compiled
def colour_of(face: int) -> int:
    """Eight cards to a colour."""
    return face >> 3


@compiled
def of_colours(colours: int) -> int:
    """All cards of some colours."""
    cards = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            cards |= 255 << CARDS_PER_COLOUR * colour
    return cards
