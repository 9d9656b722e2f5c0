"""Games of bots that go by looks, in one compiled loop: thousands a second, to try a deck out.

Each takes what `rate` likes best, and now and then anything. What the log of a game would tell is
counted on the way: how often each command is heard, and what comes of it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ...core.compile import compiled
from ...core.random import below, generator
from ...core.records import MAX_SEATS, NOBODY
from .deck import KINDS
from .events import (
    ALL_PASSED,
    BANKED,
    BONUS,
    CHIRPED,
    CUT,
    FULL,
    HARVESTED,
    NOTHING,
    PASSED,
    RAN_OUT,
    SCORED,
    SKIPPED,
)
from .game import GAME
from .hands import birds_on
from .scoring import POINTS_TO_WIN

WHIMS = 20
"""One decision in so many is random."""
DECISIONS, STARTER, WINNER, THIRTY, BEST, OTHERS, ON_BRANCHES = range(7)
"""What is known of a game: its length; who began and who won; whether by thirty points; the
winner's points and those of all others; points scored on branches."""
HEARD, DID, BOOST, POINTS, WON = range(5)
"""What is known of a command: how often it was heard, did something, by how much it was boosted,
the points it brought, and how often the one who heard it won."""


class Trial(NamedTuple):
    games: Any
    """A row for each game, of `DECISIONS` … `ON_BRANCHES`."""
    commands: Any
    """A row for each face, of `HEARD` … `WON`."""


@functools.cache
def _player() -> Callable[..., None]:
    setup, legal, apply, rate = GAME.setup, GAME.legal, GAME.apply, GAME.rate
    assert rate is not None

    @compiled
    def play(
        states: Any,
        blank: Any,
        rng: Any,
        out: Any,
        scores: Any,
        games: Any,
        commands: Any,
        heard: Any,
    ) -> None:
        for g in range(len(games)):
            states[0] = blank[0]
            s = states[0]
            for word in range(len(rng)):
                s.rng[word] = rng[word]
            below(rng, WHIMS)  # so that the next deal is another
            setup(s)
            game = games[g]
            game[STARTER] = s.current
            heard[:] = 0
            speaking, silent = -1, False
            while s.turn != NOBODY:
                n = legal(s, out)
                decision = out[below(rng, n)]
                if below(rng, WHIMS) > 0:
                    rate(s, out, n, scores)
                    best = 0
                    for i in range(1, n):
                        if scores[i] > scores[best]:
                            best = i
                    decision = out[best]
                s.events.n = 0
                apply(s, decision)
                game[DECISIONS] += 1
                for i in range(s.events.n):
                    told = s.events.items[i]
                    kind, seat, face, number = told[0], told[1], told[2], told[3]
                    if kind in (CHIRPED, BONUS):
                        speaking, silent = face, True
                        heard[seat, face] += 1
                        commands[face, HEARD] += 1
                        commands[face, BOOST] += number - s.deck.cards[face].n
                    elif kind in (FULL, ALL_PASSED, RAN_OUT, PASSED):
                        speaking = -1
                    elif kind == SCORED:
                        game[ON_BRANCHES] += number
                    elif speaking >= 0 and kind not in (NOTHING, SKIPPED, CUT):
                        commands[speaking, DID] += silent
                        silent = False
                        if kind in (HARVESTED, BANKED):
                            commands[speaking, POINTS] += birds_on(s, face)
            for seat in range(s.players):
                if s.places[seat] == 1:
                    game[WINNER] = seat
                    game[BEST] = s.scores[seat]
                    for face in range(KINDS):
                        commands[face, WON] += heard[seat, face]
                else:
                    game[OTHERS] += s.scores[seat]
            game[THIRTY] = game[BEST] >= POINTS_TO_WIN and not s.ran_out

    return play


def play_trial(players: int, deck: str, games: int, seed: int) -> Trial:
    """So many games with a deck: a file's text, or the name of one of ours."""
    blank = GAME.blank(players, {"deck": deck})
    blank["noting"] = 1
    found = Trial(
        np.zeros((games, ON_BRANCHES + 1), np.int64), np.zeros((KINDS, WON + 1), np.int64)
    )
    _player()(
        GAME.layout.blank(), blank, generator(seed), GAME.legal_buffer(), GAME.rating_buffer(),
        found.games, found.commands, np.zeros((MAX_SEATS, KINDS), np.int64),
    )  # fmt: skip
    return found
