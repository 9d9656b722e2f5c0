"""Who may not come in or write, as this worker knows it: folded from the journal of moderation, and
minded at every entry. What was done at the terminal or by another worker is noticed within
seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from .contract import Close
from .storage import chat, moderation
from .storage.moderation import Deed
from .storage.writer import Unavailable
from .table.wire import Wire

if TYPE_CHECKING:
    from .house import House

FOLLOW_S, LONGEST_FOLLOW_S = 2.0, 10.0
FOR_EVER = 2**62
TRIES = 5


class Moderation:
    def __init__(self, house: House) -> None:
        self._house = house
        self._number = 0
        self._until: dict[str, dict[str, int]] = {"ban": {}, "silence": {}}
        """By person, and by `@` and the mark of an address."""
        self._moderators: set[str] = set()
        self._following = asyncio.Lock()

    def banned(self, people: Collection[str], place: str = "") -> bool:
        return self._holds("ban", people, place)

    def silenced(self, people: Collection[str], place: str = "") -> bool:
        return self._holds("silence", people, place)

    def may_moderate(self, people: Collection[str]) -> bool:
        return not self._moderators.isdisjoint(people)

    def in_force(self, deed: Deed) -> bool:
        """Whether this is what holds for somebody now."""
        found = self._until.get(deed.act, {})
        key = deed.person or f"@{deed.place}"
        until = FOR_EVER if deed.until is None else deed.until
        return found.get(key) == until > self._house.now()

    def _holds(self, what: str, people: Collection[str], place: str) -> bool:
        found = self._until[what]
        if not found or self.may_moderate(people):
            return False
        keys = [*people, f"@{self._house.invitations.mark(place)}"] if place else people
        now = self._house.now()
        return any(found.get(key, 0) > now for key in keys)

    async def do(self, deed: Deed) -> Deed:
        for _ in range(TRIES):
            try:
                done = await self._house.store.write(partial(moderation.do, deed=deed))
            except IntegrityError:
                continue  # somebody else took the number
            await self.follow()
            return done
        raise Unavailable

    async def read(self) -> None:
        """At the start: what holds now, without doing again what was done."""
        for deed in await self._new():
            self._fold(deed)

    async def follow(self) -> None:
        """Catch up with the journal."""
        async with self._following:
            for deed in await self._new():
                self._fold(deed)
                await self._see_to(deed)

    async def _new(self) -> list[Deed]:
        return await self._house.store.read(partial(moderation.after, number=self._number))

    def _fold(self, deed: Deed) -> None:
        self._number = deed.number
        keys = [key for key in (deed.person, deed.place and f"@{deed.place}") if key]
        if deed.act in self._until:
            until = FOR_EVER if deed.until is None else deed.until
            self._until[deed.act].update(dict.fromkeys(keys, until))
        elif deed.act == "lift":
            for key in keys:
                for found in self._until.values():
                    found.pop(key, None)
        elif deed.act == "appoint":
            self._moderators.add(deed.person)
        elif deed.act == "dismiss":
            self._moderators.discard(deed.person)

    async def _see_to(self, deed: Deed) -> None:
        """What is in memory or on a screen."""
        if deed.act == "ban":
            for wire in self._house.wires():
                if self.banned(wire.people, wire.place):
                    turn_away(wire)
        elif deed.act == "remove_line" and (room := self._house.rooms.find(deed.table)):
            line = await self._house.store.read(
                partial(chat.find, table=deed.table, number=deed.line or 0)
            )
            if line is not None:
                room.lines_heard.discard(line.number)
                self._house.chatter.hear(room, line)
        elif deed.act == "remove_table":
            self._house.forget(deed.table)
        elif deed.act == "remove_name":
            self._house.tournaments.forget_all()
            for room in self._house.rooms.in_memory():
                if room.story.sat_here((deed.person,)):
                    name = await self._house.store.read(
                        partial(moderation.name_of, person=deed.person)
                    )
                    room.rename(deed.person, name)


def turn_away(wire: Wire) -> None:
    wire.turn_away("refused-banned", Close.BANNED)
