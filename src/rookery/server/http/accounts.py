"""Accounts: signing up, logging in and out, a new password. Nobody learns from an answer, or from
the time it takes, whether it was the name or the password that was wrong."""

from __future__ import annotations

import secrets
from functools import cache, partial
from typing import Annotated

from fastapi import APIRouter
from pwdlib import PasswordHash
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from .. import rest
from .. import rest_people as bodies
from ..house import House
from ..names import is_guests, likeness
from ..notices.mail import one_mailbox
from ..pools import PASSWORDS
from ..rest_notices import LostPassword
from ..storage import contacts, people, results, sessions
from ..storage.people import Person
from ..words import clean, hashed
from .docs import answers, body, send
from .errors import ApiError, conflict
from .identity import COOKIE, Place, TheDoor, TheHouse, Whoever
from .people import check_heard, clean_name, me

router = APIRouter(prefix="/api", tags=["accounts"])
passwords = PasswordHash.recommended()


@cache  # not while a server starts: it takes a quarter of a second
def _nobodys() -> str:
    """Checked against when there is no such account, so that the answer takes as long."""
    return passwords.hash(secrets.token_urlsafe())


def _is_right(password: str, stored: str | None) -> bool:
    nobodys = _nobodys()  # whoever asks: the first answer tells nothing, either
    return passwords.verify(password, nobodys if stored is None else stored)


async def check_password(house: House, name: str, password: str) -> people.Account:
    """The account, if that is its password. Tries are counted by name, whoever makes them, and
    whether or not anybody is called so."""
    name = clean(name)
    await house.limits.spend("logins", f"name {hashed(likeness(name))[:40]}")
    found = await house.store.read(partial(people.find_account, name=name))
    stored = None if found is None else found.password_hash
    right = await PASSWORDS.run(_is_right, password, stored)
    if found is None or not right:
        raise ApiError(401, "wrong_password", "the name or the password is wrong", "password")
    return found


async def check_own_password(house: House, person: Person, password: str) -> None:
    if person.account is None:
        raise conflict("no_account", "guests have no password")
    await check_password(house, person.account, password)


@router.post("/accounts", **answers(bodies.Me, 409, 422, body=bodies.Credentials, status=201))
async def register(
    request: Request,
    person: Whoever,
    house: TheHouse,
    door: TheDoor,
    place: Place,
    wanted: Annotated[bodies.Credentials, body(bodies.Credentials)],
) -> Response:
    """Make an account of the guest that you are: your games stay with you. Whoever else knows the
    guest's cookie is nobody from then on."""
    await house.limits.spend("logins", person.id, place)
    if person.account is not None:
        raise conflict("has_account", "you have an account already")
    name = clean_name(wanted.name)
    if name != person.name:
        check_heard(house, person, place)
    if is_guests(name):
        raise ApiError(409, "name_taken", "guests are called so; choose another name", "name")
    password_hash = await PASSWORDS.run(passwords.hash, wanted.password)
    session = door.session_for(request, person.id)

    def write(connection: Connection) -> list[str] | None:
        if not people.register(connection, person.id, name, password_hash, session.now):
            return None
        contacts.follow(connection, person.session, session.id, person.id)
        ended = sessions.end_all(connection, person.id)
        session.write(connection)
        return ended

    ended = await house.store.write(write)
    if ended is None:
        raise ApiError(409, "name_taken", "that name is taken; choose another", "name")
    house.end_sessions(ended)
    door.give_cookie(request, session)
    answer = send(bodies.Me(person.id, name, person.colour, name))
    answer.status_code = 201
    return answer


