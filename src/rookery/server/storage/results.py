"""How games ended, a row for each seat, written together with the last decision. What people are
rated follows from these rows, and can be worked out again from them: each has what everybody was
worth before the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import structs
from sqlalchemy import Connection, delete, func, insert, select, update

from ..ratings import Skill, after, anchors
from . import schema
from .upsert import insert_or_ignore


class Result(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    seat: int
    person_id: str
    bot: str
    name: str
    game: str
    place: int
    score: int
    away: bool
    ended_at: int
    rated: bool = False
    mu: float = 0.0
    sigma: float = 0.0
    mu_after: float = 0.0
    sigma_after: float = 0.0

    @property
    def before(self) -> Skill:
        return Skill(self.mu, self.sigma)

    @property
    def after(self) -> Skill:
        return Skill(self.mu_after, self.sigma_after)


def record(connection: Connection, rows: Sequence[Result], countable: bool) -> None:
    """Write down how a game ended, once. `countable`: as far as its table says."""
    results, table = schema.results, rows[0].table_id
    there = select(results.c.seat).where(results.c.table_id == table)
    if connection.execute(there).first() is not None:
        return
    helped = select(schema.helped.c.table_id).where(schema.helped.c.table_id == table)
    if countable and connection.execute(helped).first() is None:
        rows = _rated(connection, rows)
    connection.execute(insert(results), [structs.asdict(row) for row in rows])


def _rated(connection: Connection, rows: Sequence[Result]) -> Sequence[Result]:
    """With what everybody was worth, and is from now on; as they are, if that cannot be said:
    somebody sat on two seats, or a bot is not known so well."""
    people = [root_of(connection, row.person_id) for row in rows if row.person_id]
    known = anchors(rows[0].game)
    if len(set(people)) < len(people) or any(row.bot not in known for row in _bots(rows)):
        return rows
    roots = iter(people)
    who = ["" if not row.person_id else next(roots) for row in rows]
    skills = [
        skill_of(connection, person, row.game)[0] if person else known[row.bot]
        for person, row in zip(who, rows, strict=True)
    ]
    found = []
    for person, row, was, now in zip(who, rows, skills, _after(rows, skills), strict=True):
        if person:
            _keep(connection, person, row, now)
        found.append(_with_skills(row, was, now if person else was))
    return found


def _with_skills(row: Result, was: Skill, now: Skill) -> Result:
    return structs.replace(
        row, rated=True, mu=was.mu, sigma=was.sigma, mu_after=now.mu, sigma_after=now.sigma
    )


def _bots(rows: Sequence[Result]) -> list[Result]:
    return [row for row in rows if not row.person_id]


def _after(rows: Sequence[Result], skills: Sequence[Skill]) -> list[Skill]:
    """Who left is last, whatever the bot made of it."""
    return after(skills, [len(rows) + 1 if row.away else row.place for row in rows])


def root_of(connection: Connection, person: str) -> str:
    """Who a guest has become."""
    people = schema.people
    found = connection.execute(select(people.c.merged_into).where(people.c.id == person))
    return found.scalar_one_or_none() or person


def skill_of(connection: Connection, person: str, game: str) -> tuple[Skill, int]:
    """What somebody is worth, and after how many games."""
    ratings = schema.ratings
    row = connection.execute(
        select(ratings).where(ratings.c.person_id == person, ratings.c.game == game)
    ).first()
    return (Skill(), 0) if row is None else (Skill(row.mu, row.sigma), row.games)


def _keep(connection: Connection, person: str, row: Result, now: Skill) -> None:
    ratings = schema.ratings
    mine = (ratings.c.person_id == person) & (ratings.c.game == row.game)
    insert_or_ignore(
        connection, ratings,
        person_id=person, game=row.game, mu=now.mu, sigma=now.sigma, games=0, at=row.ended_at,
    )  # fmt: skip
    connection.execute(
        update(ratings)
        .where(mine)
        .values(mu=now.mu, sigma=now.sigma, games=ratings.c.games + 1, at=row.ended_at)
    )


def rate_again(connection: Connection, people: Collection[str], person: str) -> None:
    """Of guests who have become one person: their games as those of one, one after the other.
    What the others were worth at the time stays as it was."""
    results, ratings = schema.results, schema.ratings
    connection.execute(delete(ratings).where(ratings.c.person_id.in_(people)))
    found = connection.execute(
        select(results.c.table_id, results.c.seat)
        .where(results.c.person_id.in_(people), results.c.rated)
        .order_by(results.c.ended_at, results.c.table_id)
    )
    mine = [(row.table_id, row.seat) for row in found]
    if len({table for table, _ in mine}) < len(mine):
        mine = _without_games_against_oneself(connection, mine)
    for table, seat in mine:
        rows = of_table(connection, table)
        me = rows[seat]
        was = skill_of(connection, person, me.game)[0]
        skills = [was if row.seat == seat else row.before for row in rows]
        now = _after(rows, skills)[seat]
        connection.execute(
            update(results)
            .where(results.c.table_id == table, results.c.seat == seat)
            .values(mu=was.mu, sigma=was.sigma, mu_after=now.mu, sigma_after=now.sigma)
        )
        _keep(connection, person, me, now)


def _without_games_against_oneself(
    connection: Connection, rows: Sequence[tuple[str, int]]
) -> list[tuple[str, int]]:
    """Somebody had played as two guests at one table: that does not count any more."""
    tables = [row[0] for row in rows]
    twice = {table for table in tables if tables.count(table) > 1}
    results = schema.results
    connection.execute(update(results).where(results.c.table_id.in_(twice)).values(rated=False))
    return [row for row in rows if row[0] not in twice]


def of_table(connection: Connection, table: str) -> list[Result]:
    results = schema.results
    rows = connection.execute(
        select(results).where(results.c.table_id == table).order_by(results.c.seat)
    )
    return [_result(row) for row in rows]


def _result(row: object) -> Result:
    return msgspec.convert(row._mapping, Result)  # type: ignore[attr-defined]


def unrecorded(connection: Connection, after: str, limit: int) -> list[str]:
    """Tables that are over, and of which nobody has said so here: of earlier versions."""
    tables, results = schema.tables, schema.results
    known = select(results.c.table_id).where(results.c.table_id == tables.c.id)
    rows = connection.execute(
        select(tables.c.id)
        .where(tables.c.status == "over", tables.c.id > after, ~known.exists())
        .order_by(tables.c.id)
        .limit(limit)
    )
    return [row.id for row in rows]


def note_help(connection: Connection, table: str) -> None:
    """Somebody took a hint there."""
    insert_or_ignore(connection, schema.helped, table_id=table)


def games_of(
    connection: Connection, people: Collection[str], game: str, before: int, limit: int
) -> list[list[Result]]:
    """The games that they have finished, with all who played them; the last one first. Of every
    game if none is named."""
    results = schema.results
    found = (
        select(results.c.table_id, func.max(results.c.ended_at).label("ended_at"))
        .where(results.c.person_id.in_(people), results.c.ended_at < before)
        .group_by(results.c.table_id)
        .order_by(func.max(results.c.ended_at).desc(), results.c.table_id)
        .limit(limit)
    )
    if game:
        found = found.where(results.c.game == game)
    tables = [row.table_id for row in connection.execute(found)]
    rows = connection.execute(
        select(results).where(results.c.table_id.in_(tables)).order_by(results.c.seat)
    )
    by_table: dict[str, list[Result]] = {table: [] for table in tables}
    for row in rows:
        by_table[row.table_id].append(_result(row))
    return list(by_table.values())


def public_replays(connection: Connection, tables: Collection[str]) -> set[str]:
    rows = connection.execute(
        select(schema.tables.c.id).where(
            schema.tables.c.id.in_(tables), schema.tables.c.replay_public
        )
    )
    return {row.id for row in rows}


def replays_there(connection: Connection, tables: Collection[str]) -> set[str]:
    """Those that are still kept."""
    rows = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id.in_(tables)))
    return {row.id for row in rows}
