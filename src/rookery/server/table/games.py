"""Nobody waits for a compiler: with nothing compiled yet a table is played interpreted, while games
are compiled behind, the one being played first.

What is compiled already is read into memory before the first table of a game is opened. The site
itself needs no game: the first of them, and Numba with it, is loaded once the door is open, in the
thread that is there for it.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from ...core.compiling import FIRST, when
from ...core.registry import game_ids
from ..pools import GAMES

if TYPE_CHECKING:
    from ...core.compile.behind import Job
    from .compiler import Compiler

log = structlog.get_logger()
STAYS_S = 20
"""Who has run for so long is not a server that is only tried."""


class Games:
    """A game is read into memory when its first table is opened: few servers need all of them."""

    def __init__(self, for_browsers: bool = True) -> None:
        self._for_browsers = for_browsers
        self._wanted: set[str] = set()
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._compiler: Compiler | None = None
        self._closed = False

    async def compile_all(self) -> None:
        """The rules of all games, then their bots: unless somebody plays, nobody waits for it. Both
        for browsers, to play there without a server, in a server that stays."""
        for work in (self._compile_rules, self._compile_bots):
            for game in game_ids():
                await GAMES.run(work, game)  # one by one: somebody may want something
        if self._for_browsers:
            await asyncio.sleep(STAYS_S)
            for game in game_ids():
                await GAMES.run(self._compile_for_browsers, game)

    async def get_ready(self, game: str) -> None:
        """Returns when the game can be played, if need be interpreted."""
        if game not in self._wanted:
            self._wanted.add(game)
            await GAMES.run(self._compile_rules, game, True)
            await GAMES.run(self._compile_bots, game, True)
        if game not in self._ready:
            job = await GAMES.run(self._compile_rules, game, True)
            if job is not None:
                if when() != FIRST:
                    return
                await asyncio.shield(asyncio.wrap_future(job.ended))
        if game not in self._ready:
            self._ready[game] = asyncio.create_task(GAMES.run(self._play_a_little, game))
        await asyncio.shield(self._ready[game])

    async def close(self) -> None:
        """What is being compiled is given up."""
        for task in self._ready.values():
            task.cancel()
        await asyncio.gather(*self._ready.values(), return_exceptions=True)
        self._closed = True
        if self._compiler is not None:
            await asyncio.to_thread(self._compiler.close)

    # --- In the thread for games ------------------------------------------------------------------

    def _the_compiler(self) -> Compiler:
        if self._compiler is None:
            from .compiler import Compiler

            self._compiler = Compiler()
            if self._closed:  # meanwhile, without it
                self._compiler.close()
        return self._compiler

    def _compile_rules(self, game: str, soon: bool = False) -> Job | None:
        return self._the_compiler().rules(game, soon)

    def _compile_bots(self, game: str, soon: bool = False) -> None:
        self._the_compiler().bots(game, soon)

    def _compile_for_browsers(self, game: str) -> None:
        self._the_compiler().for_browsers(game)

    @staticmethod
    def _play_a_little(game: str) -> None:
        from .compiler import play_a_little

        started = time.perf_counter()
        play_a_little(game)
        log.info("game is ready", game=game, seconds=round(time.perf_counter() - started, 1))
