"""What the log can tell. `drew`, `stole` and `gave` show a card that not everybody may see:
the others are told how many (told.py). `other` is a second seat."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .branch.places import PLACES
from .deck import COLOURS, FACES
from .wide import constant

_CARD_AT = {"card": FACES, "place": PLACES}

ROOM = 400
"""Events that a record has room for."""

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
    EventKind("passed_over"),
    EventKind("scored", colour=COLOURS, birds=None),
    EventKind("unclaimed", colour=COLOURS, birds=None),
    EventKind("reshuffled"),
    EventKind("ran_out"),
    EventKind("dried_up"),
    EventKind("won_thirty", points=None),
    EventKind("won_most", points=None),
    EventKind("drew_unseen", count=None),
    EventKind("stole_unseen", other=None, count=None),
    EventKind("gave_unseen", other=None, count=None),
)
LAID = constant(EVENTS.number("laid"))
PASSED = constant(EVENTS.number("passed"))
TOOK_PASS = constant(EVENTS.number("took_pass"))
TOOK_PLUMAGE = constant(EVENTS.number("took_plumage"))
RETURNED_PLUMAGE = constant(EVENTS.number("returned_plumage"))
SWAPPED = constant(EVENTS.number("swapped"))
CHIRPED = constant(EVENTS.number("chirped"))
BONUS = constant(EVENTS.number("bonus"))
SKIPPED = constant(EVENTS.number("skipped"))
NOTHING = constant(EVENTS.number("nothing"))
CUT = constant(EVENTS.number("cut"))
DREW = constant(EVENTS.number("drew"))
STOLE = constant(EVENTS.number("stole"))
GAVE = constant(EVENTS.number("gave"))
DISCARDED = constant(EVENTS.number("discarded"))
SALVAGED = constant(EVENTS.number("salvaged"))
REMOVED = constant(EVENTS.number("removed"))
HARVESTED = constant(EVENTS.number("harvested"))
PICKED_UP = constant(EVENTS.number("picked_up"))
CUT_OFF = constant(EVENTS.number("cut_off"))
BANKED = constant(EVENTS.number("banked"))
COVERED = constant(EVENTS.number("covered"))
EXCHANGED = constant(EVENTS.number("exchanged"))
MOVED = constant(EVENTS.number("moved"))
TURNED_UP = constant(EVENTS.number("turned_up"))
BARE = constant(EVENTS.number("bare"))
FULL = constant(EVENTS.number("full"))
ALL_PASSED = constant(EVENTS.number("all_passed"))
PASSED_OVER = constant(EVENTS.number("passed_over"))
SCORED = constant(EVENTS.number("scored"))
UNCLAIMED = constant(EVENTS.number("unclaimed"))
RESHUFFLED = constant(EVENTS.number("reshuffled"))
RAN_OUT = constant(EVENTS.number("ran_out"))
DRIED_UP = constant(EVENTS.number("dried_up"))
WON_THIRTY = constant(EVENTS.number("won_thirty"))
WON_MOST = constant(EVENTS.number("won_most"))
DREW_UNSEEN = constant(EVENTS.number("drew_unseen"))
STOLE_UNSEEN = constant(EVENTS.number("stole_unseen"))
GAVE_UNSEEN = constant(EVENTS.number("gave_unseen"))
