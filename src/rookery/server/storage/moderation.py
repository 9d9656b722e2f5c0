"""What is done about people and what they write: a journal, and its deeds in the database.

The terminal and the page of the site both come through `do`, whichever server is running: workers
read the journal and see to what they have in memory (`../moderation.py`).
"""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from ..names import likeness
from ..words import guest_name
from . import archive, erase, farewell, schema, tournaments

Kind = Literal[
    "silence",  # may not write, for a time or for good
    "ban",  # may not come in
    "lift",  # whatever was in force is over
    "remove_line",
    "remove_name",
    "remove_table",
    "settle",  # a report was read, and nothing had to be done
    "appoint",  # may do all this from now on
    "dismiss",
]


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """One row."""

    act: Kind
    at: int
    by: str = ""
    """Who did it; empty: an operator, at the terminal."""
    by_name: str = ""
    person: str = ""
    name: str = ""
    place: str = ""
    table: str = ""
    line: int | None = None
    until: int | None = None
    why: str = ""
    number: int = 0


def do(connection: Connection, deed: Deed) -> Deed:
    """Write it down and do it, in one transaction."""
    journal = schema.moderation
    last = connection.execute(select(func.coalesce(func.max(journal.c.number), 0))).scalar_one()
    if deed.person and not deed.name:
        deed = msgspec.structs.replace(deed, name=name_of(connection, deed.person))
    deed = msgspec.structs.replace(deed, number=last + 1)
    connection.execute(insert(journal), msgspec.structs.asdict(deed))
    if deed.line is not None:
        reports = schema.reports
        of_line = (reports.c.table_id == deed.table) & (reports.c.number == deed.line)
        connection.execute(update(reports).where(of_line).values(settled=True))
    if deed.act == "remove_line":
        chat = schema.chat
        said = (chat.c.table_id == deed.table) & (chat.c.number == deed.line)
        connection.execute(update(chat).where(said).values(text="", mark="", step=None))
    elif deed.act == "remove_name":
        _rename(connection, deed.person)
    elif deed.act == "remove_table":
        erase.table(connection, deed.table)
    return deed


def name_of(connection: Connection, person: str) -> str:
    people = schema.people
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar() or ""


def _rename(connection: Connection, person: str) -> None:
    """A guest's name instead, here and at every table, in journals too: what is written there would
    be shown again and again."""
    people, accounts, chat = schema.people, schema.accounts, schema.chat
    other = guest_name()
    key = accounts.c.name_key
    while connection.execute(select(key).where(key == likeness(other))).first() is not None:
        other = f"{guest_name()}{secrets.randbelow(10_000)}"
    connection.execute(update(people).where(people.c.id == person).values(name=other))
    theirs = update(accounts).where(accounts.c.person_id == person)
    connection.execute(theirs.values(name=other, name_key=likeness(other)))
    for rows in (chat, schema.results):
        connection.execute(update(rows).where(rows.c.person_id == person).values(name=other))
    tournaments.rename(connection, (person,), other, forget=False)
    sat_at = select(schema.sitters.c.table_id).where(schema.sitters.c.person_id == person)
    for table in connection.execute(sat_at).scalars().all():
        farewell.rename_at(connection, table, (person,), other)
        archive.rename_at(connection, table, (person,), other)


def after(connection: Connection, number: int) -> list[Deed]:
    journal = schema.moderation
    rows = connection.execute(
        select(journal).where(journal.c.number > number).order_by(journal.c.number)
    )
    return [_deed(row._mapping) for row in rows]


def latest(connection: Connection, before: int | None, most: int) -> list[Deed]:
    """The newest first."""
    journal = schema.moderation
    found = select(journal).order_by(journal.c.number.desc()).limit(most)
    if before is not None:
        found = found.where(journal.c.number < before)
    return [_deed(row._mapping) for row in connection.execute(found)]


def find(connection: Connection, number: int) -> Deed | None:
    journal = schema.moderation
    row = connection.execute(select(journal).where(journal.c.number == number)).first()
    return None if row is None else _deed(row._mapping)


def times(connection: Connection, person: str) -> int:
    """How often something was done about somebody."""
    journal = schema.moderation
    done = journal.c.act.in_(("silence", "ban", "remove_line", "remove_name"))
    count = select(func.count()).where(journal.c.person == person, done)
    return int(connection.execute(count).scalar_one())


def _deed(columns: Any) -> Deed:
    return msgspec.convert({str(name): value for name, value in columns.items()}, Deed)


class Report(msgspec.Struct, frozen=True):
    """A line that somebody has reported, with what was said around it."""

    table: str
    number: int
    times: int
    at: int
    """When it was first reported."""


def reports(connection: Connection, most: int = 50) -> list[Report]:
    """Those that nobody has looked at, the oldest first."""
    found = schema.reports
    first = func.min(found.c.at)
    rows = connection.execute(
        select(found.c.table_id, found.c.number, func.count().label("times"), first.label("at"))
        .where(found.c.settled.is_(False))
        .group_by(found.c.table_id, found.c.number)
        .order_by(first)
        .limit(most)
    )
    return [Report(row.table_id, row.number, row.times, row.at) for row in rows]


class Known(msgspec.Struct, frozen=True):
    """Somebody, as those see them who may ban."""

    id: str
    name: str
    account: str | None
    created_at: int


def find_people(connection: Connection, name: str, most: int = 20) -> list[Known]:
    """Accounts and guests of exactly this name or id, accounts first."""
    people, accounts = schema.people, schema.accounts
    rows = connection.execute(
        select(people, accounts.c.name.label("account"))
        .outerjoin(accounts, accounts.c.person_id == people.c.id)
        .where((people.c.id == name) | (people.c.name == name) | (accounts.c.name == name))
        .order_by(accounts.c.name.is_(None), people.c.created_at.desc())
        .limit(most)
    )
    return [Known(row.id, row.name, row.account, row.created_at) for row in rows]


def place_of(connection: Connection, person: str) -> str:
    """From where somebody last wrote, or made a table; empty if they never did."""
    chat, tables = schema.chat, schema.tables
    wrote = connection.execute(
        select(chat.c.place)
        .where(chat.c.person_id == person, chat.c.place != "")
        .order_by(chat.c.at.desc())
        .limit(1)
    ).scalar()
    made = select(tables.c.origin).where(tables.c.owner == person, tables.c.origin != "")
    newest = made.order_by(tables.c.created_at.desc()).limit(1)
    return wrote or connection.execute(newest).scalar() or ""
