"""What a type checker knows of a game's record: `python -m rookery.core.record_types`.

For Numba and NumPy a record has attributes; for a type checker it could be anything. So beside each
game's `record.py`, which says no more than that, lies a `record.pyi`, written from the game's
`LAYOUT`: a field that is not there is refused before anything runs. A test fails when one is stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .game import Game
from .records import Field, Layout, Many
from .registry import find_game, game_ids

HEAD = '''"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]
'''


def generate() -> dict[Path, str]:
    return {
        game.folder / "record.pyi": record_types(game.layout)
        for game in map(find_game, game_ids())
    }


def record_types(layout: Layout) -> str:
    return "\n\n".join([HEAD, *_classes(layout)])


def _classes(layout: Layout) -> Iterator[str]:
    """The parts of a record, each once, and the record."""
    written: dict[str, str] = {}
    names = dict(_names(layout))
    for kind, text in _parts(layout.dtype, "Record", names):
        if kind not in written:
            written[kind] = text
            yield text


def _names(layout: Layout) -> Iterator[tuple[np.dtype[Any], str]]:
    """What the parts of a record are called: like their kinds of field."""
    for field in layout.fields.values():
        inner = _innermost(field)
        if inner is not None:
            yield inner


def _innermost(field: Field) -> tuple[np.dtype[Any], str] | None:
    while isinstance(field, Many):
        field = field.field
    dtype = np.dtype(field.dtype)
    return (dtype.base, type(field).__name__) if dtype.base.fields else None
