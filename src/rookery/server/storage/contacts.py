"""How people want to be told that it is their turn: by which browsers, at which address, and when
not. A browser counts once it has sent back what was sent to it: an address of somebody else's
browser, or one that was copied, gets nowhere."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import structs
from sqlalchemy import Connection, delete, exists, func, insert, select, update

from . import schema
from .upsert import insert_or_ignore

DEVICES = 12
"""Of one person; the oldest make room."""
DAY_MS = 86_400_000
_MAILING = 7_231_848
"""Of an advisory lock, as in `tables.py`."""


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    mail: str = ""
    by_mail: bool = False
    language: str = "en"
    quiet_from: int = 0
    quiet_to: int = 0
    """Minutes of the day. From and to the same: never."""
    zone: str = "UTC"


class Device(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    person_id: str
    session_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    key_hash: str
    created_at: int


def of(connection: Connection, person: str) -> Contact:
    contacts = schema.contacts
    row = connection.execute(select(contacts).where(contacts.c.person_id == person)).first()
    return msgspec.convert(row._mapping, Contact) if row else Contact()


def change(connection: Connection, person: str, contact: Contact) -> None:
    contacts, values = schema.contacts, structs.asdict(contact)
    if not insert_or_ignore(connection, contacts, person_id=person, **values):
        connection.execute(update(contacts).where(contacts.c.person_id == person).values(**values))


def add_device(connection: Connection, device: Device) -> None:
    """It takes the place of what was known of that session."""
    devices = schema.push_devices
    mine = devices.c.person_id == device.person_id
    connection.execute(delete(devices).where(mine, devices.c.session_id == device.session_id))
    newest = (
        select(devices.c.id).where(mine).order_by(devices.c.created_at.desc()).limit(DEVICES - 1)
    )
    keep = connection.execute(newest).scalars().all()
    connection.execute(delete(devices).where(mine, devices.c.id.not_in(keep)))
    connection.execute(insert(devices).values(structs.asdict(device)))


def confirm(connection: Connection, people: Collection[str], key_hash: str) -> bool:
    """The browser has sent back what was sent to it: nobody else is told there any more."""
    devices = schema.push_devices
    row = connection.execute(
        select(devices).where(devices.c.key_hash == key_hash, devices.c.person_id.in_(people))
    ).first()
    if row is None:
        return False
    connection.execute(
        delete(devices).where(devices.c.endpoint == row.endpoint, devices.c.id != row.id)
    )
    connection.execute(update(devices).where(devices.c.id == row.id).values(key_hash=""))
    return True


def devices_of(connection: Connection, person: str) -> list[Device]:
    """Those that have answered."""
    devices = schema.push_devices
    rows = connection.execute(
        select(devices)
        .where(devices.c.person_id == person, devices.c.key_hash == "")
        .order_by(devices.c.created_at)
    )
    return [msgspec.convert(row._mapping, Device) for row in rows]


def forget_device(connection: Connection, id: str) -> None:
    connection.execute(delete(schema.push_devices).where(schema.push_devices.c.id == id))


def forget_devices_by(connection: Connection, sessions: Collection[str]) -> None:
    devices = schema.push_devices
    connection.execute(delete(devices).where(devices.c.session_id.in_(sessions)))


def forget_devices_of(connection: Connection, person: str) -> None:
    devices = schema.push_devices
    connection.execute(delete(devices).where(devices.c.person_id == person))


def follow(connection: Connection, former: str, session: str, person: str) -> None:
    """Somebody at a browser is another from now on: what is told there, too."""
    devices = schema.push_devices
    connection.execute(
        update(devices)
        .where(devices.c.session_id == former)
        .values(session_id=session, person_id=person)
    )


def reachable(connection: Connection, person: str) -> bool:
    """Whether there is any way to tell them something."""
    contacts, devices = schema.contacts, schema.push_devices
    by_mail = exists().where(
        contacts.c.person_id == person, contacts.c.by_mail, contacts.c.mail != ""
    )
    by_push = exists().where(devices.c.person_id == person, devices.c.key_hash == "")
    return bool(connection.execute(select(by_mail | by_push)).scalar())


def may_mail(connection: Connection, address: str, most: int, now: int) -> bool:
    """Counts as one more mail to an address; False if there were enough within a day. Those that
    are asked for in one millisecond count too, and of several workers one counts at a time."""
    mailed = schema.mailed
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_MAILING)))
    connection.execute(delete(mailed).where(mailed.c.at < now - DAY_MS))
    mine = mailed.c.address == address
    lately = select(func.count(), func.coalesce(func.max(mailed.c.at), 0)).where(mine)
    count, last = connection.execute(lately).one()
    if count >= most:
        return False
    connection.execute(insert(mailed).values(address=address, at=max(now, last + 1)))
    return True
