"""Bring a database to the present schema, whatever it was before."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_205_759
"""Any number, the same in every worker: only one of them migrates at a time."""


def migrate(engine: Engine, to: str = "head") -> None:
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        command.upgrade(alembic_config(connection), to)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
