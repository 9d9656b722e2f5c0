"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]

class PileRecord:
    n: int
    cards: Numbers

class EventsRecord:
    n: int
    items: Numbers

class Record:
    rng: Numbers
    scores: Numbers
    decisions: int
    revelations: int
    players: int
    turn: int
    places: Numbers
    drawn: int
    phase: int
    visit: int
    leader: int
    bush: int
    berries: Numbers
    hands: Numbers
    sent: Numbers
    gone: Numbers
    aside: PileRecord
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
