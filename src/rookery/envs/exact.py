"""Small games for two, solved: their whole tree, their value, and what a player can lose in them.

    tree = Tree("pluck")
    tree.value                                     # what the first seat can make sure of
    tree.loss(1, policy_of("chick", tree, 1))      # what a perfect rival gets out of that player

A win is worth 1 to whoever wins and −1 to the other, a shared one nothing. The value is that of a
linear program over sequences of decisions (Koller, Megiddo and von Stengel): exact but for the last
digits of a float. It needs SciPy, and a game whose deals can be listed (`core/chance.py`).
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots.bot import find_bot
from ..core.chance import deals
from ..core.errors import BadSetup
from ..core.extras import need
from ..core.match import Match
from .step import settle

SEATS = 2
NOTHING_YET = 0
Mixture = Mapping[int, float]
"""How likely each decision is."""


@dataclass
class Information:
    """A set of positions that a seat cannot tell apart: it decides alike in all of them."""

    before: int
    """The sequence of the seat's decisions that led here, as a number."""
    match: Match
    """One of the positions."""
    after: dict[int, int] = field(default_factory=dict)
    """The sequence that each decision makes."""


@dataclass(frozen=True)
class Leaf:
    weight: float
    """How likely chance is to lead there."""
    sequences: tuple[int, int]
    gain: float
    """Of the first seat."""


