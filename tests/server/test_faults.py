"""What a server must survive from its clients and its database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket as sockets
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import update

from rookery.core.meta import Meta
from rookery.core.registry import find_game
from rookery.games.cubirds import meta as cubirds_meta
from rookery.server.storage import schema

from .visitors import Server, Socket, in_loop, open_server


async def hot_seat(server: Server) -> Socket:
    anna = await server.visitor("Anna")
    socket = await anna.sit(await anna.make_table("me", "me"))
    await socket.settled()
    return socket


@in_loop
async def test_garbage_is_answered_and_changes_nothing(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        socket = await hot_seat(server)
        before = len(await server.journal(socket.table))
        for garbage in (
            "", "{", "null", "[]", "42", '"hello"', "{}", '{"type":"fly"}', "\ud83d", "\0" * 100,
            '{"type":"act"}', '{"type":"act","id":1,"seat":0,"version":0,"decision":0}',
            '{"type":"act","id":"x","seat":0,"version":0,"decision":0,"extra":1}',
            '{"type":"hello","version":1e400}', "[" * 10_000, b"\xff\xfe", b"",
        ):  # fmt: skip
            await socket.send_raw(garbage)
            assert (await socket.next("refused"))["reason"] == "unreadable", garbage
        assert len(await server.journal(socket.table)) == before
        assert (await socket.act())["type"] == "acknowledged"


@in_loop
async def test_hello_comes_first(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "me")
        socket = await anna.connect(table["id"])
        for message in (
            {"type": "act", "id": "1", "seat": 0, "version": 1, "decision": 1},
            {"type": "say", "id": "1", "text": "hi"},
        ):
            await socket.send(**message)
            assert (await socket.next("refused"))["id"] == "1"


@in_loop
async def test_ten_thousand_acts_a_second(sqlite_database: str) -> None:
    """The flood is refused and then hung up on; others at the server do not notice."""
    async with open_server(sqlite_database, socket_rate=1.0, socket_burst=20) as server:
        socket = await hot_seat(server)
        other = await hot_seat(server)
        for number in range(10_000):
            await socket.send(
                type="act", id=f"{number}", seat=0, version=socket.last["version"], decision=0
            )
        assert (await other.act())["type"] == "acknowledged"
        while await socket.receive() is not None:
            pass
        assert socket.close_code == 4029
        refused = server.house.metrics.refused.labels("too_fast")._value.get()
        assert refused == server.house.settings.socket_patience + 1
        assert (await other.act())["type"] == "acknowledged"


@in_loop
async def test_a_reader_too_slow_is_hung_up_on(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        fast = await hot_seat(server)
        room = await server.room(fast.table)
        (wire,) = room.wires
        stuck = asyncio.Event()

        async def never(messages: Sequence[bytes]) -> None:
            await stuck.wait()

        wire._outlet.say = never  # type: ignore[method-assign]
        for _ in range(300):
            room.broadcast()
            await asyncio.sleep(0)
        assert wire.closed
        stuck.set()


@in_loop
async def test_a_table_whose_rules_are_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    old = cubirds_meta.META
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        clock = {"kind": "move", "seconds": 1}
        table = await anna.make_table("me", "me", listed=True, clock=clock)
        kept = await anna.make_table("me", "me", listed=True)
        cookies = anna.http.cookies
    fields = {**vars(old), "rules_version": 0}
    monkeypatch.setattr(cubirds_meta, "META", Meta(**fields))
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        anna.http.cookies = cookies
        at = f"/api/tables/{table['id']}"
        for path in ("", "/replay", "/export"):
            answer = await anna.http.get(at + path)
            assert (answer.status_code, answer.json()["error"]) == (410, "rules_gone")
        assert await anna.get("/api/tables/mine") == []
        assert (await anna.get("/api/tables"))["running"] == []
        socket = await anna.connect(table["id"])
        assert (await socket.next("refused"))["key"] == "refused-rules-gone"
        await server.house.caretaker.make_round()  # the clock has run out long ago
    monkeypatch.setattr(cubirds_meta, "META", old)
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        anna.http.cookies = cookies
        socket = await anna.sit(kept)  # the rules are back, and so is the game
        assert socket.last["status"] == "playing"


@in_loop
async def test_a_table_of_earlier_rules(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on by those of today, unless they would have led its game elsewhere: then it ends
    without a result, and what can be shown of it is kept."""
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        tables = [await anna.make_table("me", "me", shuffle_seats=False) for _ in range(2)]
        for table in tables:
            socket = await anna.sit(table)
            for _ in range(6):
                assert (await socket.act())["type"] == "acknowledged"
            seen = socket.last["version"]
        cookies = anna.http.cookies
    later = Meta(**{**vars(cubirds_meta.META), "rules_version": 2})
    monkeypatch.setattr(cubirds_meta, "META", later)
    async with open_server(sqlite_database) as server:
        catalogue = find_game("cubirds").catalogue
        lays = [
            event.number
            for event in await server.journal(tables[1]["id"])
            if event.kind == "decided" and catalogue[event.decision].text.startswith("lay")
        ]
        await server.house.store.write(
            lambda connection: connection.execute(
                update(schema.journal)
                .where(schema.journal.c.table_id == tables[1]["id"])
                .where(schema.journal.c.number == lays[1])
                .values(decision=int(catalogue.read("stay")))
            )
        )
        anna = await server.visitor("Anna")
        anna.http.cookies = cookies
        assert (await anna.sit(tables[0])).last["status"] == "playing"
        mine = {info["id"]: info for info in await anna.get("/api/tables/mine")}
        assert not mine[tables[0]["id"]]["ended_by_rules"]
        assert mine[tables[1]["id"]]["ended_by_rules"]
        ended = (await anna.sit(tables[1])).last
        assert (ended["status"], ended["turn"], ended["legal"]) == ("abandoned", None, [])
        assert ended["version"] >= seen
        (note,) = [note for note in ended["notes"] if note["kind"] == "rules_changed"]
        at = f"/api/tables/{tables[1]['id']}"
        replay = await anna.get(f"{at}/replay")
        assert replay["steps"] > 0 < note["args"]["moves"]
        assert replay["steps"] + note["args"]["moves"] == 6
        last = await anna.get(f"{at}/replay/{replay['steps']}")
        assert (last["status"], last["outcome"]) == ("abandoned", None)
        stranger = await server.visitor()
        assert (await stranger.http.get(f"{at}/replay")).status_code == 403
        await anna.http.post(f"{at}/return")
        assert (await anna.get(at))["status"] == "abandoned"  # there is nothing to return to
        assert (await anna.get("/api/me/games")) == []
        again = await anna.post(f"{at}/rematch")
        new = await anna.get(f"/api/tables/{again['id']}")
        assert (new["status"], new["rules_version"]) == ("playing", 2)
        await server.forget()  # and so it stays, whatever the rules become
    monkeypatch.setattr(cubirds_meta, "META", Meta(**{**vars(later), "rules_version": 3}))
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        anna.http.cookies = cookies
        assert (await anna.sit(tables[1])).last["status"] == "abandoned"
        journal = await server.journal(tables[1]["id"])
        assert sum(event.kind == "rules_changed" for event in journal) == 1


