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
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from ...core.errors import RookeryError
from ...core.text import Line
from ..contract import MARKS
from ..protocol import NoteKind
from ..storage.journal import Event, Summary
from ..storage.rows import Status, TableRow
from .clocks import Clocks
from .notes import Noted
from .rules import check_rules, has_other_rules

if TYPE_CHECKING:
    from ...core.match import Match

Reader = int | None
"""Whose eyes a log is for: a seat, or None for a spectator."""

ACTS_REMEMBERED = 64
FAILED = "failed"
"""Why a bot sits where another bot did."""
DAY_MS = 86_400_000
MOVES = ("decided", "took_back")
BOT_OVERDUE_MS = 10_000
"""A bot that has not moved for so long has lost its worker: another one takes over."""


@dataclass(frozen=True)
class Seat:
    kind: str = "open"
    person: str = ""
    name: str = ""
    colour: int = 0
    bot: str | None = None
    left: bool = False
    token_hash: str = ""
    kept_for: str = ""
    """The person for whom a bot plays here, and who may come back."""
    why: str = ""
    since: int = 0
    program: bool = False
    """No person, but a program from outside."""
    waited_at: int = 0
    """When the others last decided to wait for somebody who is away."""
    changed: int = 0
    """The version from which on whoever is here now is."""


class Change(NamedTuple):
    """What an event changed. A draft's step is for one seat only."""

    only: int | None
    log_from: dict[Reader, int]
    lines: dict[Reader, list[Line]]
    notes: range = range(0)
    """Which of the story's notes are to be told."""


@dataclass(frozen=True)
class Step:
    """One decision of a draft: the match after it, and its lines for every reader."""

    match: Match
    lines: dict[Reader, list[Line]] = field(default_factory=dict)


