"""The host of tournaments: what happens at them by itself, and one door for every change.

A tournament is folded from its journal and kept in memory; every look catches up with what other
workers have written. A change is written under the next number: of two workers that do the next
thing at the same moment one has done nothing, tables included.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection

from ..storage import tournaments
from ..storage.tournaments import Ended, Event, TournamentRow
from ..storage.writer import Unavailable
from ..tasks import Patience
from . import making
from .contest import Contest
from .next import Entry, NewGame, next_step

if TYPE_CHECKING:
    from ..house import House

ROUND_S, LONGEST_ROUND_S = 1.0, 10.0
RETRY_S, LONGEST_RETRY_S = 2.0, 300.0
KEPT = 200
TRIES = 8
STANDSTILL_MS = 3_600_000
"""A game where nothing has happened for so long, the clock's time aside, does not count."""

log = structlog.get_logger()


class NoSuchTournament(LookupError):
    pass


class Busy(Exception):
    """Others were faster, again and again."""


class Tournaments:
    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[str, tuple[asyncio.Lock, Contest]] = OrderedDict()
        self._patience: dict[str, Patience] = {}
        self._chance = random.SystemRandom()

    # --- Looking ----------------------------------------------------------------------------------

    async def look(self, id: str) -> Contest:
        """As it is now. `NoSuchTournament`."""
        lock, contest = await self._find(id)
        async with lock:
            await self._catch_up(contest)
        return contest

    async def _find(self, id: str) -> tuple[asyncio.Lock, Contest]:
        if id not in self._known:
            row = await self._house.store.read(partial(tournaments.find, id=id))
            if row is None:
                raise NoSuchTournament(id)
            self._known.setdefault(id, (asyncio.Lock(), Contest(row)))
        self._known.move_to_end(id)
        found = self._known[id]
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    async def _catch_up(self, contest: Contest) -> None:
        contest.apply_all(
            await self._house.store.read(
                partial(tournaments.read_after, id=contest.row.id, number=contest.number)
            )
        )

    def forget_all(self) -> None:
        """Something was changed that was written before: who somebody is, or was called."""
        self._known.clear()

    # --- Changing ---------------------------------------------------------------------------------

    async def make(self, row: TournamentRow, entries: Sequence[Entry]) -> None:
        events = _numbered(entries, row.created_at, after=0)
        await self._house.store.write(partial(tournaments.create, row=row, events=events))
        self.nudge(row.id)

    async def change(self, id: str, entries_for: Callable[[Contest], list[Entry]]) -> Contest:
        """Write what follows from the tournament as it is now. `NoSuchTournament`, `Busy`."""
        lock, contest = await self._find(id)
        async with lock:
            for _ in range(TRIES):
                await self._catch_up(contest)
                entries = entries_for(contest)
                if not entries or await self._append(contest, entries, []):
                    break
            else:
                raise Busy
        self.nudge(id)
        return contest

    async def _append(
        self, contest: Contest, entries: Sequence[Entry], games: Sequence[NewGame]
    ) -> bool:
        """Write it down, with the tables of its games; False if somebody else was faster."""
        house, row = self._house, contest.row
        now = max(house.now(), contest.last_at)
        events = _numbered(entries, now, after=contest.number)
        tables = [
            await house.prepare(
                making.table_row(row, game, now), making.first_entries(row.title, game.seats)
            )
            for game in games
        ]
        status = contest.status
        for event in events:
            status = STATUS_AFTER.get(event.kind, status)

        def write(connection: Connection) -> bool:
            if not tournaments.append(connection, row.id, events):
                return False
            for table in tables:
                table.write(connection)
            tournaments.set_summary(connection, row.id, status, now)
            return True

        if not await house.store.write(write):
            return False
        contest.apply_all(events)
        for table in tables:
            await house.opened(table)
        return True

    # --- What happens by itself -------------------------------------------------------------------

    def nudge(self, id: str) -> None:
        """Something has happened: do what follows from it at once."""
        self._house.tasks.start("tournament", self._step(id), tournament=id)

    async def make_round(self) -> None:
        """Find tournaments where something is to be done."""
        for id in await self._house.store.read(partial(tournaments.due, now=self._house.now())):
            await self._step(id)

    async def _step(self, id: str) -> None:
        """All there is to do; one tournament that fails is left alone for a while, and harms no
        other."""
        try:
            lock, contest = await self._find(id)
            async with lock:
                await self._catch_up(contest)
                while await self._do_next(contest):
                    pass
            self._patience.pop(id, None)
        except Unavailable:
            raise
        except Exception as error:
            patience = self._patience.setdefault(id, Patience(RETRY_S, LONGEST_RETRY_S))
            pause_ms = int(patience.failed() * 1000)
            told = patience.failures > 1
            self._house.tasks.note_failure("tournament", error, told=told, tournament=id)
            self._known.pop(id, None)
            later = self._house.now() + pause_ms
            await self._house.store.write(partial(tournaments.postpone, id=id, due_at=later))

    async def _do_next(self, contest: Contest) -> bool:
        house = self._house
        now = house.now()
        ended = await self._ended(contest, now)
        break_ms = int(house.settings.round_break_s * 1000)
        step = next_step(contest, ended, now, break_ms, self._chance)
        if step.entries:
            if not await self._append(contest, step.entries, step.games):
                await self._catch_up(contest)
            return True
        await house.store.write(
            partial(
                tournaments.set_summary,
                id=contest.row.id, status=contest.status, due_at=step.look_again_at,
            )
        )  # fmt: skip
        return False

    async def _ended(self, contest: Contest, now: int) -> list[Ended]:
        if not contest.open:
            return []
        clock = contest.row.rule.clock
        before = now - STANDSTILL_MS - 1000 * (clock.seconds + clock.increment)
        return await self._house.store.read(
            partial(tournaments.ended, open_tables=list(contest.open), before=before)
        )


STATUS_AFTER: dict[str, tournaments.Status] = {
    "started": "running",
    "over": "over",
    "cancelled": "cancelled",
}


def _numbered(entries: Sequence[Entry], now: int, after: int) -> list[Event]:
    return [
        Event(number, now, entry.kind, secrets.token_urlsafe(9), entry.data)
        for number, entry in enumerate(entries, start=after + 1)
    ]
