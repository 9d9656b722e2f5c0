"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from .. import __version__
from . import rest
from .bots.host import WORKER
from .house import House, wall_clock_ms
from .http import (
    errors,
    games,
    hints,
    hosting,
    people,
    reference,
    replays,
    seats,
    site,
    tables,
    talk,
)
from .http.docs import answers, describe, send
from .http.finish import Finish
from .http.identity import Doorkeeper
from .http.limits import Limits
from .logs import configure as configure_logs
from .metrics import Metrics
from .settings import Settings
from .socket import TableSocket
from .storage.people import shared_secret
from .storage.store import Store
from .storage.writer import Unavailable

DESCRIPTION = """Tables where people and bots play. A guest cookie is set with the first request;
the game itself goes over a socket at `/api/tables/{id}/socket` (see docs/protocol.md)."""


def create_app(
    settings: Settings | None = None,
    now: Callable[[], int] = wall_clock_ms,
    bot_command: Sequence[str] = WORKER,
) -> FastAPI:
    """Time and the bots' processes can be replaced, for tests."""
    settings = settings or Settings.from_environment()
    origins = frozenset(origin for origin in settings.origins.split(",") if origin)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, House]]:
        configure_logs()
        store = await asyncio.to_thread(Store, settings.database, settings.patience_s)
        secret = await store.write(
            partial(shared_secret, name="cookies", proposal=secrets.token_hex(32))
        )
        house = House(settings, store, metrics, now, bot_command, secret)
        app.state.house = house
        app.state.doorkeeper = Doorkeeper(house, secret)
        app.state.limits = Limits(settings)
        await house.open()
        try:
            yield {"house": house}
        finally:
            await house.close()

    app = FastAPI(
        title="Rookery", version=__version__, description=DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None,
    )  # fmt: skip

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await TableSocket(app.state.house, app.state.doorkeeper, origins)(scope, receive, send)

    app.router.routes.append(_socket_route(socket))
    for module in (people, games, tables, hosting, seats, hints, talk, replays):
        app.include_router(module.router)
    _add_health(app, metrics)
    errors.add_to(app)
    describe(app)
    reference.add_to(app)
    site.add_to(app)
    app.add_middleware(Finish, origins=origins, metrics=metrics)
    return app


def _socket_route(socket: object) -> WebSocketRoute:
    route = WebSocketRoute("/api/tables/{table}/socket", _nothing)
    route.app = socket  # type: ignore[assignment]
    return route


async def _nothing(websocket: object) -> None:
    """Stands in for the endpoint: the route's application is set as a whole."""


def _add_health(app: FastAPI, metrics: Metrics) -> None:
    @app.get("/health", tags=["operations"], **answers(rest.Health))
    async def health() -> Response:
        """Whether the server can read and write."""
        house: House = app.state.house
        try:
            await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
        except Unavailable:
            answer = send(rest.Health("unavailable", __version__))
            answer.status_code = 503
            return answer
        return send(rest.Health("ok", __version__))

    @app.get("/metrics", tags=["operations"], response_class=Response)
    async def count() -> Response:
        """For Prometheus; every worker counts for itself."""
        app.state.house.count()
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")
