"""Birdie's card of identity."""

from __future__ import annotations

from ...core.meta import Meta, Option
from .flaps import LONGEST_TEXT, read_column


def _clauses(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"BRD-{number}" for number in range(first, last + 1))


META = Meta(
    id="birdie",
    title="Birdie",
    seats=range(2, 5),
    usual=3,
    rules_version=2,
    options=(
        Option("advanced", False),
        Option("open_memory", False),
        Option("flaps", "", largest=LONGEST_TEXT, check=read_column, typed=True, later=True),
    ),
    sections=(
        ("components", _clauses(1, 2)),
        ("setup", _clauses(3, 6)),
        ("turn", _clauses(7, 14)),
        ("scoring", _clauses(15, 25)),
        ("abilities", _clauses(26, 31)),
        ("game_end", _clauses(32, 33)),
        ("advanced", _clauses(34, 40)),
        ("rulings", tuple(f"BRD-R{number}" for number in range(1, 9))),
    ),
    begins="BRD-6",
    behind=(
        ("BRD-8", ("stacks",)),
        ("BRD-9", ("passes",)),
        ("BRD-18", ("run",)),
        ("BRD-20", ("writes",)),
        ("BRD-23", ("trophy",)),
        ("BRD-28", ("robin",)),
        ("BRD-29", ("flaps",)),
        ("BRD-30", ("copies",)),
    ),
    assumed=("rules-assumed",),
)
ADVANCED, OPEN_MEMORY = range(2)
"""Where the options are in the record's header."""
