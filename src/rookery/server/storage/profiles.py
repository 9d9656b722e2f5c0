"""What people show of themselves. Whoever has said nothing shows nothing, and sees no numbers."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from ..ratings import ENOUGH_GAMES, Skill
from . import schema
from .upsert import insert_or_ignore

BOARD_SIZE = 100


class Profile(msgspec.Struct, frozen=True):
    public: bool = False
    numbers: bool = False


class Rated(msgspec.Struct, frozen=True):
    """Somebody in a list of the best."""

    person: str
    name: str
    skill: Skill
    games: int
    public: bool
    program: bool


def of(connection: Connection, person: str) -> Profile:
    profiles = schema.profiles
    row = connection.execute(select(profiles).where(profiles.c.person_id == person)).first()
    return Profile() if row is None else Profile(row.public, row.numbers)


def change(connection: Connection, person: str, profile: Profile) -> None:
    values = msgspec.structs.asdict(profile)
    if not insert_or_ignore(connection, schema.profiles, person_id=person, **values):
        connection.execute(
            update(schema.profiles).where(schema.profiles.c.person_id == person).values(**values)
        )


def best(connection: Connection, game: str, since: int) -> list[Rated]:
    """Accounts that want to be seen, and have played that game since then: whoever is surely good
    comes before whoever may be."""
    ratings, accounts, profiles = schema.ratings, schema.accounts, schema.profiles
    people = schema.people
    rows = connection.execute(
        select(ratings, accounts.c.name, profiles.c.public, people.c.program)
        .join(accounts, accounts.c.person_id == ratings.c.person_id)
        .join(people, people.c.id == ratings.c.person_id)
        .join(profiles, profiles.c.person_id == ratings.c.person_id)
        .where(ratings.c.game == game, ratings.c.games >= ENOUGH_GAMES, ratings.c.at >= since)
        .where(profiles.c.numbers)
        .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc(), accounts.c.name)
        .limit(BOARD_SIZE)
    )
    return [
        Rated(r.person_id, r.name, Skill(r.mu, r.sigma), r.games, r.public, r.program) for r in rows
    ]


def ratings_of(connection: Connection, person: str) -> dict[str, tuple[Skill, int]]:
    ratings = schema.ratings
    rows = connection.execute(select(ratings).where(ratings.c.person_id == person))
    return {row.game: (Skill(row.mu, row.sigma), row.games) for row in rows}
