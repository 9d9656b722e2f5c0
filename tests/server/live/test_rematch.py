"""Playing again: offered, agreed to, declined, with people who are there and people who are not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg

from ..processes import ServerProcess
from ..visitors import Json, Socket, in_loop, play_to_end
from .people import Guest, guests
from .screen import Screen

SHORT = {"move_cap": 4}
HURRY: dict[str, Any] = {"stand_in": "random", "away_s": 0.1}


class Table:
    """A game that is over, and those who played it."""

    def __init__(self, people: list[Guest], table: Json, sockets: list[Socket]) -> None:
        self.people = people
        self.id = str(table["id"])
        self.invite = str(table["invite"])
        self.sockets = sockets

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    async def offer(self, person: int) -> Json:
        answer: Json = await self.people[person].post(f"{self.path}/rematch")
        return answer

    async def decline(self, person: int) -> None:
        answer = await self.people[person].http.delete(f"{self.path}/rematch")
        assert answer.status_code == 200, answer.text

    async def said(self, agreed: list[int], declined: list[int], waiting_for: list[int]) -> None:
        """All screens show it."""
        offer = {"agreed": agreed, "declined": declined, "waiting_for": waiting_for}
        for socket in self.sockets:
            if socket.close_code is None:
                await socket.until(lambda u: u["rematch_offer"] == offer)


@asynccontextmanager
async def finished(
    database: str, *seats: str, names: tuple[str, ...] = ("Anna", "Ben"), **more: object
) -> AsyncIterator[tuple[ServerProcess, Table]]:
    with ServerProcess(database, **HURRY) as server:
        async with guests(server) as come:
            people = [await come(name) for name in names]
            table = await people[0].make_table(*seats, options=SHORT, **more)
            for person in people[1:]:
                await person.join(table)
            sockets: list[Socket] = [await person.sit(table) for person in people]
            await play_to_end(*sockets)
            for socket in sockets:
                await socket.until(lambda u: u["status"] == "over")
            yield server, Table(people, table, sockets)


@in_loop
async def test_it_starts_when_all_who_are_there_have_agreed(database: str) -> None:
    async with finished(database, "me", "open", "open", names=("Anna", "Ben", "Cleo")) as (_, at):
        anna, ben, _cleo = at.people
        renamed = await anna.http.patch(at.path, json={"title": "Friday"})
        assert renamed.status_code == 200
        assert await at.offer(1) == {"id": None, "url": None}
        await at.said([1], [], [0, 2])
        assert await at.offer(1) == {"id": None, "url": None}  # twice says no more
        assert (await at.offer(0))["id"] is None
        await at.said([0, 1], [], [2])
        made = await at.offer(2)
        for socket in at.sockets:
            assert (await socket.until(lambda u: u["rematch"]))["rematch"] == made["id"]
            assert Screen(socket).told[-3:] == [
                ("rematch_offered", "Ben"),
                ("rematch_agreed", "Anna"),
                ("rematch_agreed", "Cleo"),
            ]
        info = await ben.get(f"/api/tables/{made['id']}")
        assert (info["status"], info["title"]) == ("playing", "Friday")
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben", "Cleo"]
        assert (await anna.get(f"/api/tables/{made['id']}"))["owner"]
        again = await at.sockets[0].visitor.connect(at.id)
        await again.hello()
        assert again.last["rematch"] == made["id"]


@in_loop
async def test_seats_of_those_who_are_not_there_open_to_the_link(sqlite_database: str) -> None:
    async with finished(
        sqlite_database, "me", "open", "open", "random", names=("Anna", "Ben", "Cleo")
    ) as (_, at):
        anna, ben, _cleo = at.people
        assert (await at.offer(0))["id"] is None
        await at.sockets[2].close()  # Cleo goes while she is being waited for
        assert (await at.offer(1))["id"] is None
        update = await at.sockets[0].until(lambda u: u["rematch"])
        made = await at.offer(0)
        assert made["id"] == update["rematch"]
        info = await ben.get(f"/api/tables/{made['id']}")
        assert info["status"] == "waiting"
        assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open", "bot"]
        assert made["url"] == f"/t/{made['id']}?invite={info['invite']}"
        # She comes back: the old table tells her the way.
        hers = await at.offer(2)
        assert hers == made
        await at.people[2].join({"id": made["id"], "invite": info["invite"]})
        assert (await anna.get(f"/api/tables/{made['id']}"))["status"] == "playing"


@in_loop
async def test_alone_with_bots_it_starts_at_once(sqlite_database: str) -> None:
    async with finished(sqlite_database, "me", "random", names=("Anna",)) as (_, at):
        made = await at.offer(0)
        assert (await at.people[0].get(f"/api/tables/{made['id']}"))["status"] == "playing"


@in_loop
async def test_it_can_be_declined_and_thought_better_of(sqlite_database: str) -> None:
    async with finished(sqlite_database, "me", "open") as (_, at):
        await at.offer(0)
        await at.decline(1)
        await at.said([0], [1], [])
        assert Screen(at.sockets[0]).told[-1] == ("rematch_declined", "Ben")
        for socket in at.sockets:
            await socket.settled()
            assert socket.last["rematch"] is None
        # Anna would rather play on with somebody else than not at all.
        made = await at.offer(0)
        info = await at.people[0].get(f"/api/tables/{made['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]


@in_loop
async def test_an_offer_can_be_taken_back(sqlite_database: str) -> None:
    async with finished(sqlite_database, "me", "open") as (_, at):
        await at.offer(0)
        await at.decline(0)
        await at.said([], [0], [])
        assert (await at.offer(1))["id"] is None  # Anna has said no: Ben is asked first
        await at.said([1], [0], [])
        made = await at.offer(0)  # and now she says yes
        assert (await at.people[1].get(f"/api/tables/{made['id']}"))["status"] == "playing"


@in_loop
async def test_the_last_one_waited_for_may_just_go(database: str) -> None:
    async with finished(database, "me", "open") as (_, at):
        await at.offer(0)
        await at.said([0], [], [1])
        await at.sockets[1].close()
        update = await at.sockets[0].until(lambda u: u["rematch"])
        info = await at.people[0].get(f"/api/tables/{update['rematch']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]


@in_loop
async def test_who_was_replaced_may_play_again_and_strangers_may_not(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, **HURRY) as server:
        async with guests(server) as come:
            anna, ben, eve = await come("Anna"), await come("Ben"), await come("Eve")
            table = await anna.make_table("me", "open", options=SHORT)
            await ben.join(table)
            hers, his = await anna.sit(table), await ben.sit(table)
            path = f"/api/tables/{table['id']}"
            assert (await anna.http.post(f"{path}/rematch")).json()["error"] == "not_over"
            assert (await anna.http.delete(f"{path}/rematch")).json()["error"] == "not_over"
            await anna.post(f"{path}/leave")
            await hers.until(lambda u: u["seat"] is None)
            await play_to_end(his)
            for method in ("POST", "DELETE"):
                answer = await eve.http.request(method, f"{path}/rematch")
                assert answer.status_code == 403
            assert (await anna.post(f"{path}/rematch"))["id"] is None
            made = await ben.post(f"{path}/rematch")
            info = await anna.get(f"/api/tables/{made['id']}")
            assert [seat["yours"] for seat in info["seats"]] == [True, False]


@in_loop
async def test_two_workers_asked_at_once_make_one_table(postgres_database: str) -> None:
    async with finished(postgres_database, "me", "me", names=("Anna",)) as (_, at):
        anna = at.people[0]
        with ServerProcess(postgres_database, **HURRY) as other:
            await asyncio.to_thread(other.wait_until_ready)
            twin = Guest(other.url)
            twin.http.cookies = anna.http.cookies
            await twin.get(at.path)
            answers = await asyncio.gather(
                *(guest.post(f"{at.path}/rematch") for guest in (anna, twin) * 4)
            )
            await twin.close()
        assert len({answer["id"] for answer in answers}) == 1
        with psycopg.connect(postgres_database) as connection:
            count = connection.execute("SELECT count(*) FROM tables").fetchone()
        assert count == (2,)


@in_loop
async def test_presence_at_another_worker_has_its_grace_there_too(postgres_database: str) -> None:
    """Nobody can be replaced the moment that a connection elsewhere is lost."""
    settings = {**HURRY, "grace_s": 4}
    with (
        ServerProcess(postgres_database, **settings) as server,
        ServerProcess(postgres_database, **settings) as other,
    ):
        async with guests(server) as come, guests(other) as come_there:
            anna, ben = await come("Anna"), await come_there("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            hers, his = await anna.sit(table), await ben.sit(table)
            await his.until(lambda u: u["seats"][0]["presence"] == "here")
            await asyncio.sleep(4.5)  # longer than the grace
            await hers.close()
            update = await his.until(lambda u: u["seats"][0]["presence"] == "away")
            assert update["seats"][0]["grace_ms"] > 1_000
            early = await ben.http.post(f"/api/tables/{table['id']}/seats/0/bot", json={})
            assert early.json()["error"] == "seat_taken"


@in_loop
async def test_the_seed_is_for_those_who_may_see_the_replay(sqlite_database: str) -> None:
    async with finished(sqlite_database, "me", "open", watch="anyone") as (server, at):
        seed = at.sockets[0].last["seed"]
        assert len(seed) == 64
        nobody = Guest(server.url)  # without a cookie
        watching = await nobody.connect(at.id)
        await watching.hello()
        assert watching.last["status"] == "over"
        assert watching.last["seed"] is None
        await at.offer(0)
        await at.decline(1)
        await watching.until(lambda u: u["rematch_offer"] and u["rematch_offer"]["declined"])
        assert all(seed not in text for text in watching.texts)
        assert (await nobody.http.get(f"{at.path}/replay")).status_code == 403
        await at.people[0].post(f"{at.path}/replay", public=True)
        assert (await nobody.get(f"{at.path}/replay"))["seed"] == seed
        await nobody.close()


@in_loop
async def test_after_a_restart_nobody_is_passed_over(sqlite_database: str) -> None:
    async with finished(sqlite_database, "me", "open") as (_, at):
        cookies = [person.http.cookies for person in at.people]
    with ServerProcess(sqlite_database, **(HURRY | {"away_s": 20})) as server:
        async with guests(server) as come:
            anna, ben = await come(""), await come("")
            anna.http.cookies, ben.http.cookies = cookies
            hers = await anna.connect(at.id)
            await hers.hello()
            assert (await anna.post(f"{at.path}/rematch"))["id"] is None
            his = await ben.connect(at.id)
            await his.hello()
            await his.until(lambda u: u["rematch_offer"]["waiting_for"] == [1])
            made = await ben.post(f"{at.path}/rematch")
            info = await ben.get(f"/api/tables/{made['id']}")
            assert info["status"] == "playing"
