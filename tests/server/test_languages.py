"""Why a request was refused is said in the reader's language, whatever went wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from rookery.core.meta import LANGUAGES
from rookery.core.text import texts
from rookery.server.contract import ErrorCode
from rookery.server.http.errors import TEXTS

from .visitors import in_loop, open_server

WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "/api/tables/nothing", {}),
    ("GET", "/api/games/chess", {}),
    ("GET", "/api/nothing", {}),
    ("GET", "/api/games/cubirds/texts/de", {}),
    ("DELETE", "/api/me", {"json": {"password": 5}}),
    ("PUT", "/api/me", {}),
    ("PATCH", "/api/me", {"json": {"name": ""}}),
    ("PATCH", "/api/me", {"json": {"name": "\u200b"}}),
    ("PATCH", "/api/me", {"json": {"name": "x" * 100}}),
    ("PATCH", "/api/me", {"content": b"{"}),
    ("PATCH", "/api/me", {"content": b"x" * 100_000}),
    ("POST", "/api/session", {"json": {"name": "Nobody", "password": "nothing at all"}}),
    ("POST", "/api/tables", {"json": {"game": "chess", "players": 2, "seats": [{"kind": "me"}]}}),
    ("POST", "/api/tables", {"json": {"game": "cubirds", "players": 9, "seats": []}}),
    ("POST", "/api/tournaments", {"json": {"title": "Cup", "game": "cubirds"}}),
    ("POST", "/api/me/password", {"json": {"old": "x", "new": "long enough"}}),
    ("GET", "/api/people/nobody", {}),
    ("GET", "/api/%00", {}),
    ("PATCH", "/api/me", {"json": {}, "headers": {"Origin": "https://elsewhere.example"}}),
]


@in_loop
async def test_nothing_english_is_left(tmp_path: Path) -> None:
    async with open_server(f"sqlite:///{tmp_path / 'rookery.db'}") as server:
        anna = await server.visitor("Anna")
        codes = set()
        for method, path, body in WRONG:
            said = {}
            for language in LANGUAGES:
                headers = {"Accept-Language": language, **body.get("headers", {})}
                request = {**body, "headers": headers}
                answer = await anna.http.request(method, path, **request)
                where = f"{method} {path}: {answer.text}"
                assert answer.status_code >= 400, where
                assert answer.headers["content-language"] == language, where
                said[language] = answer.json()
            codes.add(said["en"]["error"])
            assert not re.search("[A-Za-z]", said["ru"]["message"]), said
            assert len({each["message"] for each in said.values()}) == len(LANGUAGES), said
            assert "detail" not in said["en"] or said["en"]["detail"] is None
            assert {said[other]["detail"] for other in ("ru", "pl")} == {said["en"]["message"]}
            assert {each["error"] for each in said.values()} == {said["en"]["error"]}
        assert len(codes) >= 10, codes


def test_every_code_has_a_sentence_in_every_language() -> None:
    for code in get_args(ErrorCode):
        said = {texts(TEXTS, language).say(f"error-{code}", most=24) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), code
