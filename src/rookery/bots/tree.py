"""The search tree: information-set Monte-Carlo tree search over any game, compiled.

One iteration guesses what the seat cannot know, walks down the tree by what is promising there,
adds a node where it leaves it, plays the game to its end and books the result on the way back.
A node stands for a sequence of decisions, whatever was dealt in between, so a decision may be
possible in one guess and not in the next: `offered` counts how often it could have been chosen,
and only that is held against it.

A node and its children (0 is the root, so 0 also says "none"):

    decision, seat    what led here and who decided it: the node's results are that seat's
    first, next       the first child, the next child of the same parent
    visits, offered   how often it was chosen, how often it could have been
    reward, wins      summed over the visits: what the search maximises, and the share of the win
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.compile import compiled
from ..core.exact import exp, log
from ..core.game import Game
from ..core.random import below, next_word
from ..core.records import MAX_SEATS, NOBODY, Record
from ..core.winning import win_share

NODE = np.dtype(
    [
        ("first", "i4"),
        ("next", "i4"),
        ("visits", "i4"),
        ("offered", "i4"),
        ("reward", "f4"),
        ("wins", "f4"),
        ("decision", "i2"),
        ("seat", "i1"),
    ],
    align=True,
)
DEEPEST = 200
"""Decisions below the root that the tree remembers; beyond, it is all playout."""

# What a search is told, as one array of numbers.
(
    EXPLORE,  # how much a seldom tried decision is worth trying
    TRUST,  # how far ratings steer the tree: the inverse temperature of a softmax, 0 for not at all
    WHIM,  # the share of playout decisions that are random; 1 for plain random playouts
    PATIENCE,  # decisions a playout goes on before `evaluate` judges the position; −1 for no end
) = range(4)
SETTINGS = 4

UNTRIED = 1.1
"""What a decision never tried counts for where no rating tells decisions apart: a tried one that
looks better than a certain win goes first, so that wide choices do not eat the whole budget."""
BREAKS_TIES = 0.001
"""Of those that nobody has tried, chance says which is next; by less than any difference counts."""
UNTRIED_RATED = 0.1
"""Where ratings do: it counts as this much worse than its siblings have been so far."""
LONGEST_PLAYOUT = 20_000
"""A playout that goes on for longer counts as lost by all: no game here comes near it."""

ENOUGH = 20
"""Visits below which nothing is said about what is expected to follow."""

WIN_WEIGHT, PLACE_WEIGHT, MARGIN_WEIGHT = 0.85, 0.12, 0.03
_24_BITS = np.uint64(40)


class Workspace:
    """All the memory of one search, allocated once."""

    def __init__(self, game: Game, capacity: int, scores: Any) -> None:
        self.nodes = np.zeros(capacity, NODE)
        self.spare = np.zeros(capacity, NODE)
        self.used = np.ones(1, np.int64)
        self.work = game.layout.blank(lean=True)
        self.out = game.legal_buffer()
        self.scores = scores.copy()
        self.child_by_decision = np.zeros(len(game.catalogue), np.int32)
        self.path = np.zeros(DEEPEST + 1, np.int32)
        self.results = np.zeros((2, MAX_SEATS), np.float32)
        self.clear()

    def clear(self) -> None:
        self.nodes[0] = np.zeros((), NODE)
        self.used[0] = 1

    def children(self, node: int) -> Iterator[int]:
        child = int(self.nodes[node]["first"])
        while child:
            yield child
            child = int(self.nodes[child]["next"])

    def child(self, node: int, decision: int) -> int:
        """The child by its decision (at the root all children are of one seat); 0 if there is
        none."""
        for child in self.children(node):
            if self.nodes[child]["decision"] == decision:
                return child
        return 0

    def visits_of(self, decision: int) -> int:
        child = self.child(0, decision)
        return int(self.nodes[child]["visits"]) if child else 0

    def line(self, decision: int, longest: int) -> Iterator[tuple[int, int]]:
        """The most visited way on from a decision of the root: seats and decisions."""
        node = self.child(0, decision)
        while node and longest > 0 and self.nodes[node]["visits"] >= ENOUGH:
            yield int(self.nodes[node]["seat"]), int(self.nodes[node]["decision"])
            longest -= 1
            node = max(self.children(node), key=lambda n: self.nodes[n]["visits"], default=0)


@compiled
def chance(rng: Any) -> float:
    """A number from 0 to 1."""
    return float(next_word(rng) >> _24_BITS) / 16777216.0


@compiled
def results_of(s: Record, results: Any) -> None:
    """For each seat its reward (places first, then margin of score) and its share of the win."""
    total = 1.0
    for seat in range(s.players):
        total += abs(s.scores[seat])
    for seat in range(s.players):
        won = win_share(s, seat)
        ahead = 0.0
        best_other = -1e9
        for other in range(s.players):
            if other != seat:
                if s.places[seat] < s.places[other]:
                    ahead += 1.0
                elif s.places[seat] == s.places[other]:
                    ahead += 0.5
                best_other = max(best_other, float(s.scores[other]))
        margin = 0.5 + 0.5 * (s.scores[seat] - best_other) / total
        results[0, seat] = (
            WIN_WEIGHT * won + PLACE_WEIGHT * ahead / (s.players - 1) + MARGIN_WEIGHT * margin
        )
        results[1, seat] = won


@compiled
def softmax(scores: Any, n: int, trust: float) -> None:
    """Ratings to shares of attention."""
    best = np.float64(scores[0])
    for i in range(1, n):
        best = max(best, scores[i])
    total = 0.0
    for i in range(n):
        scores[i] = exp(trust * (scores[i] - best))
        total += scores[i]
    for i in range(n):
        scores[i] /= total


@compiled
def index_of_best(scores: Any, n: int) -> int:
    best = 0
    for i in range(1, n):
        if scores[i] > scores[best]:
            best = i
    return best


@compiled
def keep_subtree(nodes: Any, spare: Any, used: Any, top: int) -> None:
    """Make `top` the root: what lies below it is copied to `spare`, level by level, and back."""
    spare[0] = nodes[top]
    spare[0].next = 0
    n = 1
    done = 0
    while done < n:
        child = spare[done].first  # still a place in `nodes`
        last = 0
        spare[done].first = 0
        while child != 0:
            spare[n] = nodes[child]
            spare[n].next = 0
            if last == 0:
                spare[done].first = n
            else:
                spare[last].next = n
            last = n
            n += 1
            child = nodes[child].next
        done += 1
    for i in range(n):
        nodes[i] = spare[i]
    used[0] = n


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of decisions and positions, in place of the game's own opinion.

    `rate` is like a game's; `evaluate(s, shares, scores)` also gets the buffer of the ratings. What
    the two need to know stands in `scores`, behind their room to work in.
    """

    rate: Callable[..., None]
    evaluate: Callable[..., None] | None
    scores: Any


