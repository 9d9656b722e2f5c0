"""Talk at tables. Players and spectators have a room each until the game is over; nobody hears
whom they have muted; whom enough others have reported is not heard at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from .. import protocol
from ..buckets import Buckets
from ..contract import LIMITS
from ..storage import chat
from ..storage.chat import ChatLine
from ..storage.writer import Unavailable
from ..words import clean
from . import refusals
from .room import Room
from .story import Story
from .wire import Wire

if TYPE_CHECKING:
    from ..house import House

TRIES = 5
SPECTATOR = "…"


class Chatter:
    def __init__(self, house: House) -> None:
        self._house = house
        self.buckets = Buckets(house.settings.chat_rate, house.settings.chat_burst)

    async def say(self, room: Room, wire: Wire, said: protocol.Say) -> None:
        """Write the line down, then let those hear it who should."""
        text = clean(said.text)
        if len(text) > LIMITS["chat"]:
            raise refusals.too_long(said.id, LIMITS["chat"])
        if not text or not wire.person:
            raise refusals.unreadable(said.id)
        seat = wire.seats[0] if wire.seats else None
        person, name = wire.person, wire.name
        if seat is not None:
            # Who has logged in since goes on being who sat down.
            person, name = room.story.seats[seat].person, room.story.seats[seat].name
        if self._house.moderation.silenced(wire.people, wire.place):
            raise refusals.muted(said.id)
        reporters = await self._house.store.read(partial(chat.reporters, table=room.id))
        if silenced(room.story, person, reporters.get(person, set())):
            raise refusals.muted(said.id)
        line = ChatLine(
            0, "spectators" if seat is None else "players", seat, person,
            name or SPECTATOR, text, self._house.now(),
            self._house.invitations.mark(wire.place),
        )  # fmt: skip
        for _ in range(TRIES):
            try:
                written = await self._house.store.write(
                    partial(chat.say, table=room.id, key=said.id, line=line)
                )
            except IntegrityError:
                continue  # another worker took the number
            except Unavailable:
                break
            if written.at == line.at:  # else it was said long ago, and heard
                self.hear(room, written)
            return
        raise refusals.unavailable(said.id)

    def hear(self, room: Room, line: ChatLine) -> None:
        if line.room == "notes":
            return  # the replay's page asks for them
        if line.number in room.lines_heard:
            return  # our own, come back as another worker's notice
        room.lines_heard.add(line.number)
        text = protocol.encode(_said(room.story, line))
        for wire in room.wires:
            if hears(room.story, wire, line):
                wire.push(text)

    async def recall(self, room: Room, wire: Wire) -> None:
        """What was said before somebody came."""
        for line in await self._house.store.read(partial(chat.recent, table=room.id)):
            if line.text and hears(room.story, wire, line):
                wire.tell(_said(room.story, line))

    async def mind_mutes(self, room: Room, person: str) -> None:
        """Somebody hears more, or fewer, than before."""
        job = partial(chat.muted_by, table=room.id, person=person)
        async with room.in_turn:
            muted = await self._house.store.read(job)
            for wire in room.wires:
                if wire.person == person:
                    wire.muted = muted
                    room.reseat(wire)

    async def catch_up(self, room: Room, number: int) -> None:
        """A line that was written in another worker."""
        async with room.in_turn:
            line = await self._house.store.read(partial(chat.find, table=room.id, number=number))
            if line is not None:
                self.hear(room, line)


def hears(story: Story, wire: Wire, line: ChatLine) -> bool:
    if line.person in wire.muted:
        return False
    return line.room == "players" or not wire.seats or story.status != "playing"


def silenced(story: Story, person: str, reporters: set[str]) -> bool:
    """Half of the other people at the table, and at least two, or all if there is but one."""
    others = {seat.person for seat in story.seats if seat.kind == "person"} - {person}
    return silences(others, reporters)


def silences(others: set[str], reporters: set[str]) -> bool:
    """Whether enough of the others at a table have reported somebody."""
    needed = max(min(2, len(others)), (len(others) + 1) // 2)
    return 0 < needed <= len(reporters & others)


def _said(story: Story, line: ChatLine) -> protocol.Said:
    """The seat is where the one who said it sits now, or sat last."""
    assert line.room != "notes"  # see `hear`
    seat = line.seat
    if seat is not None and story.person_at(seat) != line.person:
        seat = next(iter(story.sat_at((line.person,))), None)
    return protocol.Said(line.number, line.room, seat, line.name, line.text, line.at / 1000)
