"""What the numbers of `features` are called, in their order."""

from __future__ import annotations

from ...core.feature_names import each, of, seats
from .actions import PLACES
from .cards import CARDS, CATEGORIES, HAND_CARDS
from .state import PHASES, SEATS

FEATURE_NAMES = (
    *of("phase", PHASES),
    *of("turn", seats(SEATS)),
    *of("active", seats(SEATS)),
    *of("players", range(1, SEATS + 1)),
    "opening_dice",
    "penalty",
    *of("die", CATEGORIES),
    "gift_deck",
    "auction_deck",
    "face_down",
    *of("room", PLACES),
    "due",
    "paid_up_to",
    *of("drawn", CARDS),
    *of("kept", CARDS),
    *of("public", CARDS),
    *of("church", CARDS),
    *of("lot", CARDS),
    *of("discard", CARDS),
    *of("hand", HAND_CARDS),
    *of("put_up", CARDS),
    *of("own_face_down", HAND_CARDS),
    *each(
        seats(SEATS),
        "hand_size", "bid", "highest_bidder", "passed", "barred", "most_gold",
        *of("known", HAND_CARDS),
    ),
)  # fmt: skip
