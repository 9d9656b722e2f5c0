"""A page for each game, from its code: options, decisions, features, record and view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rookery.core.game import Game
from rookery.core.record_types import record_types
from rookery.core.registry import find_game, own_game_ids
from rookery.server.typescript import TypeScript

FOLDER = "generated"
EXAMPLES = 3
MOST_ENTRIES = 10


def table(heads: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    cells = ([str(cell).replace("|", "\\|") for cell in row] for row in rows)
    lines.extend("| " + " | ".join(row) + " |" for row in cells)
    return "\n".join(lines)


def options(game: Game) -> str:
    rows: list[tuple[object, ...]] = [
        (
            f"`{option.name}`",
            f"`{option.default!r}`",
            ", ".join(f"`{choice}`" for choice in option.choices) or type(option.default).__name__,
        )
        for option in game.meta.options
    ]
    return table(("option", "default", "values"), rows) if rows else "None."


def decisions(game: Game) -> str:
    kinds: dict[str, list[int]] = {}
    for decision in game.catalogue:
        kinds.setdefault(decision.kind, []).append(int(decision))
    rows: list[tuple[object, ...]] = []
    for kind, numbers in kinds.items():
        texts = ", ".join(f"`{game.catalogue[n].text}`" for n in numbers[:EXAMPLES])
        more = ", …" if len(numbers) > EXAMPLES else ""
        rows.append((kind, f"{numbers[0]} … {numbers[-1]}", len(numbers), texts + more))
    return table(("kind", "integers", "how many", "as text"), rows)


def features(game: Game) -> str:
    """Runs of features that differ in the last part of their name, as one row each."""
    runs: list[tuple[str, list[str], int]] = []
    for place, name in enumerate(game.feature_names):
        stem, _, entry = name.rpartition(".")
        if runs and stem and runs[-1][0] == stem:
            runs[-1][1].append(entry)
        else:
            runs.append((stem, [entry], place))
    rows: list[tuple[object, ...]] = []
    for stem, entries, first in runs:
        name = stem or entries[0]
        shown = entries if len(entries) <= MOST_ENTRIES else [*entries[:2], "…", entries[-1]]
        last = first + len(entries) - 1
        where = str(first) if last == first else f"{first} … {last}"
        rows.append((where, f"`{name}`", ", ".join(shown) if stem else ""))
    return table(("place", "name", "for each of"), rows)


def view(game: Game) -> str:
    writer = TypeScript()
    writer.add_types([game.view.type])
    return writer.text().strip()


def page(game: Game) -> str:
    meta = game.meta
    seats = f"{meta.seats.start} to {meta.seats.stop - 1}"
    return f"""# {meta.title}: what machines see

{seats} players, usually {meta.usual}; rules version {meta.rules_version}.
`find_game("{meta.id}")` is the descriptor that all of this comes from.

## Options

{options(game)}

## Decisions

{len(game.catalogue)} in all; at most {game.most_legal} are legal at once. Programs may use the
integer, the text or the typed form.

{decisions(game)}

## Features

{game.feature_count} numbers (int8): what a seat can know, and nothing else. `game.feature_names`
names each; seats are counted from the one that looks. Where numbers follow each other that are
named alike, their names are given together.

{features(game)}

## Record

A table's record has {game.layout.dtype.itemsize:,} bytes; that of simulations
{game.layout.lean.itemsize:,}.

```python
{record_types(game.layout).strip()}
```

## View

What a seat is shown, as the site reads it.

```typescript
{view(game)}
```
"""


def write_pages(app: Any) -> None:
    folder = Path(app.srcdir) / FOLDER
    folder.mkdir(exist_ok=True)
    for game_id in own_game_ids():
        text = page(find_game(game_id))
        target = folder / f"{game_id}.md"
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")


def setup(app: Any) -> dict[str, bool]:
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
