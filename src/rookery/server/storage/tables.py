"""Tables in the database: made once, found by id, by who sits there, or in the lobby."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, func, insert, or_, select, update

from . import schema
from .journal import Event, append
from .rows import Status, TableRow
from .upsert import insert_or_ignore

LOBBY_SIZE = 50
LOBBY_OF_OWNER = 3
LOBBY_OF_PLACE = 12
MINE_SIZE = 100
_PAIRING = 7_231_847
"""Of an advisory lock; any number that no other one has."""


def create(connection: Connection, row: TableRow, events: Sequence[Event]) -> None:
    """The row and the first events of its journal."""
    found = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == row.id))
    if found.first() is None:  # there already: the commit of an earlier try arrived after all
        connection.execute(insert(schema.tables), row.to_columns())
        if events:
            append(connection, row.id, events)


def find(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    return None if row is None else TableRow.from_columns(row._mapping)


def lobby(connection: Connection, status: Status, since: int) -> list[str]:
    """The newest first, of those that were made since then or have had somebody at them. Whoever
    makes many tables, under one name or from one place, shows a few of them; and the first one of
    everybody comes before anybody's second."""
    tables = schema.tables
    newest = tables.c.created_at.desc()
    place = func.coalesce(func.nullif(tables.c.origin, ""), tables.c.owner).label("place")
    of_owner = func.row_number().over(partition_by=tables.c.owner, order_by=newest)
    owned = (
        select(tables.c.id, tables.c.created_at, place, of_owner.label("of_owner"))
        .where(tables.c.listed, tables.c.status == status)
        .where(or_(tables.c.created_at >= since, tables.c.attended_at >= since))
        .subquery()
    )
    everybodys_first = owned.c.of_owner, owned.c.created_at.desc()
    of_place = func.row_number().over(partition_by=owned.c.place, order_by=everybodys_first)
    listed = (
        select(owned.c.id, owned.c.created_at, owned.c.of_owner, of_place.label("of_place"))
        .where(owned.c.of_owner <= LOBBY_OF_OWNER)
        .subquery()
    )
    rows = connection.execute(
        select(listed.c.id, listed.c.created_at)
        .where(listed.c.of_place <= LOBBY_OF_PLACE)
        .order_by(listed.c.of_owner, listed.c.of_place, listed.c.created_at.desc())
        .limit(LOBBY_SIZE)
    )
    return [row.id for row in sorted(rows, key=lambda row: -row.created_at)]


def nobody_else_waits(
    connection: Connection, game: str, since: int, known: Collection[str]
) -> bool:
    """Whether all tables of a game in the lobby that wait are among those `known`. Until the end
    of the transaction no other worker gets an answer: of two who look before they open a table of
    their own, the second one sees the first one's."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_PAIRING)))
    others = set(lobby(connection, "waiting", since)).difference(known)
    tables = schema.tables
    found = select(tables.c.id).where(tables.c.id.in_(others), tables.c.game == game)
    return connection.execute(found).first() is None


def of_people(connection: Connection, people: Collection[str]) -> list[str]:
    """The tables at which one of these ids sits, those still going on first."""
    theirs = select(schema.sitters.c.table_id).where(schema.sitters.c.person_id.in_(people))
    rows = connection.execute(
        select(schema.tables.c.id)
        .where(schema.tables.c.id.in_(theirs))
        .order_by(
            schema.tables.c.status.in_(("over", "abandoned")), schema.tables.c.created_at.desc()
        )
        .limit(MINE_SIZE)
    )
    return [row.id for row in rows]


def count_unfinished(connection: Connection, people: Collection[str]) -> int:
    count = connection.execute(
        select(func.count())
        .select_from(schema.tables)
        .where(schema.tables.c.owner.in_(people))
        .where(schema.tables.c.status.in_(("waiting", "playing")))
    )
    return int(count.scalar_one())


def due(connection: Connection, now: int, limit: int = 100) -> list[str]:
    """Tables where the server itself has something to do: a bot's turn, a clock at zero."""
    rows = connection.execute(
        select(schema.tables.c.id)
        .where(schema.tables.c.status == "playing", schema.tables.c.due_at <= now)
        .order_by(schema.tables.c.due_at)
        .limit(limit)
    )
    return [row.id for row in rows]


def games_played(connection: Connection) -> list[str]:
    """Of which a table is being played."""
    found = select(schema.tables.c.game).where(schema.tables.c.status == "playing").distinct()
    return [row.game for row in connection.execute(found)]


def postpone(connection: Connection, table: str, due_at: int | None) -> None:
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table).values(due_at=due_at)
    )


def attend(connection: Connection, ids: Collection[str], now: int) -> None:
    """Somebody who sits there, or the owner, is there."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id.in_(ids)).values(attended_at=now)
    )


def sit(connection: Connection, table: str, person: str) -> None:
    insert_or_ignore(connection, schema.sitters, table_id=table, person_id=person)


def set_replay_public(connection: Connection, table: str, public: bool) -> None:
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table).values(replay_public=public)
    )


def replay_is_public(connection: Connection, table: str) -> bool:
    public = select(schema.tables.c.replay_public).where(schema.tables.c.id == table)
    return bool(connection.execute(public).scalar_one())


def set_webhook(connection: Connection, table: str, person: str, url: str | None) -> None:
    hooks = schema.webhooks
    connection.execute(hooks.delete().where(hooks.c.table_id == table, hooks.c.person_id == person))
    if url is not None:
        connection.execute(insert(hooks).values(table_id=table, person_id=person, url=url))


def webhook(connection: Connection, table: str, person: str) -> str | None:
    hooks = schema.webhooks
    return connection.execute(
        select(hooks.c.url).where(hooks.c.table_id == table, hooks.c.person_id == person)
    ).scalar_one_or_none()
