"""Sitting down, getting up, putting a bot in a chair, playing again."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from msgspec import structs
from starlette.responses import Response

from .. import rest
from ..contract import path_to
from ..storage import tables
from ..storage.people import Person
from ..table import making
from ..table.access import may_join
from ..table.room import Entry, Room
from ..words import hashed
from .docs import answers, body, send
from .errors import ApiError, conflict, forbidden, invalid
from .hosting import check_owner, check_waiting
from .identity import TheHouse, Whoever
from .people import free_name
from .rooms import TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])

TRIES = 5
"""How often a change is tried again that another worker got ahead of."""


@router.post("/join", **answers(rest.Joined, 404, 409, 410, 422, body=rest.Join))
async def join(
    person: Whoever, room: TheRoom, house: TheHouse, wanted: Annotated[rest.Join, body(rest.Join)]
) -> Response:
    """Sit down. The game starts with the last seat that is taken."""
    if not may_join(room.story, house.invitations.open(room.story, wanted.invite)):
        raise forbidden("this table is by invitation: open its link")
    name = await free_name(house, person, wanted.name or person.name)
    token = secrets.token_urlsafe(18)
    for _ in range(TRIES):
        async with room.lock:
            entries = _sitting_down(room, wanted, person, name, token)
            if await room.append(*entries):
                break
    else:
        raise conflict("busy", "many are sitting down at once; try again")
    await house.store.write(partial(tables.sit, table=room.id, person=person.id))
    seat = next(
        number for number, seat in enumerate(room.story.seats) if seat.token_hash == hashed(token)
    )
    return send(rest.Joined(seat, token))


def _sitting_down(
    room: Room, wanted: rest.Join, person: Person, name: str, token: str
) -> list[Entry]:
    story = room.story
    if not story.sent_away.isdisjoint(person.ids):
        raise ApiError(403, "sent_away", "the owner of this table has asked you to leave")
    if story.seats_of(person.ids):
        raise conflict("seated", "you sit at this table already")
    check_waiting(story)
    free = [number for number, seat in enumerate(story.seats) if seat.kind == "open"]
    if wanted.seat is not None and wanted.seat >= len(story.seats):
        raise invalid("seat", f"seats are numbered 0 to {len(story.seats) - 1}")
    if wanted.seat is not None and wanted.seat not in free:
        raise conflict("seat_taken", "that seat is taken")
    if not free:
        raise conflict("full", "every seat is taken")
    number = free[0] if wanted.seat is None else wanted.seat
    wish = person.colour if wanted.colour is None else wanted.colour
    entries = [making.person_sits(number, person.id, name, wish, token)]
    if free == [number]:
        entries.append(making.start(len(story.seats), story.row.shuffle_seats))
    return entries


@router.post("/leave", **answers(rest.Done, 404, 409, 410, 422, body=rest.Leave))
async def leave(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Leave, body(rest.Leave)],
) -> Response:
    """Get up for good. A bot takes over if you name one; with nobody left the game ends."""
    bot = None if wanted.bot is None else making.check_bot(wanted.bot)
    for _ in range(TRIES):
        async with room.lock:
            entries = _getting_up(room, room.story.seats_of(person.ids), bot)
            if not entries or await room.append(*entries):
                return send(rest.Done())
    raise conflict("busy", "much is going on at this table; try again")


def _getting_up(room: Room, seats: tuple[int, ...], bot: str | None) -> list[Entry]:
    story = room.story
    if story.status in ("over", "abandoned"):
        return []
    if not seats:
        raise conflict("not_seated", "you do not sit at this table")
    if story.status == "playing" and bot is not None:
        entries = [Entry("seated", seat, data={"kind": "bot", "bot": bot}) for seat in seats]
    else:
        entries = [Entry("left", seat) for seat in seats if not story.seats[seat].left]
    others = any(
        seat.kind == "person" and not seat.left
        for number, seat in enumerate(story.seats)
        if number not in seats
    )
    if not others:
        entries.append(Entry("cancelled" if story.status == "waiting" else "abandoned"))
    return entries


@router.post("/return", **answers(rest.Done, 404, 409, 410, 422))
async def come_back(person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """Sit down again where you got up, if no bot has taken the seat."""
    async with room.lock:
        left = [seat for seat in room.story.seats_of(person.ids) if room.story.seats[seat].left]
        if room.story.status != "playing" or not left:
            raise conflict("not_away", "you have not left a seat here")
        await room.append(
            *(
                Entry("seated", seat, data={
                    "kind": "person", "person": room.story.seats[seat].person,
                    "token": room.story.seats[seat].token_hash,
                })
                for seat in left
            )
        )  # fmt: skip
    return send(rest.Done())


@router.post("/seats/{seat}/bot", **answers(rest.Done, 404, 409, 410, 422, body=rest.SeatBot))
async def put_bot(
    seat: int,
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.SeatBot, body(rest.SeatBot)],
) -> Response:
    """Put a bot in an open chair, or in that of somebody who left or stayed away too long."""
    bot = making.check_bot(wanted.bot)
    if not 0 <= seat < len(room.story.seats):
        raise invalid("seat", f"seats are numbered 0 to {len(room.story.seats) - 1}")
    mine = room.story.seats_of(person.ids)
    if not mine and room.story.row.owner not in person.ids:
        raise forbidden("only those who sit at the table can do that")
    async with room.lock:
        story = room.story
        holder = story.seats[seat]
        if story.status == "waiting" and holder.kind == "open":
            check_owner(story, person)
            entries = [making.bot_sits(seat, bot, bot.capitalize(), holder.colour)]
            if sum(s.kind == "open" for s in story.seats) == 1:
                entries.append(making.start(len(story.seats), story.row.shuffle_seats))
        elif (
            story.status == "playing"
            and holder.kind == "person"
            and (holder.left or room.presence.grace_over(seat))
        ):
            entries = [Entry("seated", seat, data={"kind": "bot", "bot": bot})]
        else:
            raise conflict("seat_taken", "somebody sits there")
        if not await room.append(*entries):
            raise conflict("busy", "something else happened at the table; look and try again")
    return send(rest.Done())


@router.post("/rematch", **answers(rest.RematchMade, 404, 409, 410, 422))
async def rematch(person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """Play again with the same people. Whoever asks second gets the first one's table."""
    if not room.story.seats_of(person.ids):
        raise forbidden("only those who played can ask for a rematch")
    async with room.lock:
        story = room.story
        if story.status not in ("over", "abandoned"):
            raise conflict("not_over", "the game is not over")
        if story.rematch is None:
            row = structs.replace(
                story.row,
                id=secrets.token_urlsafe(9),
                seed=secrets.token_hex(making.SEED_BYTES),
                owner=person.id,
                created_at=house.now(),
                status="waiting",
                due_at=None,
                replay_public=False,
            )
            entries = [
                making.bot_sits(number, seat.bot or "", seat.name, seat.colour)
                if seat.kind == "bot"
                else making.person_sits(number, seat.person, seat.name, seat.colour)
                for number, seat in enumerate(story.seats)
            ]
            entries.append(making.start(len(story.seats), row.shuffle_seats))
            await house.make(row, entries)
            await room.append(Entry("rematch", data={"table": row.id}))
        found = room.story.rematch
    return send(rest.RematchMade(str(found), path_to("table", str(found))))
