"""The story of a table: everything about it, folded from its journal.

Decisions that reveal nothing stay a *draft* of the seat that made them: the others do not see
them, and they can be taken back. The first decision that reveals something, ends the turn or
ends the game makes the whole draft public.

Versions count what a reader could have noticed: everything public counts for all, the steps of a
draft only for the one who drafts. So a version never tells how much somebody else wavered.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ...core.errors import RookeryError
from ...core.match import Match
from ...core.registry import find_meta
from ...core.text import Line
from ..contract import MARKS
from ..storage.journal import Event, Summary
from ..storage.rows import Status, TableRow
from .clocks import Clocks

Reader = int | None
"""Whose eyes a log is for: a seat, or None for a spectator."""

ACTS_REMEMBERED = 64
BOT_OVERDUE_MS = 10_000
"""A bot that has not moved for so long has lost its worker: another one takes over."""


class RulesGone(RookeryError):
    """The game, or the version of its rules that the table was started under, is no more."""


@dataclass(frozen=True)
class Seat:
    kind: str = "open"
    person: str = ""
    name: str = ""
    colour: int = 0
    bot: str | None = None
    left: bool = False
    token_hash: str = ""


class Change(NamedTuple):
    """What an event changed. A draft's step is for one seat only."""

    only: int | None
    log_from: dict[Reader, int]
    lines: dict[Reader, list[Line]]


@dataclass(frozen=True)
class Step:
    """One decision of a draft: the match after it, and its lines for every reader."""

    match: Match
    lines: dict[Reader, list[Line]] = field(default_factory=dict)


