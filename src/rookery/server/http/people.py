"""Who you are: a name and a colour, for guests and accounts alike."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from .. import rest_people as bodies
from ..contract import LIMITS
from ..house import House
from ..names import BadName, clean_line, is_guests
from ..storage import people
from ..storage.people import Person
from .docs import answers, body, send
from .errors import ApiError
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["people"])


def me(person: Person) -> bodies.Me:
    return bodies.Me(person.id, person.name, person.colour, person.account)


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


async def free_name(house: House, person: Person, text: str, field: str = "name") -> str:
    """A name to sit down under, or to be called by from now on: not that of somebody's account."""
    name = clean_name(text, field)
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
    person: Whoever, house: TheHouse, change: Annotated[bodies.MeChange, body(bodies.MeChange)]
) -> Response:
    """Choose a name or a colour. Tables where you already sit keep the old ones."""
    name = person.name if change.name is None else await free_name(house, person, change.name)
    colour = person.colour if change.colour is None else change.colour
    await house.store.write(partial(people.rename, id=person.id, name=name, colour=colour))
    return send(bodies.Me(person.id, name, colour, person.account))
