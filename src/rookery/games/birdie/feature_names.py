"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from .cards import BIRDS, CARDS, FEATURES, LONGEST_ROW, PLACES, ROUNDS
from .state import PHASES, SEATS

SLOTS = range(1, PLACES + 1)
FEATURE_NAMES = (
    *of("phase", PHASES),
    *of("turn", seats(SEATS)),
    *of("players", range(1, SEATS + 1)),
    "advanced", "round", "stop", "deck", "under", "mark", "mark_end", "mark_feature", "lowest",
    *of("guest", FEATURES),
    *each(of("open", SLOTS), *FEATURES, "staged"),
    *of("out", CARDS),
    *of("hand", CARDS),
    *each(of("row", range(1, LONGEST_ROW + 1)), *FEATURES),
    *of("staged", FEATURES),
    *of("staged_top", FEATURES),
    *each(of("set", FEATURES), "first", "last"),
    *each(
        seats(SEATS),
        *of("box", FEATURES),
        "flaps",
        *of("passes", range(1, ROUNDS + 1)),
        *of("used", BIRDS),
        *of("trophy", BIRDS),
        "hand_size", "deck", "passed",
        *of("taken", CARDS),
    ),
    *each(of("run", FEATURES), "place", "length", "on_top"),
    *each(of("open_run", SLOTS), "bird", "season"),
)  # fmt: skip
