"""Lines of chat, who does not want to hear whom, and what was reported."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select

from . import schema
from .journal import notify
from .upsert import insert_or_ignore

Room = Literal["players", "spectators", "notes"]
"""Notes are at moments of a replay (`replay_notes.py`), and nobody hears them."""
KEPT = 100
"""How many lines of each room a newcomer is sent."""


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    room: Room
    seat: int | None
    person: str
    name: str
    text: str
    at: int
    place: str = ""
    """From where it was written, hashed."""


def say(
    connection: Connection,
    table: str,
    key: str,
    line: ChatLine,
) -> ChatLine:
    """Write a line under the next free number. Said again with the same key it stays the one that
    was written first, whatever is said now: that one is returned."""
    chat = schema.chat
    mine = select(chat).where(
        chat.c.table_id == table, chat.c.person_id == line.person, chat.c.key == key
    )
    there = connection.execute(mine).first()
    if there is not None:
        return _line(there)
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)
    number = int(connection.execute(last).scalar_one()) + 1
    connection.execute(
        insert(chat).values(
            table_id=table, number=number, room=line.room, seat=line.seat,
            person_id=line.person, name=line.name, text=line.text, key=key, at=line.at,
            place=line.place,
        )
    )  # fmt: skip
    notify(connection, f"{table} chat {number}")
    return msgspec.structs.replace(line, number=number)


def recent(connection: Connection, table: str) -> list[ChatLine]:
    """The last lines of each room: however much spectators talk, players find what they said."""
    chat = schema.chat
    lines = []
    for room in ("players", "spectators"):
        rows = connection.execute(
            select(chat)
            .where(chat.c.table_id == table, chat.c.room == room)
            .order_by(chat.c.number.desc())
            .limit(KEPT)
        )
        lines += [_line(row) for row in rows]
    return sorted(lines, key=lambda line: line.number)


def find(connection: Connection, table: str, number: int) -> ChatLine | None:
    chat = schema.chat
    row = connection.execute(
        select(chat).where(chat.c.table_id == table, chat.c.number == number)
    ).first()
    return None if row is None else _line(row)


def around(connection: Connection, table: str, number: int, lines: int = 4) -> list[ChatLine]:
    """A line, and what was said before and after it in the same room."""
    chat = schema.chat
    here = chat.c.table_id == table
    room = select(chat.c.room).where(here, chat.c.number == number).scalar_subquery()
    near = chat.c.number.between(number - lines, number + lines)
    found = select(chat).where(here, near, chat.c.room == room).order_by(chat.c.number)
    return [_line(row) for row in connection.execute(found)]


def _line(row: Any) -> ChatLine:
    return ChatLine(
        row.number, row.room, row.seat, row.person_id, row.name, row.text, row.at, row.place
    )


def report(connection: Connection, table: str, number: int, person: str, now: int) -> None:
    insert_or_ignore(
        connection, schema.reports, table_id=table, number=number, person_id=person, at=now
    )


def reporters(connection: Connection, table: str) -> dict[str, set[str]]:
    """Per person who said something: who has reported them."""
    chat, reports = schema.chat, schema.reports
    rows = connection.execute(
        select(chat.c.person_id.label("said_by"), reports.c.person_id.label("reported_by"))
        .join(
            reports,
            (reports.c.table_id == chat.c.table_id) & (reports.c.number == chat.c.number),
        )
        .where(chat.c.table_id == table)
    )
    found: dict[str, set[str]] = {}
    for row in rows:
        found.setdefault(row.said_by, set()).add(row.reported_by)
    return found


def mute(connection: Connection, table: str, person: str, muted: str) -> None:
    """`muted` is whom the person does not want to hear."""
    insert_or_ignore(connection, schema.mutes, table_id=table, person_id=person, muted=muted)
    notify(connection, f"{table} mute {person}")


def unmute(connection: Connection, table: str, person: str, muted: str) -> None:
    mutes = schema.mutes
    connection.execute(
        mutes.delete().where(
            mutes.c.table_id == table, mutes.c.person_id == person, mutes.c.muted == muted
        )
    )
    notify(connection, f"{table} mute {person}")


def muted_by(connection: Connection, table: str, person: str) -> frozenset[str]:
    mutes = schema.mutes
    rows = connection.execute(
        select(mutes.c.muted).where(mutes.c.table_id == table, mutes.c.person_id == person)
    )
    return frozenset(row.muted for row in rows)
