"""Puzzles: positions of bots' games with one best decision, clearly ahead of the next.

    collect(find_game("cubirds"), games=100, seed=1).puzzles

A position is a puzzle if, by what its seat knows, one decision wins at least `AHEAD` more often
than any other, by `SURE` standard errors; if what looks best at once is another one; and if a
search finds it in the end. Games are played by bots that go by looks and err, since what hawks
leave undecided is seldom decided by one decision. docs/puzzles.md says more.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from ..core.compile import compiled
from ..core.game import Game
from ..core.match import Match
from ..core.random import generator
from .explain import plan_of, reasons
from .looks import LooksBot
from .puzzle_book import Collection, Puzzle
from .puzzle_forms import same_but_for_names
from .search import INFORMED
from .tree import PATIENCE, WHIM, Workspace, grower, opinion_of
from .weigh import Scales

AHEAD = 0.10
"""The share of the win by which the best decision is ahead of any other …"""
SURE = 4.0
"""… less so many standard errors."""

SCREENED = (8, 32, 128)
"""Worlds in which a position is looked at, pass after pass, as long as it promises something."""
DOUBT = 2.0
"""Standard errors by which a screening may err."""
GLANCED = 64
"""Worlds after which looking far ahead is given up where two decisions are surely too close."""
TRIED = 512
"""Worlds in which the best is chosen, …"""
CONFIRMED = 2048
"""… and others, in which it has to be the best."""
DEEPER = 4
"""How much further than a hawk's playouts those that confirm look ahead, …"""
DEEP_ENOUGH = 100
"""… but not further than so many decisions, if the game does not ask for it."""
MOST_WHIMS = 0.6

EFFORTS = (25, 100, 400, 1600, 6400)
"""Iterations after which searches are asked what is best: the difficulty is the first of them from
which on all find the best decision."""
SEARCHES = 3
MOST_PLAYED_ON = 400_000
"""Decisions that the playouts of one such search take, at most."""

LONGEST_CHAIN = 6
MOST_OF_A_GAME = 2
MOST_ALIKE = 0.15
"""The part of a collection that may be of the same kinds and difficulty."""
LEVELS = ((0.0, 0.1), (0.1, 0.2), (0.2, 0.4), (0.35, 0.7))
"""Who plays: how likely they overlook things, and how much they waver (see looks.py)."""
MOST_PLAYERS = 4

BEHIND = 0.35
AT_STAKE = 0.3
LAST_PART, FIRST_PART = 0.8, 0.2


def collect(
    game: Game,
    games: int,
    seed: int = 0,
    enough: int | None = None,
    late: float = 0.0,
    keep: Callable[[Collection], None] = lambda found: None,
    begun: Collection | None = None,
) -> Collection:
    """Puzzles of so many games, or of fewer if `enough` are found. `keep` is told after every game;
    what it was told goes on where it stopped if it is handed back as `begun`. The same game, seed
    and numbers give the same collection on any machine."""
    words = ["rookery", "puzzles", game.id, "--games", str(games), "--seed", str(seed)]
    if enough is not None:
        words += ["--enough", str(enough)]
    if late:
        words += ["--late", str(late)]
    found = Collection(game.id, game.meta.rules_version, " ".join(words), 0, [])
    if begun is not None and (begun.command, begun.rules) == (found.command, found.rules):
        found = begun
    finder = Finder(game)
    forms = {puzzle.form for puzzle in found.puzzles}
    kinds = Counter(puzzle.kinds(game) for puzzle in found.puzzles)
    for number in range(found.games, games):
        if enough is not None and len(found.puzzles) >= enough:
            break
        for puzzle in finder.puzzles_of(number, seed, late):
            alike = puzzle.kinds(game)
            if puzzle.form in forms or kinds[alike] >= MOST_ALIKE * (enough or games):
                continue
            if not puzzle.why:  # nobody could be told why it is best
                continue
            forms.add(puzzle.form)
            kinds[alike] += 1
            found.puzzles.append(puzzle)
        found.games = number + 1
        found.puzzles.sort(
            key=lambda puzzle: (puzzle.difficulty, puzzle.chances[2] - puzzle.chances[0])
        )
        keep(found)
    return found


