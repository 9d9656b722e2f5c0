"""The host of the bots: asks their processes, and does without those that raise or hang."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec
import structlog
from msgspec import structs

from ..children import end, start
from ..settings import Settings
from .fair_queue import FairQueue
from .question import Answer, Question

WORKER = (sys.executable, "-m", "rookery.server.bots.thinker")
LINE_LIMIT = 1 << 20
MOST_ADVICE = 200
"""So many may wait for advice; each of them takes some of the journal's length in memory."""

log = structlog.get_logger()


class BotHost:
    """Processes start with the first question: a server without bots does not pay for them."""

    def __init__(self, settings: Settings, command: Sequence[str] = WORKER) -> None:
        self._settings = settings
        self._command = command
        self._queue: FairQueue[tuple[Question, asyncio.Future[Answer | None]]] = FairQueue()
        self._servants: list[asyncio.Task[None]] = []
        self.failures = 0

    def waiting(self) -> int:
        return len(self._queue)

    async def decide(self, owner: str, question: Question) -> int | None:
        """A bot's decision; None if there is none to be had."""
        answer = await self._ask(owner, question, can_wait=False)
        return None if answer is None else answer.decision

    async def advise(self, owner: str, question: Question) -> Answer | None:
        """What there is to think about, when no bot has to move. Whoever stops waiting for it is
        not thought for any more."""
        if self._queue.later >= MOST_ADVICE:
            return None
        return await self._ask(owner, question, can_wait=True)

    async def _ask(self, owner: str, question: Question, *, can_wait: bool) -> Answer | None:
        """What a bot says; None if it raised, hung or took longer than its budget."""
        if not self._servants:
            count = max(1, self._settings.bot_processes)
            self._servants = [asyncio.ensure_future(self._serve()) for _ in range(count)]
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, (question, answer), can_wait=can_wait)
        return await answer

    async def _serve(self) -> None:
        process: Process | None = None
        warm: set[tuple[str, str]] = set()
        try:
            while True:
                question, future = await self._queue.get()
                if future.done():
                    continue  # nobody waits for it any more
                try:
                    if process is None or process.returncode is not None:
                        warm.clear()
                        process = await start(
                            *self._command, stdin=PIPE, stdout=PIPE, limit=LINE_LIMIT
                        )
                    kind = (question.game, question.bot)
                    s = self._settings
                    budget = s.bot_budget_s if kind in warm else s.bot_warm_up_s
                    hurried = structs.replace(question, seconds=self._fair_time())
                    answer = await asyncio.wait_for(_ask(process, hurried), budget)
                    warm.add(kind)
                except (TimeoutError, OSError, msgspec.DecodeError) as error:
                    answer = Answer(error=f"{type(error).__name__}: {error}")
                    if process is not None:
                        await end(process)
                if answer.error:
                    self.failures += 1
                    log.warning(
                        "bot failed", table=question.table, bot=question.bot, why=answer.error
                    )
                if not future.done():
                    future.set_result(None if answer.error else answer)
        finally:
            if process is not None:
                await end(process)

    def _fair_time(self) -> float:
        """With many bots in the queue each thinks for less, so that a table does not wait long."""
        return self._settings.bot_wait_s * len(self._servants) / (1 + len(self._queue))

    async def close(self) -> None:
        for servant in self._servants:
            servant.cancel()
        await asyncio.gather(*self._servants, return_exceptions=True)


async def _ask(process: Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Answer)
