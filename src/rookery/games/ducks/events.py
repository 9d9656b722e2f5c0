"""What the log can tell. `drew` is for the eyes of the seat that drew; view.py sees to that.

Forced steps run in chains across seats, and no rule bounds a chain: `tell` leaves out what does
not fit, says so, and keeps room for how the game ended.
"""

from __future__ import annotations

from ...core.compile import compiled
from ...core.events import EventKind, Events
from ...core.records import note
from .cards import ACTIONS, COLOURS, DUCK_CARDS, PLACES
from .record import Record

ROOM = 192
"""Events a record has room for: the longest chain in 50 million random decisions told 50."""
ROOM_FOR_THE_END = 4
FULL = ROOM - ROOM_FOR_THE_END

_PLACE = tuple(str(place) for place in range(1, PLACES + 1))

EVENTS = Events(
    EventKind("played", card=ACTIONS),
    EventKind("threw", card=ACTIONS),
    EventKind("aimed", place=_PLACE),
    EventKind("target_moved", place=_PLACE, to=_PLACE),
    EventKind("targets_removed", count=None),
    EventKind("shot", place=_PLACE, card=COLOURS),
    EventKind("shot_water", place=_PLACE),
    EventKind("shot_splash", place=_PLACE, card=COLOURS),
    EventKind("surfaced", place=_PLACE, card=COLOURS),
    EventKind("out_of_ducks"),
    EventKind("swam_under", card=DUCK_CARDS),
    EventKind("swam_in", place=_PLACE, card=DUCK_CARDS),
    EventKind("swapped", card=COLOURS, place=_PLACE, to=_PLACE),
    EventKind("rocketed", card=COLOURS, place=_PLACE),
    EventKind("rearranged"),
    EventKind("danced"),
    EventKind("hid", card=COLOURS, place=_PLACE, cover=COLOURS),
    EventKind("splashed", place=_PLACE, card=COLOURS),
    EventKind("splash_lifted", place=_PLACE, card=COLOURS),
    EventKind("splash_lost", card=COLOURS),
    EventKind("resurrected", card=COLOURS),
    EventKind("drew", card=ACTIONS),
    EventKind("reshuffled"),
    EventKind("more"),
    EventKind("won"),
    EventKind("nobody_won"),
    EventKind("move_cap"),
    EventKind("only_card", card=ACTIONS),
)
PLAYED = EVENTS.number("played")
THREW = EVENTS.number("threw")
AIMED = EVENTS.number("aimed")
TARGET_MOVED = EVENTS.number("target_moved")
TARGETS_REMOVED = EVENTS.number("targets_removed")
SHOT = EVENTS.number("shot")
SHOT_WATER = EVENTS.number("shot_water")
SHOT_SPLASH = EVENTS.number("shot_splash")
SURFACED = EVENTS.number("surfaced")
OUT_OF_DUCKS = EVENTS.number("out_of_ducks")
SWAM_UNDER = EVENTS.number("swam_under")
SWAM_IN = EVENTS.number("swam_in")
SWAPPED = EVENTS.number("swapped")
ROCKETED = EVENTS.number("rocketed")
REARRANGED = EVENTS.number("rearranged")
DANCED = EVENTS.number("danced")
HID = EVENTS.number("hid")
SPLASHED = EVENTS.number("splashed")
SPLASH_LIFTED = EVENTS.number("splash_lifted")
SPLASH_LOST = EVENTS.number("splash_lost")
RESURRECTED = EVENTS.number("resurrected")
DREW = EVENTS.number("drew")
RESHUFFLED = EVENTS.number("reshuffled")
MORE = EVENTS.number("more")
WON = EVENTS.number("won")
NOBODY_WON = EVENTS.number("nobody_won")
MOVE_CAPPED = EVENTS.number("move_cap")
ONLY_CARD = EVENTS.number("only_card")


@compiled
def tell(s: Record, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Note an event as long as there is room; then, once, that there was more."""
    if s.events.n < FULL:
        note(s, kind, seat, a, b, c)
    elif s.events.n == FULL:
        note(s, MORE, seat)