class Finder:
    """Looks for puzzles in a game's positions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._near, self._deep = Scales(game), far_sighted(game)
        most = min(EFFORTS[-1], MOST_PLAYED_ON // game.patience)
        self._efforts = [effort for effort in EFFORTS if effort <= most]
        self._settings = INFORMED.settings(game, rated=game.rate is not None)
        self._opinion = opinion_of(game)
        self._grow = grower(game, self._opinion)
        self._space = Workspace(game, self._efforts[-1] + 1, self._opinion.scores)

    def puzzles_of(self, number: int, seed: int, late: float = 0.0) -> Iterator[Puzzle]:
        """Those of one game, from that part of it on. The same seed and number, the same
        puzzles."""
        rng = self._generator(seed, number, "table")
        seats = self.game.meta.seats
        players = seats.start + int(rng[0]) % (min(MOST_PLAYERS, seats.stop - 1) - seats.start + 1)
        deal = seed * 1_000_000 + number
        match = Match(self.game, players, {}, deal)
        bots = [
            LooksBot(deal * 8 + seat, *LEVELS[int(rng[1]) >> (8 * seat) & 3])
            for seat in range(players)
        ]
        played = match.copy()
        while not played.over:
            assert played.turn is not None
            played.play(bots[played.turn].decide(played.seat(looks=False)))
        found, turn = 0, (-1, -1)
        length = len(played.decisions)
        for move, decision in enumerate(played.decisions):
            assert match.turn is not None
            now, part = (match.turn, match.revelations), move / length
            if part >= late and found < MOST_OF_A_GAME and now != turn:
                puzzle = self.puzzle(match, self._generator(seed, number, move))
                if puzzle is not None:
                    stage = "late" if part >= LAST_PART else "early" if part < FIRST_PART else ""
                    themes = (*puzzle.themes, stage) if stage else puzzle.themes
                    yield msgspec.structs.replace(puzzle, themes=themes)
                    found += 1
                    turn = now
            match.play(decision)

    def _generator(self, seed: int, number: int, what: object) -> Any:
        name = f"puzzles {self.game.id} {seed} {number} {what}"
        return generator(int.from_bytes(hashlib.sha256(name.encode()).digest(), "big"))

    # --- Weighing ------------------------------------------------------------------------------

    def puzzle(self, match: Match, rng: Any) -> Puzzle | None:
        """What the position has to offer."""
        choices = match.choices.tolist()
        if len(choices) < 2:
            return None
        seat = match.seat(looks=False)
        looks = self._by_looks(seat.state, choices)
        options = self._screened(seat.state, seat.number, choices, looks, rng)
        if options is None:
            return None
        best = self._best(seat.state, seat.number, options, rng)
        if best is None or best.decision == looks:
            return None
        others = [choice for choice in choices if choice not in options]
        if self._catches_up(seat.state, seat.number, best.decision, others, rng.copy()):
            return None
        difficulty, lines = self._found_after(seat.state, seat.number, best.decision, rng)
        if difficulty is None:
            return None
        solution = [best.decision, *self._rest(match, best.decision, rng)]
        plan = plan_of(seat, [(seat.number, each) for each in lines])
        plan = solution + plan[len(solution) :] if plan[: len(solution)] == solution else solution
        tempting = best.against[looks]
        return Puzzle(
            seed=match.seed,
            players=match.players,
            options={},
            decisions=tuple(int(decision) for decision in match.decisions),
            solution=tuple(solution),
            plan=tuple(plan),
            tempting=looks,
            chances=_rounded(best.share, best.share - best.ahead, best.share - tempting[0]),
            errors=_rounded(best.error, tempting[1]),
            difficulty=difficulty,
            themes=self._themes(best, choices, seat.state),
            why=tuple(reasons(seat, plan)),
            instead=tuple(reasons(seat, [looks])),
            form=same_but_for_names(match.view_json(seat.number)),
        )

    def _by_looks(self, state: Any, choices: Sequence[int]) -> int:
        return choices[max(range(len(choices)), key=self._ratings(state, choices).__getitem__)]

    def _ratings(self, state: Any, choices: Sequence[int]) -> list[float]:
        if self.game.rate is None:
            return [0.0] * len(choices)
        out, scores = self.game.legal_buffer(), self.game.rating_buffer()
        out[: len(choices)] = choices
        _rater(self.game)(self.game.layout.lean_copy(state), out, len(choices), scores)
        ratings: list[float] = scores[: len(choices)].tolist()
        return ratings

    def _screened(
        self, state: Any, seat: int, choices: list[int], looks: int, rng: Any
    ) -> list[int] | None:
        """Those that may be the best, if another than the one that looks best may be."""
        root = self.game.layout.lean_copy(state)
        options = [looks, *(choice for choice in choices if choice != looks)]
        for worlds in SCREENED:
            gained = self._gained(self._near, root, seat, options, worlds, rng)
            far = max(mean + DOUBT * error for mean, error in gained[1:])
            if far < AHEAD or max(mean for mean, _ in gained[1:]) < AHEAD / 2:
                return None
            best = max(mean for mean, _ in gained)
            options = [
                option
                for option, (mean, error) in zip(options, gained, strict=True)
                if option == looks or mean + 2 * DOUBT * error + AHEAD >= best
            ]
        return options

    def _gained(
        self, scales: Scales, root: Any, seat: int, options: list[int], worlds: int, rng: Any
    ) -> list[tuple[float, float]]:
        """How much more each option wins than the first one, and the standard errors."""
        scales.weigh(root, seat, worlds, rng, options)
        first = scales.sums[0][seat]
        found = []
        for k in range(len(options)):
            mean = float(scales.sums[k][seat] - first) / worlds
            spread = float(scales.squares[k]) / worlds - mean * mean
            # A few worlds in which nothing changes do not prove that nothing ever does.
            found.append((mean, sqrt((max(spread, 0.0) + 1 / worlds) / worlds)))
        return found

    def _best(self, state: Any, seat: int, options: list[int], rng: Any) -> _Best | None:
        """The one best decision, if there is one: chosen in some worlds, and held to it in
        others."""
        root = self.game.layout.lean_copy(state)
        if self._too_close(root, seat, options, rng.copy()):
            return None
        gained = self._gained(self._deep, root, seat, options, TRIED, rng)
        order = sorted(range(len(options)), key=lambda k: -gained[k][0])
        options = [options[k] for k in order]
        gained = self._gained(self._deep, root, seat, options, TRIED, rng)
        if any(-mean + DOUBT * error < AHEAD for mean, error in gained[1:]):
            return None
        gained = self._gained(self._deep, root, seat, options, CONFIRMED, rng)
        if any(-mean - SURE * error < AHEAD for mean, error in gained[1:]):
            return None
        share = float(self._deep.sums[0][seat]) / CONFIRMED
        against = {
            option: (-mean, error)
            for option, (mean, error) in zip(options[1:], gained[1:], strict=True)
        }
        return _Best(options[0], share, against)

    def _catches_up(self, state: Any, seat: int, best: int, others: list[int], rng: Any) -> bool:
        """Whether one that looked hopeless from near is not, when one looks as far as `_best`."""
        if not others:
            return False
        root = self.game.layout.lean_copy(state)
        gained = self._gained(self._deep, root, seat, [best, *others], CONFIRMED, rng)
        return any(-mean - SURE * error < AHEAD for mean, error in gained[1:])

    def _too_close(self, root: Any, seat: int, options: list[int], rng: Any) -> bool:
        """Whether a glance is enough to say that no decision is far ahead of all others."""
        gained = self._gained(self._deep, root, seat, options, GLANCED, rng)
        best = max(range(len(options)), key=lambda k: gained[k][0])
        if best:
            options = [options[best], *options[:best], *options[best + 1 :]]
            gained = self._gained(self._deep, root, seat, options, GLANCED, rng)
        return any(-mean + SURE * error < AHEAD for mean, error in gained[1:])

    def _rest(self, match: Match, decision: int, rng: Any) -> list[int]:
        """What has to be found next in the same go: as long as one decision is clearly the best."""
        seat = match.seat(looks=False)
        known = seat.imagine(rng.copy())
        known.play(decision)
        rest: list[int] = []
        to_be_found = 0
        while len(rest) < LONGEST_CHAIN:
            if known.over or known.turn != seat.number or known.revelations != match.revelations:
                break
            choices = known.choices.tolist()
            if len(choices) > 1:
                best = self._best(known.seat(looks=False).state, seat.number, choices, rng)
                if best is None:
                    break
                choices = [best.decision]
                to_be_found = len(rest) + 1
            rest += choices
            known.play(choices[0])
        return rest[:to_be_found]

    # --- Searching -----------------------------------------------------------------------------

    def _found_after(
        self, state: Any, seat: int, best: int, rng: Any
    ) -> tuple[int | None, list[int]]:
        """After how many iterations all searches found the best decision, for good; and what is
        expected to follow it."""
        found = 0
        root = self.game.layout.lean_copy(state)
        space = self._space
        for _ in range(SEARCHES):
            space.clear()
            done = since = 0
            for effort in self._efforts:
                self._grow(
                    root, seat, effort - done, rng, self._settings, space.nodes, space.used,
                    space.work, space.out, space.scores, space.child_by_decision, space.path,
                    space.results,
                )  # fmt: skip
                done = effort
                top = max(space.children(0), key=lambda node: int(space.nodes[node]["visits"]))
                if int(space.nodes[top]["decision"]) != best:
                    since = 0
                elif since == 0:
                    since = effort
            if since == 0:
                return None, []
            found = max(found, since)
        return found, [decision for _, decision in space.line(best, LONGEST_CHAIN)] or [best]

    def _themes(self, best: _Best, choices: list[int], state: Any) -> tuple[str, ...]:
        themes = [self.game.catalogue[best.decision].kind]
        ratings = self._ratings(state, choices)
        rank = sum(rating > ratings[choices.index(best.decision)] for rating in ratings)
        if len(choices) > 3 and 2 * rank >= len(choices):
            themes.append("unlikely")
        if best.share < BEHIND:
            themes.append("behind")
        if best.ahead >= AT_STAKE:
            themes.append("at_stake")
        return tuple(themes)


def far_sighted(game: Game) -> Scales:
    """Scales that look further ahead than a hawk does."""
    scales = Scales(game)
    patience = max(game.patience, min(DEEPER * game.patience, DEEP_ENOUGH))
    scales.settings[PATIENCE] = patience
    scales.settings[WHIM] = min(scales.settings[WHIM], MOST_WHIMS / patience)
    return scales


class _Best:
    """The one best decision."""

    def __init__(
        self, decision: int, share: float, against: dict[int, tuple[float, float]]
    ) -> None:
        self.decision, self.share, self.against = decision, share, against
        self.ahead, self.error = min(against.values())


def _rounded(*numbers: float) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers)


@functools.cache
def _rater(game: Game) -> Callable[..., None]:
    rate = game.rate
    assert rate is not None

    @compiled
    def rate_one(states: Any, out: Any, n: int, scores: Any) -> None:
        rate(states[0], out, n, scores)

    return rate_one
