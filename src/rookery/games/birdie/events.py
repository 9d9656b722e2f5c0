"""What the log can tell: nothing of it is secret. How cards are staged is not told at all; what
went on a deck is told when it is done, without its order. `flew`, each card that leaves a row, is
for those who watch (see `Flown` in view.py): nobody wants to read it."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .cards import BIRDS, CARDS, FEATURES

ROOM = 232
"""Events that a record has room for."""

EVENTS = Events(
    EventKind("took", card=CARDS, slot=None),
    EventKind("stacked", card=CARDS, slot=None),
    EventKind("stacked_hand", count=None),
    EventKind("joined", card=CARDS, slot=None),
    EventKind("stop"),
    EventKind("passed", points=None),
    EventKind("passed_empty", points=None),
    EventKind("passed_last"),
    EventKind("laid_out", count=None),
    EventKind("robin", card=CARDS),
    EventKind("placed", card=CARDS, place=None),
    EventKind("woodpecker", card=CARDS, start=None, place=None),
    EventKind("pencilled", feature=FEATURES, count=None, before=None),
    EventKind("wrote", feature=FEATURES, count=None, flaps=None),
    EventKind("lost", feature=FEATURES, count=None),
    EventKind("trophy", bird=BIRDS),
    EventKind("removed", card=CARDS, place=None),
    EventKind("flew", card=CARDS),
    EventKind("cleared", count=None),
    EventKind("pigeon", flaps=None),
    EventKind("owl", feature=FEATURES, points=None),
    EventKind("round", round=None),
    EventKind("won"),
    EventKind("only_place"),
    EventKind("only_box"),
    EventKind("only_set"),
)
TOOK = EVENTS.number("took")
STACKED = EVENTS.number("stacked")
STACKED_HAND = EVENTS.number("stacked_hand")
JOINED = EVENTS.number("joined")
STOP = EVENTS.number("stop")
PASSED = EVENTS.number("passed")
PASSED_EMPTY = EVENTS.number("passed_empty")
PASSED_LAST = EVENTS.number("passed_last")
LAID_OUT = EVENTS.number("laid_out")
ROBIN_CAME = EVENTS.number("robin")
PLACED = EVENTS.number("placed")
MOVED = EVENTS.number("woodpecker")
PENCILLED = EVENTS.number("pencilled")
WROTE = EVENTS.number("wrote")
LOST = EVENTS.number("lost")
TROPHY = EVENTS.number("trophy")
REMOVED = EVENTS.number("removed")
FLEW = EVENTS.number("flew")
CLEARED = EVENTS.number("cleared")
GAVE_UP = EVENTS.number("pigeon")
COPIED = EVENTS.number("owl")
NEW_ROUND = EVENTS.number("round")
WON = EVENTS.number("won")
ONLY_PLACE = EVENTS.number("only_place")
ONLY_BOX = EVENTS.number("only_box")
ONLY_SET = EVENTS.number("only_set")
