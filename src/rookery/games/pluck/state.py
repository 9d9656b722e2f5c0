"""The record of Pluck: what everybody sees, the hands, and the birds that nobody holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.compile.twin import call_plainly
from ...core.positions import NO_SEAT, amiss, shuffle_in, shuffle_part, wrongs
from ...core.records import Counts, Layout, Name, Number, PerSeat, Pile, Seat
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
    scratch=KINDS,
    drawn_from=("aside",),
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


WRONG = wrongs(
    LAYOUT,
    {
        "copies": {"species": SPECIES, "placed": None, "there": None},
        "visit": {"visit": None},
        "held": {"held": None, "visit": None},
    },
    ("PLU-1", "PLU-2", "PLU-4"),
)
COPIES_WRONG, VISIT_WRONG, HELD_WRONG = range(3)
NO_CLAUSE, P1, P2, P4 = range(4)
VISIT, SENT, ASIDE, HANDS = (LAYOUT.at(name) for name in ("visit", "sent", "aside", "hands"))


@compiled
def count_birds(s: Record, total: Any) -> None:
    """Add how many birds of each species there are, wherever they are."""
    for species in range(KINDS):
        total[species] += s.gone[species]
        for seat in range(s.players):
            total[species] += s.hands[seat, species]
    for seat in range(s.players):
        if s.sent[seat] != NONE:
            total[s.sent[seat]] += 1
    for i in range(s.aside.n):
        total[s.aside.cards[i]] += 1


def components(s: Record) -> Counter[str]:
    total = np.zeros(KINDS, np.int64)
    call_plainly(count_birds, s, total)
    return Counter(dict(zip(SPECIES, total.tolist(), strict=True)))


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """Birds that a position does not place are set aside, shuffled."""
    if not given[VISIT]:
        s.visit = 1
    if not given[SENT]:
        for seat in range(s.players):
            s.sent[seat] = NONE
    if s.visit < 1 or s.visit > VISITS:
        return amiss(wrong, P4, VISIT_WRONG, VISIT, NO_SEAT, s.visit)
    missing = s.scratch
    count_birds(s, missing)
    for species in range(KINDS):
        there = COPIES if species < s.players + MORE_KINDS_THAN_PLAYERS else 0
        if missing[species] > there:
            return amiss(wrong, P1, COPIES_WRONG, 0, NO_SEAT, species, missing[species], there)
        missing[species] = there - missing[species]
    shuffle_in(s.aside, missing, KINDS, s.aside.n, s.rng)
    if not given[ASIDE]:
        shuffle_part(s.aside, 0, s.aside.n, s.rng)
    for seat in range(s.players):
        held = 0
        for species in range(KINDS):
            held += s.hands[seat, species]
        if held != HAND + 1 - s.visit - (s.sent[seat] != NONE):
            return amiss(wrong, P2, HELD_WRONG, HANDS, seat, held, s.visit)
    return True
