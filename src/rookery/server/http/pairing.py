"""Company, quickly: a seat at a table that waits for a game as it is usually played, or a table of
one's own that waits for the next one who asks."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from msgspec import structs
from starlette.responses import Response

from ...core.meta import Meta
from ...core.registry import find_meta
from .. import rest
from ..contract import path_to
from ..house import House
from ..storage import tables
from ..storage.people import Person
from ..storage.rows import TableRow
from ..table import making
from ..table.aside import SetAside
from ..table.room import Entry
from ..table.story import RulesGone, Story
from .docs import answers, body, send
from .errors import ApiError
from .hosting import busy, change
from .identity import Place, TheHouse, Whoever
from .people import free_name
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
    meta = find_meta(wanted.game)
    await house.limits.spend("tables", person.id, place)
    async with house.pairing:
        for _ in range(TRIES):
            found = await _seat(house, person, await _waiting(house, meta))
            if found is None:
                found = await _wait(house, person, place, meta)
            if found is not None:
                return send(rest.Paired(found, path_to("table", found)))
    raise busy()


async def _waiting(house: House, meta: Meta) -> list[Story]:
    """Tables that anybody would sit down at who asks for this game; the oldest first."""
    since = house.now() - DESERTED_MS
    usual = meta.complete({})
    found = []
    for table in await house.store.read(partial(tables.lobby, status="waiting", since=since)):
        try:
            async with house.room_of_now(table) as room:
                row = room.story.row
                alike = (row.game, row.options, row.clock.kind) == (meta.id, usual, "none")
                if alike and room.story.status == "waiting":
                    found.append(room.story)
        except (RulesGone, SetAside):
            continue
    return sorted(found, key=_since)


def _since(story: Story) -> tuple[int, str]:
    return story.row.created_at, story.row.id


async def _seat(house: House, person: Person, waiting: list[Story]) -> str | None:
    """At one of these tables."""
    for story in waiting:
        if story.seats_of(person.ids):
            return story.row.id
    for story in waiting:
        try:
            async with house.room_of_now(story.row.id) as room:
                await sit_down(house, room, person, rest.Join())
                return story.row.id
        except (RulesGone, SetAside):
            continue
        except ApiError as error:
            if error.body.error in ("name_taken", "busy"):
                raise
    return None


async def _wait(house: House, person: Person, place: str, meta: Meta) -> str | None:
    """At a table of one's own; None if somebody else waits after all, who came before."""
    await check_unfinished(house, person)
    row = await _open(house, person, place, meta)
    if all(_since(other) >= (row.created_at, row.id) for other in await _waiting(house, meta)):
        return row.id
    given_up = False

    def unless_somebody_came(story: Story) -> list[Entry]:
        nonlocal given_up
        people = [seat for seat in story.seats if seat.kind != "open"]
        given_up = story.status == "waiting" and len(people) == 1
        return [Entry("cancelled")] if given_up else []

    async with house.room_of_now(row.id) as room:
        await change(room, unless_somebody_came)
    return None if given_up else row.id


async def _open(house: House, person: Person, place: str, meta: Meta) -> TableRow:
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
    names = {0: await free_name(house, person, person.name)}
    await house.make(row, making.first_entries(wanted, person, names, house.settings.bot_names))
    return row
