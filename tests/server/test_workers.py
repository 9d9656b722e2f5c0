"""Several workers on one PostgreSQL: they serve the same tables."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from unittest.mock import Mock

import pytest

from rookery.server.app import create_app
from rookery.server.settings import Settings
from rookery.server.storage import journal
from rookery.server.storage.journal import LONGEST_NOTICE, Event

from .visitors import Server, Visitor, in_loop, open_server


async def at_other(worker: Server, visitor: Visitor) -> Visitor:
    """The same person, at another worker."""
    twin = await worker.visitor()
    twin.http.cookies = visitor.http.cookies
    return twin


async def two_workers(stack: AsyncExitStack, database: str) -> tuple[Server, Server]:
    return (
        await stack.enter_async_context(open_server(database)),
        await stack.enter_async_context(open_server(database)),
    )


@in_loop
async def test_a_game_across_two_workers(postgres_database: str) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        anna, ben = await first.visitor("Anna"), await second.visitor("Ben")
        table = await anna.make_table("me", "open", options={"move_cap": 40})
        hers = await anna.sit(table)
        await ben.join(table)
        his = await ben.sit(table)
        await hers.until(lambda u: u["status"] == "playing")
        await hers.until(lambda u: u["seats"][1]["presence"] == "here")
        await his.until(lambda u: u["seats"][0]["presence"] == "here")
        while "over" not in (hers.last["status"], his.last["status"]):
            mover, other = (hers, his) if hers.last["turn"] == 0 else (his, hers)
            await mover.until(lambda u: bool(u["legal"]))
            answer = await mover.act()
            assert answer["type"] == "acknowledged"
            if not mover.last["draft"]:
                decided = mover.last["view"]["turn"], mover.last["status"]
                await other.until(lambda u: (u["view"]["turn"], u["status"]) == decided)
        assert hers.last["outcome"] == his.last["outcome"]
        await hers.send(type="say", id="1", text="well played")
        assert (await his.next("said"))["text"] == "well played"
        await hers.close()
        await his.until(lambda u: u["seats"][0]["presence"] == "away")


@in_loop
async def test_two_workers_race_for_a_move(postgres_database: str) -> None:
    """Both have seen the same version, both send a decision: one wins, the other is told."""
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        anna = await first.visitor("Anna")
        table = await anna.make_table("me", "me")
        tabs = [await anna.sit(table), await (await at_other(second, anna)).sit(table)]
        rooms = [await worker.room(table["id"]) for worker in (first, second)]
        lost = 0
        for _ in range(10):
            number = rooms[0].story.number
            for tab, room in zip(tabs, rooms, strict=True):
                while room.story.number < number:
                    await asyncio.sleep(0.01)
                await tab.settled()
            answers = await asyncio.gather(*(tab.act() for tab in tabs))
            kinds = sorted(answer["type"] for answer in answers)
            assert "acknowledged" in kinds
            for answer in answers:
                if answer["type"] == "refused":
                    assert answer["reason"] == "stale"
                    lost += 1
        events = await first.journal(table["id"])
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        decided = [event.key for event in events if event.kind == "decided"]
        assert len(decided) == len(set(decided)) == 20 - lost
        assert lost > 0


@in_loop
async def test_what_another_worker_wrote_is_heard_and_not_read(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        anna = await first.visitor("Anna")
        table = await anna.make_table("me", "me")
        here = await anna.sit(table)
        there = await (await at_other(second, anna)).sit(table)
        read = Mock(return_value=[])
        monkeypatch.setattr(journal, "read_after", read)
        for _ in range(6):
            assert (await here.act())["type"] == "acknowledged"
            version = here.last["version"]
            await there.until(lambda u, v=version: u["version"] == v)  # type: ignore[misc]
        read.assert_not_called()


def test_a_notice_carries_one_event_unless_it_is_long() -> None:
    event = Event(7, 1_700_000_000_000, "decided", "a key", 1, 3)
    assert journal.told(journal.notice("table", [event])) == event
    title = {"title": "ж" * (LONGEST_NOTICE // 2)}
    for events in ([event, event], [Event(7, 5, "renamed", "key", data=title)]):
        notice = journal.notice("table", events)
        assert notice == "table 7"
        assert journal.told(notice) is None


@in_loop
async def test_a_worker_that_was_deaf_catches_up(postgres_database: str) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        anna = await first.visitor("Anna")
        table = await anna.make_table("me", "me")
        here = await anna.sit(table)
        there = await (await at_other(second, anna)).sit(table)
        await deafen(second)
        await here.act()
        version = here.last["version"]
        await there.until(lambda u: u["version"] == version)


async def deafen(worker: Server) -> None:
    """End the session in which the worker listens, as a restart of the database does."""
    await worker.house.store.write(
        lambda connection: connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%%' AND datname = current_database()"
        ).all()
    )


@in_loop
async def test_the_grace_is_one_for_all_workers(postgres_database: str) -> None:
    """Also for one that hears of the table only by somebody's wish for a bot."""
    async with AsyncExitStack() as stack:
        first, second, third = [
            await stack.enter_async_context(
                open_server(postgres_database, grace_s=1.0, away_s=away_s)
            )
            for away_s in (0.0, 0.0, 10.0)
        ]
        anna, ben = await first.visitor("Anna"), await second.visitor("Ben")
        table = await anna.make_table("me", "open")
        hers = await anna.sit(table)
        await ben.join(table)
        his = await ben.sit(table)
        await hers.until(lambda u: u["seats"][1]["presence"] == "here")
        await his.close()
        await hers.until(lambda u: u["seats"][1]["presence"] == "away")
        await asyncio.sleep(hers.last["seats"][1]["grace_ms"] / 1000)
        twin = await at_other(third, anna)
        answer = await twin.http.post(f"/api/tables/{table['id']}/seats/1/bot", json={})
        assert answer.status_code == 200, answer.text
        await hers.until(lambda u: u["seats"][1]["kind"] == "bot")


