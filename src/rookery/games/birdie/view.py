"""What a seat, or a spectator, is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

from ...core.compile import compiled
from ...core.records import NOBODY, Counts, Flag, Many, Name, Number, PerSeat, Pile, Seat
from ...core.views import Each, Group, List, Maybe, Part, Pool, ViewLayout, noted
from .cards import (
    ALL_CARDS,
    BIRDS,
    BOXES,
    CARDS,
    CARDS_TO_STACK,
    FEATURES,
    FEATURES_OF,
    KINDS,
    LONGEST_ROW,
    PLACES,
    ROUNDS,
)
from .events import FLEW, GAVE_UP, LOST, REMOVED, ROOM, WROTE
from .flaps import MOST_SQUARES
from .meta import ADVANCED, OPEN_MEMORY
from .record import HistoryRecord, PileRecord, Record
from .sheet import total
from .state import (
    BEFORE,
    CUT_END,
    CUT_FEATURE,
    GAP_FEATURE,
    GAP_PIGEON,
    HISTORY,
    NO_CARD,
    PHASES,
    REMOVING,
    SEATS,
    STACKED,
    STACKING,
    WOODPECKER_TO,
    hand_size,
)
from .turns import has_passed, points_for_passing

MOST_MEETS = 2 * LONGEST_ROW
"""A card has two features, so that its removal joins at most two sets."""


class Sheet(Group):
    """A player's sheet. A pass box is None until the player passes in that round."""

    boxes = Counts(FEATURES)
    flaps = Number("i1")
    flap_points = Number("i1")
    passes = Many(ROUNDS, Maybe(Number("i1")))
    used = Counts(BIRDS)
    trophies = Pile(BIRDS, len(BIRDS))
    total = Number("i2")


class Past(Group):
    """Something that everybody saw in this round: a card taken into the hand, or a stack: its two
    cards of the open row (none where nobody saw them) and how many came from the hand."""

    took = Name(CARDS, optional=True)
    stacked = Maybe(Pile(CARDS, CARDS_TO_STACK))
    hand = Number("i1")


class Player(Group):
    """What is in front of a seat. `cards` and `order` are there for the seat itself, `order` (the
    personal deck from the bottom up) only where the table plays with open memory (BRD-R5)."""

    hand = Number("i1")
    deck = Number("i1")
    passed = Flag()
    past = List(HISTORY, Past())
    sheet = Sheet()
    cards = Maybe(Pile(CARDS, ALL_CARDS))
    order = Maybe(Pile(CARDS, LONGEST_ROW))


class Stack(Group):
    """A stack that is being put together. Only its owner sees the cards, from the bottom up, and
    which places of the open row they come from."""

    size = Number("i1")
    cards = Maybe(Pile(CARDS, LONGEST_ROW))
    slots = Maybe(List(PLACES, Number("i1")))


class Set(Group):
    """A set of the row on the wire: its first and last place, counted from 1."""

    start = Number("i1")
    end = Number("i1")
    feature = Name(FEATURES)


class Meet(Group):
    """Advanced game: the set that takes off first if a card is removed (BRD-35), from its first to
    its last place in the row as it is, the removed card among them."""

    feature = Name(FEATURES)
    start = Number("i1")
    end = Number("i1")


class Wire(Group):
    """The row of the player who is scoring, from left to right, and the sets cut from it: in the
    phases of cutting they are only pencilled (BRD-R1), then written. `start`, `end` and `feature`
    say what the decision at hand is about: the card to move, the set begun, the gap (between
    `start` and the place before it). `meets` says for each card what its removal would join:
    nothing, one set, or two to choose from (BRD-36)."""

    cards = Pile(CARDS, LONGEST_ROW)
    sets = List(BOXES, Set())
    guest = Name(CARDS, optional=True)
    start = Maybe(Number("i1"))
    end = Maybe(Number("i1"))
    feature = Name(FEATURES, optional=True)
    lowest = Maybe(Number("i1"))
    meets = List(LONGEST_ROW, Part("joined"))


class Flown(Group):
    """Cards that left a row with the last decision, group after group: a card removed, a set that
    was written, lost or given up to the pigeon, the rest of the row."""

    seat = Seat()
    how = Name(("removed", "wrote", "lost", "pigeon", "rest"))
    feature = Name(FEATURES, optional=True)
    cards = Part("gone")


