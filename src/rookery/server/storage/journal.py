"""The journal: what happened at each table, numbered from 1 without gaps, never changed."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Dialect, select, update

from . import schema
from .rows import Status
from .upsert import insert_unless_there

CHANNEL = "rookery"
LONGEST_NOTICE = 7_000
"""Bytes: PostgreSQL takes 7,999."""

Kind = Literal[
    "seated",  # somebody, or a bot, takes a seat
    "left",  # and gives it up
    "returned",  # takes it back from the bot that played on
    "waited",  # the others give somebody who is away more time
    "vacation",  # somebody's clock stands still for some days
    "timed_out",  # somebody's clock is at zero, and a bot makes the move
    "started",
    "decided",
    "took_back",
    "abandoned",
    "rules_changed",  # and today's do not lead where the game went: it ends without a result
    "named",  # somebody at the table takes another name
    "renamed",  # the table gets another title
    "sent_away",  # the owner takes somebody's seat back before the start
    "cancelled",  # the owner gives the table up before the start
    "rematch_agreed",  # somebody wants to play again
    "rematch_declined",  # or does not
    "rematch",  # and that is the table where they do
]


class Event(msgspec.Struct, frozen=True):
    """One row. `key` tells one attempt to write it from another: the id that a client gave its
    act, or a random one."""

    number: int
    at: int
    kind: Kind
    key: str
    seat: int = -1
    decision: int = -1
    data: dict[str, Any] = {}


class Summary(NamedTuple):
    """The columns of `tables` that follow the journal, if they change."""

    status: Status
    due_at: int | None


@functools.cache
def _insert_sql(dialect: Dialect) -> tuple[str, Sequence[str] | None]:
    """The statement as the driver takes it, and the order of its values if they have no names:
    this is the one statement that is worth compiling by hand."""
    compiled = insert_unless_there(schema.journal, dialect.name).compile(dialect=dialect)
    return str(compiled), compiled.positiontup


_NOTIFY = "SELECT pg_notify(%s, %s)"
"""In the driver's own words, too: PostgreSQL hears it with every move."""


def append(
    connection: Connection, table: str, events: Sequence[Event], summary: Summary | None = None
) -> bool:
    """Write events under their numbers, all or none; False if somebody else was faster.

    Also right when it runs a second time because nobody knows whether the first one arrived:
    rows that are already there just as we write them are ours.
    """
    insert, order = _insert_sql(connection.dialect)
    for place, event in enumerate(events):
        row = {
            "table_id": table,
            "number": event.number,
            "at": event.at,
            "kind": event.kind,
            "seat": event.seat,
            "decision": event.decision,
            "key": event.key,
            "data": msgspec.json.encode(event.data).decode() if event.data else "",
        }
        values = row if order is None else tuple(row[name] for name in order)
        if connection.exec_driver_sql(insert, values).rowcount == 1:
            continue
        # Numbers have no gaps, so if the first is free the others are, and nothing was written.
        return place == 0 and _is_written(connection, table, events)
    if summary is not None:
        set_summary(connection, table, summary)
    notify(connection, notice(table, events))
    return True


def notice(table: str, events: Sequence[Event]) -> str:
    """How far the journal has come, and a single event itself: to read it costs the others more
    than to write it costs us."""
    reached = f"{table} {events[-1].number}"
    event = msgspec.json.encode(events[0])
    short = len(events) == 1 and len(event) <= LONGEST_NOTICE
    return f"{reached} {event.decode()}" if short else reached


def told(notice: str) -> Event | None:
    """The event that is in a notice, if one is."""
    *_, event = notice.split(" ", 2)
    try:
        return msgspec.json.decode(event, type=Event)
    except msgspec.MsgspecError:
        return None


def _is_written(connection: Connection, table: str, events: Sequence[Event]) -> bool:
    """To compare keys is not enough: a client may send two decisions under one id to two workers
    at the same moment."""
    journal = schema.journal
    rows = connection.execute(
        select(journal.c.key, journal.c.at, journal.c.kind, journal.c.seat, journal.c.decision)
        .where(journal.c.table_id == table)
        .where(journal.c.number.between(events[0].number, events[-1].number))
        .order_by(journal.c.number)
    )
    ours = [(event.key, event.at, event.kind, event.seat, event.decision) for event in events]
    return [tuple(row) for row in rows] == ours


def set_summary(connection: Connection, table: str, summary: Summary) -> None:
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table)
        .values(status=summary.status, due_at=summary.due_at)
    )


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers, at the moment of the commit. SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, payload))


def read_after(connection: Connection, table: str, number: int) -> list[Event]:
    """The events of a table after a number, in order."""
    rows = connection.execute(
        select(
            schema.journal.c.number,
            schema.journal.c.at,
            schema.journal.c.kind,
            schema.journal.c.key,
            schema.journal.c.seat,
            schema.journal.c.decision,
            schema.journal.c.data,
        )
        .where(schema.journal.c.table_id == table, schema.journal.c.number > number)
        .order_by(schema.journal.c.number)
    )
    return [
        Event(*row[:-1], data=msgspec.json.decode(row.data) if row.data else {}) for row in rows
    ]
