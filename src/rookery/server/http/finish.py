"""The last hand on every answer: cookies, security headers, and a check of where a change comes
from."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import rest
from ..metrics import Metrics
from .errors import answer

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)


def same_origin(scope: Scope, others: frozenset[str]) -> bool:
    """Browsers say where a page comes from that opens a socket or sends a change. Programs that
    are no browsers say nothing, and carry nobody's cookies by accident."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == headers.get("host")


class Finish:
    def __init__(self, app: ASGIApp, origins: frozenset[str], metrics: Metrics) -> None:
        self._app = app
        self._origins = origins
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})
        started = time.perf_counter()

        async def finish(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("Referrer-Policy", "same-origin")
                headers.setdefault("Content-Security-Policy", POLICY)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                if cookie := scope["state"].get("cookie"):
                    headers.append("Set-Cookie", cookie)
                route = getattr(scope.get("route"), "path", "other")
                self._metrics.requested(
                    scope["method"], route, message["status"], time.perf_counter() - started
                )
            await send(message)

        if scope["method"] not in SAFE and not same_origin(scope, self._origins):
            body = rest.Error("forbidden", None, "this request comes from another site")
            await answer(403, body)(scope, receive, finish)
        else:
            await self._app(scope, receive, finish)
