"""What each number of a game's features is called: for whoever reads them, and for tools that name
columns. Written in a game's `feature_names.py`, beside the `features` that it names.

    FEATURE_NAMES = (
        *of("phase", PHASES),                       # phase.lay, phase.draw, …
        *of("turn", seats(SEATS)),                  # turn.seat+0 is whoever looks
        "deck",
        *each(seats(SEATS), "size", *of("known", SPECIES)),   # seat+0.size, seat+0.known.owl, …
    )
"""

from __future__ import annotations

from collections.abc import Iterable


def of(name: str, entries: Iterable[object]) -> tuple[str, ...]:
    """One for each entry."""
    return tuple(f"{name}.{entry}" for entry in entries)


def seats(count: int) -> tuple[str, ...]:
    """Seats, counted from the one that looks."""
    return tuple(f"seat+{i}" for i in range(count))


def each(names: Iterable[object], *parts: str) -> tuple[str, ...]:
    """The same parts for each of several things, one thing after the other."""
    return tuple(f"{name}.{part}" for name in names for part in parts)
