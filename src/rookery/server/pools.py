"""Threads for what would keep the event loop waiting. Each kind of work has its own, so that none
of it waits for another kind: a hundred logins leave games, replays and hooks alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class Crowded(Exception):
    """So many wait already that it would take too long."""


class Pool:
    """`most` may wait or be worked for at a time."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = most
        self._there = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        if self._there >= self._most:
            raise Crowded
        self._there += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._executor, work, *args)
        finally:
            self._there -= 1


PASSWORDS = Pool("passwords", threads=2, most=40)
"""Argon2 takes its time on purpose, and 64 MB of memory each."""
GAMES = Pool("games", threads=1, most=1_000)
"""Games are read into memory one at a time; whoever comes to a table of one waits for it."""
REPLAYS = Pool("replays", threads=1, most=200)
"""A finished game is played again for each of its readers."""
SCORES = Pool("scores", threads=1, most=20)
HANDED_OVER = Pool("handed over", threads=1, most=20)
"""Games that come whole are played through once before they are believed."""
