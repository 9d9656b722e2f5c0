"""What the log can tell. `drew` is for the eyes of the seat that drew: others are told
`drew_unseen` (told.py)."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .actions import SIDES
from .cards import ROWS, SPECIES

_ROW = tuple(str(row) for row in range(1, ROWS + 1))

ROOM = 96
"""Events that a record has room for."""

EVENTS = Events(
    EventKind("laid", count=None, species=SPECIES, row=_ROW, side=SIDES),
    EventKind("took", count=None, species=SPECIES, row=_ROW),
    EventKind("refilled", species=SPECIES, row=_ROW),
    EventKind("drew", species=SPECIES),
    EventKind("declined"),
    EventKind("flocked", species=SPECIES, shown=None, kept=None),
    EventKind("stayed"),
    EventKind("round_over"),
    EventKind("hand_discarded", species=SPECIES, count=None),
    EventKind("dealt"),
    EventKind("reshuffled"),
    EventKind("won_seven"),
    EventKind("won_pairs"),
    EventKind("short_deck"),
    EventKind("move_cap"),
    EventKind("drew_unseen", count=None),
)
LAID = EVENTS.number("laid")
TOOK = EVENTS.number("took")
REFILLED = EVENTS.number("refilled")
DREW = EVENTS.number("drew")
DECLINED = EVENTS.number("declined")
FLOCKED = EVENTS.number("flocked")
STAYED = EVENTS.number("stayed")
ROUND_OVER = EVENTS.number("round_over")
HAND_DISCARDED = EVENTS.number("hand_discarded")
DEALT = EVENTS.number("dealt")
RESHUFFLED = EVENTS.number("reshuffled")
WON_SEVEN = EVENTS.number("won_seven")
WON_PAIRS = EVENTS.number("won_pairs")
SHORT_DECK = EVENTS.number("short_deck")
MOVE_CAPPED = EVENTS.number("move_cap")
DREW_UNSEEN = EVENTS.number("drew_unseen")
