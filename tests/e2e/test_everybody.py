"""Languages, small screens, keyboards, screen readers, lost networks."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from .chromium import WEB
from .conftest import Meet
from .person import Person

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
TOUCH = 44
RAW_KEY = re.compile(
    r"^(app|nav|front|new|lobby|table|company|note|turned|account|reset|games|profile|ratings|error|brief|end|replay|settings|board|prompt)-[a-z-]+$"
)
PAGES = (
    "/", "/play/cubirds", "/rules/cubirds", "/settings", "/account", "/new-password#key",
    "/games", "/ratings/cubirds", "/no/such/page",
)  # fmt: skip


def settled(page: Page) -> None:
    page.locator("main h1, main h2").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def assert_accessible(page: Page) -> None:
    # What is still fading in has no contrast yet.
    page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
          .map((each) => each.finished))"""
    )
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert problems == []


def assert_fits(page: Page) -> None:
    """A phone zooms out of a page that is too wide, so it is the screen's width that counts."""
    wide = page.evaluate("document.documentElement.scrollWidth")
    screen = page.viewport_size
    assert screen is not None
    assert wide <= screen["width"], f"{page.url} is {wide} pixels wide"


def assert_touchable(page: Page) -> None:
    """Every button and link that is not inside a text is big enough for a finger, if it can be
    chosen now."""
    small = page.evaluate(
        """(least) => [...document.querySelectorAll('main button, main a.rk-button, header a,'
              + 'header button, header select, main select, main input')]
          .filter((e) => e.checkVisibility() && !e.matches('.report, [aria-disabled=true]'))
          .map((e) => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
          .map(([html, box]) => `${html} ${box.width} x ${box.height}`)""",
        TOUCH - 0.5,
    )
    # Checkboxes are touched by their labels, which are.
    assert [line for line in small if 'type="checkbox"' not in line] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(meet: Meet, scheme: str) -> None:
    alice = meet(color_scheme=scheme)
    for path in PAGES:
        alice.go(path)
        settled(alice.page)
        assert_accessible(alice.page)
    table = alice.sit_down(move_cap=12)
    alice.wait_for_turn()
    assert_accessible(alice.page)
    alice.page.locator(".group.legal").first.click()
    for tab in ("Chat", "Rules"):
        alice.page.get_by_role("tab", name=tab).click()
        settled(alice.page)
        assert_accessible(alice.page)
    alice.page.keyboard.press("Escape")
    alice.play_to_the_end()
    assert_accessible(alice.page)
    alice.go(f"/replay/{table}?step=3")
    expect(alice.page.locator(".row")).to_have_count(4)
    assert_accessible(alice.page)
    open_lobby(alice)
    assert_accessible(alice.page)


def open_lobby(alice: Person) -> None:
    alice.go("/play/cubirds")
    alice.page.locator("form > button").click()
    alice.page.locator(".invite").wait_for()


@pytest.mark.parametrize(
    ("locale", "turn"), [("en-GB", "Your turn"), ("ru-RU", "Ваш ход"), ("pl-PL", "Twoja kolej")]
)
def test_the_browsers_language_comes_first(meet: Meet, locale: str, turn: str) -> None:
    alice = meet(locale=locale)
    for path in PAGES:
        alice.go(path)
        settled(alice.page)
        assert_spoken(alice.page, locale[:2])
    alice.sit_down(move_cap=6)
    expect(alice.page.locator(".plate.turn.you")).to_contain_text(turn)
    alice.choose()
    alice.page.locator(".log li").first.wait_for()
    assert_spoken(alice.page, locale[:2])
    alice.play_to_the_end()
    assert_spoken(alice.page, locale[:2])


def assert_spoken(page: Page, language: str) -> None:
    assert page.locator("html").get_attribute("lang") == language
    lines = page.locator("body").inner_text().splitlines()
    assert [line for line in lines if RAW_KEY.match(line)] == []