def opinion_of(game: Game) -> Opinion:
    """The game's own."""
    rate = game.rate or rate_alike
    return Opinion(rate, game.evaluate and _evaluator(game), game.rating_buffer())


@functools.cache
def _evaluator(game: Game) -> Callable[..., None]:
    judge = game.evaluate

    @compiled
    def evaluate(s: Record, shares: Any, scores: Any) -> None:
        judge(s, shares)  # type: ignore[misc]

    return evaluate


def grower(game: Game, opinion: Opinion) -> Callable[..., int]:
    """The compiled search of one game."""
    return _grower(game, opinion.rate, opinion.evaluate)


@functools.cache
def finisher(
    game: Game, rate: Callable[..., None], judge: Callable[..., None] | None
) -> Callable[..., None]:
    """Compiled: how a game may go on from a position."""
    legal, apply = game.legal, game.apply
    evaluate = judge or evaluate_nothing
    can_evaluate = judge is not None

    @compiled
    def play_out(s: Record, rng: Any, out: Any, scores: Any, settings: Any, results: Any) -> None:
        """Play to the end, mostly by rating, or until patience runs out; the results."""
        whim = settings[WHIM]
        patience = int(settings[PATIENCE])
        steps = 0
        while s.turn != NOBODY:
            if can_evaluate and 0 <= patience <= steps:
                evaluate(s, results[1], scores)
                for seat in range(s.players):
                    results[0, seat] = results[1, seat]
                return
            if steps >= LONGEST_PLAYOUT:
                results[:] = 0.0
                return
            n = legal(s, out)
            if whim < 1.0 and chance(rng) >= whim:
                rate(s, out, n, scores)
                apply(s, out[index_of_best(scores, n)])
            else:
                apply(s, out[below(rng, n)])
            steps += 1
        results_of(s, results)

    return play_out


