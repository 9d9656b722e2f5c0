"""The card of identity of The Bird Told Me To Do It."""

from __future__ import annotations

from ...core.meta import Meta, Option
from .deck import LONGEST_TEXT, OWN_DECKS, USUAL, read_deck


def _clauses(first: int, last: int, kind: str = "") -> tuple[str, ...]:
    return tuple(f"CHP-{kind}{number}" for number in range(first, last + 1))


META = Meta(
    id="chirp",
    title="The Bird Told Me To Do It",
    seats=range(2, 6),
    usual=3,
    rules_version=2,
    options=(Option("deck", USUAL, choices=OWN_DECKS, largest=LONGEST_TEXT, check=read_deck),),
    sections=(
        ("components", _clauses(1, 4)),
        ("setup", _clauses(5, 7)),
        ("turn", _clauses(8, 9)),
        ("adding", _clauses(10, 13)),
        ("chirping", _clauses(14, 22)),
        ("scoring", _clauses(23, 29)),
        ("game_end", _clauses(30, 32)),
        ("rulings", _clauses(1, 26, "R")),
    ),
    begins="CHP-6",
    behind=(
        ("CHP-8", ("plumage",)),
        ("CHP-14", ("way",)),
        ("CHP-24", ("pass",)),
        ("CHP-25", ("points",)),
    ),
    assumed=("rules-assumed",),
)
