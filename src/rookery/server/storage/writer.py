"""The one writer: a thread that gathers whatever waits to be written into one transaction.

A caller's future is resolved only after the commit, so what it is told is durable. When the
database is away the writer tries again until it is back or the caller's patience is over.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_AT_ONCE = 500
FIRST_PAUSE_S = 0.05
LONGEST_PAUSE_S = 1.0


class Unavailable(Exception):
    """The database was away for longer than the caller's patience. Nothing is known to be
    written; the same job may be tried again."""


class Ticket:
    """A job that waits. Jobs can run more than once (a batch is repeated when the database goes
    away in the middle of it), so they only insert what they were given, and mind conflicts."""

    def __init__(self, job: Job[Any], patience_s: float) -> None:
        self.job = job
        self.deadline = time.monotonic() + patience_s
        self.done: Future[Any] = Future()


class Writer:
    def __init__(self, engine: Engine, patience_s: float) -> None:
        self._engine = engine
        self._patience_s = patience_s
        self._closing = False
        self._queue: queue.SimpleQueue[Ticket | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()
        self.commits = 0
        self.failures = 0
        """How often the database could not be reached."""

    def write(self, job: Job[T]) -> Future[T]:
        ticket = Ticket(job, self._patience_s)
        self._queue.put(ticket)
        return cast("Future[T]", ticket.done)

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
            while ticket is not None:
                if ticket.done.set_running_or_notify_cancel():  # else nobody waits any more
                    batch.append(ticket)
                if len(batch) >= MOST_AT_ONCE or self._queue.empty():
                    break
                ticket = self._queue.get()
            going_on = ticket is not None
            if batch:
                self._write(batch)

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
                    ticket.done.set_result(result)
                return

    def _transaction(self, batch: list[Ticket]) -> list[Any]:
        with self._engine.begin() as connection:
            results = [ticket.job(connection) for ticket in batch]
        self.commits += 1
        return results

    def _one_by_one(self, batch: list[Ticket], error: Exception) -> None:
        """One of them is faulty: nothing was written yet, and the others must not suffer."""
        if len(batch) == 1:
            batch[0].done.set_exception(error)
        else:
            for ticket in batch:
                self._write([ticket])

    def _still_patient(self, batch: list[Ticket]) -> list[Ticket]:
        now = time.monotonic()
        patient = []
        for ticket in batch:
            if now < ticket.deadline and not self._closing:
                patient.append(ticket)
            else:
                ticket.done.set_exception(Unavailable())
        return patient


def _is_away(error: Exception) -> bool:
    if isinstance(error, IntegrityError):
        return False
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError)
