"""Games are compiled, or read from the cache of compiled rules, before a table needs them.

The first start may take some seconds per game. Compiling happens in a process of its own: it needs
much memory that it does not give back, and a thread that compiles lets no other one work.
"""

from __future__ import annotations

import asyncio
import sys
import time

import structlog

from ...core.compiled import is_kept
from ...core.match import Match
from ...core.registry import find_game, game_ids

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
        if not is_kept(find_game(game).kernels.step):
            elsewhere = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, game)
            try:
                await elsewhere.wait()
            except asyncio.CancelledError:
                elsewhere.kill()
                raise
        await asyncio.to_thread(_play_a_little, game)
        log.info("game is ready", game=game, seconds=round(time.perf_counter() - started, 1))


def _play_a_little(game: str) -> None:
    match = Match(game, seed=0)
    for seat in (0, None):
        match.view(seat)
    match.play(match.legal()[0])
    match.log(None)
    match.copy()


if __name__ == "__main__":
    _play_a_little(sys.argv[1])
