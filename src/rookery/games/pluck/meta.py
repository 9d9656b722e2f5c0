"""The card of identity of Pluck."""

from __future__ import annotations

from ...core.meta import Meta, Option

META = Meta(
    id="pluck",
    title="Pluck",
    seats=range(2, 5),
    usual=3,
    rules_version=1,
    options=(Option("open_hands", False),),
    sections=(
        ("components", ("PLU-1",)),
        ("setup", ("PLU-2", "PLU-3")),
        ("visit", ("PLU-4", "PLU-5", "PLU-6", "PLU-7")),
        ("game_end", ("PLU-8",)),
    ),
)
(OPEN_HANDS,) = range(1)
"""Where the option is in the record's header."""
