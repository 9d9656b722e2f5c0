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

from ...core.compile import compiled
from ...core.compile.twin import call_plainly
from ...core.errors import BadPosition
from ...core.forms import Form, parts
from ...core.positions import NO_SEAT, amiss, shuffle_in, wrongs
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
)
from .cards import ALL_CARDS, COPIES, KINDS, ROWS, SPECIES
from .events import ROOM
from .meta import META
from .record import Record

PHASES = ("lay", "draw", "flock")
LAYING, DRAWING, FLOCKING = range(3)
SEATS = META.seats.stop - 1


class Row(Field):
    """A row of birds as runs; reads as the list of its birds from left to right."""

    dtype = np.dtype([("n", "i1"), ("species", "i1", (KINDS,)), ("count", "i1", (KINDS,))])

    def form(self) -> Form:
        return {"is": "runs", "names": SPECIES, "most": KINDS, "at": parts(self.dtype)}

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
    memory=("known", "recent", "unseen"),
    drawn_from=("deck",),
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


WRONG = wrongs(
    LAYOUT,
    {
        "cards": {"species": SPECIES, "placed": None, "there": None},
        "known": {},
        "unseen": {"count": None},
    },
    ("CUB-1",),
)
TOO_MANY, KNOWN_WRONG, UNSEEN_WRONG = range(3)
NO_CLAUSE, C1 = range(2)
KNOWN, RECENT, UNSEEN = (LAYOUT.at(name) for name in ("known", "recent", "unseen"))


@compiled
def count_cards(s: Record, total: Any) -> None:
    """Add how many cards of each species there are, wherever they lie."""
    for species in range(KINDS):
        total[species] += s.discard[species]
        for seat in range(s.players):
            total[species] += s.hands[seat, species] + s.collections[seat, species]
    for line in range(ROWS):
        row = s.rows[line]
        for i in range(row.n):
            total[row.species[i]] += row.count[i]
    for i in range(s.deck.n):
        total[s.deck.cards[i]] += 1


def components(s: Record) -> Counter[str]:
    total = np.zeros(KINDS, np.int64)
    call_plainly(count_cards, s, total)
    return Counter(dict(zip(SPECIES, total.tolist(), strict=True)))


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """Cards that a position does not place lie in the deck, shuffled, below those that it does.
    What it does not say of hands nobody knows."""
    missing = s.scratch
    count_cards(s, missing)
    for species in range(KINDS):
        if missing[species] > COPIES[species]:
            placed = missing[species]
            return amiss(wrong, C1, TOO_MANY, 0, NO_SEAT, species, placed, COPIES[species])
        missing[species] = COPIES[species] - missing[species]
    shuffle_in(s.deck, missing, KINDS, 0, s.rng)
    for seat in range(s.players):
        unseen = 0
        for species in range(KINDS):
            left = s.hands[seat, species] - s.known[seat, species]
            if left < 0:
                return amiss(wrong, NO_CLAUSE, KNOWN_WRONG, KNOWN, seat)
            unseen += left
        if not given[RECENT]:
            for i in range(KINDS):
                s.recent[seat, i] = i
        counted = 0
        for i in range(KINDS + 1):
            if not given[UNSEEN]:
                s.unseen[seat, i] = unseen if i == 0 else 0
            counted += s.unseen[seat, i]
        if counted != unseen:
            return amiss(wrong, NO_CLAUSE, UNSEEN_WRONG, UNSEEN, seat, unseen)
    return True
