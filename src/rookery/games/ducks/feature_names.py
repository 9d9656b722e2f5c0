"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from ...core.records import MAX_SEATS
from .cards import ACTIONS, DUCK_DECK, PLACES
from .state import PHASES

PLACE_NUMBERS = range(1, PLACES + 1)
FEATURE_NAMES = (
    *of("phase", PHASES),
    *of("turn", seats(MAX_SEATS)),
    *of("players", range(1, MAX_SEATS + 1)),
    "chosen",
    *of("order", PLACE_NUMBERS),
    *each(
        of("place", PLACE_NUMBERS),
        *of("duck", (*seats(MAX_SEATS), "water")),
        *of("hidden", seats(MAX_SEATS)),
        *of("splash", seats(MAX_SEATS)),
        "target",
    ),
    *of("shot", seats(MAX_SEATS)),
    "duck_deck",
    "known_bottom",
    *of("known", range(1, DUCK_DECK + 1)),
    *of("hand", ACTIONS),
    *of("discard", ACTIONS),
    "action_deck",
    *of("hand_size", seats(MAX_SEATS)),
)
