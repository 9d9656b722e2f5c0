"""How a good player looks at the table: what a card on top of the own deck adds to it, which birds
to keep for their abilities, and when it pays to pass.

Everything is measured in points. Only what the seat to move can know is looked at, the own deck
included (BRD-R5).
"""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.exact import exp
from .actions import DONE, PASS, STACK, STACK_HAND, TAKE
from .cards import (
    BIRDS,
    FEATURES_OF,
    KINDS,
    PLACES,
    POINTS_PER_PLAYER_LEFT,
    POINTS_PER_TROPHY,
    ROUNDS,
)
from .cutting import cutting, first_uncut, open_boxes
from .hands import CARDS_OF, uses_left
from .heuristic_scoring import rate_after, rate_before, rate_chain, rate_cut
from .record import Record
from .rows import (
    Layers,
    beats_all,
    layers_of,
    with_card,
    without,
    worth_of_plan,
    worth_of_row,
)
from .sheet import empty_boxes, total
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    CUTTING,
    GAP_FEATURE,
    GAP_PIGEON,
    NO_CARD,
    PLACING_ROBIN,
    REMOVING,
    STACKING,
    TURN,
    WOODPECKER_FROM,
    WOODPECKER_TO,
)
from .turns import has_passed

ABILITY = (0.9, 1.2, 2.2, 2.6)  # holding a woodpecker, robin, pigeon or owl that can be used
JOINS = 0.45  # a card of the hand that shares an open feature with another one there
STALE = 0.3  # a card that would stay in the hand for nothing
TURN_TO_COME = 1.6  # what each turn that is still to come will bring
STACKED_PER_TURN = 1.7  # cards that leave the open row in a turn
PASSING = 0.9  # how much of the points for passing is worth going for now
IN_HAND = 0.2  # any card of the hand, as a position is judged, besides its ability
STEEP, STEEP_IN_ROUND_ONE = 0.3, 0.12  # how much a point more raises the share of the win


@compiled
def rate(s: Record, out: Any, n: int, scores: Any) -> None:
    """Rate the legal decisions of the seat to move: more is better."""
    phase = s.phase
    if phase in (TURN, STACKING):
        rate_turn(s, out, n, scores)
    elif phase in (BEFORE, PLACING_ROBIN, WOODPECKER_FROM, WOODPECKER_TO):
        rate_before(s, out, n, scores)
    elif phase in (CUTTING, CUT_END, CUT_FEATURE):
        rate_cut(s, out, n, scores)
    elif phase in (REMOVING, GAP_FEATURE, GAP_PIGEON):
        rate_chain(s, out, n, scores)
    else:
        rate_after(s, out, n, scores)


# --- Turns --------------------------------------------------------------------------------------


@compiled
def rate_turn(s: Record, out: Any, n: int, scores: Any) -> None:
    """Stack what lengthens runs, take what will be useful, pass when little is to come."""
    layers, size = deck_of(s, s.turn)
    empty = empty_boxes(s, s.turn)
    now = worth_of_row(s, s.turn, layers, size, empty)
    pair = 0.0  # the best way to begin with the open row: those come first in the list
    for i in range(n):
        a = out[i]
        if a < STACK:
            score = worth_of_taking(s, s.open_row[a - TAKE], empty)
        elif a < STACK_HAND:
            longer = with_card(layers, size, int(s.open_row[a - STACK]))
            if s.phase == TURN:
                score = best_second(s, longer, size + 1, empty, a - STACK) - now
                pair = max(pair, score)
            else:
                score = worth_of_row(s, s.turn, longer, size + 1, empty) - now
        elif a < DONE:
            longer = with_card(layers, size, int(a - STACK_HAND))
            score = worth_of_row(s, s.turn, longer, size + 1, empty) - now
            score += pair + STALE - kept_for(s, a - STACK_HAND)
        elif a == PASS:
            score = PASSING * worth_of_passing(s) - TURN_TO_COME * turns_to_come(s)
        else:
            score = 0.0
        scores[i] = score


@compiled
def deck_of(s: Record, seat: int) -> tuple[Layers, int]:
    """A deck as the row that it will be, with what its owner has staged on top, and its size."""
    deck, size = s.decks[seat], int(s.decks[seat].n)
    layers = layers_of(deck.cards, size)
    if seat == s.turn and s.phase == STACKING:
        for i in range(s.staged.n):
            layers = with_card(layers, size, int(s.staged.cards[i]))
            size += 1
    return layers, size


@compiled
def best_second(s: Record, layers: Layers, size: int, empty: int, first: int) -> float:
    """What the row is worth with one more card of the open row on top of the `first` one."""
    best = -1.0
    for other in range(PLACES):
        if other != first and s.open_row[other] != NO_CARD:
            longer = with_card(layers, size, int(s.open_row[other]))
            best = max(best, worth_of_row(s, s.turn, longer, size + 1, empty))
    return best


