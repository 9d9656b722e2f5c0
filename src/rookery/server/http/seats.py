"""Sitting down, getting up, putting a bot in a chair, playing again."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from .. import rest
from ..contract import path_to
from ..house import House
from ..storage import tables
from ..storage.people import Person
from ..table import making
from ..table import rematch as again
from ..table.access import belongs, may_join
from ..table.room import Entry, Room
from ..table.story import Story
from ..words import hashed
from .docs import answers, body, send
from .errors import ApiError, conflict, forbidden, invalid
from .hosting import busy, change, check_owner, check_seat, check_waiting
from .identity import Place, TheHouse, Whoever
from .people import check_program, free_name
from .rooms import Invited, TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])

TRIES = 5
"""How often a change is tried again that another worker got ahead of."""


@router.post("/join", **answers(rest.Joined, 404, 409, 410, 422, body=rest.Join))
async def join(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.Join, body(rest.Join)],
) -> Response:
    """Sit down. The game starts with the last seat that is taken."""
    if not may_join(room.story, house.invitations.open(room.story, wanted.invite)):
        raise forbidden("this table is by invitation: open its link")
    return send(await sit_down(house, room, person, place, wanted))


async def sit_down(
    house: House, room: Room, person: Person, place: str, wanted: rest.Join
) -> rest.Joined:
    check_program(house, person)
    name = await free_name(house, person, place, wanted.name)
    token = secrets.token_urlsafe(18)
    listed = partial(tables.sit, table=room.id, person=person.id)
    for _ in range(TRIES):
        async with room.lock:
            entries = _sitting_down(room, wanted, person, name, token)
            if await room.append(*entries, also=listed):
                # Now: a moment later they may have been sent away.
                (seat,) = room.story.seats_of((), hashed(token))
                return rest.Joined(seat, token)
    raise busy()


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
    entries = [making.person_sits(number, person.id, name, wish, token, person.program)]
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
    """Get up. A bot plays on at once, the house's stand-in unless you name one, and you can
    return while the game runs. When the last person leaves, the game rests until one returns."""
    bot = making.check_bot(wanted.bot or house.settings.stand_in, house.settings.bot_names)
    await change(room, lambda story: getting_up(story, person.ids, bot))
    return send(rest.Done())


def getting_up(story: Story, people: Collection[str], bot: str) -> list[Entry]:
    if story.status in ("over", "abandoned"):
        return []
    seats = story.seats_of(people)
    if not seats:
        if story.kept_seats(people):
            return []  # they have left already, in another window
        raise conflict("not_seated", "you do not sit at this table")
    if story.status == "playing":
        entries = [making.bot_stands_in(seat, bot, "left") for seat in seats]
    else:
        entries = [Entry("left", seat) for seat in seats]
    # A game of a tournament is played to its end, if need be by bots alone.
    others = bool(story.row.tournament) or any(
        seat.kind == "person" and not seat.left
        for number, seat in enumerate(story.seats)
        if number not in seats
    )
    if not others:
        entries.append(Entry("cancelled" if story.status == "waiting" else "abandoned"))
    return entries


@router.post("/return", **answers(rest.Done, 404, 409, 410, 422))
async def come_back(person: Whoever, room: TheRoom, house: TheHouse, place: Place) -> Response:
    """Take your seat back from the bot that played on. A game that rested because everybody had
    left goes on."""
    await house.limits.spend("returns", person.id, place)
    stand_in = house.settings.stand_in
    await change(room, lambda story: _coming_back(story, person.ids, stand_in))
    return send(rest.Done())


def _coming_back(story: Story, people: Collection[str], stand_in: str) -> list[Entry]:
    if story.status == "over":
        raise conflict("over", "the game is over")
    kept = story.kept_seats(people)
    if not kept:
        if story.seats_of(people):
            return []  # they are back already, in another window
        raise conflict("not_away", "you have not left a seat here")
    lost = [seat for seat in kept if story.seats[seat].why == "time" and seat in story.out_of_time]
    if len(lost) == len(kept):
        raise conflict("out_of_time", "your clock has no time left: the bot plays on")
    entries = [Entry("returned", seat) for seat in kept if seat not in lost]
    if story.status == "abandoned":
        # Games of old kept the chairs of those who left empty.
        entries += [
            making.bot_stands_in(seat, stand_in, "left")
            for seat, holder in enumerate(story.seats)
            if holder.left and seat not in kept
        ]
    return entries


@router.post("/seats/{seat}/bot", **answers(rest.Done, 404, 409, 410, 422, body=rest.SeatBot))
async def put_bot(
    seat: int,
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.SeatBot, body(rest.SeatBot)],
) -> Response:
    """Put a bot in an open chair, or in that of somebody who left or stayed away too long; the
    house's stand-in unless you name one."""
    bot = making.check_bot(wanted.bot or house.settings.stand_in, house.settings.bot_names)
    await room.presence.sure_of(seat)
    await change(room, lambda story: _seating_bot(story, room, seat, person, bot))
    return send(rest.Done())


