from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import Connection, MetaData, Table, func, insert, select

from rookery.core.errors import BadSetup
from rookery.server.storage import chat, journal, people, schema, sessions, tables
from rookery.server.storage.engine import open_engine, read_url
from rookery.server.storage.journal import Event, Summary
from rookery.server.storage.migrate import NEWEST, migrate, version_of
from rookery.server.storage.rows import ClockRule, TableRow
from rookery.server.storage.store import Store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database, patience_s=60)
    yield store
    store.close()


def row(id: str = "t", **more: object) -> TableRow:
    fields = {
        "id": id, "game": "cubirds", "rules_version": 1, "players": 2,
        "options": {"expert": True}, "seed": "0" * 64, "invite_hash": "", "owner": "anna",
        "clock": ClockRule("game", 60, 5), "at_zero": "bot_moves", "watch": "anyone",
        "listed": True, "shuffle_seats": False, "pace": False, "created_at": 1,
        "status": "waiting", "replay_public": False,
    }  # fmt: skip
    return TableRow(**{**fields, **more})  # type: ignore[arg-type]


def event(number: int, key: str = "") -> Event:
    return Event(number, 10 * number, "decided", key or f"key-{number}", 0, 7, {"a": [1, "ü"]})


def write(store: Store, *jobs: Callable[[Connection], Any]) -> list[Any]:
    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(store.write(job) for job in jobs))

    return asyncio.run(all_at_once())


@pytest.mark.from_nothing
def test_migrations_build_exactly_the_schema(database: str) -> None:
    engine = open_engine(read_url(database), writing=True)
    migrate(engine)
    migrate(engine)  # a second time there is nothing to do
    with engine.begin() as connection:
        assert version_of(connection) == NEWEST
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.METADATA) == []
    engine.dispose()


