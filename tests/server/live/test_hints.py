"""Hints for many, who do not stand in the way of anybody's bot."""

from __future__ import annotations

import asyncio

import httpx

from ..processes import ServerProcess
from ..visitors import in_loop
from .people import Guest, guests


async def table_for_hints(guest: Guest) -> str:
    """Where it is their turn; the address to ask for a hint."""
    table = await guest.make_table("me", "random")
    socket = await guest.sit(table)
    await socket.until(lambda u: bool(u["legal"]))
    await socket.close()
    guest.sockets.remove(socket)
    return f"/api/tables/{table['id']}/hint"


@in_loop
async def test_bots_move_before_anybody_gets_a_hint(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, hint_patience_s=100) as server:
        async with guests(server) as come:
            askers = [await come(f"Guest {n}") for n in range(20)]
            paths = [await table_for_hints(guest) for guest in askers]
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "random"))
            (await askers[0].http.post(paths[0])).raise_for_status()  # the search is ready
            asked = [
                asyncio.ensure_future(guest.http.post(path))
                for guest, path in zip(askers, paths, strict=True)
            ]
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            for _ in range(2):
                await socket.until(lambda u: bool(u["legal"]))
                while socket.last["legal"]:
                    await socket.act()
                    await socket.settled()
                await socket.until(lambda u: bool(u["legal"]))  # the bot has moved
            assert sum(hint.done() for hint in asked) < len(asked) - 5
            for hint in asked:
                hint.cancel()
            await asyncio.gather(*asked, return_exceptions=True)


@in_loop
async def test_who_has_gone_is_not_thought_for(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, hint_patience_s=15) as server:
        async with guests(server) as come:
            askers = [await come(f"Guest {n}") for n in range(40)]
            paths = [await table_for_hints(guest) for guest in askers]
            (await askers[0].http.post(paths[0])).raise_for_status()
            asked = [
                asyncio.ensure_future(guest.http.post(path, timeout=httpx.Timeout(None, read=0.5)))
                for guest, path in zip(askers[1:], paths[1:], strict=True)
            ]
            await asyncio.gather(*asked, return_exceptions=True)
            answer = await askers[0].http.post(paths[0])
            assert answer.status_code == 200, answer.text


@in_loop
async def test_one_hint_at_a_time_and_so_many_a_minute(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, hints_per_minute=3) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            path = await table_for_hints(anna)
            answers = await asyncio.gather(*(anna.http.post(path) for _ in range(3)))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 409, 409]
            assert [(await anna.http.post(path)).status_code for _ in range(3)] == [200, 200, 429]
