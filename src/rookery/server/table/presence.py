"""Who is there. A connection that comes back soon was never gone; one that stays away is shown
to the others, with how long its seat is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from .offer import Presence

if TYPE_CHECKING:
    from .room import Room
    from .wire import Wire


class PresenceBoard:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._away_since = dict.fromkeys(range(room.story.row.players), room.house.now())
        self._elsewhere: dict[str, frozenset[int]] = {}
        self._heard = asyncio.Event()
        self._timers: set[asyncio.TimerHandle] = set()
        self._sure_at = room.house.now() + int(room.house.settings.away_s * 1000)

    def here(self, seat: int) -> bool:
        return seat not in self._away_since or any(
            seat in seats for seats in self._elsewhere.values()
        )

    def connected(self, seat: int) -> bool:
        """Whether there is a connection at this moment: nothing is allowed for one that has just
        been lost."""
        return seat in self.connected_here() or any(
            seat in seats for seats in self._elsewhere.values()
        )

    def unsure_for_s(self) -> float:
        """For how long those who were there may still be on their way back, or be at another
        worker that has not said so: the room has only just come into memory."""
        return max(0.0, (self._sure_at - self._room.house.now()) / 1000)

    async def sure_of(self, seat: int) -> None:
        """Whoever asks a worker that has only just heard of the table may have been shown by
        another one that a seat's grace is over: that one is listened to first."""
        while self._in_grace(seat) and (wait := self.unsure_for_s()):
            self._heard.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._heard.wait(), wait)

    def connected_here(self) -> frozenset[int]:
        """The seats that have a socket in this worker."""
        return frozenset(seat for wire in self._room.wires for seat in wire.seats)

    def away(self) -> dict[int, int]:
        """Since when seats have been empty, as far as this worker knows."""
        return {seat: at for seat, at in self._away_since.items() if not self.here(seat)}

    def _in_grace(self, seat: int) -> bool:
        story = self._room.story
        if self.here(seat) or story.status != "playing" or story.seats[seat].kind != "person":
            return False
        return not story.seats[seat].left and bool(self.shown()[seat].grace_ms)

    def grace_over(self, seat: int) -> bool:
        """Whether the others may put a bot in the seat of somebody who is away."""
        grace = self.shown()[seat].grace_ms
        return not self.here(seat) and grace == 0

    def shown(self) -> list[Presence]:
        """Where a clock runs, it decides what happens to the absent, and there is no grace."""
        if not self._away_since:
            return [Presence(True, None)] * self._room.story.row.players
        now = self._room.house.now()
        grace_ms = int(self._room.house.settings.grace_s * 1000)
        clocked = self._room.story.row.clock.kind != "none"
        shown = []
        for seat in range(self._room.story.row.players):
            waited_at = self._room.story.seats[seat].waited_at
            since = max(self._away_since.get(seat, now), waited_at)
            left = None if clocked else max(0, grace_ms - (now - since))
            shown.append(Presence(self.here(seat), left))
        return shown

    def entered(self, wire: Wire) -> bool:
        """Whether anybody is here now who was not."""
        came_back = [seat for seat in wire.seats if not self.here(seat)]
        for seat in wire.seats:
            self._away_since.pop(seat, None)
        return bool(came_back)

    def lost(self, wire: Wire) -> None:
        """The wire is out of the room already, or about to change seats."""
        delay = self._room.house.settings.away_s
        loop = asyncio.get_running_loop()
        for seat in wire.seats:
            if seat not in self._still_here(wire):
                timer = loop.call_later(delay, self._show_away, seat)
                self._timers.add(timer)
        self._timers = {t for t in self._timers if not t.cancelled() and t.when() > loop.time()}

    def _still_here(self, leaving: Wire) -> set[int]:
        return {seat for w in self._room.wires if w is not leaving for seat in w.seats}

    def _show_away(self, seat: int) -> None:
        if seat in self.connected_here() or seat in self._away_since:
            return
        self._away_since[seat] = self._room.house.now()
        self._room.house.presence_changed(self._room)
        if not self.here(seat):
            self._gone()

    def heard_from(
        self, worker: str, seats: frozenset[int], away: Mapping[int, int] | None = None
    ) -> None:
        """Another worker says who is connected there (nobody at all, if it is empty), and since
        when it has known others to be away: the grace runs from when it was first noticed."""
        before = self._here()
        if seats:
            self._elsewhere[worker] = seats
        else:
            self._elsewhere.pop(worker, None)
        gone = before - self._here()
        self._away_since.update(dict.fromkeys(gone, self._room.house.now()))
        earlier = {seat: at for seat, at in (away or {}).items() if at < self.away().get(seat, at)}
        self._away_since.update(earlier)
        self._heard.set()
        if gone:
            self._gone()
        elif earlier or before != self._here():
            self._room.broadcast()

    def _here(self) -> set[int]:
        return {seat for seat in range(self._room.story.row.players) if self.here(seat)}

    def _gone(self) -> None:
        self._room.broadcast()
        self._room.house.gone(self._room)

    def close(self) -> None:
        for timer in self._timers:
            timer.cancel()
