"""Visitors: clients of the server that live in the test's own event loop.

async with open_server(database) as server:
    anna = await server.visitor("Anna")
    table = await anna.make_table(seats=["me", "open"])
    socket = await anna.sit(table)
    update = await socket.update()
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from typing import Any

import httpx
import msgspec
from fastapi import FastAPI

from rookery.server.app import create_app
from rookery.server.bots.host import WORKER
from rookery.server.house import House, wall_clock_ms
from rookery.server.settings import Settings
from rookery.server.storage.journal import Event, read_after
from rookery.server.table.room import Room

Json = dict[str, Any]
PATIENCE_S = 120
"""Only a hang takes this long, for one thing that is waited for."""
LONGEST_S = 600
"""And for all of a test: on a crowded machine two workers alone take a minute to start."""

_ids = itertools.count()


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test to its end."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST_S))

    return run


class Server:
    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.visitors: list[Visitor] = []
        self.held = AsyncExitStack()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    async def room(self, table: str) -> Room:
        """Held until the server closes, or until `forget`."""
        return await self.held.enter_async_context(self.house.room(table))

    async def forget(self) -> None:
        """No room stays in memory that nobody else holds."""
        await self.held.aclose()
        for room in self.house.rooms.in_memory():
            self.house.rooms.condemn(room.id)

    async def journal(self, table: str) -> list[Event]:
        return await self.house.store.read(lambda connection: read_after(connection, table, 0))

    async def wait_for_change(self, room: Room) -> None:
        """Until something has happened at a table, whoever did it."""
        number = room.story.number
        while room.story.number == number:
            await asyncio.sleep(0.01)

    async def visitor(self, name: str = "") -> Visitor:
        visitor = Visitor(self.app)
        self.visitors.append(visitor)
        await visitor.get("/api/me")
        if name:
            await visitor.http.patch("/api/me", json={"name": name})
        return visitor


@asynccontextmanager
async def open_server(
    database: str,
    now: Callable[[], int] = wall_clock_ms,
    bot_command: tuple[str, ...] = WORKER,
    **settings: Any,
) -> AsyncIterator[Server]:
    usual: dict[str, Any] = {
        "away_s": 0.0,
        "stand_in": "random",
        "socket_rate": 1e6,
        "hello_rate": 1e6,
        "changes_per_minute": 10_000,
    }
    app = create_app(Settings(database=database, **(usual | settings)), now, bot_command)
    async with app.router.lifespan_context(app):
        server = Server(app)
        try:
            yield server
        finally:
            await server.held.aclose()
            for visitor in server.visitors:
                await visitor.close()


class Visitor:
    """Somebody with a browser: a cookie, and sockets."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://rookery.test")
        self.sockets: list[Socket] = []

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def make_table(self, *seats: str, **more: Any) -> Json:
        """`make_table("me", "open", "random")`: a name that is neither is a bot's."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "cubirds", "players": len(seats), "seats": wanted, "pace": False}
        body["options"] = {"move_cap": 60}
        body |= more
        made: Json = await self.post("/api/tables", **body)
        return made

    async def join(self, table: Json, **more: Any) -> Json:
        joined: Json = await self.post(
            f"/api/tables/{table['id']}/join", invite=table["invite"], **more
        )
        return joined

    async def connect(self, table: str, query: str = "", origin: str | None = None) -> Socket:
        socket = Socket(self, table, query, origin)
        self.sockets.append(socket)
        return socket

    async def sit(self, table: Json, version: int = -1) -> Socket:
        """Connect and say hello."""
        socket = await self.connect(table["id"], f"invite={table['invite']}")
        await socket.hello(version)
        return socket

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


class Socket:
    """A socket, spoken to in ASGI. What arrives is kept in order; `last` is the last update."""

    def __init__(self, visitor: Visitor, table: str, query: str, origin: str | None) -> None:
        cookies = "; ".join(f"{c.name}={c.value}" for c in visitor.http.cookies.jar)
        headers = [(b"host", b"rookery.test"), (b"cookie", cookies.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1",
            "scheme": "ws", "path": path, "raw_path": path.encode(), "root_path": "",
            "query_string": query.encode(), "headers": headers, "subprotocols": [],
            "client": ("127.0.0.1", 1), "server": ("rookery.test", 80), "state": {},
        }  # fmt: skip
        self.visitor = visitor
        self.table = table
        self.query = query
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._outgoing: asyncio.Queue[Any] = asyncio.Queue()
        self.texts: list[str] = []
        """Everything that arrived, byte by byte."""
        self.updates: list[Json] = []
        self.last: Json = {}
        self.accepted = False
        self.close_code: int | None = None
        self._app = asyncio.ensure_future(
            visitor.app(scope, self._incoming.get, self._outgoing.put)
        )

    async def send(self, **message: Any) -> None:
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        await self._incoming.put({"type": "websocket.receive", key: text})

    async def hello(self, version: int = -1) -> None:
        await self.send(type="hello", version=version)
        await self.next("welcome")
        await self.next("update")

    async def receive(self) -> Json | None:
        """The next message; None when the server has closed."""
        while self.close_code is None:
            event = await asyncio.wait_for(self._outgoing.get(), PATIENCE_S)
            if event["type"] == "websocket.accept":
                self.accepted = True
            elif event["type"] == "websocket.close":
                self.close_code = event.get("code", 1000)
            else:
                self.texts.append(event["text"])
                message: Json = msgspec.json.decode(event["text"])
                if message["type"] == "update":
                    self.last = message
                    self.updates.append(message)
                return message
        return None

    async def ended(self) -> int:
        """Read to the end; the code that it was closed with."""
        while await self.receive() is not None:
            pass
        assert self.close_code is not None
        return self.close_code

    async def next(self, *types: str) -> Json:
        """The next message of one of these types."""
        while (message := await self.receive()) is not None:
            if message["type"] in types:
                return message
        raise AssertionError(f"closed with {self.close_code} while waiting for {types}")

    async def until(self, holds: Callable[[Json], bool]) -> Json:
        """The first update, from the last one on, of which something holds."""
        while not (self.last and holds(self.last)):
            await self.next("update")
        return self.last

    async def settled(self) -> None:
        """Read everything that the server has sent by now."""
        await self.send(type="ping", at=1.0)
        await self.next("pong")

    async def act(self, choice: int = 0, **change: Any) -> Json:
        """Play one of the legal decisions of the last update; what the server answers."""
        act = {
            "type": "act", "id": f"act-{next(_ids)}", "seat": self.last["turn"],
            "version": self.last["version"],
            "decision": self.last["legal"][choice]["decision"] if self.last["legal"] else 0,
        } | change  # fmt: skip
        await self.send(**act)
        return await self.next("acknowledged", "refused")

    async def ask(self, decision: str) -> Json:
        """What stands against a decision."""
        await self.send(type="ask", id=f"ask-{next(_ids)}", decision=decision)
        return await self.next("acknowledged", "refused")

    async def take_back(self, **change: Any) -> Json:
        await self.send(
            **{
                "type": "take_back", "id": f"back-{next(_ids)}", "seat": self.last["turn"],
                "version": self.last["version"],
            } | change
        )  # fmt: skip
        return await self.next("acknowledged", "refused")

    async def close(self) -> None:
        """As a browser that goes away."""
        await self._incoming.put({"type": "websocket.disconnect", "code": 1001})
        await self._app


async def play_to_end(*sockets: Socket) -> Json:
    """Everybody plays the first legal decision whenever it is their turn."""
    return (await asyncio.gather(*(_play(socket) for socket in sockets)))[0]


async def _play(socket: Socket) -> Json:
    while socket.last["status"] == "playing":
        if socket.last["legal"]:
            answer = await socket.act()
            assert answer["type"] == "acknowledged", answer
        else:
            await socket.next("update")
    return socket.last
