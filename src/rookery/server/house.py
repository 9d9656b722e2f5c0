"""The house: every table that this worker has in memory, and what wakes them up."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog
from msgspec import structs
from sqlalchemy import Connection

from . import protocol
from .bots.host import WORKER, BotHost
from .contract import Close, path_to
from .metrics import Metrics
from .neighbours import Neighbours
from .settings import Settings
from .storage import journal, tables
from .storage.journal import Event
from .storage.rows import TableRow
from .storage.store import Store
from .storage.writer import Unavailable
from .table import hooks, making
from .table.access import Invitations
from .table.caretaker import Caretaker
from .table.chatter import Chatter
from .table.room import Entry, Room
from .table.story import Story, check_rules
from .table.warm import Stove
from .table.wire import Wire

log = structlog.get_logger()


class NoSuchTable(LookupError):
    pass


def wall_clock_ms() -> int:
    return int(time.time() * 1000)


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics,
        now: Callable[[], int] = wall_clock_ms,
        bot_command: Sequence[str] = WORKER,
        secret: str = "",
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.now = now
        self.opened_at = now()
        self.bots = BotHost(settings, bot_command)
        self.caretaker = Caretaker(self, self.bots)
        self.chatter = Chatter(self)
        self.invitations = Invitations(secret)
        self.stove = Stove()
        self._neighbours: Neighbours | None = None
        self._sockets: Counter[str] = Counter()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    def room_in_memory(self, table: str) -> Room | None:
        return self._rooms.get(table)

    async def room(self, table: str) -> Room:
        """The room of a table, folded from its journal unless it is in memory.
        `NoSuchTable` or `RulesGone`."""
        if table in self._rooms:
            self._rooms.move_to_end(table)
            return self._rooms[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        row, events = await self.store.read(
            lambda connection: (
                tables.find(connection, table),
                journal.read_after(connection, table, 0),
            )
        )
        if row is None:
            raise NoSuchTable(table)
        check_rules(row)
        await self.stove.warm(row.game)
        story = Story(row)
        story.apply_all(events)
        room = Room(self, story)
        self._rooms[table] = room
        self._make_space()
        self.caretaker.wake(room, mine=not self.store.shared)
        if self._neighbours is not None:
            self._neighbours.ask_presence(room)
        return room

    async def make(self, row: TableRow, entries: Sequence[Entry]) -> Room:
        """A new table, with its first events."""
        await self.stove.warm(row.game)
        events = making.numbered(entries, row.created_at)
        story = Story(row)
        story.apply_all(events)
        summary = story.summary()
        row = structs.replace(row, status=summary.status, due_at=summary.due_at)
        people = {seat.person for seat in story.seats if seat.person}

        def write(connection: Connection) -> None:
            tables.create(connection, row, events)
            for person in people:
                tables.sit(connection, row.id, person)

        await self.store.write(write)
        room = Room(self, story)
        self._rooms[row.id] = room
        self._make_space()
        self.wake(room)
        return room

    def _make_space(self) -> None:
        idle = [room for room in self._rooms.values() if not room.wires]
        for room in idle[: max(0, len(idle) - self.settings.rooms_kept)]:
            if not room.lock.locked():
                room.presence.close()
                del self._rooms[room.id]

    # --- What rooms tell the house ----------------------------------------------------------------

    def appended(self, room: Room, events: Sequence[Event]) -> None:
        self.metrics.decisions.inc(sum(event.kind == "decided" for event in events))

    def turn_passed(self, room: Room) -> None:
        """Only the worker that made the move tells an absent player."""
        seat = room.story.turn
        if seat is not None and not room.presence.here(seat):
            person = room.story.seats[seat].person
            if person:
                self.spawn(self._call_player(room.id, seat, person))

    async def _call_player(self, table: str, seat: int, person: str) -> None:
        try:
            url = await self.store.read(partial(tables.webhook, table=table, person=person))
            if url is not None:
                turn = hooks.Turn(table, seat, path_to("table", table))
                await asyncio.to_thread(hooks.post, url, turn, self.settings.hooks_inside)
        except (OSError, Unavailable) as error:
            log.warning("webhook failed", table=table, why=str(error))

    def presence_changed(self, room: Room) -> None:
        if self._neighbours is not None:
            self._neighbours.tell_presence(room)

    def wake(self, room: Room) -> None:
        self.caretaker.wake(room)

    def connected(self, wire: Wire) -> None:
        self._sockets[wire.person] += 1

    def disconnected(self, wire: Wire) -> None:
        self._sockets[wire.person] -= 1
        if not self._sockets[wire.person]:
            del self._sockets[wire.person]

    def sockets_of(self, person: str) -> int:
        return self._sockets[person]

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(self._sockets.total())
        self.metrics.rooms.set(len(self._rooms))
        self.metrics.bots_waiting.set(self.bots.waiting())
        self.metrics.bot_failures.set(self.bots.failures)
        self.metrics.database_failures.set(self.store.writer.failures)

    # --- Opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        if self.store.shared:
            self._neighbours = Neighbours(self)
            await self._neighbours.listening()
            self.spawn(self._neighbours.keep_beating())
        self.spawn(self.stove.compile_all())
        self.spawn(self.caretaker.make_rounds())

    async def close(self) -> None:
        """Say goodbye, let what is under way come to its end, and put the journal away."""
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stove.close()
        await self.bots.close()
        if self._neighbours is not None:
            await self._neighbours.close()
        for room in self._rooms.values():
            room.presence.close()
        await asyncio.to_thread(self.store.close)

    async def say_goodbye(self) -> None:
        """Tell every socket that the server is going away for a moment."""
        wires = [wire for room in self._rooms.values() for wire in room.wires]
        for wire in wires:
            wire.tell(protocol.Closing("restart"))
            wire.hang_up(Close.RESTART)
        await asyncio.gather(*(wire.flushed() for wire in wires))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done in the background, which the house waits for at the end."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
