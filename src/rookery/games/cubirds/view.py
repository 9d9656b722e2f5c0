"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import Counts, Many, Name, Number, PerSeat, Pile, Seat
from ...core.views import Group, Maybe, Table, ViewLayout
from .actions import PLACES
from .cards import ALL_CARDS, KINDS, ROWS, SPECIES
from .record import Record, RowRecord
from .rules import caught_at
from .state import LAYING, PHASES, SEATS


class Hand(Group):
    """A seat's cards. `cards` is there for the seat itself; `known` is what everybody knows."""

    size = Number("i1")
    known = Counts(SPECIES)
    cards = Maybe(Counts(SPECIES))


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    dealer = Seat()
    rows = Many(ROWS, Pile(SPECIES, ALL_CARDS))
    hands = PerSeat(Hand(), SEATS)
    collections = PerSeat(Counts(SPECIES), SEATS)
    deck = Number("i1")
    discard = Counts(SPECIES)
    catches = Table(SPECIES, Many(PLACES, Number("i1")))
    """When you are to lay: how many birds each of your species would catch (CUB-9) at every end,
    1L, 1R, 2L, 2R …: the outermost ones of that row."""


VIEW = ViewLayout(View())


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.dealer = s.dealer
    v.deck = s.deck.n
    for row in range(ROWS):
        show_row(s.rows[row], v.rows[row])
    for other in range(s.players):
        show_hand(s, other, other == seat, v.hands[other])
        for species in range(KINDS):
            v.collections[other, species] = s.collections[other, species]
    for species in range(KINDS):
        v.discard[species] = s.discard[species]
    if seat == s.turn and s.phase == LAYING:
        show_catches(s, seat, v.catches)


@compiled
def show_row(birds: RowRecord, shown: Any) -> None:
    for run in range(birds.n):
        for _ in range(birds.count[run]):
            shown.cards[shown.n] = birds.species[run]
            shown.n += 1


@compiled
def show_hand(s: Record, seat: int, own: bool, hand: Any) -> None:
    held = 0
    hand.cards.there = own
    for species in range(KINDS):
        held += s.hands[seat, species]
        hand.known[species] = s.known[seat, species]
        if own:
            hand.cards.value[species] = s.hands[seat, species]
    hand.size = held


@compiled
def show_catches(s: Record, seat: int, shown: Any) -> None:
    for species in range(KINDS):
        if s.hands[seat, species] > 0:
            shown.keys[shown.n] = species
            for place in range(PLACES):
                caught = caught_at(s.rows[place // 2], species, place % 2)
                shown.items[shown.n, place] = caught
            shown.n += 1
