"""Who you are: a name and a colour, for guests and accounts alike."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from msgspec import structs
from sqlalchemy import Connection
from starlette.responses import Response

from .. import rest_people as bodies
from ..contract import LIMITS
from ..house import House
from ..names import BadName, clean_line, is_guests
from ..storage import people
from ..storage.people import Person
from .docs import answers, body, send
from .errors import ApiError
from .identity import Place, TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["people"])


def me(person: Person) -> bodies.Me:
    return bodies.Me(person.id, person.name, person.colour, person.account, person.program)


def clean_name(text: str, field: str = "name") -> str:
    try:
        return clean_line(text)
    except BadName as bad:
        raise ApiError(422, bad.code, str(bad), field) from None


def clean_title(text: str) -> str:
    """One that nobody could see is none."""
    try:
        return clean_line(text, LIMITS["title"])
    except BadName as bad:
        if bad.code == "name_invisible":
            return ""
        raise ApiError(422, bad.code, str(bad), "title") from None


def check_heard(house: House, person: Person, place: str) -> None:
    """Whoever may not write may not write it into a name or a title either."""
    if house.moderation.silenced(person.ids, place):
        raise ApiError(403, "silenced", "you may not write here for now: names stay as they are")


async def free_name(
    house: House, person: Person, place: str, text: str | None, field: str = "name"
) -> str:
    """A name to sit down under, or to be called by from now on, if it is not the one that they
    have: not that of somebody's account."""
    name = clean_name(text or person.name, field)
    if name != person.name:
        check_heard(house, person, place)
    if not is_guests(name):
        found = await house.store.read(partial(people.find_account, name=name))
        if found is not None and found.person not in person.ids:
            raise ApiError(
                409, "name_taken", "that name belongs to an account; choose another", field
            )
    return name


@router.get("/me", **answers(bodies.Me))
async def who_am_i(person: Whoever) -> Response:
    """Who you are. A new guest is made if you are nobody yet."""
    return send(me(person))


@router.patch("/me", **answers(bodies.Me, 422, body=bodies.MeChange))
async def change_me(
    person: Whoever,
    house: TheHouse,
    place: Place,
    change: Annotated[bodies.MeChange, body(bodies.MeChange)],
) -> Response:
    """Choose a name or a colour. Tables where you already sit keep the old ones. A program says
    here that it is one, before it sits down."""
    if change.program:
        check_program(house, structs.replace(person, program=True))
    name = person.name
    if change.name is not None:
        name = await free_name(house, person, place, change.name)
    colour = person.colour if change.colour is None else change.colour
    program = person.program or bool(change.program)

    def write(connection: Connection) -> None:
        people.rename(connection, person.id, name, colour)
        if program:
            people.is_a_program(connection, person.id)

    await house.store.write(write)
    return send(bodies.Me(person.id, name, colour, person.account, program))


def check_program(house: House, person: Person) -> None:
    """Whether somebody who is a program may sit down here."""
    allowed = house.settings.programs
    if person.program and (
        allowed == "nobody" or (allowed == "accounts" and person.account is None)
    ):
        whose = "only programs that have an account" if allowed == "accounts" else "no programs"
        raise ApiError(403, "no_programs", f"{whose} may sit down in this house")


def check_no_program(person: Person) -> None:
    """Here people look for people."""
    if person.program:
        raise ApiError(403, "no_programs", "programs do not take part here")
