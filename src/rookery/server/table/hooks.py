"""Webhooks: a small POST to an address of the player's choice when it is their turn and they are
away. Push services are called in the same way (`notices/push.py`). Addresses inside the house's own
network are refused: a hook must not become a way in. Nobody waits for a hook: few are under way at
a time, none takes long, and no table sends many."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

import httpcore
import msgspec
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ..tasks import in_own_thread

TIMEOUT_S = 5.0
"""For all of it: looking the name up, connecting, sending, and the first line of the answer."""
MOST_AT_ONCE = 8
MOST_WAITING = 200
A_MINUTE = 6
"""For one table: in a fast game nobody needs to be called every time."""

GLOBAL = ipaddress.IPv6Network("2000::/3")
"""All of IPv6 that was ever given to anybody. Ways to write an IPv4 address as another one, behind
which any address of the house may be, mostly lie outside: compatible, mapped, translated, NAT64."""
EMBEDDING = tuple(ipaddress.IPv6Network(network) for network in ("2001::/32", "2002::/16"))
"""Teredo and 6to4 lie inside."""
RELAYS = ipaddress.IPv4Network("192.88.99.0/24")


class Turn(msgspec.Struct):
    """What is posted."""

    table: str
    seat: int
    url: str

    async def post(self, hooks: Hooks, url: str) -> int:
        return await hooks.post(url, msgspec.json.encode(self), JSON)


JSON = {"Content-Type": "application/json"}


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


def is_public(address: str) -> bool:
    """Whether an address can be nobody's but somebody's out there."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip not in GLOBAL or any(ip in network for network in EMBEDDING):
            return False
    elif ip in RELAYS:
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


class Outside(httpcore.AnyIOBackend):
    """Connects to public addresses only. A name is looked up once, and connected to as found: it
    cannot change its mind in between."""

    def __init__(self, inside_too: bool) -> None:
        self._inside_too = inside_too

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await look_up(host, port)
        allowed = [a for a in addresses if self._inside_too or is_public(a)]
        if not allowed:
            raise OSError(f"{host} is not on the public network")
        return await super().connect_tcp(allowed[0], port, timeout, local_address, socket_options)


async def look_up(host: str, port: int) -> list[str]:
    """In a thread of its own: a name server may take long, and others must not wait for it."""
    found: list[str] = []

    def ask() -> None:
        for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            found.append(str(address[0]))

    await in_own_thread(ask)
    return found


class Hooks:
    def __init__(self, inside_too: bool = False) -> None:
        self._outside = Outside(inside_too)
        self._pool: httpcore.AsyncConnectionPool | None = None
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        self._under_way = 0
        self._rates = SlidingWindowCounterRateLimiter(MemoryStorage())

    def may_call(self, table: str) -> bool:
        """Counts as a call of the table's."""
        return self._under_way < MOST_WAITING and self._rates.hit(
            RateLimitItemPerMinute(A_MINUTE), table
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post it and return the status; redirects are not followed. `OSError` if it cannot be
        done."""
        self._under_way += 1
        try:
            async with self._turns, asyncio.timeout(TIMEOUT_S):
                return await self._post(url, body, headers)
        except (httpcore.TimeoutException, TimeoutError):
            raise OSError("no answer in time") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, ValueError) as error:
            raise OSError(str(error)) from error
        finally:
            self._under_way -= 1

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl.create_default_context(),
                max_keepalive_connections=0,
                network_backend=self._outside,
            )
        sent: dict[str | bytes, str | bytes] = {
            "Host": urlsplit(url).netloc,
            "Content-Length": str(len(body)),
        }
        sent.update(headers.items())
        async with self._pool.stream("POST", url, headers=sent, content=body) as answer:
            return answer.status
