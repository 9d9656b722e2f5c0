"""How a table comes to be: the row, and the first events of its journal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import Connection

from ...core.errors import BadSetup, nearest, one_of
from ...core.registry import find_meta
from .. import rest
from ..storage import tables
from ..storage.journal import Event
from ..storage.people import Person
from ..storage.rows import ClockRule, TableRow
from ..words import hashed
from .room import Entry
from .story import FAILED, Story

SEED_BYTES = 32


class NewTable(NamedTuple):
    """A table to be: its story, and what writes it down."""

    story: Story
    write: Callable[[Connection], None]


def composed(row: TableRow, entries: Sequence[Entry], versions_from: int) -> NewTable:
    events = numbered(entries, row.created_at)
    story = Story(row, versions_from)
    story.apply_all(events)
    summary = story.summary()
    row = structs.replace(row, status=summary.status, due_at=summary.due_at)
    people = {seat.person for seat in story.seats if seat.person}

    def write(connection: Connection) -> None:
        tables.create(connection, row, events)
        for person in people:
            tables.sit(connection, row.id, person)

    return NewTable(story, write)


def check_bot(name: str | None, names: Sequence[str]) -> str:
    if name is None or name not in names:
        raise BadSetup(f"bot: {one_of(names)}, not {name!r}.{nearest(name, names)}")
    return name


def new_row(wanted: rest.NewTable, owner: str, now: int) -> TableRow:
    """Check what is wanted (`BadSetup`), and fix everything that does not change, the seed
    included."""
    meta = find_meta(wanted.game)
    players = meta.check_players(wanted.players)
    if len(wanted.seats) != players:
        raise BadSetup(f"seats: {players} are needed, not {len(wanted.seats)}")
    clock = wanted.clock
    if clock.kind != "none" and clock.seconds == 0:
        raise BadSetup("clock: a clock needs at least one second")
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=meta.id,
        rules_version=meta.rules_version,
        players=players,
        options=meta.complete(wanted.options, players),
        seed=secrets.token_hex(SEED_BYTES),
        invite_hash="",  # its invitation follows from its id
        owner=owner,
        clock=ClockRule(clock.kind, clock.seconds, clock.increment),
        at_zero=wanted.at_zero,
        watch=wanted.watch,
        listed=wanted.listed,
        shuffle_seats=wanted.shuffle_seats,
        pace=wanted.pace,
        created_at=now,
        status="waiting",
        replay_public=False,
    )


def first_entries(
    wanted: rest.NewTable, me: Person, name_of: dict[int, str], bots: Sequence[str]
) -> list[Entry]:
    """Who sits down at once; the start, if nobody else is waited for."""
    entries = []
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "me":
            name = name_of.get(number, me.name)
            entries.append(person_sits(number, me.id, name, me.colour, program=me.program))
        elif seat.kind == "bot":
            bot = check_bot(seat.bot, bots)
            entries.append(bot_sits(number, bot, me.colour))
    if all(seat.kind != "open" for seat in wanted.seats):
        entries.append(start(len(wanted.seats), wanted.shuffle_seats))
    return entries


# `colour` is the mark that is wished for: the story gives the next free one if it is taken.


def person_sits(
    seat: int, person: str, name: str, colour: int, token: str = "", program: bool = False
) -> Entry:
    data: dict[str, object] = {"kind": "person", "person": person, "name": name, "colour": colour}
    if program:
        data["program"] = True
    if token:
        data["token"] = hashed(token)
    return Entry("seated", seat, data=data)


def bot_sits(seat: int, bot: str, colour: int, name: str = "") -> Entry:
    """Without a name of its own it is called by its kind: `magpies:Quick` is Quick."""
    kind = bot.rpartition(":")[2]
    name = name or kind[:1].upper() + kind[1:]
    data = {"kind": "bot", "bot": bot, "name": name, "colour": colour}
    return Entry("seated", seat, data=data)


def bot_stands_in(seat: int, bot: str, why: str, by: int | None = None) -> Entry:
    """A bot plays on for somebody who left, is away, or ran out of time; `by` is the seat of the
    one who decided it."""
    data: dict[str, object] = {"kind": "bot", "bot": bot, "why": why}
    if by is not None:
        data["by"] = by
    return Entry("seated", seat, data=data)


def takes_over(seat: int, bot: str) -> Entry:
    """A bot plays on for a bot that has failed."""
    return Entry("seated", seat, data={"kind": "bot", "bot": bot, "why": FAILED})


def start(players: int, shuffle: bool) -> Entry:
    order = list(range(players))
    if shuffle:
        secrets.SystemRandom().shuffle(order)
    return Entry("started", data={"order": order})


def numbered(entries: Sequence[Entry], now: int, after: int = 0) -> list[Event]:
    return [
        Event(
            number, now, entry.kind, secrets.token_urlsafe(9), entry.seat, entry.decision,
            dict(entry.data),
        )
        for number, entry in enumerate(entries, start=after + 1)
    ]  # fmt: skip
