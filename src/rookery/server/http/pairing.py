"""Company, quickly: a seat at a table that waits for a game as it is usually played, or a table of
one's own that waits for the next one who asks."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from msgspec import structs
from sqlalchemy import Connection
from starlette.responses import Response

from ...core.meta import Meta
from ...core.registry import find_meta
from .. import rest
from ..contract import path_to
from ..house import House, NoSuchTable
from ..storage import tables
from ..storage.people import Person
from ..table import making
from ..table.aside import SetAside
from ..table.rules import RulesGone
from ..table.story import Story
from .docs import answers, body, send
from .errors import ApiError
from .hosting import busy
from .identity import Place, TheHouse, Whoever
from .people import check_no_program, free_name
from .seats import sit_down
from .tables import DESERTED_MS, check_unfinished

router = APIRouter(prefix="/api", tags=["tables"])

TRIES = 5


@router.post("/pair", **answers(rest.Paired, 404, 409, 422, body=rest.Pair))
async def pair(
    person: Whoever, house: TheHouse, place: Place, wanted: Annotated[rest.Pair, body(rest.Pair)]
) -> Response:
    """Sit down at a listed table of that game that waits for somebody, the one that has waited
    longest first; without one, a new table waits. Who waits already stays there, and two who ask
    at the same moment find each other."""
    check_no_program(person)
    meta = find_meta(wanted.game)
    await house.limits.spend("tables", person.id, place)
    async with house.pairing:
        for _ in range(TRIES):
            waiting, known = await _waiting(house, meta)
            found = await _seat(house, person, place, waiting)
            if found is None:
                found = await _wait(house, person, place, meta, known)
            if found is not None:
                return send(rest.Paired(found, path_to("table", found)))
    raise busy()


async def _waiting(house: House, meta: Meta) -> tuple[list[Story], set[str]]:
    """Tables that anybody would sit down at who asks for this game, the oldest first; and all that
    were looked at."""
    since = house.now() - DESERTED_MS
    usual = meta.complete({})
    found = []
    ids = await house.store.read(partial(tables.lobby, status="waiting", since=since))
    for table in ids:
        try:
            async with house.room_of_now(table) as room:
                row = room.story.row
                alike = (row.game, row.clock.kind) == (meta.id, "none")
                if alike and meta.complete(row.options) == usual and room.story.status == "waiting":
                    found.append(room.story)
        except (NoSuchTable, RulesGone, SetAside):
            continue
    return sorted(found, key=_since), set(ids)


def _since(story: Story) -> tuple[int, str]:
    return story.row.created_at, story.row.id


async def _seat(house: House, person: Person, place: str, waiting: list[Story]) -> str | None:
    """At one of these tables."""
    for story in waiting:
        if story.seats_of(person.ids):
            return story.row.id
    for story in waiting:
        try:
            async with house.room_of_now(story.row.id) as room:
                await sit_down(house, room, person, place, rest.Join())
                return story.row.id
        except (NoSuchTable, RulesGone, SetAside):
            continue
        except ApiError as error:
            if error.body.error in ("name_taken", "busy"):
                raise
    return None


async def _wait(
    house: House, person: Person, place: str, meta: Meta, known: set[str]
) -> str | None:
    """At a table of one's own; None if somebody else has begun to wait, at this worker or another
    one, since it was looked who does."""
    await check_unfinished(house, person)
    table = await _own(house, person, place, meta)
    row = table.story.row
    since = row.created_at - DESERTED_MS

    def write(connection: Connection) -> bool:
        alone = tables.nobody_else_waits(connection, meta.id, since, known | {row.id})
        if alone:
            table.write(connection)
        return alone

    if not await house.store.write(write):
        return None
    await house.opened(table)
    return row.id


async def _own(house: House, person: Person, place: str, meta: Meta) -> making.NewTable:
    players = min(meta.published)
    wanted = rest.NewTable(
        game=meta.id,
        players=players,
        seats=[rest.NewSeat("me"), *[rest.NewSeat("open")] * (players - 1)],
        listed=True,
        shuffle_seats=True,
        watch="anyone",
    )
    row = making.new_row(wanted, person.id, house.now())
    row = structs.replace(row, origin=house.invitations.mark(place))
    names = {0: await free_name(house, person, place, None)}
    entries = making.first_entries(wanted, person, names, house.settings.bot_names)
    return await house.prepare(row, entries)
