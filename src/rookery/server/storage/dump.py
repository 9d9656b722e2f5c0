"""A whole house as a file: gzipped lines of JSON, the same for both databases.

First a line that says what it is and which schema it has, then for every table a line with its
name and columns and a line for each row, and at last how many rows there were: a file without that
line is not whole. It is read in one transaction, so it is one moment of a house that goes on.

It is restored as what it was, and then brought to the present schema like any earlier database.
"""

from __future__ import annotations

import base64
import gzip
import os
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from ...core.errors import BadSetup
from .migrate import NEWEST, known, upgrade, version_of
from .outage import first_line
from .past import note

FORMAT = 1
AT_ONCE = 500
LEVEL = 6
BOOKKEEPING = "alembic_version"


class Head(msgspec.Struct):
    """The first line."""

    rookery: int
    """The format."""
    schema: str
    at: float


class Counted(NamedTuple):
    tables: int
    rows: int


def save(engine: Engine, file: Path) -> Counted:
    """Write the house to a file, which is there only when it is whole."""
    part = file.with_name(f"{file.name}.part")
    try:
        with engine.connect() as connection:
            connection = connection.execution_options(**_one_moment(connection))
            with connection.begin():
                schema = version_of(connection)
                if schema is None:
                    raise BadSetup("database: there is no house in it")
                # Seeds and password hashes are in it: it is for nobody else's eyes.
                opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
                with os.fdopen(opened, "wb") as raw:
                    with gzip.GzipFile("", "wb", LEVEL, raw) as packed:
                        counted = _write(connection, schema, packed)
                    raw.flush()
                    os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise BadSetup(f"{file}: cannot be written ({error.strerror or error})") from None
    except SQLAlchemyError as error:
        raise BadSetup(f"database: cannot be read ({first_line(error)})") from None
    finally:
        part.unlink(missing_ok=True)
    return counted


def _one_moment(connection: Connection) -> dict[str, str]:
    """SQLite's transactions see one moment of their own accord."""
    postgresql = connection.dialect.name == "postgresql"
    return {"isolation_level": "REPEATABLE READ"} if postgresql else {}


def _write(connection: Connection, schema: str, packed: gzip.GzipFile) -> Counted:
    encode = msgspec.json.Encoder(enc_hook=_encode).encode
    packed.write(encode(Head(FORMAT, schema, time.time())) + b"\n")
    rows = 0
    found = _tables(connection)
    for table in found:
        names = [str(column.name) for column in table.columns]
        packed.write(encode({"table": str(table.name), "columns": names}) + b"\n")
        ordered = select(table).order_by(*table.primary_key.columns)
        streamed = connection.execution_options(yield_per=AT_ONCE).execute(ordered)
        for row in streamed:
            packed.write(encode(tuple(row)) + b"\n")
            rows += 1
    packed.write(encode({"end": rows}) + b"\n")
    return Counted(len(found), rows)


def _tables(connection: Connection) -> list[Table]:
    """As they are in this database, whatever its schema; those that others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != BOOKKEEPING]


def _encode(value: Any) -> Any:
    if isinstance(value, memoryview | bytes):
        return base64.b64encode(value).decode()
    raise TypeError(f"{type(value).__name__} is not kept")


def load(engine: Engine, file: Path) -> Counted:
    """Bring a house back, into a database that has none: all of it, or nothing."""
    try:
        with gzip.open(file, "rb") as lines, engine.begin() as connection:
            if inspect(connection).get_table_names():
                raise BadSetup("database: there is something in it already; restore into a new one")
            counted = _read(connection, _values(lines))
            note(connection)
            return counted
    except (gzip.BadGzipFile, zlib.error, msgspec.MsgspecError):
        raise BadSetup(f"{file}: this is not what `rookery backup` writes") from None
    except EOFError:
        raise BadSetup(f"{file}: it is not whole") from None
    except OSError as error:
        raise BadSetup(f"{file}: cannot be read ({error.strerror})") from None
    except SQLAlchemyError as error:
        raise BadSetup(f"database: cannot be restored ({first_line(error)})") from None


def note_past(engine: Engine) -> None:
    """Somebody else has brought the house back."""
    try:
        with engine.begin() as connection:
            note(connection)
    except SQLAlchemyError as error:
        raise BadSetup(f"database: there is no house in it ({first_line(error)})") from None


def _values(lines: gzip.GzipFile) -> Iterator[Any]:
    head = msgspec.json.decode(lines.readline(), type=Head)
    if head.rookery != FORMAT or head.schema not in known():
        raise BadSetup(
            f"backup: it is from a later version of Rookery (schema {head.schema};"
            f" this one knows up to {NEWEST})"
        )
    yield head
    decode = msgspec.json.Decoder().decode
    for line in lines:
        yield decode(line)


def _read(connection: Connection, values: Iterator[Any]) -> Counted:
    upgrade(connection, next(values).schema)
    tables = {table.name: table for table in _tables(connection)}
    for born in reversed(tables.values()):  # some schemas begin with rows
        connection.execute(born.delete())
    table: Table | None = None
    columns: list[tuple[str, Callable[[Any], Any]]] = []
    waiting: list[dict[str, Any]] = []
    rows, seen, end = 0, 0, None

    def flush() -> None:
        if waiting and table is not None:
            connection.execute(insert(table), waiting)
            waiting.clear()

    for value in values:
        if isinstance(value, list):
            waiting.append(
                {name: read(it) for (name, read), it in zip(columns, value, strict=True)}
            )
            rows += 1
            if len(waiting) >= AT_ONCE:
                flush()
        elif "table" in value:
            flush()
            seen += 1
            table = tables[value["table"]]
            columns = [(name, _reader(table, name)) for name in value["columns"]]
        else:
            end = value["end"]
    flush()
    if end != rows:
        raise BadSetup("backup: it is not whole")
    for filled in tables.values():
        _count_on(connection, filled)
    upgrade(connection, "head")
    return Counted(seen, rows)


def _reader(table: Table, name: str) -> Callable[[Any], Any]:
    if isinstance(table.columns[name].type, LargeBinary):
        return lambda value: None if value is None else base64.b64decode(value)
    return lambda value: value


def _count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers rows by a counter, which knows nothing of those brought back."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key.columns:
        if isinstance(column.type, Integer) and column.server_default is not None:
            connection.execute(
                text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'),"
                    f' max("{column.name}")) FROM "{table.name}"'
                )
            )
