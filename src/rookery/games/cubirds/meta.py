"""CuBirds' card of identity."""

from __future__ import annotations

from ...core.meta import Meta, Option

META = Meta(
    id="cubirds",
    title="CuBirds",
    seats=range(2, 6),
    usual=2,
    rules_version=1,
    options=(
        Option("expert", False),
        Option("move_cap", 5_000, smallest=1, largest=1_000_000, engine=True),
        Option("size", "full", choices=("full", "tiny"), later=True, small="tiny"),
    ),
    sections=(
        ("components", ("CUB-1",)),
        ("setup", ("CUB-2", "CUB-3", "CUB-4", "CUB-5", "CUB-6", "CUB-7")),
        ("turn", ("CUB-8", "CUB-9", "CUB-10", "CUB-11", "CUB-12", "CUB-13", "CUB-14")),
        ("round_end", ("CUB-15", "CUB-16", "CUB-17")),
        ("game_end", ("CUB-18", "CUB-19", "CUB-20", "CUB-21")),
        ("rulings", ("CUB-R1", "CUB-R2", "CUB-R3", "CUB-R4", "CUB-R5", "CUB-R6")),
    ),
    begins="CUB-2",
    behind=(
        ("CUB-9", ("takes", "takes_two", "takes_many")),
        ("CUB-11", ("draw",)),
        ("CUB-12", ("flock", "ready", "big")),
        ("CUB-15", ("round",)),
        ("CUB-18", ("collection",)),
    ),
)
EXPERT, MOVE_CAP, SIZE = range(3)
"""Where the options are in the record's header."""
TINY = 1
"""The value of the option `size` for a game that can be solved."""
