"""Insert unless it is there: the one statement that the two databases spell apart."""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


@functools.cache
def insert_unless_there(table: Table) -> dict[str, Insert]:
    """By the name of the dialect. The count of rows says whether it was new."""
    return {
        "sqlite": sqlite.insert(table).on_conflict_do_nothing(),
        "postgresql": postgresql.insert(table)
        .on_conflict_do_nothing()
        .execution_options(preserve_rowcount=True),
    }


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """Whether it was new."""
    insert = insert_unless_there(table)[connection.dialect.name]
    return connection.execute(insert, values).rowcount == 1
