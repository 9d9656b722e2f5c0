"""Written by `python -m rookery.core.record_types`. Do not edit."""

from typing import Any

import numpy as np

from ...core.records import Records

Numbers = np.ndarray[Any, Any]

class PlaceListRecord:
    n: int
    cards: Numbers

class CardsRecord:
    once: int
    twice: int

class BranchLooseRecord:
    n: int
    cards: Numbers

class BranchPlacesRecord:
    cell: int
    parent: int
    face: int
    form: int
    mark: int

class BranchRecord:
    n: int
    under_n: int
    fresh: int
    loose: BranchLooseRecord
    places: Records[BranchPlacesRecord]
    grid: Numbers
    under_cell: Numbers
    under_face: Numbers

class DeckTableCardsRecord:
    birds: int
    sides: int
    word: int
    n: int
    count: int
    most: int
    where: int
    to: int
    colour: int
    then: int
    who: int

class DeckTableRecord:
    shapes: int
    check: int
    cards: Records[DeckTableCardsRecord]
    form: Numbers

class AdriftRecord:
    cards: Records[CardsRecord]
    holds: Numbers

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
    current: int
    growth: int
    laid: PlaceListRecord
    walked: int
    cut: int
    mine: int
    command: int
    bonus: int
    number: int
    part: int
    left: int
    to_draw: int
    tally: int
    picked: int
    lifted: int
    other: int
    plumage: Numbers
    pass_card: int
    reshuffled: int
    ran_out: int
    drew: int
    dry_turns: int
    hands: Records[CardsRecord]
    branch: BranchRecord
    route: PlaceListRecord
    deck: DeckTableRecord
    piles: Records[CardsRecord]
    known: Records[CardsRecord]
    adrift: AdriftRecord
    stock: PileRecord
    discard: PileRecord
    options: Numbers
    scratch: Numbers
    noting: int
    events: EventsRecord
