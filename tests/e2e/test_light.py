"""The front page is light in every language: what games say at their tables comes later."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from .conftest import Meet

MOST = 60_000
"""Bytes of script, packed as they are sent, with the texts of the front page."""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_the_front_page_loads_little_script(meet: Meet, locale: str) -> None:
    visitor = meet(locale=locale, phone=True)
    scripts: dict[str, int] = {}

    def finished(request: Request) -> None:
        if request.resource_type == "script":
            scripts[request.url] = request.sizes()["responseBodySize"]

    visitor.page.on("requestfinished", finished)
    visitor.go("/")
    visitor.page.locator("[data-play-bot=chirp]").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) < MOST, scripts
    assert not [name for name in scripts if "/Table-" in name or "/worker-" in name]