CARD_REMOVED, SET_WROTE, SET_LOST, SET_GIVEN_UP, THE_REST = range(5)
NO_FEATURE = -1


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None)."""

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    round = Number("i1")
    advanced = Flag()
    open_row = Many(PLACES, Name(CARDS, optional=True))
    deck = Number("i1")
    under = Number("i1")
    stopped = Flag()
    order = List(SEATS, Seat())
    scored = Number("i1")
    players = PerSeat(Player(), SEATS)
    trophies = Each(BIRDS, Seat(optional=True))
    stack = Stack(optional=True)
    wire = Wire(optional=True)
    out = Counts(CARDS)
    column = List(MOST_SQUARES, Number("i1"))
    """What the squares of the flaps column are worth, the first one first."""
    pass_points = Maybe(Number("i1"))
    """What the player to move would write for passing now."""
    flown = List(ROOM, Flown())
    joined = Pool(MOST_MEETS, Meet())
    gone = Pool(ROOM, Name(CARDS))


VIEW = ViewLayout(View())


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.round = s.round_number
    v.advanced = s.options[ADVANCED]
    for place in range(PLACES):
        v.open_row[place] = s.open_row[place]
    v.deck = s.deck.n
    v.under = s.under.n
    v.stopped = s.stopped
    v.scored = s.scored
    v.order.n = s.order.n
    for i in range(s.order.n):
        v.order.items[i] = s.order.seats[i]
    for other in range(s.players):
        show_player(s, other, other == seat, v.players[other])
    for bird in range(len(BIRDS)):
        v.trophies[bird] = s.trophies[bird]
    for card in range(KINDS):
        v.out[card] = s.out[card]
    v.column.n = s.column.squares
    for square in range(s.column.squares):
        v.column.items[square] = s.column.points[square + 1]
    if s.turn != NOBODY:
        if s.phase == STACKING:
            show_stack(s, seat == s.turn, v.stack)
        if s.phase >= BEFORE:
            show_wire(s, v)
        else:
            v.pass_points.there = 1
            v.pass_points.value = points_for_passing(s)
    show_flown(s, v)


@compiled
def show_player(s: Record, seat: int, own: bool, player: Any) -> None:
    player.hand = hand_size(s, seat)
    player.deck = s.decks[seat].n
    player.passed = has_passed(s, seat)
    show_past(s.history[seat], player.past)
    show_sheet(s, seat, player.sheet)
    if own:
        player.cards.there = 1
        cards = player.cards.value
        for card in range(KINDS):
            for _ in range(s.hands[seat, card]):
                cards.cards[cards.n] = card
                cards.n += 1
        if s.options[OPEN_MEMORY]:
            player.order.there = 1
            show_row(s.decks[seat], player.order.value)


@compiled
def show_row(row: PileRecord, shown: Any) -> None:
    shown.n = row.n
    for i in range(row.n):
        shown.cards[i] = row.cards[i]


@compiled
def show_past(history: HistoryRecord, shown: Any) -> None:
    at = 0
    while at < history.n:
        past, first = shown.items[shown.n], history.past[at]
        shown.n += 1
        at += 1
        if first < STACKED:
            past.took = first
            continue
        past.hand = first - STACKED
        past.stacked.there = 1
        stacked = past.stacked.value
        for _ in range(CARDS_TO_STACK):
            if history.past[at] != NO_CARD:
                stacked.cards[stacked.n] = history.past[at]
                stacked.n += 1
            at += 1


@compiled
def show_sheet(s: Record, seat: int, sheet: Any) -> None:
    sheet.flaps = s.flaps[seat]
    sheet.flap_points = s.column.points[s.flaps[seat]]
    sheet.total = total(s, seat)
    for feature in range(BOXES):
        sheet.boxes[feature] = s.boxes[seat, feature]
    here = s.round_number - 1
    for number in range(ROUNDS):
        sheet.passes[number].there = number < here or (number == here and has_passed(s, seat))
        sheet.passes[number].value = s.passes[seat, number]
    trophies = sheet.trophies
    for bird in range(len(BIRDS)):
        sheet.used[bird] = s.used[seat, bird]
        if s.trophies[bird] == seat:
            trophies.cards[trophies.n] = bird
            trophies.n += 1


@compiled
def show_stack(s: Record, own: bool, stack: Any) -> None:
    stack.there = 1
    stack.size = s.staged.n
    if own:
        stack.cards.there = stack.slots.there = 1
        show_row(s.staged, stack.cards.value)
        slots = stack.slots.value
        for slot in range(PLACES):
            if s.staged_slots[slot]:
                slots.items[slots.n] = slot + 1
                slots.n += 1


# --- Scoring --------------------------------------------------------------------------------------


@compiled
def show_wire(s: Record, v: Any) -> None:
    wire, row = v.wire, s.decks[s.turn]
    wire.there = 1
    show_row(row, wire.cards)
    wire.sets.n = s.sets.n
    for i in range(s.sets.n):
        cut = wire.sets.items[i]
        cut.start, cut.end, cut.feature = s.sets.start[i] + 1, s.sets.end[i] + 1, s.sets.feature[i]
    wire.guest = s.guest
    wire.start.there = s.phase in (WOODPECKER_TO, CUT_END, CUT_FEATURE, GAP_FEATURE, GAP_PIGEON)
    wire.start.value = s.mark + 1
    wire.end.there = s.phase == CUT_FEATURE
    wire.end.value = s.mark_end + 1
    if s.phase == GAP_PIGEON:
        wire.feature = s.mark_feature
    wire.lowest.there = s.lowest > 0
    wire.lowest.value = s.lowest
    if s.phase == REMOVING:
        wire.meets.n = row.n
        for place in range(row.n):
            meets = wire.meets.items[place]
            meets.start = v.joined.n
            show_meets(row, place, v.joined)
            meets.n = v.joined.n - meets.start


@compiled
def show_meets(row: PileRecord, place: int, joined: Any) -> None:
    """BRD-35, BRD-36: what the removal of a card would join."""
    if place == 0 or place == row.n - 1:
        return
    shared = FEATURES_OF[row.cards[place - 1]] & FEATURES_OF[row.cards[place + 1]]
    for feature in range(BOXES):
        if shared >> feature & 1:
            start, end = place - 1, place + 1
            while start > 0 and FEATURES_OF[row.cards[start - 1]] >> feature & 1:
                start -= 1
            while end < row.n - 1 and FEATURES_OF[row.cards[end + 1]] >> feature & 1:
                end += 1
            meet = joined.items[joined.n]
            meet.feature, meet.start, meet.end = feature, start + 1, end + 1
            joined.n += 1


@compiled
def show_flown(s: Record, v: Any) -> None:
    """Read from what was noted: the cards of a group come before what became of them."""
    cards, who = 0, NOBODY
    for i in range(noted(s)):
        event = s.events.items[i]
        kind = event[0]
        if kind == FLEW:
            add_gone(v.gone, event[2])
            cards, who = cards + 1, event[1]
            continue
        if kind == REMOVED:
            v.gone.n -= cards
            add_gone(v.gone, event[2])
            add_flown(v, event[1], CARD_REMOVED, NO_FEATURE, 1)
        elif cards > 0:
            if kind == WROTE:
                add_flown(v, event[1], SET_WROTE, event[2], cards)
            elif kind == LOST:
                add_flown(v, event[1], SET_LOST, event[2], cards)
            elif kind == GAVE_UP:
                add_flown(v, event[1], SET_GIVEN_UP, NO_FEATURE, cards)
            else:
                add_flown(v, who, THE_REST, NO_FEATURE, cards)
        cards = 0
    if cards > 0:
        add_flown(v, who, THE_REST, NO_FEATURE, cards)


@compiled
def add_gone(gone: Any, card: int) -> None:
    gone.items[gone.n] = card
    gone.n += 1


@compiled
def add_flown(v: Any, seat: int, how: int, feature: int, cards: int) -> None:
    """The last cards that are gone, as a group."""
    group = v.flown.items[v.flown.n]
    group.seat, group.how, group.feature = seat, how, feature
    group.cards.start, group.cards.n = v.gone.n - cards, cards
    v.flown.n += 1
