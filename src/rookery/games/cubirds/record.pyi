"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]

class RowRecord:
    n: int
    species: Numbers
    count: Numbers

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
    dealer: int
    rows: Records[RowRecord]
    hands: Numbers
    collections: Numbers
    known: Numbers
    recent: Numbers
    unseen: Numbers
    discard: Numbers
    deck: PileRecord
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
