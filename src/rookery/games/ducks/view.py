"""What a seat is shown. Nothing else of a game leaves the house."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...core.records import NOBODY, Record, readable
from ...core.text import Line
from .actions import CATALOGUE
from .cards import (
    ACTIONS,
    COLOURS,
    DUCK_CARDS,
    DUCK_DANCE,
    DUCKS_IN_PLAY,
    EMPTY,
    KINDS,
    MARCH,
    NO_DUCK,
    PEACE_DUCK,
    PLACES,
    RESURRECTION,
)
from .events import DREW, EVENTS, PLAYED, SWAM_IN
from .refusals import refusal
from .rules import MOST_LEGAL, all_uses, first_decision, foresee, legal
from .state import IN_PLAY, LAYOUT, PHASES, THROWING

ASKING_NO_PLACE = (MARCH, DUCK_DANCE, PEACE_DUCK, RESURRECTION)
UNSEEN = len(DUCK_CARDS)
"""In a preview: a card from the part of the duck deck that nobody knows."""


class Place(msgspec.Struct):
    """A place of the row with the sky above it. `card` is a colour or water (None only where a
    draw has emptied the pond), `hides` the duck below it, `splash` the seat whose splash it is."""

    card: str | None
    target: bool
    hides: str | None
    splash: int | None


class Told(msgspec.Struct):
    """A line of the log."""

    key: str
    args: dict[str, str | int]


class Preview(msgspec.Struct):
    """What a decision leads to: the places then (`card` is "?" where nobody knows what comes), and
    what the log would tell of it."""

    places: list[Place]
    lines: list[Told]


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

    While you are to decide: `uses` lists for each card in your hand that can be carried out the
    places it can be used on (none for a card that asks for no place), also while another card is
    carried out: if there are none, that one had to be played; `previews` what your decisions lead
    to, by their text, if no choice remains on the way; `refusals` the clause against each answer
    to the present question that is not allowed.
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
    uses: dict[str, list[int]]
    previews: dict[str, Preview]
    refusals: dict[str, str]


def view(s: Record, seat: int | None) -> View:
    players, turn, phase = int(s["players"]), int(s["turn"]), int(s["phase"])
    bottom = s["duck_deck"]["cards"][: s["known_bottom"]].tolist()
    discard = s["discard"].tolist()
    deciding = turn != NOBODY and seat == turn
    decisions = _legal(s) if deciding else []
    return View(
        you=seat,
        turn=None if turn == NOBODY else turn,
        phase=PHASES[phase],
        playing=IN_PLAY[phase],
        chosen=int(s["chosen"]) or None,
        order=[place + 1 for place in _cards(s["order"])],
        places=_places(s),
        hunters=[
            Hunter(colour, DUCKS_IN_PLAY - shot, shot)
            for colour, shot in zip(COLOURS[:players], s["shot"].tolist(), strict=False)
        ],
        hands=[_hand(s["hands"][other], other == seat) for other in range(players)],
        duck_deck=int(s["duck_deck"]["n"]),
        known_bottom=[DUCK_CARDS[card] for card in reversed(bottom)],
        action_deck=int(s["action_deck"]["n"]),
        discard={name: n for name, n in zip(ACTIONS, discard, strict=True) if n},
        uses=_uses(s, turn) if deciding and phase != THROWING else {},
        previews=_previews(s, decisions) if phase != THROWING else {},
        refusals=_refusals(s, decisions) if deciding else {},
    )


def _places(s: Record) -> list[Place]:
    targets = int(s["targets"])
    parts = (s["row"][part].tolist() for part in ("card", "hides", "splash"))
    return [
        Place(
            card=None if card == EMPTY else (*DUCK_CARDS, "?")[card],
            target=bool(targets >> place & 1),
            hides=None if hides == NO_DUCK else COLOURS[hides],
            splash=None if splash == NOBODY else splash,
        )
        for place, (card, hides, splash) in enumerate(zip(*parts, strict=True))
    ]


def _hand(hand: Record, own: bool) -> Hand:
    return Hand(int(hand["n"]), [ACTIONS[card] for card in _cards(hand)] if own else None)


def _uses(s: Record, seat: int) -> dict[str, list[int]]:
    masks = np.zeros(KINDS, np.int16)
    all_uses(s, masks)
    return {
        ACTIONS[card]: []
        if card in ASKING_NO_PLACE
        else [place + 1 for place in range(PLACES) if masks[card] >> place & 1]
        for card in _cards(s["hands"][seat])
        if masks[card]
    }


def _legal(s: Record) -> list[int]:
    out = np.zeros(MOST_LEGAL, np.int16)
    return out[: legal(s, out)].tolist()  # type: ignore[no-any-return]


def _previews(s: Record, decisions: list[int]) -> dict[str, Preview]:
    """Each decision tried on a copy."""
    previews = {}
    for decision in decisions:
        states = _copy(s)
        trial = states[0]
        _forget(trial, everything=CATALOGUE[decision].text == "play duck_dance")
        if foresee(trial, decision - first_decision(int(s["phase"]))):
            previews[CATALOGUE[decision].text] = Preview(_places(trial), _told(trial))
    return previews


def _copy(s: Record) -> Any:
    states = LAYOUT.blank()
    states[0] = s
    states["noting"] = 1
    states["events"]["n"] = 0
    return states


def _forget(trial: Record, everything: bool) -> None:
    """Nobody knows the duck deck above its public bottom, nor anything after a shuffle."""
    trial["duck_deck"]["cards"][0 if everything else trial["known_bottom"] :] = UNSEEN
    if everything:
        for part, nothing in (("card", UNSEEN), ("hides", NO_DUCK), ("splash", NOBODY)):
            trial["row"][part][:] = nothing


def _told(trial: Record) -> list[Told]:
    """What the log would tell, but for the card, which is in the player's fingers, and for cards
    that nobody knows."""
    events = trial["events"]["items"][: trial["events"]["n"]].tolist()
    lines = [
        EVENTS.kinds[kind].line(seat, words)
        for kind, seat, *words in events
        if kind != PLAYED and not (kind == SWAM_IN and words[1] == UNSEEN)
    ]
    return [Told(line.key, dict(line.args)) for line in lines]


def _refusals(s: Record, decisions: list[int]) -> dict[str, str]:
    """Why the other answers to what is asked are not allowed: cards of the hand, places, sides or
    colours."""
    record = readable(_copy(s))
    kind = CATALOGUE[decisions[0]].kind
    held = [ACTIONS[card] for card in _cards(s["hands"][int(s["turn"])])]
    return {
        decision.text: refusal(record, number).clause
        for number, decision in enumerate(CATALOGUE)
        if decision.kind == kind
        and number not in decisions
        and (kind not in ("play", "throw") or decision.fields["card"] in held)
    }


def _cards(pile: Record) -> list[int]:
    return pile["cards"][: pile["n"]].tolist()  # type: ignore[no-any-return]


def lines(s: Record, seat: int | None) -> list[Line]:
    """The log. That somebody draws is not news, so others are not even told that."""
    return [
        line
        for kind, player, line in EVENTS.read(s)
        if kind is not EVENTS.kinds[DREW] or player == seat
    ]


def result(s: Record) -> list[Line]:
    """How it ended, then how many ducks everybody has left."""
    players, scores = range(int(s["players"])), s["scores"].tolist()
    winners = [seat for seat in players if s["places"][seat] == 1]
    afloat = [seat for seat in players if scores[seat] > 0]
    if s["drawn"]:
        explained = [Line("score-nobody", {})]
    elif len(afloat) == 1:
        explained = [Line("score-last_colour", {"player": winners[0]})]
    else:
        explained = [Line("score-move_cap", {})]
        if len(winners) > 1:
            explained.append(Line("score-shared", {}))
    return explained + [
        Line("score-ducks", {"player": seat, "count": scores[seat]}) for seat in players
    ]
