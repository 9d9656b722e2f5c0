"""Guests of a real `rookery serve` process, over real sockets. They can do what the visitors of
`tests/server/visitors.py` can.

with ServerProcess(database, grace_s=1) as server:
    async with guests(server) as come:
        anna = await come("Anna")
        table = await anna.make_table("me", "open")
        socket = await anna.sit(table)
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..processes import ServerProcess
from ..visitors import PATIENCE_S, Json, Socket, Visitor


class Guest(Visitor):
    """Somebody with a browser, somewhere else on the network."""

    def __init__(self, url: str, **options: Any) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, **options)
        self.sockets: list[Socket] = []

    async def connect(
        self, table: str, query: str = "", origin: str | None = None, **options: Any
    ) -> LiveSocket:
        """Options are those of `websockets.connect`."""
        socket = LiveSocket(self, table, query)
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"Cookie": cookies} | ({} if origin is None else {"Origin": origin})
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        socket.connection = await connect(address, additional_headers=headers, **options)
        self.sockets.append(socket)
        return socket


class LiveSocket(Socket):
    """`close_code` is the one that came over the network; 1006 if none did."""

    connection: ClientConnection

    def __init__(self, visitor: Guest, table: str, query: str) -> None:
        self.visitor = visitor
        self.table = table
        self.query = query
        self.texts = []
        self.updates = []
        self.last = {}
        self.close_code = None

    async def send_raw(self, text: str | bytes) -> None:
        await self.connection.send(text)

    async def receive(self) -> Json | None:
        try:
            text = await asyncio.wait_for(self.connection.recv(), PATIENCE_S)
        except ConnectionClosed as closed:
            self.close_code = 1006 if closed.rcvd is None else closed.rcvd.code
            return None
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "update":
            self.last = message
            self.updates.append(message)
        return message

    async def close(self) -> None:
        await self.connection.close()


@asynccontextmanager
async def guests(server: ServerProcess) -> AsyncIterator[Callable[[str], Awaitable[Guest]]]:
    """Lets guests come when the server is ready, and sends them home at the end."""
    there: list[Guest] = []

    async def come(name: str) -> Guest:
        guest = Guest(server.url)
        there.append(guest)
        await guest.http.patch("/api/me", json={"name": name})
        return guest

    await asyncio.to_thread(server.wait_until_ready)
    try:
        yield come
    finally:
        for guest in there:
            await guest.close()
