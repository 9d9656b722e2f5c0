"""A database that goes away, takes nothing or is served by another: at a real server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import update

from rookery.server.contract import Close
from rookery.server.storage import journal, schema
from rookery.server.storage.journal import Event
from rookery.server.storage.store import Store

from ..processes import PATIENCE_S, ServerProcess
from ..test_faults import Proxy
from ..test_processes import children
from ..visitors import Json, in_loop
from .people import Guest, guests


class Failover:
    """PostgreSQL takes no changes for a while: sessions are ended, new ones may only read."""

    def __init__(self, database: str) -> None:
        self._admin = psycopg.connect(
            database, autocommit=True, options="-c default_transaction_read_only=off"
        )
        self._name = self._admin.info.dbname

    def __enter__(self) -> Failover:
        return self

    def __exit__(self, *error: object) -> None:
        self._admin.close()

    def begin(self) -> None:
        self._admin.execute(f"ALTER DATABASE {self._name} SET default_transaction_read_only = on")
        self._admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )

    def end(self) -> None:
        """Sessions that were opened meanwhile stay as they are."""
        self._admin.execute(f"ALTER DATABASE {self._name} RESET default_transaction_read_only")


async def status(guest: Guest, method: str, path: str, **body: Any) -> int:
    answer = await guest.http.request(method, path, json=body or None)
    if answer.status_code == 503 and not path.startswith("/health"):
        assert answer.json()["error"] == "unavailable"
        assert answer.json()["message"]
        assert "retry-after" in answer.headers
    return answer.status_code


@pytest.mark.parametrize("workers", [1, 2])
@in_loop
async def test_a_database_that_can_only_be_read(postgres_database: str, workers: int) -> None:
    with (
        Failover(postgres_database) as failover,
        ServerProcess(postgres_database, workers=workers, patience_s=0.5) as server,
    ):
        async with guests(server) as come:
            anna, ben, stranger = await come("Anna"), await come("Ben"), await come("")
            stranger.http.cookies.clear()
            table = await anna.make_table("me", "me")
            waiting = await anna.make_table("me", "open", "open")
            bots = await anna.make_table("random", "random", pace=True, watch="anyone")
            at = f"/api/tables/{waiting['id']}"
            socket, watching = await anna.sit(table), await anna.sit(bots)
            assert await status(anna, "GET", "/health/ready") == 200
            failover.begin()
            assert (await socket.act(id="once"))["reason"] == "unavailable"
            while await status(anna, "GET", "/health/ready") == 200:
                await asyncio.sleep(0.1)
            said_before = len(server.log)
            new = [{"kind": "me"}, {"kind": "me"}]
            changes: list[tuple[Guest, str, str, Json]] = [
                (anna, "POST", "/api/tables", {"game": "cubirds", "players": 2, "seats": new}),
                (anna, "PATCH", "/api/me", {"name": "Anne"}),
                (anna, "PATCH", at, {"title": "A title"}),
                (anna, "POST", f"{at}/fill", {"bot": "random"}),
                (anna, "DELETE", at, {}),
                (anna, "POST", "/api/accounts", {"name": "Annika", "password": "long enough"}),
                (anna, "PATCH", f"{at}/notify", {"webhook": "https://example.org/"}),
                (ben, "POST", f"{at}/join", {"invite": waiting["invite"]}),
                (stranger, "GET", "/api/me", {}),
                (anna, "GET", "/health", {}),
            ]
            readings = ("/api/tables", "/api/me", "/api/tables/mine", at, "/health/live")
            for _ in range(3):
                asked = [status(who, method, path, **body) for who, method, path, body in changes]
                assert await asyncio.gather(*asked) == [503] * len(changes)
                for path in readings:
                    assert await status(anna, "GET", path) == 200, path
                assert (await socket.act(id="once"))["reason"] == "unavailable"
                await socket.send(type="say", id="hello", text="Hello")
                assert (await socket.next("refused"))["reason"] == "unavailable"
            assert len(server.log) - said_before < 4_000 * workers, server.log[said_before:][:6000]
            assert "Traceback" not in server.log
            failover.end()
            while await status(anna, "GET", "/health/ready") != 200:
                await asyncio.sleep(0.1)
            while (answer := await socket.act(id="once"))["type"] == "refused":
                assert answer["reason"] == "unavailable"
            assert await status(anna, "PATCH", at, title="A title") == 200
            seen = watching.last["version"]
            await watching.until(lambda u: u["version"] > seen)
            assert "request failed" not in server.log
            assert "Exception" not in server.log


STRANGE_IDS = ("x" * 81, "x" * 10_000, "nul\0", "\0", "", "line\n", "\u202eabc", "é" * 81)


@in_loop
async def test_ids_that_no_database_could_keep(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "me"))
            for id in STRANGE_IDS:
                reason = "too_long" if len(id) > 80 else "unreadable"
                answer = await socket.act(id=id)
                assert (answer["type"], answer["id"]) == ("refused", id)
                assert answer["reason"] == reason
                await socket.send(type="say", id=id, text="Hello")
                assert (await socket.next("refused", "acknowledged"))["reason"] == reason
                answer = await socket.take_back(id=id)
                assert (answer["id"], answer["reason"]) == (id, reason)
            assert (await socket.act(id="x" * 80))["type"] == "acknowledged"
            assert (await socket.act(id="é🐦" * 20))["type"] == "acknowledged"
            for table in ("x" * 81, "%00", "a%00b", "%ff", "%F0%9F%90%A6"):
                nowhere = await anna.connect(table)
                assert await nowhere.ended() == 4004
            assert "set aside" not in server.log
            assert "Traceback" not in server.log


@in_loop
async def test_a_row_that_nobody_can_read(postgres_database: str) -> None:
    """Written behind the server's back while it has the table in memory, which PostgreSQL tells it:
    the table's people are told, and nobody else notices."""
    with ServerProcess(postgres_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table, other = await anna.make_table("me", "me"), await anna.make_table("me", "me")
            at = f"/api/tables/{table['id']}"
            socket, beside = await anna.sit(table), await anna.sit(other)
            number = (await anna.get(at))["version"] + 1
            store = Store(postgres_database, patience_s=60)
            row = Event(number, 0, "decided", "k", 0, 0)
            await store.write(lambda c: journal.append(c, table["id"], [row]))
            await store.write(
                lambda c: c.execute(
                    update(schema.journal)
                    .values(data="{")
                    .where(
                        schema.journal.c.table_id == table["id"], schema.journal.c.number == number
                    )
                )
            )
            await asyncio.to_thread(store.close)
            assert await socket.ended() == Close.SET_ASIDE
            answer = await anna.http.get(at)
            assert (answer.status_code, answer.json()["error"]) == (503, "set_aside")
            assert (await beside.act())["type"] == "acknowledged"
            assert await status(anna, "GET", "/api/tables/mine") == 200
            assert "request failed" not in server.log


def started_beside(database: str) -> subprocess.CompletedProcess[str]:
    command = "import sys; from rookery.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", command, "serve", "--port", "0", "--database", database],
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip


