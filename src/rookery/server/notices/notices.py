"""Whoever is away is told that it is their turn: after a while, once a turn, at most once an hour
for a table, and not in the middle of their night. What is to be told lies in the database
(`storage/calls.py`), so it is told by whichever worker comes first, also after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec import structs
from sqlalchemy import Connection

from ...core.errors import RookeryError
from ...core.registry import find_texts
from ...core.text import Texts, texts
from ..contract import path_to
from ..pools import Crowded
from ..storage import calls, contacts, people
from ..storage.calls import Call
from ..storage.contacts import Contact, Device
from ..storage.results import root_of
from ..storage.writer import Unavailable
from ..table.aside import SetAside
from ..table.story import Story
from ..words import OWN_TEXTS
from . import quiet
from .letters import Letters

if TYPE_CHECKING:
    from ..house import House
    from ..table.room import Room
    from .push import Push, Said, Told

ROUND_S, LONGEST_ROUND_S = 2.0, 30.0
LEASE_MS = 300_000
"""Who takes a call and falls over, or reaches nobody, has not told it: so much later it is tried
again."""
LATE_MS = 86_400_000
"""Whoever could not be reached for so long is not told any more."""
NOWHERE = "https://rookery.invalid"
"""Push services want to know whom they could write to."""

log = structlog.get_logger()


class Reader(NamedTuple):
    """Who is to be told, and where."""

    person: str
    contact: Contact
    devices: list[Device]


class Notices:
    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self.letters = Letters(house.settings, secret)
        self._push: Push | None = None

    async def push(self) -> Push:
        """Made when it is first needed, with what belongs to it."""
        if self._push is None:
            from . import push

            store, site = self._house.store, self._house.settings.url
            key = await store.read(partial(people.find_secret, name="push"))
            if key is None:
                proposal = push.new_key()
                key = await store.write(
                    partial(people.shared_secret, name="push", proposal=proposal)
                )
            contact = site if site.startswith("https:") else NOWHERE
            self._push = push.Push(self._house.hooks, key, contact)
        return self._push

    async def say(self, device: Device, said: Said) -> Told:
        """To a browser, which is forgotten if it is gone."""
        from .push import Told

        told = await (await self.push()).say(device, said)
        if told is Told.GONE:
            await self._house.store.write(partial(contacts.forget_device, id=device.id))
        return told

    def of_turn(self, room: Room, trial: Story) -> Callable[[Connection], None] | None:
        """What is to be written with a change that makes it the turn of somebody who is away."""
        seat = trial.turn
        if seat is None or seat == room.story.turn or room.presence.connected(seat):
            return None
        person = trial.seats[seat].person
        if not person:
            return None
        settings = self._house.settings
        return partial(
            calls.call,
            table=room.id,
            person=person,
            seat=seat,
            now=self._house.now(),
            after=int(settings.notice_after_s * 1000),
            every=int(settings.notice_every_s * 1000),
        )

    async def make_round(self) -> None:
        now = self._house.now()
        waiting = await self._house.store.read(partial(calls.due, now=now))
        await asyncio.gather(*(self._attend(call, now) for call in waiting))

    async def _attend(self, call: Call, now: int) -> None:
        """Nobody else does while the lease lasts."""
        store, again_at = self._house.store, now + LEASE_MS
        if await store.write(partial(calls.put_off, call=call, due_at=again_at)):
            try:
                await self._answer(structs.replace(call, due_at=again_at), now)
            except Unavailable as error:
                log.warning("nobody could be told", table=call.table, why=str(error))

    async def _answer(self, call: Call, now: int) -> None:
        """Tell them if it is still so."""
        store = self._house.store
        story = await self._still_waiting(call)
        reader = await store.read(partial(_reader_of, person=call.person))
        if story is None or story.last_at < now - LATE_MS:
            await store.write(partial(calls.put_off, call=call, due_at=None))
        elif (later := quiet.over_at(reader.contact, now)) > now:
            await store.write(partial(calls.put_off, call=call, due_at=later))
        elif await self._tell(story, call.seat, reader):
            await store.write(partial(calls.told, call=call, now=now))

    async def _still_waiting(self, call: Call) -> Story | None:
        """The story of a table that waits for them, while they are not there."""
        try:
            async with self._house.room(call.table) as room:
                await asyncio.sleep(room.presence.unsure_for_s())
                story = room.story
                waits = story.turn == call.seat and not room.presence.connected(call.seat)
                seat = story.seats[call.seat]
                return story if waits and seat.kind == "person" and not seat.left else None
        except (LookupError, RookeryError, SetAside):
            return None  # it is gone, or cannot be played

    async def _tell(self, story: Story, seat: int, reader: Reader) -> bool:
        """Whether they could be reached, or there is nowhere to reach them."""
        from .push import Told

        said = [await self.say(d, your_turn(story, seat, d.language)) for d in reader.devices]
        reached = [one is not Told.LATER for one in said]
        contact = reader.contact
        if contact.mail and contact.by_mail and self.letters.offered:
            turn = your_turn(story, seat, contact.language)
            try:
                await self.letters.turn(
                    reader.person, contact.mail, contact.language, turn.title, turn.body, turn.url
                )
                reached.append(True)
            except (OSError, Crowded) as error:
                log.warning("a mail could not be sent", why=str(error))
                reached.append(False)
        return any(reached) or not reached


def _reader_of(connection: Connection, person: str) -> Reader:
    person = root_of(connection, person)
    contact = contacts.of(connection, person)
    return Reader(person, contact, contacts.devices_of(connection, person))


def your_turn(story: Story, seat: int, language: str) -> Said:
    """Nothing of the game: others may see the screen that it is shown on."""
    from .push import Said

    own = texts(OWN_TEXTS, language)
    game = texts(find_texts(story.row.game), language).say("title")
    return Said(
        own.say("notice-turn", game=game), _about(story, seat, own),
        path_to("table", story.row.id), story.row.id,
    )  # fmt: skip


def _about(story: Story, seat: int, own: Texts) -> str:
    """What the table is called, or who waits there."""
    others = [s.name for n, s in enumerate(story.seats) if n != seat and s.kind == "person"]
    if story.title:
        return story.title
    return own.say("notice-with", names=", ".join(others)) if others else own.say("notice-waits")
