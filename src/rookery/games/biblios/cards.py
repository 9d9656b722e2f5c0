"""The 87 cards (BIB-1) and the dice.

How many cards there are of each kind is confirmed by published descriptions, the church cards by
one of them. Which letter stands on which value is ASSUMED: low values have the first letters.

Cards are numbered in the order that the catalogue of decisions uses too:

     0 …  2   gold worth 1, 2, 3 (eleven of each)
     3 … 47   categories × letters A … I (one of each)
    48 … 52   church cards
"""

from __future__ import annotations

import numpy as np

from ...core.text import Texts

NO_CARD = -1

CATEGORIES = ("pigments", "monks", "manuscripts", "holy_books", "forbidden_books")
KINDS_OF_BOOK = len(CATEGORIES)
MONKS = CATEGORIES.index("monks")
LETTERS = "abcdefghi"
CARDS_IN_A_CATEGORY = len(LETTERS)
PRECIOUS = (2, 2, 2, 2, 3, 3, 3, 4, 4)
"""Pigments and monks: the values of the letters A … I (BIB-R6: never 1)."""
COMMON = (1, 1, 1, 1, 1, 1, 1, 2, 2)
"""Manuscripts, holy books and forbidden books."""
VALUES = (PRECIOUS, PRECIOUS, COMMON, COMMON, COMMON)

GOLD_KINDS = 3
COPIES_OF_GOLD = 11
CHURCH = ("church_up", "church_down", "church_up_two", "church_down_two", "church_up_or_down")
CHURCH_UP, CHURCH_DOWN, CHURCH_UP_TWO, CHURCH_DOWN_TWO, CHURCH_UP_OR_DOWN = range(5)
COPIES_OF_CHURCH = np.array([2, 2, 2, 2, 1], np.int8)

FIRST_BOOK = GOLD_KINDS
FIRST_CHURCH = FIRST_BOOK + KINDS_OF_BOOK * CARDS_IN_A_CATEGORY

HAND_CARDS = (
    *(f"gold_{value}" for value in range(1, GOLD_KINDS + 1)),
    *(
        f"{category}_{value}{letter}"
        for category, values in zip(CATEGORIES, VALUES, strict=True)
        for letter, value in zip(LETTERS, values, strict=True)
    ),
)
"""What can be in a hand: everything but church cards (BIB-R4)."""
CARDS = (*HAND_CARDS, *CHURCH)
KINDS = len(CARDS)
ALL_CARDS = GOLD_KINDS * COPIES_OF_GOLD + len(HAND_CARDS) - GOLD_KINDS + int(COPIES_OF_CHURCH.sum())
ALL_GOLD = COPIES_OF_GOLD * sum(range(1, GOLD_KINDS + 1))
HIGHEST_GOLD = GOLD_KINDS

LOWEST_DIE, HIGHEST_DIE = 1, 6

# BIB-5, by the number of players: how many of each value of gold are put aside, in the open, and
# how many cards at random, unseen.
GOLD_ASIDE = np.array([0, 0, 2, 1, 0], np.int8)
REMOVED_UNSEEN = np.array([0, 0, 21, 12, 7], np.int8)

# A category's cards in a hand are nine bits, A the lowest: what each such set is.
SETS = 1 << CARDS_IN_A_CATEGORY
SET_SIZE = np.array([bits.bit_count() for bits in range(SETS)], np.int8)
SET_VALUE = np.array(
    [
        [sum(v for i, v in enumerate(values) if bits >> i & 1) for bits in range(SETS)]
        for values in VALUES
    ],
    np.int8,
)
CARD_VALUE = np.array([1, 2, 3, *(v for vs in VALUES for v in vs), *(0 for _ in CHURCH)], np.int8)
"""What is printed on a card; a church card has no value."""

FIGURES = {
    "gold": COPIES_OF_GOLD,
    "church": dict(zip(CHURCH, COPIES_OF_CHURCH.tolist(), strict=True)),
    "values": dict(zip(CATEGORIES, VALUES, strict=True)),
}


def component_tables(texts: Texts) -> list[list[list[str]]]:
    """For the rules page: the categories by value and letter, gold, church cards."""
    say = texts.say
    categories = [
        [say("category-name", category=category), str(value), f"{first}–{last}", str(count)]
        for category, values in zip(CATEGORIES, VALUES, strict=True)
        for value, first, last, count in _runs(values)
    ]
    others = [
        *(
            [say("card-name", card=f"gold_{value}"), str(COPIES_OF_GOLD)]
            for value in range(1, GOLD_KINDS + 1)
        ),
        *(
            [say("card-name", card=name), str(n)]
            for name, n in zip(CHURCH, COPIES_OF_CHURCH.tolist(), strict=True)
        ),
    ]
    heads = {name: say(f"rules-table-{name}") for name in ("category", "value", "letters", "cards")}
    return [
        [[heads["category"], heads["value"], heads["letters"], heads["cards"]], *categories],
        [[say("rules-table-other"), heads["cards"]], *others],
    ]


def _runs(values: tuple[int, ...]) -> list[tuple[int, str, str, int]]:
    """Each value with its first and last letter and how many cards have it."""
    found = []
    for value in sorted(set(values)):
        letters = [letter for letter, v in zip(LETTERS, values, strict=True) if v == value]
        found.append((value, letters[0].upper(), letters[-1].upper(), len(letters)))
    return found