@functools.cache
def _grower(
    game: Game, rate: Callable[..., None], judge: Callable[..., None] | None
) -> Callable[..., int]:
    legal, apply, guess = game.legal, game.apply, game.guess
    play_out = finisher(game, rate, judge)

    @compiled
    def choose(
        s: Record,
        node: int,
        nodes: Any,
        rng: Any,
        out: Any,
        n: int,
        scores: Any,
        child_by_decision: Any,
        settings: Any,
    ) -> int:
        """Which of the `n` decisions in `out` to follow from a node, as an index."""
        explore, trust = settings[EXPLORE], settings[TRUST]
        reward, visits = 0.0, 0
        child = nodes[node].first
        while child != 0:
            if nodes[child].seat == s.turn:
                child_by_decision[nodes[child].decision] = child
                reward += nodes[child].reward
                visits += nodes[child].visits
            child = nodes[child].next
        mean = reward / visits if visits > 0 else 0.5
        if trust > 0.0 and n == 1:
            scores[0] = 1.0
        elif trust > 0.0:
            rate(s, out, n, scores)
            softmax(scores, n, trust)
        best, best_value = 0, -1e9
        for i in range(n):
            child = child_by_decision[out[i]]
            if child == 0:
                if trust > 0.0:
                    value = mean - UNTRIED_RATED + explore * scores[i] * np.sqrt(visits + 1.0)
                else:
                    value = UNTRIED + BREAKS_TIES * chance(rng)
            else:
                nodes[child].offered += 1
                tried = nodes[child].visits
                value = nodes[child].reward / tried
                if trust > 0.0:
                    value += explore * scores[i] * np.sqrt(nodes[child].offered) / (1.0 + tried)
                else:
                    value += explore * np.sqrt(log(nodes[child].offered) / tried)
            if value > best_value:
                best, best_value = i, value
        child = nodes[node].first
        while child != 0:
            child_by_decision[nodes[child].decision] = 0
            child = nodes[child].next
        return best

    @compiled
    def grow(
        root: Any,
        seat: int,
        iterations: int,
        rng: Any,
        settings: Any,
        nodes: Any,
        used: Any,
        work: Any,
        out: Any,
        scores: Any,
        child_by_decision: Any,
        path: Any,
        results: Any,
    ) -> int:
        """Run some iterations for `seat` from `root`; the number of nodes."""
        for _ in range(iterations):
            work[0] = root[0]
            s = work[0]
            guess(s, seat, rng)
            node, depth = 0, 0
            inside = True
            while inside and s.turn != NOBODY and depth < DEEPEST:
                n = legal(s, out)
                i = choose(s, node, nodes, rng, out, n, scores, child_by_decision, settings)
                decision, mover = out[i], s.turn
                child = nodes[node].first
                while child != 0 and not (
                    nodes[child].decision == decision and nodes[child].seat == mover
                ):
                    child = nodes[child].next
                if child == 0:
                    inside = False
                    if used[0] < len(nodes):
                        child = used[0]
                        used[0] += 1
                        fresh = nodes[child]
                        fresh.decision, fresh.seat = decision, mover
                        fresh.next, fresh.first = nodes[node].first, 0
                        fresh.visits, fresh.offered = 0, 1
                        fresh.reward, fresh.wins = 0.0, 0.0
                        nodes[node].first = child
                apply(s, decision)
                if child != 0:
                    depth += 1
                    path[depth] = child
                    node = child
            if s.turn == NOBODY:
                results_of(s, results)
            else:
                play_out(s, rng, out, scores, settings, results)
            nodes[0].visits += 1
            for i in range(1, depth + 1):
                visited = nodes[path[i]]
                visited.visits += 1
                visited.reward += results[0, visited.seat]
                visited.wins += results[1, visited.seat]
        return int(used[0])

    return grow


@compiled
def rate_alike(s: Record, out: Any, n: int, scores: Any) -> None:
    """For a game that has no opinion."""
    for i in range(n):
        scores[i] = 0.0


@compiled
def evaluate_nothing(s: Record, shares: Any, scores: Any) -> None:
    for seat in range(s.players):
        shares[seat] = 1.0 / s.players
