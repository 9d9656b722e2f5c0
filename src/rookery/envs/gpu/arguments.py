"""What kernels are called with, by name: a parameter of a batch's kernel is of the type that stands
here, and gets the array or number of the same name (or the one that its `Launch` gives it)."""

from __future__ import annotations

import inspect
from typing import Any

from numba import types as nt


def _flat(kind: Any) -> Any:
    """An array in one row: how it is laid out is the kernels' business."""
    return nt.Array(kind, 1, "C")


TYPES = {
    # A batch's arrays; `wide_…` are the same memory, eight bytes at a time.
    "words": _flat(nt.uint64),
    "blank": _flat(nt.uint64),
    "seed": nt.uint64,
    "episodes": _flat(nt.int32),
    "choosers": _flat(nt.uint64),
    "actions": _flat(nt.int64),
    "turn": _flat(nt.int8),
    "masks": _flat(nt.uint8),
    "wide_masks": _flat(nt.uint64),
    "choices": _flat(nt.int16),
    "counts": _flat(nt.int16),
    "rewards": _flat(nt.float32),
    "ended": _flat(nt.uint8),
    "refused": _flat(nt.uint8),
    # Features.
    "n": nt.int64,
    "seats": nt.int64,
    "out": _flat(nt.int8),
    "wide_out": _flat(nt.uint64),
    # Sorting.
    "keys": _flat(nt.uint8),
    "pending": _flat(nt.int16),
    "order": _flat(nt.int32),
    "arranged": _flat(nt.int32),
    "live": _flat(nt.int32),
    "bins": _flat(nt.int32),
    "at": nt.int64,
}


def parameters(kernel: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(kernel).parameters)


def signature(kernel: Any) -> tuple[Any, ...]:
    return tuple(TYPES[name] for name in parameters(kernel))
