"""What the owner of a table can do before the game starts, and what each does with their own
name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from .. import rest
from ..storage.people import Person
from ..table import making
from ..table.room import Entry, Room
from ..table.story import Story
from .docs import answers, body, send
from .errors import ApiError, conflict, forbidden, invalid
from .identity import Place, TheHouse, Whoever
from .people import check_heard, clean_title, free_name
from .rooms import TheRoom, VersionSeen

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"])

TRIES = 5
"""How often a change is tried again that another worker got ahead of."""


async def change(room: Room, entries_for: Callable[[Story], list[Entry]]) -> None:
    """Write what follows from the story as it is now."""
    for _ in range(TRIES):
        async with room.lock:
            entries = entries_for(room.story)
            if not entries or await room.append(*entries):
                return
    raise busy()


def busy() -> ApiError:
    return conflict("busy", "much is going on at this table; try again")


def check_owner(story: Story, person: Person) -> None:
    if story.owner not in person.ids:
        raise forbidden("only the owner of the table can do that")


def check_waiting(story: Story) -> None:
    if story.cancelled:
        raise conflict("cancelled", "the table was cancelled")
    if story.status == "playing":
        raise conflict("started", "the game has started")
    if story.status != "waiting":
        raise conflict("over", "the game is over")


def check_seat(story: Story, seat: int, seen: int | None = None) -> None:
    """A seat that there is, and of which whoever has `seen` a version knows who sits there."""
    if not 0 <= seat < len(story.seats):
        raise invalid("seat", f"seats are numbered 0 to {len(story.seats) - 1}")
    if seen is not None and seen < story.seats[seat].changed:
        raise conflict("seat_changed", "meanwhile somebody else sits there, or nobody")


@router.patch("", **answers(rest.Done, 404, 409, 410, 422, body=rest.TableChange))
async def rename_table(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.TableChange, body(rest.TableChange)],
) -> Response:
    """Give the table a title."""
    title = clean_title(wanted.title)
    if title not in ("", room.story.title):
        check_heard(house, person, place)

    def renamed(story: Story) -> list[Entry]:
        check_owner(story, person)
        if story.cancelled:
            raise conflict("cancelled", "the table was cancelled")
        return [] if title == story.title else [Entry("renamed", data={"title": title})]

    await change(room, renamed)
    return send(rest.Done())


@router.delete("", **answers(rest.Done, 404, 409, 410, 422))
async def cancel_table(person: Whoever, room: TheRoom) -> Response:
    """Give the table up before the game starts. Those who are there are told."""

    def cancelled(story: Story) -> list[Entry]:
        check_owner(story, person)
        if story.cancelled:
            return []
        check_waiting(story)
        return [Entry("cancelled")]

    await change(room, cancelled)
    return send(rest.Done())


@router.post("/fill", **answers(rest.Done, 404, 409, 410, 422, body=rest.Fill))
async def fill(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.Fill, body(rest.Fill)],
) -> Response:
    """Put bots in all open chairs, and start."""
    bot = making.check_bot(wanted.bot, house.settings.bot_names)

    def filled(story: Story) -> list[Entry]:
        check_owner(story, person)
        check_waiting(story)
        return [
            *(
                making.bot_sits(number, bot, seat.colour)
                for number, seat in enumerate(story.seats)
                if seat.kind == "open"
            ),
            making.start(len(story.seats), story.row.shuffle_seats),
        ]

    await change(room, filled)
    return send(rest.Done())


@router.delete("/seats/{seat}", **answers(rest.Done, 404, 409, 410, 422))
async def send_away(
    seat: int, person: Whoever, room: TheRoom, version: VersionSeen = None
) -> Response:
    """Send somebody, or a bot, away before the game starts. A person cannot come back. With the
    `version` of the table that you saw, nobody is who has sat down there since."""

    def sent_away(story: Story) -> list[Entry]:
        check_owner(story, person)
        check_waiting(story)
        check_seat(story, seat, version)
        sitter = story.seats[seat]
        if sitter.kind == "open":
            raise conflict("seat_open", "nobody sits there")
        if sitter.person in person.ids:
            raise conflict("your_seat", "that seat is yours: leave the table, or cancel it")
        return [Entry("sent_away", seat)]

    await change(room, sent_away)
    return send(rest.Done())


@router.patch("/seats/{seat}", **answers(rest.Done, 404, 409, 410, 422, body=rest.SeatChange))
async def take_a_name(
    seat: int,
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.SeatChange, body(rest.SeatChange)],
) -> Response:
    """Take another name at the table, before the game starts."""
    name = await free_name(house, person, place, wanted.name)

    def named(story: Story) -> list[Entry]:
        check_waiting(story)
        check_seat(story, seat)
        if seat not in story.seats_of(person.ids):
            raise forbidden("that seat is not yours")
        return [Entry("named", seat, data={"name": name})]

    await change(room, named)
    return send(rest.Done())
