"""Notes that players keep with a replay. A note is a line of chat in a room of its own that stands
at a moment: so it is reported, removed, exported and forgotten like everything else that is said at
a table. There is one of each player at each moment; what is changed is said anew."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from . import schema

ROOM = "notes"


class Note(msgspec.Struct, frozen=True):
    step: int
    mark: str
    text: str
    person: str
    name: str
    seat: int
    at: int
    place: str = ""
    """From where it was written, hashed."""
    number: int = 0


def all_of(connection: Connection, table: str) -> list[Note]:
    """In the order of the game."""
    chat = schema.chat
    found = (
        select(chat)
        .where(chat.c.table_id == table, chat.c.room == ROOM, chat.c.step.is_not(None))
        .order_by(chat.c.step, chat.c.number)
    )
    return [
        Note(
            row.step, row.mark, row.text, row.person_id, row.name, row.seat, row.at, row.place,
            row.number,
        )
        for row in connection.execute(found)
    ]  # fmt: skip


def find(connection: Connection, table: str, number: int) -> Note | None:
    return next((note for note in all_of(connection, table) if note.number == number), None)


def write(
    connection: Connection, table: str, note: Note, people: Collection[str], most: int
) -> bool:
    """In place of what its writer, who has been all those people, noted there before; an empty
    note only takes that away. False if they have `most` notes there already."""
    chat = schema.chat
    mine = (chat.c.table_id == table) & (chat.c.room == ROOM) & chat.c.person_id.in_(people)
    _withdraw(connection, table, mine & (chat.c.step == note.step))
    if not note.text and not note.mark:
        return True
    count = select(func.count()).where(mine & chat.c.step.is_not(None))
    if connection.execute(count).scalar_one() >= most:
        return False
    last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)
    number = int(connection.execute(last).scalar_one()) + 1
    connection.execute(
        insert(chat).values(
            table_id=table, number=number, room=ROOM, seat=note.seat, person_id=note.person,
            name=note.name, text=note.text, key=f"{ROOM} {number}", at=note.at, place=note.place,
            step=note.step, mark=note.mark,
        )
    )  # fmt: skip
    return True


def _withdraw(connection: Connection, table: str, which: object) -> None:
    """Whoever was reported cannot take the evidence away: such a note is not shown any more, and
    stays with the report."""
    chat, reports = schema.chat, schema.reports
    reported = exists().where(
        reports.c.table_id == chat.c.table_id, reports.c.number == chat.c.number
    )
    connection.execute(delete(chat).where(which, ~reported))  # type: ignore[arg-type]
    connection.execute(update(chat).where(which).values(step=None))  # type: ignore[arg-type]
