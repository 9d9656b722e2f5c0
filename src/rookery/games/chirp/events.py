"""What the log can tell. `drew`, `stole` and `gave` show a card that not everybody may see:
view.py sees to that. `other` is a second seat."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .deck import COLOURS, FACES
from .places import PLACES

_CARD_AT = {"card": FACES, "place": PLACES}

EVENTS = Events(
    EventKind("laid", **_CARD_AT),
    EventKind("passed"),
    EventKind("took_pass"),
    EventKind("took_plumage", colour=COLOURS),
    EventKind("returned_plumage", colour=COLOURS),
    EventKind("swapped", colour=COLOURS, given=COLOURS, other=None),
    EventKind("chirped", card=FACES, number=None, place=PLACES),
    EventKind("bonus", card=FACES, number=None),
    EventKind("skipped"),
    EventKind("nothing"),
    EventKind("cut"),
    EventKind("drew", card=FACES),
    EventKind("stole", card=FACES, other=None),
    EventKind("gave", card=FACES, other=None),
    EventKind("discarded", card=FACES),
    EventKind("salvaged", card=FACES),
    EventKind("removed", **_CARD_AT),
    EventKind("harvested", **_CARD_AT),
    EventKind("picked_up", **_CARD_AT),
    EventKind("cut_off", **_CARD_AT),
    EventKind("banked", card=FACES),
    EventKind("covered", **_CARD_AT),
    EventKind("exchanged", card=FACES, place=PLACES, old=FACES),
    EventKind("moved", card=FACES, place=PLACES, to=PLACES),
    EventKind("turned_up", card=FACES),
    EventKind("bare"),
    EventKind("full"),
    EventKind("all_passed"),
    EventKind("scored", colour=COLOURS, birds=None),
    EventKind("unclaimed", colour=COLOURS, birds=None),
    EventKind("reshuffled"),
    EventKind("ran_out"),
    EventKind("dried_up"),
    EventKind("won_thirty", points=None),
    EventKind("won_most", points=None),
)
LAID = EVENTS.number("laid")
PASSED = EVENTS.number("passed")
TOOK_PASS = EVENTS.number("took_pass")
TOOK_PLUMAGE = EVENTS.number("took_plumage")
RETURNED_PLUMAGE = EVENTS.number("returned_plumage")
SWAPPED = EVENTS.number("swapped")
CHIRPED = EVENTS.number("chirped")
BONUS = EVENTS.number("bonus")
SKIPPED = EVENTS.number("skipped")
NOTHING = EVENTS.number("nothing")
CUT = EVENTS.number("cut")
DREW = EVENTS.number("drew")
STOLE = EVENTS.number("stole")
GAVE = EVENTS.number("gave")
DISCARDED = EVENTS.number("discarded")
SALVAGED = EVENTS.number("salvaged")
REMOVED = EVENTS.number("removed")
HARVESTED = EVENTS.number("harvested")
PICKED_UP = EVENTS.number("picked_up")
CUT_OFF = EVENTS.number("cut_off")
BANKED = EVENTS.number("banked")
COVERED = EVENTS.number("covered")
EXCHANGED = EVENTS.number("exchanged")
MOVED = EVENTS.number("moved")
TURNED_UP = EVENTS.number("turned_up")
BARE = EVENTS.number("bare")
FULL = EVENTS.number("full")
ALL_PASSED = EVENTS.number("all_passed")
SCORED = EVENTS.number("scored")
UNCLAIMED = EVENTS.number("unclaimed")
RESHUFFLED = EVENTS.number("reshuffled")
RAN_OUT = EVENTS.number("ran_out")
DRIED_UP = EVENTS.number("dried_up")
WON_THIRTY = EVENTS.number("won_thirty")
WON_MOST = EVENTS.number("won_most")
