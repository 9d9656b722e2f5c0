"""Sitting Ducks' card of identity."""

from __future__ import annotations

from ...core.meta import Meta, Option

META = Meta(
    id="ducks",
    title="Sitting Ducks",
    seats=range(2, 7),
    usual=4,
    unofficial=(2,),
    rules_version=2,
    options=(
        Option("move_cap", 5_000, smallest=1, largest=1_000_000, engine=True),
        Option("size", "full", choices=("full", "tiny"), later=True, small="tiny"),
    ),
    sections=(
        ("components", ("DCK-1",)),
        ("setup", ("DCK-2", "DCK-3", "DCK-4", "DCK-5", "DCK-6")),
        ("turn", ("DCK-7", "DCK-8", "DCK-9", "DCK-10", "DCK-11")),
        ("game_end", ("DCK-12", "DCK-13", "DCK-13a")),
        (
            "shooting",
            ("DCK-14", "DCK-15", "DCK-16", "DCK-17", "DCK-18", "DCK-19", "DCK-20", "DCK-21"),
        ),
        ("swimming", ("DCK-22", "DCK-23", "DCK-24", "DCK-25", "DCK-26", "DCK-27")),
        ("others", ("DCK-28", "DCK-29", "DCK-30", "DCK-31")),
        ("rulings", tuple(f"DCK-R{n}" for n in range(1, 13))),
    ),
    begins="DCK-6",
    behind=(
        ("DCK-9", ("throws",)),
        ("DCK-12", ("wins",)),
        ("DCK-27", ("shuffles",)),
        ("DCK-28", ("hides",)),
        ("DCK-30", ("peace",)),
        ("DCK-31", ("revives",)),
    ),
)
MOVE_CAP, SIZE = range(2)
"""Where the options are in the record's header."""
TINY = 1
"""The value of the option `size` for a game that can be solved."""
