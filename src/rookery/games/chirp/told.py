"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.compile import compiled
from ...core.events import EventKind
from ...core.views import Arguments, List, Names, Sentence, ViewLayout, noted, say
from .branch.filling import filled, parent_of, top_card
from .branch.places import DOWN, LEFT, NO_CELL, RIGHT, TRUNK, UP, cell_of, step, towards
from .deck import COLOURS, WORDS
from .events import DREW, DREW_UNSEEN, EVENTS, GAVE, GAVE_UNSEEN, ROOM, STOLE, STOLE_UNSEEN
from .record import Record
from .scoring import POINTS_TO_WIN
from .sets import colour_of, size_of
from .state import SEATS
from .wide import wide

SIDES_OF_IT = ("nowhere", "right", "left", "below", "above")
"""Where a card is, seen from the one beside it: by the direction to that one, plus 1."""
BESIDE_THE_TRUNK = len(COLOURS)


def _told(kind: EventKind) -> Arguments:
    """A card comes with what is seen of it: colour, birds, and the word of a command that is
    carried out; a place with what lies beside it."""
    more: dict[str, Names | None] = {}
    if "card" in kind.arguments:
        more |= {"colour": COLOURS, "birds": None, "word": WORDS}
    if "place" in kind.arguments:
        more |= {"side": SIDES_OF_IT, "beside": (*COLOURS, "trunk")}
    if "old" in kind.arguments:
        more |= {"old_colour": COLOURS, "old_birds": None}
    return {"player": None, **kind.arguments, **more}


def _at(kind: EventKind, *names: str) -> int:
    """The word of the first of these arguments that the event has; 0 if it has none."""
    return next(([*kind.arguments].index(name) + 2 for name in names if name in kind.arguments), 0)


LINES = List(ROOM, Sentence({kind.key: _told(kind) for kind in EVENTS.kinds}))
LOG = ViewLayout(LINES)
ARGUMENTS = np.array([len(kind.arguments) for kind in EVENTS.kinds], np.int64)
HAS_CARD = np.array(["card" in kind.arguments for kind in EVENTS.kinds])
OLD_CARD_AT = np.array([_at(kind, "old") for kind in EVENTS.kinds], np.int64)
"""The word of a second card; 0 if there is none."""
PLACE_AT = np.array([_at(kind, "to", "place") for kind in EVENTS.kinds], np.int64)
"""The word of the place where it is in the end."""


@compiled
def tell(s: Record, seat: int, lines: Any) -> None:
    """Cards drawn are told to who drew them, cards that change hands unseen to the two concerned.
    Cards come with what is seen of them, places with what is beside them."""
    n = 0
    for i in range(noted(s)):
        event, line = s.events.items[i], lines.items[n]
        kind, player = event[0], event[1]
        passes = kind in (STOLE, GAVE)
        if not (passes or kind == DREW) or seat == player or (passes and seat == event[3]):
            words = 2 + ARGUMENTS[kind]
            for word in range(words):
                line[word] = event[word]
            if HAS_CARD[kind]:
                line[words] = colour_of(wide(event[2]))
                line[words + 1] = s.deck.cards[event[2]].birds
                line[words + 2] = s.deck.cards[event[2]].word
                words += 3
            if PLACE_AT[kind]:
                beside = card_beside(s, cell_of(wide(event[PLACE_AT[kind]])))
                line[words], line[words + 1] = beside[0], beside[1]
                words += 2
            if OLD_CARD_AT[kind]:
                old = wide(event[OLD_CARD_AT[kind]])
                line[words], line[words + 1] = colour_of(old), s.deck.cards[old].birds
            n += 1
            continue
        unseen = DREW_UNSEEN if kind == DREW else STOLE_UNSEEN if kind == STOLE else GAVE_UNSEEN
        at = 3 if passes else 2  # where the count is
        if n > 0:
            before = lines.items[n - 1]
            if (
                before[0] == unseen
                and before[1] == player
                and (not passes or before[2] == event[3])
            ):
                before[at] += 1
                continue
        line[0], line[1], line[2] = unseen, player, event[3]
        line[at] = 1
        n += 1
    lines.n = n


@compiled
def card_beside(s: Record, cell: int) -> tuple[int, int]:
    """What a player would say a place is beside: the card it is attached to if it has one, another
    one that is still there if not; on which side of that, and its colour."""
    parent = parent_of(s, cell)
    if parent != NO_CELL:
        return told_beside(s, towards(cell, parent), parent)
    for direction in (DOWN, LEFT, RIGHT, UP):
        beside = cell + step(direction)
        if beside == TRUNK or filled(s, beside):
            return told_beside(s, direction, beside)
    return 0, 0


@compiled
def told_beside(s: Record, direction: int, beside: int) -> tuple[int, int]:
    if beside == TRUNK:
        return direction + 1, BESIDE_THE_TRUNK
    return direction + 1, colour_of(top_card(s, beside))


_POINTS = {"points": None}
RESULT = ViewLayout(
    List(
        SEATS + 2,
        Sentence(
            {
                "score-thirty": _POINTS,
                "score-most": _POINTS,
                "score-tie": {},
                "score-pile": {"player": None, "points": None, "cards": None},
            }
        ),
    )
)
THIRTY, MOST, TIE, PILE = range(4)


@compiled
def explain(s: Record, lines: Any) -> None:
    """Why the game ended, and what everybody has; who is ahead of an equal, by CHP-32."""
    won, equal = 0, 0
    for seat in range(s.players):
        if s.places[seat] == 1:
            won = wide(s.scores[seat])
    for seat in range(s.players):
        equal += s.scores[seat] == won
    say(lines, THIRTY if won >= POINTS_TO_WIN else MOST, won)
    if equal > 1:
        say(lines, TIE)
    for seat in range(s.players):
        say(lines, PILE, seat, s.scores[seat], size_of(s.piles[seat]))
