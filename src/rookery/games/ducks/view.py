"""What a seat is shown. Nothing else of a game leaves the house but its log."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.records import MAX_SEATS, NOBODY, Counts, Flag, Many, Name, Number, PerSeat, Pile, Seat
from ...core.views import Group, List, Maybe, Part, Pool, Room, Table, ViewLayout, noted, repeat
from .actions import CATALOGUE, PLACE, PLAY, SIDE, SIDES
from .cards import (
    ACTIONS,
    COLOURS,
    DUCK_CARDS,
    DUCK_DANCE,
    DUCK_DECK,
    DUCKS_IN_PLAY,
    HAND,
    KINDS,
    MARCH,
    NO_DUCK,
    PEACE_DUCK,
    PLACES,
    RESURRECTION,
)
from .events import EVENTS, PLAYED, ROOM, SWAM_IN
from .record import HandRecord, Record
from .refusals import CLAUSES, clause_against, holds
from .rules import MOST_LEGAL, first_decision, foresee, options, uses
from .state import IN_PLAY, LAYOUT, PHASES, THROWING

UNSEEN = len(DUCK_CARDS)
"""In a preview: a card from the part of the duck deck that nobody knows."""
DECISIONS = tuple(decision.text for decision in CATALOGUE)
NOTHING_IN_PLAY = -1


class Place(Group):
    """A place of the row with the sky above it. `card` is a colour or water (None only where a
    draw has emptied the pond), `hides` the duck below it, `splash` the seat whose splash it is."""

    card = Name((*DUCK_CARDS, "?"), optional=True)
    target = Flag()
    hides = Name(COLOURS, optional=True)
    splash = Seat(optional=True)


class Preview(Group):
    """What a decision leads to: the places then (`card` is "?" where nobody knows what comes), and
    what the log would tell of it."""

    places = Many(PLACES, Place())
    lines = Part("told")


class Hand(Group):
    """A seat's action cards; `cards` is there for the seat itself."""

    size = Number("i1")
    cards = Maybe(Pile(ACTIONS, HAND))


class Hunter(Group):
    """A seat in public: its colour, its ducks left in row and deck together, and its shot ones."""

    colour = Name(COLOURS)
    afloat = Number("i1")
    shot = Number("i1")


class View(Group):
    """The table as one seat sees it (`you`), or a spectator (`you` is None).

    While a card is carried out it is `playing`; `chosen` is then the place picked first (misfire,
    hide), `order` the places picked so far (rearrange). `known_bottom` lists the cards at the
    bottom of the duck deck that everybody saw go there, the uppermost first.

    While you are to decide: `uses` lists for each card in your hand that can be carried out the
    places it can be used on (none for a card that asks for no place), also while another card is
    carried out: if there are none, that one had to be played; `previews` what your decisions lead
    to, by their text, if no choice remains on the way; `refusals` the clause against each answer
    to the present question that is not allowed.
    """

    you = Seat(optional=True)
    turn = Seat(optional=True)
    phase = Name(PHASES)
    playing = Name(ACTIONS, optional=True)
    chosen = Maybe(Number("i1"))
    order = List(PLACES, Number("i1"))
    places = Many(PLACES, Place())
    hunters = PerSeat(Hunter())
    hands = PerSeat(Hand(), MAX_SEATS)
    duck_deck = Number("i1")
    known_bottom = Pile(DUCK_CARDS, DUCK_DECK, top_first=True)
    action_deck = Number("i1")
    discard = Counts(ACTIONS)
    uses = Table(ACTIONS, List(PLACES, Number("i1")), HAND)
    previews = Table(DECISIONS, Preview(), MOST_LEGAL)
    refusals = Table(DECISIONS, Name(CLAUSES))
    told = Pool(MOST_LEGAL * ROOM, EVENTS.sentence)
    trial = Room(LAYOUT.dtype)


VIEW = ViewLayout(View())

CARD_IN_PLAY = np.array(
    [ACTIONS.index(name) if name else NOTHING_IN_PLAY for name in IN_PLAY], np.int8
)


