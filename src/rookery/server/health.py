"""Whether the server can do its work: it lives if it answers, and is ready if it can write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from .storage.outage import Unavailable

KEPT_S = 1.0
"""An answer holds for so long, so that asking often does not become work for the database."""
PATIENCE_S = 2.0


class Readiness:
    def __init__(self, write: Callable[[], Awaitable[object]]) -> None:
        self._write = write
        self._asking: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def __call__(self) -> bool:
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked_at > KEPT_S):
            self._asked_at = now
            self._asking = asyncio.create_task(self._ask())
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), PATIENCE_S)
        except TimeoutError:
            return False

    async def _ask(self) -> bool:
        try:
            await self._write()
        except Unavailable:
            return False
        return True
