"""What the log can tell. `drew`, `stole` and `gave` show a card that not everybody may see:
view.py sees to that. `other` is a second seat."""

from __future__ import annotations

from typing import Any

import numpy as np

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


def _number(name: str) -> Any:
    """Not a plain number, of which the compiler would make a type of its own, and a copy of
    everything that it is passed to."""
    return np.int64(EVENTS.number(name))


LAID = _number("laid")
PASSED = _number("passed")
TOOK_PASS = _number("took_pass")
TOOK_PLUMAGE = _number("took_plumage")
RETURNED_PLUMAGE = _number("returned_plumage")
SWAPPED = _number("swapped")
CHIRPED = _number("chirped")
BONUS = _number("bonus")
SKIPPED = _number("skipped")
NOTHING = _number("nothing")
CUT = _number("cut")
DREW = _number("drew")
STOLE = _number("stole")
GAVE = _number("gave")
DISCARDED = _number("discarded")
SALVAGED = _number("salvaged")
REMOVED = _number("removed")
HARVESTED = _number("harvested")
PICKED_UP = _number("picked_up")
CUT_OFF = _number("cut_off")
BANKED = _number("banked")
COVERED = _number("covered")
EXCHANGED = _number("exchanged")
MOVED = _number("moved")
TURNED_UP = _number("turned_up")
BARE = _number("bare")
FULL = _number("full")
ALL_PASSED = _number("all_passed")
SCORED = _number("scored")
UNCLAIMED = _number("unclaimed")
RESHUFFLED = _number("reshuffled")
RAN_OUT = _number("ran_out")
DRIED_UP = _number("dried_up")
WON_THIRTY = _number("won_thirty")
WON_MOST = _number("won_most")
