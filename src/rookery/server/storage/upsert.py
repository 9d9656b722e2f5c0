"""Insert unless it is there: the one statement that the two databases spell apart."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """Whether it was new."""
    if connection.dialect.name == "postgresql":
        result = connection.execute(
            postgresql.insert(table).values(values).on_conflict_do_nothing()
        )
    else:
        result = connection.execute(sqlite.insert(table).values(values).on_conflict_do_nothing())
    return result.rowcount == 1