@router.post("/session", **answers(bodies.Me, 401, 422, body=bodies.LogIn))
async def log_in(
    request: Request,
    person: Whoever,
    house: TheHouse,
    door: TheDoor,
    place: Place,
    given: Annotated[bodies.LogIn, body(bodies.LogIn)],
) -> Response:
    """Log in. What you played as a guest is handed over to the account."""
    await house.limits.spend("logins", place=place)
    account = await check_password(house, given.name, given.password)
    session = door.session_for(request, account.person)

    def write(connection: Connection) -> list[str]:
        if person.account is None:
            contacts.follow(connection, person.session, session.id, account.person)
        ended = sessions.end(connection, person.id, person.session)
        if person.account is None:
            people.merge(connection, person.id, account.person)
            found = people.find(connection, account.person)
            assert found is not None
            results.rate_again(connection, found.ids, account.person)
            ended += sessions.end_all(connection, person.id)
        session.write(connection)
        return ended

    house.end_sessions(await house.store.write(write))
    door.give_cookie(request, session)
    now_me = await house.store.read(partial(people.find, id=account.person))
    assert now_me is not None
    return send(me(now_me))


@router.delete("/session", **answers(rest.Done))
async def log_out(request: Request, house: TheHouse, door: TheDoor) -> Response:
    """End the session: its cookie is worth nothing any more, here or elsewhere."""
    person = await door.recognise(request)
    if person is not None:
        ended = partial(sessions.end, person=person.id, id=person.session)
        house.end_sessions(await house.store.write(ended))
    answer = send(rest.Done())
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return answer


@router.post("/me/password", **answers(rest.Done, 401, 409, 422, body=bodies.NewPassword))
async def change_password(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.NewPassword, body(bodies.NewPassword)],
) -> Response:
    """Choose another password. All your other devices are logged out."""
    await house.limits.spend("logins", person.id, place)
    await check_own_password(house, person, wanted.old)
    password_hash = await PASSWORDS.run(passwords.hash, wanted.new)

    def write(connection: Connection) -> list[str]:
        people.set_password(connection, person.id, password_hash)
        return sessions.end_all(connection, person.id, but=person.session)

    house.end_sessions(await house.store.write(write))
    return send(rest.Done())


@router.post("/reset", **answers(bodies.Me, 409, 422, body=bodies.Reset))
async def reset_password(
    request: Request,
    house: TheHouse,
    door: TheDoor,
    place: Place,
    wanted: Annotated[bodies.Reset, body(bodies.Reset)],
) -> Response:
    """Choose a password by the link that you were given, and be logged in. A link works once, and
    for two days; all devices are logged out."""
    await house.limits.spend("logins", place=place)
    password_hash = await PASSWORDS.run(passwords.hash, wanted.password)
    key_hash, now = hashed(wanted.key), house.now()
    used = await house.store.write(
        partial(sessions.use_key, key_hash=key_hash, password_hash=password_hash, now=now)
    )
    if used is None:
        raise conflict("link_gone", "this link has been used, or is too old: ask for another")
    id, ended = used
    house.end_sessions(ended)
    session = door.session_for(request, id)
    await house.store.write(session.write)
    door.give_cookie(request, session)
    now_me = await house.store.read(partial(people.find, id=id))
    assert now_me is not None
    return send(me(now_me))


@router.post("/reset/mail", **answers(rest.Done, 409, 422, body=LostPassword))
async def send_reset_link(
    house: TheHouse, place: Place, lost: Annotated[LostPassword, body(LostPassword)]
) -> Response:
    """Have a link to a new password sent to the address of an account. The answer is the same
    whether or not there is one: what is done for it is done afterwards."""
    await house.limits.spend("logins", place=place)
    await house.limits.spend("mails", place=place)
    if not house.notices.letters.offered:
        raise conflict("no_mail", "this house sends no mail")
    house.tasks.start("reset", _send_reset_link(house, clean(lost.name)))
    return send(rest.Done())


async def _send_reset_link(house: House, name: str) -> None:
    key, now = secrets.token_urlsafe(24), house.now()

    def write(connection: Connection) -> contacts.Contact | None:
        account = people.find_account(connection, name)
        if account is None:
            return None
        contact = contacts.of(connection, account.person)
        address = hashed(one_mailbox(contact.mail))
        most = house.settings.mails_per_day
        if not contact.mail or not contacts.may_mail(connection, address, most, now):
            return None
        sessions.add_key(connection, hashed(key), account.person, now)
        return contact

    contact = await house.store.write(write)
    if contact is not None:
        await house.notices.letters.reset(contact.mail, name, key, contact.language)