class Story:
    def __init__(self, row: TableRow) -> None:
        check_rules(row)
        self.row = row
        self.owner = row.owner
        self.title = ""
        self.sent_away: frozenset[str] = frozenset()
        """Who may not come back: their ids, and the hashes of their seats' tokens."""
        self.status: Status = "waiting"
        self.seats = [Seat(colour=seat) for seat in range(row.players)]
        self.match: Match | None = None
        self.turn: int | None = None
        self.draft: list[Step] = []
        self.clocks = Clocks(row.clock, row.players)
        self.rematch: str | None = None
        self.number = 0
        self.last_at = 0
        self._public = 0
        self._private = [0] * row.players
        self._public_at_move = 0
        self._log_lengths: dict[Reader, int] = {}
        """How many public lines there are, for those readers whose log is followed."""
        self._acts: dict[tuple[int, str], None] = {}

    # --- Looking -------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.row.seed)).hexdigest()

    @property
    def cancelled(self) -> bool:
        """Given up before the start."""
        return self.status == "abandoned" and self.match is None

    @property
    def host(self) -> int | None:
        """The owner's seat."""
        seats = self.seats_of((self.owner,))
        return seats[0] if seats else None

    @property
    def drafting(self) -> int | None:
        """The seat that has a draft."""
        return self.turn if self.draft else None

    def match_for(self, seats: Collection[int]) -> Match | None:
        """The match as the holder of these seats knows it: with the draft, if it is theirs."""
        return self.draft[-1].match if self.drafting in seats and self.draft else self.match

    def version(self, seats: Collection[int]) -> int:
        return self._public + sum(self._private[seat] for seat in seats)

    def version_of_move(self, seats: Collection[int]) -> int:
        """The version since which no move was made that the holder of these seats could see."""
        return self._public_at_move + sum(self._private[seat] for seat in seats)

    def follow(self, reader: Reader) -> None:
        """Keep track of a reader's log from now on. Nobody's is, until somebody asks: folding a
        journal takes a tenth of the time without."""
        if reader not in self._log_lengths:
            self._log_lengths[reader] = len(self._replayed(self.match, reader))
            self.draft = [
                replace(step, lines=step.lines | {reader: step.match.log(reader)})
                for step in self.draft
            ]

    def log_length(self, reader: Reader, with_draft: bool) -> int:
        self.follow(reader)
        drafted = sum(len(step.lines[reader]) for step in self.draft) if with_draft else 0
        return self._log_lengths[reader] + drafted

    def seats_of(self, people: Collection[str], token_hash: str = "") -> tuple[int, ...]:
        """The seats that belong to somebody, by who they are or by a seat's token."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person"
            and (seat.person in people or (token_hash and seat.token_hash == token_hash))
        )

    def has_played(self, seat: int, act: str) -> bool:
        return (seat, act) in self._acts

    def full_log(self, reader: Reader, seats: Collection[int]) -> list[Line]:
        """All lines from the beginning."""
        return self._replayed(self.match_for(seats), reader)

    @staticmethod
    def _replayed(match: Match | None, reader: Reader) -> list[Line]:
        if match is None:
            return []
        lines: list[Line] = []
        again = match.fresh()
        for decision in match.decisions:
            again.play(decision)
            lines += again.log(reader)
        return lines

    def summary(self) -> Summary:
        """The columns that follow the journal."""
        return Summary(self.status, self.due_at())

    def due_at(self) -> int | None:
        """When the server itself should look at this table, if nothing happens before."""
        if self.turn is None:
            return None
        if self.seats[self.turn].kind == "bot":
            return self.last_at + BOT_OVERDUE_MS
        return self.clocks.deadline()

    # --- Folding -------------------------------------------------------------------------------

    def fork(self) -> Story:
        """A twin to try events on: `apply` never changes what the two share."""
        twin = object.__new__(Story)
        twin.__dict__.update(self.__dict__)
        twin.seats = list(self.seats)
        twin.draft = list(self.draft)
        twin.clocks = self.clocks.copy()
        twin._private = list(self._private)
        twin._log_lengths = dict(self._log_lengths)
        twin._acts = self._acts.copy()
        return twin

    def apply_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> Change:
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} does not follow {self.number}")
        self.number = event.number
        self.last_at = max(self.last_at, event.at)
        if event.kind == "decided":
            return self._decide(event)
        if event.kind == "took_back":
            return self._take_back(event)
        self._public += 1
        if event.kind == "seated":
            self._seat(event)
        elif event.kind == "left":
            self._leave(event)
        elif event.kind == "started":
            self._start(event)
        elif event.kind == "named":
            seat = self.seats[event.seat]
            self.seats[event.seat] = replace(seat, name=event.data["name"])
        elif event.kind == "renamed":
            self.title = event.data["title"]
        elif event.kind == "sent_away":
            self._send_away(event)
        elif event.kind in ("abandoned", "cancelled"):
            self.status = "abandoned"
            self.turn = None
            self.clocks.stop(self.last_at)
        elif event.kind == "rematch":
            self.rematch = event.data["table"]
        return Change(None, {}, {})

    def _seat(self, event: Event) -> None:
        self._forget_draft_steps(event.seat)
        data = event.data
        seat = self.seats[event.seat]
        self.seats[event.seat] = Seat(
            kind=data["kind"],
            person=data.get("person", ""),
            name=data.get("name", seat.name),
            colour=self._free_mark(event.seat, data.get("colour", seat.colour)),
            bot=data.get("bot"),
            token_hash=data.get("token", ""),
        )

    def _free_mark(self, number: int, wanted: int) -> int:
        """The wanted mark, or the next one that nobody else at the table has. Folding sees to it,
        so it holds for whatever a journal says, of earlier versions too."""
        taken = {
            seat.colour
            for other, seat in enumerate(self.seats)
            if other != number and seat.kind != "open"
        }
        marks = (mark % MARKS for mark in range(wanted, wanted + MARKS))
        return next(mark for mark in marks if mark not in taken)

    def _leave(self, event: Event) -> None:
        self._forget_draft_steps(event.seat)
        if self.status == "waiting":
            self.seats[event.seat] = Seat(colour=event.seat)
            self._hand_on()
        else:
            self.seats[event.seat] = replace(self.seats[event.seat], left=True)

    def _send_away(self, event: Event) -> None:
        seat = self.seats[event.seat]
        self.sent_away |= {mark for mark in (seat.person, seat.token_hash) if mark}
        self.seats[event.seat] = Seat(colour=event.seat)

    def _hand_on(self) -> None:
        """A waiting table whose owner gets up belongs to the first of those who still sit there;
        with nobody there it stays the owner's."""
        people = [seat.person for seat in self.seats if seat.kind == "person"]
        if people and self.owner not in people:
            self.owner = people[0]

    def _forget_draft_steps(self, seat: int) -> None:
        """Whoever loses the seat still sees versions grow: the private ones become public."""
        self._public += self._private[seat]
        self._private[seat] = 0

    def _start(self, event: Event) -> None:
        self.seats = [self.seats[seat] for seat in event.data["order"]]
        self.status = "playing"
        self.match = Match(
            self.row.game, self.row.players, self.row.options, int(self.row.seed, 16)
        )
        self.turn = self.match.turn
        self._public_at_move = self._public
        self.clocks.start(self.turn, self.last_at)

    def _decide(self, event: Event) -> Change:
        assert self.match is not None
        before = self.draft[-1].match if self.draft else self.match
        after = before.copy()
        after.play(event.decision)
        step = Step(after, logs(after, self._log_lengths))
        self._remember(event)
        self.draft.append(step)
        turn = after.turn
        still_draft = (
            not after.over and turn == event.seat and after.revelations == self.match.revelations
        )
        if still_draft:
            self._private[event.seat] += 1
            return self._drafted(event.seat, step.lines)
        log_from = dict(self._log_lengths)
        lines = {
            reader: [line for step in self.draft for line in step.lines[reader]]
            for reader in self._log_lengths
        }
        for reader, new in lines.items():
            self._log_lengths[reader] += len(new)
        self.match = after
        self.turn = turn
        self.draft = []
        self._public += 1
        self._public_at_move = self._public
        if after.over:
            self.status = "over"
            self.clocks.stop(self.last_at)
        else:
            self.clocks.moved(turn, self.last_at)
        return Change(None, log_from, lines)

    def _take_back(self, event: Event) -> Change:
        self.draft.pop()
        self._private[event.seat] += 1
        self._remember(event)
        return self._drafted(event.seat, {reader: [] for reader in self._log_lengths})

    def _drafted(self, seat: int, lines: dict[Reader, list[Line]]) -> Change:
        """For the seat itself, and for somebody who holds it among others."""
        readers = [reader for reader in (seat, None) if reader in self._log_lengths]
        log_from = {
            reader: self.log_length(reader, with_draft=True) - len(lines[reader])
            for reader in readers
        }
        return Change(seat, log_from, {reader: lines[reader] for reader in readers})

    def _remember(self, event: Event) -> None:
        self._acts[event.seat, event.key] = None
        if len(self._acts) > ACTS_REMEMBERED:
            del self._acts[next(iter(self._acts))]


def logs(match: Match, readers: Iterable[Reader]) -> dict[Reader, list[Line]]:
    return {reader: match.log(reader) for reader in readers}


def check_rules(row: TableRow) -> None:
    try:
        current = find_meta(row.game).rules_version
    except RookeryError:
        raise RulesGone(f"the game {row.game!r} is not here any more") from None
    if current != row.rules_version:
        raise RulesGone(
            f"this table plays {row.game} by version {row.rules_version} of its rules,"
            f" and only version {current} is here"
        )
