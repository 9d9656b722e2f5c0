"""What is kept of a person, and how it goes. Games stay, since they are the others' as well; whose
they were is not told any more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from . import archive, schema, tournaments

TOLD = (
    "mutes", "reports", "webhooks", "results", "ratings", "profiles", "entrants", "contacts",
    "push_devices", "vacations", "reviews",
)  # fmt: skip
"""Tables of which somebody is told their rows as they are."""
SILENCE = "…"
"""Where somebody said something who is gone."""


def said(connection: Connection, people: Collection[str]) -> dict[str, list[dict[str, Any]]]:
    """What they wrote in chats, and noted on replays, by table."""
    chat = schema.chat
    rows = connection.execute(
        select(chat).where(chat.c.person_id.in_(people)).order_by(chat.c.table_id, chat.c.number)
    )
    found: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        line = {"at": row.at / 1000, "room": row.room, "name": row.name, "text": row.text}
        if row.step is not None:
            line |= {"step": row.step, "mark": row.mark}
        found.setdefault(row.table_id, []).append(line)
    return found


def rows_of(connection: Connection, table: str, people: Collection[str]) -> list[dict[str, Any]]:
    """Their rows of one of these tables."""
    rows = getattr(schema, table)
    found = connection.execute(select(rows).where(rows.c.person_id.in_(people)))
    return [dict(row) for row in found.mappings()]


def sat_at(connection: Connection, people: Collection[str]) -> list[dict[str, Any]]:
    """The tables where they sat."""
    tables, sitters = schema.tables, schema.sitters
    rows = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at)
        .where(
            tables.c.id.in_(select(sitters.c.table_id).where(sitters.c.person_id.in_(people)))
            | tables.c.owner.in_(people)
        )
        .order_by(tables.c.created_at)
    )
    return [
        {"id": r.id, "game": r.game, "status": r.status, "created_at": r.created_at / 1000}
        for r in rows
    ]


def created_at(connection: Connection, person: str) -> int:
    found = select(schema.people.c.created_at).where(schema.people.c.id == person)
    return int(connection.execute(found).scalar_one())


def forget(connection: Connection, people: Collection[str], name: str) -> None:
    """Delete them. Where they sat it says `name` from now on."""
    tables = select(schema.sitters.c.table_id).where(schema.sitters.c.person_id.in_(people))
    for table in connection.execute(tables).scalars().all():
        rename_at(connection, table, people, name)
        archive.rename_at(connection, table, people, name)
    tournaments.rename(connection, people, name, forget=True)
    chat = schema.chat
    connection.execute(
        update(chat)
        .where(chat.c.person_id.in_(people))
        .values(name=SILENCE, text=SILENCE, mark="", step=None)
    )
    results = schema.results
    connection.execute(
        update(results).where(results.c.person_id.in_(people)).values(person_id="", name=name)
    )
    for rows in (
        schema.ratings, schema.profiles, schema.webhooks, schema.mutes, schema.reports,
        schema.reviews, schema.sitters, schema.entrants, schema.contacts, schema.push_devices,
        schema.calls, schema.vacations, schema.account_keys, schema.sessions, schema.accounts,
    ):  # fmt: skip
        connection.execute(delete(rows).where(rows.c.person_id.in_(people)))
    connection.execute(delete(schema.mutes).where(schema.mutes.c.muted.in_(people)))
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(people)))


def rename_at(connection: Connection, table: str, people: Collection[str], name: str) -> None:
    """The one thing that is ever changed in a journal."""
    journal = schema.journal
    rows = connection.execute(
        select(journal.c.number, journal.c.kind, journal.c.seat, journal.c.data)
        .where(journal.c.table_id == table, journal.c.kind.in_(("seated", "named")))
        .order_by(journal.c.number)
    ).all()
    theirs: dict[int, bool] = {}
    for row in rows:
        data = msgspec.json.decode(row.data)
        if row.kind == "seated":
            theirs[row.seat] = data.get("person") in people
        if theirs.get(row.seat) and "name" in data:
            connection.execute(
                update(journal)
                .where(journal.c.table_id == table, journal.c.number == row.number)
                .values(data=msgspec.json.encode(data | {"name": name}).decode())
            )
