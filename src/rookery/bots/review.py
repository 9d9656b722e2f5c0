"""Reviews: what a game's decisions were worth by what its players could know, and what was luck.

    start + luck + skill = result        for every seat, exactly

docs/review.md defines the four. A review grows: every pass plays more games on from every moment.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

import msgspec

from ..core.errors import BadSetup
from ..core.game import Game
from ..core.match import Match
from ..core.random import generator
from .weigh import ALL_OPEN, ANY_DEAL, ONLOOKERS, Scales

WORLDS = 64
"""Worlds that every decision is weighed in, if nothing else is said."""
MOST_WORLDS = 1 << 20
BEFORE = 1
"""Where `Scales` says what a position is worth if no decision is weighed."""
FIRST_PASS = 8
IN_THE_RUNNING = 128
"""After so many worlds only one decision is in the running; after half as many, two; …"""
FEWEST = 3
"""… but never fewer than this, and always the one that was played."""
ONLOOKED = 4
"""Games played on for the chances of a moment, for every world of its decision."""
DEALT = 16
"""Deals played for the chances before the deal, for every world of a decision."""

SURE = 2.0
"""Standard errors from which on a difference is told to people."""
MISTAKE = 0.03
"""And it has to be worth so much of the win."""
STEEPNESS = 12.0
"""How fast accuracy falls with what is given away."""
TURNING_POINTS = 3


class Weighed(msgspec.Struct, frozen=True):
    """A decision that was possible, and the share of the win that the mover can expect of it."""

    decision: str
    share: float


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision, by what its player could know."""

    move: int
    """How many decisions had been taken before."""
    seat: int
    played: str
    best: str
    loss: float
    """The share of the win that was given away against the best."""
    error: float
    """The standard error of the loss."""
    mistake: bool
    """The loss is worth a word, and no accident of weighing."""
    share: float
    """The share of the win that the seat could expect of what was played."""
    gain: tuple[float, ...]
    """What the decision brought each seat, against going by looks: its part of their skill."""
    unforeseen: tuple[float, ...]
    """What looking one decision further ahead changed: a part of skill that is nobody's."""
    options: tuple[Weighed, ...]
    """What stayed in the running, the best first."""


class ReviewedSeat(msgspec.Struct, frozen=True):
    """start + luck + skill = result."""

    seat: int
    start: float
    luck: float
    skill: float
    result: float
    own: float
    """The part of `skill` that came of the seat's own decisions."""
    others: float
    """And that of what the others' decisions left to it."""
    unforeseen: float
    """And what was not seen coming when positions were valued."""
    accuracy: float
    """From 0 to 100."""
    uncertainty: float
    """Its standard error."""
    decisions: int
    mistakes: int


class Review(msgspec.Struct, frozen=True):
    """A game, reviewed."""

    game: str
    players: int
    worlds: int
    """In how many worlds every decision was weighed, at least."""
    seed: int
    open: bool
    seats: tuple[ReviewedSeat, ...]
    decisions: tuple[ReviewedDecision, ...]
    chances: tuple[tuple[float, ...], ...]
    """Everybody's share of the win, before every decision and at the end, as seen by onlookers."""
    turning_points: tuple[int, ...]
    """The moves that mattered most, in the order in which they were played."""


def review(
    match: Match,
    worlds: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    open: bool = False,
) -> Review:
    """Review a finished game.

    Without `seconds` the same match, seed and worlds give the same numbers on any machine. `open`
    judges with all cards open.
    """
    if worlds is not None and not 1 <= worlds <= MOST_WORLDS:
        raise BadSetup(f"worlds: a number from 1 to {MOST_WORLDS}, not {worlds}")
    if seconds is not None and not seconds > 0:
        raise BadSetup(f"seconds: more than 0, not {seconds}")
    reviewing = Reviewing(match, seed, open)
    deadline = None if seconds is None else time.monotonic() + seconds
    most = worlds or (WORLDS if seconds is None else MOST_WORLDS)
    reviewing.grow_to(most, deadline)
    return reviewing.review()


