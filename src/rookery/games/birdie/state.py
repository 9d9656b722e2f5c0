"""The record of Birdie.

A personal deck lies with its first card at the bottom; as a row its bottom card is on the left.
While a seat scores, its deck is that row, open to all.

    open_row       four places, each with a card or none
    staged         cards of a stack that is being put together, from the bottom up; those of the
                   open row still lie there too, marked in `staged_slots`: nobody else sees them go
    deck, under    the cards above the Stop card and those under it; `second`: the other half of a
                   game of two, for round 2
    order          who has passed, the earliest first; `scored` of them are done with scoring
    mark …         what a scoring decision has begun: the start and end of a set, the card a
                   woodpecker moves, the gap of a chain (the place of the card on its right)
    guest          the robin's card, drawn and not yet placed
    sets           sets cut from the row (basic game): pencilled while it is cut, then written
    lowest         the lowest number written for a set in this scoring

What everybody has seen of a seat's cards is its `history`: the cards taken, and the stacks, each
as the two cards of the open row and the number of cards from the hand. `unseen` counts the cards
it got unseen. When its row is laid out, both are cut down to what that tells of the hand.

    out            cards that left play in the open
    rest           cards that left play unseen by anybody   } only in round 2 of a game of two
    buried         … seen only by the seat that held them   }
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.compile.twin import call_plainly
from ...core.errors import BadPosition
from ...core.forms import Form, name, parts, pile
from ...core.meta import OptionValue
from ...core.records import (
    Counts,
    Field,
    Flag,
    Layout,
    Many,
    Name,
    Number,
    PerSeat,
    Pile,
    Seat,
    as_list,
    as_mapping,
    index_of,
)
from .cards import (
    ALL_CARDS,
    BIRDS,
    BOXES,
    CARDS,
    CARDS_TO_STACK,
    FEATURES,
    HALF,
    KINDS,
    LONGEST_ROW,
    PLACES,
    ROUNDS,
)
from .events import ROOM
from .flaps import MOST_SQUARES, read_column
from .meta import META
from .record import PileRecord, Record

PHASES = (
    "turn",
    "stack",
    "before",
    "robin",
    "woodpecker_from",
    "woodpecker_to",
    "cut",
    "cut_end",
    "cut_feature",
    "pigeon",
    "remove",
    "gap_feature",
    "gap_pigeon",
    "owl",
    "owl_box",
)
(
    TURN,
    STACKING,
    BEFORE,
    PLACING_ROBIN,
    WOODPECKER_FROM,
    WOODPECKER_TO,
    CUTTING,
    CUT_END,
    CUT_FEATURE,
    OFFER_PIGEON,
    REMOVING,
    GAP_FEATURE,
    GAP_PIGEON,
    OFFER_OWL,
    OWL_BOX,
) = range(len(PHASES))
SEATS = META.seats.stop - 1
NO_CARD = -1

STACKED = KINDS
"""In a history, a number below this is a card taken; this plus the number of cards from the hand
begins a stack, and the two cards of the open row follow (NO_CARD for a deck of a set position)."""
HISTORY = 64
"""Room for a history: a card makes one number, a stack of two or more cards three."""


class Place(Name):
    """A place of the open row: a card, or "" for none."""

    def __init__(self) -> None:
        super().__init__(CARDS, optional=True)

    def form(self) -> Form:
        return name(CARDS, self.dtype, "")

    def read(self, stored: Any, players: int) -> str:
        return super().read(stored, players) or ""

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        super().write(target, key, value or None, where, players)


class Seats(Field):
    """Seats in an order."""

    dtype = np.dtype([("n", "i1"), ("seats", "i1", (SEATS,))])

    def form(self) -> Form:
        return pile(self.dtype, None, SEATS)

    def read(self, stored: Any, players: int) -> list[int]:
        return [int(seat) for seat in stored["seats"][: stored["n"]]]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        seats = as_list(value, where)
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(players)):
            raise BadPosition(f"{where}: different seats from 0 to {players - 1}, not {value!r}")
        target[key]["n"] = len(seats)
        target[key]["seats"] = 0
        target[key]["seats"][: len(seats)] = seats


class Sets(Field):
    """Sets of a row: first and last place, counted from 1, and feature."""

    dtype = np.dtype(
        [("n", "i1"), ("start", "i1", (BOXES,)), ("end", "i1", (BOXES,)), ("feature", "i1", BOXES)]
    )

    def form(self) -> Form:
        at = parts(self.dtype)
        place = {"is": "number", "type": "i1", "least": 1, "most": LONGEST_ROW, "plus": 1}
        forms = {"start": place, "end": place, "feature": name(FEATURES, "i1")}
        columns = {each: {"at": at[each], "size": 1, "form": forms[each]} for each in forms}
        return {
            "is": "rows",
            "main": None,
            "count": BOXES,
            "n": [at["n"], "i1"],
            "columns": columns,
        }

    def read(self, stored: Any, players: int) -> list[dict[str, object]]:
        return [
            {
                "start": int(stored["start"][i]) + 1,
                "end": int(stored["end"][i]) + 1,
                "feature": FEATURES[stored["feature"][i]],
            }
            for i in range(int(stored["n"]))
        ]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        sets = np.zeros((), self.dtype)
        after = 0
        for i, entry in enumerate(as_list(value, where)):
            fields = as_mapping(entry, f"{where}.{i}")
            start, end = fields.get("start"), fields.get("end")
            if (
                i >= BOXES
                or not isinstance(start, int)
                or not isinstance(end, int)
                or not after < start < end <= LONGEST_ROW
            ):
                raise BadPosition(f"{where}.{i}: sets go from left to right, not {entry!r}")
            sets["start"][i], sets["end"][i] = start - 1, end - 1
            sets["feature"][i] = index_of(fields.get("feature"), FEATURES, f"{where}.{i}.feature")
            after = end
            sets["n"] = i + 1
        target[key] = sets


class History(Field):
    """What a seat did in the open: {took = card} or {stacked = [card, card], hand = number}. A
    deck about which nothing is known is a first entry with no cards: {stacked = [], hand = 5}."""

    dtype = np.dtype([("n", "i1"), ("past", "i1", (HISTORY,))])

    def read(self, stored: Any, players: int) -> list[dict[str, object]]:
        past = stored["past"][: stored["n"]].tolist()
        entries: list[dict[str, object]] = []
        while past:
            first = past.pop(0)
            if first < STACKED:
                entries.append({"took": CARDS[first]})
            else:
                cards = [past.pop(0) for _ in range(CARDS_TO_STACK)]
                shown = [CARDS[card] for card in cards if card != NO_CARD]
                entries.append({"stacked": shown, "hand": first - STACKED})
        return entries

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        past: list[int] = []
        for i, entry in enumerate(as_list(value, where)):
            fields = as_mapping(entry, f"{where}.{i}")
            if set(fields) == {"took"}:
                past.append(index_of(fields["took"], CARDS, f"{where}.{i}.took"))
                continue
            if set(fields) != {"stacked", "hand"}:
                raise BadPosition(f"{where}.{i}: took, or stacked and hand, not {entry!r}")
            cards = [index_of(card, CARDS, where) for card in as_list(fields["stacked"], where)]
            count = fields["hand"]
            whole = len(cards) == CARDS_TO_STACK or (i == 0 and not cards)
            if not whole or not isinstance(count, int) or not 0 <= count <= LONGEST_ROW:
                raise BadPosition(f"{where}.{i}: two cards and a number, not {entry!r}")
            past += [STACKED + count, *(cards or [NO_CARD] * CARDS_TO_STACK)]
        if len(past) > HISTORY:
            raise BadPosition(f"{where}: there is no room for so many entries")
        target[key]["n"] = len(past)
        target[key]["past"] = 0
        target[key]["past"][: len(past)] = past


class Column(Field):
    """The flaps column, put there by `prepare`: options say what it is, and positions do not."""

    readable = False
    dtype = np.dtype([("squares", "i1"), ("points", "i1", (MOST_SQUARES + 1,))])


LAYOUT = Layout(
    events=ROOM,
    scratch=KINDS,
    memory=("unseen", "history"),
    drawn_from=("deck",),
    phase=Name(PHASES),
    round_number=Number("i1"),
    open_row=Many(PLACES, Place()),
    stopped=Flag(),
    staged=Pile(CARDS, LONGEST_ROW),
    staged_slots=Many(PLACES, Flag()),
    order=Seats(),
    scored=Number("i1"),
    mark=Number("i1"),
    mark_end=Number("i1"),
    mark_feature=Number("i1"),
    guest=Name(CARDS, optional=True),
    lowest=Number("i1"),
    sets=Sets(),
    column=Column(),
    boxes=PerSeat(Counts(FEATURES), SEATS),
    flaps=PerSeat(Number("i1"), SEATS),
    passes=PerSeat(Many(ROUNDS, Number("i1")), SEATS),
    used=PerSeat(Counts(BIRDS), SEATS),
    trophies=Many(len(BIRDS), Seat()),
    hands=PerSeat(Counts(CARDS), SEATS),
    decks=PerSeat(Pile(CARDS, LONGEST_ROW), SEATS),
    unseen=PerSeat(Number("i1"), SEATS),
    history=PerSeat(History(), SEATS),
    out=Counts(CARDS),
    rest=Counts(CARDS),
    buried=PerSeat(Counts(CARDS), SEATS),
    under=Pile(CARDS, SEATS, top_first=True),
    second=Pile(CARDS, HALF, top_first=True),
    deck=Pile(CARDS, ALL_CARDS, top_first=True),
)


def prepare(s: Record, options: Mapping[str, OptionValue]) -> None:
    points = read_column(str(options["flaps"]))
    s.column.squares = len(points) - 1
    s.column.points[: len(points)] = points


@compiled
def count_cards(s: Record, total: Any) -> None:
    """Add how many cards of each kind there are, wherever they lie."""
    for card in range(KINDS):
        total[card] += s.out[card] + s.rest[card]
        for seat in range(s.players):
            total[card] += s.hands[seat, card] + s.buried[seat, card]
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD and not s.staged_slots[slot]:
            total[s.open_row[slot]] += 1
    if s.guest != NO_CARD:
        total[s.guest] += 1
    count_pile(s.staged, total)
    count_pile(s.deck, total)
    count_pile(s.under, total)
    count_pile(s.second, total)
    for seat in range(s.players):
        count_pile(s.decks[seat], total)


@compiled
def count_pile(pile: PileRecord, total: Any) -> None:
    for i in range(pile.n):
        total[pile.cards[i]] += 1


def components(s: Record) -> Counter[str]:
    total = np.zeros(KINDS, np.int64)
    call_plainly(count_cards, s, total)
    return Counter(dict(zip(CARDS, total.tolist(), strict=True))) + Counter(trophies=len(BIRDS))


@compiled
def hand_size(s: Record, seat: int) -> int:
    """The cards in a hand, those that are only being staged included: what others can count."""
    size = 0
    for card in range(KINDS):
        size += s.hands[seat, card]
    if s.phase == STACKING and seat == s.turn:
        size += s.staged.n
        for slot in range(PLACES):
            size -= s.staged_slots[slot]
    return int(size)
