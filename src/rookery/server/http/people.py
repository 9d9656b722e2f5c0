"""Who you are: a guest with a name and a colour, or an account that keeps a guest's games."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pwdlib import PasswordHash
from starlette.requests import Request
from starlette.responses import Response

from .. import rest
from ..contract import LIMITS
from ..house import House
from ..names import BadName, clean_line, is_guests
from ..pools import PASSWORDS
from ..storage import people
from ..storage.people import Person
from ..words import clean, hashed
from .docs import answers, body, send
from .errors import ApiError
from .identity import COOKIE, Place, TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["people"])
passwords = PasswordHash.recommended()
_NOBODYS = passwords.hash(secrets.token_urlsafe())
"""Checked against when there is no such account, so that the answer takes as long."""


def me(person: Person) -> rest.Me:
    return rest.Me(person.id, person.name, person.colour, person.account)


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
        if found is not None and found[0] not in person.ids:
            raise ApiError(
                409, "name_taken", "that name belongs to an account; choose another", field
            )
    return name


@router.get("/me", **answers(rest.Me))
async def who_am_i(person: Whoever) -> Response:
    """Who you are. A new guest is made if you are nobody yet."""
    return send(me(person))


@router.patch("/me", **answers(rest.Me, 422, body=rest.MeChange))
async def change_me(
    person: Whoever, house: TheHouse, change: Annotated[rest.MeChange, body(rest.MeChange)]
) -> Response:
    """Choose a name or a colour. Tables where you already sit keep the old ones."""
    name = person.name if change.name is None else await free_name(house, person, change.name)
    colour = person.colour if change.colour is None else change.colour
    await house.store.write(partial(people.rename, id=person.id, name=name, colour=colour))
    return send(rest.Me(person.id, name, colour, person.account))


@router.post("/accounts", **answers(rest.Me, 409, 422, body=rest.Credentials, status=201))
async def register(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.Credentials, body(rest.Credentials)],
) -> Response:
    """Make an account of the guest that you are: your games stay with you."""
    await house.limits.spend("logins", person.id, place)
    name = clean_name(wanted.name)
    if is_guests(name):
        raise ApiError(409, "name_taken", "guests are called so; choose another name", "name")
    password_hash = await PASSWORDS.run(passwords.hash, wanted.password)
    made = await house.store.write(
        partial(
            people.register,
            person=person.id, name=name, password_hash=password_hash, now=house.now(),
        )
    )  # fmt: skip
    if not made:
        message = "that name is taken, or you have an account already"
        raise ApiError(409, "name_taken", message, "name")
    await house.store.write(partial(people.rename, id=person.id, name=name, colour=person.colour))
    answer = send(rest.Me(person.id, name, person.colour, name))
    answer.status_code = 201
    return answer


@router.post("/session", **answers(rest.Me, 401, 422, body=rest.Credentials))
async def log_in(
    request: Request,
    person: Whoever,
    house: TheHouse,
    place: Place,
    given: Annotated[rest.Credentials, body(rest.Credentials)],
) -> Response:
    """Log in. What you played as a guest is handed over to the account."""
    await house.limits.spend("logins", place=place)
    found = await house.store.read(partial(people.find_account, name=clean(given.name)))
    stored = _NOBODYS if found is None else found[1]
    right = await PASSWORDS.run(passwords.verify, given.password, stored)
    if found is None or not right:
        raise ApiError(401, "wrong_password", "the name or the password is wrong")
    account, token = found[0], secrets.token_urlsafe(24)
    guest = None if person.account else person.id
    await house.store.write(
        partial(people.log_in, person=account, token_hash=hashed(token), guest=guest)
    )
    request.app.state.doorkeeper.give_cookie(request, account, token)
    now_me = await house.store.read(partial(people.find, id=account))
    assert now_me is not None
    return send(me(now_me))


@router.delete("/session", **answers(rest.Done))
async def log_out(request: Request) -> Response:
    """Forget who you are on this device."""
    answer = send(rest.Done())
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return answer
