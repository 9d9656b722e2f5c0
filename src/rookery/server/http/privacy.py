"""What is kept of a person: all of it as a file, and the way to have it deleted."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from .. import rest
from .. import rest_people as bodies
from ..house import House, NoSuchTable
from ..storage import farewell, sessions
from ..storage.people import Person
from ..table import making
from ..table.aside import SetAside
from ..table.room import Entry
from ..table.rules import RulesGone
from ..table.story import Story
from ..words import guest_name
from .accounts import check_own_password
from .devices import session_info
from .docs import answers, body, send
from .hosting import change
from .identity import COOKIE, Place, TheHouse, Whoever
from .people import me
from .seats import getting_up

router = APIRouter(prefix="/api/me", tags=["accounts"])


@router.get("/export", **answers(bodies.Export))
async def export(person: Whoever, house: TheHouse) -> Response:
    """Everything that is kept of you."""

    def read(connection: Connection) -> bodies.Export:
        said = farewell.said(connection, person.ids)
        tables = farewell.sat_at(connection, person.ids)
        return bodies.Export(
            me=me(person),
            created_at=farewell.created_at(connection, person.id) / 1000,
            sessions=[
                session_info(session, person)
                for session in sessions.of_person(connection, person.id)
            ],
            tables=[table | {"said": said.get(table["id"], [])} for table in tables],
            **{rows: farewell.rows_of(connection, rows, person.ids) for rows in farewell.TOLD},
        )

    answer = send(await house.store.read(read))
    answer.headers["Content-Disposition"] = 'attachment; filename="rookery.json"'
    return answer


@router.delete("", **answers(rest.Done, 401, 409, 422, body=bodies.Farewell))
async def say_farewell(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.Farewell, body(bodies.Farewell)],
) -> Response:
    """Delete yourself. Bots play on where you sit, finished games stay with the others under a name
    that says nothing, and what you said is not to be read any more."""
    if person.account is not None:
        await house.limits.spend("logins", person.id, place)
        await check_own_password(house, person, wanted.password)
    name = guest_name()
    tables = await house.store.read(partial(farewell.sat_at, people=person.ids))
    for table in tables:
        if table["status"] in ("waiting", "playing"):
            await _leave(house, person, table["id"], name)

    def forget(connection: Connection) -> list[str]:
        ended = sessions.end_all(connection, person.id)
        farewell.forget(connection, person.ids, name)
        return ended

    house.end_sessions(await house.store.write(forget))
    house.forget_rooms(table["id"] for table in tables)
    answer = send(rest.Done())
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return answer


async def _leave(house: House, person: Person, table: str, name: str) -> None:
    stand_in = making.check_bot(house.settings.stand_in, house.settings.bot_names)

    def gone(story: Story) -> list[Entry]:
        if story.status not in ("waiting", "playing"):
            return []
        kept = story.kept_seats(person.ids)
        named = [Entry("named", seat, data={"name": name}) for seat in story.sat_at(person.ids)]
        if not story.seats_of(person.ids):
            if story.status == "waiting" and story.owner in person.ids:
                return [Entry("cancelled")]
            return named if kept else []
        return [*named, *getting_up(story, person.ids, stand_in)]

    try:
        async with house.room_of_now(table) as room:
            await change(room, gone)
    except (NoSuchTable, RulesGone, SetAside):
        pass  # nobody can play there anyway
