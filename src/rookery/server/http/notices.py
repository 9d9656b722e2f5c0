"""How you are told that it is your turn while you are away: by a browser or by mail, and when."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

import structlog
from fastapi import APIRouter, Query
from msgspec import structs
from sqlalchemy import Connection
from starlette.responses import Response

from ...core.text import texts
from .. import rest
from .. import rest_notices as bodies
from ..contract import LIMITS, path_to
from ..house import House
from ..limits import TooMany
from ..notices import quiet
from ..notices.mail import is_address, one_mailbox
from ..storage import contacts, people
from ..storage.contacts import Contact, Device
from ..storage.people import Person
from ..table.hooks import check_url
from ..words import OWN_TEXTS, hashed
from .accounts import check_own_password
from .docs import answers, body, send
from .errors import ApiError, conflict, invalid
from .identity import Place, TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["notices"])
KeyQuery = Annotated[str, Query(max_length=LIMITS["mail_key"])]

log = structlog.get_logger()


@router.get("/me/notices", **answers(bodies.Notices))
async def notices(person: Whoever, house: TheHouse) -> Response:
    """How you are told, and how you could be."""
    return send(await _notices(house, person))


async def _notices(house: House, person: Person) -> bodies.Notices:
    def read(connection: Connection) -> tuple[Contact, list[Device]]:
        return contacts.of(connection, person.id), contacts.devices_of(connection, person.id)

    contact, devices = await house.store.read(read)
    return bodies.Notices(
        push_key=(await house.notices.push()).public_key,
        devices=len(devices),
        here=any(device.session_id == person.session for device in devices),
        mail_offered=house.notices.letters.offered,
        mail=contact.mail or None,
        by_mail=contact.by_mail,
        quiet_from=contact.quiet_from,
        quiet_to=contact.quiet_to,
        zone=contact.zone,
    )


@router.patch("/me/notices", **answers(bodies.Notices, 422, body=bodies.NoticesChange))
async def change_notices(
    person: Whoever,
    house: TheHouse,
    wanted: Annotated[bodies.NoticesChange, body(bodies.NoticesChange)],
) -> Response:
    """Choose whether mails are sent, and when nothing is."""
    chosen = {k: v for k, v in structs.asdict(wanted).items() if v is not None}
    if "zone" in chosen and not quiet.is_zone(chosen["zone"]):
        raise invalid("zone", "there is no such time zone")

    def write(connection: Connection) -> None:
        was = contacts.of(connection, person.id)
        contacts.change(connection, person.id, structs.replace(was, **chosen))

    await house.store.write(write)
    return send(await _notices(house, person))


@router.post("/me/push", **answers(rest.Done, 409, 422, body=bodies.NewPushDevice))
async def add_push_device(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.NewPushDevice, body(bodies.NewPushDevice)],
) -> Response:
    """Have this browser told. It counts when it has sent back the key that it is sent: nobody can
    take a browser that is not theirs, and what was copied elsewhere is worth nothing."""
    from ..notices.push import Said, Told, is_key_of_browser

    await house.limits.spend("pushes", person.id, place)
    if problem := check_url(wanted.endpoint):
        raise invalid("endpoint", problem)
    if not wanted.endpoint.startswith("https:") and not house.settings.hooks_inside:
        raise invalid("endpoint", "an address that begins with https:// is needed")
    if not is_key_of_browser(wanted.p256dh, wanted.auth):
        raise invalid("p256dh", "that is no key of a browser")
    key = secrets.token_urlsafe(18)
    device = Device(
        id=secrets.token_urlsafe(9), person_id=person.id, session_id=person.session,
        endpoint=wanted.endpoint, p256dh=wanted.p256dh, auth=wanted.auth,
        language=wanted.language, key_hash=hashed(key), created_at=house.now(),
    )  # fmt: skip
    await house.store.write(partial(contacts.add_device, device=device))
    own = texts(OWN_TEXTS, wanted.language)
    title, text = own.say("notice-welcome"), own.say("notice-welcome-text")
    said = Said(title, text, path_to("account"), "welcome", key)
    if await house.notices.say(device, said) is not Told.YES:
        await house.store.write(partial(contacts.forget_device, id=device.id))
        raise conflict("unreachable", "this browser cannot be reached from here")
    return send(rest.Done())


@router.post("/me/push/confirm", **answers(rest.Done, 409, 422, body=bodies.Key))
async def confirm_push_device(
    person: Whoever, house: TheHouse, given: Annotated[bodies.Key, body(bodies.Key)]
) -> Response:
    """What a browser sends back by itself."""
    confirm = partial(contacts.confirm, people=person.ids, key_hash=hashed(given.key))
    if not await house.store.write(confirm):
        raise conflict("link_gone", "that was not for this browser, or is too old")
    return send(rest.Done())


@router.delete("/me/push", **answers(rest.Done))
async def forget_push_devices(
    person: Whoever, house: TheHouse, everywhere: bool = False
) -> Response:
    """Have this browser told nothing any more; or none of yours."""

    def write(connection: Connection) -> None:
        if everywhere:
            contacts.forget_devices_of(connection, person.id)
        else:
            contacts.forget_devices_by(connection, [person.session])

    await house.store.write(write)
    return send(rest.Done())


@router.post("/me/mail", **answers(rest.Done, 401, 409, 422, body=bodies.NewAddress))
async def add_address(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.NewAddress, body(bodies.NewAddress)],
) -> Response:
    """Have a link sent to an address, which is yours when it is opened. By such an address a
    password can be reset, so yours is asked for."""
    await house.limits.spend("logins", person.id, place)
    await house.limits.spend("mails", person.id, place)
    _check_offered(house)
    if not is_address(wanted.address):
        raise invalid("address", "that is no address for mail")
    await check_own_password(house, person, wanted.password)
    if not await _may_mail(house, wanted.address):
        raise TooMany
    name = person.account or person.name
    try:
        await house.notices.letters.ask_address(person.id, name, wanted.address, wanted.language)
    except OSError as error:
        log.error("a mail could not be sent", why=str(error))
        raise ApiError(503, "unavailable", "no mail can be sent now; try again later") from None
    return send(rest.Done())


@router.delete("/me/mail", **answers(rest.Done))
async def forget_address(person: Whoever, house: TheHouse) -> Response:
    """No mail any more, and no way back in by it."""

    def write(connection: Connection) -> None:
        was = contacts.of(connection, person.id)
        contacts.change(connection, person.id, structs.replace(was, mail="", by_mail=False))

    await house.store.write(write)
    return send(rest.Done())


@router.post("/mail/confirm", **answers(rest.Done, 409, 422, body=bodies.Key))
async def confirm_address(
    house: TheHouse, place: Place, given: Annotated[bodies.Key, body(bodies.Key)]
) -> Response:
    """Open the link that was sent to an address, at whatever device."""
    await house.limits.spend("changes", place=place)
    found = house.notices.letters.asked(given.key)

    def write(connection: Connection) -> bool:
        if found is None or people.account_of(connection, found[0]) is None:
            return False
        was = contacts.of(connection, found[0])
        contacts.change(connection, found[0], structs.replace(was, mail=found[1], by_mail=True))
        return True

    if not await house.store.write(write):
        raise conflict("link_gone", "this link is too old, or not complete: ask for another")
    return send(rest.Done())


@router.post("/unsubscribe", **answers(rest.Done, 409, 422))
async def unsubscribe(house: TheHouse, place: Place, key: KeyQuery) -> Response:
    """No more mail of turns, by the link in one. Programs for mail call this, too."""
    await house.limits.spend("changes", place=place)
    found = house.notices.letters.unsubscribed(key)

    def write(connection: Connection) -> None:
        if found is not None:
            was = contacts.of(connection, found[0])
            if was.mail == found[1]:
                contacts.change(connection, found[0], structs.replace(was, by_mail=False))

    if found is None:
        raise conflict("link_gone", "this link is not complete: open it once more from the mail")
    await house.store.write(write)
    return send(rest.Done())


def _check_offered(house: House) -> None:
    if not house.notices.letters.offered:
        raise conflict("no_mail", "this house sends no mail")


async def _may_mail(house: House, address: str) -> bool:
    """Whether somebody may ask for one more mail to an address."""
    return await house.store.write(
        partial(
            contacts.may_mail,
            address=hashed(one_mailbox(address)),
            most=house.settings.mails_per_day,
            now=house.now(),
        )
    )
