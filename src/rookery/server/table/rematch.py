"""Playing again. Whoever sat at a table may offer it when the game is over; the new table is made
when all who are there have agreed. The chairs of those who are not stay open.

The new table and the old one's word of it are written together: of two workers that make one at
the same moment, one has made none.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Collection, Sequence

from msgspec import structs

from ...core.errors import BadSetup
from ...core.registry import find_meta
from ..storage.rows import TableRow
from . import making
from .offer import complete, open_at, silent
from .room import Entry, Room
from .story import Story

TRIES = 5
"""How often a change is tried again that another worker got ahead of."""


class NotOver(Exception):
    """The game goes on, or never began."""


class Busy(Exception):
    """Others were faster, again and again."""


async def agree(room: Room, people: Collection[str]) -> str | None:
    """Offer to play again, or agree to it; the new table, if that makes one. Who agrees a second
    time, when nobody is left to answer, does not want to wait for those who declined."""
    return await _answer(room, people, "rematch_agreed")


async def decline(room: Room, people: Collection[str]) -> None:
    """Say no, or take the offer back."""
    await _answer(room, people, "rematch_declined")


async def settle(room: Room) -> None:
    """Somebody who was waited for may have gone, or never have been there."""
    await asyncio.sleep(room.presence.unsure_for_s())
    here = [seat.here for seat in room.presence.shown()]
    if open_at(room.story) and any(here[seat] for seat in room.story.agreed):
        await _answer(room, (), None)


async def _answer(room: Room, people: Collection[str], kind: str | None) -> str | None:
    for _ in range(TRIES):
        async with room.lock:
            story = room.story
            if story.status not in ("over", "abandoned") or story.match is None:
                raise NotOver
            if story.rematch is not None:
                return story.rematch
            entries = _said(story, people, kind)
            trial = story.fork()
            for event in making.numbered(entries, story.last_at, after=story.number):
                trial.apply(event)
            insisting = kind == "rematch_agreed" and not entries
            if not complete(trial, room.presence.shown(), insisting) or _unsure(room, trial):
                if not entries or await room.append(*entries):
                    if _unsure(room, trial):
                        room.house.attend("rematch", room, settle(room))
                    return None
            elif made := await _make(room, trial, entries):
                return made
    raise Busy


def _said(story: Story, people: Collection[str], kind: str | None) -> list[Entry]:
    seats = list(story.sat_at(people))
    if kind == "rematch_agreed" and not story.agreed.issuperset(seats):
        return [Entry("rematch_agreed", seats[0], data={"seats": seats})]
    if kind == "rematch_declined" and not story.declined.issuperset(seats):
        return [Entry("rematch_declined", seats[0], data={"seats": seats})]
    return []


def _unsure(room: Room, story: Story) -> bool:
    """Whether somebody who has said nothing may be there after all, and is only not known to be."""
    return bool(silent(story)) and room.presence.unsure_for_s() > 0


async def _make(room: Room, agreed: Story, entries: Sequence[Entry]) -> str | None:
    """None if somebody else was faster."""
    house = room.house
    row = structs.replace(
        _by_rules_of_today(agreed.row),
        id=secrets.token_urlsafe(9),
        seed=secrets.token_hex(making.SEED_BYTES),
        owner=_owner(agreed),
        created_at=house.now(),
        status="waiting",
        due_at=None,
        replay_public=False,
        tournament="",
    )
    table = await house.prepare(row, _first_entries(agreed))
    told = Entry("rematch", data={"table": row.id})
    if not await room.append(*entries, told, also=table.write):
        return None
    await house.opened(table)
    return row.id


def _by_rules_of_today(row: TableRow) -> TableRow:
    """What was agreed on, as far as it is still an option."""
    meta = find_meta(row.game)
    options = {}
    for name, value in row.options.items():
        with contextlib.suppress(BadSetup):
            meta.option(name).stored(value)
            options[name] = value
    return structs.replace(row, rules_version=meta.rules_version, options=meta.complete(options))


def _owner(story: Story) -> str:
    """The owner goes on being it, if they play on."""
    willing = [story.person_at(seat) for seat in sorted(story.agreed)]
    return story.owner if story.owner in willing else willing[0]


def _first_entries(story: Story) -> list[Entry]:
    entries = []
    for number, seat in enumerate(story.seats):
        if number in story.agreed:
            person = story.person_at(number)
            entries.append(
                making.person_sits(number, person, seat.name, seat.colour, program=seat.program)
            )
        elif seat.kind == "bot" and not seat.kept_for:
            entries.append(making.bot_sits(number, seat.bot or "", seat.colour, seat.name))
    if story.title:
        entries.append(Entry("renamed", data={"title": story.title}))
    if sum(entry.kind == "seated" for entry in entries) == len(story.seats):
        entries.append(making.start(len(story.seats), story.row.shuffle_seats))
    return entries
