"""What is compiled behind a server, and what is read into memory of it. To load this takes Numba:
`games.py` does so when the site is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import structlog

from ...bots import browser
from ...bots import practice as bots
from ...bots.browser.built import is_built
from ...bots.leash import leashes
from ...bots.leash import looker as leashed
from ...bots.levels import LEVELS
from ...bots.looks import looker
from ...bots.policy import leads, opinion
from ...bots.tree import grower, opinion_of
from ...core import practice as rules
from ...core.compile import is_kept
from ...core.compile.behind import Behind, Job
from ...core.match import Match
from ...core.registry import find_game, find_meta

log = structlog.get_logger()
LOOKER, SEARCHER, GUIDED, LEASHED = "chick", "hawk", "policy+search:1", "policy+leash:1"
"""What compiles all that the levels use."""
assert {LOOKER, SEARCHER} <= LEVELS.keys()


class Compiler:
    def __init__(self) -> None:
        self._behind = Behind(report=_tell)

    def rules(self, game: str, soon: bool) -> Job | None:
        """None if they are compiled."""
        done = partial(is_kept, find_game(game).kernels.explain)
        return self._behind.ask(done, rules.MODULE, game, soon=soon)

    def bots(self, game: str, soon: bool) -> None:
        found = find_game(game)
        players = find_meta(game).seats.start
        uses: list[tuple[Callable[..., object], str, int]] = [
            (looker(found), LOOKER, players),
            (grower(found, opinion_of(found)), SEARCHER, players),
        ]
        uses += [
            (grower(found, opinion(found, guided)), GUIDED, guided)
            for guided in leads().get(game, {}).get("players", ())
        ]
        uses += [
            (leashed(found, opinion(found, players)), LEASHED, players)
            for players in leashes().get(game, ())
        ]
        for root, bot, seats in uses:
            self._behind.ask(partial(is_kept, root), bots.MODULE, game, bot, str(seats), soon=soon)

    def for_browsers(self, game: str) -> None:
        self._behind.ask(partial(is_built, game), browser.MODULE, game)

    def close(self) -> None:
        self._behind.close()


def _tell(job: Job, seconds: float, done: bool) -> None:
    if done:
        log.info("compiled", what=job.name, seconds=round(seconds, 1))
    else:
        log.warning("could not be compiled, stays interpreted", what=job.name)


def play_a_little(game: str) -> None:
    """So that all of a game that tables use is in memory."""
    match = Match(game, seed=0)
    for seat in (0, None):
        match.view(seat)
    match.refusal(int(match.legal()[0]))
    match.play(match.legal()[0])
    match.log(None)
    match.copy()
