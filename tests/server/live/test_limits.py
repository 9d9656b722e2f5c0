"""What one guest, or one address, cannot do to the others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from sqlalchemy import Connection, update

from rookery.server.contract import LIMITS, Close
from rookery.server.storage import schema
from rookery.server.storage.store import Store

from ..processes import ServerProcess
from ..visitors import Socket, in_loop
from .people import Guest, guests

LONG = "x" * 300


@in_loop
async def test_many_tables_of_two_leave_room_in_the_lobby(database: str) -> None:
    settings = {"tables_per_minute": 1_000, "changes_per_minute": 1_000}
    with ServerProcess(database, **settings) as server:
        async with guests(server) as come:
            honest, *others = [await come(name) for name in ("Anna", "Ben", "Cleo")]
            table = await honest.make_table("me", "open", listed=True)
            for guest in others:
                for _ in range(25):
                    await guest.make_table("me", "open", listed=True)
            shown = (await honest.get("/api/tables"))["open"]
            assert table["id"] in [info["id"] for info in shown]
            assert len(shown) == 7
            made = [info["created_at"] for info in shown]
            assert made == sorted(made, reverse=True)


@in_loop
async def test_tables_are_made_one_after_the_other(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, tables_per_minute=3) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            for _ in range(3):
                await anna.make_table("me", "open")
            body = {"game": "cubirds", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await anna.http.post("/api/tables", json=body)).status_code == 429
            await (await come("Ben")).make_table("me", "open")


@in_loop
async def test_logins_keep_nobody_else_waiting(sqlite_database: str) -> None:
    """They take their time on purpose, in threads of their own, and only so many may wait."""
    with ServerProcess(sqlite_database, logins_per_minute=10_000) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            await anna.post("/api/accounts", name="Anna", password="long enough")
            await anna.make_table("me", "random")
            guess = {"name": "Anna", "password": "wrong password"}
            tried = [
                asyncio.create_task(eve.http.post("/api/session", json=guess)) for _ in range(60)
            ]
            await asyncio.wait(tried, return_when=asyncio.FIRST_COMPLETED)
            await anna.sit(await anna.make_table("me", "random"))
            assert not all(one.done() for one in tried)
            statuses = [answer.status_code for answer in await asyncio.gather(*tried)]
            assert set(statuses) == {401, 503}


@in_loop
async def test_nobody_comes_and_goes_without_end(sqlite_database: str) -> None:
    """All at the table are told each time."""
    with ServerProcess(sqlite_database, returns_per_minute=2) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            at = f"/api/tables/{table['id']}"
            for expected in (200, 200, 429):
                assert (await ben.http.post(f"{at}/leave", json={})).status_code == 200
                assert (await ben.http.post(f"{at}/return")).status_code == expected
            assert len((await anna.sit(table)).last["notes"]) < 10


@in_loop
async def test_new_guests_of_an_address_share_what_it_may_ask(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, requests_per_minute=3) as server:
        async with guests(server) as come:
            codes = []
            for number in range(10):
                guest = await come(f"Guest {number}")
                codes += [(await guest.http.get("/api/me")).status_code for _ in range(2)]
            assert codes == [200] * 18 + [429] * 2


@in_loop
async def test_nobody_is_told_everything_again_and_again(sqlite_database: str) -> None:
    """Neither over one socket nor over many."""
    with ServerProcess(sqlite_database, hello_rate=0, hello_burst=4) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open", watch="anyone")
            first, *_ = [await anna.sit(table) for _ in range(3)]
            await first.send(type="hello", version=-1)
            await first.next("welcome")
            await first.send(type="hello", version=-1)
            assert await first.ended() == Close.TRY_LATER
            late = await anna.connect(table["id"])
            await late.send(type="hello", version=-1)
            assert await late.ended() == Close.TRY_LATER
            await ben.sit(table)


@in_loop
async def test_two_workers_count_together(postgres_database: str) -> None:
    settings: dict[str, Any] = {"tables_per_minute": 4, "logins_per_minute": 4}
    with (
        ServerProcess(postgres_database, **settings) as server,
        ServerProcess(postgres_database, **settings) as other,
    ):
        async with guests(server) as come, guests(other) as come_there:
            anna, twin = await come("Anna"), await come_there("")
            twin.http.cookies = anna.http.cookies
            table = {"game": "cubirds", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
            login = {"name": "Nobody", "password": "long enough"}
            for path, body in (("/api/tables", table), ("/api/session", login)):
                codes = [
                    (await guest.http.post(path, json=body)).status_code
                    for guest in (anna, twin) * 4
                ]
                assert sum(code != 429 for code in codes) == 4, (path, codes)


@in_loop
async def test_somebody_who_cannot_decide_has_to(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "me"))
            decision = await draft_something(socket)
            most = LIMITS["take_backs"]
            for _ in range(most):
                assert (await socket.take_back())["type"] == "acknowledged"
                await socket.settled()
                assert (await socket.act(decision=decision))["type"] == "acknowledged"
                await socket.settled()
            answer = await socket.take_back()
            assert (answer["reason"], answer["args"]) == ("taken_back_enough", {"most": most})
            assert (await socket.act())["type"] == "acknowledged"


async def draft_something(socket: Socket) -> int:
    """Play until there is something that can be taken back; what that is."""
    while True:
        decision: int = socket.last["legal"][0]["decision"]
        await socket.act()
        await socket.settled()
        if socket.last["draft"]:
            return decision


SEATS = [{"kind": "me"}, {"kind": "open"}]


ENDLESS: list[tuple[str, object]] = [
    ("", {"game": LONG, "players": 2, "seats": SEATS}),
    ("", {"game": "cubirds", "players": 2, "seats": SEATS, "options": {LONG: 1}}),
    ("", {"game": "cubirds", "players": 2, "seats": SEATS, "options": {"move_cap": LONG}}),
    ("", {"game": "cubirds", "players": 2, "seats": [SEATS[0], {"kind": "bot", "bot": LONG}]}),
    ("/{id}/join", {"invite": LONG}),
    ("/{id}/leave", {"bot": LONG}),
    ("/{id}/fill", {"bot": LONG}),
    ("/{id}/seats/1/bot", {"bot": LONG}),
    ("/{id}/notify", {"webhook": "https://example.org/" + 2 * LONG}),
]


@in_loop
async def test_endless_texts_are_refused(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna: Guest = await come("Anna")
            table = await anna.make_table("me", "open")
            for path, body in ENDLESS:
                at = f"/api/tables{path}".replace("{id}", table["id"])
                method = "PATCH" if path.endswith("notify") else "POST"
                answer = await anna.http.request(method, at, json=body)
                assert (answer.status_code, answer.json()["error"]) == (422, "invalid"), path
                assert LONG not in answer.text
            socket = await anna.connect(table["id"], f"token={LONG}&invite={LONG}")
            await socket.hello()


@in_loop
async def test_a_deserted_table_is_not_in_the_lobby(database: str) -> None:
    """It was left open ten minutes ago and more: told by the database, so that nobody waits."""
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open", listed=True)

            async def shown() -> list[str]:
                return [info["id"] for info in (await ben.get("/api/tables"))["open"]]

            assert await shown() == [table["id"]]
            store = Store(database, patience_s=5)
            try:
                long_ago = partial(age, table=table["id"])
                await store.write(long_ago)
                assert await shown() == []
                watching = await ben.sit(table)  # a stranger brings nobody back
                assert await shown() == []
                await anna.sit(table)
                while await shown() != [table["id"]]:
                    await asyncio.sleep(0.05)
                await watching.close()
            finally:
                store.close()


def age(connection: Connection, table: str) -> None:
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table)
        .values(created_at=schema.tables.c.created_at - 601_000, attended_at=0)
    )


@in_loop
async def test_previews_have_a_limit_of_their_own(sqlite_database: str) -> None:
    """Beyond it an address gets the page that says nothing, and tables cost nothing."""
    with ServerProcess(sqlite_database, previews_per_minute=3) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open")
            pages = [(await anna.http.get(table["url"])).text for _ in range(5)]
            assert ["Anna invites you" in page for page in pages] == [True] * 3 + [False] * 2
            assert (await anna.sit(table)).last["status"] == "waiting"
