"""The site, the texts, the generated types, the operations endpoints."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import get_args, get_type_hints

import httpx
import pytest
from fastapi import FastAPI
from fluent.runtime import FluentBundle, FluentResource

from rookery.core.meta import LANGUAGES
from rookery.core.registry import find_meta, game_ids
from rookery.server import protocol, typescript
from rookery.server.contract import FINAL, ErrorCode
from rookery.server.http import site
from rookery.server.words import OWN_TEXTS

from .visitors import in_loop, open_server

OWN = OWN_TEXTS
WEB = typescript.FOLDER.parent
TEXTS = WEB / "text"


def test_the_generated_typescript_is_fresh() -> None:
    """If not: `python -m rookery.server.typescript`."""
    for target, text in typescript.generate().items():
        assert target.read_text(encoding="utf-8") == text


def test_the_browser_names_no_rule_by_itself() -> None:
    """Clauses come with what the server says: written twice, they would part."""
    sections = (meta.sections for meta in map(find_meta, game_ids()))
    clauses = [clause for section in sections for _, named in section for clause in named]
    assert clauses
    prefixes = "|".join({clause.partition("-")[0] for clause in clauses})
    literal = re.compile(rf"\b({prefixes})-R?\d+")
    assert literal.search(clauses[0])
    sources = [file for kind in ("ts", "svelte") for file in WEB.rglob(f"*.{kind}")]
    assert len(sources) > 100
    named = [
        f"{file.relative_to(WEB)}: {found[0]}"
        for file in sources
        if not file.name.endswith((".gen.ts", ".test.ts"))
        for found in literal.finditer(file.read_text(encoding="utf-8"))
    ]
    assert named == []


def test_every_refusal_has_its_words_in_every_language() -> None:
    source = (Path(protocol.__file__).parent).rglob("*.py")
    keys = {k for file in source for k in re.findall(r'"(refused-[a-z-]+)"', file.read_text())}
    assert "refused-stale" in keys
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((OWN / f"{language}.ftl").read_text(encoding="utf-8")))
        for key in keys:
            for most in (1, 2, 5, 500):
                pattern = bundle.get_message(key).value
                assert pattern is not None
                text, errors = bundle.format_pattern(pattern, {"most": most})
                assert text
                assert not errors


def test_every_error_and_every_closed_door_has_its_words_in_every_language() -> None:
    """On the site, for people: the API's own words are for programs."""
    sent = {*get_args(ErrorCode), "offline", "server", "page"}
    closed = {name for code in FINAL for name in (code.name.lower(), f"{code.name.lower()}-help")}
    reasons = set(get_args(get_type_hints(protocol.Refused)["reason"]))
    keys = {f"error-{code}" for code in sent} | {f"turned-{name}" for name in closed}
    for language in LANGUAGES:
        files = (*TEXTS.rglob(f"{language}.ftl"), OWN / "errors" / f"{language}.ftl")
        texts = [file.read_text(encoding="utf-8") for file in files]
        said = set(re.findall(r"^([a-z][\w-]*) = \S", "\n".join(texts), re.M))
        assert keys <= said
        assert {key for key in said if key.startswith("error-")} <= keys, "nobody says these"
        source = (TEXTS / "table" / f"{language}.ftl").read_text(encoding="utf-8")
        assert reasons == set(re.findall(r"^refused-(\w+) = \S", source, re.M))


def test_no_code_is_kept_that_nothing_sends() -> None:
    folder = Path(protocol.__file__).parent
    sources = [f.read_text() for f in folder.rglob("*.py") if f.name != "contract.py"]
    for code in get_args(ErrorCode):
        assert any(f'"{code}"' in source for source in sources), code


@in_loop
async def test_texts_rules_health_and_metrics(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        for path in ("/api/games/cubirds/texts/pl", "/api/texts/ru"):
            answer = await anna.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/plain")
            assert "max-age" in answer.headers["cache-control"]
        for path in ("/api/games/cubirds/texts/xx", "/api/games/chess/rules", "/api/nothing"):
            missing = await anna.http.get(path)
            assert (missing.status_code, missing.json()["error"]) == (404, "not_found")
        page = await anna.get("/api/games/cubirds/rules")
        assert page["sections"][0]["clauses"]
        assert (await anna.get("/health"))["status"] == "ok"
        await anna.sit(await anna.make_table("me", "me"))
        metrics = (await anna.http.get("/metrics")).text
        assert "rookery_sockets 1.0" in metrics
        assert "rookery_rooms 1.0" in metrics
        assert (await anna.http.get("/docs")).status_code == 200


class Browser:
    def __init__(self, app: FastAPI) -> None:
        self._transport = httpx.ASGITransport(app)

    def get(self, path: str) -> httpx.Response:
        async def fetch() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url="http://x") as client:
                return await client.get(path)

        return asyncio.run(fetch())


@pytest.fixture
def built(tmp_path: Path) -> Browser:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>Rookery</title></head>")
    (tmp_path / "assets" / "app-123.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    app = FastAPI()
    site.add_to(app, tmp_path)
    return Browser(app)


def test_the_site_is_served_with_its_paths(built: Browser) -> None:
    for path in ("/", "/t/abc", "/anything/else"):
        answer = built.get(path)
        assert "<title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    asset = built.get("/assets/app-123.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/..%2f..%2fetc/passwd", "/%2e%2e/secret", "/assets/../../x"])
def test_files_outside_the_site_are_not_served(built: Browser, path: str) -> None:
    assert "<title>Rookery: " in built.get(path).text


def test_former_addresses_of_tables_lead_on(built: Browser) -> None:
    answer = built.get("/table/abc?invite=x%26y")
    assert answer.status_code == 308
    assert answer.headers["location"] == "/t/abc?invite=x%26y"


def test_without_a_site_there_is_a_plain_page(tmp_path: Path) -> None:
    app = FastAPI()
    site.add_to(app, tmp_path / "nothing")
    answer = Browser(app).get("/t/abc")
    assert "has not been built" in answer.text


@in_loop
async def test_every_answer_has_a_strict_policy(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        for path in ("/", "/api/me", "/api/tables/nowhere"):
            headers = (await anna.http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