@pytest.mark.from_nothing
def test_mutes_of_earlier_versions_are_of_those_who_spoke(database: str) -> None:
    """They were of seats, and it was known who had spoken from one."""
    engine = open_engine(read_url(database), writing=True)
    migrate(engine, "0003")
    with engine.begin() as connection:
        known = Table("tables", MetaData(), autoload_with=connection)
        columns = row().to_columns()
        there = [str(column.name) for column in known.columns]
        connection.execute(insert(known), {name: columns[name] for name in there})
        for number, who in enumerate(("anna", "anna", "otto")):
            line = ("t", number, "players", number // 2, who, who, "hi", f"key {number}", 5)
            connection.exec_driver_sql(f"INSERT INTO chat VALUES {line}")
        for seat in (0, 3):
            connection.exec_driver_sql(f"INSERT INTO mutes VALUES ('t', 'ben', {seat})")
    migrate(engine)
    with engine.begin() as connection:
        assert chat.muted_by(connection, "t", "ben") == {"anna"}
    engine.dispose()


def test_a_table_reads_back_as_it_was_written(store: Store) -> None:
    made = row()
    write(store, lambda c: tables.create(c, made, [event(1), event(2)]))
    with store._read_engine.connect() as connection:
        assert tables.find(connection, "t") == made
        assert tables.find(connection, "u") is None
        assert journal.read_after(connection, "t", 0) == [event(1), event(2)]
        assert journal.read_after(connection, "t", 1) == [event(2)]


def test_creating_twice_is_creating_once(store: Store) -> None:
    job = lambda c: tables.create(c, row(), [event(1)])  # noqa: E731
    write(store, job, job)
    with store._read_engine.connect() as connection:
        assert journal.read_after(connection, "t", 0) == [event(1)]


def test_of_two_events_with_one_number_the_first_wins(store: Store) -> None:
    write(store, lambda c: tables.create(c, row(), []))
    first, second = write(
        store,
        lambda c: journal.append(c, "t", [event(1, "mine")]),
        lambda c: journal.append(c, "t", [event(1, "yours")]),
    )
    assert (first, second) == (True, False)
    with store._read_engine.connect() as connection:
        assert [e.key for e in journal.read_after(connection, "t", 0)] == ["mine"]


def test_an_append_whose_fate_is_unknown_can_be_repeated(store: Store) -> None:
    write(store, lambda c: tables.create(c, row(), []))
    both = [event(1, "x"), event(2, "y")]
    assert write(store, lambda c: journal.append(c, "t", both)) == [True]
    assert write(store, lambda c: journal.append(c, "t", both)) == [True]
    assert write(store, lambda c: journal.append(c, "t", [event(1, "x"), event(2, "z")])) == [False]
    other = [structs.replace(event(1, "x"), decision=1234)]
    assert write(store, lambda c: journal.append(c, "t", other)) == [False], "under one id"
    with store._read_engine.connect() as connection:
        assert len(journal.read_after(connection, "t", 0)) == 2


def test_two_writers_race_and_nothing_is_lost_or_doubled(database: str) -> None:
    """Two stores, as two workers have them; on SQLite they are two connections to one file."""
    stores = [Store(database, patience_s=60) for _ in range(2)]
    write(stores[0], lambda c: tables.create(c, row(), []))
    won: list[list[int]] = [[], []]

    async def race(me: int) -> None:
        for number in range(1, 51):
            if await stores[me].write(
                partial(journal.append, table="t", events=[event(number, f"{me}")])
            ):
                won[me].append(number)

    async def both() -> None:
        await asyncio.gather(race(0), race(1))

    asyncio.run(both())
    assert sorted(won[0] + won[1]) == list(range(1, 51))
    with stores[0]._read_engine.connect() as connection:
        written = journal.read_after(connection, "t", 0)
    assert [e.number for e in written] == list(range(1, 51))
    for me in range(2):
        assert [e.number for e in written if e.key == f"{me}"] == won[me]
    for store in stores:
        store.close()


class Held:
    """A job that keeps the writer busy until it is let go, so that others pile up behind it."""

    def __init__(self) -> None:
        self.started = threading.Event()
        self.let_go = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.started.set()
        self.let_go.wait()


def new_person(id: str) -> Callable[[Connection], None]:
    return partial(people.create, id=id, name="", colour=0, now=0)


def test_what_waits_together_is_committed_together(store: Store) -> None:
    async def pile_up() -> int:
        held = Held()
        waiting = [store.writer.write(held)]
        await asyncio.to_thread(held.started.wait)
        waiting += [store.writer.write(new_person(f"p{n}")) for n in range(100)]
        before = store.writer.commits
        held.let_go.set()
        await asyncio.gather(*waiting)
        return store.writer.commits - before

    assert asyncio.run(pile_up()) <= 3
    with store._read_engine.connect() as connection:
        assert people.count(connection) == 100


def test_a_faulty_job_does_not_hurt_its_neighbours(store: Store) -> None:
    def faulty(connection: Connection) -> None:
        people.create(connection, "ghost", "Ghost", 0, 0)
        raise ZeroDivisionError

    async def pile_up() -> list[object]:
        held = Held()
        waiting: list[asyncio.Future[None]] = [store.writer.write(held)]
        await asyncio.to_thread(held.started.wait)
        jobs = (new_person("a"), faulty, new_person("b"))
        waiting += [store.writer.write(job) for job in jobs]
        held.let_go.set()
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    results = asyncio.run(pile_up())
    assert isinstance(results.pop(2), ZeroDivisionError)
    assert results == [None, None, None]
    with store._read_engine.connect() as connection:
        assert people.count(connection) == 2


def test_a_caller_that_gives_up_does_not_hurt_the_writer(store: Store) -> None:
    async def give_up() -> None:
        held = Held()
        first = store.writer.write(held)
        await asyncio.to_thread(held.started.wait)
        given_up = store.writer.write(new_person("a"))
        given_up.cancel()
        held.let_go.set()
        await first
        await store.write(new_person("b"))

    asyncio.run(give_up())
    with store._read_engine.connect() as connection:
        assert people.count(connection) == 2  # what was asked for is written all the same


def test_summary_lobby_and_rounds(store: Store) -> None:
    write(
        store,
        lambda c: tables.create(c, row("a"), []),
        lambda c: tables.create(c, row("b", created_at=2), []),
        lambda c: tables.create(c, row("c", listed=False), []),
        lambda c: journal.append(c, "b", [event(1)], Summary("playing", 500)),
        lambda c: tables.sit(c, "b", "anna"),
        lambda c: tables.sit(c, "b", "anna"),
        lambda c: tables.sit(c, "a", "guest"),
    )
    with store._read_engine.connect() as connection:
        assert tables.lobby(connection, "waiting", since=0) == ["a"]
        assert tables.lobby(connection, "waiting", since=2) == []
        assert tables.lobby(connection, "playing", since=2) == ["b"]
        assert tables.due(connection, 499) == []
        assert tables.due(connection, 500) == ["b"]
        assert tables.of_people(connection, {"anna", "guest"}) == ["b", "a"]
        assert tables.count_unfinished(connection, {"anna"}) == 3


def test_accounts(store: Store) -> None:
    write(
        store,
        lambda c: people.create(c, "a", "Anna", 1, 0),
        lambda c: people.create(c, "g", "Guest", 1, 0),
    )
    assert write(
        store,
        lambda c: people.register(c, "a", "Ännä", "secret", 0),
        lambda c: people.register(c, "a", "Another", "secret", 0),
        lambda c: people.register(c, "g", "ÄNNÄ", "secret", 0),
    ) == [True, False, False]
    write(store, lambda c: people.merge(c, "g", "a"), lambda c: people.merge(c, "a", "a"))
    with store._read_engine.connect() as connection:
        found = people.find_account(connection, "ännä")
        assert found == people.Account("a", "Ännä", "secret") == people.account_of(connection, "a")
        anna = people.find(connection, "a")
        assert anna is not None
        assert anna.ids == {"a", "g"}
        assert anna.account == "Ännä"


def test_sessions_end_each_by_itself_and_when_nobody_comes(store: Store) -> None:
    write(store, new_person("a"), new_person("b"))
    write(
        store,
        *(
            partial(sessions.begin, token_hash=f"h{id}", id=id, person=who, device="", now=at)
            for at, (id, who) in enumerate((("1", "a"), ("2", "a"), ("3", "a"), ("4", "b")))
        ),
    )
    assert write(
        store,
        lambda c: sessions.end(c, "b", "1"),
        lambda c: sessions.end(c, "a", "1"),
        lambda c: sessions.seen(c, "3", 10),
        lambda c: sessions.end_all(c, "a", but="3"),
    ) == [[], ["1"], None, ["2"]]

    def whose(token: str, now: int = 10) -> str | None:
        with store._read_engine.connect() as connection:
            found = sessions.recognise(connection, token, now)
            return None if found is None else found[0].id

    assert [whose(f"h{id}") for id in "1234"] == [None, None, "a", "b"]
    assert [whose(f"h{id}", 10 + sessions.LIFE_MS) for id in "34"] == ["a", None]


def test_a_link_to_a_new_password_works_once(store: Store) -> None:
    write(store, new_person("a"), lambda c: people.register(c, "a", "Anna", "old", 0))
    write(
        store,
        lambda c: sessions.add_key(c, "k1", "a", 0),
        lambda c: sessions.add_key(c, "k2", "a", 0),
        lambda c: sessions.begin(c, "h", "s", "a", "", 0),
    )
    late = sessions.RESET_MS + 1
    assert write(
        store,
        lambda c: sessions.use_key(c, "k1", "wrong", 1),
        lambda c: sessions.use_key(c, "k2", "late", late),
        lambda c: sessions.use_key(c, "k2", "new", 1),
        lambda c: sessions.use_key(c, "k2", "again", 1),
    ) == [None, None, ("a", ["s"]), None]
    with store._read_engine.connect() as connection:
        account = people.account_of(connection, "a")
        assert account is not None
        assert account.password_hash == "new"


@pytest.mark.from_nothing
def test_guests_of_before_sessions_keep_their_cookies(database: str) -> None:
    engine = open_engine(read_url(database), writing=True)
    migrate(engine, "0004")
    with engine.begin() as connection:
        for id, merged in (("a", "NULL"), ("g", "'a'")):
            connection.exec_driver_sql(
                "INSERT INTO people (id, token_hash, name, colour, merged_into, created_at)"
                f" VALUES ('{id}', 'h{id}', '{id}', 0, {merged}, 5)"
            )
    migrate(engine)
    with engine.begin() as connection:
        found = sessions.recognise(connection, "ha", 6)
        assert found is not None
        assert found[0].ids == {"a", "g"}
        assert sessions.recognise(connection, "hg", 6) is None
    engine.dispose()


def test_chat_is_numbered_and_said_once(store: Store) -> None:
    line = chat.ChatLine(0, "players", 0, "anna", "Anna", "hi", 5)
    write(store, lambda c: tables.create(c, row(), []))
    said = write(
        store,
        lambda c: chat.say(c, "t", "k1", line),
        lambda c: chat.say(c, "t", "k2", line),
        lambda c: chat.say(c, "t", "k1", line),
        lambda c: chat.report(c, "t", 2, "ben", 6),
        lambda c: chat.report(c, "t", 2, "ben", 7),
        lambda c: chat.mute(c, "t", "ben", "anna"),
        lambda c: chat.mute(c, "t", "ben", "otto"),
        lambda c: chat.unmute(c, "t", "ben", "otto"),
    )
    assert [line.number for line in said[:3]] == [1, 2, 1]
    with store._read_engine.connect() as connection:
        assert [line.number for line in chat.recent(connection, "t")] == [1, 2]
        assert chat.find(connection, "t", 3) is None
        assert chat.reporters(connection, "t") == {"anna": {"ben"}}
        assert chat.muted_by(connection, "t", "ben") == {"anna"}
        assert connection.execute(select(func.count()).select_from(schema.reports)).scalar() == 1


def test_workers_share_one_secret(store: Store) -> None:
    assert write(
        store,
        lambda c: people.shared_secret(c, "cookies", "first"),
        lambda c: people.shared_secret(c, "cookies", "second"),
    ) == ["first", "first"]


@pytest.mark.parametrize("database", ["", "sqlite://", "mysql://x/y", "rookery.db", "\0"])
def test_a_database_url_is_checked(database: str) -> None:
    with pytest.raises(BadSetup, match="database"):
        read_url(database)


def test_sqlite_reaches_the_disk(tmp_path: Path) -> None:
    """Write-ahead log, and a commit that waits for the disk."""
    engine = open_engine(read_url(f"sqlite:///{tmp_path}/x.db"), writing=True)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()
