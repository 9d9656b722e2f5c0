"""A connection that became a table's socket: what is heard of it and said to it, as frames."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .buckets import Bucket
from .doors import Doors
from .unread import Unread

PING_RATE, PING_BURST = 1.0, 30
"""Of a client's own pings. Browsers send none, programs one in many seconds."""
FRAME_RATE, FRAME_BURST = 20.0, 100
"""Of what a socket hears besides whole messages: pieces of one, and pongs that nobody asked for."""
MOST_UNREAD = 4
"""Messages of a socket that wait to be heard before no more are read of it."""
SLICE = 4_096
"""Bytes that are looked at in one go."""
MOST_TOO_LATE = 1_048_576
"""Bytes that somebody may go on sending who was told that the connection is closed."""
GOODBYES = {b"\x88\x80": 6, b"\x88\x82": 8}
"""How a client's frame begins that closes a socket, without a code and with one, and its bytes."""
SOCKET = "socket"
"""The name under which a socket's application finds the socket itself, in its scope's state."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A table's socket. What is said at a table goes past the messages of ASGI, which cost a task,
    a dozen calls and a write each: it is framed here, and what is said together is written together
    (an `Outlet`). Nor is a socket paused after each message that comes in."""

    doors: Doors | None = None
    unread: Unread | None = None

    def __init__(self, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._pings = Bucket(PING_RATE, PING_BURST)
        self._pieces = Bucket(FRAME_RATE, FRAME_BURST)
        self._unheard: deque[bytes] = deque()
        self._too_late = 0

    def belongs_to(self, doors: Doors) -> None:
        self.doors = doors
        self.unread = Unread(self.transport, doors.reading_s)
        if self.transport.get_write_buffer_size():
            self.unread.begins()

    def data_received(self, data: bytes) -> None:
        """In slices: of a flood of tiny frames thousands fit into what is read at once, and others
        are not to wait until all of them have been looked at."""
        if self.close_sent:
            self._look_for_goodbye(data)
            return
        self._unheard += (data[at : at + SLICE] for at in range(0, len(data), SLICE))
        self._hear_on()
        if self._unheard and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _hear_on(self) -> None:
        """As far as somebody listens."""
        while self._unheard and not self.close_sent and self.queue.qsize() < MOST_UNREAD:
            slice = self._unheard.popleft()
            if not self.transport.is_closing():
                super().data_received(slice)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._hear_on()
        if self.read_paused and not self._unheard and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it is let in, and heard of from here on
            self.scope["state"][SOCKET] = self

    def say_now(self, messages: Sequence[bytes]) -> bool:
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(framed, messages)))
        return True

    async def say(self, messages: Sequence[bytes]) -> None:
        while not self.say_now(messages):
            await self.writable.wait()

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code})
        if self._unheard:
            self._look_for_goodbye(self._unheard[-1])
            self._unheard.clear()

    def _look_for_goodbye(self, data: bytes) -> None:
        """The connection is closed when the other side says so, too: a frame of its own, at the
        end. Whatever else comes after our goodbye is not worth being looked at."""
        self._too_late += len(data)
        if self._too_late > MOST_TOO_LATE:
            self.transport.abort()
        elif any(data[-size:].startswith(frame) for frame, size in GOODBYES.items()):
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """As bytes: whether they are a text is seen when they are read, and answered. To pause and
        to go on are two calls of the system for each message."""
        self.curr_msg_data_type = "bytes"
        if not self.read_paused and self.queue.qsize() < MOST_UNREAD:
            self.read_paused = True  # so that it is not
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Pongs wait in memory for a client that reads none of them: whoever pings without end is
        cut off."""
        if not self._pings.take():
            self.transport.abort()
        if self.transport.is_closing():
            self.conn.data_to_send()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._goes_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._goes_on():
            super().handle_cont(event)

    def _goes_on(self) -> bool:
        """Pieces may be empty, and pongs are no messages: no other limit would ever be reached."""
        if not self._pieces.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is not None:
            self.unread.begins()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.ends()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.unread is not None:
            self.unread.ends()
        if self.doors is not None:
            self.doors.let_out(self)
        super().connection_lost(exc)


def framed(text: bytes) -> bytes:
    """As one frame of a WebSocket, from a server: with its length, without a mask."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
