"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from .actions import SIDES
from .cards import ROWS, SPECIES
from .state import PHASES, SEATS

FEATURE_NAMES = (
    *of("phase", PHASES),
    *of("turn", seats(SEATS)),
    *of("dealer", seats(SEATS)),
    *of("players", range(1, SEATS + 1)),
    "expert",
    "deck",
    *of("discard", SPECIES),
    *each(of("row", range(1, ROWS + 1)), *of("birds", SPECIES), *of("run", SPECIES)),
    *of("hand", SPECIES),
    *each(seats(SEATS), "hand_size", *of("known", SPECIES), *of("collection", SPECIES)),
    *each(
        [f"lay.{row}{side}" for row in range(1, ROWS + 1) for side in SIDES],
        *of("catches", SPECIES),
        *of("flocks", SPECIES),
        *of("new_flocks", SPECIES),
    ),
)