class _Moment:
    """What was found out about a position and its decision."""

    def __init__(self, root: Any, seat: int, choices: list[int], played: int, rng: Any) -> None:
        self.root, self.seat, self.played, self.rng = root, seat, played, rng
        self.options = [played, *(choice for choice in choices if choice != played)]
        """Those in the running."""
        self.real = len(choices) > 1
        players = int(root[0]["players"])
        self.worlds = 0
        self.sums = [[0.0] * players for _ in self.options]
        self.squares = [0.0] * len(self.options)
        self.by_looks = [0.0] * players
        self.before = [0.0] * players
        self.onlooked = 0
        self.onlookers = [0.0] * players

    def weigh(self, scales: Scales, viewer: int, onlooker: int, worlds: int) -> None:
        scales.weigh(self.root, viewer, worlds, self.rng, self.options)
        for k, sums in enumerate(self.sums):
            _add(sums, scales.sums[k])
            self.squares[k] += float(scales.squares[k])
        _add(self.by_looks, scales.sums[len(self.options)])
        _add(self.before, scales.sums[len(self.options) + 1])
        self.worlds += worlds
        scales.weigh(self.root, onlooker, ONLOOKED * worlds, self.rng, [])
        _add(self.onlookers, scales.sums[BEFORE])
        self.onlooked += ONLOOKED * worlds
        self._drop(max(FEWEST, IN_THE_RUNNING // self.worlds))

    def _drop(self, keep: int) -> None:
        """Only the most promising stay in the running."""
        if len(self.options) > keep + 1:
            kept = [0, *self._order(range(1, len(self.options)))[:keep]]
            self.options = [self.options[k] for k in kept]
            self.sums = [self.sums[k] for k in kept]
            self.squares = [self.squares[k] for k in kept]

    def _order(self, which: Sequence[int]) -> list[int]:
        return sorted(which, key=lambda k: (-self.sums[k][self.seat], self.options[k]))

    def share(self, k: int) -> float:
        return self.sums[k][self.seat] / self.worlds

    def _difference(self, more: list[float], less: list[float]) -> tuple[float, ...]:
        return tuple((a - b) / self.worlds for a, b in zip(more, less, strict=True))

    def reviewed(self, game: Game, move: int) -> ReviewedDecision:
        text = [game.catalogue[option].text for option in self.options]
        order = self._order(range(len(self.options)))
        best = order[0] if self.share(order[0]) > self.share(0) else 0
        loss = self.share(best) - self.share(0)
        spread = self.squares[best] / self.worlds - loss * loss
        error = sqrt(max(spread, 0.0) / self.worlds)
        return ReviewedDecision(
            move=move,
            seat=self.seat,
            played=text[0],
            best=text[best],
            loss=loss,
            error=error,
            mistake=loss >= MISTAKE and loss > SURE * error,
            share=self.share(0),
            gain=self._difference(self.sums[0], self.by_looks),
            unforeseen=self._difference(self.by_looks, self.before),
            options=tuple(Weighed(text[k], self.share(k)) for k in order),
        )


class Reviewing:
    """A review that is being made."""

    def __init__(
        self, match: Match, seed: int = 0, open: bool = False, luck_alone: bool = False
    ) -> None:
        """With `luck_alone` decisions are compared to nothing: luck and skill are the same then,
        and many games can be reviewed."""
        if not match.over:
            raise BadSetup(
                f"a review needs a finished game; after {len(match.decisions)} decisions this one"
                f" waits for seat {match.turn}"
            )
        self.match, self.seed, self.open = match, seed, open
        self._scales = Scales(match.game)
        self._result = match.win_shares()
        self._moments = self._all_moments(luck_alone)
        self._dealing = self._generator(-1)
        self._deals = 0
        self._dealt = [0.0] * match.players

    def _generator(self, stream: int) -> Any:
        name = f"review {self.seed} {self.match.seed:x} {stream}"
        return generator(int.from_bytes(hashlib.sha256(name.encode()).digest(), "big"))

    def _all_moments(self, luck_alone: bool) -> list[_Moment]:
        again = self.match.fresh()
        moments = []
        for move, decision in enumerate(self.match.decisions):
            assert again.turn is not None
            root = again.game.layout.lean_copy(again.state)
            choices = [int(decision)] if luck_alone else again.choices.tolist()
            moments.append(_Moment(root, again.turn, choices, int(decision), self._generator(move)))
            again.play(decision)
        return moments

    def grow_to(self, worlds: int, deadline: float | None = None) -> None:
        """Pass after pass, until every decision was weighed in so many worlds."""
        done, size = 0, FIRST_PASS
        while done < worlds:
            size = min(size, worlds - done)
            self._deal(DEALT * size)
            for moment in self._moments:
                viewer = ALL_OPEN if self.open else moment.seat
                onlooker = ALL_OPEN if self.open else ONLOOKERS
                moment.weigh(self._scales, viewer, onlooker, size)
                if deadline is not None and done and time.monotonic() >= deadline:
                    return
            done += size
            size = done
            if deadline is not None and time.monotonic() >= deadline:
                return

    def _deal(self, deals: int) -> None:
        """What the seats can expect before the cards are dealt, or at the position given."""
        match = self.match
        if match.position is None:
            root = match.game.blank(match.players, match.options, lean=True)
            viewer = ANY_DEAL
        else:
            root = self._moments[0].root
            viewer = ALL_OPEN if self.open else ONLOOKERS
        self._scales.weigh(root, viewer, deals, self._dealing, [])
        _add(self._dealt, self._scales.sums[BEFORE])
        self._deals += deals

    # --- Reading -------------------------------------------------------------------------------

    def review(self) -> Review:
        game = self.match.game
        decisions = tuple(m.reviewed(game, move) for move, m in enumerate(self._moments))
        chances = [tuple(each / m.onlooked for each in m.onlookers) for m in self._moments]
        return Review(
            game=game.id,
            players=self.match.players,
            worlds=min(moment.worlds for moment in self._moments),
            seed=self.seed,
            open=self.open,
            seats=tuple(self._seat(seat, decisions) for seat in range(self.match.players)),
            decisions=decisions,
            chances=(*chances, self._result),
            turning_points=turning_points(decisions),
        )

    def _seat(self, seat: int, decisions: Sequence[ReviewedDecision]) -> ReviewedSeat:
        start = self._dealt[seat] / self._deals
        own = sum(d.gain[seat] for d in decisions if d.seat == seat)
        others = sum(d.gain[seat] for d in decisions if d.seat != seat)
        unforeseen = sum(d.unforeseen[seat] for d in decisions)
        skill, result = own + others + unforeseen, self._result[seat]
        mine = [d for d in decisions if d.seat == seat and self._moments[d.move].real]
        accuracy, uncertainty = accuracy_of(mine)
        return ReviewedSeat(
            seat=seat,
            start=start,
            luck=result - start - skill,
            skill=skill,
            result=result,
            own=own,
            others=others,
            unforeseen=unforeseen,
            accuracy=accuracy,
            uncertainty=uncertainty,
            decisions=len(mine),
            mistakes=sum(d.mistake for d in mine),
        )


def accuracy_of(decisions: Sequence[ReviewedDecision]) -> tuple[float, float]:
    """Accuracy, 100 for nothing given away, and its standard error."""
    n = len(decisions)
    if n == 0:
        return 100.0, 0.0
    losses = [d.loss for d in decisions]
    mean = sum(losses) / n
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, n - 1)
    accuracy = 100.0 * exp(-STEEPNESS * mean)
    return accuracy, accuracy * STEEPNESS * sqrt(spread / n)


def turning_points(decisions: Sequence[ReviewedDecision]) -> tuple[int, ...]:
    """What mattered most: what was surely given away or found, whichever is more."""

    def weight(d: ReviewedDecision) -> float:
        return max(d.loss - SURE * d.error, d.gain[d.seat]) if d.mistake else d.gain[d.seat]

    most = sorted(decisions, key=lambda d: (-weight(d), d.move))[:TURNING_POINTS]
    return tuple(sorted(d.move for d in most))


def _add(sums: list[float], more: Any) -> None:
    for i in range(len(sums)):
        sums[i] += float(more[i])
