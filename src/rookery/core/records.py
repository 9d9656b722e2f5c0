"""Records: the whole state of a game as one flat piece of memory, and its readable form.

A game declares its record once, as a `Layout` of named fields. The declaration gives the NumPy
type that compiled rules work on, and `describe` / `build` between the record and readable data.

Every record has the same header (what rules hardly read of it lies behind the game's own fields,
so that the rest shares a line of the cache with them):

    players     how many seats play
    turn        the seat to move, −1 when the game is over
    options     one integer per option, in the order of the game's `meta.py`
    rng         the generator (core/random.py)
    decisions   how many decisions were taken
    revelations grows whenever somebody learns something hidden
    scores      per seat; final once the game is over
    places      per seat, 1 is first; 0 while the game goes on
    drawn       the game ended with nobody winning (everybody's place is then 1)
    noting      whether events are written down (tables do, simulations do not); KEEPING for those
                of one decision after the other
    events      what happened in the last decision, for the log (see `note`)
    scratch     room for a rule's intermediate results; zero between decisions
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, overload

import numpy as np

from .compile import compiled
from .errors import BadPosition, nearest, one_of
from .random import WORDS, below_after

Record = Any
"""Some game's record, or a part of one. Numba and NumPy both give it attributes; a type checker
sees them where a game's own is meant (`record.pyi`)."""
T = TypeVar("T")


class Records(Protocol[T]):
    """Several records of a kind, to a type checker."""

    @overload
    def __getitem__(self, place: int | tuple[int, ...], /) -> T: ...
    @overload
    def __getitem__(self, place: slice, /) -> Records[T]: ...
    def __setitem__(self, place: int | tuple[int, ...], record: T, /) -> None: ...
    def __iter__(self) -> Iterator[T]: ...
    def __len__(self) -> int: ...


NOBODY = -1
ONLOOKER = -2
"""Whoever watches, where rules ask for a seat: not NOBODY, so as not to be the seat to move when
there is none."""
MAX_SEATS = 6
MAX_OPTIONS = 8
KEEPING = 2
EVENT_WORDS = 6
"""An event is its kind, the seat it is about and up to four more numbers."""


# --- Piles: ordered cards with a capacity. The top is the last card. --------------------------


@compiled
def push(pile: Record, card: int) -> None:
    """Put a card on top."""
    pile.cards[pile.n] = card
    pile.n += 1


@compiled
def pop(pile: Record) -> int:
    """Take the top card."""
    pile.n -= 1
    return int(pile.cards[pile.n])


@compiled
def insert(pile: Record, index: int, card: int) -> None:
    """Put a card at a place counted from the bottom; those above move up."""
    for i in range(pile.n, index, -1):
        pile.cards[i] = pile.cards[i - 1]
    pile.cards[index] = card
    pile.n += 1


@compiled
def remove(pile: Record, index: int) -> int:
    """Take the card at a place counted from the bottom; those above move down."""
    card = pile.cards[index]
    pile.n -= 1
    for i in range(index, pile.n):
        pile.cards[i] = pile.cards[i + 1]
    return int(card)


@compiled
def shuffle(pile: Record, rng: Any) -> None:
    """Every order equally likely (Fisher and Yates)."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    for i in range(pile.n - 1, 0, -1):
        j, a, b, c, d = below_after(a, b, c, d, i + 1)
        card = pile.cards[i]
        pile.cards[i] = pile.cards[j]
        pile.cards[j] = card
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d


@compiled
def note(s: Record, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write an event down for the log, where somebody is going to read it. (A lean record has a
    single item: the compiler sees that, and nothing of this is left.)"""
    if len(s.events.items) > 1 and s.noting:
        n = s.events.n
        if n < len(s.events.items):
            item = s.events.items[n]
            item[0], item[1], item[2], item[3], item[4], item[5] = kind, seat, a, b, c, d
        s.events.n = n + 1


@compiled
def next_seat(s: Record, seat: int) -> int:
    """The seat to the left. (A division takes a GPU longer than a whole lay.)"""
    return seat + 1 if seat + 1 < s.players else 0


# --- Fields: how a part of a record is stored and how it reads ---------------------------------


class Field:
    """A part of a record. `dtype` may carry a shape; `read` and `write` are a pair."""

    dtype: Any
    readable = True
    """Whether a readable position has it."""

    if TYPE_CHECKING:

        def __get__(self, shown: object, owner: type) -> Any:
            """A field of a view (core/views) is, to a type checker, what it reads as."""

    def read(self, stored: Any, players: int) -> object:
        raise NotImplementedError

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        """Store readable data under `target[key]`; a `BadPosition` names `where`."""
        raise NotImplementedError


