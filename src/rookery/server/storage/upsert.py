"""Insert unless it is there: the one statement that the two databases spell apart."""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Connection, Insert, Table


@functools.cache
def insert_unless_there(table: Table, dialect: str) -> Insert:
    """The count of rows says whether it was new. Nobody needs to import both dialects."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return (
            postgresql.insert(table)
            .on_conflict_do_nothing()
            .execution_options(preserve_rowcount=True)
        )
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table).on_conflict_do_nothing()


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """Whether it was new."""
    insert = insert_unless_there(table, connection.dialect.name)
    return connection.execute(insert, values).rowcount == 1
