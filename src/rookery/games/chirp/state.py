"""The record of The Bird Told Me To Do It.

The branch is a list of places in no particular order, each with its top card and the cell that it
is attached to. The grid finds the place of a cell, and says on which sides its card is open, and
what beside it is open towards it. `loose` lists the sides that nothing is joined to: where cards
may be added (openings.py). What is covered is one list for all places, the lowest card of a place
first. A readable position writes a place as `L2 gd ya`: where, then its cards from the lowest to
the top; a star (`L2*`) marks a place filled by a command of this turn.

A turn that waits for a decision keeps where it is: the growth chosen and the places laid, the
route (`route`, how far it is `walked`, whether it was `cut`, which place is `mine`), the command
being carried out with its number, the `part` of it, how many things are `left` to do, how many
cards the player is `to_draw` before anything else, a `tally`, the card `picked` from the hand, the
place `lifted`, and the `other` seat concerned.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.errors import BadPosition
from ...core.forms import Form, parts
from ...core.meta import OptionValue
from ...core.records import (
    NOBODY,
    Field,
    Flag,
    Layout,
    Many,
    Name,
    Number,
    Passing,
    PerSeat,
    Pile,
    Seat,
    as_list,
    as_mapping,
    index_of,
    push,
)
from .branch.places import (
    ACROSS,
    CELLS,
    LEFT,
    NO_CELL,
    PLACES,
    RIGHT,
    STEP,
    TRUNK,
    TRUNK_SIDES,
    Place,
    PlaceList,
    cell_name,
    cell_named,
    cell_of,
    facing,
    step,
)
from .branch.shapes import shape_number, sides_of
from .deck import COLOURS, COLUMNS, FACES, KINDS, MOST_BIRDS, Deck, read_deck
from .events import ROOM
from .meta import META
from .record import Record
from .wide import constant

SEATS = META.seats.stop - 1
SPECTATOR = SEATS
"""The row of `known` and `adrift` for whoever watches."""
VIEWERS = SEATS + 1
DECKS = 2
SEATS_OF_TWO_DECKS = 4
ALL_CARDS = DECKS * KINDS
NONE = constant(-1)
AROUND, SLOT = 4, 8
"""What the grid holds for a cell: its card's open sides in the lowest four bits; in the next four,
in which directions something is open towards it; above them the index of its place + 1."""
EMPTY, TRUNK_HERE, WALL = 0, -2 << SLOT | TRUNK_SIDES, -1 << SLOT
"""Cells without a card, and those where none can lie."""
MOST_LOOSE = ALL_CARDS + 4
"""Sides that nothing is joined to: cards have three at most (CHP-1), and each is joined to one
before it. Room for two more, while a card is tried."""

GROWTHS = ("plumage", "draw", "two", "pass")
WITH_PLUMAGE, WITH_DRAW, TWO_CARDS, PASS = range(len(GROWTHS))

PHASES = (
    "grow", "lay", "lay_place", "target", "fork",
    "discard", "give", "dig", "pay", "player", "price", "pluck", "prune", "bank",
    "cover", "cover_place", "top_cover", "lift", "drop",
    "add", "add_place", "top_add", "claim", "return", "swap_theirs", "swap_mine",
)  # fmt: skip
(
    GROW, LAY, LAY_PLACE, TARGET, FORK,
    DISCARD_CARD, GIVE, DIG_CARD, PAY_CARD, PLAYER, PRICE, PLUCK_PLACE, PRUNE_PLACE, BANK_CARD,
    COVER_CARD, COVER_PLACE, TOP_COVER, LIFT, DROP,
    ADD_CARD, ADD_PLACE, TOP_ADD, CLAIM_COLOUR, RETURN_COLOUR, SWAP_THEIRS, SWAP_MINE,
) = map(constant, range(len(PHASES)))  # fmt: skip
GROWTH_PHASES = (GROW, LAY, LAY_PLACE, TARGET)
WALKING, BONUS_DUE, TURN_OVER = (constant(len(PHASES) + i) for i in range(3))
"""What comes next between two decisions; nobody is asked in them."""

MOST_OPTIONS = 128
"""Cards: 48 faces and a skip. Places: 96 cards have at most 97 open sides. So there is room."""
OPTIONS_AT, LIST_AT = 0, MOST_OPTIONS
"""Where `scratch` holds the options of a question that may answer itself, and a list of cells."""


class Cards(Field):
    """Cards in no order: the faces that are there, and those that are there twice, a bit each
    (sets.py). Reads as the list of the cards, in the order of the deck."""

    dtype = np.dtype([("once", "i8"), ("twice", "i8")], align=True)

    def form(self) -> Form:
        at = parts(self.dtype)
        where = [[[at[part], "bit", face] for part in ("once", "twice")] for face in range(KINDS)]
        return {"is": "tally", "names": FACES, "list": True, "where": where}

    def read(self, stored: Any, players: int) -> list[str]:
        counts = count_faces(stored).tolist()
        return [face for face, n in zip(FACES, counts, strict=True) for _ in range(n)]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        once = twice = 0
        for name in as_list(value, where):
            bit = 1 << index_of(name, FACES, where)
            if twice & bit:
                raise BadPosition(f"{where}: {name} is there {DECKS} times at most (CHP-4)")
            once, twice = once | bit, twice | once & bit
        target[key] = (once, twice)


def count_faces(cards: Any) -> Any:
    """How many of each face; of many hands at a time, if need be."""
    faces = np.arange(KINDS)
    return sum(np.asarray(cards[part])[..., None] >> faces & 1 for part in ("once", "twice"))


class DeckTable(Field):
    """The cards, put there by `prepare`; reads as a number that tells decks apart.

    `form` is a card's shape, its sides and birds in one number, `shapes` the set of all: enough to
    know whether anything at all could be added (shapes.py, CHP-R1).
    """

    dtype = np.dtype(
        [
            ("shapes", "i8"),
            ("check", "i4"),
            ("cards", [(column, "i1") for column in COLUMNS], (KINDS,)),
            ("form", "i1", (KINDS,)),
        ],
        align=True,
    )

    def read(self, stored: Any, players: int) -> int:
        return int(stored["check"])

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        if value != self.read(target[key], players):
            raise BadPosition(f"{where}: the position was made with another deck")


PLACE_TYPE = np.dtype(
    [("cell", "i2"), ("parent", "i2"), ("face", "i1"), ("form", "i1"), ("mark", "i1")], align=True
)
"""A place: whoever wants one thing of it wants another, so they lie together."""
FRESH, ON_ROUTE = constant(1), constant(2)
"""What a place is marked with: filled by a command of this turn (CHP-R12); on the route."""
LOOSE_TYPE = np.dtype([("n", "i2"), ("cards", "i2", (MOST_LOOSE,))], align=True)


TRUNK_SHAPE = shape_number(MOST_BIRDS, TRUNK_SIDES)
"""It sets no limit to birds."""


class Branch(Field):
    """The branch: see the top of this file."""

    dtype = np.dtype(
        [
            ("n", "i2"),
            ("under_n", "i2"),
            ("fresh", "i2"),  # whether any place may be
            ("loose", LOOSE_TYPE),
            ("places", PLACE_TYPE, (ALL_CARDS,)),
            ("grid", "i2", (CELLS,)),
            ("under_cell", "i2", (ALL_CARDS,)),
            ("under_face", "i1", (ALL_CARDS,)),
        ],
        align=True,
    )

    def form(self) -> Form:
        place = parts(PLACE_TYPE)
        return {
            "is": "stacks",
            "names": FACES,
            "places": PLACES,
            "cells": [cell_of(place) for place in range(len(PLACES))],
            "fresh": int(FRESH),
            "most": ALL_CARDS,
            "size": PLACE_TYPE.itemsize,
            "at": parts(self.dtype),
            "cell": place["cell"],
            "face": place["face"],
            "mark": place["mark"],
        }

    def read(self, stored: Any, players: int) -> list[str]:
        places = []
        for cell, face, mark in sorted(places_of(stored)):
            cards = [FACES[card] for card in [*covered_at(stored, cell), face]]
            places.append(f"{cell_name(cell)}{'*' if mark & FRESH else ''} {' '.join(cards)}")
        return places

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        """The cards; how they are joined, `regrow` finds out (positions.py)."""
        branch = target[key]
        for i, entry in enumerate(as_list(value, where)):
            here = f"{where}.{i}"
            place, *cards = entry.split() if isinstance(entry, str) else [""]
            if not cards:
                raise BadPosition(f"{here}: a place and its cards are needed, such as 'L1 ya'")
            cell = cell_named(place.removesuffix("*"), here)
            if i >= ALL_CARDS:
                raise BadPosition(f"{where}: at most {ALL_CARDS} places")
            *under, top = (index_of(card, FACES, here) for card in cards)
            for face in under:
                if branch["under_n"] == ALL_CARDS:
                    raise BadPosition(f"{where}: at most {ALL_CARDS} cards")
                branch["under_cell"][branch["under_n"]] = cell
                branch["under_face"][branch["under_n"]] = face
                branch["under_n"] += 1
            branch["places"][i] = (cell, NO_CELL, top, 0, FRESH * place.endswith("*"))
            branch["n"] = i + 1


class Known(Field):
    """Which cards of another hand a viewer knows to be there: {viewer: {seat: cards}}."""

    dtype = (Cards.dtype, (VIEWERS, SEATS))

    def read(self, stored: Any, players: int) -> dict[str, dict[str, list[str]]]:
        found: dict[str, dict[str, list[str]]] = {}
        for viewer, owner in zip(*np.nonzero(stored["once"]), strict=True):
            cards = Cards().read(stored[viewer, owner], players)
            found.setdefault(viewer_name(viewer), {})[str(owner)] = cards
        return found

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        for viewer, hands in as_mapping(value, where).items():
            row = viewer_named(viewer, where, players)
            for owner, cards in as_mapping(hands, f"{where}.{viewer}").items():
                seat = seat_named(owner, f"{where}.{viewer}", players)
                Cards().write(target[key][row], seat, cards, f"{where}.{viewer}.{owner}", players)


class Adrift(Field):
    """Cards that a viewer knows to be in a hand, but not in whose: {viewer: ["ya 12"]} is a `ya`
    that seat 1 or seat 2 holds."""

    dtype = np.dtype(
        [("cards", Cards.dtype, (VIEWERS,)), ("holds", "i8", (VIEWERS, SEATS))], align=True
    )
    """Those cards, and which of them a seat may hold."""

    def read(self, stored: Any, players: int) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for viewer in range(VIEWERS):
            for name in Cards().read(stored["cards"][viewer], players):
                holds = stored["holds"][viewer] >> FACES.index(name) & 1
                seats = "".join(str(seat) for seat in range(players) if holds[seat])
                found.setdefault(viewer_name(viewer), []).append(f"{name} {seats}")
        return found

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        for viewer, cards in as_mapping(value, where).items():
            row, here = viewer_named(viewer, where, players), f"{where}.{viewer}"
            entries = [str(entry).partition(" ") for entry in as_list(cards, here)]
            names = [name for name, _, _ in entries]
            Cards().write(target[key]["cards"], row, names, here, players)
            for name, _, seats in entries:
                for seat in seats:
                    holder = seat_named(seat, here, players)
                    target[key]["holds"][row, holder] |= 1 << index_of(name, FACES, here)


@compiled
def in_grid(slot: int, form: int) -> int:
    """What the grid holds for a place, but for what lies around it."""
    return slot + 1 << SLOT | sides_of(form)


@compiled
def is_empty(held: int) -> bool:
    """Whether a card could lie where the grid holds this, but none does."""
    return held >> SLOT == EMPTY


@compiled
def around_in(held: int) -> int:
    """In which directions something beside a cell is open towards it: four bits."""
    return held >> AROUND & 15


@compiled
def loose_side(cell: int, direction: int, form: int) -> int:
    """A side of a card as one number: the card's birds, the cell that it leads to, the direction.
    (What a search wants to know: it needs to look at the card no more.)"""
    return form >> 4 << 13 | cell + step(direction) << 2 | direction


@compiled
def cell_before(side: int) -> int:
    """The cell of the card whose side it is."""
    return cell_behind(side) - step(side & 3)


@compiled
def cell_behind(side: int) -> int:
    """The cell that a loose side leads to."""
    return side >> 2 & 0x7FF


@compiled
def slot_in(held: int) -> int:
    """The place that the grid names, as its index."""
    return (held >> SLOT) - 1


def viewer_name(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else str(viewer)


def viewer_named(name: object, where: str, players: int) -> int:
    return SPECTATOR if name == "spectator" else seat_named(name, where, players)


def seat_named(name: object, where: str, players: int) -> int:
    if str(name) not in [str(seat) for seat in range(players)]:
        raise BadPosition(f"{where}: there is no seat {name!r}")
    return int(str(name))


LAYOUT = Layout(
    events=ROOM,
    scratch=2 * MOST_OPTIONS,
    memory=("known", "adrift"),
    drawn_from=("stock",),
    phase=Name(PHASES),
    current=Seat(),
    growth=Name(GROWTHS, optional=True),
    laid=PlaceList(2),
    walked=Number("i1"),
    cut=Flag(),
    mine=Place(),
    command=Name(FACES, optional=True),
    bonus=Flag(),
    number=Number(),
    part=Number("i1"),
    left=Number(),
    to_draw=Passing("i1"),
    tally=Number(),
    picked=Name(FACES, optional=True),
    lifted=Place(),
    other=Seat(),
    plumage=Many(len(COLOURS), Seat()),
    pass_card=Seat(),
    reshuffled=Flag(),
    ran_out=Flag(),
    drew=Flag(),
    dry_turns=Number("i1"),
    # What is large comes after what is small, which thus shares a few lines of a cache with the
    # hands and with the first loose sides of the branch.
    hands=PerSeat(Cards(), SEATS),
    branch=Branch(),
    route=PlaceList(ALL_CARDS),
    deck=DeckTable(),
    piles=PerSeat(Cards(), SEATS),
    known=Known(),
    adrift=Adrift(),
    stock=Pile(FACES, ALL_CARDS, top_first=True),
    discard=Pile(FACES, ALL_CARDS, top_first=True),
)


def prepare(s: Record, options: Mapping[str, OptionValue]) -> None:
    """The table before anything lies on it: the cards' figures, the grid with its wall."""
    fill_deck_table(s.deck, read_deck(str(options["deck"])))
    grid = s.branch.grid
    grid[:] = WALL
    for row in range(ACROSS):
        grid[cell_of(row * ACROSS) : cell_of(row * ACROSS) + ACROSS] = EMPTY
    grid[TRUNK] = TRUNK_HERE
    for direction in (LEFT, RIGHT):
        grid[TRUNK + STEP[direction]] = 1 << AROUND + facing(direction)
        push(s.branch.loose, loose_side(TRUNK, direction, TRUNK_SHAPE))
    s.plumage[:] = NOBODY
    s.pass_card = s.other = s.current = NOBODY
    s.growth = s.command = s.picked = NONE


def fill_deck_table(table: Any, deck: Deck) -> None:
    for column in COLUMNS:
        table.cards[column] = [card.row[column] for card in deck.cards]
    table.form = [shape_number(card.birds, card.row["sides"]) for card in deck.cards]
    table.shapes = sum({1 << shape for shape in table.form.tolist()})
    columns = repr([sorted(card.row.items()) for card in deck.cards])
    table.check = zlib.crc32(columns.encode()) >> 1


def places_of(branch: Any) -> list[tuple[int, int, int]]:
    """Cell, top card and mark of every place."""
    n = int(branch["n"])
    columns = (branch["places"][name][:n].tolist() for name in ("cell", "face", "mark"))
    return list(zip(*columns, strict=True))


def covered_at(branch: Any, cell: int) -> list[int]:
    """What lies under the top card of a place, the lowest first."""
    n = int(branch["under_n"])
    pairs = zip(branch["under_cell"][:n].tolist(), branch["under_face"][:n].tolist(), strict=True)
    return [face for at, face in pairs if at == cell]


@compiled
def copies(players: int) -> int:
    """CHP-4: one deck, or two."""
    return DECKS if players >= SEATS_OF_TWO_DECKS else 1
