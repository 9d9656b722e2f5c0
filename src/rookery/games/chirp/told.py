"""What is said of a game: the log, and how it ended."""

from __future__ import annotations

import numpy as np

from ...core.compile import compiled
from ...core.events import EventKind
from ...core.records import Record
from ...core.views import Arguments, List, Sentence, ViewLayout, noted, say
from .deck import COLOURS
from .events import DREW, DREW_UNSEEN, EVENTS, GAVE, GAVE_UNSEEN, ROOM, STOLE, STOLE_UNSEEN
from .scoring import POINTS_TO_WIN
from .sets import colour_of, size_of
from .state import SEATS
from .wide import wide


def _told(kind: EventKind) -> Arguments:
    """A card comes with its colour and birds."""
    more: Arguments = {"colour": COLOURS, "birds": None} if "card" in kind.arguments else {}
    return {"player": None, **kind.arguments, **more}


LINES = List(ROOM, Sentence({kind.key: _told(kind) for kind in EVENTS.kinds}))
LOG = ViewLayout(LINES)
ARGUMENTS = np.array([len(kind.arguments) for kind in EVENTS.kinds], np.int64)
HAS_CARD = np.array(["card" in kind.arguments for kind in EVENTS.kinds])
OLD_CARD_AT = np.array(
    [[*kind.arguments].index("old") + 2 if "old" in kind.arguments else 0 for kind in EVENTS.kinds],
    np.int64,
)
"""The word of a second card; 0 if there is none."""


@compiled
def tell(s: Record, seat: int, lines: Record) -> None:
    """Cards drawn are told to who drew them, cards that change hands unseen to the two concerned.
    Cards come with their colour and birds."""
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
def explain(s: Record, lines: Record) -> None:
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
