"""Games are compiled (or read from the cache of compiled rules) before a table needs them, off
the event loop: the first start may take some seconds per game."""

from __future__ import annotations

import asyncio
import time

import structlog

from ...core.match import Match
from ...core.registry import game_ids

log = structlog.get_logger()


class Stove:
    def __init__(self) -> None:
        self._warmed: dict[str, asyncio.Task[None]] = {}

    async def warm(self, game: str) -> None:
        """Returns when the game can be played without delay."""
        if game not in self._warmed:
            self._warmed[game] = asyncio.create_task(self._warm(game))
        await asyncio.shield(self._warmed[game])

    async def warm_all(self) -> None:
        for game in game_ids():
            await self.warm(game)

    async def _warm(self, game: str) -> None:
        started = time.perf_counter()
        await asyncio.to_thread(_play_a_little, game)
        log.info("game is ready", game=game, seconds=round(time.perf_counter() - started, 1))


def _play_a_little(game: str) -> None:
    match = Match(game, seed=0)
    for seat in (0, None):
        match.view(seat)
    match.play(match.legal()[0])
    match.log(None)
    match.copy()