class Tree:
    """Everything that can happen in a game for two."""

    def __init__(self, game: str, options: Mapping[str, object] | None = None) -> None:
        self.sets: tuple[dict[int, Information], dict[int, Information]] = ({}, {})
        """By what the seat remembers."""
        self.lengths = [NOTHING_YET + 1] * SEATS
        """How many sequences each seat has."""
        self.leaves: list[Leaf] = []
        self._memories: dict[object, int] = {}
        start = Match(game, SEATS, options, seed=0)
        for deal in deals(start.game, SEATS, options):
            match = Match.imagined(start.game, start.options, deal.state)
            seen = self._remember(0, match.view_json(0)), self._remember(0, match.view_json(1))
            self._grow(match, float(deal.probability), (NOTHING_YET, NOTHING_YET), seen)

    def _remember(self, *what: object) -> int:
        """All that a seat was shown and did until then, as a number."""
        return self._memories.setdefault(what, len(self._memories))

    def _grow(
        self, match: Match, weight: float, sequences: tuple[int, int], seen: tuple[int, int]
    ) -> None:
        seat = match.turn
        if seat is None:
            gains = np.zeros(SEATS)
            settle(match.state[0], gains)
            self.leaves.append(Leaf(weight, sequences, float(gains[0])))
            return
        here = self.sets[seat].setdefault(seen[seat], Information(sequences[seat], match))
        for decision in match.choices.tolist():
            if decision not in here.after:
                here.after[decision] = self.lengths[seat]
                self.lengths[seat] += 1
            next_ = match.copy()
            next_.play(decision)
            if (next_.state[0]["rng"] != match.state[0]["rng"]).any():
                raise BadSetup(f"{match.game.id}: not all of its chance is in the deal")
            taken = here.after[decision]
            now = (taken, sequences[1]) if seat == 0 else (sequences[0], taken)
            did = [decision if seat == each else None for each in range(SEATS)]
            memory = [
                self._remember(seen[each], did[each], next_.view_json(each))
                for each in range(SEATS)
            ]
            self._grow(next_, weight, now, (memory[0], memory[1]))

    # --- What it is worth ------------------------------------------------------------------------

    @functools.cached_property
    def value(self) -> float:
        """What the first seat can make sure of on average, whatever the other does."""
        return self._solve(0)[0]

    def perfect(self, seat: int) -> dict[int, Mixture]:
        """How to play so that nobody can get more than the value out of it."""
        plan = self._solve(seat)[1]
        policy: dict[int, Mixture] = {}
        for memory, here in self.sets[seat].items():
            parts = {
                decision: max(plan[sequence], 0.0) for decision, sequence in here.after.items()
            }
            whole = sum(parts.values())
            # Where perfect play never comes by, anything will do.
            policy[memory] = {
                decision: part / whole if whole else 1 / len(parts)
                for decision, part in parts.items()
            }
        return policy

    def _solve(self, seat: int) -> tuple[float, Any]:
        """What a seat can make sure of, and the plan that does."""
        sparse, optimize = need("scipy.sparse", "envs"), need("scipy.optimize", "envs")
        ours, theirs = self._flow(seat), self._flow(1 - seat)
        rows, columns = np.array([leaf.sequences for leaf in self.leaves]).T
        weights = [leaf.weight * leaf.gain for leaf in self.leaves]
        gains = sparse.coo_array((weights, (rows, columns)), shape=tuple(self.lengths)).tocsr()
        gains = gains if seat == 0 else -gains.T
        # A plan of ours, and what it makes sure of at each of their sets: their best answer.
        plans, sets = self.lengths[seat], theirs.shape[0]
        goal = np.zeros(plans + sets)
        goal[plans] = -1.0
        found = optimize.linprog(
            goal,
            A_ub=sparse.hstack([-gains.T, theirs.T]).tocsr(),
            b_ub=np.zeros(self.lengths[1 - seat]),
            A_eq=sparse.hstack([ours, sparse.coo_array((ours.shape[0], sets))]).tocsr(),
            b_eq=np.eye(1, ours.shape[0])[0],
            bounds=[(0, None)] * plans + [(None, None)] * sets,
        )
        return -float(found.fun), found.x[:plans]

    def _flow(self, seat: int) -> Any:
        """What makes a plan: nothing yet is certain, and what leads to a set goes on in it."""
        rows, columns, signs = [0], [NOTHING_YET], [1.0]
        for row, here in enumerate(self.sets[seat].values(), start=1):
            for sequence, sign in [(here.before, -1.0), *((s, 1.0) for s in here.after.values())]:
                rows.append(row)
                columns.append(sequence)
                signs.append(sign)
        shape = (len(self.sets[seat]) + 1, self.lengths[seat])
        return need("scipy.sparse", "envs").coo_array((signs, (rows, columns)), shape=shape)

    # --- Against a player ------------------------------------------------------------------------

    def best_answer(self, seat: int, policy: Mapping[int, Mixture]) -> float:
        """What a rival who knows how `seat` plays can get on average."""
        likely = np.zeros(self.lengths[seat])
        likely[NOTHING_YET] = 1.0
        for memory, here in self.sets[seat].items():  # what comes before stands before
            for decision, sequence in here.after.items():
                likely[sequence] = likely[here.before] * policy[memory].get(decision, 0.0)
        other, sign = 1 - seat, 1.0 if seat == 1 else -1.0
        worth = np.zeros(self.lengths[other])
        for leaf in self.leaves:
            chance = leaf.weight * likely[leaf.sequences[seat]]
            worth[leaf.sequences[other]] += chance * sign * leaf.gain
        for here in reversed(self.sets[other].values()):
            worth[here.before] += max(worth[sequence] for sequence in here.after.values())
        return float(worth[NOTHING_YET])

    def loss(self, seat: int, policy: Mapping[int, Mixture]) -> float:
        """How much less than the value a player makes sure of in a seat: 0 plays perfectly."""
        value = self.value if seat == 0 else -self.value
        return value + self.best_answer(seat, policy)


def policy_of(bot: str, tree: Tree, seat: int, samples: int = 20) -> dict[int, Mixture]:
    """How a bot plays, from so many decisions of it in each set of positions."""
    policy: dict[int, Mixture] = {}
    for memory, here in tree.sets[seat].items():
        taken = Counter(
            int(find_bot(bot, seed, timed=False).decide(here.match.seat()))
            for seed in range(samples)
        )
        policy[memory] = {decision: n / samples for decision, n in taken.items()}
    return policy


def uniform(tree: Tree, seat: int) -> dict[int, Mixture]:
    """Every decision as likely as any other."""
    return {
        memory: dict.fromkeys(here.after, 1 / len(here.after))
        for memory, here in tree.sets[seat].items()
    }
