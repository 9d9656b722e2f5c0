"""The server as it really runs: started by the command, killed, stopped, in several workers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rookery.core.errors import BadSetup
from rookery.server.serve import serve
from rookery.server.settings import Settings
from rookery.server.storage.journal import read_after
from rookery.server.storage.store import Store

from .processes import ServerProcess
from .visitors import Json, in_loop

PATIENCE_S = 120


async def eventually(client: httpx.AsyncClient, path: str) -> Json:
    """The server listens before it is ready, and may be starting again."""
    while True:
        try:
            answer = await client.get(path)
            if answer.status_code == 200:
                found: Json = answer.json()
                return found
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def make_table(client: httpx.AsyncClient) -> str:
    await eventually(client, "/api/me")
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "cubirds", "players": 2, "seats": seats}
    made = await client.post("/api/tables", json=body)
    found: str = made.raise_for_status().json()["id"]
    return found


class Player:
    """Plays hot-seat, and comes back by itself whenever the connection is lost. An act that was
    not acknowledged is sent again under its id."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self._cookie = cookie
        self.table = table
        self.acknowledged: list[str] = []
        self.resumed = 0
        self.farewell: Json | None = None
        self._update: Json = {"legal": []}

    async def play(self, done: Callable[[], bool]) -> None:
        act: Json | None = None
        while not done():
            try:
                async with connect(self._url, additional_headers={"Cookie": self._cookie}) as ws:
                    await ws.send('{"type":"hello"}')
                    self.resumed += 1
                    if act is not None:
                        await ws.send(json.dumps(act))
                    while not done():
                        act = await self._listen(ws, act)
            except (TimeoutError, ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.05)

    async def _listen(self, ws: ClientConnection, act: Json | None) -> Json | None:
        message = json.loads(await asyncio.wait_for(ws.recv(), 20))
        if message["type"] == "update":
            self._update = message
        elif message["type"] == "closing":
            self.farewell = message
        elif act is not None and message.get("id") == act["id"]:
            if message["type"] == "acknowledged":
                self.acknowledged.append(act["id"])
            else:
                assert message["reason"] in ("stale", "not_your_turn"), message
            act = None
        if act is None and self._update["legal"]:
            act = {
                "type": "act", "id": f"{self.table}-{self._update['version']}",
                "seat": self._update["turn"], "version": self._update["version"],
                "decision": self._update["legal"][-1]["decision"],
            }  # fmt: skip
            with suppress(ConnectionClosed):  # what came before the end is still to be read
                await ws.send(json.dumps(act))
        return act


async def players(client: httpx.AsyncClient, port: int, count: int) -> list[Player]:
    tables = [await make_table(client) for _ in range(count)]
    cookie = "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)
    return [Player(port, table, cookie) for table in tables]


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def journal_keys(database: str, table: str) -> list[str]:
    store = Store(database, patience_s=60)
    with store._read_engine.connect() as connection:
        keys = [e.key for e in read_after(connection, table, 0) if e.kind == "decided"]
    store.close()
    return keys


@in_loop
async def test_killed_in_a_burst_of_moves_nothing_acknowledged_is_lost(database: str) -> None:
    with ServerProcess(database) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as client:
            playing = await players(client, server.port, 6)
            finished = False
            tasks = [asyncio.ensure_future(p.play(lambda: finished)) for p in playing]

            def count() -> int:
                return sum(len(player.acknowledged) for player in playing)

            await until(lambda: count() > 60)
            server.kill()
            before = {p.table: set(p.acknowledged) for p in playing}
            for player in playing:
                written = journal_keys(database, player.table)
                assert before[player.table] <= set(written)
                assert len(written) == len(set(written))
            at_restart = count()
            with ServerProcess(database, server.port):
                await until(lambda: count() > at_restart + 30)
                finished = True
                await asyncio.gather(*tasks)
        assert all(player.resumed >= 2 for player in playing)
        for player in playing:
            written = journal_keys(database, player.table)
            assert set(player.acknowledged) <= set(written)
            assert len(written) == len(set(written)), "nothing was played twice"


