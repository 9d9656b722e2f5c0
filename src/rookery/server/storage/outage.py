"""Whether the database does what it is asked. That it stopped is said once, and that it is back."""

from __future__ import annotations

import time

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
READ_ONLY = "25006"
"""PostgreSQL's state for a change that is refused because nothing may be changed: after a failover,
or because somebody has said so."""

log = structlog.get_logger()


class Unavailable(Exception):
    """The database was away for longer than the caller's patience. Nothing is known to be
    written; the same job may be tried again."""


class ReadOnly(Exception):
    """The database may be read, but nothing can be written."""


def is_away(error: Exception) -> bool:
    """Whether trying the same again later may help."""
    if isinstance(error, ReadOnly):
        return True
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return False
    if error.connection_invalidated or getattr(error.orig, "sqlstate", None) == READ_ONLY:
        return True
    return isinstance(error, OperationalError | InterfaceError)


def check_writable(connection: Connection) -> None:
    """`ReadOnly`, where a job that changes nothing would not notice."""
    if connection.dialect.name == "postgresql":
        found = connection.exec_driver_sql("SHOW transaction_read_only").scalar()
        if found == "on":
            raise ReadOnly("the database is read-only")


class Outage:
    """Used in one thread, or under a lock: each that asks the database has its own."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._since: float | None = None
        self._pause_s = 0.0
        self.failures = 0

    @property
    def on(self) -> bool:
        return self._since is not None

    @property
    def seconds(self) -> float:
        """How long it has been going on."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    def failed(self, error: Exception) -> float:
        """How long to wait before the next try."""
        self.failures += 1
        if self._since is None:
            self._since, self._pause_s = time.monotonic(), FIRST_PAUSE_S
            log.warning("database is away", cannot=self._what, why=first_line(error))
        else:
            self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)
        return self._pause_s

    def worked(self) -> None:
        if self._since is not None:
            log.info("database is back", can=self._what, seconds=round(self.seconds, 1))
            self._since = None


def first_line(error: Exception) -> str:
    """What the database said, without the statement and the advice."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0][:300]
