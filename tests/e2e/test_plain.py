"""A game without a board of its own: played on a plain one, which is made from what the game says
of itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rookery.core.match import position

from .conftest import Meet
from .person import Person
from .posed import PosedTable
from .test_everybody import assert_accessible, assert_fits, assert_touchable


def test_from_the_front_page_to_a_finished_game_and_its_replay(alice: Person) -> None:
    alice.play_bots("pluck")
    page = alice.page
    page.locator("[data-plain]").wait_for()
    alice.wait_for_turn()
    expect(page.locator(".hand [data-card]")).to_have_count(3)
    expect(page.locator("[data-plain]")).to_contain_text("Berries on the bush")
    assert_accessible(page)
    alice.play_to_the_end()
    expect(alice.outcome).to_contain_text("berr")
    alice.outcome.locator("a[href^='/replay/']").click()
    expect(page.locator("[data-plain]")).to_contain_text("Berries on the bush")
    page.keyboard.press("End")
    expect(page.locator("[data-plain]")).to_contain_text("Flown away")


def test_the_rules_are_read_and_friends_are_awaited(alice: Person) -> None:
    alice.go("/rules/pluck")
    expect(alice.page.locator("[data-clause='PLU-8']")).to_contain_text("most berries")
    alice.go("/play/pluck")
    alice.page.get_by_role("button", name="Open the table").click()
    expect(alice.page.locator("h1")).to_have_text("Pluck")


HANDS = [{"wren": 1, "robin": 2}, {"starling": 2, "jay": 1}]


@pytest.mark.parametrize("locale", ["pl", "ru-RU"])
def test_on_a_phone_a_card_is_touched_twice(meet: Meet, locale: str) -> None:
    ann = meet(locale, phone=True)
    table = PosedTable(ann, position("pluck", {"players": 2, "bush": 1, "hands": HANDS}))
    wren = ann.page.locator(".hand [data-card=wren]")
    wren.tap()
    expect(wren).to_have_attribute("aria-pressed", "true")
    assert table.played == []
    assert_fits(ann.page)
    assert_touchable(ann.page)
    assert_accessible(ann.page)
    wren.tap()
    table.wait_for(1)
    assert table.played == ["send wren"]


def test_by_keyboard_and_what_cannot_be_done_is_explained(alice: Person) -> None:
    start = {"players": 2, "bush": 1, "hands": HANDS, "turn": 1, "leader": 1}
    table = PosedTable(alice, position("pluck", start), seat=1)
    page = alice.page
    page.locator("[data-decision='send starling']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-decision='send jay']")).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for(1)
    assert table.played == ["send jay"]
