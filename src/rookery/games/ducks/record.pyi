"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]

class RowRecord:
    card: Numbers
    hides: Numbers
    splash: Numbers

class PileRecord:
    n: int
    cards: Numbers

class HandRecord:
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
    row: RowRecord
    targets: int
    chosen: int
    order: PileRecord
    shot: Numbers
    known_bottom: int
    hands: Records[HandRecord]
    discard: Numbers
    duck_deck: PileRecord
    action_deck: PileRecord
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
