"""Records and arrays as interpreted rules see them.

Machine code widens every whole number to 64 bits before it reckons with it. NumPy's scalars do not:
an int8 and a number above 127 overflow, where the compiled rule gives the sum. So interpreted rules
read Python's own numbers from memory, which neither overflow nor are slow.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np

_WORD = np.dtype(np.uint64)
"""Words of 64 bits stay NumPy's: they are shifted and mixed, and must wrap around."""
_get_item = np.ndarray.__getitem__


class Numbers(np.ndarray[Any, Any]):
    """An array of numbers that are read as Python's own."""

    def __getitem__(self, key: Any) -> Any:
        found = _get_item(self, key)
        return found if isinstance(found, np.ndarray) else found.item()


class _Record:
    """One record over the memory that it lies in; there is a class for each type of record."""

    __slots__ = ("_memory", "_parts")

    def __init__(self, memory: memoryview) -> None:
        self._memory = memory
        self._parts: dict[str, Any] = {}


class Records:
    """An array of records."""

    __slots__ = ("_items", "_kind", "_memory", "_shape", "_size")

    def __init__(self, memory: memoryview, dtype: np.dtype[Any], shape: tuple[int, ...]) -> None:
        self._memory, self._shape = memory, shape
        self._kind, self._size = record_class(dtype), dtype.itemsize
        self._items: dict[Any, Any] = {}

    def __len__(self) -> int:
        return self._shape[0]

    def __getitem__(self, key: Any) -> Any:
        try:
            return self._items[key]
        except KeyError:
            made = self._items[key] = self._item(key if isinstance(key, tuple) else (key,))
            return made

    def _item(self, key: tuple[int, ...]) -> Any:
        start, length = 0, prod(self._shape) * self._size
        for index, count in zip(key, self._shape, strict=False):
            if not -count <= index < count:
                raise IndexError(f"{index} is not one of {count}")
            length //= count
            start += (int(index) % count) * length
        memory = self._memory[start : start + length]
        if len(key) == len(self._shape):
            return self._kind(memory)
        rest = object.__new__(Records)
        rest._memory, rest._shape, rest._items = memory, self._shape[len(key) :], {}
        rest._kind, rest._size = self._kind, self._size
        return rest

    def __setitem__(self, key: Any, record: _Record) -> None:
        self[key]._memory[:] = record._memory


@functools.cache
def record_class(dtype: np.dtype[Any]) -> type[_Record]:
    """The class of a type of record, with a property for each field."""
    fields = {name: _field(name, *about[:2]) for name, about in (dtype.fields or {}).items()}
    return type("Record", (_Record,), {"__slots__": (), **fields})


def _field(name: str, dtype: np.dtype[Any], offset: int) -> property:
    if dtype.base.fields is None and not dtype.shape:
        return _number(dtype, offset)
    end = offset + dtype.itemsize
    make: Callable[[memoryview], Any]
    if not dtype.shape:
        make = record_class(dtype)
    elif dtype.base.fields is None:
        make = functools.partial(_array, dtype.base, dtype.shape)
    else:
        make = functools.partial(Records, dtype=dtype.base, shape=dtype.shape)

    def part(record: _Record) -> Any:
        try:
            return record._parts[name]
        except KeyError:
            made = record._parts[name] = make(record._memory[offset:end])
            return made

    return property(part)


def _number(dtype: np.dtype[Any], offset: int) -> property:
    form = struct.Struct("=" + dtype.char.replace("l", "q").replace("L", "Q"))
    read, write = form.unpack_from, form.pack_into
    return property(
        lambda record: read(record._memory, offset)[0],
        lambda record, value: write(record._memory, offset, value),
    )


def _array(dtype: np.dtype[Any], shape: tuple[int, ...], memory: memoryview) -> Any:
    return _numbers(np.frombuffer(memory, dtype).reshape(shape))


def _numbers(array: Any) -> Any:
    return array if array.dtype == _WORD else array.view(Numbers)


def plain(value: Any) -> Any:
    """An argument of a compiled function, as its plain twin takes it."""
    if isinstance(value, np.void):
        value = np.asarray(value)  # the same memory
        return record_class(_bare(value.dtype))(_memory(value))
    if isinstance(value, np.ndarray):
        if value.dtype.fields is None:
            return _numbers(value)
        return Records(_memory(value), _bare(value.dtype), value.shape)
    if isinstance(value, np.generic) and value.dtype != _WORD:
        return value.item()
    return value


def _memory(array: Any) -> memoryview:
    return memoryview(array.reshape(-1).view(np.ndarray).view(np.uint8))


def _bare(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Without the class that gives its records attributes in NumPy."""
    return dtype if dtype.type is np.void else np.dtype((np.void, dtype))


def given_back(value: Any) -> Any:
    """What a plain twin returns, as the compiled function returns it."""
    if isinstance(value, tuple):
        return tuple(given_back(item) for item in value)
    return value.item() if isinstance(value, np.generic) else value
