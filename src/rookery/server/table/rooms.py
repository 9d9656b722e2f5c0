"""The rooms in memory: one for a table, by construction.

A table has a place here from the moment its room is asked for, before it is loaded, and loses it
only when nobody holds it. Whoever uses a room holds it: a socket, a request, a bot's thought, a
catch-up. Rooms that nobody holds stay for a while, those used last the longest.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ..storage.writer import Unavailable
from ..tasks import Tasks
from .aside import SetAside
from .room import Room


class Place:
    """Where a table's room is, or will be as soon as it is loaded."""

    def __init__(self) -> None:
        self.room: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.holders = 0
        self.condemned = False
        """Nobody may come in any more, and who is there is on the way out."""

    def room_if_loaded(self) -> Room | None:
        return self.room.result() if self.room.done() and not self.room.exception() else None


class Rooms:
    """`load` makes the room of a table. `arrived` and `left` are told of those that have come
    into memory, and of those that go."""

    def __init__(
        self,
        load: Callable[[str], Awaitable[Room]],
        arrived: Callable[[Room], None],
        left: Callable[[Room], None],
        tasks: Tasks,
        kept: int,
    ) -> None:
        self._load = load
        self._arrived = arrived
        self._left = left
        self._tasks = tasks
        self._kept = kept
        self._places: dict[str, Place] = {}
        self._idle: OrderedDict[str, Place] = OrderedDict()
        """Places that nobody holds, the one let go longest ago first."""

    def __len__(self) -> int:
        return len(self._places)

    def in_memory(self) -> list[Room]:
        rooms = (place.room_if_loaded() for place in self._places.values())
        return [room for room in rooms if room is not None]

    def find(self, table: str) -> Room | None:
        """The room of a table if it is in memory. Whoever waits for anything must hold it."""
        place = self._places.get(table)
        return None if place is None else place.room_if_loaded()

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, loaded unless it is here. It stays the only one at least until
        the block is left."""
        place = self._places.get(table)
        if place is None:
            place = self._places[table] = Place()
            self._take(table, place)  # the loading holds it too: who asked may give up
            self._tasks.start(
                "load", self._fill(table, place), lambda: self._loaded(table, place), table=table
            )
        elif place.condemned:
            raise SetAside(table)
        self._take(table, place)
        try:
            yield await asyncio.shield(place.room)
        finally:
            self._release(table, place)

    def take(self, room: Room) -> Callable[[], None]:
        """Hold a room that somebody holds already, for work in the background. Call what is
        returned to let it go."""
        place = self._places[room.id]
        self._take(room.id, place)
        return lambda: self._release(room.id, place)

    def put(self, room: Room) -> None:
        """A new table's room. If somebody was quick enough to load it, theirs is the one."""
        if room.id not in self._places:
            place = self._places[room.id] = Place()
            self._take(room.id, place)
            place.room.set_result(room)
            self._arrived(room)
            self._release(room.id, place)

    def condemn(self, table: str) -> None:
        """The room is no good: it goes as soon as nobody holds it, and lets nobody in."""
        if place := self._places.get(table):
            place.condemned = True
            if not place.holders:
                self._remove(table, place)

    def let_go(self, table: str) -> None:
        """Do not keep the room any longer, unless somebody holds it."""
        if place := self._idle.get(table):
            self._remove(table, place)

    def drop(self, table: str) -> None:
        """There is no such table any more: whoever still holds its room is on the way out."""
        if place := self._places.pop(table, None):
            self._idle.pop(table, None)
            if room := place.room_if_loaded():
                room.gone = True
                self._left(room)

    async def _fill(self, table: str, place: Place) -> None:
        try:
            place.room.set_result(await self._load(table))
        except Exception as error:
            place.room.set_exception(error)  # for those who wait
        else:
            self._arrived(place.room.result())

    def _loaded(self, table: str, place: Place) -> None:
        if not place.room.done():
            place.room.set_exception(Unavailable())  # the house is closing
        self._release(table, place)

    def _take(self, table: str, place: Place) -> None:
        place.holders += 1
        self._idle.pop(table, None)

    def _release(self, table: str, place: Place) -> None:
        place.holders -= 1
        if place.holders or self._places.get(table) is not place:
            return
        if place.condemned or place.room_if_loaded() is None:
            self._remove(table, place)
            return
        self._idle[table] = place
        while len(self._idle) > self._kept:
            self._remove(*next(iter(self._idle.items())))

    def _remove(self, table: str, place: Place) -> None:
        del self._places[table]
        self._idle.pop(table, None)
        if room := place.room_if_loaded():
            self._left(room)
