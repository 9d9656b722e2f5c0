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
from ..bots import browser
from . import rest
from .bots.host import WORKER
from .health import Readiness
from .house import House, wall_clock_ms
from .http import (
    accounts,
    devices,
    documentation,
    errors,
    games,
    handed_over,
    hints,
    history,
    hosting,
    ladder,
    moderating,
    notices,
    pairing,
    people,
    privacy,
    reference,
    replay_notes,
    replays,
    seats,
    site,
    tables,
    talk,
    tournaments,
    vacation,
)
from .http.docs import answers, describe, send
from .http.identity import Doorkeeper
from .http.middleware import Middleware
from .http.private import Private, networks
from .logs import configure as configure_logs
from .metrics import Metrics
from .settings import Settings
from .socket import TableSocket
from .storage.people import find_secret, shared_secret
from .storage.store import Store

DESCRIPTION = """Tables where people and bots play. A guest cookie is set with the first request;
the game itself goes over a socket at `/api/tables/{id}/socket` (see docs/protocol.md)."""


def create_app(
    settings: Settings | None = None,
    now: Callable[[], int] = wall_clock_ms,
    bot_command: Sequence[str] = WORKER,
    store: Store | None = None,
    relief: bool = False,
) -> FastAPI:
    """Time and the bots' processes can be replaced, for tests. The store is closed with the
    application; without one, the settings' database is opened. Who comes as `relief` for a worker
    that died opens the door when it can play."""
    settings = settings or Settings.from_environment()
    origins = frozenset(origin for origin in settings.origins.split(",") if origin)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, House]]:
        configure_logs()
        opened = store
        if opened is None:
            opened = await asyncio.to_thread(Store, settings.database, settings.patience_s)
        secret = await _cookies_secret(opened)
        house = House(settings, opened, metrics, now, bot_command, secret)
        app.state.house = house
        app.state.ready = Readiness(opened.prove)
        app.state.doorkeeper = Doorkeeper(house, secret)
        await house.open()
        if relief:
            await house.warm_up()
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
    for module in (
        people,
        accounts,
        devices,
        notices,
        vacation,
        privacy,
        history,
        ladder,
        pairing,
        games,
        tables,
        hosting,
        seats,
        hints,
        talk,
        replays,
        replay_notes,
        moderating,
        handed_over,
        tournaments,
    ):
        app.include_router(module.router)
    _add_health(app, metrics)
    errors.add_to(app)
    describe(app)
    reference.add_to(app)
    documentation.add_to(app)
    site.add_to(app, modules=browser.FOLDER if settings.local_tables else None)
    docs = networks(settings.docs_for, "docs_for")
    private = {"/docs": docs, "/openapi.json": docs}
    private["/metrics"] = networks(settings.metrics_for, "metrics_for")
    app.add_middleware(Private, pages=private)
    app.add_middleware(Middleware, origins=origins, metrics=metrics)
    return app


async def _cookies_secret(store: Store) -> str:
    """Read first: a database that only lets itself be read can still be shown."""
    known = await store.read(partial(find_secret, name="cookies"))
    if known is not None:
        return known
    proposal = secrets.token_hex(32)
    return await store.write(partial(shared_secret, name="cookies", proposal=proposal))


def _socket_route(socket: object) -> WebSocketRoute:
    route = WebSocketRoute("/api/tables/{table}/socket", _nothing)
    route.app = socket  # type: ignore[assignment]
    return route


async def _nothing(websocket: object) -> None:
    """Stands in for the endpoint: the route's application is set as a whole."""


def _add_health(app: FastAPI, metrics: Metrics) -> None:
    async def ready() -> Response:
        """Whether the server can write. It tries, at most once a second."""
        able = await app.state.ready()
        answer = send(rest.Health("ok" if able else "unavailable", __version__))
        answer.status_code = 200 if able else 503
        return answer

    for path in ("/health", "/health/ready"):
        app.get(path, tags=["operations"], **answers(rest.Health))(ready)

    @app.get("/health/live", tags=["operations"], **answers(rest.Health))
    async def live() -> Response:
        """Whether the server answers at all."""
        return send(rest.Health("ok", __version__))

    @app.get("/metrics", tags=["operations"], response_class=Response)
    async def count() -> Response:
        """For Prometheus: all workers together."""
        app.state.house.count()
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")
