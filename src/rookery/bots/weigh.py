"""Weighing: what each seat can expect of the decisions of a position, by playing the game on.

A position is worth what a seat can expect where everybody goes on by looks, as in a hawk's
playouts: by the game's own ratings, for as long as the game is patient. Worlds come from what
somebody knows of it (`viewer`). In every world all decisions that are weighed are tried with the
same luck, so that little but the decisions tells them apart. Behind them two more things are tried:
to go on by looks at once, looking as far ahead as after a decision, and the same looking as far
ahead as from any position.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from ..core.compile import compiled
from ..core.game import Game
from ..core.random import WORDS, next_word, seed_generator
from ..core.records import MAX_SEATS, NOBODY
from .search import INFORMED
from .tree import PATIENCE, WHIM, chance, finisher, opinion_of

ONLOOKERS = NOBODY
"""A viewer: whoever watches, and sees no hand."""
ALL_OPEN = -3
"""A viewer: somebody before whom all cards lie open, as they are."""
ANY_DEAL = -4
"""A viewer: somebody who waits for the cards to be dealt. The position is an empty record."""


TRIES = 100
"""Guesses before the real position stands for one."""
BY_LOOKS = 2
"""What is tried beside decisions."""


class Scales:
    """All the memory that weighing takes, and what was found in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.world = game.layout.blank(lean=True)
        self.work = game.layout.blank(lean=True)
        self.out = game.legal_buffer()
        self.scores = game.rating_buffer()
        self.dice = np.zeros(WORDS, np.uint64)
        self.results = np.zeros((2, MAX_SEATS), np.float32)
        self.settings = INFORMED.settings(game, rated=game.rate is not None)
        self.options = game.legal_buffer()
        self.sums = np.zeros((game.most_legal + BY_LOOKS, MAX_SEATS))
        self.squares = np.zeros(game.most_legal + BY_LOOKS)

    def weigh(self, root: Any, viewer: int, worlds: int, rng: Any, options: list[int]) -> None:
        """Play on from `root` in so many worlds; `sums` and `squares` say what came of it."""
        self.options[: len(options)] = options
        weigher(self.game)(
            root, viewer, worlds, rng, self.options, len(options), self.settings, self.world,
            self.work, self.out, self.scores, self.dice, self.results, self.sums, self.squares,
        )  # fmt: skip


@functools.cache
def weigher(game: Game) -> Callable[..., None]:
    setup, guess, legal, apply = game.setup, game.guess, game.legal, game.apply
    opinion = opinion_of(game)
    play_on = finisher(game, opinion.rate, opinion.evaluate)

    @partial(compiled, at_once=True)
    def weigh(
        root: Any,
        viewer: int,
        worlds: int,
        rng: Any,
        options: Any,
        n: int,
        settings: Any,
        world: Any,
        work: Any,
        out: Any,
        scores: Any,
        dice: Any,
        results: Any,
        sums: Any,
        squares: Any,
    ) -> None:
        """For each of the `n` options, and for what is tried behind them: the sum of each seat's
        shares of the win, and of the squares of how much more the mover got than by the first.
        Without options only the last is tried."""
        patience = settings[PATIENCE]
        players = root[0].players
        mover = max(root[0].turn, 0)
        for k in range(n + BY_LOOKS):
            squares[k] = 0.0
            for seat in range(players):
                sums[k, seat] = 0.0
        for _ in range(worlds):
            world[0] = root[0]
            if viewer == ANY_DEAL:
                a, b, c, d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)
                seed_generator(world[0].rng, a, b, c, d)
                setup(world[0])
            elif viewer != ALL_OPEN:
                guess(world[0], viewer, rng)
                # A guess of onlookers may, once in a long while, leave the mover nothing to do.
                tries = 0
                while n == 0 and legal(world[0], out) == 0:
                    if tries == TRIES:
                        world[0] = root[0]
                    else:
                        guess(world[0], viewer, rng)
                    tries += 1
            a, b, c, d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)
            first = 0.0
            for k in range(1 if n == 0 else 0, n + BY_LOOKS):
                work[0] = world[0]
                s = work[0]
                dice[0], dice[1], dice[2], dice[3] = a, b, c, d
                settings[PATIENCE] = patience
                if k == n and patience >= 0:
                    settings[PATIENCE] = patience + 1
                elif k < n:
                    if settings[WHIM] < 1.0:
                        chance(dice)  # as whoever goes by looks does before deciding
                    apply(s, options[k])
                play_on(s, dice, out, scores, settings, results)
                for seat in range(players):
                    sums[k, seat] += results[1, seat]
                won = np.float64(results[1, mover])
                if k == 0:
                    first = won
                squares[k] += (won - first) * (won - first)
        settings[PATIENCE] = patience

    return weigh
