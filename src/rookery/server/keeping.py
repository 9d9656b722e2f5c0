"""Finished games are kept as they were shown: when they end, when somebody asks for the replay of
one that is not kept yet, and by and by those that were forgotten."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection

from .pools import REPLAYS
from .storage import archive, tables
from .storage.rows import TableRow
from .table import kept
from .table.aside import SetAside
from .table.kept import Kept
from .table.room import Room
from .table.rules import RulesGone

if TYPE_CHECKING:
    from .house import House

AT_ONCE = 20


class NotOver(Exception):
    pass


class Finished(NamedTuple):
    row: TableRow
    kept: Kept
    public: bool


async def keep(house: House, room: Room) -> bytes:
    """Returns what has been written down."""
    data = await REPLAYS.run(kept.make, room.story)
    await house.store.write(partial(archive.put, table=room.id, data=data))
    return data


async def find(house: House, table: str) -> Finished | None:
    """A finished game; None if there is no such table. `NotOver`, or `RulesGone` for one of which
    nothing was kept while its rules were here."""

    def look(connection: Connection) -> tuple[TableRow | None, bytes | None, bool]:
        row = tables.find(connection, table)
        public = row is not None and tables.replay_is_public(connection, table)
        return row, archive.find(connection, table), public

    row, data, public = await house.store.read(look)
    if row is None:
        return None
    if data is None:
        async with house.room_of_now(table) as room:
            if room.story.status != "over" and not room.story.ended_by_rules:
                raise NotOver
            data = await keep(house, room)
    return Finished(row, await REPLAYS.run(kept.read, data), public)


async def keep_forgotten(house: House) -> None:
    """Games that ended when their worker did, or before there was an archive."""
    for table in await house.store.read(partial(archive.missing, most=AT_ONCE)):
        try:
            async with house.room(table) as room:
                if room.story.status == "over":
                    await keep(house, room)
        except (RulesGone, SetAside):
            continue
