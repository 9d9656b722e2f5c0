"""What operators look at is not for everybody, and is the same whichever worker is asked."""

from __future__ import annotations

import re
import urllib.request

import pytest

from rookery.core.errors import BadSetup
from rookery.server.http.private import is_inside, networks

from .processes import ServerProcess
from .visitors import in_loop, open_server

PATIENCE_S = 120


@in_loop
async def test_pages_for_operators_are_not_there_for_others(sqlite_database: str) -> None:
    async with open_server(
        sqlite_database, metrics_for="10.0.0.0/8", docs_for="127.0.0.1, ::1"
    ) as server:
        anna = await server.visitor()
        away, there = await anna.http.get("/metrics"), await anna.http.get("/docs")
        assert (away.status_code, away.json()["error"]) == (404, "not_found")
        assert there.status_code == 200
        assert (await anna.http.get("/openapi.json")).status_code == 200
        assert (await anna.http.get("/api/games")).status_code == 200


def test_addresses_and_networks() -> None:
    inside = networks("127.0.0.1,10.0.0.0/8, fd00::/8", "docs_for")
    for address in ("127.0.0.1", "10.9.9.9", "::ffff:10.1.1.1", "fd00::1%eth0"):
        assert is_inside(address, inside)
    for address in ("127.0.0.2", "11.0.0.1", "::1", "", "a.unix.socket"):
        assert not is_inside(address, inside)
    with pytest.raises(BadSetup, match="docs_for: addresses and networks"):
        networks("home", "docs_for")


def test_workers_count_together(postgres_database: str) -> None:
    with ServerProcess(postgres_database, workers=2) as server:
        server.wait_until_ready()
        for _ in range(8):  # a connection each, so that both workers get some
            urllib.request.urlopen(f"{server.url}/api/games", timeout=PATIENCE_S).read()
        with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE_S) as answer:
            counted = answer.read().decode()
        asked = r'rookery_requests_total\{method="GET",route="/api/games",status="200"\} 8.0'
        assert re.search(asked, counted), counted
