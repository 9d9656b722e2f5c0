"""Webhooks: a small POST to an address of the player's choice when it is their turn and they are
away. Addresses inside the house's own network are refused: a hook must not become a way in."""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from urllib.parse import urlsplit

import msgspec

TIMEOUT_S = 5.0


class Turn(msgspec.Struct):
    """What is posted."""

    table: str
    seat: int
    url: str


def check_url(url: str) -> str | None:
    """What is wrong with an address, or None."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "that is no address"
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return "an address that begins with http:// or https:// is needed"
    if parts.username is not None or port == 0 or not re.fullmatch(r"[!-~]+", url):
        return "that is no address"
    return None


def post(url: str, turn: Turn, inside_too: bool = False) -> int:
    """Post it and return the status. Blocking: for a thread. `OSError` if it cannot be done."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = _public_address(host, port, inside_too)
    raw = socket.create_connection((address, port), TIMEOUT_S)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_S)
    try:
        if secure:
            raw = ssl.create_default_context().wrap_socket(raw, server_hostname=host)
        connection.sock = raw
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "Host": parts.netloc}
        connection.request("POST", path, msgspec.json.encode(turn), headers)
        return connection.getresponse().status  # redirects are not followed
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()
        raw.close()


def _public_address(host: str, port: int, inside_too: bool) -> str:
    """Looked up once, and connected to as found: the name cannot change its mind in between."""
    for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[0])
        if inside_too or ipaddress.ip_address(address.partition("%")[0]).is_global:
            return address
    raise OSError(f"{host} is not on the public network")
