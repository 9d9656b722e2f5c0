"""What a seat knows, in numbers: for policies, and for a search that wants to know whether it has
seen a position before. The own deck is remembered (see knowledge.py)."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, next_seat
from .cards import (
    BIRDS,
    BOXES,
    CARDS_TO_STACK,
    FEATURES_OF,
    KINDS,
    LONGEST_ROW,
    PLACES,
    ROUNDS,
)
from .cutting import cutting, first_uncut, pencilled
from .meta import ADVANCED
from .record import Record
from .sheet import empty_boxes
from .state import BEFORE, NO_CARD, PHASES, SEATS, STACKED, STACKING
from .turns import slots_staged

# All whole numbers below 128; seats are counted from the one that looks:
#   phase (15) · seat to move (4) · players (4) · advanced (1) · round (1) · Stop (1)
#   deck, under (2) · mark, end, feature (3) · lowest (1) · robin's card (8)
#   open row: per place its features (32), staged or not by oneself (4)
#   out (16) · own hand (16) · own deck, or the row being scored: per place its features (320)
#   staged (8) and its top card (8): of a stack that one is putting together oneself
#   sets: per feature the first and last place, from 1 (16); pencilled ones also count as written in
#   boxes, flaps and lowest, which is what `done` makes of them
#   per seat: boxes (8), flaps (1), passes (2), abilities used (4), trophies (4), hand and deck
#   size (2), place in the order of passing (1), cards seen taken (16)
#   runs of the row that is shown: per feature whose box is empty the place of the longest one that
#   is not cut yet (if one is pencilled, a longer one), its length, and the length of the one on top
#   (24); per place of the open row how long the runs of its bird and of its season would be on
#   top (8)
PER_FEATURE = 3
PER_SEAT = BOXES + 1 + ROUNDS + 2 * len(BIRDS) + 3 + KINDS
FEATURES = (
    len(PHASES)
    + 2 * SEATS
    + 9
    + BOXES * (1 + PLACES)
    + PLACES
    + 2 * KINDS
    + BOXES * LONGEST_ROW
    + KINDS
    + 2 * BOXES
    + SEATS * PER_SEAT
    + PER_FEATURE * BOXES
    + 2 * PLACES
)


@compiled
def features(s: Record, seat: int, out: Any) -> None:
    """What `seat` knows, in a fixed number of int8."""
    for i in range(FEATURES):
        out[i] = 0
    at = table_features(s, seat, out)
    at = own_features(s, seat, out, at)
    for i in range(s.sets.n):
        out[at + 2 * s.sets.feature[i]] = s.sets.start[i] + 1
        out[at + 2 * s.sets.feature[i] + 1] = s.sets.end[i] + 1
    at += 2 * BOXES
    other = seat
    for _ in range(s.players):
        seat_features(s, other, out, at)
        other = next_seat(s, other)
        at += PER_SEAT
    run_features(s, seat, out)


@compiled
def table_features(s: Record, seat: int, out: Any) -> int:
    out[s.phase] = 1
    at = len(PHASES)
    if s.turn != NOBODY:
        out[at + s.turn - seat + (s.players if s.turn < seat else 0)] = 1
    at += SEATS
    out[at + s.players - 1] = 1
    at += SEATS
    out[at] = s.options[ADVANCED]
    out[at + 1] = s.round_number
    out[at + 2] = s.stopped
    out[at + 3] = s.deck.n
    out[at + 4] = s.under.n
    out[at + 5] = s.mark
    out[at + 6] = s.mark_end
    out[at + 7] = s.mark_feature
    out[at + 8] = s.lowest
    if cutting(s):
        for i in range(s.sets.n):
            count = s.sets.end[i] - s.sets.start[i] + 1
            if out[at + 8] == 0 or count < out[at + 8]:
                out[at + 8] = count
    at += 9
    card_features(s.guest, out, at)
    at += BOXES
    for slot in range(PLACES):
        card_features(s.open_row[slot], out, at)
        at += BOXES
        if s.turn == seat:
            out[at] = s.staged_slots[slot]
        at += 1
    for card in range(KINDS):
        out[at + card] = s.out[card]
    return at + KINDS


@compiled
def own_features(s: Record, seat: int, out: Any, at: int) -> int:
    for card in range(KINDS):
        out[at + card] = s.hands[seat, card]
    at += KINDS
    row = s.decks[owner_of_row(s, seat)]
    for i in range(row.n):
        card_features(row.cards[i], out, at + i * BOXES)
    at += LONGEST_ROW * BOXES
    if s.turn == seat and s.staged.n > 0:
        for i in range(s.staged.n):
            for feature in range(BOXES):
                if FEATURES_OF[s.staged.cards[i]] & 1 << feature:
                    out[at + feature] += 1
        card_features(s.staged.cards[s.staged.n - 1], out, at + BOXES)
    return at + 2 * BOXES


@compiled
def owner_of_row(s: Record, seat: int) -> int:
    """Whose row is shown: that of the seat that scores, else the own one."""
    return int(s.turn) if s.turn != NOBODY and s.phase >= BEFORE else seat


@compiled
def run_features(s: Record, seat: int, out: Any) -> None:
    """Runs as they grow from card to card, first those of the deck, then those of the stack that
    one is putting together on top of it."""
    at = FEATURES - PER_FEATURE * BOXES - 2 * PLACES
    owner = owner_of_row(s, seat)
    empty = empty_boxes(s, owner)
    row = s.decks[owner]
    staged = s.staged.n if s.turn == seat else 0
    start = first_uncut(s)
    bird, season, same_bird, same_season = NO_CARD, NO_CARD, 0, 0
    for i in range(start, row.n + staged):
        card = row.cards[i] if i < row.n else s.staged.cards[i - row.n]
        same_bird = same_bird + 1 if card >> 2 == bird else 1
        same_season = same_season + 1 if card & 3 == season else 1
        bird, season = card >> 2, card & 3
        longer_run(out, at + PER_FEATURE * bird, i, same_bird)
        longer_run(out, at + PER_FEATURE * (len(BIRDS) + season), i, same_season)
    if bird != NO_CARD:
        out[at + PER_FEATURE * bird + 2] = same_bird
        out[at + PER_FEATURE * (len(BIRDS) + season) + 2] = same_season
    for feature in range(BOXES):
        before = pencilled(s, feature)
        if not empty & 1 << feature or (before > 0 and out[at + 1] <= before):
            for i in range(PER_FEATURE):
                out[at + i] = 0
        at += PER_FEATURE
    for slot in range(PLACES):
        card = s.open_row[slot]
        if card != NO_CARD:
            if empty & 1 << (card >> 2):
                out[at] = same_bird + 1 if card >> 2 == bird else 1
            if empty & 1 << len(BIRDS) + (card & 3):
                out[at + 1] = same_season + 1 if card & 3 == season else 1
        at += 2


@compiled
def longer_run(out: Any, at: int, end: int, length: int) -> None:
    """Keep where the longest run starts, from 1, and how long it is."""
    if length > out[at + 1]:
        out[at] = end - length + 2
        out[at + 1] = length


@compiled
def seat_features(s: Record, other: int, out: Any, at: int) -> None:
    for feature in range(BOXES):
        out[at + feature] = s.boxes[other, feature]
        if other == s.turn and cutting(s) and s.boxes[other, feature] == 0:
            out[at + feature] = pencilled(s, feature)
    at += BOXES
    out[at] = s.flaps[other]
    if other == s.turn and cutting(s):
        out[at] = min(s.flaps[other] + s.sets.n, s.column.squares)
    out[at + 1] = s.passes[other, 0]
    out[at + 2] = s.passes[other, 1]
    at += 1 + ROUNDS
    for bird in range(len(BIRDS)):
        out[at + bird] = s.used[other, bird]
        out[at + len(BIRDS) + bird] = s.trophies[bird] == other
    at += 2 * len(BIRDS)
    hand = 0
    for card in range(KINDS):
        hand += s.hands[other, card]
    if s.phase == STACKING and other == s.turn:
        hand += s.staged.n - slots_staged(s)
    out[at] = hand
    out[at + 1] = s.decks[other].n
    for i in range(s.order.n):
        if s.order.seats[i] == other:
            out[at + 2] = i + 1
    at += 3
    past = s.history[other]
    i = 0
    while i < past.n:
        if past.past[i] < STACKED:
            out[at + past.past[i]] += 1
            i += 1
        else:
            i += 1 + CARDS_TO_STACK


@compiled
def card_features(card: int, out: Any, at: int) -> None:
    if card != NO_CARD:
        for feature in range(BOXES):
            if FEATURES_OF[card] & 1 << feature:
                out[at + feature] = 1