class Number(Field):
    """A whole number."""

    def __init__(self, dtype: str = "i2") -> None:
        self.dtype = dtype

    def read(self, stored: Any, players: int) -> int:
        return int(stored)

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        limits = np.iinfo(np.dtype(self.dtype))
        if not isinstance(value, int) or not limits.min <= value <= limits.max:
            raise BadPosition(f"{where}: a whole number is needed, not {value!r}")
        target[key] = value


class Passing(Number):
    """A number that counts between two decisions only: it is 0 at each, and no position has it."""

    readable = False


class Later(Number):
    """A number that positions of earlier rules did not have: where it is 0 none has it, so that
    what was saved under them still leads to the same description."""


class Seat(Number):
    """A seat number, or −1 for nobody; a view shows nobody as null where that is `optional`."""

    def __init__(self, optional: bool = False) -> None:
        super().__init__("i1")
        self.optional = optional

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        if not isinstance(value, int) or not NOBODY <= value < players:
            raise BadPosition(f"{where}: a seat from 0 to {players - 1} or -1, not {value!r}")
        target[key] = value


class Flag(Field):
    """Yes or no."""

    dtype = "i1"

    def read(self, stored: Any, players: int) -> bool:
        return bool(stored)

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        if not isinstance(value, bool):
            raise BadPosition(f"{where}: true or false, not {value!r}")
        target[key] = value


class Name(Field):
    """One of several names, stored as its index; None, if allowed, as −1."""

    def __init__(self, names: Sequence[str], optional: bool = False) -> None:
        self.names = tuple(names)
        self.optional = optional
        self.dtype = "i1" if len(names) < 128 else "i2"

    def read(self, stored: Any, players: int) -> str | None:
        return self.names[stored] if stored >= 0 else None

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        if value is None and self.optional:
            target[key] = -1
        else:
            target[key] = index_of(value, self.names, where)


class Counts(Field):
    """How many of each name: reads as {name: count}, zeros left out."""

    def __init__(self, names: Sequence[str], dtype: str = "i1") -> None:
        self.names = tuple(names)
        self.dtype = (dtype, (len(names),))

    def read(self, stored: Any, players: int) -> dict[str, int]:
        return {name: int(n) for name, n in zip(self.names, stored, strict=True) if n}

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        counts = [0] * len(self.names)
        for name, n in as_mapping(value, where).items():
            index = index_of(name, self.names, where)
            if not isinstance(n, int) or not 0 <= n <= 127:
                raise BadPosition(f"{where}.{name}: a count from 0 to 127, not {n!r}")
            counts[index] = n
        target[key] = counts


class Pile(Field):
    """Ordered cards: reads as a list of names, from the top down if `top_first`."""

    def __init__(self, names: Sequence[str], capacity: int, top_first: bool = False) -> None:
        self.names = tuple(names)
        self.capacity = capacity
        self.top_first = top_first
        card = "i1" if len(names) < 128 else "i2"
        self.dtype = np.dtype([("n", "i2"), ("cards", card, (capacity,))], align=True)

    def read(self, stored: Any, players: int) -> list[str]:
        cards = [self.names[card] for card in stored["cards"][: stored["n"]]]
        return cards[::-1] if self.top_first else cards

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        cards = [index_of(name, self.names, where) for name in as_list(value, where)]
        if len(cards) > self.capacity:
            raise BadPosition(f"{where}: at most {self.capacity} cards, not {len(cards)}")
        target[key]["n"] = len(cards)
        target[key]["cards"] = 0
        target[key]["cards"][: len(cards)] = cards[::-1] if self.top_first else cards


class Many(Field):
    """The same field several times: reads as a list."""

    def __init__(self, count: int, field: Field) -> None:
        self.count = count
        self.field = field
        self.dtype = (field.dtype, (count,))

    def length(self, players: int) -> int:
        return self.count

    def read(self, stored: Any, players: int) -> list[object]:
        return [self.field.read(stored[i], players) for i in range(self.length(players))]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        values = as_list(value, where)
        if len(values) != self.length(players):
            raise BadPosition(
                f"{where}: {self.length(players)} entries are needed, not {len(values)}"
            )
        for i, entry in enumerate(values):
            self.field.write(target[key], i, entry, f"{where}.{i}", players)


class PerSeat(Many):
    """One for each seat; there is room for the largest table, and `players` of them are read."""

    def __init__(self, field: Field, seats: int = MAX_SEATS) -> None:
        super().__init__(seats, field)

    def length(self, players: int) -> int:
        return players


