"""Vacation: the clocks of games that take days stand still for you."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from .. import rest_notices as bodies
from ..house import House, NoSuchTable
from ..storage import tables, vacations
from ..storage.people import Person
from ..table.aside import SetAside
from ..table.room import Entry
from ..table.rules import RulesGone
from ..table.story import Story
from .docs import answers, body, send
from .errors import conflict
from .hosting import change
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api/me/vacation", tags=["people"])

IN_DAYS_S = 86_400
"""A clock with less for a move, or for a game, is none in days."""


async def _vacation(house: House, person: Person) -> Response:
    now, most = house.now(), house.settings.vacation_days

    def read(connection: Connection) -> bodies.Vacation:
        ends = vacations.until(connection, person.id, now)
        left = vacations.days_left(connection, person.id, now, most)
        return bodies.Vacation(None if ends is None else ends / 1000, left)

    return send(await house.store.read(read))


@router.get("", **answers(bodies.Vacation))
async def vacation(person: Whoever, house: TheHouse) -> Response:
    """Whether you are on one, and how many days of the year you have left."""
    return await _vacation(house, person)


@router.post("", **answers(bodies.Vacation, 409, 422, body=bodies.NewVacation))
async def go_on_vacation(
    person: Whoever,
    house: TheHouse,
    wanted: Annotated[bodies.NewVacation, body(bodies.NewVacation)],
) -> Response:
    """From now on, for some days, your clocks stand still at the tables where you sit and that have
    a clock in days; not in tournaments. All who sit there are told."""
    now, most = house.now(), house.settings.vacation_days
    begin = partial(vacations.begin, person=person.id, now=now, days=wanted.days, most=most)
    if not await house.store.write(begin):
        raise conflict("no_days", "you have not so many days left this year, or are away already")
    await _tell_tables(house, person, now + wanted.days * vacations.DAY_MS)
    return await _vacation(house, person)


@router.delete("", **answers(bodies.Vacation))
async def come_back(person: Whoever, house: TheHouse) -> Response:
    """Clocks run again; days that were not needed are yours to keep."""
    now = house.now()
    if await house.store.read(partial(vacations.until, person=person.id, now=now)) is not None:
        await house.store.write(partial(vacations.end, person=person.id, now=now))
        await _tell_tables(house, person, now)
    return await _vacation(house, person)


async def _tell_tables(house: House, person: Person, until: int) -> None:
    for table in await house.store.read(partial(tables.of_people, people=person.ids)):
        try:
            async with house.room_of_now(table) as room:
                await change(room, partial(_resting, person=person, until=until))
        except (NoSuchTable, RulesGone, SetAside):
            continue


def _resting(story: Story, person: Person, until: int) -> list[Entry]:
    row = story.row
    in_days = row.clock.kind != "none" and row.clock.seconds >= IN_DAYS_S
    if story.status != "playing" or not in_days or row.tournament:
        return []
    return [Entry("vacation", seat, data={"until": until}) for seat in story.seats_of(person.ids)]
