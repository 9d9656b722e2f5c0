"""A server that is told to stop does, whatever hangs on it, and keeps what it has acknowledged."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..processes import ServerProcess
from ..test_faults import Proxy
from ..test_processes import children, journal_keys, players, until, wait_for_the_end_of
from ..visitors import Json, in_loop
from .people import Guest, guests

STOPS_WITHIN_S = 10
"""What is promised to whoever runs a server; service managers wait longer before they kill."""


async def stop(server: ServerProcess) -> None:
    """In time, and by itself: not by the last resort. Nothing that it started is left over."""
    started = descendants(server.process.pid)
    server.process.terminate()
    try:
        code = await asyncio.to_thread(server.process.wait, STOPS_WITHIN_S)
    except subprocess.TimeoutExpired:
        server.kill()
        raise AssertionError(f"it did not stop: {server.log[-2000:]}") from None
    assert "did not stop in time" not in server.log
    assert code in (0, -15), server.log
    await asyncio.to_thread(wait_for_the_end_of, started)


def descendants(process: int) -> list[int]:
    found = children(process)
    return [*found, *(child for one in found for child in descendants(one))]


def cookie_of(guest: Guest) -> str:
    return "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)


def frame(text: bytes) -> bytes:
    """A message as a client sends it, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def never_reads(server: ServerProcess, guest: Guest, table: Json) -> socket.socket:
    """Says hello, asks a lot, and reads nothing."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    deaf.sendall(
        f"GET /api/tables/{table['id']}/socket?invite={table['invite']} HTTP/1.1\r\n"
        f"Host: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie_of(guest)}\r\n\r\n".encode()
    )
    for _ in range(200):  # every hello is answered with the whole table
        deaf.sendall(frame(b'{"type":"hello","version":-1}'))
    return deaf


@pytest.mark.parametrize("workers", [1, 2])
@in_loop
async def test_with_a_socket_that_does_not_read(
    request: pytest.FixtureRequest, workers: int
) -> None:
    database = request.getfixturevalue(f"{'sqlite' if workers == 1 else 'postgres'}_database")
    with ServerProcess(database, workers=workers) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "me")
            with ExitStack() as deaf:
                for _ in range(4):
                    deaf.enter_context(closing(never_reads(server, anna, table)))
                reading = await anna.sit(table)
                await reading.settled()
                await stop(server)
                assert await reading.ended() == 1012


@contextmanager
def dripping() -> Iterator[tuple[str, threading.Event]]:
    """A webhook's server that answers with a letter a second; and whether somebody came."""
    came, over = threading.Event(), threading.Event()
    listener = socket.create_server(("127.0.0.1", 0))

    def drip() -> None:
        with suppress(OSError):
            connection = listener.accept()[0]
            came.set()
            for letter in "HTTP/1.1 200 " + "very " * 100:
                connection.sendall(letter.encode())
                if over.wait(1.0):
                    break
            connection.close()

    thread = threading.Thread(target=drip)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/", came
    finally:
        over.set()
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join()


@in_loop
async def test_with_a_webhook_that_drips(sqlite_database: str) -> None:
    with dripping() as (url, came), ServerProcess(sqlite_database, hooks_inside=True) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            here, away = await anna.sit(table), ben
            if not here.last["legal"]:
                here, away = await ben.sit(table), anna
            notify = f"/api/tables/{table['id']}/notify"
            (await away.http.patch(notify, json={"webhook": url})).raise_for_status()
            while here.last["legal"]:
                assert (await here.act())["type"] == "acknowledged"
                await here.settled()
            assert await asyncio.to_thread(came.wait, 60)
            await stop(server)


FREELY: dict[str, Any] = {
    "unfinished_tables": 1000, "changes_per_minute": 100_000, "tables_per_minute": 100_000,
}  # fmt: skip


@in_loop
async def test_with_400_tables_of_bots(sqlite_database: str) -> None:
    await stop_with_tables_of_bots(400, sqlite_database)