def _seating_bot(story: Story, room: Room, seat: int, person: Person, bot: str) -> list[Entry]:
    check_seat(story, seat)
    holder = story.seats[seat]
    if story.status == "waiting" and holder.kind == "open":
        check_owner(story, person)
        entries = [making.bot_sits(seat, bot, holder.colour)]
        if sum(s.kind == "open" for s in story.seats) == 1:
            entries.append(making.start(len(story.seats), story.row.shuffle_seats))
        return entries
    by = _seat_at_the_game(story, person)
    if story.status != "playing" or holder.kind != "person":
        raise conflict("seat_taken", "somebody sits there")
    if holder.left:
        return [making.bot_stands_in(seat, bot, "left")]
    if not room.presence.grace_over(seat):
        raise conflict("seat_taken", "somebody sits there")
    return [making.bot_stands_in(seat, bot, "away", by)]


def _seat_at_the_game(story: Story, person: Person) -> int:
    """From which seat somebody decides about another one."""
    seats = story.seats_of(person.ids)
    if not seats:
        raise forbidden("only those who sit at the table can do that")
    return seats[0]


@router.post("/seats/{seat}/wait", **answers(rest.Done, 404, 409, 410, 422))
async def wait_for(seat: int, person: Whoever, room: TheRoom) -> Response:
    """Give somebody who is away as much time again before a bot may take the seat."""
    await room.presence.sure_of(seat)
    await change(room, lambda story: _waiting(story, room, seat, person))
    return send(rest.Done())


def _waiting(story: Story, room: Room, seat: int, person: Person) -> list[Entry]:
    check_seat(story, seat)
    by = _seat_at_the_game(story, person)
    if story.status != "playing" or story.seats[seat].kind != "person":
        raise conflict("not_away", "nobody is waited for there")
    if not room.presence.grace_over(seat):
        return []  # they are back, or somebody else has decided to wait
    return [Entry("waited", seat, data={"by": by})]


@router.post("/rematch", **answers(rest.Rematch, 404, 409, 410, 422))
async def rematch(person: Whoever, room: TheRoom, house: TheHouse, place: Place) -> Response:
    """Offer to play again, or agree to it. The table is made when all who are there have agreed;
    seats of those who are not stay open for whoever has its link. Once it is there, this answers
    with the link to it."""
    check_played_in(room.story, person)
    if room.story.rematch is None:
        await house.limits.spend("tables", person.id, place)
    try:
        table = await again.agree(room, person.ids)
    except again.NotOver:
        raise conflict("not_over", "the game is not over") from None
    except again.Busy:
        raise busy() from None
    if table is None:
        return send(rest.Rematch(None, None))
    invite = house.invitations.of(table)
    return send(rest.Rematch(table, path_to("table", table, invite=invite)))


@router.get("/rematch", **answers(rest.Rematch, 404, 409, 410, 422))
async def find_rematch(
    person: Whoever, room: TheRoom, house: TheHouse, invited: Invited
) -> Response:
    """Where the same people play again, for those who may look at this table. The link invites
    whoever was invited here."""
    story = room.story
    table = story.rematch
    if table is None:
        return send(rest.Rematch(None, None))
    query = {"invite": house.invitations.of(table)}
    inside = invited or belongs(story, person.ids)
    return send(rest.Rematch(table, path_to("table", table, **query if inside else {})))


@router.delete("/rematch", **answers(rest.Done, 404, 409, 410, 422))
async def decline_rematch(
    person: Whoever, room: TheRoom, house: TheHouse, place: Place
) -> Response:
    """Say that you would rather not, or take your own offer back."""
    check_played_in(room.story, person)
    await house.limits.spend("returns", person.id, place)
    try:
        await again.decline(room, person.ids)
    except again.NotOver:
        raise conflict("not_over", "the game is not over") from None
    except again.Busy:
        raise busy() from None
    return send(rest.Done())


def check_played_in(story: Story, person: Person) -> None:
    if not story.sat_here(person.ids):
        raise forbidden("only those who played can ask for a rematch")
