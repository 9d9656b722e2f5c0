"""Those who hold the doors open: silent sockets, requests that never end, too many at once."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rookery.server.contract import Close

from ..processes import ServerProcess
from ..visitors import PATIENCE_S, Json, in_loop
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
                with suppress(ConnectionClosed):  # who was turned away may know it by now
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


@asynccontextmanager
async def caller_who_reads_nothing(server: ServerProcess) -> AsyncIterator[socket.socket]:
    """With little room for what comes, so that it waits at the server."""
    with socket.socket() as caller:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        caller.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(caller, ("127.0.0.1", server.port))
        yield caller


async def is_let_go(server: ServerProcess, caller: socket.socket) -> bool:
    """Whether the server has closed its end, which nobody learns who does not read."""
    ends = f":{server.port:04X} 0100007F:{caller.getsockname()[1]:04X} 01"
    given_up = time.monotonic() + PATIENCE_S
    while time.monotonic() < given_up:
        if ends not in Path("/proc/net/tcp").read_text():
            return True
        await asyncio.sleep(0.1)
    return False


@in_loop
async def test_an_answer_has_to_be_read(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, reading_s=1) as server:
        await asyncio.to_thread(server.wait_until_ready)
        large = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        loop = asyncio.get_running_loop()
        async with caller_who_reads_nothing(server) as caller:
            await loop.sock_sendall(caller, large * 30)
            assert await is_let_go(server, caller)
        async with caller_who_reads_nothing(server) as slow:
            await loop.sock_sendall(slow, large)
            told = b""
            while len(told) < 30_000:  # a few kilobytes a second are enough
                told += await loop.sock_recv(slow, 2_000)
                await asyncio.sleep(0.2)
            assert told.startswith(b"HTTP/1.1 200")


@in_loop
async def test_who_does_not_listen_leaves_the_table(sqlite_database: str) -> None:
    """Even if it was hung up on, and only its last words still wait."""
    settings: dict[str, Any] = {"reading_s": 1, "away_s": 0.5, "hello_burst": 100_000}
    with ServerProcess(sqlite_database, **settings) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            table = await anna.make_table("me", "open")
            taken = (await eve.join(table))["seat"]
            usual = await anna.connect(table["id"])
            await usual.hello()
            cookie = "; ".join(f"{c.name}={c.value}" for c in eve.http.cookies.jar)
            shake = HANDSHAKE.replace("nowhere", table["id"])
            shake = shake.replace("Host: x", f"Host: x\r\nCookie: {cookie}")
            hello = masked(b'{"type":"hello","version":-1}')
            loop = asyncio.get_running_loop()
            async with caller_who_reads_nothing(server) as caller:
                await loop.sock_sendall(caller, shake.encode())
                assert b" 101 " in await loop.sock_recv(caller, 1_000)
                await loop.sock_sendall(caller, hello)
                await usual.until(lambda update: presence(update, taken) == "here")
                await loop.sock_sendall(caller, hello * 2_000)
                assert await is_let_go(server, caller)
                await usual.until(lambda update: presence(update, taken) == "away")


def masked(text: bytes) -> bytes:
    """As a frame of a client; the mask is nothing."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


def presence(update: Json, seat: int) -> str:
    return str(update["seats"][seat]["presence"])


CHUNKED = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "more"),
    [("GET /", "x"), ("GET / HTTP/1.1\r\nX: ", "x"), ("GET / HTTP/1.1\r\n", "X: y\r\n"),
     (CHUNKED + "1;a", "x"), (CHUNKED + "0\r\n", "X: y\r\n")],
)  # fmt: skip
@in_loop
async def test_no_request_has_an_endless_head(sqlite_database: str, said: str, more: str) -> None:
    with ServerProcess(sqlite_database, request_s=PATIENCE_S) as server:
        await asyncio.to_thread(server.wait_until_ready)
        async with callers(server, 1) as [(reader, writer)]:
            writer.write(said.encode())
            end = asyncio.ensure_future(reader.read())
            while not end.done():
                writer.write(more.encode() * 10_000)
                await asyncio.wait([end], timeout=0.1)
            if not isinstance(end.exception(), ConnectionError):
                assert b" 408 " not in end.result()


@in_loop
async def test_nobody_asks_for_thousands_of_things_ahead(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        await asyncio.to_thread(server.wait_until_ready)
        async with callers(server, 2) as [(few, a_few), (many, a_lot)]:
            ask = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
            a_few.write(ask * 20)
            answers = b""
            while answers.count(b"HTTP/1.1 200") < 20:
                answers += await few.read(10_000)
            a_lot.write(ask * 5_000)
            with suppress(ConnectionError):
                assert (await many.read()).count(b"HTTP/1.1 200") < 100


@pytest.mark.parametrize("piece", [b"\x00\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"])
@in_loop
async def test_endless_pieces_and_pongs(sqlite_database: str, piece: bytes) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open", watch="anyone")
            flood = await anna.connect(table["id"])
            await flood.hello()
            out = flood.connection.transport
            out.write(b"\x01\x80\0\0\0\0")
            while not out.is_closing():
                out.write(piece * 1_000)
                await asyncio.sleep(0)
            again = await anna.connect(table["id"])
            await again.hello()
            assert "Traceback" not in server.log


@in_loop
async def test_a_flood_ends_with_a_goodbye(sqlite_database: str) -> None:
    """Although most of it is never looked at."""
    with ServerProcess(sqlite_database, socket_rate=20) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "me")
            flood, usual = [await anna.connect(table["id"]) for _ in range(2)]
            for socket in (flood, usual):
                await socket.hello()
            flood.connection.transport.write(masked(b'{"type":"nothing"') * 20_000)
            await usual.settled()
            assert await flood.ended() in (Close.TOO_FAST, 1008)
            assert (await usual.act())["type"] == "acknowledged"
