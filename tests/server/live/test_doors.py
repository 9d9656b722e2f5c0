"""Those who hold the doors open: silent sockets, requests that never end, too many at once."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rookery.server.contract import Close

from ..processes import ServerProcess
from ..visitors import in_loop
from .people import LiveSocket, guests

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HANDSHAKE = (
    "GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
BODY = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@asynccontextmanager
async def callers(server: ServerProcess, count: int) -> AsyncIterator[list[Streams]]:
    """Connections that say nothing yet."""
    open_ones: list[Streams] = []
    try:
        while len(open_ones) < count:
            open_ones.append(await asyncio.open_connection("127.0.0.1", server.port))
        yield open_ones
    finally:
        for _, writer in open_ones:
            writer.close()


@contextmanager
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@in_loop
async def test_a_socket_that_says_nothing_is_closed(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, hello_s=2) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "random")
            talking = await anna.connect(table["id"])
            await talking.hello()
            silent = await anna.connect(table["id"])
            await silent.send(type="ping", at=1.0)  # that is no hello
            assert await silent.ended() == Close.SILENT
            await talking.settled()


@in_loop
async def test_who_pings_without_end_is_cut_off(sqlite_database: str) -> None:
    """Each ping is answered, and the answers wait in memory for somebody who does not read."""
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            table = await anna.make_table("me", "open", watch="anyone")
            usual, flood = await anna.connect(table["id"]), await eve.connect(table["id"])
            for socket in (usual, flood):
                await socket.hello()
            for _ in range(3):
                await (await usual.connection.ping())
            with pytest.raises(ConnectionClosed):
                await ping_without_end(flood)
            await usual.settled()
            assert "Traceback" not in server.log


async def ping_without_end(socket: LiveSocket) -> None:
    for number in range(100_000):
        await socket.connection.ping(str(number))


@in_loop
async def test_one_address_has_so_many_sockets_and_no_more(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, sockets_per_address=5) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            tried = await asyncio.gather(
                *(anna.connect(table["id"]) for _ in range(12)), return_exceptions=True
            )
            refused = [error for error in tried if isinstance(error, InvalidStatus)]
            assert len(refused) == 7
            for socket in anna.sockets[:]:
                await socket.close()
            anna.sockets.clear()
            await ben.join(table)
            await ben.sit(table)


@in_loop
async def test_the_limit_of_a_person_holds_for_those_who_hurry(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, sockets_per_person=3) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            sockets = await asyncio.gather(*(anna.connect(table["id"]) for _ in range(8)))
            for socket in sockets:
                await socket.send(type="hello", version=-1)
            first = await asyncio.gather(*(socket.receive() for socket in sockets))
            assert (
                sum(message is not None and message["type"] == "welcome" for message in first) == 3
            )
            await ben.sit(table)


@pytest.mark.parametrize("said", ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", BODY])
@in_loop
async def test_a_request_has_to_arrive(sqlite_database: str, said: str) -> None:
    with ServerProcess(sqlite_database, request_s=1) as server:
        await asyncio.to_thread(server.wait_until_ready)
        async with callers(server, 1) as [(reader, writer)]:
            writer.write(said.encode())
            end = asyncio.ensure_future(reader.read())
            while not end.done():
                if said:
                    writer.write(b"x")  # a byte now and then is no request either
                await asyncio.wait([end], timeout=0.1)
            if not isinstance(end.exception(), ConnectionError):
                assert said == "" or b"408" in end.result()
        assert "request failed" not in server.log


@pytest.mark.parametrize("said", ["", "GET / HTTP/1.1\r\nX-Slow: ", BODY, HANDSHAKE])
@in_loop
async def test_a_thousand_silent_connections_leave_room_for_a_guest(
    sqlite_database: str, said: str
) -> None:
    """With 1,024 files in all."""
    settings = {"request_s": 60, "guests_per_minute": 10_000, "requests_per_minute": 10_000}
    settings |= {"changes_per_minute": 10_000, "tables_per_minute": 10_000}
    with many_files(), ServerProcess(sqlite_database, files=1_024, **settings) as server:
        await asyncio.to_thread(server.wait_until_ready)
        async with callers(server, 1_003) as there:
            for _, writer in there:
                writer.write(said.encode())
            async with guests(server) as come:
                anna = await come("Anna")
                table = await anna.make_table("me", "random")
                path = f"/api/tables/{table['id']}"
                assert (await anna.get(path))["status"] == "playing"
                if said != HANDSHAKE:  # or the address has too many of them already
                    await anna.sit(table)
        assert "Too many open files" not in server.log
