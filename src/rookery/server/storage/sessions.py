"""By what devices people come. A session ends when its owner says so, at a new password, or when
nobody has come by it for a year; its token is worth nothing from then on."""

from __future__ import annotations

import msgspec
from msgspec import structs
from sqlalchemy import Connection, delete, insert, select, update

from . import contacts, people, schema
from .journal import notify
from .people import Person
from .upsert import insert_or_ignore

LIFE_MS = 365 * 86_400_000
RESET_MS = 2 * 86_400_000
"""How long a link to a new password is good for."""


class Session(msgspec.Struct, frozen=True):
    id: str
    person: str
    device: str
    created_at: int
    seen_at: int


def begin(
    connection: Connection, token_hash: str, id: str, person: str, device: str, now: int
) -> None:
    insert_or_ignore(
        connection, schema.sessions,
        token_hash=token_hash, id=id, person_id=person, device=device, created_at=now, seen_at=now,
    )  # fmt: skip


def recognise(connection: Connection, token_hash: str, now: int) -> tuple[Person, int] | None:
    """Whose token it is, and when they were last seen with it."""
    sessions = schema.sessions
    row = connection.execute(select(sessions).where(sessions.c.token_hash == token_hash)).first()
    if row is None or row.seen_at < now - LIFE_MS:
        return None
    person = people.find(connection, row.person_id)
    return None if person is None else (structs.replace(person, session=row.id), row.seen_at)


def seen(connection: Connection, id: str, now: int) -> None:
    connection.execute(
        update(schema.sessions).where(schema.sessions.c.id == id).values(seen_at=now)
    )


def of_person(connection: Connection, person: str) -> list[Session]:
    """The one that was used last comes first."""
    sessions = schema.sessions
    rows = connection.execute(
        select(sessions).where(sessions.c.person_id == person).order_by(sessions.c.seen_at.desc())
    )
    return [Session(r.id, r.person_id, r.device, r.created_at, r.seen_at) for r in rows]


def end(connection: Connection, person: str, id: str) -> list[str]:
    """One of a person's sessions. What was ended, for those who hold a socket by it."""
    return _end(connection, [s.id for s in of_person(connection, person) if s.id == id])


def end_all(connection: Connection, person: str, but: str = "") -> list[str]:
    return _end(connection, [s.id for s in of_person(connection, person) if s.id != but])


def _end(connection: Connection, ids: list[str]) -> list[str]:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.id.in_(ids)))
    contacts.forget_devices_by(connection, ids)
    for id in ids:
        notify(connection, f"- ended {id}")
    return ids


def add_key(connection: Connection, key_hash: str, person: str, now: int) -> None:
    """A link to a new password; earlier ones are good for nothing any more."""
    keys = schema.account_keys
    connection.execute(delete(keys).where((keys.c.person_id == person) | (keys.c.expires_at < now)))
    connection.execute(
        insert(keys).values(key_hash=key_hash, person_id=person, expires_at=now + RESET_MS)
    )


def key_holder(connection: Connection, key_hash: str, now: int) -> str | None:
    keys = schema.account_keys
    found = select(keys.c.person_id).where(keys.c.key_hash == key_hash, keys.c.expires_at >= now)
    return connection.execute(found).scalar_one_or_none()


def use_key(
    connection: Connection, key_hash: str, password_hash: str, now: int
) -> tuple[str, list[str]] | None:
    """Set a password by a link, once: whose it is, and the sessions that end with that."""
    person = key_holder(connection, key_hash, now)
    if person is None:
        return None
    keys = schema.account_keys
    connection.execute(delete(keys).where(keys.c.person_id == person))
    people.set_password(connection, person, password_hash)
    return person, end_all(connection, person)
