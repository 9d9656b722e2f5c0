"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from .cards import SPECIES
from .state import SEATS

FEATURE_NAMES = (
    *of("turn", seats(SEATS)),
    *of("leader", seats(SEATS)),
    *of("players", range(1, SEATS + 1)),
    "visit",
    "bush",
    *of("gone", SPECIES),
    *each(seats(SEATS), "berries", *of("hand", SPECIES), *of("sent", SPECIES)),
)
