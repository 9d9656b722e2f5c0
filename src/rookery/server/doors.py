"""The doors: connections as they come in, before anybody knows what they want.

A process has only so many files. Some are kept back for the journal, the bots and what else the
house opens by itself; with the others all taken, a connection that waits for nothing makes room,
the oldest one of the address that has most. Whoever begins a request has to finish it in time.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .buckets import Bucket
from .place import place_of

KEPT_BACK = 128
"""Files for the house itself."""
PING_RATE, PING_BURST = 1.0, 30
"""Of a client's own pings. Browsers send none, programs one in many seconds."""
WANTED_FILES = 65_536
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def ask_for_files() -> int:
    """As many files as the system lets us have; how many connections that is good for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass  # then with what there is
    return max(soft - KEPT_BACK, soft // 2)


class Doors:
    """`most` connections at a time, and `request_s` seconds for every request to arrive."""

    def __init__(self, most: int, request_s: float) -> None:
        self.most = most
        self.request_s = request_s
        self.turned_away = 0
        self._waiting: dict[HttpConnection, str] = {}
        """Where those connections are from that are no sockets of a table, the oldest first."""
        self._sockets: set[SocketConnection] = set()

    def __len__(self) -> int:
        return len(self._waiting) + len(self._sockets)

    def let_in(self, newcomer: HttpConnection, place: str) -> None:
        if len(self) >= self.most:
            self.turned_away += 1
            (self._least_missed() or newcomer).cut()
        self._waiting[newcomer] = place

    def _least_missed(self) -> HttpConnection | None:
        """Of those without a request under way, if there are any."""
        for busy in (False, True):
            found = {
                c: place for c, place in self._waiting.items() if c.busy is busy and not c.cut_off
            }
            if found:
                crowded, _ = Counter(found.values()).most_common(1)[0]
                return next(c for c, place in found.items() if place == crowded)
        return None

    def becomes_socket(self, connection: HttpConnection, socket: SocketConnection) -> None:
        self._waiting.pop(connection, None)
        self._sockets.add(socket)

    def let_out(self, connection: HttpConnection | SocketConnection) -> None:
        if isinstance(connection, HttpConnection):
            self._waiting.pop(connection, None)
        else:
            self._sockets.discard(connection)


class HttpConnection(HttpToolsProtocol):
    """A connection that has a limited time for its request: from the first moment, or from the
    first byte of the next one, until all of it has arrived."""

    def __init__(self, doors: Doors, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._doors = doors
        self._deadline: asyncio.TimerHandle | None = None
        self._begun = False
        self.cut_off = False

    @property
    def busy(self) -> bool:
        """Whether an answer is being made."""
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wind_up()
        self._doors.let_in(self, place_of(self.client[0] if self.client else ""))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._doors.let_out(self)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._begun = True
        self._wind_up()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketConnection):
            self._doors.becomes_socket(self, socket)
            socket.doors = self._doors

    def cut(self) -> None:
        """At once: somebody else needs the room."""
        self.cut_off = True
        self._stop()
        self.transport.abort()

    def _wind_up(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._doors.request_s, self._too_slow)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        answered = self.cycle is not None and self.cycle.response_started
        if self._begun and not answered and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()
        else:
            self.cut()


class SocketConnection(WebSocketsSansIOProtocol):
    """A table's socket."""

    doors: Doors | None = None

    def __init__(self, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._pings = Bucket(PING_RATE, PING_BURST)

    def handle_ping(self) -> None:
        """Pongs wait in memory for a client that reads none of them: whoever pings without end is
        cut off."""
        if not self._pings.take():
            self.transport.abort()
        if self.transport.is_closing():
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.doors is not None:
            self.doors.let_out(self)
        super().connection_lost(exc)
