"""Vacations: while somebody is on one, clocks in days do not run for them."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select, update

from . import schema

DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS


def until(connection: Connection, person: str, now: int) -> int | None:
    """When the one that they are on ends."""
    vacations = schema.vacations
    found = select(func.max(vacations.c.ends_at)).where(vacations.c.person_id == person)
    ends = connection.execute(found).scalar()
    return ends if ends is not None and ends > now else None


def days_left(connection: Connection, person: str, now: int, most: int) -> int:
    """Of so many within a year."""
    vacations = schema.vacations
    used = connection.execute(
        select(func.sum(vacations.c.ends_at - vacations.c.begins_at)).where(
            vacations.c.person_id == person, vacations.c.ends_at > now - YEAR_MS
        )
    ).scalar()
    return max(0, (most * DAY_MS - int(used or 0)) // DAY_MS)


def begin(connection: Connection, person: str, now: int, days: int, most: int) -> bool:
    """False if there are not so many days left, or they are on one."""
    on_one = until(connection, person, now) is not None
    if on_one or days > days_left(connection, person, now, most):
        return False
    row = {"person_id": person, "begins_at": now, "ends_at": now + days * DAY_MS}
    connection.execute(insert(schema.vacations).values(row))
    return True


def end(connection: Connection, person: str, now: int) -> None:
    vacations = schema.vacations
    connection.execute(
        update(vacations)
        .where(vacations.c.person_id == person, vacations.c.ends_at > now)
        .values(ends_at=now)
    )
