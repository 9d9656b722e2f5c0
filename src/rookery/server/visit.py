"""A visit to one's own site from outside: what a proxy in between may have got wrong."""

from __future__ import annotations

import base64
import http.client
import secrets
import ssl
from collections.abc import Iterator
from urllib.parse import urlsplit

from .doctor import Finding

PATIENCE_S = 10
TRIED = "/api/tables/nobodys/socket"


def visit(url: str) -> Iterator[Finding]:
    parts = urlsplit(url if "://" in url else f"https://{url}")
    site = f"{parts.scheme}://{parts.netloc}"
    facts = {"url": site}
    try:
        status, _ = _ask(site, "/health/ready")
        if status != 200:
            yield Finding("wrong", "visit-refused", facts | {"status": status})
            return
        yield Finding("well", "visit", facts)
        yield from _cookie(site, facts)
        host = {"Origin": site}
        upgrade = {
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        }  # fmt: skip
        status, _ = _ask(site, TRIED, host | upgrade)
        if status == 101:
            yield Finding("well", "visit-socket")
        else:
            yield Finding("wrong", "visit-socket-closed", {"status": status})
    except (OSError, ssl.SSLError, http.client.HTTPException, ValueError) as error:
        yield Finding("wrong", "visit-away", facts | {"why": str(error) or type(error).__name__})


def _cookie(site: str, facts: dict[str, str]) -> Iterator[Finding]:
    """It is marked as secure if the server has been told of HTTPS."""
    _, headers = _ask(site, "/api/me")
    cookie = headers.get("set-cookie", "")
    if site.startswith("http:"):
        yield Finding("mind", "visit-open")
    elif "secure" not in cookie.lower():
        yield Finding("wrong", "visit-cookie")


def _ask(
    site: str, path: str, headers: dict[str, str] | None = None
) -> tuple[int, http.client.HTTPMessage]:
    scheme, _, host = site.partition("://")
    kind = http.client.HTTPConnection if scheme == "http" else http.client.HTTPSConnection
    connection = kind(host, timeout=PATIENCE_S)
    try:
        connection.request("GET", path, headers=headers or {})
        answer = connection.getresponse()
        return answer.status, answer.headers
    finally:
        connection.close()
