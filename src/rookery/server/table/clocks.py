"""Clocks, folded from the times in the journal: any worker computes the same.

A move, for a clock, is what a player does until something is revealed or the turn passes; taking
back within it costs time like everything else. Times that run backwards (a machine whose clock
was set, two workers that disagree) count as no time at all.
"""

from __future__ import annotations

import copy

from .. import protocol
from ..storage.rows import ClockRule


class Clocks:
    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * players
        self.running: int | None = None
        self.since = 0
        self.vacations: list[tuple[tuple[int, int], ...]] = [()] * players
        """When the clocks of each seat stand still: from, to, one after the other."""

    def copy(self) -> Clocks:
        if self.rule.kind == "none":
            return self  # nothing in it ever changes
        twin = copy.copy(self)
        twin.left = list(self.left)
        twin.vacations = list(self.vacations)
        return twin

    def start(self, seat: int | None, at: int) -> None:
        if self.rule.kind != "none":
            self.running, self.since = seat, at

    def moved(self, next_seat: int | None, at: int) -> None:
        """The running seat has made its move."""
        seat = self.running
        if seat is not None and self.rule.kind == "game":
            self.left[seat] = self._left_of_running(at)
            if next_seat != seat:
                self.left[seat] += self.rule.increment * 1000
        self.start(next_seat, at)

    def stop(self, at: int) -> None:
        if self.running is not None and self.rule.kind == "game":
            self.left[self.running] = self._left_of_running(at)
        self.running = None

    def rest(self, seat: int, at: int, until: int) -> None:
        """Somebody is on vacation from now until then; one that they are on ends."""
        before = ((begins, min(ends, at)) for begins, ends in self.vacations[seat])
        self.vacations[seat] = (*before, (at, until))

    def rests(self, seat: int, now: int) -> bool:
        return any(begins <= now < ends for begins, ends in self.vacations[seat])

    def deadline(self) -> int | None:
        """When the running seat is out of time."""
        if self.rule.kind == "none" or self.running is None:
            return None
        deadline = self.since + self.left[self.running]
        for begins, ends in self.vacations[self.running]:
            if begins < deadline:
                deadline += max(0, ends - max(begins, self.since))
        return deadline

    def has_time(self, seat: int) -> bool:
        """Whether a seat has time for its next move."""
        return self.rule.kind != "game" or self.left[seat] > 0

    def shown(self, now: int) -> protocol.Clock:
        if self.rule.kind == "none":
            return protocol.Clock(None, None)
        left = list(self.left)
        if self.running is not None:
            left[self.running] = self._left_of_running(now)
        resting = self.running is not None and self.rests(self.running, now)
        return protocol.Clock(left, None if resting else self.running)

    def _left_of_running(self, now: int) -> int:
        assert self.running is not None
        took = max(0, now - self.since)
        for begins, ends in self.vacations[self.running]:
            took -= max(0, min(ends, now) - max(begins, self.since))
        return max(0, self.left[self.running] - took)
