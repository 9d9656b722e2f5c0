"""Biblios' card of identity."""

from __future__ import annotations

from ...core.meta import Meta, Option

META = Meta(
    id="biblios",
    title="Biblios",
    seats=range(2, 5),
    usual=3,
    rules_version=2,
    options=(
        Option("opening_dice", 3, smallest=1, largest=3),
        Option("penalty", "take", choices=("take", "discard")),
    ),
    sections=(
        ("components", ("BIB-1", "BIB-2", "BIB-3", "BIB-4")),
        ("setup", ("BIB-5", "BIB-6")),
        ("gifts", ("BIB-7", "BIB-8", "BIB-9", "BIB-10", "BIB-11", "BIB-12")),
        ("church", ("BIB-13", "BIB-14", "BIB-15", "BIB-16", "BIB-17", "BIB-18")),
        (
            "auction",
            (
                "BIB-19",
                "BIB-20",
                "BIB-21",
                "BIB-22",
                "BIB-23",
                "BIB-24",
                "BIB-25",
                "BIB-26",
                "BIB-27",
                "BIB-28",
            ),
        ),
        ("end", ("BIB-29", "BIB-30", "BIB-31")),
        ("rulings", ("BIB-R1", "BIB-R2", "BIB-R3", "BIB-R4", "BIB-R5", "BIB-R6")),
    ),
    begins="BIB-6",
    behind=(
        ("BIB-13", ("church",)),
        ("BIB-15", ("raises", "lowers")),
        ("BIB-22", ("covered", "exact", "over")),
        ("BIB-23", ("covered_cards",)),
        ("BIB-25", ("bluff", "bluff_cards")),
        ("BIB-29", ("sum", "would_sum")),
    ),
    assumed=("rules-assumed",),
)
OPENING_DICE, PENALTY = range(2)
"""Where the options are in the record's header."""
TAKE, DISCARD = range(2)
"""The values of the option `penalty`."""
