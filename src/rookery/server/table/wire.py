"""One socket at a table, as the room sees it: who is there, and a way to send."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .. import protocol
from ..contract import Close

MOST_WAITING = 256
"""A client that lets this many messages pile up is too slow to be waited for."""


class Standing(NamedTuple):
    """What somebody is to a table: the welcome tells them, again when it changes."""

    seats: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    """The seats that a bot plays for them."""
    owner: bool = False
    muted: tuple[int, ...] = ()
    """The seats of those whom they do not want to hear."""
    inside: bool = False
    """They sit there, or sat there until a bot took over, or made the table."""


class Outlet(Protocol):
    """Where a wire's messages leave the house."""

    def say_now(self, messages: Sequence[bytes]) -> bool:
        """All together; False, and nothing said, where that cannot be done without waiting."""

    async def say(self, messages: Sequence[bytes]) -> None:
        """As soon as the other side keeps up."""

    async def close(self, code: int) -> None: ...


class Wire:
    """`person` is empty for a spectator without a cookie. Nothing here blocks: what is pushed in
    one round of the event loop goes out together at its end, and where the other side does not keep
    up, a task of the wire's own waits, so that a slow reader slows nobody else down."""

    def __init__(
        self,
        outlet: Outlet,
        person: str = "",
        people: frozenset[str] = frozenset(),
        name: str = "",
        token_hash: str = "",
        invited: bool = False,
        place: str = "",
        session: str = "",
    ) -> None:
        self.person = person
        self.session = session
        self.place = place
        self.people = people
        self.name = name
        self.token_hash = token_hash
        self.invited = invited
        self.standing = Standing()
        self.muted: frozenset[str] = frozenset()
        """The people whom this one does not want to hear."""
        self.needs_whole_log = False
        self._outlet = outlet
        self._waiting: list[bytes] = []
        self._flushing: asyncio.Handle | None = None
        self._sender: asyncio.Task[None] | None = None
        self._code: int | None = None
        self.closed = False

    @property
    def seats(self) -> tuple[int, ...]:
        return self.standing.seats

    def push(self, text: bytes) -> None:
        if self.closed:
            return
        self._waiting.append(text)
        if len(self._waiting) > MOST_WAITING:
            self.hang_up(1008)
        elif self._flushing is None and self._sender is None:
            self._flushing = asyncio.get_running_loop().call_soon(self._flush)

    def tell(self, message: protocol.FromServer) -> None:
        self.push(protocol.encode(message))

    def hang_up(self, code: int) -> None:
        """Close, after what has been pushed is sent."""
        if not self.closed:
            self.closed = True
            self._code = code
            self._send_later()

    def turn_away(self, key: str, code: Close) -> None:
        """Say why, and close."""
        self.tell(protocol.Refused(None, "unavailable", key, {}))
        self.tell(protocol.Closing("gone"))
        self.hang_up(code)

    async def flushed(self) -> None:
        if self._waiting:
            self._send_later()
        if self._sender is not None:
            await asyncio.wait([self._sender])

    def _flush(self) -> None:
        self._flushing = None
        if self._sender is None:
            if self._outlet.say_now(self._waiting):
                self._waiting.clear()
            else:
                self._send_later()

    def _send_later(self) -> None:
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                messages, self._waiting = self._waiting, []
                await self._outlet.say(messages)
            if self._code is not None:
                await self._outlet.close(self._code)
        except Exception:
            self.closed = True  # the other side is gone; the reading end notices as well
            self._waiting.clear()
        finally:
            self._sender = None
