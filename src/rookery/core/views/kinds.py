"""The kinds of field that views have beside those of a state (core/records.py).

A type checker takes a field of a group for what it reads as, so that `view.hands[0].size` is known
to be a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from ..records import EVENT_WORDS, Field, Name, with_shape

Names = Sequence[str]
Arguments = Mapping[str, Names | None]


class Group(Field):
    """Several fields under one name, declared as a class: reads as an object, or, if `optional`,
    as null until `there` is 1.

        class Hand(Group):
            size = Number("i1")
            cards = Maybe(Counts(SPECIES))
    """

    def __init__(self, optional: bool = False) -> None:
        self.fields = {name: f for name, f in vars(type(self)).items() if isinstance(f, Field)}
        self.optional = optional
        parts = [(name, *with_shape(field.dtype)) for name, field in self.fields.items()]
        self.dtype = np.dtype(parts + [("there", "i1")] * optional, align=True)

    if TYPE_CHECKING:

        def __get__(self, shown: object, owner: type) -> Self: ...


class Maybe(Field):
    """A field or null: `there` says which, `value` is the field."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.dtype = np.dtype([("there", "i1"), ("value", *with_shape(field.dtype))], align=True)


class List(Field):
    """Up to `capacity` of a field: `n` of `items`."""

    def __init__(self, capacity: int, field: Field) -> None:
        self.field = field
        items = with_shape((field.dtype, (capacity,)))
        self.dtype = np.dtype([("n", "i2"), ("items", *items)], align=True)


class Each(Field):
    """A field for every name: reads as an object with all of them."""

    def __init__(self, names: Names, field: Field) -> None:
        self.names, self.field = check_keys(names), field
        self.dtype = (field.dtype, (len(self.names),))


class Table(Field):
    """A field for some names, in the order in which they are written: `n` of `keys` and `items`."""

    def __init__(self, names: Names, field: Field, capacity: int | None = None) -> None:
        self.key, self.field = Name(check_keys(names)), field
        room = capacity or len(names)
        items = with_shape((field.dtype, (room,)))
        self.dtype = np.dtype(
            [("n", "i2"), ("keys", self.key.dtype, (room,)), ("items", *items)], align=True
        )


class Pool(List):
    """Room that many lists share, each a `Part` of it; not shown itself."""

    readable = False


class Part(Field):
    """A list whose items lie in a pool of the view: `n` of them from `start` on."""

    dtype = np.dtype([("start", "i2"), ("n", "i2")], align=True)

    def __init__(self, pool: str) -> None:
        self.pool = pool


class Room(Field):
    """Room for intermediate results, or for a copy of the state to try something on; not shown."""

    readable = False

    def __init__(self, dtype: Any, count: int = 1) -> None:
        self.dtype = (dtype, (count,))


class Sentence(Field):
    """Something to be said: reads as {"key": …, "args": {…}}, with a "clause" before them if there
    are `clauses`.

    Stored as words: the clause, if there is one, the kind, and its arguments in order, each a
    number or an index into the names given for it.
    """

    def __init__(self, kinds: Mapping[str, Arguments], clauses: Names | None = None) -> None:
        self.kinds, self.clauses = kinds, clauses
        words = 1 + max(EVENT_WORDS - 1, *map(len, kinds.values()))
        self.dtype = ("i2", (words + (clauses is not None),))


def check_keys(names: Names) -> tuple[str, ...]:
    if any(name.isdigit() for name in names):
        raise ValueError("JavaScript would sort keys that are numbers before all others")
    return tuple(names)
