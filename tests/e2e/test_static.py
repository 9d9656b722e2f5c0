"""The site as plain files, under an address like /a/b/, from a server that knows only files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rookery.bots.browser import FOLDER
from rookery.bots.browser.built import is_built
from rookery.cli.wasm import build_for_browsers
from rookery.core.registry import game_ids
from rookery.server.files import NoSite, write_static

from .autoplay import HASTE, play_to_the_end
from .bare import bare_server
from .conftest import Meet
from .flight import take_off
from .person import Person
from .test_birdie import SEED_ROW


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    top = tmp_path_factory.mktemp("host")
    folder = top / "birds" / "demo"
    folder.mkdir(parents=True)
    build_for_browsers([game for game in game_ids() if not is_built(game)], FOLDER)
    write_static(folder)
    with bare_server(top) as url:
        yield f"{url}/birds/demo"


@pytest.fixture
def visitor(meet: Meet, demo: str) -> Person:
    person = meet(service_workers="allow")
    person.url = demo
    return person


def test_it_offers_what_needs_no_company(visitor: Person, demo: str) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    expect(visitor.page.locator("[data-play-bot]")).to_have_count(5)
    expect(visitor.page.get_by_text("friends")).to_have_count(0)
    expect(visitor.page.get_by_text("Open tables")).to_have_count(0)
    visitor.page.get_by_role("link", name="How to play").first.click()
    expect(visitor.page.locator("[data-clause]").first).to_be_visible()
    visitor.page.locator("[data-clause] a").nth(3).click()
    expect(visitor.page.locator("[data-clause].found")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.locator("[data-clause].found")).to_be_visible()
    visitor.page.get_by_role("link", name=re.compile("home", re.I)).first.click()
    expect(visitor.page.locator("[data-play-bot]")).to_have_count(5)
    assert [url for url in asked if not url.startswith(f"{demo}/") or "/api/" in url] == []


def test_it_flies_as_well(visitor: Person) -> None:
    take_off(visitor)
    visitor.go("/#/rules/birdie")
    visitor.page.reload()
    expect(visitor.page.locator("[data-clause]").first).to_be_visible()
    visitor.page.locator("a[href$='/score/birdie']").click()
    for card in SEED_ROW:
        visitor.page.locator(f"[data-add={card}]").click()
    expect(visitor.page.locator("[data-total]")).to_have_attribute("data-total", "12")
    visitor.page.get_by_label("Advanced scoring").check()
    expect(visitor.page.locator(".answer")).to_contain_text("Remove ")


def test_a_whole_game_from_plain_files_and_in_flight(visitor: Person) -> None:
    visitor.context.add_init_script(HASTE)
    visitor.play_bots("cubirds")
    play_to_the_end(visitor)
    take_off(visitor)
    visitor.play_bots("birdie")
    play_to_the_end(visitor)
    visitor.page.reload()
    expect(visitor.outcome).to_be_visible()
    visitor.outcome.locator("a[href$='/replay']").click()
    visitor.page.locator(".bar [role=status]").wait_for()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("ten years")
    with pytest.raises(NoSite):
        write_static(tmp_path)
    assert (tmp_path / "thesis.txt").exists()
    write_static(tmp_path / "demo")
    write_static(tmp_path / "demo")
    assert (tmp_path / "demo" / "sw.js").is_file()
