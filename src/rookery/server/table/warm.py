"""Nobody waits for a compiler: with nothing compiled yet a table is played interpreted, while games
are compiled behind, the one being played first.

What is compiled already is read into memory before the first table of a game is opened.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from ...bots import practice as bots
from ...bots.levels import LEVELS
from ...bots.looks import looker
from ...bots.policy import leads, opinion
from ...bots.tree import grower, opinion_of
from ...core import practice as rules
from ...core.compile.behind import Behind, Job
from ...core.compile.when import FIRST, when
from ...core.match import Match
from ...core.registry import find_game, find_meta, game_ids
from ..pools import GAMES

log = structlog.get_logger()
LOOKER, SEARCHER, GUIDED = "chick", "hawk", "policy+search:1"
"""What compiles all that the levels use."""
assert {LOOKER, SEARCHER} <= LEVELS.keys()


class Stove:
    """A game is read into memory when its first table is opened: few servers need all of them."""

    def __init__(self) -> None:
        self._behind = Behind(report=_tell)
        self._wanted: set[str] = set()
        self._warmed: dict[str, asyncio.Task[None]] = {}

    async def compile_all(self) -> None:
        """The rules of all games, then their bots: unless somebody plays, nobody waits for it."""
        for compile_ in (self._compile_rules, self._compile_bots):
            for game in game_ids():
                compile_(game)
                await asyncio.sleep(0)  # somebody may want something

    async def warm(self, game: str) -> None:
        """Returns when the game can be played, if need be interpreted."""
        if game not in self._wanted:
            self._wanted.add(game)
            self._compile_rules(game, soon=True)
            self._compile_bots(game, soon=True)
        if game not in self._warmed and (job := self._compile_rules(game, soon=True)) is not None:
            if when() != FIRST:
                return
            await asyncio.shield(asyncio.wrap_future(job.ended))
        if game not in self._warmed:
            self._warmed[game] = asyncio.create_task(_warm(game))
        await asyncio.shield(self._warmed[game])

    async def close(self) -> None:
        """What is being compiled is given up."""
        for task in self._warmed.values():
            task.cancel()
        await asyncio.gather(*self._warmed.values(), return_exceptions=True)
        await asyncio.to_thread(self._behind.close)

    def _compile_rules(self, game: str, soon: bool = False) -> Job | None:
        return self._behind.ask(find_game(game).kernels.explain, rules.MODULE, game, soon=soon)

    def _compile_bots(self, game: str, soon: bool = False) -> None:
        found = find_game(game)
        players = find_meta(game).seats.start
        uses = [
            (looker(found), LOOKER, players),
            (grower(found, opinion_of(found)), SEARCHER, players),
        ]
        uses += [
            (grower(found, opinion(found, guided)), GUIDED, guided)
            for guided in leads().get(game, {}).get("players", ())
        ]
        for root, bot, seats in uses:
            self._behind.ask(root, bots.MODULE, game, bot, str(seats), soon=soon)


async def _warm(game: str) -> None:
    started = time.perf_counter()
    await GAMES.run(_play_a_little, game)
    log.info("game is ready", game=game, seconds=round(time.perf_counter() - started, 1))


def _tell(job: Job, seconds: float, done: bool) -> None:
    if done:
        log.info("compiled", what=job.name, seconds=round(seconds, 1))
    else:
        log.warning("could not be compiled, stays interpreted", what=job.name)


def _play_a_little(game: str) -> None:
    match = Match(game, seed=0)
    for seat in (0, None):
        match.view(seat)
    match.refusal(int(match.legal()[0]))
    match.play(match.legal()[0])
    match.log(None)
    match.copy()
