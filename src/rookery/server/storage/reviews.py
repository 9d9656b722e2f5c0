"""The small result of reviews that people's own devices made of their finished games: luck, skill
and accuracy of their own seats. It is theirs alone to see, and never counts for anything."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select

from . import schema


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int
    person_id: str
    version: int
    worlds: int
    luck: float
    skill: float
    accuracy: float
    uncertainty: float


def keep(
    connection: Connection, table: str, people: Collection[str], rows: Sequence[Figures]
) -> int:
    """Of these rows, those about seats where these people sat to the end; what was weighed in more
    worlds, by reviews of the same version, stays. Returns how many seats were theirs."""
    results, reviews, tables = schema.results, schema.reviews, schema.tables
    there = exists().where(tables.c.id == results.c.table_id)
    found = connection.execute(
        select(results.c.seat, results.c.person_id)
        .where(results.c.table_id == table, results.c.person_id.in_(people))
        .where(~results.c.away, there)
    )
    mine = {row.seat: row.person_id for row in found}
    for row in rows:
        if row.seat not in mine:
            continue
        same = (reviews.c.table_id == table) & (reviews.c.seat == row.seat)
        better = (reviews.c.version == row.version) & (reviews.c.worlds > row.worlds)
        if connection.execute(select(reviews.c.seat).where(same, better)).first() is None:
            connection.execute(delete(reviews).where(same))
            values = msgspec.structs.asdict(row) | {"person_id": mine[row.seat]}
            connection.execute(insert(reviews).values(values))
    return len(mine)


def of_people(connection: Connection, people: Collection[str], version: int) -> dict[str, Figures]:
    """By table."""
    reviews = schema.reviews
    rows = connection.execute(
        select(reviews).where(reviews.c.person_id.in_(people), reviews.c.version == version)
    )
    return {row.table_id: msgspec.convert(row._mapping, Figures) for row in rows}
