from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

import rookery.server
from rookery.bots.browser import FOLDER
from rookery.bots.browser.built import is_built
from rookery.cli.wasm import build_for_browsers
from rookery.core.registry import game_ids

from .chromium import chromium
from .house import Server
from .person import PATIENCE_MS, Person

expect.set_options(timeout=PATIENCE_MS)  # never a matter of speed

SITE = Path(rookery.server.__file__).parent / "site" / "index.html"
Meet = Callable[..., Person]
AT_ONCE = """try { localStorage.rookery ??= '{"pace":"once"}' } catch {}"""
"""Nobody here has to be able to follow, unless they say so."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not SITE.exists():
        pytest.fail("the site is not built: run `make site`")
    house = Server(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def aviary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose visitors play in their own browsers what needs nobody else. (At the others, as
    in a checkout that has only just been started, everything is played at the server.)"""
    build_for_browsers([game for game in game_ids() if not is_built(game)], FOLDER)
    house = Server(tmp_path_factory.mktemp("aviary"), local_tables=True)
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path, arguments = chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=arguments)
        yield started
        started.close()


@pytest.fixture
def meet(server: Server, browser: Browser) -> Iterator[Meet]:
    """Somebody new at a fresh browser. Whatever they do, the console stays quiet."""
    people: list[Person] = []

    def meet_one(locale: str = "en-GB", phone: bool = False, **more: Any) -> Person:
        size: ViewportSize = {"width": 1280, "height": 800}
        if phone:
            size = {"width": 360, "height": 740}
        context = browser.new_context(
            locale=locale, viewport=size, has_touch=phone, is_mobile=phone,
            reduced_motion="reduce", **{"service_workers": "block", **more},
        )  # fmt: skip
        context.add_init_script(AT_ONCE)
        people.append(Person(context, server.url))
        return people[-1]

    yield meet_one
    complaints = [line for person in people for line in person.unexcused()]
    for person in people:
        person.context.close()
    assert complaints == []


@pytest.fixture
def alice(meet: Meet) -> Person:
    return meet()
