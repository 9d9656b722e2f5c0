"""Bring a database to the present schema, whatever it was before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"


def known() -> list[str]:
    """Every schema that there has been, the first one first."""
    return sorted(file.stem[:4] for file in (FOLDER / "versions").glob("[0-9]*.py"))


NEWEST = known()[-1]
_LOCK = 7_205_759
"""Any number, the same in every worker: only one of them migrates at a time."""


def migrate(engine: Engine, to: str = "head") -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if to == "head" and version_of(connection) == NEWEST:
            return  # as at nearly every start: without Alembic, which takes long to load
        upgrade(connection, to)


def upgrade(connection: Connection, to: str) -> None:
    """Within the caller's transaction."""
    from alembic import command

    command.upgrade(alembic_config(connection), to)


def version_of(connection: Connection) -> str | None:
    """Which migration a database has come to."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def alembic_config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
