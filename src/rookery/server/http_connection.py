"""A connection for requests: whoever begins one has to finish it in time, without endless headers,
and whoever is answered has to read."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .doors import Doors
from .place import place_of
from .socket_connection import SLICE, SocketConnection
from .unread import LOOKS, Unread

MOST_AHEAD = 32
"""Requests that may be sent before the first is answered. Browsers send none."""
LONGEST_HEAD = 65_536
"""Of a request, in bytes: all that is not its body."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class HttpConnection(HttpToolsProtocol):
    """A connection that has a limited time for its request: from the first moment, or from the
    first byte of the next one, until all of it has arrived."""

    unread: Unread

    def __init__(self, doors: Doors, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._doors = doors
        self._deadline: asyncio.TimerHandle | None = None
        self._looks = 0
        self._begun = False
        self._head = 0
        self.cut_off = False

    @property
    def busy(self) -> bool:
        """Whether an answer is being made."""
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.unread = Unread(transport, self._doors.reading_s)
        self._wind_up()
        self._doors.let_in(self, place_of(self.client[0] if self.client else ""))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.unread.ends()
        self._doors.let_out(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            slice = data[at : at + SLICE]
            self._head += len(slice)
            super().data_received(slice)
            if len(self.pipeline) > MOST_AHEAD:
                self.cut()
            elif self._head > LONGEST_HEAD and not self.transport.is_closing():
                self._refuse(TOO_LONG)

    def on_message_begin(self) -> None:
        self._begun = True
        self._wind_up()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop()
        self._head = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begins()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.ends()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self.unread.ends()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, SocketConnection):
            self._doors.becomes_socket(self, socket)
            socket.belongs_to(self._doors)

    def cut(self) -> None:
        """At once: somebody else needs the room."""
        self.cut_off = True
        self._stop()
        self.transport.abort()

    def _wind_up(self) -> None:
        if self._deadline is None:
            self._looks = 0
            self._look_later()

    def _look_later(self) -> None:
        self._deadline = self.loop.call_later(self._doors.request_s / LOOKS, self._look)

    def _look(self) -> None:
        self._looks += 1
        if self._looks < LOOKS:
            self._look_later()
        else:
            self._too_slow()

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if self._begun and not self.transport.is_closing():
            self._refuse(TOO_SLOW)
        else:
            self.cut()

    def _refuse(self, answer: bytes) -> None:
        """Unless another one is being sent."""
        cycle = self.cycle
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.cut()
        else:
            self.transport.write(answer)
            self.transport.close()
