"""The bot that searches: budgets, threads and memory around the compiled tree."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.catalogue import Decision
from ..core.compile.behind import see_to
from ..core.game import Game
from ..core.random import generator
from ..core.seat import Seat
from .tree import (
    EXPLORE,
    PATIENCE,
    SETTINGS,
    TRUST,
    WHIM,
    Opinion,
    Workspace,
    grower,
    keep_subtree,
    opinion_of,
)

SLICE = 128
"""Iterations between two looks at the clock, at most; fewer where they take long."""
SLICE_S = 0.01
MOST_NODES = 300_000
"""Where only the clock ends a search: beyond, the tree grows no further but learns on."""
MOST_WHIMS = 0.6
"""Random decisions in one playout, on average: a long one with many of them tells little."""
MOST_INHERITED = 0.75
"""A search that finds part of its work done earlier still does the rest of it anew."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many iterations, or so many seconds, whichever comes first. Only a
    budget without a clock makes the same seed decide the same on any machine."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")

    def within(self, seconds: float | None) -> Budget:
        """The same, but never longer than that."""
        if seconds is None:
            return self
        return Budget(self.iterations, min(seconds, self.seconds or seconds))

    @property
    def nodes(self) -> int:
        return min(self.iterations or MOST_NODES, MOST_NODES) + 1


@dataclass(frozen=True)
class Style:
    """How to search (see tree.py). Without ratings it is plain search with random playouts."""

    explore: float = 0.5
    trust: float = 2.0
    whim: float = 0.1
    patience: int | None = None
    """None for what the game asks for."""

    def settings(self, game: Game, rated: bool) -> Any:
        patience, whim = self.patience, self.whim
        if patience is None:
            patience = game.patience
            whim = min(whim, MOST_WHIMS / patience)
        settings = np.zeros(SETTINGS)
        settings[EXPLORE], settings[PATIENCE] = self.explore, patience
        settings[TRUST], settings[WHIM] = self.trust, whim
        if not rated or self.trust == 0:
            settings[TRUST], settings[WHIM], settings[EXPLORE] = 0.0, 1.0, PLAIN.explore
        return settings


INFORMED = Style()
PLAIN = Style(explore=0.7, trust=0.0, whim=1.0, patience=-1)


@dataclass(frozen=True)
class Candidate:
    """A decision as the search sees it."""

    decision: int
    visits: int
    reward: float
    wins: float


@dataclass(frozen=True)
class _Memory:
    """Where the trees stand after our own decision: what the seat would see there."""

    decisions: int
    revelations: int
    seat: int
    features: bytes