@in_loop
async def test_a_bots_turn_whose_worker_died_is_taken_over(postgres_database: str) -> None:
    """Nobody asks a bot twice while its worker lives; when it is overdue, somebody else does."""

    class Time:
        ms = 1_000_000_000

        def __call__(self) -> int:
            return self.ms

    time = Time()
    async with open_server(postgres_database, time) as dying:
        anna = await dying.visitor("Anna")
        dying.house.caretaker.wake = lambda room, mine=True: None  # type: ignore[method-assign]
        table = await anna.make_table("me", "random")
        socket = await anna.sit(table)
        while socket.last["legal"]:
            await socket.act()
    async with open_server(postgres_database, time) as heir:
        room = await heir.room(table["id"])
        number = room.story.number
        await asyncio.sleep(0)
        assert room.story.number == number, "not its business yet"
        time.ms += 11_000
        await heir.wait_for_change(room)


@in_loop
async def test_a_dead_neighbours_bots_are_taken_over_at_once(postgres_database: str) -> None:
    """Long before they are overdue; and one that was only held up is asked who is there."""
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        first.house.caretaker.wake = lambda room, mine=True: None  # type: ignore[method-assign]
        anna = await first.visitor("Anna")
        table = await anna.make_table("me", "random")
        hers = await anna.sit(table)
        while hers.last["legal"]:
            await hers.act()
        room = await second.room(table["id"])
        while not room.presence.here(0):
            await asyncio.sleep(0.01)
        neighbours = second.house._neighbours
        assert neighbours is not None
        (worker,) = set(neighbours._last_heard) - {neighbours.name}
        number = room.story.number
        neighbours._bury(worker)
        assert not room.presence.here(0)
        while room.story.number == number or not room.presence.here(0):
            await asyncio.sleep(0.01)


@in_loop
async def test_who_comes_as_relief_can_play_when_the_door_opens(postgres_database: str) -> None:
    async with open_server(postgres_database) as server:
        anna = await server.visitor("Anna")
        await anna.make_table("me", "me")
        relief = create_app(Settings(database=postgres_database), relief=True)
        async with relief.router.lifespan_context(relief):
            assert relief.state.house.games._ready["cubirds"].done()


@in_loop
async def test_whoever_asks_is_answered_from_all_that_was_acknowledged(
    postgres_database: str,
) -> None:
    """Also by a worker that has not heard of it yet: whoever has left is not told that they sit
    there, whoever has sat down is not turned away."""
    async with AsyncExitStack() as stack:
        first, second = await two_workers(stack, postgres_database)
        anna, ben = await first.visitor("Anna"), await first.visitor("Ben")
        her_twin, his_twin = await at_other(second, anna), await at_other(second, ben)
        table = await anna.make_table("me", "open", watch="nobody")
        at = f"/api/tables/{table['id']}"
        await her_twin.get(at)  # it has the table in memory now
        assert second.house._neighbours is not None
        second.house._neighbours._take_note = lambda notice: None  # type: ignore[method-assign]
        await ben.join(table)
        assert (await his_twin.get(at))["status"] == "playing"
        hers = await anna.sit(table)
        there = await her_twin.sit(table)
        assert there.last["version"] == hers.last["version"]
        for leaving, coming in ((ben, his_twin), (his_twin, ben)):
            await leaving.post(f"{at}/leave")
            assert (await coming.get(at))["kept_seats"] == [1]
            await coming.post(f"{at}/return")
            assert (await leaving.get(at))["kept_seats"] == []
        await ben.post(f"{at}/leave")
        await hers.close()
        await anna.post(f"{at}/leave")
        his = await his_twin.sit(table)
        assert his.last["status"] == "abandoned"


@in_loop
async def test_two_who_ask_for_company_at_two_workers_find_each_other(
    postgres_database: str,
) -> None:
    async with AsyncExitStack() as stack:
        workers = await two_workers(stack, postgres_database)
        both = [
            await worker.visitor(name)
            for worker, name in zip(workers, ("Anna", "Ben"), strict=True)
        ]
        for _ in range(6):
            one, other = await asyncio.gather(
                *(visitor.post("/api/pair", game="birdie") for visitor in both)
            )
            assert one == other
            assert (await both[0].get(f"/api/tables/{one['id']}"))["status"] == "playing"
