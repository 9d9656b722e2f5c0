"""What the log can tell."""

from __future__ import annotations

from ...core.events import EventKind, Events
from .cards import SPECIES

ROOM = 12
"""Events that a record has room for: the end of the second visit and the third tell of eight."""

EVENTS = Events(
    EventKind("ripened", berries=None),
    EventKind("sent", species=SPECIES),
    EventKind("plucked", species=SPECIES, berries=None),
    EventKind("squabbled", berries=None),
)
RIPENED = EVENTS.number("ripened")
SENT = EVENTS.number("sent")
PLUCKED = EVENTS.number("plucked")
SQUABBLED = EVENTS.number("squabbled")
