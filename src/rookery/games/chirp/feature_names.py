"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from .deck import COLOURS, FACES
from .knowledge import SHOWN_OF_DISCARD, SHOWN_PLACES
from .state import GROWTHS, PHASES, SEATS

FEATURE_NAMES = (
    *of("phase", PHASES),
    *of("turn", seats(SEATS)),
    *of("current", seats(SEATS)),
    *of("players", range(1, SEATS + 1)),
    *of("growth", GROWTHS),
    *of("command", FACES),
    "number", "part", "left", "bonus",
    *of("picked", FACES),
    "stock", "reshuffled", "discard_size",
    *of("discard", FACES),
    *of("discard_top", range(1, SHOWN_OF_DISCARD + 1)),
    *each(COLOURS, *of("plumage", seats(SEATS)), "on_branch"),
    *of("pass_card", seats(SEATS)),
    *each(seats(SEATS), "hand_size", "points", *of("known", FACES), *of("pile", FACES)),
    *of("adrift", FACES),
    *of("hand", FACES),
    *each(of("place", range(1, SHOWN_PLACES + 1)), "card", "x", "y", "on_route", "under"),
)  # fmt: skip
