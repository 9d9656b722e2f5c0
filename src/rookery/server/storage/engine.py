"""How a database is opened, by its URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ...core.errors import BadSetup

BUSY_MS = 1_000
"""How long SQLite waits for a lock before the attempt counts as failed; the writer tries again."""

REACHING = {"connect_timeout": 5, "tcp_user_timeout": 15_000}
"""Seconds and milliseconds after which PostgreSQL counts as away if nothing at all comes back."""


def read_url(database: str) -> URL:
    """`sqlite:///file.db` or `postgresql://…`; the driver is ours to choose."""
    try:
        url = make_url(database)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError):
        backend = ""
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite")
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise BadSetup(
        f"database: sqlite:///FILE or postgresql://USER@HOST/NAME is needed, not {database!r}"
    )


def open_engine(url: URL, *, writing: bool) -> Engine:
    """An engine for readers, or for the one that writes."""
    if url.get_backend_name() == "postgresql":
        if writing:
            return create_engine(url, pool_size=1, hide_parameters=True, connect_args=REACHING)
        return create_engine(
            url, pool_pre_ping=True, pool_size=4, hide_parameters=True, connect_args=REACHING,
            isolation_level="AUTOCOMMIT",  # each statement sees its own moment anyway
        )  # fmt: skip
    engine = create_engine(
        url, pool_size=1 if writing else 4, hide_parameters=True,
        connect_args={"timeout": BUSY_MS / 1000},
    )  # fmt: skip

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        connection.execute("PRAGMA journal_mode=WAL")
        # FULL: a commit has reached the disk when it returns, not only the operating system.
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


@contextmanager
def open_reader(database: str) -> Iterator[Engine]:
    """For somebody beside the server who only looks."""
    with _beside(database, writing=False) as engine:
        yield engine


@contextmanager
def open_writer(database: str) -> Iterator[Engine]:
    """For somebody beside the server who changes something."""
    with _beside(database, writing=True) as engine:
        yield engine


@contextmanager
def _beside(database: str, writing: bool) -> Iterator[Engine]:
    """A file that is not there is not made."""
    url = read_url(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise BadSetup(f"database: there is no file {url.database}")
    engine = open_engine(url, writing=writing)
    try:
        yield engine
    finally:
        engine.dispose()
