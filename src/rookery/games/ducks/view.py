"""What a seat is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

import msgspec

from ...core.records import NOBODY, Record
from ...core.text import Line
from .cards import ACTIONS, COLOURS, DUCK_CARDS, DUCKS_IN_PLAY, EMPTY, NO_DUCK, PLACES
from .events import DREW, EVENTS
from .state import IN_PLAY, PHASES


class Place(msgspec.Struct):
    """A place of the row with the sky above it. `card` is a colour or water (None only where a
    draw has emptied the pond), `hides` the duck below it, `splash` the seat whose splash it is."""

    card: str | None
    target: bool
    hides: str | None = None
    splash: int | None = None


class Hand(msgspec.Struct):
    """A seat's action cards; `cards` is there for the seat itself."""

    size: int
    cards: list[str] | None = None


class Hunter(msgspec.Struct):
    """A seat in public: its colour, its ducks left in row and deck together, and its shot ones."""

    colour: str
    afloat: int
    shot: int


class View(msgspec.Struct):
    """The table as one seat sees it (`you`), or a spectator (`you` is None).

    While a card is carried out it is `playing`; `chosen` is then the place picked first (misfire,
    hide), `order` the places picked so far (rearrange). `known_bottom` lists the cards at the
    bottom of the duck deck that everybody saw go there, the uppermost first.
    """

    you: int | None
    turn: int | None
    phase: str
    playing: str | None
    chosen: int | None
    order: list[int]
    places: list[Place]
    hunters: list[Hunter]
    hands: list[Hand]
    duck_deck: int
    known_bottom: list[str]
    action_deck: int
    discard: dict[str, int]


def view(s: Record, seat: int | None) -> View:
    players, turn, phase = int(s.players), int(s.turn), int(s.phase)
    order, bottom = s.order.cards[: s.order.n], s.duck_deck.cards[: s.known_bottom]
    return View(
        you=seat,
        turn=None if turn == NOBODY else turn,
        phase=PHASES[phase],
        playing=IN_PLAY[phase],
        chosen=int(s.chosen) or None,
        order=[place + 1 for place in order.tolist()],
        places=[_place(s, place) for place in range(PLACES)],
        hunters=[_hunter(s, other) for other in range(players)],
        hands=[_hand(s, other, other == seat) for other in range(players)],
        duck_deck=int(s.duck_deck.n),
        known_bottom=[DUCK_CARDS[card] for card in reversed(bottom.tolist())],
        action_deck=int(s.action_deck.n),
        discard={name: n for name, n in zip(ACTIONS, s.discard.tolist(), strict=True) if n},
    )


def _place(s: Record, place: int) -> Place:
    card, hides, splash = (int(part[place]) for part in (s.row.card, s.row.hides, s.row.splash))
    return Place(
        card=None if card == EMPTY else DUCK_CARDS[card],
        target=bool(int(s.targets) >> place & 1),
        hides=None if hides == NO_DUCK else COLOURS[hides],
        splash=None if splash == NOBODY else splash,
    )


def _hunter(s: Record, seat: int) -> Hunter:
    shot = int(s.shot[seat])
    return Hunter(COLOURS[seat], DUCKS_IN_PLAY - shot, shot)


def _hand(s: Record, seat: int, own: bool) -> Hand:
    hand = s.hands[seat]
    cards = [ACTIONS[card] for card in hand.cards[: hand.n].tolist()]
    return Hand(len(cards), cards if own else None)


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log. That somebody draws is not news, so others are not even told that."""
    return [
        line
        for kind, player, line in EVENTS.read(s)
        if kind is not EVENTS.kinds[DREW] or player == seat
    ]


def result(s: Record) -> list[Line]:
    """How it ended, then how many ducks everybody has left."""
    players, scores = range(int(s.players)), s.scores.tolist()
    winners = [seat for seat in players if s.places[seat] == 1]
    afloat = [seat for seat in players if scores[seat] > 0]
    if s.drawn:
        explained = [Line("score-nobody")]
    elif len(afloat) == 1:
        explained = [Line("score-last_colour", {"player": winners[0]})]
    else:
        explained = [Line("score-move_cap")]
        if len(winners) > 1:
            explained.append(Line("score-shared"))
    return explained + [
        Line("score-ducks", {"player": seat, "count": scores[seat]}) for seat in players
    ]
