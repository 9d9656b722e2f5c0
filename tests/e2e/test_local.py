"""Tables in the browser itself: nothing is asked of a server once the page is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from rookery.cli import verify
from rookery.core.match import Match

from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits

CHOICES = ".group.legal, [data-decision]"
NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('no room'); };"


@pytest.fixture
def alice(meet: Meet, aviary: Server) -> Person:
    return at_home(meet(), aviary)


def at_home(person: Person, aviary: Server) -> Person:
    person.url = aviary.url
    return person


def start(person: Person, game: str = "cubirds") -> None:
    person.play_bots(game)
    person.page.locator(CHOICES).first.wait_for()


def open_form(person: Person, mode: str) -> None:
    person.go("/play/cubirds")
    person.page.locator(f"input[value={mode}]").check(force=True)


def shown(person: Person) -> int:
    return int(person.page.locator("[data-version]").get_attribute("data-version") or 0)


def choose(person: Person) -> None:
    """One decision, whatever comes first."""
    before = shown(person)
    buttons = person.page.locator("[data-decision]")
    if buttons.count():
        buttons.first.click()
    else:
        person.page.locator(".group.legal").first.click()
        if person.page.locator(".end.legal").count():
            person.page.locator(".end.legal").first.click()
    wait_for_more(person, before)


def wait_for_more(person: Person, before: int) -> None:
    person.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-version]').dataset.version) > before",
        arg=before,
    )


def play_to_the_end(person: Person) -> None:
    while person.wait_for_turn():
        choose(person)


def short_game(person: Person) -> None:
    open_form(person, "bots")
    person.unfold()
    person.page.locator("input[type=number]").fill("12")
    person.page.locator("form > button").click()
    person.page.locator(CHOICES).first.wait_for()


def test_a_game_against_a_bot_asks_the_server_for_nothing(alice: Person, tmp_path: Path) -> None:
    alice.go("/")
    alice.page.get_by_role("heading", name="Open tables").wait_for()
    asked: list[str] = []
    alice.page.on("request", lambda request: asked.append(request.url))
    alice.page.locator("[data-play-bot=cubirds]").click()
    alice.page.locator("[data-start]").click()
    play_to_the_end(alice)
    expect(alice.outcome.locator("tbody tr")).to_have_count(2)
    assert [url for url in asked if "/api/" in url] == []
    assert alice.sockets == []
    assert_accessible(alice.page)
    alice.page.locator(".fair summary").click()
    expect(alice.page.locator("[data-fair=yes]")).to_be_visible()
    with alice.page.expect_download() as download:
        alice.outcome.locator("a[download]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    verify.verify(file, "")
    assert Match.from_json(file.read_text()).over


def test_it_goes_on_after_a_reload_and_is_among_ones_tables(alice: Person) -> None:
    start(alice)
    for _ in range(4):
        choose(alice)
    alice.page.locator(CHOICES).first.wait_for()
    lines = alice.page.locator(".log li").all_inner_texts()
    rows = [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()]
    alice.page.reload()
    alice.page.locator(CHOICES).first.wait_for()
    assert [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()] == rows
    assert alice.page.locator(".log li").all_inner_texts() == lines
    alice.page.close()
    again = alice.another_window()
    again.go("/")
    again.page.locator("[aria-labelledby=mine] a").click()
    expect(again.page.locator(".log li")).to_have_count(len(lines))
    again.page.get_by_role("button", name="Leave the table").click()
    again.page.get_by_role("button", name="Delete").click()
    expect(again.page.locator("[data-play-bot=cubirds]")).to_be_visible()
    expect(again.page.locator("#mine")).to_have_count(0)


def test_what_is_not_allowed_is_explained_and_a_lay_taken_back(alice: Person) -> None:
    start(alice)
    back = alice.page.locator("[data-take-back]")
    while True:
        alice.page.locator(CHOICES).first.wait_for()
        if alice.page.locator(".group.legal").count():
            rows = [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()]
            alice.page.locator(".deck").click(force=True)
            expect(alice.page.locator(".reason")).to_contain_text("right after a lay")
        choose(alice)
        alice.page.locator(CHOICES).first.wait_for()
        if back.count():
            break
    before = shown(alice)
    back.click()
    wait_for_more(alice, before)
    expect(back).to_have_count(0)
    assert [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()] == rows
    alice.page.get_by_role("button", name="Hint").click()
    expect(alice.page.get_by_role("button", name="Play the hint here")).to_be_visible()


def test_two_windows_do_not_play_at_one_table(alice: Person) -> None:
    start(alice)
    other = alice.another_window()
    other.page.goto(alice.page.url)
    expect(other.page.locator("[data-not-here=elsewhere]")).to_be_visible()
    assert_accessible(other.page)
    other.page.locator("[data-take-over]").click()
    choose(other)
    expect(alice.page.locator("[data-not-here=elsewhere]")).to_be_visible()


def test_a_replay_is_looked_at_and_handed_over_to_a_friend(alice: Person, meet: Meet) -> None:
    short_game(alice)
    play_to_the_end(alice)
    table = alice.page.url.rpartition("/")[2]
    alice.outcome.get_by_role("link", name="Replay").click()
    status = alice.page.locator(".bar [role=status]")
    expect(status).to_have_text("Move 0 of 12")
    alice.page.keyboard.press("End")
    expect(status).to_have_text("Move 12 of 12")
    alice.page.get_by_label("Move", exact=True).fill("3")
    expect(status).to_have_text("Move 3 of 12")
    rows = [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()]
    alice.context.grant_permissions(["clipboard-read", "clipboard-write"])
    alice.page.get_by_text("Copy link to this moment").click()
    expect(alice.page.get_by_text("Copied")).to_be_visible()
    link = str(alice.page.evaluate("navigator.clipboard.readText()"))
    assert table not in link
    friend = meet()
    friend.page.goto(link)
    expect(friend.page.locator(".bar [role=status]")).to_have_text("Move 3 of 12")
    assert [row.get_attribute("aria-label") for row in friend.page.locator(".row").all()] == rows
    alice.go("/")
    alice.page.locator(".finished summary").click()
    expect(alice.page.locator(f".finished a[href='/l/{table}/replay']")).to_be_visible()
    alice.page.locator(f"[data-delete='{table}']").click()
    expect(alice.page.locator(".finished")).to_have_count(0)


def test_playing_again_begins_at_once(alice: Person) -> None:
    short_game(alice)
    before = alice.page.url
    play_to_the_end(alice)
    alice.outcome.locator("[data-rematch]").click()
    alice.page.wait_for_url(lambda url: "/l/" in url and url != before)
    choose(alice)


def test_several_players_at_one_device(alice: Person) -> None:
    open_form(alice, "here")
    alice.page.locator("form > button").click()
    curtain = alice.page.locator(".curtain")
    for name in ("Player 1", "Player 2"):
        expect(curtain).to_contain_text(name)
        curtain.get_by_role("button").click()
        while curtain.count() == 0:
            choose(alice)
            alice.page.locator(f"{CHOICES}, .curtain").first.wait_for()


def test_a_browser_that_keeps_nothing_still_plays(meet: Meet, aviary: Server) -> None:
    alice = at_home(meet(phone=True), aviary)
    alice.context.add_init_script(NO_STORAGE)

    def without_storage(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_STORAGE + answer.text())

    alice.context.route(re.compile(r"/assets/worker-"), without_storage)
    start(alice)
    alice.page.locator(CHOICES).first.wait_for()
    expect(alice.page.locator("[data-unkept]")).to_be_visible()
    assert_fits(alice.page)
    alice.page.reload()
    expect(alice.page.locator("[data-not-here=not_kept]")).to_be_visible()


def test_where_the_module_does_not_arrive_the_server_plays(alice: Person) -> None:
    alice.excused += ("Failed to load resource",)

    def refuse(route: Route) -> None:
        route.fulfill(status=503)

    alice.context.route(re.compile(r"\.wasm$"), refuse)
    alice.play_bots("cubirds")
    expect(alice.page.locator("[data-not-here=unloadable]")).to_be_visible()
    assert_accessible(alice.page)
    alice.page.locator("[data-at-server]").click()
    alice.page.wait_for_url(lambda url: "/t/" in url)
    alice.page.locator(CHOICES).first.wait_for()