@compiled
def show(s: Record, seat: int, v: Any) -> None:
    v.you = seat
    v.turn = s.turn
    v.phase = s.phase
    v.playing = CARD_IN_PLAY[s.phase]
    v.chosen.there = s.chosen > 0
    v.chosen.value = s.chosen
    v.order.n = s.order.n
    for i in range(s.order.n):
        v.order.items[i] = s.order.cards[i] + 1
    show_places(s, v.places)
    for other in range(s.players):
        v.hunters[other].colour = other
        v.hunters[other].afloat = DUCKS_IN_PLAY - s.shot[other]
        v.hunters[other].shot = s.shot[other]
        show_hand(s.hands[other], other == seat, v.hands[other])
    v.duck_deck = s.duck_deck.n
    v.known_bottom.n = s.known_bottom
    for i in range(s.known_bottom):
        v.known_bottom.cards[i] = s.duck_deck.cards[i]
    v.action_deck = s.action_deck.n
    for card in range(KINDS):
        v.discard[card] = s.discard[card]
    if seat == s.turn:
        if s.phase != THROWING:
            show_uses(s, v.uses)
            show_previews(s, v)
        show_refusals(s, v.refusals)


@compiled
def show_places(s: Record, places: Any) -> None:
    for i in range(PLACES):
        place = places[i]
        place.card, place.hides, place.splash = s.row.card[i], s.row.hides[i], s.row.splash[i]
        place.target = s.targets >> i & 1


@compiled
def show_hand(cards: HandRecord, own: bool, hand: Any) -> None:
    hand.size = cards.n
    hand.cards.there = own
    if own:
        hand.cards.value.n = cards.n
        for i in range(cards.n):
            hand.cards.value.cards[i] = cards.cards[i]


@compiled
def show_uses(s: Record, shown: Any) -> None:
    hand, before = s.hands[s.turn], -1
    for i in range(hand.n):
        card = hand.cards[i]
        mask = uses(s, card)
        if mask != 0 and card != before:
            shown.keys[shown.n] = card
            if card not in (MARCH, DUCK_DANCE, PEACE_DUCK, RESURRECTION):
                list_places(mask, shown.items[shown.n])
            shown.n += 1
        before = card


@compiled
def list_places(mask: int, places: Any) -> None:
    for place in range(PLACES):
        if mask >> place & 1:
            places.items[places.n] = place + 1
            places.n += 1


@compiled
def show_refusals(s: Record, shown: Any) -> None:
    """What stands against the other answers to what is asked: cards of the hand, places, sides or
    colours."""
    mask, first = options(s), first_decision(s.phase)
    answers = KINDS
    if first >= PLACE:
        answers = PLACES if first == PLACE else len(SIDES) if first == SIDE else len(COLOURS)
    for answer in range(answers):
        asked = first >= PLACE or holds(s, answer)
        if asked and not mask >> answer & 1:
            shown.keys[shown.n] = first + answer
            shown.items[shown.n] = clause_against(s, first + answer)
            shown.n += 1


# --- Previews -----------------------------------------------------------------------------------


@compiled
def show_previews(s: Record, v: Any) -> None:
    """Each decision tried on a copy."""
    mask, first = options(s), first_decision(s.phase)
    for answer in range(KINDS):
        if not mask >> answer & 1:
            continue
        v.trial[0] = s
        trial = v.trial[0]
        trial.noting = 1
        trial.events.n = 0
        forget(trial, first + answer == PLAY + DUCK_DANCE)
        if foresee(trial, answer):
            v.previews.keys[v.previews.n] = first + answer
            preview = v.previews.items[v.previews.n]
            show_places(trial, preview.places)
            preview.lines.start = v.told.n
            foretell(trial, v.told)
            preview.lines.n = v.told.n - preview.lines.start
            v.previews.n += 1


@compiled
def forget(trial: Record, everything: bool) -> None:
    """Nobody knows the duck deck above its public bottom, nor anything after a shuffle."""
    for i in range(0 if everything else trial.known_bottom, DUCK_DECK):
        trial.duck_deck.cards[i] = UNSEEN
    if everything:
        for i in range(PLACES):
            trial.row.card[i], trial.row.hides[i], trial.row.splash[i] = UNSEEN, NO_DUCK, NOBODY


@compiled
def foretell(trial: Record, told: Any) -> None:
    """What the log would tell, but for the card, which is in the player's fingers, and for cards
    that nobody knows."""
    for i in range(noted(trial)):
        event = trial.events.items[i]
        if event[0] != PLAYED and not (event[0] == SWAM_IN and event[3] == UNSEEN):
            repeat(told, event)