@compiled
def worth_of_taking(s: Record, card: int, empty: int) -> float:
    """An ability, if it is the first such bird; and what it may join in a later stack."""
    score = 0.0
    bird = card >> 2
    if birds_held(s, bird) < uses_left(s, s.turn, bird):
        score += ABILITY[bird]
    for other in range(KINDS):
        if s.hands[s.turn, other] > 0 and FEATURES_OF[other] & FEATURES_OF[card] & empty:
            score += JOINS * s.hands[s.turn, other]
    return score


@compiled
def kept_for(s: Record, card: int) -> float:
    """What a card of the hand is worth if it stays there."""
    bird = card >> 2
    return ABILITY[bird] if birds_held(s, bird) <= uses_left(s, s.turn, bird) else 0.0


@compiled
def birds_held(s: Record, bird: int) -> int:
    held = 0
    for card in range(bird * CARDS_OF, bird * CARDS_OF + CARDS_OF):
        held += s.hands[s.turn, card]
    return held


@compiled
def worth_of_passing(s: Record) -> float:
    return float(POINTS_PER_PLAYER_LEFT * (s.players - s.order.n - 1))


@compiled
def turns_to_come(s: Record) -> float:
    """How many more turns this seat can hope for."""
    playing = s.players - s.order.n
    if playing == 1:
        return 1.0
    cards = s.deck.n
    for slot in range(PLACES):
        if s.open_row[slot] != NO_CARD and not s.staged_slots[slot]:
            cards += 1
    return float(cards / (STACKED_PER_TURN * playing))


# --- The whole table ----------------------------------------------------------------------------


@compiled
def evaluate(s: Record, shares: Any) -> None:
    """Each seat's share of the win: its total, and what this round will still bring it."""
    collecting = s.phase < BEFORE
    done = 0 if collecting else s.scored
    turns = turns_to_come(s) if collecting else 0.0
    for seat in range(s.players):
        shares[seat] = float(total(s, seat))
        if collecting and not has_passed(s, seat):
            shares[seat] += TURN_TO_COME * turns
        for card in range(KINDS):
            shares[seat] += IN_HAND * s.hands[seat, card]
    for i in range(s.players):
        seat = i
        if not collecting:
            seat = s.order.seats[i]
        if i >= done:
            shares[seat] += worth_of_abilities(s, seat) + worth_of_deck(s, seat, collecting)
    best = 0.0
    for seat in range(s.players):
        best = max(best, shares[seat])
    steep = STEEP if s.round_number == ROUNDS else STEEP_IN_ROUND_ONE
    together = 0.0
    for seat in range(s.players):
        shares[seat] = exp(steep * (shares[seat] - best))
        together += shares[seat]
    for seat in range(s.players):
        shares[seat] /= together


@compiled
def worth_of_deck(s: Record, seat: int, collecting: bool) -> float:
    """The row that a deck will be, or what is left of it."""
    layers, size = deck_of(s, seat)
    if seat == s.turn and not collecting:
        cut = int(first_uncut(s))
        layers = without(layers, 0, cut)
        size -= cut
        if cutting(s):
            rest = worth_of_plan(s, seat, layers, size, open_boxes(s))
            return worth_of_pencilled_sets(s) + rest
    if collecting and not has_passed(s, seat):
        return worth_of_row(s, seat, layers, size, empty_boxes(s, seat))
    return worth_of_plan(s, seat, layers, size, empty_boxes(s, seat))


@compiled
def worth_of_pencilled_sets(s: Record) -> float:
    """What `done` would add to the total of the seat that scores."""
    sets, column, flaps = s.sets, s.column, s.flaps[s.turn]
    worth = column.points[min(flaps + sets.n, column.squares)] - column.points[flaps]
    for i in range(sets.n):
        feature, count = sets.feature[i], sets.end[i] - sets.start[i] + 1
        worth += count
        won = feature < len(BIRDS) and beats_all(s, s.turn, feature, count)
        if won and s.trophies[feature] != s.turn:
            worth += POINTS_PER_TROPHY
    return float(worth)


@compiled
def worth_of_abilities(s: Record, seat: int) -> float:
    """The birds of a hand that can still be used when the seat scores."""
    worth = 0.0
    for bird in range(len(BIRDS)):
        held = 0
        for card in range(bird * CARDS_OF, bird * CARDS_OF + CARDS_OF):
            held += s.hands[seat, card]
        worth += ABILITY[bird] * min(held, uses_left(s, seat, bird))
    return worth