@in_loop
async def test_a_server_that_is_stopped_says_goodbye(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as client:
            (player,) = await players(client, server.port, 1)
            task = asyncio.ensure_future(player.play(lambda: player.farewell is not None))
            await until(lambda: len(player.acknowledged) > 3)
            server.process.terminate()
            await task
        assert player.farewell == {"type": "closing", "reason": "restart"}
        code = await asyncio.to_thread(server.process.wait)
        assert code in (0, -15)
    for line in server.log.splitlines():
        if not line.startswith("Rookery is at"):
            json.loads(line)


@in_loop
async def test_workers_share_tables_and_one_may_die(postgres_database: str) -> None:
    with ServerProcess(postgres_database, workers=2) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as client:
            playing = await players(client, server.port, 2)
            finished = False
            tasks = [asyncio.ensure_future(p.play(lambda: finished)) for p in playing]
            await until(lambda: all(len(p.acknowledged) > 5 for p in playing))
            workers = children(server.process.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            marks = [len(p.acknowledged) for p in playing]
            await until(
                lambda: all(
                    len(p.acknowledged) > m + 5 for p, m in zip(playing, marks, strict=True)
                )
            )
            finished = True
            await asyncio.gather(*tasks)
            await until(lambda: len(set(children(server.process.pid)) - set(workers)) == 1)
            (relief,) = set(children(server.process.pid)) - set(workers)
            await until(lambda: last_word(relief) == "relief")
            assert last_word(workers[1]) == str(server.port)
    for player in playing:
        written = journal_keys(postgres_database, player.table)
        assert set(player.acknowledged) <= set(written)
        assert len(written) == len(set(written))


def test_a_server_that_was_killed_can_start_again_at_once(
    sqlite_database: str, tmp_path: Path
) -> None:
    """Also while games are being compiled: whoever does that keeps neither the port nor on."""
    cold = str(tmp_path / "nothing compiled")
    with ServerProcess(sqlite_database, cache=cold) as server:
        while not (compiling := children(server.process.pid)):
            assert server.process.poll() is None
        server.kill()
        with ServerProcess(sqlite_database, server.port, cache=cold) as again:
            assert again.port == server.port
        wait_for_the_end_of(compiling)


def test_workers_end_when_their_supervisor_is_killed(postgres_database: str) -> None:
    with ServerProcess(postgres_database, workers=2) as server:
        while len(workers := children(server.process.pid)) < 2:
            assert server.process.poll() is None
        server.kill()
        wait_for_the_end_of(workers)
        with ServerProcess(postgres_database, server.port, workers=2) as again:
            assert again.port == server.port


def wait_for_the_end_of(processes: list[int]) -> None:
    given_up = time.monotonic() + PATIENCE_S
    while left := [process for process in processes if _runs(process)]:
        assert time.monotonic() < given_up, f"left over: {left}"
        time.sleep(0.05)


def _runs(process: int) -> bool:
    """Not gone, and no zombie that its new parent has yet to bury."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except OSError:
        return False


def children(process: int) -> list[int]:
    """Whichever of its threads has started them."""
    found = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):  # it has ended
            found += (thread / "children").read_text().split()
    return [int(child) for child in found]


def last_word(process: int) -> str:
    """Of the command that it runs."""
    return Path(f"/proc/{process}/cmdline").read_text().rstrip("\0").split("\0")[-1]


def test_several_workers_need_postgresql(sqlite_database: str) -> None:
    with pytest.raises(BadSetup, match="PostgreSQL"):
        serve(Settings(database=sqlite_database), "127.0.0.1", 0, workers=2)


@in_loop
async def test_huge_messages_close_the_connection(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as client:
            (player,) = await players(client, server.port, 1)
            async with connect(player._url, additional_headers={"Cookie": player._cookie}) as ws:
                with pytest.raises(ConnectionClosed) as closed:
                    await _flood(ws.send, ws.recv)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            assert (await client.get("/health")).json()["status"] == "ok"


async def _flood(send: Callable[[str], Awaitable[Any]], recv: Callable[[], Awaitable[Any]]) -> None:
    await send("x" * 1_000_000)
    while True:
        await recv()


STOPPED_WHILE_COMPILING = """
import asyncio
from pathlib import Path
from rookery.server.table.games import Games

def children():
    return [pid for task in Path("/proc/self/task").iterdir()
            for pid in (task / "children").read_text().split()]

async def main():
    games = Games()
    waiting = asyncio.create_task(games.get_ready("cubirds"))
    while not children():
        await asyncio.sleep(0.01)
    await games.close()
    print("left over:", children())

asyncio.run(main())
"""


def test_what_is_being_compiled_ends_with_the_server(tmp_path: Path) -> None:
    """With nothing in the cache of compiled games, as at the very first start."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", STOPPED_WHILE_COMPILING],
        env={**os.environ, "ROOKERY_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "left over: []\n", "")


HEAVY = ("numpy", "numba", "alembic", "psycopg", "rookery.core.match")


def test_the_site_is_there_before_what_takes_long_to_load() -> None:
    program = "import sys; import rookery.cli.serve, rookery.server.serve;"
    program += f"print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")
