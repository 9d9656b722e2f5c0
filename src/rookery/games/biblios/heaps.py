"""Heaps: cards without an order, such as a hand. Each book exists once, so that all 45 of them are
the bits of one number; gold and church cards are counted.

    books    bit 9 × category + letter, A the lowest
    gold     how many worth 1, 2, 3
    church   how many of each kind
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.errors import BadPosition
from ...core.forms import Form, parts
from ...core.records import Field, as_mapping, index_of
from .cards import (
    CARDS,
    CARDS_IN_A_CATEGORY,
    CHURCH,
    FIRST_BOOK,
    FIRST_CHURCH,
    GOLD_KINDS,
    KINDS_OF_BOOK,
    NO_CARD,
    SET_SIZE,
    SET_VALUE,
    SETS,
)
from .record import HeapRecord


class Heap(Field):
    """Reads as {card: count}."""

    dtype = np.dtype(
        [("books", "i8"), ("gold", "i1", (GOLD_KINDS,)), ("church", "i1", (len(CHURCH),))],
        align=True,
    )

    def form(self) -> Form:
        at = parts(self.dtype)
        books = [[[at["books"], "bit", bit]] for bit in range(FIRST_CHURCH - FIRST_BOOK)]
        gold = [[[at["gold"] + i, "i1", 0]] for i in range(GOLD_KINDS)]
        church = [[[at["church"] + i, "i1", 0]] for i in range(len(CHURCH))]
        return {"is": "tally", "names": CARDS, "list": False, "where": [*gold, *books, *church]}

    def read(self, stored: Any, players: int) -> dict[str, int]:
        books = int(stored["books"])
        counts = [
            *stored["gold"].tolist(),
            *(books >> bit & 1 for bit in range(FIRST_CHURCH - FIRST_BOOK)),
            *stored["church"].tolist(),
        ]
        return {name: n for name, n in zip(CARDS, counts, strict=True) if n}

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        heap = np.zeros((), self.dtype)
        books = 0
        for name, n in as_mapping(value, where).items():
            card = index_of(name, CARDS, where)
            unique = FIRST_BOOK <= card < FIRST_CHURCH
            if not isinstance(n, int) or not 0 <= n <= (1 if unique else 127):
                many = "0 or 1: there is only one" if unique else "a count from 0 to 127"
                raise BadPosition(f"{where}.{name}: {many}, not {n!r}")
            if card < FIRST_BOOK:
                heap["gold"][card] = n
            elif unique:
                books |= n << (card - FIRST_BOOK)
            else:
                heap["church"][card - FIRST_CHURCH] = n
        heap["books"] = books
        target[key] = heap


@compiled
def is_gold(card: int) -> bool:
    return card < FIRST_BOOK


@compiled
def is_church(card: int) -> bool:
    return card >= FIRST_CHURCH


@compiled
def bit(card: int) -> int:
    """A book as its bit. (Plain whole numbers: interpreted, a card may be one of eight bits.)"""
    return 1 << (int(card) - FIRST_BOOK)


@compiled
def add(heap: HeapRecord, card: int) -> None:
    if card < FIRST_BOOK:
        heap.gold[card] += 1
    elif card < FIRST_CHURCH:
        heap.books |= bit(card)
    else:
        heap.church[card - FIRST_CHURCH] += 1


@compiled
def take_out(heap: HeapRecord, card: int) -> None:
    if card < FIRST_BOOK:
        heap.gold[card] -= 1
    elif card < FIRST_CHURCH:
        heap.books &= ~bit(card)
    else:
        heap.church[card - FIRST_CHURCH] -= 1


@compiled
def count(heap: HeapRecord, card: int) -> int:
    """How many of a card there are."""
    if card < FIRST_BOOK:
        return int(heap.gold[card])
    if card < FIRST_CHURCH:
        return int(heap.books >> (card - FIRST_BOOK) & 1)
    return int(heap.church[card - FIRST_CHURCH])


@compiled
def clear(heap: HeapRecord) -> None:
    heap.books = 0
    for i in range(GOLD_KINDS):
        heap.gold[i] = 0
    for i in range(len(CHURCH)):
        heap.church[i] = 0


@compiled
def add_all(heap: HeapRecord, other: HeapRecord) -> None:
    """Put all cards of another heap into this one too."""
    heap.books |= other.books
    for i in range(GOLD_KINDS):
        heap.gold[i] += other.gold[i]
    for i in range(len(CHURCH)):
        heap.church[i] += other.church[i]


@compiled
def books_of(heap: HeapRecord, category: int) -> int:
    """The cards of a category, as nine bits."""
    return int(heap.books >> (CARDS_IN_A_CATEGORY * category) & (SETS - 1))


@compiled
def size(heap: HeapRecord) -> int:
    n = 0
    for category in range(KINDS_OF_BOOK):
        n += SET_SIZE[books_of(heap, category)]
    for i in range(GOLD_KINDS):
        n += heap.gold[i]
    for i in range(len(CHURCH)):
        n += heap.church[i]
    return int(n)


@compiled
def gold_in(heap: HeapRecord) -> int:
    """The worth of all gold."""
    worth = 0
    for i in range(GOLD_KINDS):
        worth += (i + 1) * heap.gold[i]
    return int(worth)


@compiled
def value_in(heap: HeapRecord, category: int) -> int:
    """The sum of the values of a category's cards."""
    return int(SET_VALUE[category, books_of(heap, category)])


@compiled
def card_at(heap: HeapRecord, k: int) -> int:
    """The k-th card of a hand, in the order of the catalogue."""
    left = np.int64(k)  # random numbers come without a sign, and would mix to fractions
    for i in range(GOLD_KINDS):
        if left < heap.gold[i]:
            return i
        left -= heap.gold[i]
    for category in range(KINDS_OF_BOOK):
        books = books_of(heap, category)
        if left < SET_SIZE[books]:
            for letter in range(CARDS_IN_A_CATEGORY):
                if books >> letter & 1:
                    if left == 0:
                        return FIRST_BOOK + CARDS_IN_A_CATEGORY * category + letter
                    left -= 1
        left -= SET_SIZE[books]
    return NO_CARD
