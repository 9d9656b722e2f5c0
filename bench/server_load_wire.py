"""A WebSocket client that does as little as possible, so that the generator can hold thousands."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
from collections.abc import Callable
from typing import cast

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with every text and the moment it arrived."""

    def __init__(self, path: str, host: str, heard: Callable[[Wire, bytes, float], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.lost = False
        self._heard = heard
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._buffer += data
        if not self.open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._buffer = rest
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head[:100].decode("latin-1")))
                return
            self.open = True
            self.opened.set_result(None)
        self._read_frames(now)

    def _read_frames(self, now: float) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < at + 4:
                    break
                size, start = struct.unpack_from("!H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) < at + 10:
                    break
                size, start = struct.unpack_from("!Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + size:
                break
            kind, payload = buffer[at] & 15, buffer[start : start + size]
            at = start + size
            if kind == TEXT:
                self._heard(self, payload, now)
            elif kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()
        self._buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked, as a client must, with a mask of zeros, as a client may."""
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(port: int, path: str, heard: Callable[[Wire, bytes, float], None]) -> Wire:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, wire = await loop.create_connection(lambda: Wire(path, host, heard), "127.0.0.1", port)
    await wire.opened
    return wire
