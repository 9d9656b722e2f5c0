"""The record of CuBirds.

A row is kept as runs of one species, from left to right: by CUB-R1 there are at most eight.

What everybody knows of a hand is kept beside it. `known` counts the cards that all have seen go
into it. The others are `unseen`, counted by how much is known *not* to be among them: laying or
flocking a species shows that none of it is left, so cards that were in the hand then are of
another species. `recent` lists the species a seat has shown, the latest first, and `unseen[i]`
counts the cards that were there when the first `i` of that list were last shown:

    recent  robin owl duck …        unseen[0]  drawn since: could be anything
                                    unseen[1]  no robin
                                    unseen[2]  neither robin nor owl …
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.errors import BadPosition
from ...core.records import (
    Counts,
    Field,
    Layout,
    Many,
    Name,
    Number,
    PerSeat,
    Pile,
    Seat,
    as_list,
    index_of,
    shuffle,
)
from .cards import ALL_CARDS, COPIES, KINDS, ROWS, SPECIES, TABLE
from .events import ROOM
from .meta import META
from .record import Record

PHASES = ("lay", "draw", "flock")
LAYING, DRAWING, FLOCKING = range(3)
SEATS = META.seats.stop - 1


class Row(Field):
    """A row of birds as runs; reads as the list of its birds from left to right."""

    dtype = np.dtype([("n", "i1"), ("species", "i1", (KINDS,)), ("count", "i1", (KINDS,))])

    def read(self, stored: Any, players: int) -> list[str]:
        n = int(stored["n"])
        runs = zip(stored["species"][:n].tolist(), stored["count"][:n].tolist(), strict=True)
        return [SPECIES[species] for species, count in runs for _ in range(count)]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        runs: list[list[int]] = []
        for name in as_list(value, where):
            species = index_of(name, SPECIES, where)
            if runs and runs[-1][0] == species:
                runs[-1][1] += 1
            else:
                runs.append([species, 1])
        if len({species for species, _ in runs}) < len(runs):
            raise BadPosition(f"{where}: the birds of a species stand together in a row (CUB-R1)")
        row = np.zeros((), self.dtype)
        row["n"] = len(runs)
        for i, (species, count) in enumerate(runs):
            row["species"][i], row["count"][i] = species, count
        target[key] = row


LAYOUT = Layout(
    events=ROOM,
    scratch=2 * KINDS,
    phase=Name(PHASES),
    dealer=Seat(),
    rows=Many(ROWS, Row()),
    hands=PerSeat(Counts(SPECIES), SEATS),
    collections=PerSeat(Counts(SPECIES), SEATS),
    known=PerSeat(Counts(SPECIES), SEATS),
    recent=PerSeat(Many(KINDS, Name(SPECIES)), SEATS),
    unseen=PerSeat(Many(KINDS + 1, Number("i1")), SEATS),
    discard=Counts(SPECIES),
    deck=Pile(SPECIES, ALL_CARDS, top_first=True),
)


def count_cards(s: Record) -> list[int]:
    """How many cards of each species there are, wherever they lie."""
    total = s.discard.astype(int) + s.hands.sum(axis=0) + s.collections.sum(axis=0)
    for row in s.rows:
        for i in range(row.n):
            total[row.species[i]] += row.count[i]
    for card in s.deck.cards[: s.deck.n]:
        total[card] += 1
    return [int(n) for n in total]


def components(s: Record) -> Counter[str]:
    return Counter(dict(zip(SPECIES, count_cards(s), strict=True)))


def complete(s: Record, given: frozenset[str], rng: Any) -> None:
    """Cards that a position does not place lie in the deck, shuffled, below those that it does."""
    missing = [n - found for n, found in zip(COPIES.tolist(), count_cards(s), strict=True)]
    for species, n in zip(TABLE, missing, strict=True):
        if n < 0:
            raise BadPosition(
                f"{species.name}: {species.cards - n} cards are placed, but there are only"
                f" {species.cards} (CUB-1)"
            )
    placed = s.deck.cards[: s.deck.n].copy()
    rest = np.zeros(1, LAYOUT.dtype["deck"]).view(np.recarray)[0]
    rest.n = sum(missing)
    rest.cards[: rest.n] = np.repeat(np.arange(KINDS), missing)
    shuffle(rest, rng)
    s.deck.cards[: rest.n] = rest.cards[: rest.n]
    s.deck.cards[rest.n : rest.n + len(placed)] = placed
    s.deck.n = rest.n + len(placed)
    for seat in range(int(s.players)):
        unseen = s.hands[seat] - s.known[seat]
        if (unseen < 0).any():
            raise BadPosition(f"known.{seat}: more cards are known than the hand holds")
        if "recent" not in given:
            s.recent[seat] = np.arange(KINDS)
        if "unseen" not in given:
            s.unseen[seat] = 0
            s.unseen[seat, 0] = unseen.sum()
        elif s.unseen[seat].sum() != unseen.sum():
            raise BadPosition(f"unseen.{seat}: {unseen.sum()} cards of the hand are not known")
