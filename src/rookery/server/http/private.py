"""Pages that are not for everybody: for all others they are not there."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ...core.errors import BadSetup
from .. import rest
from .errors import answer

Networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]


def networks(setting: str, name: str) -> Networks:
    """`127.0.0.1,10.0.0.0/8`, as settings write it."""
    try:
        return [ipaddress.ip_network(one.strip()) for one in setting.split(",") if one.strip()]
    except ValueError as error:
        raise BadSetup(
            f"{name}: addresses and networks, as in 127.0.0.1,10.0.0.0/8; {error}"
        ) from None


def is_inside(address: str, allowed: Networks) -> bool:
    """A proxy that is trusted has said whose address it is."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return any(ip in network for network in allowed)


class Private:
    def __init__(self, app: ASGIApp, pages: Mapping[str, Networks]) -> None:
        """`pages`: who may see a path; an empty list means everybody."""
        self._app = app
        self._pages = pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        allowed = self._pages.get(scope["path"]) if scope["type"] == "http" else None
        if allowed and not is_inside(scope["client"][0] if scope["client"] else "", allowed):
            body = rest.Error("not_found", None, "there is no such page here")
            await answer(HTTPConnection(scope), 404, body)(scope, receive, send)
        else:
            await self._app(scope, receive, send)
