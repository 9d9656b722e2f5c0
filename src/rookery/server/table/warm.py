"""Games are compiled, or read from the cache of compiled rules, before a table needs them.

The first start may take some seconds per game. Compiling happens in a process of its own: it needs
much memory that it does not give back, and a thread that compiles lets no other one work.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from ...bots.bot import find_bot
from ...bots.tree import grower, opinion_of
from ...core.compile import is_kept
from ...core.match import Match
from ...core.registry import find_game, game_ids
from ..children import end, end_with_parent, start
from ..pools import GAMES

log = structlog.get_logger()


class Stove:
    """A game is read into memory when its first table is opened: few servers need all of them."""

    def __init__(self) -> None:
        self._compiled: dict[str, asyncio.Task[None]] = {}
        self._warmed: dict[str, asyncio.Task[None]] = {}

    async def compile_all(self) -> None:
        """So that no first table has to wait for it: the rules of all games, then their bots."""
        for game in game_ids():
            await self._once(self._compiled, game, self._compile)
        for game in game_ids():
            found = find_game(game)
            if not is_kept(grower(found, opinion_of(found))):
                await _elsewhere(game, "bots")

    async def warm(self, game: str) -> None:
        """Returns when the game can be played without delay."""
        await self._once(self._warmed, game, self._warm)

    async def close(self) -> None:
        """What is being compiled is given up."""
        tasks = [*self._compiled.values(), *self._warmed.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @staticmethod
    async def _once(
        tasks: dict[str, asyncio.Task[None]],
        game: str,
        work: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        if game not in tasks:
            tasks[game] = asyncio.create_task(work(game))
        await asyncio.shield(tasks[game])

    async def _warm(self, game: str) -> None:
        await self._once(self._compiled, game, self._compile)
        started = time.perf_counter()
        await GAMES.run(_play_a_little, game)
        log.info("game is ready", game=game, seconds=round(time.perf_counter() - started, 1))

    async def _compile(self, game: str) -> None:
        if is_kept(find_game(game).kernels.step):
            return
        await _elsewhere(game, "rules")


async def _elsewhere(game: str, what: str) -> None:
    started = time.perf_counter()
    elsewhere = await start(sys.executable, "-m", __name__, game, what)
    try:
        await elsewhere.wait()
    finally:
        await end(elsewhere)
    log.info("compiled", game=game, what=what, seconds=round(time.perf_counter() - started, 1))


def _play_a_little(game: str) -> None:
    match = Match(game, seed=0)
    for seat in (0, None):
        match.view(seat)
    match.refusal(int(match.legal()[0]))
    match.play(match.legal()[0])
    match.log(None)
    match.copy()


def _think_a_little(game: str) -> None:
    os.nice(10)  # nobody waits for it yet
    find_bot("hawk", 0).decide(Match(game, seed=0))


if __name__ == "__main__":
    end_with_parent()
    {"rules": _play_a_little, "bots": _think_a_little}[sys.argv[2]](sys.argv[1])
