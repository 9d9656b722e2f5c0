"""The one writer: a thread that gathers whatever waits to be written into one transaction.

A caller's future is resolved only after the commit, so what it is told is durable. When the
database is away, or takes no changes, the writer tries again until that is over or the caller's
patience is. Once everybody's patience is over, those who come are told after one more try.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from .outage import Outage, Unavailable, check_writable, is_away

__all__ = ["Job", "Unavailable", "Writer"]

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_AT_ONCE = 500
BUSY_S = 0.02
GATHER_S, LONGEST_GATHER_S = 0.002, 0.008
"""A commit costs as much processor time as several moves. So one soon after another waits for
company: the longer, the more the last one carried. A lone move is not kept waiting."""


class Ticket:
    """A job that waits. Jobs can run more than once (a batch is repeated when the database goes
    away in the middle of it), so they only insert what they were given, and mind conflicts."""

    def __init__(self, job: Job[Any], patience_s: float, done: asyncio.Future[Any]) -> None:
        self.job = job
        self.deadline = time.monotonic() + patience_s
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """In the caller's own loop."""
        if self.done.done():
            return  # nobody waits any more
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    def __init__(self, engine: Engine, patience_s: float) -> None:
        self._engine = engine
        self._patience_s = patience_s
        self._closing = threading.Event()
        self._outage = Outage("write")
        self._try_again_at = 0.0
        self._committed_at = 0.0
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()
        self.commits = 0

    @property
    def failures(self) -> int:
        """How often the database could not be reached, or took nothing."""
        return self._outage.failures

    def write(self, job: Job[T]) -> asyncio.Future[T]:
        """Called in an event loop, which learns the result when it is durable."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Ticket(job, self._patience_s, done))
        return done

    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Write what waits, then stop. There is no patience left for a database that is away."""
        self._closing.set()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        carried = 0
        while going_on:
            batch: list[Ticket] = []
            ticket = self._queue.get()
            if time.monotonic() - self._committed_at < BUSY_S:
                time.sleep(min(carried * GATHER_S, LONGEST_GATHER_S))
            while ticket is not None:
                batch.append(ticket)
                if len(batch) >= MOST_AT_ONCE or self._queue.empty():
                    break
                ticket = self._queue.get()
            going_on = ticket is not None
            carried = len(batch)
            if batch:
                self._write(batch)
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Ticket]) -> None:
        while batch:
            self._closing.wait(max(0.0, self._try_again_at - time.monotonic()))
            try:
                results = self._transaction(batch)
            except Exception as error:
                if not is_away(error):
                    self._one_by_one(batch, error)
                    return
                self._try_again_at = time.monotonic() + self._outage.failed(error)
                batch = self._still_patient(batch)
            else:
                self._outage.worked()
                for ticket, result in zip(batch, results, strict=True):
                    ticket.result = result
                _tell(batch)
                return

    def _transaction(self, batch: list[Ticket]) -> list[Any]:
        """On a connection that is kept: to take it from the pool and hand it back for every
        commit costs as much as the commit."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                if self._outage.on:
                    check_writable(self._connection)
                results = [ticket.job(self._connection) for ticket in batch]
        except BaseException as error:
            connection, self._connection = self._connection, None
            if isinstance(error, Exception) and is_away(error):
                connection.invalidate()  # a session that may not write stays one that may not
            connection.close()
            raise
        self.commits += 1
        self._committed_at = time.monotonic()
        return results

    def _one_by_one(self, batch: list[Ticket], error: Exception) -> None:
        """One of them is faulty: nothing was written yet, and the others must not suffer."""
        if len(batch) == 1:
            batch[0].error = error
            _tell(batch)
        else:
            for ticket in batch:
                self._write([ticket])

    def _still_patient(self, batch: list[Ticket]) -> list[Ticket]:
        now = time.monotonic()
        hopeless = self._closing.is_set() or self._outage.seconds > self._patience_s
        patient = [t for t in batch if now < t.deadline and not hopeless]
        over = [ticket for ticket in batch if ticket not in patient]
        for ticket in over:
            ticket.error = Unavailable()
        _tell(over)
        return patient


def _tell(tickets: list[Ticket]) -> None:
    """Wake each event loop once, however many of its callers waited."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Ticket]] = {}
    for ticket in tickets:
        by_loop.setdefault(ticket.done.get_loop(), []).append(ticket)
    for loop, told in by_loop.items():
        try:
            loop.call_soon_threadsafe(_tell_all, told)
        except RuntimeError:
            pass  # the loop is closed: nobody waits any more


def _tell_all(tickets: list[Ticket]) -> None:
    for ticket in tickets:
        ticket.tell()
