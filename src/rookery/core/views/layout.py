"""A record that leaves the house: its memory, and the JSON and the types that it reads as."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from ..records import Counts, Field, Flag, Many, Name, Number, Pile, Seat
from ..text import Line, Refusal
from .kinds import Each, Group, List, Maybe, Part, Pool, Room, Sentence, Table
from .program import Program
from .shape import Shape, shape
from .writer import FRAME, TOO_LITTLE_ROOM, write


class ViewLayout:
    """What one field (for a view, a group) is stored as and reads as.

        VIEW = ViewLayout(View())

    The record has `players`, which nobody is shown, and `shown`, which compiled code fills. A new
    one reads as nothing at all, null and empty lists: what is not written is not shown.
    """

    def __init__(self, shown: Field) -> None:
        self.shown = shown
        self.dtype = np.dtype([("players", "i1"), ("shown", shown.dtype)], align=True)
        blank = np.zeros(1, self.dtype)
        _clear(shown, blank["shown"])
        self._blank = blank.tobytes()
        self._length = 1 << 12
        fields = shown.fields if isinstance(shown, Group) else {}
        self._rooms = [name for name, field in fields.items() if isinstance(field, Room)]

    def new(self) -> Any:
        """A record to be filled, in an array of length 1. (NumPy's own copies leave padding as it
        happens to be: then the same view has different bytes.)"""
        return np.ndarray((1,), self.dtype, bytearray(self._blank))

    def wipe(self, record: Any) -> None:
        """Forget what compiled code kept in it to work with: nobody is shown that."""
        shown = record["shown"]
        for name in self._rooms:
            shown[name] = np.zeros((), shown.dtype[name])

    @functools.cached_property
    def program(self) -> Program:
        return Program(self.shown, self.dtype)

    @functools.cached_property
    def type(self) -> Any:
        """What it reads as in Python: Structs, made from the declaration."""
        return _type(self.shown, self.shown)

    @property
    def declared(self) -> Shape:
        """What it is made of, as data."""
        return shape(self.shown)

    @functools.cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.type)

    def json(self, record: Any) -> bytes:
        """What a record says."""
        program = self.program
        memory = np.frombuffer(record, np.uint8)
        stack = np.empty((program.depth, FRAME), np.int64)
        while True:
            out = np.empty(self._length, np.uint8)
            n = write(memory, program.start, *program.tables, stack, out)
            if n != TOO_LITTLE_ROOM:
                return out[:n].tobytes()
            self._length *= 2

    def read(self, json: bytes) -> Any:
        return self._decoder.decode(json)


def _clear(field: Field, at: Any) -> None:
    """Write what reads as nothing where zero does not: it is a seat, and a name."""
    match field:
        case Seat() | Name():
            at[...] = -1 if field.optional else 0
        case Group():
            for name, part in field.fields.items():
                _clear(part, at[name])
        case Maybe():
            _clear(field.field, at["value"])
        case List() | Table() | Pool():
            _clear(field.field, at["items"])
        case Many() | Each():
            _clear(field.field, at)


def _type(field: Field, root: Field) -> Any:
    match field:
        case Seat():
            return int | None if field.optional else int
        case Number():
            return int
        case Flag():
            return bool
        case Name():
            return str | None if field.optional else str
        case Counts():
            return dict[str, int]
        case Pile():
            return list[str]
        case Many() | List():
            return list[_type(field.field, root)]  # type: ignore[misc]
        case Maybe():
            return _type(field.field, root) | None
        case Each() | Table():
            return dict[str, _type(field.field, root)]  # type: ignore[misc]
        case Part():
            assert isinstance(root, Group)
            return list[_type(_pool(root, field).field, root)]  # type: ignore[misc]
        case Sentence():
            return Line if field.clauses is None else Refusal
        case Group():
            made = _struct(type(field), field.fields, root)
            return made | None if field.optional else made
    raise TypeError(field)


_structs: dict[type, Any] = {}


def _struct(group: type[Group], fields: Mapping[str, Field], root: Field) -> Any:
    """One Struct for each class of groups, however often it is used."""
    if group not in _structs:
        parts = [(n, _type(f, root)) for n, f in fields.items() if f.readable]
        docs = {"__doc__": group.__doc__}
        _structs[group] = msgspec.defstruct(
            group.__name__, parts, namespace=docs, module=group.__module__
        )
    return _structs[group]


def _pool(root: Group, part: Part) -> Pool:
    pool = root.fields[part.pool]
    assert isinstance(pool, Pool)
    return pool
