"""A layout turned into numbers, for the compiled writer (writer.py).

A node is a row of numbers: what it is, and what the writer says at each. Lists of (text, offset,
node), the fields of groups and the kinds of sentences with their arguments, lie in `links`. Texts
are kept as the bytes that they will be in the JSON.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ..records import Counts, Field, Flag, Many, Name, Number, PerSeat, Pile, Seat
from .kinds import Each, Group, List, Maybe, Part, Sentence, Table
from .writer import (
    COUNTS,
    EACH,
    FLAG,
    GROUP,
    LIST,
    MANY,
    MAYBE,
    NAME,
    NODE,
    NUMBER,
    PART,
    SEAT,
    SENTENCE,
    TABLE,
)

_LONGEST_NUMBER = 11


class Program:
    """`tables` is what the writer takes; `start` the offset of what is shown; `depth` how deep its
    lists and objects lie in each other."""

    def __init__(self, shown: Field, record: np.dtype[Any]) -> None:
        self.start = _offset(record, "shown")
        self._root = shown
        self._texts: list[bytes] = []
        self._found: dict[bytes, int] = {}
        self._named: dict[tuple[str, ...], int] = {}
        self._nodes: list[list[int]] = []
        self._links: list[tuple[int, int, int]] = []
        self._widest = 32
        self.depth = 0
        self._add(shown, 1)
        texts = b"".join(self._texts)
        starts = np.cumsum([0, *map(len, self._texts)])
        self.tables = (
            np.array(self._nodes, np.int32),
            np.array(self._links, np.int32).reshape(-1, 3),
            np.frombuffer(texts, np.uint8).copy(),
            starts.astype(np.int32),
            self._widest,
        )

    def _text(self, said: str) -> int:
        raw = said.encode()
        if raw not in self._found:
            self._found[raw] = len(self._texts)
            self._texts.append(raw)
            self._widest = max(self._widest, len(raw) + 32)
        return self._found[raw]

    def _names(self, names: tuple[str, ...]) -> int:
        """Where the texts of these names begin: they lie one after another."""
        if names not in self._named:
            self._named[names] = len(self._texts)
            self._texts += [json.dumps(name, ensure_ascii=False).encode() for name in names]
            self._widest = max(self._widest, *(len(raw) + 32 for raw in self._texts))
        return self._named[names]

    def _add(self, field: Field, depth: int) -> int:
        self.depth = max(self.depth, depth)
        number = len(self._nodes)
        self._nodes.append([])
        row = self._node(field, depth)
        self._nodes[number] = (row + [0] * NODE)[:NODE]
        return number

    def _node(self, field: Field, depth: int) -> list[int]:
        def inner(part: Field) -> int:
            return self._add(part, depth + 1)

        match field:
            case Seat() if field.optional:
                return [SEAT]
            case Number():
                return [NUMBER, _size(field)]
            case Flag():
                return [FLAG]
            case Name():
                return [NAME, _size(field), self._names(field.names)]
            case Counts():
                size = np.dtype(field.dtype[0]).itemsize
                self._widen(*field.names)
                return [COUNTS, size, self._names(field.names), len(field.names)]
            case Pile():
                card = Name(field.names)
                items = _offset(field.dtype, "cards")
                return [LIST, items, _size(card), inner(card), int(field.top_first)]
            case Many():
                count = -1 if isinstance(field, PerSeat) else field.count
                return [MANY, count, _size(field.field), inner(field.field)]
            case List():
                items = _offset(field.dtype, "items")
                return [LIST, items, _size(field.field), inner(field.field), 0]
            case Group():
                return self._group(field, depth)
            case Maybe():
                return [MAYBE, _offset(field.dtype, "value"), self._add(field.field, depth)]
            case Each():
                names = self._names(field.names)
                return [EACH, names, len(field.names), _size(field.field), inner(field.field)]
            case Table():
                keys, items = _offset(field.dtype, "keys"), _offset(field.dtype, "items")
                names = self._names(field.key.names)
                size = _size(field.field)
                return [TABLE, keys, _size(field.key), names, items, size, inner(field.field)]
            case Part():
                assert isinstance(self._root, Group)
                pool = self._root.fields[field.pool]
                assert isinstance(pool, List)
                at = self.start + _offset(self._root.dtype, field.pool)
                at += _offset(pool.dtype, "items")
                return [PART, at, _size(pool.field), inner(pool.field)]
            case Sentence():
                return self._sentence(field)
        raise TypeError(field)

    def _group(self, field: Group, depth: int) -> list[int]:
        shown = {name: part for name, part in field.fields.items() if part.readable}
        links = [
            (self._text(f'"{name}":'), _offset(field.dtype, name), self._add(part, depth + 1))
            for name, part in shown.items()
        ]
        there = _offset(field.dtype, "there") if field.optional else -1
        self._links += links
        return [GROUP, len(self._links) - len(links), len(links), there]

    def _sentence(self, field: Sentence) -> list[int]:
        kinds = []
        for key, arguments in field.kinds.items():
            self._widen(key, *arguments)
            words = [
                (self._text(f'"{name}":'), -1 if names is None else self._names(tuple(names)), 0)
                for name, names in arguments.items()
            ]
            self._widen(*(max(names or ("",), key=len) for names in arguments.values()), key)
            said = self._text(f'"key":"{key}","args":{{')
            kinds.append((said, len(self._links), len(arguments)))
            self._links += words
        clauses = -1 if field.clauses is None else self._names(tuple(field.clauses))
        self._links += kinds
        return [SENTENCE, len(self._links) - len(kinds), clauses, self._text('"clause":')]

    def _widen(self, *texts: str) -> None:
        """The writer looks whether there is room before each node, so it has to know how much the
        longest takes that is written in one go: some texts, each with a number beside it."""
        bytes_each = [2 * len(json.dumps(text, ensure_ascii=False).encode()) for text in texts]
        self._widest = max(self._widest, 64 + sum(bytes_each) + 2 * _LONGEST_NUMBER * len(texts))


def _size(field: Field) -> int:
    return int(np.dtype(field.dtype).itemsize)


def _offset(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    offset = int(dtype.fields[name][1])
    if offset % dtype.fields[name][0].alignment:
        raise TypeError(f"{name}: not aligned")
    return offset