class Search:
    """Trees for one game, one for each thread; the same seed and iterations, the same result.

    Call `think`, then read `candidates` and `line`. `stop.set()` from any thread ends the `think`
    under way, or the next, within milliseconds; what was found until then stands.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget,
        style: Style = INFORMED,
        threads: int = 1,
        opinion: Opinion | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.stop = threading.Event()
        self._settings = style.settings(game, rated=opinion is not None or game.rate is not None)
        opinion = opinion or opinion_of(game)
        self._grow = grower(game, opinion)
        self._rngs = [generator(seed ^ (thread << 192)) for thread in range(threads)]
        self._spaces = [Workspace(game, budget.nodes, opinion.scores) for _ in range(threads)]
        self._features = np.zeros(game.feature_count, np.int8)
        self._memory: _Memory | None = None

    # --- Thinking ------------------------------------------------------------------------------

    def think(self, seat: Seat) -> list[Candidate]:
        """Search the position for the seat; its decisions, the best first."""
        if not self._goes_on_from_memory(seat.state, seat.number):
            for space in self._spaces:
                space.clear()
        seconds = self.budget.within(seat.seconds).seconds
        deadline = None if seconds is None else time.monotonic() + seconds
        root = self.game.layout.lean_copy(seat.state)
        if len(self._spaces) == 1:
            self._think(0, root, seat.number, deadline)
        else:
            with ThreadPoolExecutor(len(self._spaces)) as pool:
                tasks = [
                    pool.submit(self._think, thread, root, seat.number, deadline)
                    for thread in range(len(self._spaces))
                ]
                for task in tasks:
                    task.result()
        self.stop.clear()
        return self.candidates()

    def _think(self, thread: int, root: Any, seat: int, deadline: float | None) -> None:
        space, rng = self._spaces[thread], self._rngs[thread]
        left = self._iterations(thread)
        slice_ = 1
        while left is None or left > 0:
            some = slice_ if left is None else min(slice_, left)
            began = time.monotonic()
            self._grow(
                root,
                seat,
                some,
                rng,
                self._settings,
                space.nodes,
                space.used,
                space.work,
                space.out,
                space.scores,
                space.child_by_decision,
                space.path,
                space.results,
            )
            quick = time.monotonic() - began < SLICE_S
            slice_ = min(2 * slice_, SLICE) if quick else max(slice_ // 2, 1)
            if left is not None:
                left -= some
            if self.stop.is_set() or (deadline is not None and time.monotonic() >= deadline):
                return

    def _iterations(self, thread: int) -> int | None:
        """This thread's part of the budget, less what its tree already knows."""
        if self.budget.iterations is None:
            return None
        share = -(-self.budget.iterations // len(self._spaces))
        done = int(self._spaces[thread].nodes[0]["visits"])
        return share - min(done, int(MOST_INHERITED * share))

    # --- Reading -------------------------------------------------------------------------------

    def candidates(self) -> list[Candidate]:
        """The root's decisions over all trees, the most visited first."""
        totals: dict[int, list[float]] = {}
        for space in self._spaces:
            for child in space.children(0):
                node = space.nodes[child]
                sums = totals.setdefault(int(node["decision"]), [0.0, 0.0, 0.0])
                sums[0] += float(node["visits"])
                sums[1] += float(node["reward"])
                sums[2] += float(node["wins"])
        found = [
            Candidate(number, int(visits), reward / visits, wins / visits)
            for number, (visits, reward, wins) in totals.items()
        ]
        return sorted(found, key=lambda c: (-c.visits, -c.reward, c.decision))

    def line(self, first: int, longest: int) -> list[tuple[int, int]]:
        """What is expected to follow a decision: seats and decisions, as long as the largest tree
        has seen enough to say."""
        space = max(self._spaces, key=lambda space: space.visits_of(first))
        return list(space.line(first, longest))

    # --- Remembering ---------------------------------------------------------------------------

    def remember(self, seat: Seat, decision: int) -> None:
        """Keep what lies below our decision, for when we go on deciding with nothing new revealed:
        then it rests on exactly what we know. After anything else it would not, and is dropped."""
        out = self.game.legal_buffer()
        kernels = self.game.kernels
        # What our decision leads to is tried on a guess, so that nothing hidden is looked at.
        after = seat.guess(self._rngs[0].copy())
        kernels.step(after, decision, out, kernels.legal(after, out))
        header = after[0]
        same_knowledge = header["revelations"] == seat.revelations and header["turn"] == seat.number
        tops = [space.child(0, decision) for space in self._spaces]
        if not same_knowledge or 0 in tops:
            self._memory = None
            return
        for space, top in zip(self._spaces, tops, strict=True):
            keep_subtree(space.nodes, space.spare, space.used, top)
        self._memory = _Memory(
            int(header["decisions"]), seat.revelations, seat.number, self._seen(after, seat.number)
        )

    def _goes_on_from_memory(self, state: Any, seat: int) -> bool:
        memory, self._memory = self._memory, None
        header = state[0]
        return memory is not None and memory == _Memory(
            int(header["decisions"]), int(header["revelations"]), seat, self._seen(state, seat)
        )

    def _seen(self, state: Any, seat: int) -> bytes:
        self.game.kernels.features(state, seat, self._features)
        return self._features.tobytes()


class SearchBot:
    """Decides what the search visited most."""

    looks = False

    def __init__(
        self,
        seed: int,
        budget: Budget,
        style: Style = INFORMED,
        threads: int = 1,
        opinion: Callable[[Game, int], Opinion] | None = None,
    ) -> None:
        self._seed, self._budget, self._style, self._threads = seed, budget, style, threads
        self._opinion = opinion
        self._search: Search | None = None
        self._table: tuple[Game, int] | None = None

    def decide(self, seat: Seat) -> Decision:
        search, table = self._search, (seat.game, seat.players)
        if search is None or self._table != table:
            opinion = self._opinion(*table) if self._opinion else None
            root = grower(seat.game, opinion or opinion_of(seat.game))
            bot = "policy+search:1" if opinion else "hawk"
            see_to(root, "rookery.bots.practice", seat.game.id, bot, str(seat.players))
            search = Search(
                seat.game, self._seed, self._budget, self._style, self._threads, opinion
            )
            self._search, self._table = search, table
        best = search.think(seat)[0].decision
        search.remember(seat, best)
        return seat.game.catalogue[best]

    def interrupt(self) -> None:
        """From another thread: decide now, with what was found so far."""
        if self._search is not None:
            self._search.stop.set()
