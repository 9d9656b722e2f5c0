"""Tournaments in the database: what was fixed when one was made, and its journal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Integer, cast, func, select, update

from . import schema
from .results import Result, of_table
from .rows import ClockRule
from .upsert import insert_or_ignore

Status = Literal["waiting", "running", "over", "cancelled"]
Kind = Literal[
    "entered",  # somebody, or a bot, takes part
    "returned",  # comes back after having been away
    "left",  # is not paired any more, until they return
    "ready",  # of an arena: wants the next game
    "started",
    "paired",  # games begin: of a round, or one of an arena
    "ended",  # a game is over
    "over",
    "cancelled",
]
LIST_SIZE = 50
LIST_OF_OWNER = 3
LIST_OF_PLACE = 6


class Rule(msgspec.Struct, frozen=True):
    """What is played, and how."""

    kind: Literal["arena", "swiss"]
    game: str
    rules_version: int
    players: int
    """At a table."""
    options: dict[str, bool | int | str]
    clock: ClockRule
    rounds: int
    """Of a Swiss tournament."""
    minutes: int
    """Of an arena."""
    same_deals: bool
    """All tables of a round are dealt the same."""


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    owner: str
    title: str
    rule: Rule
    seed: str
    """From which the seeds of its rounds follow; it never leaves the server."""
    listed: bool
    origin: str
    created_at: int
    starts_at: int
    status: Status = "waiting"
    due_at: int | None = None

    def to_columns(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self) | {"rule": msgspec.json.encode(self.rule).decode()}

    @classmethod
    def from_columns(cls, columns: Any) -> TournamentRow:
        plain = {str(name): value for name, value in columns.items()}
        return msgspec.convert(plain | {"rule": msgspec.json.decode(plain["rule"])}, cls)


class Event(msgspec.Struct, frozen=True):
    """One row of the journal."""

    number: int
    at: int
    kind: Kind
    key: str
    data: dict[str, Any] = {}


def create(connection: Connection, row: TournamentRow, events: Sequence[Event]) -> None:
    """Also right when it runs a second time."""
    if insert_or_ignore(connection, schema.tournaments, **row.to_columns()) and events:
        append(connection, row.id, events)


def find(connection: Connection, id: str) -> TournamentRow | None:
    rows = schema.tournaments
    row = connection.execute(select(rows).where(rows.c.id == id)).first()
    return None if row is None else TournamentRow.from_columns(row._mapping)


def append(connection: Connection, id: str, events: Sequence[Event]) -> bool:
    """Write events under their numbers, all or none; False if somebody else was faster. What is
    there already as we write it is ours: an earlier try has arrived after all."""
    first = events[0]
    for event in events:
        new = insert_or_ignore(
            connection, schema.tournament_journal,
            tournament_id=id, number=event.number, at=event.at, kind=event.kind, key=event.key,
            data=msgspec.json.encode(event.data).decode(),
        )  # fmt: skip
        if not new:  # then the first one was not: numbers have no gaps
            journal = schema.tournament_journal
            key = select(journal.c.key).where(
                journal.c.tournament_id == id, journal.c.number == first.number
            )
            return connection.execute(key).scalar() == first.key
    for person in {event.data["person"] for event in events if event.data.get("person")}:
        insert_or_ignore(connection, schema.entrants, tournament_id=id, person_id=person)
    return True


def read_after(connection: Connection, id: str, number: int) -> list[Event]:
    journal = schema.tournament_journal
    rows = connection.execute(
        select(journal.c.number, journal.c.at, journal.c.kind, journal.c.key, journal.c.data)
        .where(journal.c.tournament_id == id, journal.c.number > number)
        .order_by(journal.c.number)
    )
    return [Event(*row[:-1], data=msgspec.json.decode(row.data)) for row in rows]


def set_summary(connection: Connection, id: str, status: Status, due_at: int | None) -> None:
    rows = schema.tournaments
    connection.execute(update(rows).where(rows.c.id == id).values(status=status, due_at=due_at))


def postpone(connection: Connection, id: str, due_at: int) -> None:
    rows = schema.tournaments
    connection.execute(update(rows).where(rows.c.id == id).values(due_at=due_at))


def nudge(connection: Connection, id: str) -> None:
    """Something of it has happened elsewhere: look at once."""
    rows = schema.tournaments
    connection.execute(update(rows).where(rows.c.id == id, rows.c.due_at > 0).values(due_at=0))


def due(connection: Connection, now: int, limit: int = 100) -> list[str]:
    rows = schema.tournaments
    found = connection.execute(
        select(rows.c.id)
        .where(rows.c.status.in_(("waiting", "running")), rows.c.due_at <= now)
        .order_by(rows.c.due_at)
        .limit(limit)
    )
    return list(found.scalars())


class Ended(msgspec.Struct, frozen=True):
    """What has become of a table; without results there is nothing to count."""

    table: str
    results: list[Result]


def ended(connection: Connection, open_tables: Collection[str], before: int) -> list[Ended]:
    """Those of the tables that will not go on: they are over, given up, gone, or nothing has
    happened there since."""
    tables, journal = schema.tables, schema.journal
    last = select(func.max(journal.c.at)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    going = select(tables.c.id).where(
        tables.c.id.in_(open_tables), tables.c.status == "playing", last >= before
    )
    on = set(connection.execute(going).scalars())
    return [Ended(id, of_table(connection, id)) for id in open_tables if id not in on]


class Listed(msgspec.Struct, frozen=True):
    row: TournamentRow
    people: int
    bots: int


def listed(connection: Connection, *statuses: Status) -> list[Listed]:
    """Those for everybody; of one person, or from one place, a few. Who takes part is counted."""
    rows = schema.tournaments
    newest = rows.c.created_at.desc()
    place = func.coalesce(func.nullif(rows.c.origin, ""), rows.c.owner)
    ranked = (
        select(
            rows.c.id,
            func.row_number().over(partition_by=rows.c.owner, order_by=newest).label("of_owner"),
            func.row_number().over(partition_by=place, order_by=newest).label("of_place"),
        )
        .where(rows.c.listed, rows.c.status.in_(statuses))
        .subquery()
    )
    wanted = select(ranked.c.id).where(
        ranked.c.of_owner <= LIST_OF_OWNER, ranked.c.of_place <= LIST_OF_PLACE
    )
    return _with_counts(connection, rows.c.id.in_(wanted))


def of_people(connection: Connection, people: Collection[str]) -> list[Listed]:
    """Where they take part, or which they have made, that are not over."""
    rows, entrants = schema.tournaments, schema.entrants
    part = select(entrants.c.tournament_id).where(entrants.c.person_id.in_(people))
    theirs = rows.c.id.in_(part) | rows.c.owner.in_(people)
    return _with_counts(connection, theirs & rows.c.status.in_(("waiting", "running")))


def _with_counts(connection: Connection, which: Any) -> list[Listed]:
    rows, journal, entrants = schema.tournaments, schema.tournament_journal, schema.entrants
    people = (
        select(func.count())
        .where(entrants.c.tournament_id == rows.c.id)
        .scalar_subquery()
        .label("people")
    )
    entered = (
        select(func.count())
        .where(journal.c.tournament_id == rows.c.id, journal.c.kind == "entered")
        .scalar_subquery()
        .label("entered")
    )
    found = connection.execute(
        select(rows, people, cast(entered, Integer).label("all_entered"))
        .where(which)
        .order_by(rows.c.starts_at.desc(), rows.c.id)
        .limit(LIST_SIZE)
    )
    names = [column.name for column in rows.columns]
    return [
        Listed(
            TournamentRow.from_columns({name: row._mapping[name] for name in names}),
            row.people,
            max(0, row.all_entered - row.people),
        )
        for row in found
    ]


def count_unfinished(
    connection: Connection, people: Collection[str], origin: str
) -> tuple[int, int]:
    """Of one person, and of one place."""
    rows = schema.tournaments
    going = rows.c.status.in_(("waiting", "running"))
    count = select(func.count()).select_from(rows).where(going)
    mine = connection.execute(count.where(rows.c.owner.in_(people))).scalar_one()
    here = connection.execute(count.where(rows.c.origin == origin)).scalar_one()
    return int(mine), int(here)


def rename(connection: Connection, people: Collection[str], name: str, forget: bool) -> None:
    """Somebody has never been called otherwise; or, to `forget` them, is nobody any more."""
    entrants, journal = schema.entrants, schema.tournament_journal
    theirs = select(entrants.c.tournament_id).where(entrants.c.person_id.in_(people))
    rows = connection.execute(
        select(journal.c.tournament_id, journal.c.number, journal.c.data).where(
            journal.c.tournament_id.in_(theirs), journal.c.kind == "entered"
        )
    ).all()
    for row in rows:
        data = msgspec.json.decode(row.data)
        if data.get("person") in people:
            changed = data | {"name": name} | ({"person": ""} if forget else {})
            connection.execute(
                update(journal)
                .where(journal.c.tournament_id == row.tournament_id, journal.c.number == row.number)
                .values(data=msgspec.json.encode(changed).decode())
            )
