"""The one writer: a thread that gathers whatever waits to be written into one transaction.

A caller's future is resolved only after the commit, so what it is told is durable. When the
database is away the writer tries again until it is back or the caller's patience is over.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_AT_ONCE = 500
BUSY_S, GATHER_S = 0.01, 0.003
"""A commit soon after another one waits a moment for company: when moves come thick, half as many
commits carry them all. A lone move is not kept waiting."""
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 1.0


class Unavailable(Exception):
    """The database was away for longer than the caller's patience. Nothing is known to be
    written; the same job may be tried again."""


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
        self._closing = False
        self._committed_at = 0.0
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()
        self.commits = 0
        self.failures = 0
        """How often the database could not be reached."""

    def write(self, job: Job[T]) -> asyncio.Future[T]:
        """Called in an event loop, which learns the result when it is durable."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(Ticket(job, self._patience_s, done))
        return done

    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Write what waits, then stop. There is no patience left for a database that is away."""
        self._closing = True
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch: list[Ticket] = []
            ticket = self._queue.get()
            if time.monotonic() - self._committed_at < BUSY_S:
                time.sleep(GATHER_S)
            while ticket is not None:
                batch.append(ticket)
                if len(batch) >= MOST_AT_ONCE or self._queue.empty():
                    break
                ticket = self._queue.get()
            going_on = ticket is not None
            if batch:
                self._write(batch)
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Ticket]) -> None:
        pause = FIRST_PAUSE_S
        while batch:
            try:
                results = self._transaction(batch)
            except Exception as error:
                if not _is_away(error):
                    self._one_by_one(batch, error)
                    return
                self.failures += 1
                batch = self._still_patient(batch)
                if batch:
                    time.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE_S)
            else:
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
                results = [ticket.job(self._connection) for ticket in batch]
        except BaseException:
            connection, self._connection = self._connection, None
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
        patient = [t for t in batch if now < t.deadline and not self._closing]
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


def _is_away(error: Exception) -> bool:
    if isinstance(error, IntegrityError):
        return False
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError)
