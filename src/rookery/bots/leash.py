"""A search on a leash: what playouts say moves the network's policy, and only so far.

`policy+leash` deals what its seat cannot know anew, many times, tries every decision that the
policy takes seriously in each of these worlds, lets the policy play on for a while and the network
judge the end. The same worlds and the same random numbers serve all decisions, so that luck falls
on all alike. Then it takes one damped step from the policy: the decision with the largest

    logarithm of its chance + weight × what it promises

(one step of mirror descent). A plain search believes its playouts; here a decision that the policy
thinks little of has to promise much. `policy+leash:800` has so many playouts for each decision;
`policy+leash:800:6:20` plays on for 6 choices at most and gives what is promised a weight of 20.
"""

from __future__ import annotations

import functools
import threading
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.catalogue import Decision
from ..core.compile import compiled
from ..core.compile.behind import see_to
from ..core.errors import BadSetup
from ..core.game import Game
from ..core.random import generator
from ..core.records import MAX_SEATS, NOBODY, Record
from ..core.seat import Seat
from .bot import Bot
from .policy import WEIGHTS, network, opinion
from .tree import Opinion, chance, results_of, softmax

TABLES = WEIGHTS / "leashes.toml"
SECONDS = 1.5
"""Of a search without a number, at a table."""
SLICE, SLICE_S = 4, 0.01
"""Worlds between two looks at the clock, at most; one where they take long."""
MOST = 10_000_000
HOW = "how many playouts? Write {kind}:800, or {kind}:800:6:20 with a depth and a weight"
FEWEST = 4
"""Worlds that are looked at, however many decisions there are to try."""


@dataclass(frozen=True)
class Leash:
    """How much to look, how far, and how far to go."""

    playouts: int = 1_600
    """Shared among the decisions that are tried."""
    depth: int = 12
    """Decisions with a choice that a playout goes on for."""
    weight: float = 50.0
    """What a certain win is worth against a certain loss, in logarithms of chances."""
    least: float = 0.002
    """The smallest chance by which the policy takes a decision seriously."""


USUAL = Leash()


