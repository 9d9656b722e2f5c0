"""Guests and accounts. A guest becomes an account by choosing a name and a password; logging in
elsewhere hands a guest's games over to the account."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select, update

from ..names import likeness
from . import schema
from .upsert import insert_or_ignore


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: int
    account: str | None
    ids: frozenset[str]
    """All the guests that this person has been: the seats of each are theirs."""
    session: str = ""
    """By which they came, if they came by one."""
    program: bool = False
    """Nobody plays here but a program from outside."""


class Account(msgspec.Struct, frozen=True):
    person: str
    name: str
    password_hash: str


def create(connection: Connection, id: str, name: str, colour: int, now: int) -> None:
    insert_or_ignore(connection, schema.people, id=id, name=name, colour=colour, created_at=now)


def find(connection: Connection, id: str) -> Person | None:
    people, accounts = schema.people, schema.accounts
    row = connection.execute(
        select(people, accounts.c.name.label("account"))
        .outerjoin(accounts, accounts.c.person_id == people.c.id)
        .where(people.c.id == id)
    ).first()
    if row is None:
        return None
    merged = connection.execute(select(people.c.id).where(people.c.merged_into == id))
    ids = frozenset((id, *(other.id for other in merged)))
    return Person(id, row.name, row.colour, row.account, ids, program=row.program)


def rename(connection: Connection, id: str, name: str, colour: int) -> None:
    connection.execute(
        update(schema.people).where(schema.people.c.id == id).values(name=name, colour=colour)
    )


def is_a_program(connection: Connection, id: str) -> None:
    """From now on, and for good: what it has earned is a program's."""
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(program=True))


def register(connection: Connection, person: str, name: str, password_hash: str, now: int) -> bool:
    """Make an account of a guest, who is called by its name from now on; False if the name is taken
    or the guest has one."""
    has_one = connection.execute(
        select(schema.accounts.c.name).where(schema.accounts.c.person_id == person)
    ).first()
    if has_one is not None:
        return False
    made = insert_or_ignore(
        connection, schema.accounts,
        name_key=likeness(name), name=name, password_hash=password_hash, person_id=person,
        created_at=now,
    )  # fmt: skip
    if made:
        connection.execute(
            update(schema.people).where(schema.people.c.id == person).values(name=name)
        )
    return made


def find_account(connection: Connection, name: str) -> Account | None:
    accounts = schema.accounts
    keys = (name.casefold(), likeness(name))
    rows = connection.execute(select(accounts).where(accounts.c.name_key.in_(keys))).all()
    rows = sorted(rows, key=lambda row: keys.index(row.name_key))
    return _account(rows[0]) if rows else None


def account_of(connection: Connection, person: str) -> Account | None:
    accounts = schema.accounts
    row = connection.execute(select(accounts).where(accounts.c.person_id == person)).first()
    return None if row is None else _account(row)


def _account(row: object) -> Account:
    return Account(row.person_id, row.name, row.password_hash)  # type: ignore[attr-defined]


def set_password(connection: Connection, person: str, password_hash: str) -> None:
    connection.execute(
        update(schema.accounts)
        .where(schema.accounts.c.person_id == person)
        .values(password_hash=password_hash)
    )


def merge(connection: Connection, guest: str, person: str) -> None:
    """A guest's seats become the account's."""
    has_account = select(schema.accounts.c.person_id)
    connection.execute(
        update(schema.people)
        .where(schema.people.c.id == guest, schema.people.c.id != person)
        .where(schema.people.c.id.not_in(has_account))
        .values(merged_into=person)
    )


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.people)).scalar_one())


def find_secret(connection: Connection, name: str) -> str | None:
    found = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    return connection.execute(found).scalar_one_or_none()


def shared_secret(connection: Connection, name: str, proposal: str) -> str:
    """A secret that all workers share: whoever comes first chooses it."""
    if (value := find_secret(connection, name)) is not None:
        return value  # no write: the database may take none just now
    insert_or_ignore(connection, schema.secrets, name=name, value=proposal)
    return find_secret(connection, name) or proposal


def set_secret(connection: Connection, name: str, value: str) -> None:
    """Another value from now on."""
    secrets = schema.secrets
    if not connection.execute(
        update(secrets).where(secrets.c.name == name).values(value=value)
    ).rowcount:
        insert_or_ignore(connection, secrets, name=name, value=value)