def test_the_language_can_be_changed_in_the_middle_of_a_game(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    alice.page.get_by_label("Language").select_option("pl")
    expect(alice.page.locator(".plate.turn.you")).to_contain_text("Twoja kolej")
    alice.page.reload()
    expect(alice.page.locator(".plate.turn.you")).to_contain_text("Twoja kolej")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_a_phone_is_wide_enough(meet: Meet, locale: str) -> None:
    alice = meet(phone=True, locale=locale)
    for path in PAGES:
        alice.go(path)
        settled(alice.page)
        assert_fits(alice.page)
        assert_touchable(alice.page)
    open_lobby(alice)
    assert_fits(alice.page)
    table = alice.sit_down(move_cap=6, seats=["me", "bot", "bot", "bot", "bot"])
    while alice.wait_for_turn():
        assert_fits(alice.page)
        assert_touchable(alice.page)
        tap(alice)
    assert_fits(alice.page)
    alice.go(f"/replay/{table}")
    expect(alice.page.locator(".row")).to_have_count(4)
    assert_fits(alice.page)


def tap(alice: Person) -> None:
    """A decision with a finger: a lay is shown by the first tap and played by the second."""
    seen = len(alice.updates())
    if alice.page.locator("[data-decision]").count():
        alice.page.locator("[data-decision]").first.tap()
    elif alice.page.locator(".group.legal .keeps").count():
        alice.page.locator(".group.legal:has(.keeps)").first.tap()
    else:
        alice.page.locator(".group.legal").first.tap()
        end = alice.page.locator(".end.legal").first
        end.tap()
        expect(end).to_have_class(re.compile("armed"))
        assert len(alice.updates()) == seen
        end.tap()
    alice.wait_for_update(seen)


def test_keyboard_only_from_start_to_end(alice: Person) -> None:
    alice.go("/")
    alice.page.locator("[data-play-bot=cubirds]").wait_for()
    press_until(alice.page, "a[href='/play/cubirds']")
    alice.page.keyboard.press("Enter")
    alice.page.locator("form").wait_for()
    press_until(alice.page, "input[name=mode]")
    alice.page.keyboard.press("ArrowRight")
    for fold in ("form > details > summary", "details details > summary"):
        press_until(alice.page, fold)
        alice.page.keyboard.press("Enter")
    press_until(alice.page, "input[type=number]")
    alice.page.keyboard.press("Control+a")
    alice.page.keyboard.type("12")
    press_until(alice.page, "form > button")
    alice.page.keyboard.press("Enter")
    laid = 0
    while alice.wait_for_turn():
        seen = len(alice.updates())
        if alice.page.locator("[data-decision]").count():
            press_until(alice.page, "[data-decision]")
        else:
            press_until(alice.page, ".group.legal")
            alice.page.keyboard.press("Enter")
            if alice.page.locator(".end.legal").count():
                # The choice moves on to the rows by itself, and the arrows go through them.
                expect(alice.page.locator(".end.legal:focus")).to_have_count(1)
                alice.page.keyboard.press("ArrowDown")
                assert_focus_is_visible(alice.page.locator(":focus"))
                laid += 1
            else:
                alice.wait_for_update(seen)
                continue
        alice.page.keyboard.press("Enter")
        alice.wait_for_update(seen)
    assert laid > 1
    press_until(alice.page, "a[href^='/replay/']")
    alice.page.keyboard.press("Enter")
    expect(alice.page.locator(".row")).to_have_count(4)


def press_until(page: Page, selector: str) -> None:
    """Tab along until something that fits has the focus."""
    for _ in range(400):
        if page.evaluate("(fits) => !!document.activeElement?.matches(fits)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def assert_focus_is_visible(focused: Locator) -> None:
    style = focused.evaluate("(e) => { const s = getComputedStyle(e); return s.outlineStyle }")
    assert style != "none"


def test_moves_are_told_to_screen_readers(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    alice.choose()
    expect(alice.page.locator("[data-live] p").first).to_contain_text(re.compile(r"\w{3}"))
    label = alice.page.locator(".row").first.get_attribute("aria-label")
    assert label is not None
    assert label.startswith("Row 1: ")


def test_it_says_when_it_is_offline(alice: Person) -> None:
    alice.go("/")
    settled(alice.page)
    alice.context.set_offline(True)
    expect(alice.page.get_by_text("You are offline")).to_be_visible()
    alice.context.set_offline(False)
    expect(alice.page.get_by_text("You are offline")).to_have_count(0)


def test_it_opens_without_a_network(meet: Meet) -> None:
    alice = meet(service_workers="allow")
    alice.excused += ("Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    alice.go("/")
    settled(alice.page)
    alice.page.evaluate("navigator.serviceWorker.ready")
    alice.context.set_offline(True)
    alice.page.reload()
    expect(alice.page.get_by_text("You are offline")).to_be_visible()


def test_it_can_be_installed(alice: Person) -> None:
    alice.go("/")
    manifest = alice.context.request.get(alice.url + "/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = alice.context.request.get(f"{alice.url}/{icon['src']}")
        assert picture.headers["content-type"].startswith(icon["type"])


def test_the_first_load_is_small(alice: Person) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    alice.page.on("response", weigh)
    alice.go("/")
    settled(alice.page)
    front = sum(scripts.values())
    alice.play_bots("cubirds")
    alice.wait_for_turn()
    alice.page.wait_for_load_state("networkidle")
    assert 0 < front < sum(scripts.values()) < 160_000