def test_a_second_server_on_one_file_is_refused(sqlite_database: str, tmp_path: Path) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        other_name = tmp_path / "link.db"
        other_name.symlink_to(sqlite_database.removeprefix("sqlite:///"))
        for database in (sqlite_database, f"sqlite:///{other_name}"):
            second = started_beside(database)
            assert second.returncode == 2
            (line,) = second.stderr.splitlines()
            assert f"process {server.process.pid} at {server.url}" in line
        server.wait_until_ready()
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        with ServerProcess(sqlite_database) as heir:
            heir.wait_until_ready()


def test_a_database_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    for database in (f"postgresql:///x?host={tmp_path}", f"sqlite:///{tmp_path}/no/file.db"):
        found = started_beside(database)
        assert found.returncode == 2
        assert len(found.stderr.splitlines()) == 1, found.stderr
        assert "database: " in found.stderr


def test_workers_wait_longer_and_longer_for_a_database(
    postgres_database: str, tmp_path: Path
) -> None:
    with (
        Proxy(postgres_database, tmp_path) as proxy,
        ServerProcess(proxy.url, workers=2) as server,
    ):
        server.wait_until_ready()
        proxy.cut()
        for worker in children(server.process.pid):
            os.kill(worker, signal.SIGKILL)

        def pauses() -> list[Json]:
            said = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
            return [line for line in said if line["event"] == "worker ended"]

        given_up = time.monotonic() + PATIENCE_S
        while len(pauses()) < 6:
            assert time.monotonic() < given_up, server.log
            time.sleep(0.05)
        assert sorted({line["next_in_s"] for line in pauses()})[:3] == [0.5, 1.0, 2.0]
        assert "Traceback" not in server.log
        proxy.mend()
        server.wait_until_ready()
