"""A room: a table in this worker's memory, with the sockets that are connected to it here.

Everybody who changes a table (a person's act, a bot, a clock, somebody who joins) comes through
`append`: it tries the events on a twin of the story, makes them durable, and only then shows them.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from ...core.errors import IllegalDecision, UnreadableDecision
from .. import protocol
from ..contract import LIMITS, Close
from ..storage import journal
from ..storage.journal import Event, Kind
from ..storage.writer import Unavailable
from . import access, refusals, shown
from .aside import SetAside
from .ending import how_it_ended
from .presence import PresenceBoard
from .story import Change, Story
from .together import together
from .wire import Standing, Wire

if TYPE_CHECKING:
    from ..house import House


class Entry(NamedTuple):
    """An event about to get its number and its time."""

    kind: Kind
    seat: int = -1
    decision: int = -1
    key: str = ""
    data: Mapping[str, Any] = {}


class Room:
    def __init__(self, house: House, story: Story) -> None:
        self.house = house
        self.story = story
        self.wires: set[Wire] = set()
        self.lock = asyncio.Lock()
        self.lines_heard: set[int] = set()
        self.in_turn = asyncio.Lock()
        """What other workers say of talk and mutes is minded one after the other, as it came."""
        self.presence = PresenceBoard(self)
        self.gone = False
        """The table was deleted: nothing can happen here any more."""

    @property
    def id(self) -> str:
        return self.story.row.id

    # --- Changing ------------------------------------------------------------------------------

    async def act(self, wire: Wire, act: protocol.Act) -> protocol.Acknowledged:
        """Play a person's decision. `Refusal` says why not."""
        entry = Entry("decided", act.seat, act.decision, act.id)
        return await self._player_does(wire, act, entry)

    async def take_back(self, wire: Wire, act: protocol.TakeBack) -> protocol.Acknowledged:
        """Take the last decision of the draft back."""
        return await self._player_does(wire, act, Entry("took_back", act.seat, key=act.id))

    async def _player_does(
        self, wire: Wire, act: protocol.Act | protocol.TakeBack, entry: Entry
    ) -> protocol.Acknowledged:
        async with self.lock:
            story = self.story
            if act.seat not in wire.seats:
                raise refusals.not_your_seat(act.id)
            if not story.has_played(act.seat, act.id):
                if story.status != "playing":
                    raise refusals.not_playing(act.id)
                seats = wire.seats
                if not story.version_of_move(seats) <= act.version <= story.version(seats):
                    raise refusals.stale(act.id)
                if story.turn != act.seat:
                    raise refusals.not_your_turn(act.id)
                if entry.kind == "took_back" and not story.draft:
                    raise refusals.nothing_to_take_back(act.id)
                if entry.kind == "took_back" and story.taken_back >= LIMITS["take_backs"]:
                    raise refusals.taken_back_enough(act.id, LIMITS["take_backs"])
                try:
                    written = await self.append(entry)
                except IllegalDecision as error:
                    raise refusals.illegal(act.id, error) from None
                except UnreadableDecision:
                    raise refusals.unreadable(act.id) from None
                except Unavailable:
                    raise refusals.unavailable(act.id) from None
                if not written and not self.story.has_played(act.seat, act.id):
                    raise refusals.stale(act.id)
            return protocol.Acknowledged(act.id, self.story.version(wire.seats))

    def answer(self, wire: Wire, asked: protocol.Ask) -> protocol.Acknowledged:
        """That a decision may be chosen. `Refusal` says why not."""
        story = self.story
        match = story.match_for(wire.seats)
        if match is None or story.status not in ("playing", "over"):
            raise refusals.not_playing(asked.id)
        if not match.over and match.turn not in wire.seats:
            raise refusals.not_your_turn(asked.id)
        try:
            decision = match.game.catalogue.read(asked.decision)
        except UnreadableDecision:
            raise refusals.unreadable(asked.id) from None
        if decision not in match.legal():
            raise refusals.forbidden(asked.id, match.refusal(decision))
        return protocol.Acknowledged(asked.id, story.version(wire.seats))

    def imagine(self, wire: Wire, wanted: protocol.Imagine) -> protocol.Imagined:
        """The position with everything that the seat cannot know dealt anew, and a generator that
        has nothing to do with the table's. `Refusal` says why not."""
        story = self.story
        if wanted.seat not in wire.seats:
            raise refusals.not_your_seat(wanted.id)
        match = story.match_for(wire.seats)
        if match is None or story.status != "playing":
            raise refusals.not_playing(wanted.id)
        if story.turn != wanted.seat:
            raise refusals.not_your_turn(wanted.id)
        from ...core.match import describe

        imagined = match.seat(looks=False).imagine(secrets.randbits(64))
        position = {**describe(imagined), "seed": secrets.randbits(32)}
        return protocol.Imagined(wanted.id, story.version(wire.seats), position)

    async def append(
        self, *entries: Entry, also: Callable[[Connection], None] | None = None
    ) -> bool:
        """Add to the journal and show it; False if somebody else was faster (then the room has
        caught up). What is `also` to be written is, in the same transaction, or neither. The caller
        holds the lock."""
        if self.gone:
            raise SetAside(self.id)
        at = max(self.story.last_at, self.house.now())
        events = [
            Event(
                self.story.number + place, at, entry.kind,
                entry.key or secrets.token_urlsafe(9), entry.seat, entry.decision,
                dict(entry.data),
            )
            for place, entry in enumerate(entries, start=1)
        ]  # fmt: skip
        trial = self.story.fork()
        changes = [trial.apply(event) for event in events]
        summary = trial.summary()
        changed = None if summary == self.story.summary() else summary
        ended = how_it_ended(trial) if self.story.status == "playing" else None
        called = self.house.notices.of_turn(self, trial)

        def write(connection: Connection) -> bool:
            written = journal.append(connection, self.id, events, changed)
            for more in (also, ended, called):
                if written and more is not None:
                    more(connection)
            return written

        if not await self.house.store.write(write):
            await self._catch_up()
            return False
        turn = self.story.turn
        self._follow(trial, changes)
        self.house.appended(self, events)
        if trial.turn != turn:
            self.house.turn_passed(self)
        self.house.wake(self)
        return True

    async def catch_up(self, number: int | None = None, event: Event | None = None) -> None:
        """Fold what others have written to the journal, which has reached that number, with this
        event. Of what is written here a worker hears, too, mostly before the room has followed
        it."""
        async with self.lock:
            if event is not None and event.number == self.story.number + 1:
                self._fold([event])
            elif number is None or number > self.story.number:
                await self._catch_up()

    async def _catch_up(self) -> None:
        number = self.story.number
        try:
            events = await self.house.store.read(
                lambda connection: journal.read_after(connection, self.id, number)
            )
        except msgspec.MsgspecError as error:
            raise self.house.set_aside(self, error) from error
        self._fold(events)

    def _fold(self, events: Sequence[Event]) -> None:
        for event in events:
            twin = self.story.fork()
            try:
                change = twin.apply(event)
            except Exception as error:  # another worker wrote what this one cannot read
                raise self.house.set_aside(self, error) from error
            self._follow(twin, [change])
        if events:
            self.house.wake(self, mine=False)

    def _follow(self, story: Story, changes: Sequence[Change]) -> None:
        before, self.story = self.story, story
        if access.hangs_on(before) != access.hangs_on(story):
            for wire in list(self.wires):
                self.reseat(wire)
                if reason := self.reason_to_go(wire):
                    self.leave(wire)
                    wire.turn_away(*reason)
        if changes:
            self.broadcast(together(changes))

    def rename(self, person: str, name: str) -> None:
        """Somebody has another name here, as the journal says now."""
        self.story.rename(person, name)
        for wire in self.wires:
            wire.needs_whole_log = True  # and with it all that is said of them
        self.broadcast()

    # --- Sockets -------------------------------------------------------------------------------

    def enter(self, wire: Wire, version: int) -> None:
        """Welcome a socket that has said hello: with what it missed, or with everything."""
        if wire not in self.wires:
            wire.standing = self._standing(wire)
            if self.presence.entered(wire):
                self.broadcast()  # the others see it before the newcomer is among them
            self.wires.add(wire)
            self.house.presence_changed(self)
            self.house.came(self)
        wire.tell(self._welcome(wire))
        up_to_date = version == self.story.version(wire.seats)
        wire.tell(self._update_for(wire, log_from=None if up_to_date else 0))

    def _welcome(self, wire: Wire) -> protocol.Welcome:
        standing = wire.standing
        invite = self.house.invitations.of(self.id) if standing.inside else None
        return shown.welcome(self.story, standing, self.house.settings, invite)

    @property
    def attended(self) -> bool:
        """Whether somebody is here to whom it belongs, and who does not only look on."""
        return any(wire.seats or wire.standing.owner for wire in self.wires)

    def _standing(self, wire: Wire) -> Standing:
        story = self.story
        return Standing(
            story.seats_of(wire.people, wire.token_hash),
            story.kept_seats(wire.people, wire.token_hash),
            story.owner in wire.people,
            story.sat_at(wire.muted) if wire.muted else (),
            access.belongs(story, wire.people, wire.token_hash),
        )

    def reason_to_go(self, wire: Wire) -> tuple[str, Close] | None:
        """Why this one may not be here (any longer)."""
        return access.turned_away(self.story, wire.people, wire.token_hash, wire.invited)

    def leave(self, wire: Wire) -> None:
        if wire in self.wires:
            self.wires.discard(wire)
            self.presence.lost(wire)

    def reseat(self, wire: Wire) -> None:
        """Somebody may be another to the table than before."""
        standing = self._standing(wire)
        if standing.seats != wire.seats:
            self.presence.lost(wire)
            wire.standing = standing
            wire.needs_whole_log = True  # another seat reads another log
            wire.tell(self._welcome(wire))
            self.presence.entered(wire)
            self.house.presence_changed(self)
        elif standing != wire.standing:
            wire.standing = standing
            wire.tell(self._welcome(wire))

    def update_for(
        self,
        seats: Sequence[int],
        change: Change | None = None,
        log_from: int | None = None,
        inside: bool = True,
    ) -> protocol.Update:
        return shown.update(
            self.story, seats, self.presence.shown(), self.house.now(), change, log_from, inside
        )

    def _update_for(
        self, wire: Wire, change: Change | None = None, log_from: int | None = None
    ) -> protocol.Update:
        return self.update_for(wire.seats, change, log_from, wire.standing.inside)

    def broadcast(self, change: Change | None = None) -> None:
        """Send everybody their own update, encoded once for those who see the same."""
        encoded: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for wire in self.wires:
            if change is not None and change.only is not None and change.only not in wire.seats:
                continue
            if wire.needs_whole_log:
                wire.needs_whole_log = False
                wire.tell(self._update_for(wire, log_from=0))
                continue
            alike = wire.seats, wire.standing.inside
            if alike not in encoded:
                encoded[alike] = protocol.encode(self._update_for(wire, change))
            wire.push(encoded[alike])
