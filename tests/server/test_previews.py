"""What a messenger shows of a link, and what it must not."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request

from rookery.core.meta import LANGUAGES
from rookery.core.registry import game_ids
from rookery.server.http.language import language_of
from rookery.server.http.previews import page_with_preview

from ..e2e.chromium import WEB
from .visitors import Server, in_loop, open_server, play_to_end

INDEX = (WEB / "index.html").read_text()
NOTHING = "A table at Rookery"


async def look(server: Server, address: str, languages: str = "en") -> dict[str, str]:
    """The properties that a messenger finds at an address."""
    page = await source(server, address, languages)
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page)
    title = re.findall("<title>(.*?)</title>", page)
    language = re.findall('<html lang="(.*?)">', page)
    assert len(title) == len(language) == 1
    return {**dict(found), "title": title[0], "language": language[0]}


async def source(server: Server, address: str, languages: str = "en") -> str:
    parts = urlsplit(address)
    request = Request(
        {
            "type": "http", "method": "GET", "scheme": "http", "server": ("rookery.test", 80),
            "path": parts.path, "query_string": parts.query.encode(), "app": server.app,
            "client": None,
            "headers": [(b"accept-language", languages.encode()), (b"host", b"rookery.test")],
        }
    )  # fmt: skip
    return await page_with_preview(INDEX, request)


@in_loop
async def test_an_invitation_says_who_invites_to_what(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna <3")
        table = await anna.make_table("me", "open")
        seen = await look(server, table["url"])
        assert seen["og:title"] == seen["title"] == "Anna &lt;3 invites you to CuBirds"
        assert seen["og:description"].startswith("1 of 2 seats taken. Hem in")
        assert seen["og:image"] == "http://rookery.test/previews/cubirds.png"
        assert (await look(server, table["url"], "pl"))["og:title"].endswith("zaprasza: CuBirds")
        assert (await look(server, table["url"] + "&lang=ru", "pl"))["og:locale"] == "ru_RU"


@in_loop
async def test_nothing_is_said_of_a_private_table(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "open")
        path = f"/t/{table['id']}"
        nowhere = await source(server, "/t/nowhere")
        assert NOTHING in nowhere
        for address in (path, f"{path}?invite=wrong", f"/t/{table['id']}?invite="):
            assert await source(server, address) == nowhere
        replay = await source(server, f"/replay/{table['id']}?invite={table['invite']}")
        assert "Anna" not in replay
        await anna.http.delete(f"/api/tables/{table['id']}")
        assert await source(server, table["url"]) == nowhere


@in_loop
async def test_a_table_on_the_front_page_is_everybodys(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "open", listed=True)
        await anna.http.patch(f"/api/tables/{table['id']}", json={"title": "Friday"})
        seen = await look(server, f"/t/{table['id']}")
        assert seen["og:title"] == "Friday. Anna invites you to CuBirds"


@in_loop
async def test_a_replay_that_is_shared(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "me", watch="nobody", options={"move_cap": 1})
        socket = await anna.sit(table)
        await play_to_end(socket)
        address = f"/replay/{table['id']}"
        assert "Anna" not in await source(server, address)
        await anna.post(f"/api/tables/{table['id']}/replay", public=True)
        assert (await look(server, address))["og:title"] == "CuBirds: Anna"


@in_loop
async def test_every_page_has_its_picture_in_every_language(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        titles = set()
        for language in LANGUAGES:
            pages = [f"/{page}/{game}" for page in ("rules", "play") for game in game_ids()]
            for address in ["/", *pages]:
                seen = await look(server, address, language)
                assert seen["language"] == language
                titles.add(seen["title"])
                picture = seen["og:image"].removeprefix("http://rookery.test/")
                assert (WEB / "public" / picture).is_file()
        assert len(titles) == len(LANGUAGES) * (1 + 2 * len(game_ids()))


@pytest.mark.parametrize(
    ("languages", "chosen"),
    [
        ("de-DE, pl;q=0.7, ru;q=0.9", "ru"),
        ("PL-pl", "pl"),
        ("", "en"),
        ("fr;q=x, *;q=0.1", "en"),
    ],
)
def test_the_readers_language(languages: str, chosen: str) -> None:
    headers = [(b"accept-language", languages.encode())]
    request = Request({"type": "http", "path": "/", "query_string": b"", "headers": headers})
    assert language_of(request) == chosen
