"""How often somebody did something lately, for workers that share a database."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, delete, select

from . import schema

MINUTE_MS = 60_000
SWEEP = 500
"""Once in so many times, what is older than the last two minutes is swept away."""


def one_more(what: str, who: str, now: int) -> Callable[[Connection], float]:
    """Counts, and tells about how many there were within the last minute. In a transaction of its
    own: whoever counts the same thing elsewhere waits for no journal."""
    minute, since = divmod(now, MINUTE_MS)
    counts = schema.counts

    def count(connection: Connection) -> float:
        from sqlalchemy.dialects.postgresql import insert

        mine = (counts.c.what == what) & (counts.c.who == who)
        statement = insert(counts).values(what=what, who=who, minute=minute, times=1)
        times = connection.execute(
            statement.on_conflict_do_update(
                index_elements=[counts.c.what, counts.c.who, counts.c.minute],
                set_={"times": counts.c.times + 1},
            ).returning(counts.c.times)
        ).scalar_one()
        before = connection.execute(
            select(counts.c.times).where(mine, counts.c.minute == minute - 1)
        ).scalar_one_or_none()
        if secrets.randbelow(SWEEP) == 0:
            connection.execute(delete(counts).where(counts.c.minute < minute - 1))
        connection.commit()
        return float(times + (before or 0) * (1 - since / MINUTE_MS))

    return count
