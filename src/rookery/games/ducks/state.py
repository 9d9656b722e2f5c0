"""The record of Sitting Ducks.

    place      1      2      3      4      5      6      1 is the head of the row
    targets    ·      ◎      ·      ·      ◎      ·      a mask: targets stay while cards move
    row.card   blue   water  green  blue   pink   green  what lies on top
    row.hides  –      –      blue   –      –      –      the duck hidden below it
    row.splash –      –      –      2      –      –      whose splash lies on it

A phase is what is asked: a card to play, a card to throw away, or what the card being played needs
(that card is then in nobody's hand: the phase says which it is). `chosen` is the place picked for
the first half of a misfire or a hide, `order` what was picked so far for a rearrangement.

`known_bottom` counts the cards at the bottom of the duck deck that everybody saw go there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.errors import BadPosition
from ...core.forms import Form, name, parts, pile
from ...core.records import (
    NOBODY,
    Counts,
    Field,
    Layout,
    Name,
    Number,
    PerSeat,
    Pile,
    as_list,
    index_of,
)
from .cards import (
    ACTION_DECK,
    ACTIONS,
    COLOURS,
    DUCK_CARDS,
    DUCK_DECK,
    EMPTY,
    HAND,
    KINDS,
    NO_DUCK,
    PLACES,
    WATER,
)
from .events import ROOM

# March, duck dance and peace duck ask for nothing: their phases pass before anybody sees them.
PHASES = ("play", "throw", *ACTIONS, "misfire_side", "hide_side")
PLAYING, THROWING, FIRST_CARD = range(3)
MISFIRE_SIDE, HIDE_SIDE = FIRST_CARD + KINDS, FIRST_CARD + KINDS + 1

IN_PLAY = (None, None, *ACTIONS, "misfire", "hide")
"""By phase, the card that is being carried out: in no hand, in no pile."""


class Row(Field):
    """The six places from the head on: each reads as its card, or if there is more to it as
    { card = "blue", hides = "yellow", splash = 2 }."""

    dtype = np.dtype(
        [("card", "i1", (PLACES,)), ("hides", "i1", (PLACES,)), ("splash", "i1", (PLACES,))]
    )

    def form(self) -> Form:
        at = parts(self.dtype)
        forms = {
            "card": name(DUCK_CARDS, "i1"),
            "hides": name(COLOURS, "i1", None),
            "splash": {"is": "seat"},
        }
        columns = {each: {"at": at[each], "size": 1, "form": forms[each]} for each in at}
        return {"is": "rows", "main": "card", "count": PLACES, "n": None, "columns": columns}

    def read(self, stored: Any, players: int) -> list[object]:
        return [self._read_place(stored, place) for place in range(PLACES)]

    def _read_place(self, stored: Any, place: int) -> object:
        card, hides, splash = (int(stored[part][place]) for part in ("card", "hides", "splash"))
        if card == EMPTY:
            return "empty"
        more: dict[str, object] = {}
        if hides != NO_DUCK:
            more["hides"] = COLOURS[hides]
        if splash != NOBODY:
            more["splash"] = splash
        return {"card": DUCK_CARDS[card], **more} if more else DUCK_CARDS[card]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        places = as_list(value, where)
        if len(places) != PLACES:
            raise BadPosition(f"{where}: {PLACES} cards are needed, not {len(places)} (DCK-11)")
        for i, place in enumerate(places):
            here = f"{where}.{i}"
            parts = place if isinstance(place, Mapping) else {"card": place}
            if extra := set(parts) - {"card", "hides", "splash"}:
                raise BadPosition(f"{here}: there is no {sorted(extra)[0]!r} here")
            card = index_of(parts.get("card"), DUCK_CARDS, here)
            hides, splash = NO_DUCK, parts.get("splash", NOBODY)
            if "hides" in parts:
                hides = index_of(parts["hides"], COLOURS, here)
            if type(splash) is not int or not NOBODY <= splash < players:
                raise BadPosition(f"{here}.splash: a seat from 0 to {players - 1}, not {splash!r}")
            if card == WATER and (hides, splash) != (NO_DUCK, NOBODY):
                raise BadPosition(f"{here}: only a duck hides another or has a splash (DCK-28)")
            target[key]["card"][i], target[key]["hides"][i] = card, hides
            target[key]["splash"][i] = splash


class Targets(Field):
    """A mask of places; reads as the list of their numbers."""

    dtype = "i1"

    def form(self) -> Form:
        return {"is": "mask", "names": list(range(1, PLACES + 1))}

    def read(self, stored: Any, players: int) -> list[int]:
        return [place + 1 for place in range(PLACES) if int(stored) >> place & 1]

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        mask = 0
        for place in as_list(value, where):
            if type(place) is not int or not 1 <= place <= PLACES or mask >> (place - 1) & 1:
                raise BadPosition(f"{where}: different places from 1 to {PLACES}, not {place!r}")
            mask |= 1 << (place - 1)
        target[key] = mask


class Hand(Pile):
    """At most three cards, always sorted: the order of drawing means nothing."""

    def __init__(self) -> None:
        super().__init__(ACTIONS, HAND)

    def form(self) -> Form:
        return {**pile(self.dtype, self.names, self.capacity), "sorted": True}

    def write(self, target: Any, key: Any, value: Any, where: str, players: int) -> None:
        ranked = sorted(as_list(value, where), key=lambda name: index_of(name, ACTIONS, where))
        super().write(target, key, ranked, where, players)


LAYOUT = Layout(
    events=ROOM,
    scratch=max(KINDS, 3 * PLACES),
    drawn_from=("duck_deck", "action_deck", "known_bottom"),
    phase=Name(PHASES),
    row=Row(),
    targets=Targets(),
    chosen=Number("i1"),
    order=Pile(tuple(str(place) for place in range(1, PLACES + 1)), PLACES),
    shot=Counts(COLOURS),
    known_bottom=Number("i1"),
    hands=PerSeat(Hand()),
    discard=Counts(ACTIONS),
    duck_deck=Pile(DUCK_CARDS, DUCK_DECK, top_first=True),
    action_deck=Pile(ACTIONS, ACTION_DECK, top_first=True),
)
