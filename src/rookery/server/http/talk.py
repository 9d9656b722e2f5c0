"""Chat from the outside: reporting, muting, and the hook that says it is your turn."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from .. import rest
from ..contract import LIMITS
from ..house import House
from ..storage import chat, tables
from ..storage.chat import ChatLine
from ..table.hooks import check_url
from ..table.room import Room
from .docs import answers, body, send
from .errors import conflict, invalid, not_found
from .hosting import check_seat
from .identity import TheHouse, Whoever
from .rooms import Invited, TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["talk"])

LineNumber = Annotated[int, Path(ge=1, le=LIMITS["number"])]


@router.post("/chat/{number}/report", **answers(rest.Done, 404, 409, 410, 422))
async def report(
    number: LineNumber, person: Whoever, room: TheRoom, house: TheHouse, invited: Invited
) -> Response:
    """Report a line. Whom enough of the others have reported is not heard at this table."""
    line = await _line(house, room, number)
    if line.person in person.ids:
        raise conflict("own_line", "that line is your own")
    seats = room.story.seats_of(person.ids)
    by = room.story.person_at(seats[0]) if seats else person.id
    await house.store.write(
        partial(chat.report, table=room.id, number=number, person=by, now=house.now())
    )
    return send(rest.Done())


@router.post("/mute", **answers(rest.Done, 404, 409, 410, 422, body=rest.Mute))
async def mute(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Mute, body(rest.Mute)],
) -> Response:
    """Do not hear somebody's chat any more, wherever at the table they may sit later."""
    muted = await _meant(house, room, wanted)
    await house.store.write(partial(chat.mute, table=room.id, person=person.id, muted=muted))
    await house.chatter.mind_mutes(room, person.id)
    return send(rest.Done())


@router.delete("/mute", **answers(rest.Done, 404, 409, 410, 422, body=rest.Mute))
async def unmute(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Mute, body(rest.Mute)],
) -> Response:
    """Hear it again."""
    muted = await _meant(house, room, wanted)
    await house.store.write(partial(chat.unmute, table=room.id, person=person.id, muted=muted))
    await house.chatter.mind_mutes(room, person.id)
    return send(rest.Done())


async def _meant(house: House, room: Room, wanted: rest.Mute) -> str:
    """Who said the line, or can be heard from the seat."""
    if (wanted.seat is None) == (wanted.line is None):
        raise invalid("seat", "whom? Either a seat, or a line")
    if wanted.line is not None:
        return (await _line(house, room, wanted.line)).person
    assert wanted.seat is not None
    check_seat(room.story, wanted.seat)
    if not (person := room.story.person_at(wanted.seat)):
        raise conflict("seat_open", "nobody sits there")
    return person


async def _line(house: House, room: Room, number: int) -> ChatLine:
    line = await house.store.read(partial(chat.find, table=room.id, number=number))
    if line is None:
        raise not_found("such line")
    return line


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