class Story:
    def __init__(self, row: TableRow, versions_from: int = 0) -> None:
        """`versions_from`: what versions begin with; see `storage/past.py`."""
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
        self.agreed: frozenset[int] = frozenset()
        self.declined: frozenset[int] = frozenset()
        """The seats of those who want to play again, and of those who do not."""
        self.rematch: str | None = None
        self.notes: tuple[Noted, ...] = ()
        self.out_of_time: frozenset[int] = frozenset()
        """The seats that used their time up, until their clocks have some again."""
        self.number = 0
        self.last_at = 0
        self._public = versions_from
        self._private = [0] * row.players
        self._public_at_move = versions_from
        self._log_lengths: dict[Reader, int] = {}
        """How many public lines there are, for those readers whose log is followed."""
        self._marks: dict[Reader, tuple[int, ...]] = {}
        """And how many of them there were before each note."""
        self._acts: dict[tuple[int, str], None] = {}
        self.taken_back = 0
        """How often somebody has in this turn."""
        self.strayed = False
        """Today's rules do not lead where the game went: the match stands where they part."""
        self.beyond = 0
        """How many decisions came after that."""
        self.ended_by_rules = False
        """And so the game has no end. Its people have been told."""

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
            told = [0, *accumulate(map(len, self._replayed(self.match, reader)))]
            self._log_lengths[reader] = told[-1]
            self._marks[reader] = tuple(told[note.decisions] for note in self.notes)
            self.draft = [
                replace(step, lines=step.lines | {reader: step.match.log(reader)})
                for step in self.draft
            ]

    def log_length(self, reader: Reader, with_draft: bool) -> int:
        self.follow(reader)
        drafted = sum(len(step.lines[reader]) for step in self.draft) if with_draft else 0
        return self._log_lengths[reader] + drafted

    def lines_before(self, note: int, reader: Reader) -> int:
        """After how many lines of a reader's log a note stands; those of a draft come later."""
        self.follow(reader)
        return self._marks[reader][note]

    def seats_of(self, people: Collection[str], token_hash: str = "") -> tuple[int, ...]:
        """The seats that belong to somebody, by who they are or by a seat's token."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person"
            and (seat.person in people or (token_hash and seat.token_hash == token_hash))
        )

    def kept_seats(self, people: Collection[str], token_hash: str = "") -> tuple[int, ...]:
        """The seats that somebody left, or was replaced at, and may take back."""
        if self.match is None or self.status == "over" or self.ended_by_rules:
            return ()
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if (seat.kept_for or seat.left) and self._is_theirs(seat, people, token_hash)
        )

    def sat_here(self, people: Collection[str], token_hash: str = "") -> bool:
        """Whether a seat is theirs, or was until a bot took over."""
        return bool(self.sat_at(people, token_hash))

    def sat_at(self, people: Collection[str], token_hash: str = "") -> tuple[int, ...]:
        """The seats that are theirs, or were until a bot took over."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if self._is_theirs(seat, people, token_hash)
        )

    def person_at(self, seat: int) -> str:
        """Whose seat it is, even while a bot plays there."""
        return self.seats[seat].kept_for or self.seats[seat].person

    @staticmethod
    def _is_theirs(seat: Seat, people: Collection[str], token_hash: str) -> bool:
        owner = seat.kept_for or seat.person
        return owner in people or bool(token_hash and seat.token_hash == token_hash)

    def has_played(self, seat: int, act: str) -> bool:
        return (seat, act) in self._acts

    def full_log(self, reader: Reader, seats: Collection[int]) -> list[Line]:
        """All lines from the beginning."""
        return [line for told in self._replayed(self.match_for(seats), reader) for line in told]

    @staticmethod
    def _replayed(match: Match | None, reader: Reader) -> list[list[Line]]:
        """The lines of every decision."""
        if match is None:
            return []
        lines = []
        again = match.fresh()
        for decision in match.decisions:
            again.play(decision)
            lines.append(again.log(reader))
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

    def rename(self, person: str, name: str) -> None:
        """As if they had always been called so."""
        for seat in self.sat_at((person,)):
            former = self.seats[seat].name
            self.seats[seat] = replace(self.seats[seat], name=name)
            self.notes = tuple(
                note._replace(
                    name=name if note.seat == seat and note.name == former else note.name,
                    args={k: name if v == former else v for k, v in note.args.items()},
                )
                for note in self.notes
            )

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
        twin._marks = dict(self._marks)
        twin._acts = self._acts.copy()
        return twin

    def apply_all(self, events: Iterable[Event]) -> None:
        """What has been written. A game of other rules is followed as far as today's lead."""
        other = has_other_rules(self.row)
        for event in events:
            if other and not self.strayed and event.kind == "decided" and event.seat != self.turn:
                self._stray()
            try:
                self.apply(event)
            except (RookeryError, LookupError):
                if not other or event.kind not in MOVES:
                    raise
                self._stray()
                self._pass_over(event)

    def _stray(self) -> None:
        self.strayed = True
        self.draft = []

    def _pass_over(self, event: Event) -> None:
        """It counts as much as when it could be followed, or more: versions never go down."""
        self._public += 1
        self.beyond += 1 if event.kind == "decided" else -1

    def apply(self, event: Event) -> Change:
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} does not follow {self.number}")
        self.number = event.number
        self.last_at = max(self.last_at, event.at)
        if self.strayed and event.kind in MOVES:
            self._pass_over(event)
            return Change(None, {}, {})
        if event.kind == "decided":
            return self._decide(event)
        if event.kind == "took_back":
            return self._take_back(event)
        self._public += 1
        told = len(self.notes)
        if event.kind == "seated":
            self._seat(event)
        elif event.kind == "left":
            self._leave(event)
        elif event.kind == "returned":
            self._return(event)
        elif event.kind == "waited":
            self._wait(event)
        elif event.kind == "vacation":
            self._rest(event)
        elif event.kind == "timed_out":
            self.out_of_time |= {event.seat}
            self._note("timed_out", event.seat, bot=event.data["bot"])
        elif event.kind == "started":
            told = 0  # the seats of earlier notes may have been shuffled
            self._start(event)
        elif event.kind == "named":
            seat = self.seats[event.seat]
            self.seats[event.seat] = replace(seat, name=event.data["name"])
        elif event.kind == "renamed":
            self.title = event.data["title"]
        elif event.kind == "sent_away":
            self._send_away(event)
        elif event.kind in ("abandoned", "cancelled", "rules_changed"):
            self.status = "abandoned"
            self.turn = None
            self.clocks.stop(self.last_at)
            if event.kind == "abandoned":
                self._note("abandoned")
            elif event.kind == "rules_changed":
                self.ended_by_rules = True
                self.draft = []
                self._note("rules_changed", moves=self.beyond)
        elif event.kind in ("rematch_agreed", "rematch_declined"):
            self._answer_about_rematch(event)
        elif event.kind == "rematch":
            self.rematch = event.data["table"]
        return Change(None, {}, {}, range(told, len(self.notes)))

    def _note(self, kind: NoteKind, seat: int | None = None, **args: str | int) -> None:
        """Tell everybody, after what is public by now."""
        name = "" if seat is None else self.seats[seat].name
        decisions = 0 if self.match is None else len(self.match.decisions)
        self.notes += (Noted(kind, seat, name, args, self.last_at, decisions),)
        for reader, length in self._log_lengths.items():
            self._marks[reader] += (length,)

    def _seat(self, event: Event) -> None:
        self._changes_hands(event.seat)
        data = event.data
        was = self.seats[event.seat]
        owner = was.kept_for or was.person
        stands_in = self.status == "playing" and data["kind"] == "bot" and bool(owner)
        failed = data.get("why") == FAILED
        why, since = was.why, was.since  # a bot that plays on for a bot changes nothing in that
        if not failed:
            why = data.get("why", "left" if was.left else "away") if stands_in else ""
            since = self.last_at if stands_in else 0
        self.seats[event.seat] = Seat(
            kind=data["kind"],
            person=data.get("person", ""),
            name=data.get("name", was.name),
            colour=self._free_mark(event.seat, data.get("colour", was.colour)),
            bot=data.get("bot"),
            program=was.program if stands_in else data.get("program", False),
            token_hash=was.token_hash if stands_in else data.get("token", ""),
            kept_for=owner if stands_in else "",
            why=why,
            since=since,
            changed=was.changed if stands_in or failed else self._public,
        )
        if failed:
            self._note("bot_failed", event.seat, bot=data["bot"])
        elif stands_in:
            self._tell_who_stands_in(event)
        elif self.status == "playing" and data["kind"] == "person":
            self._note("returned", event.seat)
        elif "token" in data:  # who makes the table has none
            self._note("joined", event.seat)

    def _tell_who_stands_in(self, event: Event) -> None:
        bot = event.data["bot"]
        why = self.seats[event.seat].why
        if why == "left":
            self._note("left_to_bot", event.seat, bot=bot)
        elif why == "time":
            self.out_of_time |= {event.seat}
            self._note("lost_seat", event.seat, bot=bot)
        else:
            self._note("replaced", event.seat, bot=bot, by=self._name_of(event.data.get("by")))

    def _name_of(self, seat: int | None) -> str:
        return "" if seat is None else self.seats[seat].name

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
        self._changes_hands(event.seat)
        self._note("left", event.seat)
        if self.status == "waiting":
            self.seats[event.seat] = Seat(colour=event.seat, changed=self._public)
            self._hand_on()
        else:
            self.seats[event.seat] = replace(self.seats[event.seat], left=True)

    def _send_away(self, event: Event) -> None:
        seat = self.seats[event.seat]
        self.sent_away |= {mark for mark in (seat.person, seat.token_hash) if mark}
        self.seats[event.seat] = Seat(colour=event.seat, changed=self._public)

    def _hand_on(self) -> None:
        """A waiting table whose owner gets up belongs to the first of those who still sit there;
        with nobody there it stays the owner's."""
        people = [seat.person for seat in self.seats if seat.kind == "person"]
        if people and self.owner not in people:
            self.owner = people[0]

    def _return(self, event: Event) -> None:
        """Somebody takes a seat back. A game that everybody had left goes on with that."""
        self._changes_hands(event.seat)
        seat = self.seats[event.seat]
        self.seats[event.seat] = replace(
            seat, kind="person", person=seat.kept_for or seat.person, bot=None, left=False,
            kept_for="", why="", since=0,
        )  # fmt: skip
        self._note("returned", event.seat)
        if self.status == "abandoned" and self.match is not None:
            self.status = "playing"
            self.turn = self.match.turn
            self.clocks.start(self.turn, self.last_at)

    def _wait(self, event: Event) -> None:
        seat = self.seats[event.seat]
        self.seats[event.seat] = replace(seat, waited_at=self.last_at)
        self._note("waited", event.seat, by=self._name_of(event.data.get("by")))

    def _rest(self, event: Event) -> None:
        until = max(event.data["until"], self.last_at)
        self.clocks.rest(event.seat, self.last_at, until)
        days = round((until - self.last_at) / DAY_MS)
        if days:
            self._note("vacation", event.seat, days=days)
        else:
            self._note("vacation_over", event.seat)

    def _answer_about_rematch(self, event: Event) -> None:
        seats = frozenset(event.data["seats"])
        if event.kind == "rematch_agreed":
            self._note("rematch_agreed" if self.agreed else "rematch_offered", event.seat)
            self.agreed, self.declined = self.agreed | seats, self.declined - seats
        else:
            self._note("rematch_declined", event.seat)
            self.agreed, self.declined = self.agreed - seats, self.declined | seats

    def _changes_hands(self, seat: int) -> None:
        """Whoever loses the seat still sees versions grow: the private ones become public. What
        was decided there before, and arrives now, is too late."""
        self._public += self._private[seat]
        self._private[seat] = 0
        if seat == self.turn:
            self._public_at_move = self._public

    def _start(self, event: Event) -> None:
        order: list[int] = event.data["order"]
        self.seats = [
            self.seats[seat] if seat == number else replace(self.seats[seat], changed=self._public)
            for number, seat in enumerate(order)
        ]
        self.notes = tuple(
            note if note.seat is None else note._replace(seat=order.index(note.seat))
            for note in self.notes
        )
        if len({seat.person for seat in self.seats if seat.person}) > 1:
            self._note("started")
        self.status = "playing"
        from ...core.match import Match

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
        self.taken_back = 0
        self._public += 1
        self._public_at_move = self._public
        if after.over:
            self.status = "over"
            self.clocks.stop(self.last_at)
        else:
            self.clocks.moved(turn, self.last_at)
        if event.seat in self.out_of_time and self.clocks.has_time(event.seat):
            self.out_of_time -= {event.seat}
        return Change(None, log_from, lines)

    def _take_back(self, event: Event) -> Change:
        self.draft.pop()
        self.taken_back += 1
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
