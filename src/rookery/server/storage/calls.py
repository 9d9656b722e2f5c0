"""Turns that somebody is to be told of who is away. A row is written in the transaction of the move
that made it their turn, and stays for as long as the table: it also says when they were told last.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from . import contacts, schema
from .results import root_of
from .upsert import insert_or_ignore

AT_ONCE = 50


class Call(msgspec.Struct, frozen=True):
    table: str
    person: str
    seat: int
    due_at: int
    sent_at: int


def call(
    connection: Connection, table: str, person: str, seat: int, now: int, after: int, every: int
) -> None:
    """It is their turn: they are told in a while, and not before `every` after the last time."""
    person = root_of(connection, person)
    if not contacts.reachable(connection, person):
        return
    calls = schema.calls
    mine = (calls.c.table_id == table) & (calls.c.person_id == person)
    sent_at = connection.execute(select(calls.c.sent_at).where(mine)).scalar()
    due_at = max(now + after, (sent_at or 0) + every if sent_at else 0)
    if sent_at is None:
        insert_or_ignore(
            connection, calls, table_id=table, person_id=person, seat=seat, due_at=due_at, sent_at=0
        )
    else:
        connection.execute(update(calls).where(mine).values(seat=seat, due_at=due_at))


def due(connection: Connection, now: int) -> list[Call]:
    calls = schema.calls
    rows = connection.execute(
        select(calls).where(calls.c.due_at <= now).order_by(calls.c.due_at).limit(AT_ONCE)
    )
    return [Call(r.table_id, r.person_id, r.seat, r.due_at, r.sent_at) for r in rows]


def put_off(connection: Connection, call: Call, due_at: int | None) -> bool:
    """To then, or for good; False if somebody else has dealt with it meanwhile."""
    return _change(connection, call, due_at=due_at)


def told(connection: Connection, call: Call, now: int) -> None:
    _change(connection, call, due_at=None, sent_at=now)


def _change(connection: Connection, call: Call, **values: int | None) -> bool:
    calls = schema.calls
    return bool(
        connection.execute(
            update(calls)
            .where(calls.c.table_id == call.table, calls.c.person_id == call.person)
            .where(calls.c.due_at == call.due_at)
            .values(**values)
        ).rowcount
    )
