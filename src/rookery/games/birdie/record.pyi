"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]

class PileRecord:
    n: int
    cards: Numbers

class SeatsRecord:
    n: int
    seats: Numbers

class SetsRecord:
    n: int
    start: Numbers
    end: Numbers
    feature: Numbers

class ColumnRecord:
    squares: int
    points: Numbers

class HistoryRecord:
    n: int
    past: Numbers

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
    round_number: int
    open_row: Numbers
    stopped: int
    staged: PileRecord
    staged_slots: Numbers
    order: SeatsRecord
    scored: int
    mark: int
    mark_end: int
    mark_feature: int
    guest: int
    lowest: int
    sets: SetsRecord
    column: ColumnRecord
    boxes: Numbers
    flaps: Numbers
    passes: Numbers
    used: Numbers
    trophies: Numbers
    hands: Numbers
    decks: Records[PileRecord]
    unseen: Numbers
    history: Records[HistoryRecord]
    out: Numbers
    rest: Numbers
    buried: Numbers
    under: PileRecord
    second: PileRecord
    deck: PileRecord
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
