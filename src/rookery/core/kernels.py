"""A game's functions bound into the few compiled loops that everything else calls.

States cross from Python as arrays of length 1: that takes a third of a microsecond, a bare
record ten times as long.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .compile import compiled
from .random import below, seed_generator
from .records import KEEPING, NOBODY, Record
from .winning import win_share

if TYPE_CHECKING:
    from .game import Game

NOT_LEGAL = -1
CHOOSER_STREAM = np.uint64(1)
"""The highest word of the seed of the generator that chooses decisions at random: the game's own
generator has the same seed with 0 there, so that the two never run in step."""

_ZERO = np.uint64(0)


class PlayoutKernels(NamedTuple):
    """The parts that a CPU loop and a GPU kernel are both made of."""

    begin: Callable[..., None]
    play_out: Callable[..., int]


def playout_kernels(game: Game) -> PlayoutKernels:
    setup, legal, apply = game.setup, game.legal, game.apply

    @compiled
    def begin(states: Any, i: int, blank: Any, a: Any, b: Any, c: Any, d: Any) -> None:
        states[i] = blank[0]
        s = states[i]
        seed_generator(s.rng, a, b, c, d)
        setup(s)

    @compiled
    def play_out(s: Record, chooser: Any, out: Any) -> int:
        """Random decisions to the end of the game; how many."""
        decisions = 0
        while s.turn != NOBODY:
            n = legal(s, out)
            apply(s, out[below(chooser, n)])
            decisions += 1
        return decisions

    return PlayoutKernels(begin, play_out)


@compiled
def no_reason(before: Record, after: Record, seat: int, lines: Any) -> None:
    pass


class Kernels:
    """What Python calls, for one game."""

    def __init__(self, game: Game) -> None:
        legal, apply, guess, features = game.legal, game.apply, game.guess, game.features
        show, tell, refuse, explain = game.show, game.tell, game.refuse, game.explain
        complete = game.complete
        reason = game.reason or no_reason
        begin_one, play_out = playout_kernels(game)

        @compiled
        def begin(states: Any, blank: Any, a: Any, b: Any, c: Any, d: Any, out: Any) -> int:
            """Set a game up; how many decisions are legal, and which (`out`)."""
            begin_one(states, 0, blank, a, b, c, d)
            return legal(states[0], out)

        @compiled
        def legal_now(states: Any, out: Any) -> int:
            s = states[0]
            return legal(s, out) if s.turn != NOBODY else 0

        @compiled
        def step(states: Any, decision: int, out: Any, n: int) -> int:
            """Play a decision if it is one of the `n` in `out`; the new list and its length."""
            for i in range(n):
                if out[i] == decision:
                    s = states[0]
                    if s.noting != KEEPING:
                        s.events.n = 0
                    apply(s, decision)
                    return legal(s, out) if s.turn != NOBODY else 0
            return NOT_LEGAL

        @compiled
        def guess_one(states: Any, seat: int, rng: Any) -> None:
            guess(states[0], seat, rng)

        @compiled
        def features_one(states: Any, seat: int, out: Any) -> None:
            features(states[0], seat, out)

        @partial(compiled, at_once=True)
        def play_games(
            states: Any, blank: Any, chooser: Any, out: Any, seed: Any, lengths: Any, shares: Any
        ) -> int:
            """Random games with the seeds `seed`, `seed` + 1, …, one for each of `lengths`."""
            total = 0
            for g in range(len(lengths)):
                word = seed + np.uint64(g)
                begin_one(states, 0, blank, word, _ZERO, _ZERO, _ZERO)
                seed_generator(chooser, word, _ZERO, _ZERO, CHOOSER_STREAM)
                s = states[0]
                lengths[g] = play_out(s, chooser, out)
                total += lengths[g]
                for seat in range(s.players):
                    shares[seat] += win_share(s, seat)
            return total

        @compiled
        def show_one(states: Any, seat: int, views: Any) -> None:
            views[0].players = states[0].players
            show(states[0], seat, views[0].shown)

        @compiled
        def tell_one(states: Any, seat: int, logs: Any) -> None:
            tell(states[0], seat, logs[0].shown)

        @compiled
        def refuse_one(states: Any, decision: int, refusals: Any) -> None:
            refuse(states[0], decision, refusals[0].shown)

        @compiled
        def explain_one(states: Any, results: Any) -> None:
            explain(states[0], results[0].shown)

        @compiled
        def reason_one(befores: Any, afters: Any, seat: int, reasons: Any) -> None:
            reason(befores[0], afters[0], seat, reasons[0].shown)

        @compiled
        def complete_one(states: Any, given: Any, wrongs: Any) -> bool:
            return complete(states[0], given, wrongs[0].shown)

        self.begin = begin
        self.legal = legal_now
        self.step = step
        self.complete = complete_one
        self.guess = guess_one
        self.features = features_one
        self.show = show_one
        self.tell = tell_one
        self.refuse = refuse_one
        self.explain = explain_one
        self.reason = reason_one
        self.play_games = play_games
