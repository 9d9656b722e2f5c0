"""What is deleted: tables with all that belongs to them, and what nobody has cared for too long."""

from __future__ import annotations

from sqlalchemy import Connection, Table, delete, exists, func, select

from . import schema

AT_ONCE = 200
"""So many tables or guests in one transaction: moves wait for it."""


def table(connection: Connection, id: str) -> None:
    """All that refers to it, and then itself."""
    for other in reversed(schema.METADATA.sorted_tables):
        for column in _references(other, schema.tables):
            connection.execute(delete(other).where(other.c[column] == id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id))


def _references(table: Table, to: Table) -> list[str]:
    return [key.parent.name for key in table.foreign_keys if key.column.table is to]


def old_chat(connection: Connection, before: int) -> int:
    """What was said before then; reported lines wait until somebody has looked at them, and notes
    on a replay stay with it."""
    chat, reports = schema.chat, schema.reports
    same = (reports.c.table_id == chat.c.table_id) & (reports.c.number == chat.c.number)
    waits = exists().where(same, reports.c.settled.is_(False))
    old = (chat.c.at < before) & chat.c.step.is_(None)
    return int(connection.execute(delete(chat).where(old, ~waits)).rowcount)


def idle_tables(connection: Connection, before: int) -> list[str]:
    """Games that are not over and where nothing has happened since. What is kept of a game that
    was ended by other rules stays, as if it were over."""
    tables, journal = schema.tables, schema.journal
    last = select(func.max(journal.c.at)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.status != "over", tables.c.created_at < before)
        .where(tables.c.attended_at < before, func.coalesce(last, 0) < before)
        .where(~exists().where(schema.archive.c.table_id == tables.c.id))
        .limit(AT_ONCE)
    )
    ids = list(found.scalars())
    for id in ids:
        table(connection, id)
    return ids


def old_guests(connection: Connection, before: int) -> int:
    """Guests whom nobody has seen since, and who have no account and no table that anything could
    be kept for."""
    people, tables, sitters = schema.people, schema.tables, schema.sitters
    sessions = schema.sessions
    seen = exists().where(sessions.c.person_id == people.c.id, sessions.c.seen_at >= before)
    has_account = exists().where(schema.accounts.c.person_id == people.c.id)
    found = connection.execute(
        select(people.c.id)
        .where(people.c.created_at < before, ~has_account, ~seen)
        .where(~exists().where(sitters.c.person_id == people.c.id))
        .where(~exists().where(tables.c.owner == people.c.id))
        .limit(AT_ONCE)
    )
    ids = list(found.scalars())
    for other in schema.METADATA.sorted_tables:
        for column in _references(other, people):
            connection.execute(delete(other).where(other.c[column].in_(ids)))
    connection.execute(delete(people).where(people.c.id.in_(ids)))
    return len(ids)
