"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]

class PileRecord:
    n: int
    cards: Numbers

class HeapRecord:
    books: int
    gold: Numbers
    church: Numbers

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
    active: int
    dice: Numbers
    deck: PileRecord
    gift: int
    room: Numbers
    kept: int
    public: PileRecord
    church: int
    auction: PileRecord
    lot: int
    bids: Numbers
    bidder: int
    passed: Numbers
    barred: Numbers
    due: int
    paid_up_to: int
    paid_first: int
    hands: Records[HeapRecord]
    discard: HeapRecord
    face_down: HeapRecord
    removed: HeapRecord
    put_up: Records[HeapRecord]
    sure: Records[HeapRecord]
    groups: Records[HeapRecord]
    slots: Numbers
    most_gold: Numbers
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
