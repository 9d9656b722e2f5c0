"""Chat from the outside: reporting, muting, and the hook that says it is your turn."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from .. import rest
from ..storage import chat, tables
from ..table.hooks import check_url
from .docs import answers, body, send
from .errors import conflict, invalid, not_found
from .identity import TheHouse, Whoever
from .rooms import TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["talk"])

LineNumber = Annotated[int, Path(ge=1, le=2_000_000_000)]


@router.post("/chat/{number}/report", **answers(rest.Done, 404, 409, 410, 422))
async def report(number: LineNumber, person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """Report a line. Whom enough of the others have reported is not heard at this table."""
    line = await house.store.read(partial(chat.find, table=room.id, number=number))
    if line is None:
        raise not_found("such line")
    if line.person in person.ids:
        raise conflict("own_line", "that line is your own")
    await house.store.write(
        partial(chat.report, table=room.id, number=number, person=person.id, now=house.now())
    )
    return send(rest.Done())


@router.post("/mute", **answers(rest.Done, 404, 410, 422, body=rest.Mute))
async def mute(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Mute, body(rest.Mute)],
) -> Response:
    """Do not hear a seat's chat any more."""
    if wanted.seat >= len(room.story.seats):
        raise invalid("seat", f"seats are numbered 0 to {len(room.story.seats) - 1}")
    await house.store.write(partial(chat.mute, table=room.id, person=person.id, seat=wanted.seat))
    await house.chatter.mind_mutes(room, person.id)
    return send(rest.Done())


@router.delete("/mute", **answers(rest.Done, 404, 410, 422, body=rest.Mute))
async def unmute(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Mute, body(rest.Mute)],
) -> Response:
    """Hear it again."""
    await house.store.write(partial(chat.unmute, table=room.id, person=person.id, seat=wanted.seat))
    await house.chatter.mind_mutes(room, person.id)
    return send(rest.Done())


@router.patch("/notify", **answers(rest.Done, 404, 409, 410, 422, body=rest.Notify))
async def notify(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Notify, body(rest.Notify)],
) -> Response:
    """Where to post when it is your turn and you are away; null for nowhere."""
    if not room.story.seats_of(person.ids):
        raise conflict("not_seated", "you do not sit at this table")
    if wanted.webhook is not None and (problem := check_url(wanted.webhook)):
        raise invalid("webhook", problem)
    await house.store.write(
        partial(tables.set_webhook, table=room.id, person=person.id, url=wanted.webhook)
    )
    return send(rest.Done())
