"""Run the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import cast

import uvicorn

from ..core.compiling import ELSEWHERE, SETTING, save_folder
from ..core.errors import BadSetup
from .address import BACKLOG, Address, listen
from .app import create_app
from .children import LAST_RESORT_S, end_within
from .doors import Doors, ask_for_files
from .http_connection import HttpConnection
from .logs import start as start_logging
from .settings import Settings
from .socket_connection import SocketConnection
from .storage import lock
from .storage.engine import read_url
from .storage.store import Store
from .supervise import supervise

GC_THRESHOLDS = (10_000, 50, 1_000)
GRACEFUL_S = 2
"""How long requests that are under way may take when the server is told to stop."""


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What a table keeps in memory lives long and dies by reference counting. To look for
        cycles among all of it takes a third of a second with thousands of sockets, in which
        nobody is served, so that is done rarely."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        gc.enable()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """From here on the process ends, whatever hangs."""
        if not self.should_exit:
            end_within(LAST_RESORT_S)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; then the clients are told, before their connections are closed."""
        for server in self.servers:
            server.close()
        if house := self.lifespan.state.get("house"):
            await house.say_goodbye()
        await super().shutdown(sockets)


def configuration(
    settings: Settings, store: Store, host: str, port: int, relief: bool = False
) -> uvicorn.Config:
    doors = Doors(ask_for_files(), settings.request_s, settings.reading_s)
    return uvicorn.Config(
        partial(create_app, settings, store=store, relief=relief),
        factory=True,
        host=host,
        port=port,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=GRACEFUL_S,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        http=cast(type[asyncio.Protocol], partial(HttpConnection, doors)),
        ws=SocketConnection,
    )


def print_address(address: Address) -> None:
    print(f"Rookery is at {address.url}", file=sys.stderr, flush=True)


def serve(
    settings: Settings,
    host: str,
    port: int | None,
    workers: int = 1,
    announce: Callable[[Address], None] = print_address,
) -> None:
    """Until it is told to stop."""
    url = read_url(settings.database)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise BadSetup("workers: several need PostgreSQL (--database postgresql://…)")
    os.environ.update(settings.to_environment())
    os.environ.setdefault(SETTING, ELSEWHERE)  # the house sees to it, for those who think too
    save_folder()  # where all of them will find it
    listening, address = listen(host, port)  # not inherited by who compiles or thinks for it
    lock.hold(url, f"process {os.getpid()} at {address.url}")
    start_logging()
    if workers > 1:
        announce(address)
        supervise(listening, host, address.port, workers)
    else:
        store = Store(settings.database, settings.patience_s)
        announce(address)
        run(settings, store, host, address.port, listening)


def run(
    settings: Settings,
    store: Store,
    host: str,
    port: int,
    listening: socket.socket,
    relief: bool = False,
) -> None:
    """One process, until it is told to stop."""
    Server(configuration(settings, store, host, port, relief)).run([listening])
