"""The record of Pluck: what everybody sees, the hands, and the birds that nobody holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.errors import BadPosition
from ...core.records import Counts, Layout, Name, Number, PerSeat, Pile, Seat, push, shuffle
from .cards import COPIES, HAND, KINDS, MORE_KINDS_THAN_PLAYERS, SPECIES, VISITS
from .events import ROOM
from .meta import META
from .record import Record

PHASES = ("send",)
SEATS = META.seats.stop - 1
NONE = -1
"""No bird."""

LAYOUT = Layout(
    events=ROOM,
    phase=Name(PHASES),
    visit=Number("i1"),  # 1 to VISITS
    leader=Seat(),
    bush=Number("i1"),  # berries
    berries=PerSeat(Number("i1"), SEATS),
    hands=PerSeat(Counts(SPECIES), SEATS),
    sent=PerSeat(Name(SPECIES, optional=True), SEATS),  # in this visit
    gone=Counts(SPECIES),  # in earlier ones
    aside=Pile(SPECIES, KINDS * COPIES, top_first=True),
)


def count_birds(s: Record) -> Any:
    """How many birds of each species there are, wherever they are."""
    total = s.gone.astype(int) + s.hands.sum(axis=0)
    for bird in [*s.sent[: s.players], *s.aside.cards[: s.aside.n]]:
        total[bird] += bird != NONE
    return total


def components(s: Record) -> Counter[str]:
    return Counter(dict(zip(SPECIES, count_birds(s).tolist(), strict=True)))


def complete(s: Record, given: frozenset[str], rng: Any) -> None:
    """Birds that a position does not place are set aside, shuffled."""
    if "visit" not in given:
        s.visit = 1
    if "sent" not in given:
        s.sent[:] = NONE
    if not 1 <= s.visit <= VISITS:
        raise BadPosition(f"visit: 1 to {VISITS}, not {s.visit} (PLU-4)")
    for species in range(KINDS):
        there = COPIES if species < s.players + MORE_KINDS_THAN_PLAYERS else 0
        placed = int(count_birds(s)[species])
        if placed > there:
            raise BadPosition(
                f"{SPECIES[species]}: {placed} are placed, but there are {there} (PLU-1)"
            )
        for _ in range(there - placed):
            push(s.aside, species)
    if "aside" not in given:
        shuffle(s.aside, rng)
    for seat in range(int(s.players)):
        held = int(np.sum(s.hands[seat]))
        if held != HAND + 1 - s.visit - (s.sent[seat] != NONE):
            raise BadPosition(f"hands.{seat}: {held} birds do not fit visit {s.visit} (PLU-2)")
