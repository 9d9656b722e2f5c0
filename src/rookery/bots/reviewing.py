"""A review that is being made: pass after pass, every moment of a game is weighed in more worlds.

`web/src/review/reviewing.ts` does the same with the same numbers.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec.structs import replace

from ..core.errors import BadSetup
from ..core.game import Game
from ..core.match import Match
from ..core.random import generator
from ..core.text import Line
from .explain import reasons
from .review_forms import Review, ReviewedDecision, ReviewedSeat, Weighed
from .weigh import ALL_OPEN, ANY_DEAL, ONLOOKERS, Scales

WORLDS = 64
"""Worlds that every decision is weighed in, if nothing else is said."""
PATIENT, PATIENT_WORLDS = 16, 16
"""In a game that is played on for longer than so many decisions, only so many."""
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
TURNING_POINTS = 3


def worlds_in(game: Game) -> int:
    """So many that a review takes a few seconds."""
    return WORLDS if game.patience <= PATIENT else PATIENT_WORLDS


class _Moment:
    """What was found out about a position and its decision."""

    def __init__(self, root: Any, seat: int, choices: list[int], played: int, rng: Any) -> None:
        self.root, self.seat, self.played, self.rng = root, seat, played, rng
        self.options = [played, *(choice for choice in choices if choice != played)]
        """Those in the running."""
        self.real = len(choices) > 1
        players = int(root[0]["players"])
        self.choices = len(choices)
        self.worlds = 0
        self.dropped = 0.0
        """What those that are not in the running any more were worth, together."""
        self.sums = [[0.0] * players for _ in self.options]
        self.squares = [0.0] * len(self.options)
        self.by_looks = [0.0] * players
        self.before = [0.0] * players
        self.onlooked = 0
        self.onlookers = [0.0] * players

    def weigh(self, scales: Scales, viewer: int, worlds: int) -> None:
        scales.weigh(self.root, viewer, worlds, self.rng, self.options)
        for k, sums in enumerate(self.sums):
            _add(sums, scales.sums[k])
            self.squares[k] += float(scales.squares[k])
        _add(self.by_looks, scales.sums[len(self.options)])
        _add(self.before, scales.sums[len(self.options) + 1])
        self.worlds += worlds
        self._drop(max(FEWEST, IN_THE_RUNNING // self.worlds))

    def look_on(self, scales: Scales, onlooker: int, worlds: int) -> None:
        scales.weigh(self.root, onlooker, worlds, self.rng, [])
        _add(self.onlookers, scales.sums[BEFORE])
        self.onlooked += worlds

    def _drop(self, keep: int) -> None:
        """Only the most promising stay in the running."""
        if len(self.options) > keep + 1:
            order = self._order(range(1, len(self.options)))
            kept = [0, *order[:keep]]
            for k in order[keep:]:
                self.dropped += self.share(k)
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
        by_lot = self.dropped
        for k in range(len(self.options)):
            by_lot += self.share(k)
        return ReviewedDecision(
            move=move,
            seat=self.seat,
            played=text[0],
            best=text[best],
            loss=loss,
            error=error,
            mistake=loss >= MISTAKE and loss > SURE * error,
            stake=max(self.share(best) - by_lot / self.choices, loss),
            share=self.share(0),
            gain=self._difference(self.sums[0], self.by_looks),
            unforeseen=self._difference(self.by_looks, self.before),
            options=tuple(Weighed(text[k], self.share(k)) for k in order),
            why=(),
            instead=(),
        )


class Reviewing:
    """A review that is being made."""

    def __init__(
        self, match: Match, seed: int = 0, open: bool = False, luck_alone: bool = False
    ) -> None:
        """With `luck_alone` decisions are compared to nothing, and nobody looks on: luck and skill
        are the same then, and many games can be reviewed."""
        if not match.over:
            raise BadSetup(
                f"a review needs a finished game; after {len(match.decisions)} decisions this one"
                f" waits for seat {match.turn}"
            )
        self.match, self.seed, self.open = match, seed, open
        self._luck_alone = luck_alone
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
                moment.weigh(self._scales, viewer, size)
                if not self._luck_alone:
                    moment.look_on(self._scales, onlooker, ONLOOKED * size)
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
        decisions = [m.reviewed(game, move) for move, m in enumerate(self._moments)]
        turning = turning_points(decisions)
        if not self._luck_alone:
            self._give_reasons(decisions, turning)
        chances = [tuple(each / max(1, m.onlooked) for each in m.onlookers) for m in self._moments]
        return Review(
            game=game.id,
            players=self.match.players,
            worlds=min(moment.worlds for moment in self._moments),
            seed=self.seed,
            open=self.open,
            seats=tuple(self._seat(seat, decisions) for seat in range(self.match.players)),
            decisions=tuple(decisions),
            chances=(*chances, self._result),
            turning_points=turning,
        )

    def _give_reasons(self, decisions: list[ReviewedDecision], turning: Sequence[int]) -> None:
        """For mistakes and for what mattered most."""
        again = self.match.fresh()
        for move, (d, decision) in enumerate(zip(decisions, self.match.decisions, strict=True)):
            if d.mistake or move in turning:
                seat = again.seat(looks=False)
                find = again.game.catalogue.parse
                why = reasons(seat, [int(find(d.best))])
                instead: list[Line] = []
                if d.best != d.played:
                    instead = reasons(seat, [int(decision)])
                decisions[move] = replace(d, why=tuple(why), instead=tuple(instead))
            again.play(decision)

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
    """What was kept of what was at stake, in percent, and its standard error."""
    stakes = sum(d.stake for d in decisions)
    if stakes <= 0.0:
        return 100.0, 0.0
    lost = sum(d.loss for d in decisions) / stakes
    spread = sum((d.loss - lost * d.stake) ** 2 for d in decisions)
    return 100.0 * (1.0 - lost), 100.0 * sqrt(spread) / stakes


def turning_points(decisions: Sequence[ReviewedDecision]) -> tuple[int, ...]:
    """What mattered most: what was surely given away or found, whichever is more."""

    def weight(d: ReviewedDecision) -> float:
        return max(d.loss - SURE * d.error, d.gain[d.seat]) if d.mistake else d.gain[d.seat]

    most = sorted(decisions, key=lambda d: (-weight(d), d.move))[:TURNING_POINTS]
    return tuple(sorted(d.move for d in most))


def _add(sums: list[float], more: Any) -> None:
    for i in range(len(sums)):
        sums[i] += float(more[i])
