"""The caretaker does what nobody at the table does: asks bots, watches clocks, and makes rounds
for tables that a worker left behind."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import structlog

from ..bots.host import BotHost
from ..bots.question import Question
from ..storage import journal, tables
from ..storage.writer import Unavailable
from .room import Entry, Room
from .story import RulesGone

if TYPE_CHECKING:
    from ..house import House

ROUND_S = 1.0
RETRY_S = 1.0

log = structlog.get_logger()


class Caretaker:
    def __init__(self, house: House, bots: BotHost) -> None:
        self._house = house
        self._bots = bots
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def wake(self, room: Room, mine: bool = True) -> None:
        """Look at what the table waits for now. A bot's turn that came about in another worker
        is that one's business, until it is overdue."""
        if room.id in self._busy:
            return  # whoever is busy there looks again afterwards
        if alarm := self._alarms.pop(room.id, None):
            alarm.cancel()
        seat = room.story.turn
        if seat is None:
            return
        if room.story.seats[seat].kind == "bot":
            due = room.story.due_at()
            if mine or due is None or due <= self._house.now():
                self._attend(room)
        elif (deadline := room.story.clocks.deadline()) is not None:
            house = self._house
            grace_ms = int(house.settings.restart_grace_s * 1000)
            delay_ms = max(deadline, house.opened_at + grace_ms) - house.now()
            loop = asyncio.get_running_loop()
            self._alarms[room.id] = loop.call_later(max(0, delay_ms) / 1000, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._alarms.pop(room.id, None)
        if room.id not in self._busy:
            self._attend(room)

    def _attend(self, room: Room) -> None:
        self._busy.add(room.id)
        self._house.spawn(self._attend_to(room))

    async def _attend_to(self, room: Room) -> None:
        try:
            while await self._do_next(room):
                pass
        finally:
            self._busy.discard(room.id)
            self.wake(room)

    async def _do_next(self, room: Room) -> bool:
        """One thing that the table waits for; False if there is none."""
        story = room.story
        seat = story.turn
        if seat is None:
            return False
        try:
            if story.seats[seat].kind == "bot":
                await self._move(room, seat, story.seats[seat].bot or self._house.settings.stand_in)
                return True
            deadline = story.clocks.deadline()
            if deadline is None or deadline > self._house.now():
                return False
            if story.row.at_zero == "seat_lost":
                await self._lose_seat(room, seat)
            else:
                await self._move(room, seat, self._house.settings.stand_in)
        except Unavailable:
            await asyncio.sleep(RETRY_S)
        return True

    async def _move(self, room: Room, seat: int, bot: str) -> None:
        """Let a bot decide for the seat; any legal decision, if the bot has none."""
        story = room.story
        number = story.number
        match = story.match_for((seat,))
        assert match is not None
        row = story.row
        question = Question(
            row.id, row.game, row.players, row.options, row.seed,
            [int(decision) for decision in match.decisions], seat, bot, secrets.randbits(63),
        )  # fmt: skip
        decision = await self._bots.decide(row.owner, question)
        if row.pace:
            think_ms = self._house.settings.bot_pace_s * 1000
            await asyncio.sleep(max(0, story.last_at + think_ms - self._house.now()) / 1000)
        legal = match.choices.tolist()
        if decision is None or decision not in legal:
            decision = secrets.choice(legal)
        async with room.lock:
            if room.story.number == number:
                await room.append(Entry("decided", seat, decision))

    async def _lose_seat(self, room: Room, seat: int) -> None:
        number = room.story.number
        async with room.lock:
            if room.story.number == number:
                await room.append(
                    Entry(
                        "seated", seat, data={"kind": "bot", "bot": self._house.settings.stand_in}
                    )
                )

    async def make_rounds(self) -> None:
        """Find tables where something is overdue: their worker has died, or this one was
        started again."""
        while True:
            try:
                await self._make_round()
            except Unavailable:
                pass  # the next round comes soon
            await asyncio.sleep(ROUND_S)

    async def _make_round(self) -> None:
        now = self._house.now()
        for table in await self._house.store.read(partial(tables.due, now=now)):
            try:
                room = await self._house.room(table)
            except RulesGone as gone:
                log.warning("table cannot go on", table=table, why=str(gone))
                await self._house.store.write(partial(tables.postpone, table=table, due_at=None))
                continue
            summary = room.story.summary()
            if summary.due_at is None or summary.due_at > now:
                await self._house.store.write(
                    partial(journal.set_summary, table=table, summary=summary)
                )
            self.wake(room)
