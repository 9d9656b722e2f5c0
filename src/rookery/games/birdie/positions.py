"""Readable positions: what they leave out is filled in, and the whole is checked."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.positions import NO_SEAT, amiss, shuffle_in, wrongs
from ...core.records import NOBODY, pop, push
from .cards import (
    BIRDS,
    CARDS,
    CARDS_TO_STACK,
    COPIES,
    FEATURES,
    HALF,
    HAND,
    KINDS,
    LONGEST_ROW,
    PIGEON,
    PLACES,
    ROBIN,
    ROUNDS,
)
from .hands import CARDS_OF, can_use
from .record import Record
from .rounds import HALVES
from .scoring_steps import go_on
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    GAP_PIGEON,
    LAYOUT,
    NO_CARD,
    OFFER_OWL,
    OFFER_PIGEON,
    PLACING_ROBIN,
    REMOVING,
    STACKED,
    STACKING,
    WOODPECKER_TO,
    count_cards,
    hand_size,
)

WRONG = wrongs(
    LAYOUT,
    {
        "cards": {"card": CARDS, "placed": None, "there": None},
        "second": {"needed": None},
        "round": {"last": None},
        "passed": {},
        "open_row": {},
        "order": {},
        "scored": {},
        "flaps": {"squares": None},
        "not_staging": {},
        "staged": {},
        "sets": {},
        "sets_twice": {},
        "mark": {},
        "guest": {},
        "pigeon": {},
        "history": {"held": None, "deck": None},
        "length": {"longest": None},
    },
    ("BRD-1", "BRD-3", "BRD-13", "BRD-15", "BRD-25", "BRD-40", "BRD-R1"),
)
(
    TOO_MANY, SECOND_WRONG, ROUND_WRONG, PASSED, ROW_EMPTY, ORDER_WRONG, SCORED_WRONG, FLAPS_WRONG,
    NOT_STAGING, STAGED_WRONG, SETS_WRONG, SETS_TWICE, MARK_WRONG, GUEST_WRONG, PIGEON_WRONG,
    HISTORY_WRONG, TOO_LONG,
) = range(17)  # fmt: skip
NO_CLAUSE, B1, B3, B13, B15, B25, B40, R1 = range(8)
(
    ROUND, TROPHIES, GUEST, OPEN_ROW, ORDER, DECK, SECOND, UNDER, HISTORY, UNSEEN, TURN, DECKS,
    FLAPS, STAGED, SETS, MARK, MARK_END, LOWEST, HANDS,
) = (
    LAYOUT.at(name) if name else 0
    for name in (
        "round_number", "trophies", "guest", "open_row", "order", "deck", "second", "under",
        "history", "unseen", "", "decks", "flaps", "staged", "sets", "mark", "mark_end", "lowest",
        "hands",
    )
)  # fmt: skip


@compiled
def complete(s: Record, given: Any, wrong: Any) -> bool:
    """Fill in what a position leaves out: nobody has passed, no trophy is won, nothing was seen
    of hands and decks. Cards not placed lie in the second half of a game of two, under the Stop
    card and in the deck, or out of play where those are given."""
    if not given[ROUND]:
        s.round_number = 1
    if not given[TROPHIES]:
        for bird in range(len(BIRDS)):
            s.trophies[bird] = NOBODY
    if not given[GUEST]:
        s.guest = NO_CARD
    if not given[OPEN_ROW]:
        for slot in range(PLACES):
            s.open_row[slot] = NO_CARD
    if not given[ORDER] and s.phase >= BEFORE:
        s.order.n = s.players
        for i in range(s.players):
            s.order.seats[i] = (s.turn + i) % s.players
    if not (
        place_missing_cards(s, given, wrong)
        and seats_make_sense(s, wrong)
        and staged_make_sense(s, wrong)
        and row_makes_sense(s, wrong)
    ):
        return False
    for seat in range(s.players):
        if not complete_history(s, seat, given, wrong):
            return False
        if longest_row(s, seat) > LONGEST_ROW:
            return amiss(wrong, NO_CLAUSE, TOO_LONG, DECKS, seat, LONGEST_ROW)
    if s.phase in (BEFORE, CUTTING, OFFER_PIGEON, REMOVING, OFFER_OWL):
        go_on(s)  # to where there is something to choose
    return True


@compiled
def place_missing_cards(s: Record, given: Any, wrong: Any) -> bool:
    missing = s.scratch
    count_cards(s, missing)
    for kind in range(KINDS):
        if missing[kind] > COPIES:
            return amiss(wrong, B1, TOO_MANY, 0, NO_SEAT, kind, missing[kind], COPIES)
        missing[kind] = COPIES - missing[kind]
    lying = s.deck.n
    shuffle_in(s.deck, missing, KINDS, lying, s.rng)
    halves = s.players == HALVES and s.round_number == 1
    if not given[SECOND]:
        for _ in range(min(HALF if halves else 0, s.deck.n - lying)):
            push(s.second, pop(s.deck))
    if not given[UNDER]:
        for _ in range(min(s.players, s.deck.n - lying)):
            push(s.under, pop(s.deck))
    if given[DECK]:
        while s.deck.n > lying:
            s.rest[pop(s.deck)] += 1
    needed = s.players * (1 + HAND) + PLACES
    if halves and s.second.n < needed:
        return amiss(wrong, B3, SECOND_WRONG, SECOND, NO_SEAT, needed)
    return True


@compiled
def has_passed(s: Record, seat: int) -> bool:
    for i in range(s.order.n):
        if s.order.seats[i] == seat:
            return True
    return False


@compiled
def in_open_row(s: Record) -> int:
    n = 0
    for slot in range(PLACES):
        n += s.open_row[slot] != NO_CARD
    return n


@compiled
def seats_make_sense(s: Record, wrong: Any) -> bool:
    """The seat to move is one that can be."""
    if s.round_number < 1 or s.round_number > ROUNDS:
        return amiss(wrong, NO_CLAUSE, ROUND_WRONG, ROUND, NO_SEAT, ROUNDS)
    if s.phase < BEFORE:
        if has_passed(s, s.turn):
            return amiss(wrong, NO_CLAUSE, PASSED, ORDER, s.turn)
        if in_open_row(s) == 0:
            return amiss(wrong, B13, ROW_EMPTY, OPEN_ROW, NO_SEAT)
    else:
        if (
            s.order.n < s.players
            or s.scored < 0
            or s.scored >= s.players
            or s.order.seats[s.scored] != s.turn
        ):
            return amiss(wrong, B15, ORDER_WRONG, ORDER, NO_SEAT)
        for i in range(s.scored):
            if s.decks[s.order.seats[i]].n:
                return amiss(wrong, B25, SCORED_WRONG, DECKS, s.order.seats[i])
    for seat in range(s.players):
        if s.flaps[seat] > s.column.squares or s.flaps[seat] < 0:
            return amiss(wrong, NO_CLAUSE, FLAPS_WRONG, FLAPS, seat, s.column.squares)
    return True


@compiled
def staged_make_sense(s: Record, wrong: Any) -> bool:
    """Cards that are being stacked are two of the open row at most, and more of the hand."""
    slots = 0
    for slot in range(PLACES):
        slots += s.staged_slots[slot]
    if s.phase != STACKING:
        if s.staged.n or slots:
            return amiss(wrong, NO_CLAUSE, NOT_STAGING, STAGED, NO_SEAT)
        return True
    good = s.staged.n > 0 and slots <= CARDS_TO_STACK and in_open_row(s) >= CARDS_TO_STACK
    for slot in range(PLACES):
        if s.staged_slots[slot]:
            card, lying, staged = s.open_row[slot], 0, 0
            for other in range(PLACES):
                lying += s.staged_slots[other] and s.open_row[other] == card
            for i in range(s.staged.n):
                staged += s.staged.cards[i] == card
            good = good and lying <= staged
    return good or amiss(wrong, NO_CLAUSE, STAGED_WRONG, STAGED, NO_SEAT)


@compiled
def row_makes_sense(s: Record, wrong: Any) -> bool:
    """What a scoring decision has begun is in the row."""
    row = s.decks[s.turn]
    if s.sets.n and s.sets.end[s.sets.n - 1] >= row.n:
        return amiss(wrong, NO_CLAUSE, SETS_WRONG, SETS, NO_SEAT)
    for i in range(s.sets.n):
        for k in range(i):
            if s.sets.feature[i] == s.sets.feature[k]:
                return amiss(wrong, R1, SETS_TWICE, SETS, NO_SEAT)
    first = 1 if s.phase in (GAP_FEATURE, GAP_PIGEON) else 0
    begun = s.phase in (WOODPECKER_TO, CUT_END, CUT_FEATURE, GAP_FEATURE, GAP_PIGEON)
    if begun and (s.mark < first or s.mark >= row.n):
        return amiss(wrong, NO_CLAUSE, MARK_WRONG, MARK, NO_SEAT)
    if s.phase == CUT_FEATURE and (s.mark_end <= s.mark or s.mark_end >= row.n):
        return amiss(wrong, NO_CLAUSE, MARK_WRONG, MARK_END, NO_SEAT)
    if s.mark_feature < 0 or s.mark_feature >= len(FEATURES):
        return amiss(wrong, NO_CLAUSE, MARK_WRONG, MARK, NO_SEAT)
    if s.lowest < 0 or s.lowest > LONGEST_ROW:
        return amiss(wrong, NO_CLAUSE, TOO_LONG, LOWEST, NO_SEAT, LONGEST_ROW)
    if (s.phase == PLACING_ROBIN) != (s.guest != NO_CARD):
        return amiss(wrong, NO_CLAUSE, GUEST_WRONG, GUEST, NO_SEAT)
    if s.phase == GAP_PIGEON and not can_use(s, PIGEON):
        return amiss(wrong, B40, PIGEON_WRONG, HANDS, s.turn)
    return True


@compiled
def complete_history(s: Record, seat: int, given: Any, wrong: Any) -> bool:
    laid_out = s.phase >= BEFORE and seat == s.turn
    deck = 0 if laid_out else s.decks[seat].n
    held = hand_size(s, seat) + deck
    past = s.history[seat]
    if not given[HISTORY]:
        past.n = 0
        if deck:
            past.past[0], past.past[1], past.past[2] = STACKED + deck, NO_CARD, NO_CARD
            past.n = 3
    shown = in_deck = at = 0
    while at < past.n:
        if past.past[at] < STACKED:
            shown += 1
            at += 1
        else:
            in_deck += past.past[at] - STACKED
            for i in range(at + 1, at + 1 + CARDS_TO_STACK):
                shown += past.past[i] != NO_CARD
                in_deck += past.past[i] != NO_CARD
            at += 1 + CARDS_TO_STACK
    if not given[UNSEEN]:
        s.unseen[seat] = held - shown
    if in_deck != deck or s.unseen[seat] < 0 or s.unseen[seat] + shown != held:
        return amiss(wrong, NO_CLAUSE, HISTORY_WRONG, HISTORY, seat, held, deck)
    return True


@compiled
def longest_row(s: Record, seat: int) -> int:
    """How long a seat's row may grow. There is room for so much and no more; in a game played from
    the start none gets longer."""
    longest = int(s.decks[seat].n)
    if s.phase < BEFORE:
        if not has_passed(s, seat):
            longest += most_cards(s, seat)
        longest += hand_size(s, seat)
    elif seat == s.turn or not scored_already(s, seat):
        robins = 0
        for card in range(ROBIN * CARDS_OF, ROBIN * CARDS_OF + CARDS_OF):
            robins += s.hands[seat, card]
        longest += min(robins, s.under.n) + int(s.guest != NO_CARD and seat == s.turn)
    return longest


@compiled
def scored_already(s: Record, seat: int) -> bool:
    for i in range(s.scored):
        if s.order.seats[i] == seat:
            return True
    return False


@compiled
def most_cards(s: Record, seat: int) -> int:
    """The most cards that a seat may still get while everybody else helps: they pass, but for one
    who takes a card where that brings the seat another turn. Alone, it has one turn left."""
    left = s.deck.n + in_open_row(s)
    helper, after = False, False
    for i in range(s.players):
        other = (s.turn + i) % s.players
        if other == seat:
            after = True
        elif not has_passed(s, other):
            helper = True
            if after:  # somebody who need not take anything before
                return with_help(left)
    if not helper:
        return int(min(CARDS_TO_STACK, left))
    return max(min(CARDS_TO_STACK, left), with_help(left - 1)) if left else 0


@compiled
def with_help(left: int) -> int:
    """Two cards, one for the helper, two more … and two at the end, when the helper passes."""
    got = 0
    while left > 2 * CARDS_TO_STACK:
        got += CARDS_TO_STACK
        left -= CARDS_TO_STACK + 1
    return got + left if left > 0 else got
