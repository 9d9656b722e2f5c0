"""What a type checker knows of a game's record: `python -m rookery.core.record_types`.

Numba and NumPy give a record attributes; to a type checker it could be anything. So beside a game's
`record.py`, which says no more than that, lies a `record.pyi`, written from the game's `LAYOUT`: a
field that is not there is refused before anything runs. A test fails when one is stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from .records import Layout, Many
from .registry import all_game_ids, find_game

HEAD = '''"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np
'''
RECORDS = """
from ...core.records import Records
"""
NUMBERS = """
Numbers = np.ndarray[Any, Any]
"""


def generate() -> dict[Path, str]:
    games = map(find_game, all_game_ids())
    return {game.folder / "record.pyi": record_types(game.layout) for game in games}


def record_types(layout: Layout) -> str:
    """A class for each kind of part, named like its kind of field, and one for the record."""
    names: dict[np.dtype[Any], str] = {}
    for field in layout.fields.values():
        while isinstance(field, Many):
            field = field.field
        names.setdefault(np.dtype(field.dtype).base, f"{type(field).__name__}Record")
    classes: dict[str, str] = {}
    for name, text in _classes("Record", layout.dtype, names):
        if classes.setdefault(name, text) != text:
            raise ValueError(f"two kinds of part are called {name}")
    whole = "".join(f"\n{text}" for text in classes.values())
    return HEAD + (RECORDS if "Records[" in whole else "") + NUMBERS + whole


def _classes(
    name: str, dtype: np.dtype[Any], names: dict[np.dtype[Any], str]
) -> Iterator[tuple[str, str]]:
    lines = [f"class {name}:"]
    for field, (kind, *_) in (dtype.fields or {}).items():
        if kind.base.fields is None:
            hint = "Numbers" if kind.shape else "int"
        else:
            hint = names.get(kind.base, f"{name.removesuffix('Record')}{field.title()}Record")
            yield from _classes(hint, kind.base, names)
            hint = f"Records[{hint}]" if kind.shape else hint
        lines.append(f"    {field}: {hint}")
    yield name, "\n".join(lines) + "\n"


def main() -> None:
    for target, text in generate().items():
        target.write_text(text, encoding="utf-8")
        print(target)


if __name__ == "__main__":
    main()
