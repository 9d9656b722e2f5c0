"""The doors: connections as they come in, before anybody knows what they want.

A process has only so many files. Some are kept back for the journal, the bots and what else the
house opens by itself; with the others all taken, a connection that waits for nothing makes room,
the oldest one of the address that has most. What each connection may do is with itself
(`http_connection.py`, `socket_connection.py`).
"""

from __future__ import annotations

import resource
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .http_connection import HttpConnection
    from .socket_connection import SocketConnection

KEPT_BACK = 128
"""Files for the house itself."""
WANTED_FILES = 65_536


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
    """`most` connections at a time, `request_s` seconds for every request to arrive, and
    `reading_s` for those who take nothing of what they are sent."""

    def __init__(self, most: int, request_s: float, reading_s: float) -> None:
        self.most = most
        self.request_s = request_s
        self.reading_s = reading_s
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
        self._waiting.pop(connection, None)  # type: ignore[arg-type]
        self._sockets.discard(connection)
