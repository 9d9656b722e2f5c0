"""Finished games as they were shown: see `table/kept.py`, which makes them."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from . import schema
from .upsert import insert_or_ignore

LEVEL = 6
WINDOW = 15


def pack(kept: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(kept), LEVEL, WINDOW)


def put(connection: Connection, table: str, data: bytes) -> None:
    """It is made once, and never otherwise."""
    insert_or_ignore(connection, schema.archive, table_id=table, data=data)


def find(connection: Connection, table: str) -> bytes | None:
    archive = schema.archive
    return connection.execute(
        select(archive.c.data).where(archive.c.table_id == table)
    ).scalar_one_or_none()


def missing(connection: Connection, most: int) -> list[str]:
    """Games that are over and not kept yet, the newest first."""
    tables, archive = schema.tables, schema.archive
    found = (
        select(tables.c.id)
        .outerjoin(archive, archive.c.table_id == tables.c.id)
        .where(tables.c.status == "over", archive.c.table_id.is_(None))
        .order_by(tables.c.created_at.desc())
        .limit(most)
    )
    return list(connection.execute(found).scalars())


def rename_at(connection: Connection, table: str, people: Collection[str], name: str) -> None:
    """Somebody has never been called otherwise."""
    data = find(connection, table)
    if data is None:
        return
    kept = msgspec.json.decode(zlib.decompress(data))
    for sitter in kept["sitters"]:
        if sitter["person"] in people:
            former, sitter["info"]["name"] = sitter["info"]["name"], name
            for note in kept["notes"]:
                if note["seat"] == sitter["info"]["seat"]:
                    note["name"] = name
                args = note["args"]
                note["args"] = {k: name if v == former else v for k, v in args.items()}
    archive = schema.archive
    mine = archive.c.table_id == table
    connection.execute(update(archive).where(mine).values(data=pack(kept)))
