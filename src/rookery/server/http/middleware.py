"""The first and the last hand on every request: what makes no sense is answered here, `HEAD` is
`GET` without the body, and every answer gets its cookies and security headers."""

from __future__ import annotations

import time
from urllib.parse import unquote, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import rest
from ..metrics import Metrics
from .errors import answer

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)


LONGEST_PATH = 1_000
LONGEST_PART = 200
LONGEST_QUERY = 8_000
"""In bytes, as they are sent. No address of ours comes near; file systems stop at 255 a part."""


def nonsense(scope: Scope) -> str | None:
    """Why an address cannot be one of ours."""
    path = scope["path"]
    raw = scope.get("raw_path") or path.encode()
    if len(raw) > LONGEST_PATH or len(max(raw.split(b"/"), key=len)) > LONGEST_PART:
        return "that address is too long"
    if len(scope["query_string"]) > LONGEST_QUERY:
        return "that address is too long"
    query = unquote(scope["query_string"].decode("latin-1"))
    if "\ufffd" in path or any(ord(letter) < 32 or letter == "\x7f" for letter in path + query):
        return "that address has letters that no address has"
    return None


def same_origin(scope: Scope, others: frozenset[str]) -> bool:
    """Browsers say where a page comes from that opens a socket or sends a change. Programs that
    are no browsers say nothing, and carry nobody's cookies by accident."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    return urlsplit(origin).netloc == headers.get("host")


class Middleware:
    def __init__(self, app: ASGIApp, origins: frozenset[str], metrics: Metrics) -> None:
        self._app = app
        self._origins = origins
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"
        scope = {**scope, "method": "GET"} if head else scope
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
                    "HEAD" if head else scope["method"], route, message["status"],
                    time.perf_counter() - started,
                )  # fmt: skip
            elif head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        if (why := nonsense(scope)) is not None:
            asked, body = HTTPConnection(scope), rest.Error("bad_request", None, why)
            await answer(asked, 400, body)(scope, receive, finish)
        elif scope["method"] not in SAFE and not same_origin(scope, self._origins):
            body = rest.Error("forbidden", None, "this request comes from another site")
            await answer(HTTPConnection(scope), 403, body)(scope, receive, finish)
        else:
            await self._app(scope, receive, finish)
