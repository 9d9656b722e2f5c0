"""One room for a table, whoever holds it, and tables out of order: at a real server."""

from __future__ import annotations

import asyncio
import re

from sqlalchemy import func, insert, select, update

from rookery.server.contract import Close
from rookery.server.storage import schema
from rookery.server.storage.store import Store

from ..processes import ServerProcess
from ..visitors import Json, in_loop
from .people import Guest, guests


async def gauge(guest: Guest, name: str) -> float:
    text = (await guest.http.get("/metrics")).text
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.M))


async def crowd_out(guest: Guest, tables: list[Json]) -> None:
    """Of memory whatever nobody holds."""
    for table in tables:
        await guest.get(f"/api/tables/{table['id']}")


@in_loop
async def test_nobody_gets_another_room_while_one_is_held(sqlite_database: str) -> None:
    """By a socket that has not said hello, or by a bot that is about to move."""
    with ServerProcess(sqlite_database, rooms_kept=1, bot_pace_s=1) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            others = [await ben.make_table("me", "open") for _ in range(4)]
            table = await anna.make_table("me", "open")
            early = await anna.connect(table["id"])
            await crowd_out(ben, others)
            await ben.join(table)
            await crowd_out(ben, others)
            await early.hello()
            his = await ben.sit(table)
            mover, other = (early, his) if early.last["legal"] else (his, early)
            await mover.act()
            seen = mover.last["version"]
            await other.until(lambda u: u["version"] >= seen - mover.last["draft"])
            assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "playing"

            alone = await anna.make_table("me", "random", pace=True)
            socket = await anna.sit(alone)
            await socket.until(lambda u: bool(u["legal"]))
            while socket.last["legal"]:
                await socket.act()
                await socket.settled()
            await socket.close()
            await crowd_out(ben, others)
            again = await anna.sit(alone)
            await again.until(lambda u: bool(u["legal"]) or u["status"] == "over")
            for guest in (anna, ben):
                for open_one in guest.sockets:
                    await open_one.close()
            while await gauge(anna, "rookery_rooms") > 1:
                await asyncio.sleep(0.05)
            assert "Traceback" not in server.log


@in_loop
async def test_a_table_out_of_order_stops_nothing_else(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            cookies = anna.http.cookies
            bad, good = [await anna.make_table("me", "random") for _ in range(2)]
    store = Store(database, patience_s=60)
    tables, journal = schema.tables, schema.journal
    last = select(func.max(journal.c.number)).where(journal.c.table_id == bad["id"])
    await store.write(
        lambda c: c.execute(
            insert(journal).values(
                table_id=bad["id"], number=c.execute(last).scalar_one() + 1, at=0, kind="decided",
                seat=0, decision=30_000, key="x", data="",
            )
        )
    )  # fmt: skip
    await store.write(lambda c: c.execute(update(tables).values(due_at=1)))
    await asyncio.to_thread(store.close)
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna = await come("")
            anna.http.cookies = cookies
            while await gauge(anna, "rookery_tables_set_aside") < 1:
                await asyncio.sleep(0.05)
            answer = await anna.http.get(f"/api/tables/{bad['id']}")
            assert (answer.status_code, answer.json()["error"]) == (503, "set_aside")
            nobody_in = await anna.connect(bad["id"])
            assert await nobody_in.ended() == Close.SET_ASIDE
            assert [info["id"] for info in await anna.get("/api/tables/mine")] == [good["id"]]
            socket = await anna.sit(good)
            for _ in range(3):  # the rounds go on, and so do bots
                await socket.until(lambda u: bool(u["legal"]))
                await socket.act()
            assert server.log.count("table is set aside") == 1
            assert await gauge(anna, "rookery_tables_set_aside") == 1