class Layout:
    """A game's record: the common header, then the game's own fields.

    Simulations, searches and GPUs use the *lean* record: the same bytes without the room for
    events, which come last. Compiled rules take either.
    """

    def __init__(
        self,
        events: int,
        scratch: int = 1,
        memory: Iterable[str] = (),
        drawn_from: Iterable[str] = (),
        **fields: Field,
    ) -> None:
        """`memory` names the fields that say what seats have seen of what is hidden: a position
        that leaves them out is one in which nobody has seen anything. `drawn_from` names those
        where cards lie, shuffled, that a position does not place."""
        self.fields = fields
        self.memory = frozenset(memory)
        self.drawn_from = frozenset(drawn_from)
        self.readable = {name: field for name, field in fields.items() if field.readable}
        self.names = ("", *self.readable)
        """Those of a readable position; the first one is none."""
        self.scratch = scratch
        self.dtype = self._dtype(events)
        self.lean = self._dtype(1)
        self._shared = self.dtype.fields["noting"][1]  # type: ignore[index]

    def _dtype(self, events: int) -> np.dtype[Any]:
        event_log = np.dtype([("n", "i2"), ("items", "i2", (events, EVENT_WORDS))], align=True)
        return np.dtype(
            [
                ("rng", "u8", (WORDS,)),
                ("scores", "i4", (MAX_SEATS,)),
                ("decisions", "i4"),
                ("revelations", "i4"),
                ("players", "i1"),
                ("turn", "i1"),
                ("places", "i1", (MAX_SEATS,)),
                ("drawn", "i1"),
                *((name, *with_shape(field.dtype)) for name, field in self.fields.items()),
                ("options", "i4", (MAX_OPTIONS,)),
                ("scratch", "i2", (self.scratch,)),
                ("noting", "i1"),
                ("events", event_log),
            ],
            align=True,
        )

    def blank(self, count: int = 1, lean: bool = False) -> Any:
        """An array of empty records."""
        return np.zeros(count, self.lean if lean else self.dtype)

    def copy(self, state: Any) -> Any:
        """A copy of a record in an array of length 1, padding included. (NumPy's own leaves
        padding as it happens to be, and then equal states have different bytes.)"""
        return np.ndarray((1,), self.dtype, bytearray(state.tobytes()))

    def quiet_copy(self, state: Any) -> Any:
        """A copy of a record in an array of length 1, with nothing noted in it: what happened in
        the last decision is not for everybody."""
        copy = self.blank()
        copy.view(np.uint8)[: self._shared] = state.view(np.uint8)[: self._shared]
        return copy

    def lean_copy(self, state: Any) -> Any:
        """A lean copy of a record in an array of length 1: nothing is noted in it."""
        copy = self.blank(lean=True)
        copy.view(np.uint8)[: self._shared] = state.view(np.uint8)[: self._shared]
        return copy

    def describe(self, record: Any) -> dict[str, object]:
        """The game's own fields as readable data."""
        players = int(record["players"])
        return {
            name: field.read(record[name], players)
            for name, field in self.readable.items()
            if not isinstance(field, Later) or record[name]
        }

    def at(self, name: str) -> int:
        """The place of a field among `names`."""
        return self.names.index(name)

    def given(self, fields: Iterable[str]) -> Any:
        """Which fields a position says: 1 at their places."""
        said = np.zeros(len(self.names), np.int8)
        for name in fields:
            said[self.at(name)] = 1
        return said

    def build(self, record: Any, data: Mapping[str, object]) -> None:
        """Write readable data into a record whose header is set; other fields stay as they are."""
        players = int(record["players"])
        for name, value in data.items():
            if name not in self.readable:
                raise BadPosition(
                    f"{name}: no such field of a position; there are {one_of(self.readable)}."
                    + nearest(name, self.readable)
                )
            self.readable[name].write(record, name, value, name, players)


def with_shape(dtype: Any) -> tuple[Any, ...]:
    """A field's type as the tail of a NumPy field description: type and, if any, shape."""
    if not isinstance(dtype, tuple):
        return (dtype,)
    inner, shape = dtype
    innermost = with_shape(inner)
    return (innermost[0], shape + (innermost[1] if len(innermost) > 1 else ()))


def readable(states: Any) -> Record:
    """The first record of an array, with attributes, for code that reads it in Python."""
    return states.view(np.recarray)[0]


def index_of(name: object, names: Sequence[str], where: str) -> int:
    """The index of a name; spaces, hyphens and capitals do not matter."""
    plain = str(name).strip().lower().replace(" ", "_").replace("-", "_")
    if isinstance(name, str) and plain in names:
        return names.index(plain)
    raise BadPosition(f"{where}: {name!r} is not one of {one_of(names)}.{nearest(plain, names)}")


def as_mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where}: a table of names and numbers is needed, not {value!r}")
    return value


def as_list(value: object, where: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadPosition(f"{where}: a list is needed, not {value!r}")
    return list(value)
