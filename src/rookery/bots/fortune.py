"""Luck over many games, in one compiled loop: games between levels drawn by lot, with nothing but
what start, luck and skill are made of (docs/review.md)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import compiled
from ..core.game import Game
from ..core.random import WORDS, below, generator, next_word, seed_generator
from ..core.records import NOBODY
from ..core.winning import win_share
from .levels import LEVELS
from .looks import Room, looker
from .search import INFORMED
from .tree import NODE, WHIM, Workspace, chance, finisher, grower, opinion_of

DEALT = 8
"""Deals played for the chances before the deal, for every game."""


class Fortunes(NamedTuple):
    """What came of games: by game and seat."""

    levels: Any
    """Of those that were drawn from, as an index."""
    first: Any
    """Who moved first, which may be a matter of the deal; by game alone."""
    start: Any
    skill: Any
    result: Any

    @property
    def luck(self) -> Any:
        return self.result - self.start - self.skill


def fortunes(
    game: Game, players: int, levels: Sequence[str], first: int, count: int, worlds: int = 1
) -> Fortunes:
    """Games with numbers from `first` on; a number always means the same game. Their levels are as
    at tables, but that a search begins anew with every decision."""
    drawn = [LEVELS[name] for name in levels]
    table = np.array([[level.overlooks, level.wavers] for level in drawn])
    rated = game.rate is not None
    iterations = np.array(
        [0 if rated and not level.iterations else level.iterations_in(game) for level in drawn]
    )
    opinion = opinion_of(game)
    space = Workspace(game, int(iterations.max()) + 1, opinion.scores)
    room = Room(game)
    shape = count, players
    found = Fortunes(
        np.zeros(shape, np.int8), np.zeros(count, np.int8), *(np.zeros(shape) for _ in range(3))
    )
    lean = functools.partial(game.layout.blank, lean=True)
    dealer(game)(
        first, game.blank(players, game.meta.complete({}), lean=True), table, iterations, worlds,
        lean(), lean(), INFORMED.settings(game, rated), np.zeros(1, NODE), space.nodes, space.used,
        space.work, space.out, space.scores, space.child_by_decision, space.path, space.results,
        room.noticed, room.met, room.errors, generator(0), np.zeros(WORDS, np.uint64), *found,
    )  # fmt: skip
    return found


@functools.cache
def dealer(game: Game) -> Callable[..., None]:
    setup, guess, legal, apply = game.setup, game.guess, game.legal, game.apply
    opinion = opinion_of(game)
    play_on = finisher(game, opinion.rate, opinion.evaluate)
    look, grow = looker(game), grower(game, opinion)

    @compiled
    def most_visited(nodes: Any) -> int:
        best = nodes[0].first
        child = best
        while child != 0:
            if nodes[child].visits > nodes[best].visits:
                best = child
            child = nodes[child].next
        return int(nodes[best].decision)

    @partial(compiled, at_once=True)
    def deal(
        first: int, blank: Any, table: Any, iterations: Any, worlds: int,
        real: Any, world: Any, settings: Any, no_node: Any, nodes: Any, used: Any,
        work: Any, out: Any, scores: Any, child_by_decision: Any, path: Any, results: Any,
        noticed: Any, met: Any, errors: Any, rng: Any, dice: Any,
        levels: Any, first_to_move: Any, start: Any, skill: Any, result: Any,
    ) -> None:  # fmt: skip
        players = blank[0].players
        for g in range(len(levels)):
            seed_generator(rng, np.uint64(first + g), np.uint64(0), np.uint64(0), np.uint64(2))
            for seat in range(players):
                levels[g, seat] = below(rng, len(table))
            for _ in range(DEALT):
                work[0] = blank[0]
                a, b, c, d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)
                seed_generator(work[0].rng, a, b, c, d)
                setup(work[0])
                play_on(work[0], rng, out, scores, settings, results)
                for seat in range(players):
                    start[g, seat] += results[1, seat] / DEALT
            real[0] = blank[0]
            s = real[0]
            a, b, c, d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)
            seed_generator(s.rng, a, b, c, d)
            setup(s)
            first_to_move[g] = s.turn
            while s.turn != NOBODY:
                n = legal(s, out)
                mover = s.turn
                level = levels[g, mover]
                decision = int(out[0])
                if n > 1 and iterations[level] > 0:
                    nodes[0] = no_node[0]
                    used[0] = 1
                    grow(
                        real, mover, iterations[level], rng, settings, nodes, used, work, out,
                        scores, child_by_decision, path, results,
                    )  # fmt: skip
                    decision = most_visited(nodes)
                elif n > 1:
                    work[0] = real[0]
                    i = look(work, mover, rng, out, n, scores, table[level], noticed, met, errors)
                    decision = int(out[i])
                for _ in range(worlds):
                    world[0] = real[0]
                    guess(world[0], mover, rng)
                    a, b, c, d = next_word(rng), next_word(rng), next_word(rng), next_word(rng)
                    for after in range(2):
                        work[0] = world[0]
                        dice[0], dice[1], dice[2], dice[3] = a, b, c, d
                        if after == 1:
                            if settings[WHIM] < 1.0:
                                chance(dice)
                            apply(work[0], decision)
                        play_on(work[0], dice, out, scores, settings, results)
                        for seat in range(players):
                            skill[g, seat] += (2 * after - 1) * results[1, seat] / worlds
                apply(s, decision)
            for seat in range(players):
                result[g, seat] = win_share(s, seat)

    return deal
