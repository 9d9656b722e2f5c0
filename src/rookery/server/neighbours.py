"""The other workers on the same database: what they write is caught up with here, and who is
connected there counts as being at the table."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from .storage.journal import Event, notify, told
from .storage.notices import Listener
from .storage.writer import Unavailable
from .table.aside import SetAside
from .table.room import Room
from .tasks import Patience, in_own_thread

if TYPE_CHECKING:
    from .house import House

RETRY_S, LONGEST_RETRY_S = 0.5, 10.0
HEARTBEAT_S = 1.0
MISSED_BEATS = 3
"""Whoever is silent for so long counts as dead. Who was only short of breath is asked again."""


class Neighbours:
    def __init__(self, house: House) -> None:
        self._house = house
        self.name = secrets.token_hex(4)
        self._loop = asyncio.get_running_loop()
        self._last_heard: dict[str, float] = {}
        self._beat_at = self._loop.time()
        self._listener = Listener(house.store.url, self._heard, self._was_deaf)

    async def listening(self) -> None:
        await asyncio.to_thread(self._listener.listening.wait)

    # Called in the listener's thread.

    def _heard(self, notice: str) -> None:
        self._loop.call_soon_threadsafe(self._take_note, notice)

    def _was_deaf(self) -> None:
        self._loop.call_soon_threadsafe(self._catch_up_everywhere)

    # Called in the event loop.

    def _take_note(self, notice: str) -> None:
        table, *words = notice.split(" ")
        if words[0] == "here":
            self._neighbour_says(table, *words[1:])
        elif words[0] == "alive":
            self._is_alive(words[1])
        elif words[0] == "ended":
            self._house.end_sessions(words[1:])
        elif words[0] == "who":
            if words[1] != self.name and (room := self._house.rooms.find(table)):
                self.tell_presence(room)
        elif room := self._house.rooms.find(table):
            if words[0] == "chat":
                self._house.attend("chat", room, self._house.chatter.catch_up(room, int(words[1])))
            elif words[0] == "mute":
                self._house.attend("mute", room, self._house.chatter.mind_mutes(room, words[1]))
            elif int(words[0]) > room.story.number:
                work = self._catch_up(room, int(words[0]), told(notice))
                self._house.attend("catch-up", room, work)

    def _catch_up_everywhere(self) -> None:
        for room in self._house.rooms.in_memory():
            self._house.attend("catch-up", room, self._catch_up(room))

    async def _catch_up(
        self, room: Room, number: int | None = None, event: Event | None = None
    ) -> None:
        """Until it is done: another notice may not come for a long time."""
        patience = Patience(RETRY_S, LONGEST_RETRY_S)
        while True:
            try:
                await room.catch_up(number, event)
            except SetAside:
                return
            except Unavailable as error:
                pause = patience.failed()
                self._house.tasks.note_failure("catch-up", error, told=patience.failures > 1)
                await asyncio.sleep(pause)
            else:
                return

    def _is_alive(self, worker: str) -> None:
        """One that is new here, or was thought dead, says who is connected there."""
        if worker != self.name and worker not in self._last_heard:
            for room in self._house.rooms.in_memory():
                self.ask_presence(room)
        self._last_heard[worker] = self._loop.time()

    def _neighbour_says(self, table: str, worker: str, seats: str, away: str) -> None:
        if worker == self.name:
            return
        self._last_heard[worker] = self._loop.time()
        if room := self._house.rooms.find(table):
            gone = (one.split(":") for one in away.split(",") if ":" in one)
            room.presence.heard_from(
                worker,
                frozenset(int(seat) for seat in seats.split(",") if seat.isdigit()),
                {int(seat): int(since) for seat, since in gone},
            )

    def tell_presence(self, room: Room) -> None:
        seats = ",".join(str(seat) for seat in sorted(room.presence.connected_here())) or "-"
        away = ",".join(f"{seat}:{since}" for seat, since in room.presence.away().items()) or "-"
        self._say(f"{room.id} here {self.name} {seats} {away}")

    def ask_presence(self, room: Room) -> None:
        self._say(f"{room.id} who {self.name}")

    def _say(self, notice: str) -> None:
        self._house.tasks.start("notice", self._write(notice))

    async def _write(self, notice: str) -> None:
        try:
            await self._house.store.write(partial(notify, payload=notice))
        except Unavailable:
            pass  # presence is told again with the next change

    async def beat(self) -> None:
        """Say that this worker is alive, and notice those that are not any more. While nothing
        can be said, or this worker itself was held up, silence means nothing."""
        try:
            await self._house.store.write(partial(notify, payload=f"- alive {self.name}"))
        except Unavailable:
            self._hear_all_anew()
            raise
        before, self._beat_at = self._beat_at, self._loop.time()
        if self._beat_at - before > 2 * HEARTBEAT_S:
            self._hear_all_anew()
        late = self._beat_at - MISSED_BEATS * HEARTBEAT_S
        for worker in [w for w, at in self._last_heard.items() if at < late]:
            self._bury(worker)

    def _hear_all_anew(self) -> None:
        self._last_heard = dict.fromkeys(self._last_heard, self._loop.time())

    def _bury(self, worker: str) -> None:
        """Nobody is connected there any more, and no bot of its tables is about to move."""
        del self._last_heard[worker]
        for room in self._house.rooms.in_memory():
            room.presence.heard_from(worker, frozenset())
            self._house.wake(room)

    async def close(self) -> None:
        await in_own_thread(self._listener.close)
