"""The caretaker does what nobody at the table does: asks bots, watches clocks, and makes rounds
for tables that a worker left behind."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ...bots.bot import is_of_the_house
from ..bots.host import BotHost
from ..bots.question import Question
from ..storage import journal, tables
from ..storage.writer import Unavailable
from ..tasks import Patience, Tasks
from . import making
from .aside import SetAside
from .room import Entry, Room
from .rules import RulesGone
from .story import Story

if TYPE_CHECKING:
    from ..house import House

ROUND_S, LONGEST_ROUND_S = 1.0, 10.0
RETRY_S, LONGEST_RETRY_S = 1.0, 15.0
FAILURES = 3
"""A table that fails so often in a row, and not because the database is away, is set aside."""

log = structlog.get_logger()


class Caretaker:
    def __init__(self, house: House, bots: BotHost) -> None:
        self._house = house
        self._bots = bots
        self._tasks = Tasks(house.metrics)
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def wake(self, room: Room, mine: bool = True) -> None:
        """Look at what the table waits for now. A bot's turn that came about in another worker
        is that one's business, until it is overdue."""
        if room.id in self._busy:
            return  # whoever is busy there looks again afterwards
        self.forget(room)
        seat = room.story.turn
        if seat is None:
            return
        if room.story.seats[seat].kind == "bot":
            due = room.story.due_at()
            if mine or due is None or due <= self._house.now():
                self._attend(room)
        else:
            self._set_alarm(room)

    def _set_alarm(self, room: Room) -> None:
        deadline = room.story.clocks.deadline()
        if deadline is not None:
            house = self._house
            grace_ms = int(house.settings.restart_grace_s * 1000)
            delay_ms = max(deadline, house.opened_at + grace_ms) - house.now()
            loop = asyncio.get_running_loop()
            self._alarms[room.id] = loop.call_later(max(0, delay_ms) / 1000, self._ring, room)

    def forget(self, room: Room) -> None:
        """The room goes, or is looked at anew: its alarm does not ring. Should the time run out
        while the room is not in memory, the rounds find the table."""
        if alarm := self._alarms.pop(room.id, None):
            alarm.cancel()

    def _ring(self, room: Room) -> None:
        self._alarms.pop(room.id, None)
        if room.id not in self._busy:
            self._attend(room)

    def _attend(self, room: Room) -> None:
        self._busy.add(room.id)
        let_go = self._house.rooms.take(room)
        self._tasks.start("attend", self._attend_to(room), let_go, table=room.id)

    async def _attend_to(self, room: Room) -> None:
        patience = Patience(RETRY_S, LONGEST_RETRY_S)
        try:
            while True:
                try:
                    if not await self._do_next(room):
                        break
                    patience.succeeded()
                except SetAside:
                    return  # the room has told its people
                except Exception as error:
                    pause = patience.failed()
                    told = patience.failures > 1
                    self._tasks.note_failure("attend", error, told=told, table=room.id)
                    if patience.failures >= FAILURES and not isinstance(error, Unavailable):
                        self._house.set_aside(room, error)
                        return
                    await asyncio.sleep(pause)
        finally:
            self._busy.discard(room.id)
        self._set_alarm(room)

    async def _do_next(self, room: Room) -> bool:
        """One thing that the table waits for; False if there is none."""
        story = room.story
        seat = story.turn
        if seat is None:
            return False
        if story.seats[seat].kind == "bot":
            await self._move(room, seat, story.seats[seat].bot or self._house.settings.stand_in)
            return True
        deadline = story.clocks.deadline()
        if deadline is None or deadline > self._house.now():
            return False
        stand_in = self._house.settings.stand_in
        if story.row.at_zero == "seat_lost":
            await self._tell(room, making.bot_stands_in(seat, stand_in, "time"))
        elif seat not in story.out_of_time:
            await self._tell(room, Entry("timed_out", seat, data={"bot": stand_in}))
        else:
            await self._move(room, seat, stand_in)
        return True

    async def _move(self, room: Room, seat: int, bot: str) -> None:
        """Let a bot decide for the seat. If it has nothing to say, any legal decision is taken for
        a bot of the house; one from outside has failed, and the stand-in plays on."""
        story = room.story
        number = story.number
        match = story.match_for((seat,))
        assert match is not None
        row = story.row
        question = Question(
            row.id, row.game, row.players, row.options, row.seed,
            [int(decision) for decision in match.decisions], seat, bot, secrets.randbits(63),
        )  # fmt: skip
        decision = await self._bots.decide(row.owner or row.tournament, question)
        pace_ms = self._house.settings.bot_pace_s * 1000
        await asyncio.sleep(pause_ms(story, pace_ms, self._house.now()) / 1000)
        legal = match.choices.tolist()
        if decision is not None and decision in legal:
            entry = Entry("decided", seat, decision)
        elif is_of_the_house(bot):
            entry = Entry("decided", seat, secrets.choice(legal))
        else:
            entry = making.takes_over(seat, self._house.settings.stand_in)
        async with room.lock:
            if room.story.number == number:
                await room.append(entry)

    async def _tell(self, room: Room, entry: Entry) -> None:
        """What follows from a clock at zero, unless something else happened first."""
        number = room.story.number
        async with room.lock:
            if room.story.number == number:
                await room.append(entry)

    async def make_round(self) -> None:
        """Find tables where something is overdue: their worker has died, this one was started
        again, or nobody has had the table in memory."""
        now = self._house.now()
        for table in await self._house.store.read(partial(tables.due, now=now)):
            try:
                async with self._house.room(table) as room:
                    await self._look_at(room, now)
            except RulesGone as gone:
                log.warning("table cannot go on", table=table, why=str(gone))
                await self._postpone(table, None)
            except SetAside:
                await self._postpone(table, self._house.aside.until(table))

    async def _look_at(self, room: Room, now: int) -> None:
        summary = room.story.summary()
        if summary.due_at is None or summary.due_at > now:
            await self._house.store.write(
                partial(journal.set_summary, table=room.id, summary=summary)
            )
        self.wake(room)

    async def _postpone(self, table: str, due_at: int | None) -> None:
        """So that tables which cannot go on never crowd out those that can."""
        await self._house.store.write(partial(tables.postpone, table=table, due_at=due_at))

    async def close(self) -> None:
        """Nobody plays for others any more."""
        await self._tasks.close()


def pause_ms(story: Story, pace_ms: float, now: int) -> float:
    """Before a bot's decision: a human pace, but not between the steps of a draft, which nobody
    sees before the last."""
    if not story.row.pace or story.draft:
        return 0
    return max(0, story.last_at + pace_ms - now)
