"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import Counts, Name, Number, PerSeat, Seat
from ...core.views import Group, Maybe, ViewLayout
from .cards import KINDS, SPECIES
from .knowledge import birds_in_hand, sees_hand
from .record import Record
from .state import PHASES, SEATS


class Hand(Group):
    """A seat's birds; `cards` is there for whoever may see them."""

    size = Number("i1")
    cards = Maybe(Counts(SPECIES))


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    visit = Number("i1")
    leader = Seat()
    bush = Number("i1")
    sent = PerSeat(Name(SPECIES, optional=True), SEATS)
    hands = PerSeat(Hand(), SEATS)
    berries = PerSeat(Number("i1"), SEATS)
    gone = Counts(SPECIES)
    aside = Number("i1")


VIEW = ViewLayout(View())


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.visit = s.visit
    v.leader = s.leader
    v.bush = s.bush
    v.aside = s.aside.n
    for species in range(KINDS):
        v.gone[species] = s.gone[species]
    for other in range(s.players):
        v.sent[other] = s.sent[other]
        v.berries[other] = s.berries[other]
        v.hands[other].size = birds_in_hand(s, other)
        v.hands[other].cards.there = sees_hand(s, seat, other)
        if sees_hand(s, seat, other):
            for species in range(KINDS):
                v.hands[other].cards.value[species] = s.hands[other, species]
