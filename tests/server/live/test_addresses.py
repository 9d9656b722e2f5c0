"""Addresses that nobody means, and the ways to ask, at a real server."""

from __future__ import annotations

import base64
import hashlib
import http.client
import re
import socket
import time

import pytest

from ..processes import ServerProcess

STRANGE = (
    "/%00", "/a%00b", "/assets/%00", "/%ff%fe", "/%c0%af", "/%ed%a0%80", "/%0d%0aX:%20y", "/%7f",
    "/" + "a" * 300, "/t/" + "a" * 300, "/" + "a/" * 3000, "/" + "%41" * 400, "/" + "é" * 300,
    "/?" + "q" * 60_000, "/api/tables?x=" + "%00" * 20_000, "/api/tables/" + "a" * 300,
    "/api/tables/%00", "/api/tables/a%00b/replay", "/api/games/%00/texts/en",
    "/api/games/cubirds/texts/%00", "/api/games/" + "g" * 300 + "/rules",
    "/api/tables/" + "a" * 300 + "/socket", "/api/replays/%00",
    "/api/me/games?game=%00", "/api/tables?a=b%0Ac",
)  # fmt: skip
ODD = (
    "//", "///etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/\\..\\x",
    "/%F0%9F%90%A6", "/api//me", "/api/tables/abc?invite=%00", "/api/me?a=%00%ff", "/?",
    "/api/tables/%E2%80%AE", "/api/tables/abc/replay/" + "9" * 50, "/api/tables/" + "a" * 81,
)  # fmt: skip
FOUND = (
    "/", "/t/abc", "/docs", "/openapi.json", "/health", "/metrics", "/api/me", "/api/games",
    "/api/tables", "/api/tables/mine", "/api/games/cubirds/rules", "/api/games/cubirds/texts/pl",
)  # fmt: skip


class Answer:
    def __init__(self, server: ServerProcess, method: str, path: str) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        connection._validate_path = lambda url: None  # type: ignore[attr-defined]
        connection._encode_request = lambda line: line.encode()  # type: ignore[attr-defined]
        connection.request(method, path)
        answer = connection.getresponse()
        self.status = answer.status
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        self.body = answer.read()
        connection.close()


def test_strange_addresses_and_every_way_to_ask(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        for path in STRANGE:
            before = len(server.log)
            assert Answer(server, "GET", path).status in (400, 404), path[:60]
            assert len(server.log) - before < 300, path[:60]
        for path in ODD:
            assert Answer(server, "GET", path).status < 500, path[:60]
        for path in FOUND:
            got, asked = Answer(server, "GET", path), Answer(server, "HEAD", path)
            assert (got.status, asked.status) == (200, 200), path
            assert asked.body == b""
            assert asked.headers["content-type"] == got.headers["content-type"]
            if path != "/metrics" and "set-cookie" not in got.headers:
                assert asked.headers["content-length"] == got.headers["content-length"], path
        assert Answer(server, "HEAD", "/api/nothing").status == 404
        assert "request failed" not in server.log
        assert "Traceback" not in server.log
        assert len(server.log) < 10_000


def test_who_hangs_up_in_the_middle_is_no_error(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port)) as half:
                half.sendall(
                    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
                )
                Answer(server, "GET", "/health/live")
        requested = 'rookery_requests_total{method="POST",route="/api/tables",status="400"} 20.0'
        while requested not in Answer(server, "GET", "/metrics").body.decode():
            time.sleep(0.05)
        assert "Traceback" not in server.log


def test_the_apis_page_needs_nothing_from_elsewhere(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        page = Answer(server, "GET", "/docs")
    text = page.body.decode()
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "<script" not in text
    assert not re.search(r'(?:src|href)="(?:[a-z]+:)?//', text)
    for said in ("/api/tables/{table}/join", "Sit down.", 'href="#Joined"', 'id="Joined"'):
        assert said in text
    named = set(re.findall(r'href="#(\w+)"', text))
    assert named <= set(re.findall(r'id="(\w+)"', text))


@pytest.mark.parametrize("path", ["/api/tables/%00/socket", "/api/tables/" + "a" * 300 + "/socket"])
def test_strange_sockets(sqlite_database: str, path: str) -> None:
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        assert Answer(server, "GET", path).status in (400, 404)


def test_documentation_is_served_and_its_scripts_may_run(sqlite_database: str) -> None:
    """As `make docs` has built it, under a policy that names the scripts of each page."""
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        page = Answer(server, "GET", "/docs/")
        assert page.status == 200, "not built: run `make docs`"
        policy = page.headers["content-security-policy"]
        inline = re.findall(rb"<script>(.*?)</script>", page.body, re.DOTALL)
        assert inline
        for script in inline:
            digest = base64.b64encode(hashlib.sha256(script).digest()).decode()
            assert f"'sha256-{digest}'" in policy
        for name in (b"architecture.html", b"generated/cubirds.html", b"games/chirp.html"):
            assert name in page.body
            assert Answer(server, "GET", f"/docs/{name.decode()}").status == 200
        for away in ("/docs/../app.py", "/docs/%2e%2e/app.py", "/docs/none.html"):
            assert b"create_app" not in Answer(server, "GET", away).body