class LeashBot:
    looks = False

    def __init__(self, seed: int, leash: Leash = USUAL, seconds: float | None = None) -> None:
        self._rng = generator(seed)
        self._leash, self._seconds = leash, seconds
        self._stop = threading.Event()
        self._table: tuple[Game, int] | None = None
        self._mind: _Mind

    def decide(self, seat: Seat) -> Decision:
        if self._table != (seat.game, seat.players):
            self._table = seat.game, seat.players
            self._mind = _Mind(seat.game, seat.players)
        chances = self._mind.chances(seat)
        serious = np.flatnonzero(chances > np.log(self._leash.least))
        best = int(serious[0])
        if len(serious) > 1:
            promised = self._think(seat, serious)
            best = int(serious[np.argmax(chances[serious] + self._leash.weight * promised)])
        return seat.game.catalogue[seat.choices[best]]

    def _think(self, seat: Seat, serious: Any) -> Any:
        """What each of the decisions promises: from −1 to 1."""
        clocks = [seconds for seconds in (self._seconds, seat.seconds) if seconds is not None]
        deadline = time.monotonic() + min(clocks) if clocks else None
        worlds = max(FEWEST, self._leash.playouts // len(serious))
        promised = np.zeros(len(serious))
        done, slice_ = 0, 1
        while done < worlds:
            some = min(slice_, worlds - done)
            began = time.monotonic()
            self._mind.look(seat, serious, some, self._leash.depth, self._rng, promised)
            slice_ = SLICE if time.monotonic() - began < SLICE_S else 1
            done += some
            if self._stop.is_set() or (deadline is not None and time.monotonic() >= deadline):
                break
        self._stop.clear()
        return 2.0 * promised / done - 1.0

    def interrupt(self) -> None:
        """From another thread: decide now, with what was found so far."""
        self._stop.set()


class _Mind:
    """A network at one size of table, and the memory that looking takes."""

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._opinion = opinion(game, players)
        if self._opinion.evaluate is None:
            raise BadSetup(f"nobody has learned to judge {game.id} with {players} players")
        self._look = looker(game, self._opinion)
        see_to(self._look, "rookery.bots.practice", game.id, "policy+leash:1", str(players))
        self._world, self._work = game.layout.blank(lean=True), game.layout.blank(lean=True)
        self._out = game.legal_buffer()
        self._results = np.zeros((2, MAX_SEATS), np.float32)

    def chances(self, seat: Seat) -> Any:
        """Logarithms of the policy's chances of the legal decisions."""
        ratings = network(self._game).rate(seat.features)[seat.choices].astype(np.float64)
        ratings -= ratings.max()
        return ratings - np.log(np.exp(ratings).sum())

    def look(
        self, seat: Seat, serious: Any, worlds: int, depth: int, rng: Any, promised: Any
    ) -> None:
        tried = seat.choices[serious].astype(np.int64)
        root = self._game.layout.lean_copy(seat.state)
        self._look(
            root, seat.number, tried, worlds, depth, rng, rng.copy(), self._world, self._work,
            self._out, self._opinion.scores, self._results, promised,
        )  # fmt: skip


def leash_at(seat: Seat) -> Leash | None:
    """How an owl searches at a table where a leash is known to lead to better play; None at any
    other."""
    found = leashes().get(seat.game.id, {})
    usual = seat.options == seat.game.meta.complete({})  # what the network was trained with
    return found.get(seat.players) if usual else None


@functools.cache
def leashes() -> dict[str, dict[int, Leash]]:
    """By game and number of players."""
    with TABLES.open("rb") as file:
        return {
            game: {
                players: Leash(**{name: kind[name] for name in kind if name != "players"})
                for kind in kinds
                for players in kind["players"]
            }
            for game, kinds in tomllib.load(file).items()
        }


def looker(game: Game, mind: Opinion) -> Callable[..., None]:
    return _looker(game, mind.rate, mind.evaluate)


@functools.cache
def _looker(
    game: Game, rate: Callable[..., None], judge: Callable[..., None] | None
) -> Callable[..., None]:
    legal, apply, guess = game.legal, game.apply, game.guess
    evaluate = judge

    @compiled
    def play_on(
        s: Record, seat: int, depth: int, rng: Any, out: Any, scores: Any, results: Any
    ) -> float:
        """The policy's own play, for so many choices; the seat's share of the win then."""
        steps = 0
        while s.turn != NOBODY and steps < depth:
            n = legal(s, out)
            which = 0
            if n > 1:
                rate(s, out, n, scores)
                softmax(scores, n, 1.0)
                left = chance(rng)
                while which < n - 1 and left >= scores[which]:
                    left -= scores[which]
                    which += 1
                steps += 1
            apply(s, out[which])
        if s.turn == NOBODY:
            results_of(s, results)
        else:
            evaluate(s, results[1], scores)  # type: ignore[misc]
        return float(results[1, seat])

    @compiled
    def look(
        root: Any,
        seat: int,
        tried: Any,
        worlds: int,
        depth: int,
        rng: Any,
        same: Any,
        world: Any,
        work: Any,
        out: Any,
        scores: Any,
        results: Any,
        promised: Any,
    ) -> None:
        """Add to `promised` what each of the tried decisions brings in some worlds."""
        for _ in range(worlds):
            world[0] = root[0]
            guess(world[0], seat, rng)
            chance(rng)  # moves on, so that no two worlds play on alike
            for k in range(len(tried)):
                same[:] = rng
                work[0] = world[0]
                apply(work[0], tried[k])
                promised[k] += play_on(work[0], seat, depth, same, out, scores, results)

    return look


def make(name: str, seed: int, timed: bool) -> Bot:
    kind, *numbers = name.split(":")
    if len(numbers) > 3 or not all(n.isdigit() and int(n) <= MOST for n in numbers):
        raise BadSetup(f"{name}: {HOW.format(kind=kind)}")
    given = [int(n) for n in numbers]
    usual = [USUAL.playouts, USUAL.depth, int(USUAL.weight)]
    playouts, depth, weight = given + usual[len(given) :]
    if not playouts:
        raise BadSetup(f"{name}: {HOW.format(kind=kind)}")
    seconds = SECONDS if timed and not numbers else None
    return LeashBot(seed, Leash(playouts, depth, float(weight)), seconds)
