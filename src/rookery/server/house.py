"""The house: every table that this worker has in memory, and what wakes them up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from ..core.errors import RookeryError
from . import protocol
from .bots.host import WORKER, BotHost
from .buckets import Buckets
from .contract import Close, path_to
from .crowd import Crowd
from .expiry import EXPIRE_S, expire
from .keeping import keep
from .limits import Limits
from .metrics import Metrics
from .moderation import FOLLOW_S, LONGEST_FOLLOW_S, Moderation
from .notices import notices
from .notices.notices import Notices
from .settings import Settings
from .storage import journal, past, results, tables
from .storage.journal import Event
from .storage.rows import TableRow
from .storage.store import Store
from .storage.writer import Unavailable
from .table import hooks, making, offer, rematch
from .table.access import Invitations
from .table.aside import Aside, SetAside
from .table.caretaker import LONGEST_ROUND_S, ROUND_S, Caretaker
from .table.chatter import Chatter
from .table.ending import how_it_ended
from .table.games import Games
from .table.room import Entry, Room
from .table.rooms import Rooms
from .table.rules import RulesGone, check_rules, check_same_rules
from .table.story import Story
from .table.wire import Wire
from .tasks import Tasks, end_within, in_own_thread
from .tournament import host
from .words import is_table_id

if TYPE_CHECKING:
    from .neighbours import Neighbours

ATTENDANCE_S = 60.0
COUNT_S = 5.0
"""Whoever reads the gauges asks one worker, and gets what the others have noted."""
WARM_UP_S = 20.0
"""For each game; whoever then comes to a table of it waits with the table."""
HISTORY_STEP = 50
GOODBYE_S = 1.0
CLOSING_S = 1.0
"""At the end: for the last words to every socket, and for each thing that has to be ended."""

log = structlog.get_logger()


class NoSuchTable(LookupError):
    pass


def wall_clock_ms() -> int:
    return int(time.time() * 1000)


def _listed(room: Room) -> bool:
    """Whether the lobby should show it, as far as this worker knows."""
    return room.story.row.listed and room.story.status in ("waiting", "playing") and room.attended


async def _end_if_strayed(room: Room) -> None:
    """A game that today's rules lead elsewhere is ended before anybody looks at it."""
    async with room.lock:
        while room.story.strayed and room.story.status == "playing":
            await room.append(Entry("rules_changed"))


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
        self.versions_from = 0
        self.bots = BotHost(settings, bot_command)
        self.caretaker = Caretaker(self, self.bots)
        self.chatter = Chatter(self)
        self.invitations = Invitations(secret)
        self.games = Games(for_browsers=settings.local_tables)
        self._neighbours: Neighbours | None = None
        self.limits = Limits(settings, store, now)
        self.moderation = Moderation(self)
        self.tournaments = host.Tournaments(self)
        self.hints = Crowd(most=1)
        self.hooks = hooks.Hooks(settings.hooks_inside)
        self.notices = Notices(self, secret)
        self.hellos = Buckets(settings.hello_rate, settings.hello_burst)
        self.sockets_of_people = Crowd(settings.sockets_per_person)
        self.sockets_of_places = Crowd(settings.sockets_per_address)
        self._wires: set[Wire] = set()
        self.tasks = Tasks(metrics)
        self.aside = Aside(now)
        self.pairing = asyncio.Lock()
        """One after the other: of two who looked at the same moment each would wait alone."""
        self.rooms = Rooms(self._load, self._arrived, self._left, self.tasks, settings.rooms_kept)

    def room(self, table: str) -> AbstractAsyncContextManager[Room]:
        """`async with house.room(table) as room:` holds the room of a table, folded from its
        journal unless it is in memory. `NoSuchTable`, `RulesGone` or `SetAside`."""
        return self.rooms.hold(table)

    @asynccontextmanager
    async def room_of_now(self, table: str) -> AsyncIterator[Room]:
        """The same for somebody who asks: with all that was acknowledged until now, also by
        another worker of which this one may not have heard yet."""
        async with self.room(table) as room:
            if self.store.shared:
                await room.catch_up()
            yield room

    async def _load(self, table: str) -> Room:
        if not is_table_id(table):
            raise NoSuchTable(table)
        self.aside.check(table)
        try:
            room = Room(self, await self.fold(table))
            await _end_if_strayed(room)
        except (NoSuchTable, RulesGone, Unavailable):
            raise
        except Exception as error:
            raise self.aside.put(table, error) from error
        self.aside.mended(table)
        return room

    async def _record_history(self) -> None:
        """Games that ended before there were results."""
        last = ""
        while tables := await self.store.read(
            partial(results.unrecorded, after=last, limit=HISTORY_STEP)
        ):
            for last in tables:
                try:
                    write = how_it_ended(await self.fold(last))
                except (RookeryError, ValueError) as error:
                    log.warning("a game's end cannot be told", table=last, why=str(error))
                else:
                    if write is not None:
                        await self.store.write(write)

    async def fold(self, table: str) -> Story:
        """A table's story, from its journal."""
        row, events = await self.store.read(
            lambda connection: (
                tables.find(connection, table),
                journal.read_after(connection, table, 0),
            )
        )
        if row is None:
            raise NoSuchTable(table)
        check_rules(row)
        await self.games.get_ready(row.game)
        story = Story(row, self.versions_from)
        try:
            story.apply_all(events)
        except RookeryError as error:
            check_same_rules(row, error)
            raise
        if story.strayed and row.status == "over":
            check_same_rules(row, "it has been played to its end")
        return story

    def _arrived(self, room: Room) -> None:
        self.caretaker.wake(room, mine=not self.store.shared)
        if self._neighbours is not None:
            self._neighbours.ask_presence(room)

    def _left(self, room: Room) -> None:
        self.caretaker.forget(room)
        room.presence.close()

    async def make(self, row: TableRow, entries: Sequence[Entry]) -> None:
        """A new table, with its first events."""
        table = await self.prepare(row, entries)
        await self.store.write(table.write)
        await self.opened(table)

    async def prepare(self, row: TableRow, entries: Sequence[Entry]) -> making.NewTable:
        """A table to be: not written yet."""
        await self.games.get_ready(row.game)
        return making.composed(row, entries, self.versions_from)

    async def opened(self, table: making.NewTable) -> None:
        """It is written: let it be found."""
        self.rooms.put(Room(self, table.story))
        async with self.room(table.story.row.id) as room:
            self.wake(room)

    def set_aside(self, room: Room, error: Exception) -> SetAside:
        """The table cannot go on: tell those who are there, and forget what is in memory."""
        self.rooms.condemn(room.id)
        for wire in room.wires:
            wire.turn_away("refused-set-aside", Close.SET_ASIDE)
        return self.aside.put(room.id, error)

    def forget(self, table: str) -> None:
        """The table was deleted."""
        room = self.rooms.find(table)
        self.rooms.drop(table)
        for wire in room.wires if room else ():
            wire.turn_away("refused-no-table", Close.NOT_FOUND)

    # --- What rooms tell the house ----------------------------------------------------------------

    def appended(self, room: Room, events: Sequence[Event]) -> None:
        decided = sum(event.kind == "decided" for event in events)
        self.metrics.decisions.inc(decided)
        ended_by_rules = any(event.kind == "rules_changed" for event in events)
        if ended_by_rules or (decided and room.story.status == "over"):
            self.attend("keep", room, self._keep(room))
            if room.story.row.tournament:
                self.tournaments.nudge(room.story.row.tournament)

    async def _keep(self, room: Room) -> None:
        await keep(self, room)

    def turn_passed(self, room: Room) -> None:
        """Only the worker that made the move tells an absent player."""
        seat = room.story.turn
        if seat is not None and not room.presence.here(seat):
            person = room.story.seats[seat].person
            if person:
                self.tasks.start("webhook", self._call_player(room.id, seat, person), table=room.id)

    async def _call_player(self, table: str, seat: int, person: str) -> None:
        try:
            url = await self.store.read(partial(tables.webhook, table=table, person=person))
            if url is not None and self.hooks.may_call(table):
                await hooks.Turn(table, seat, path_to("table", table)).post(self.hooks, url)
        except (OSError, Unavailable) as error:
            log.warning("webhook failed", table=table, why=str(error))

    def came(self, room: Room) -> None:
        """Somebody has come: a table that had been deserted is in the lobby again."""
        if _listed(room):
            self.attend("attendance", room, self._note_attendance([room.id]))

    async def _note_attendance(self, ids: Sequence[str]) -> None:
        if ids:
            await self.store.write(partial(tables.attend, ids=ids, now=self.now()))

    async def _note_all_attendance(self) -> None:
        await self._note_attendance([r.id for r in self.rooms.in_memory() if _listed(r)])

    def gone(self, room: Room) -> None:
        """Somebody who was there is not any more."""
        if offer.open_at(room.story):
            self.attend("rematch", room, rematch.settle(room))

    def presence_changed(self, room: Room) -> None:
        if self._neighbours is not None:
            self._neighbours.tell_presence(room)

    def wake(self, room: Room, mine: bool = True) -> None:
        self.caretaker.wake(room, mine)

    def attend(self, what: str, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done in the background for a table, whose room is held meanwhile."""
        self.tasks.start(what, work, self.rooms.take(room), table=room.id)

    def connected(self, wire: Wire) -> None:
        self._wires.add(wire)

    def disconnected(self, wire: Wire) -> None:
        self._wires.discard(wire)

    async def _count_now(self) -> None:
        self.count()

    def wires(self) -> list[Wire]:
        """Every socket here."""
        return list(self._wires)

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(len(self._wires))
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.set_aside.set(len(self.aside))
        self.metrics.bots_waiting.set(self.bots.waiting())
        self.metrics.bot_failures.set(self.bots.failures)
        self.metrics.database_failures.set(self.store.writer.failures)

    # --- Opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        self.versions_from = await self.store.read(past.versions_from)
        if self.store.shared:
            from .neighbours import HEARTBEAT_S, Neighbours  # and with it all of PostgreSQL

            self._neighbours = Neighbours(self)
            await self._neighbours.listening()
            self.tasks.repeat("heartbeat", self._neighbours.beat, HEARTBEAT_S, HEARTBEAT_S)
        self.tasks.start("compile", self.games.compile_all())
        self.tasks.start("history", self._record_history())
        self.tasks.repeat("attendance", self._note_all_attendance, ATTENDANCE_S, ATTENDANCE_S)
        await self.moderation.read()
        self.tasks.repeat("moderation", self.moderation.follow, FOLLOW_S, LONGEST_FOLLOW_S)
        self.tasks.repeat(
            "notices", self.notices.make_round, notices.ROUND_S, notices.LONGEST_ROUND_S
        )
        self.tasks.repeat("expiry", partial(expire, self), EXPIRE_S, EXPIRE_S)
        self.tasks.repeat("count", self._count_now, COUNT_S, COUNT_S)
        self.tasks.repeat("rounds", self.caretaker.make_round, ROUND_S, LONGEST_ROUND_S)
        self.tasks.repeat(
            "tournaments", self.tournaments.make_round, host.ROUND_S, host.LONGEST_ROUND_S
        )

    def end_sessions(self, ids: Collection[str]) -> None:
        """Whoever came by one of these sessions comes back as whoever they are then."""
        self.tournaments.forget_all()
        for wire in self._wires:
            if wire.session in ids:
                wire.hang_up(Close.RESTART)

    def forget_rooms(self, tables: Iterable[str]) -> None:
        """What is in memory of them, unless somebody is there, is read anew when it is needed."""
        for table in tables:
            self.rooms.let_go(table)

    async def warm_up(self) -> None:
        """Read the games that are being played into memory."""
        for game in await self.store.read(tables.games_played):
            await end_within(WARM_UP_S, "warming up", self.games.get_ready(game))

    async def close(self) -> None:
        """Say goodbye, end what is under way, and put the journal away. Nothing is waited for
        without a limit: what was acknowledged is durable already."""
        await self.say_goodbye()
        ends = {"tasks": self.tasks.close(), "games": self.games.close(), "bots": self.bots.close()}
        if self._neighbours is not None:
            ends["neighbours"] = self._neighbours.close()
        await asyncio.gather(*(end_within(CLOSING_S, what, end) for what, end in ends.items()))
        for room in self.rooms.in_memory():
            self._left(room)
        await end_within(CLOSING_S, "database", in_own_thread(self.store.close))

    async def say_goodbye(self) -> None:
        """No bot plays on, and every socket is told that the server is going away for a moment."""
        await end_within(CLOSING_S, "bots' turns", self.caretaker.close())
        for wire in self._wires:
            wire.tell(protocol.Closing("restart"))
            wire.hang_up(Close.RESTART)
        flushed = [wire.flushed() for wire in self._wires]
        await end_within(GOODBYE_S, "goodbyes", asyncio.gather(*flushed))
