"""Connections whose other side does not read: what was written waits in memory, and the file of the
connection with it, for as long as the other side likes. TCP itself sets no limit to that."""

from __future__ import annotations

import asyncio

LEAST_A_SECOND = 256
"""Bytes. The slowest of telephones take more."""
LOOKS = 4
"""In the time that somebody has. Timers go off first when a server was held up itself, before it
has seen what came meanwhile: that is one look, and never the last."""


class Unread:
    """Cuts a connection off that takes less than it should of what waits for it, for `patience_s`.
    A connection's `pause_writing` and `resume_writing` are to be passed on."""

    def __init__(self, transport: asyncio.Transport, patience_s: float) -> None:
        self._transport = transport
        self._patience_s = patience_s
        self._waiting = 0
        self._misses = 0
        self._timer: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=0)  # to be told of the first byte that waits

    def begins(self) -> None:
        """Something waits to be read."""
        if self._timer is None:
            self._misses = 0
            self._look_later()

    def ends(self) -> None:
        """Nothing does any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(self) -> None:
        self._waiting = self._transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._patience_s / LOOKS, self._look)

    def _look(self) -> None:
        self._timer = None
        taken = self._waiting - self._transport.get_write_buffer_size()
        enough = taken >= LEAST_A_SECOND * self._patience_s / LOOKS
        self._misses = 0 if enough else self._misses + 1
        if self._misses < LOOKS:
            self._look_later()
        else:
            self._transport.abort()
