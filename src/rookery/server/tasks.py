"""Work in the background. Every task has an owner, which logs its failure, waits longer after
each, and ends it when the server closes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from .metrics import Metrics
from .storage.writer import Unavailable

log = structlog.get_logger()


class Patience:
    """How long to wait before the next try: twice as long after each failure, up to a ceiling."""

    def __init__(self, first_s: float, ceiling_s: float) -> None:
        self._first_s = first_s
        self._ceiling_s = ceiling_s
        self.failures = 0

    def failed(self) -> float:
        """Seconds to wait now."""
        self.failures += 1
        return float(min(self._ceiling_s, self._first_s * 2 ** min(self.failures - 1, 30)))

    def succeeded(self) -> bool:
        """Whether that ends a row of failures."""
        again, self.failures = self.failures > 0, 0
        return again


class Tasks:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(
        self,
        what: str,
        work: Coroutine[Any, Any, None],
        after: Callable[[], None] | None = None,
        **about: object,
    ) -> None:
        """Something to be done once. `after` is called when it has ended, however it did."""
        if self._closed:
            work.close()
            if after is not None:
                after()
            return
        task = asyncio.get_running_loop().create_task(work, name=what)
        self._running.add(task)

        def ended(task: asyncio.Task[None]) -> None:
            self._running.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                self.note_failure(what, error, told=False, **about)
            if after is not None:
                after()

        task.add_done_callback(ended)

    def repeat(
        self, what: str, work: Callable[[], Awaitable[None]], every_s: float, ceiling_s: float
    ) -> None:
        """Something to be done again and again, at longer intervals while it fails."""

        async def go_on() -> None:
            patience = Patience(every_s, ceiling_s)
            while True:
                pause = every_s
                try:
                    await work()
                except Exception as error:
                    pause = patience.failed()
                    self.note_failure(what, error, told=patience.failures > 1)
                else:
                    if patience.succeeded():
                        log.info("task works again", task=what)
                await asyncio.sleep(pause)

        self.start(what, go_on())

    def note_failure(
        self, what: str, error: BaseException, *, told: bool = False, **about: object
    ) -> None:
        """Count a failure, and say it unless it is known already. That the database is away is
        said by the storage, once for all."""
        self._metrics.task_failures.labels(what).inc()
        if not told and not isinstance(error, Unavailable):
            log.error("task failed", task=what, exc_info=error, **about)

    async def close(self) -> None:
        """End all of them. None is started any more."""
        self._closed = True
        for task in self._running:
            task.cancel()
        if self._running:
            await asyncio.wait(self._running)


async def end_within(limit_s: float, what: str, end: Awaitable[object]) -> None:
    """Wait for something to be done, but not for ever; that it goes wrong stops nothing else."""
    try:
        await asyncio.wait_for(end, limit_s)
    except TimeoutError:
        log.warning("did not end in time", what=what, seconds=limit_s)
    except Exception as error:
        log.error("did not end well", what=what, exc_info=error)


async def in_own_thread(work: Callable[[], None]) -> None:
    """In a thread that does not keep the process alive, however long it takes."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: BaseException | None) -> None:
        if not done.done():
            done.set_exception(error) if error else done.set_result(None)

    def run() -> None:
        error = None
        try:
            work()
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # the loop is gone: nobody waits any more
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=run, daemon=True).start()
    await done