@in_loop
async def test_a_game_that_is_gone(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "open")
        await server.house.store.write(
            lambda connection: connection.execute(update(schema.tables).values(game="chess"))
        )
        await server.forget()
        answer = await anna.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 410


@in_loop
async def test_sqlite_away_for_a_while(sqlite_database: str) -> None:
    """Somebody holds the file locked: moves wait, and are acknowledged when they are durable."""
    async with open_server(sqlite_database, patience_s=600) as server:
        socket = await hot_seat(server)
        blocker = sqlite3.connect(sqlite_database.removeprefix("sqlite:///"), isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        acting = asyncio.ensure_future(socket.act())
        await failures(server, 2)
        assert not acting.done()
        blocker.execute("ROLLBACK")
        blocker.close()
        assert (await acting)["type"] == "acknowledged"


@in_loop
async def test_a_database_away_for_too_long(sqlite_database: str) -> None:
    """The move is refused, and can be sent again under the same id."""
    async with open_server(sqlite_database, patience_s=0) as server:
        socket = await hot_seat(server)
        blocker = sqlite3.connect(sqlite_database.removeprefix("sqlite:///"), isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        assert (await socket.act(id="again"))["reason"] == "unavailable"
        blocker.execute("ROLLBACK")
        blocker.close()
        assert (await socket.act(id="again"))["type"] == "acknowledged"
        decided = [e for e in await server.journal(socket.table) if e.kind == "decided"]
        assert len(decided) == 1


@in_loop
async def test_postgres_away_for_a_while(postgres_database: str, tmp_path: Path) -> None:
    with Proxy(postgres_database, tmp_path) as proxy:
        async with open_server(proxy.url, patience_s=600) as server:
            socket = await hot_seat(server)
            for _ in range(3):
                proxy.cut()
                acting = asyncio.ensure_future(socket.act())
                await failures(server, server.house.store.writer.failures + 2)
                assert not acting.done()
                health = await socket.visitor.http.get("/health")
                assert health.status_code == 503
                proxy.mend()
                assert (await acting)["type"] == "acknowledged"
            assert (await socket.visitor.get("/health"))["status"] == "ok"
            decided = [e for e in await server.journal(socket.table) if e.kind == "decided"]
            assert len(decided) == 3


async def failures(server: Server, count: int) -> None:
    while server.house.store.writer.failures < count:
        await asyncio.sleep(0.01)


class Proxy:
    """A socket between the server and PostgreSQL that can be cut."""

    def __init__(self, database: str, folder: Path) -> None:
        behind = parse_qs(urlsplit(database).query)["host"][0]
        self._behind = f"{behind}/.s.PGSQL.5432"
        self._path = f"{folder}/.s.PGSQL.5432"
        self.url = database.replace(behind, str(folder))
        self._open: set[sockets.socket] = set()
        self._lock = threading.Lock()

    def __enter__(self) -> Proxy:
        self.mend()
        return self

    def __exit__(self, *error: object) -> None:
        self.cut()

    def mend(self) -> None:
        self._listener = sockets.socket(sockets.AF_UNIX)
        self._listener.bind(self._path)
        self._listener.listen()
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def cut(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._path)
        with self._lock:
            for one in [self._listener, *self._open]:
                with contextlib.suppress(OSError):
                    one.shutdown(sockets.SHUT_RDWR)
                one.close()
            self._open.clear()

    def _accept(self, listener: sockets.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                front = listener.accept()[0]
                back = sockets.socket(sockets.AF_UNIX)
                back.connect(self._behind)
                with self._lock:
                    if listener.fileno() < 0:  # cut while this one was on its way
                        front.close()
                        back.close()
                        return
                    self._open |= {front, back}
                for pair in ((front, back), (back, front)):
                    threading.Thread(target=_pump, args=pair, daemon=True).start()


def _pump(source: sockets.socket, target: sockets.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for one in (source, target):
        with contextlib.suppress(OSError):
            one.shutdown(sockets.SHUT_RDWR)