@in_loop
async def test_with_tables_of_bots_at_two_workers(postgres_database: str) -> None:
    await stop_with_tables_of_bots(120, postgres_database, workers=2)


async def stop_with_tables_of_bots(count: int, database: str, workers: int = 1) -> None:
    with ServerProcess(database, workers=workers, **FREELY) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            bots = ["fledgling", "fledgling", "random"]
            for _ in range(count // 40):
                await asyncio.gather(*(anna.make_table(*bots) for _ in range(40)))
            await stop(server)


@in_loop
async def test_with_an_eagle_that_thinks(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, bot_budget_s=60, bot_wait_s=60) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            tables = [await anna.make_table("eagle", "eagle") for _ in range(3)]
            while not descendants(server.process.pid):
                await asyncio.sleep(0.01)
            hint = asyncio.ensure_future(
                anna.http.post(f"/api/tables/{tables[0]['id']}/hint", json={})
            )
            await stop(server)
            await asyncio.gather(hint, return_exceptions=True)


@in_loop
async def test_with_requests_that_do_not_end(sqlite_database: str) -> None:
    """Half of a header, half of a body, and an answer that nobody takes."""
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            beginnings = [
                b"GET /api/me HT",
                f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {cookie_of(anna)}\r\n"
                "Content-Length: 100\r\n\r\n{".encode(),
                b"",
                b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 2000,
            ]
            hanging = []
            for beginning in beginnings:
                client = socket.socket()
                client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
                client.connect(("127.0.0.1", server.port))
                client.setblocking(False)
                with suppress(BlockingIOError):
                    client.send(beginning)
                hanging.append(client)
            await anna.get("/api/me")
            await stop(server)
            for client in hanging:
                client.close()


@in_loop
async def test_while_games_are_compiled(sqlite_database: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite_database, cache=str(tmp_path / "nothing compiled")) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            made = asyncio.ensure_future(anna.make_table("me", "hawk", game="chirp"))
            while not descendants(server.process.pid):
                await asyncio.sleep(0.01)
            await stop(server)
            await asyncio.gather(made, return_exceptions=True)


@in_loop
async def test_while_sqlite_is_locked(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, patience_s=600) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "me"))
            file = sqlite_database.removeprefix("sqlite:///")
            blocker = sqlite3.connect(file, isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            acting = asyncio.ensure_future(socket.act())
            making = asyncio.ensure_future(anna.make_table("me", "me"))
            await asyncio.sleep(0)
            await stop(server)
            await asyncio.gather(acting, making, return_exceptions=True)
            blocker.close()


@pytest.mark.parametrize("workers", [1, 2])
@in_loop
async def test_while_postgres_is_away(postgres_database: str, tmp_path: Path, workers: int) -> None:
    with (
        Proxy(postgres_database, tmp_path) as proxy,
        ServerProcess(proxy.url, patience_s=600, workers=workers) as server,
    ):
        async with guests(server) as come:
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "me"))
            proxy.cut()
            acting = asyncio.ensure_future(socket.act())
            making = asyncio.ensure_future(anna.make_table("me", "me"))
            await anna.http.get("/health")
            await stop(server)
            await asyncio.gather(acting, making, return_exceptions=True)


@pytest.mark.parametrize("workers", [1, 2])
@in_loop
async def test_in_a_burst_of_moves_nothing_acknowledged_is_lost(
    request: pytest.FixtureRequest, workers: int
) -> None:
    database = request.getfixturevalue(f"{'sqlite' if workers == 1 else 'postgres'}_database")
    with ServerProcess(database, workers=workers) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            playing = await players(client, server.port, 6)
            finished = False
            tasks = [asyncio.ensure_future(p.play(lambda: finished)) for p in playing]
            await until(lambda: sum(len(p.acknowledged) for p in playing) > 60)
            await stop(server)
            finished = True
            await asyncio.gather(*tasks)
    for player in playing:
        written = journal_keys(database, player.table)
        assert set(player.acknowledged) <= set(written)
        assert len(written) == len(set(written))
