"""A guided first game, rules that show themselves and the page for a real table: by accessible
names and live regions, in three languages, and without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .flight import take_off
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits

ROUNDED = 3
"""Pixels: a mark goes around what it marks."""


@pytest.fixture
def newcomer(meet: Meet, aviary: Server) -> Person:
    person = meet()
    person.url = aviary.url
    return person


def told(person: Person, region: str) -> Locator:
    return person.page.get_by_role("region", name=region).get_by_role("status").first


def press(person: Person, name: str) -> None:
    button = person.page.get_by_role("button", name=name).last
    button.focus()
    person.page.keyboard.press("Enter")


def be_led(person: Person, lesson: str, show: str, here: str, on: str, end: str) -> int:
    """Be shown every step and play it where it is drawn; how many steps there were."""
    steps = 0
    region = person.page.get_by_role("region", name=lesson)
    while end not in told(person, lesson).inner_text():
        steps += 1
        if (shown := region.get_by_role("button", name=show)).count():
            shown.focus()
            person.page.keyboard.press("Enter")
        while (mark := person.page.get_by_role("button", name=here)).count():
            assert_beside(person, lesson, mark.first)
            mark.first.focus()
            person.page.keyboard.press("Enter")
        expect(region.get_by_role("button", name=on)).to_be_enabled()
        press(person, on)
        assert steps < 40
    return steps


def assert_beside(person: Person, lesson: str, mark: Locator) -> None:
    """Where one is to decide is on the screen, and not below what is said about it."""
    place = mark.bounding_box()
    panel = person.page.get_by_role("region", name=lesson).bounding_box()
    assert place is not None
    assert panel is not None
    below, above = panel["y"] + panel["height"], panel["y"]
    assert place["y"] + place["height"] <= above + ROUNDED or place["y"] >= below - ROUNDED


def test_a_newcomer_plays_by_names_and_live_regions(newcomer: Person) -> None:
    newcomer.go("/")
    newcomer.page.locator("[data-learn=cubirds]").focus()
    newcomer.page.keyboard.press("Enter")
    lesson = "Guided first game"
    expect(told(newcomer, lesson)).to_contain_text("You collect birds")
    assert_accessible(newcomer.page)
    press(newcomer, "Next")
    expect(told(newcomer, lesson)).to_contain_text("Every turn begins with a lay")
    # Something else is allowed, answered with what it does, and taken back.
    hand = newcomer.page.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name="Owl").press("Enter")
    newcomer.page.get_by_role("button", name="Lay owls: row 1, left end").press("Enter")
    expect(told(newcomer, lesson)).to_contain_text("That is allowed")
    assert_accessible(newcomer.page)
    press(newcomer, "Take back")
    expect(told(newcomer, lesson)).to_contain_text("Every turn begins with a lay")
    # Left and gone on with, where it was.
    newcomer.go("/")
    expect(newcomer.page.locator("[data-learn=cubirds]")).to_have_text("Go on learning")
    newcomer.page.locator("[data-learn=cubirds]").click()
    expect(told(newcomer, lesson)).to_contain_text("Every turn begins with a lay")
    steps = be_led(newcomer, lesson, "Show me", "Play the hint here", "Next", "You know the game")
    assert steps == 11
    newcomer.go("/")
    expect(newcomer.page.locator("[data-learn=cubirds]")).to_have_text("Learn by playing")


RUSSIAN = ("ru-RU", "Первая партия с подсказками", "Показать", "здесь", "Дальше", "Теперь вы")
POLISH = ("pl-PL", "Pierwsza gra z przewodnikiem", "Pokaż", "tutaj", "Dalej", "Umiesz już grać")


@pytest.mark.parametrize(("game", "said"), [("biblios", RUSSIAN), ("ducks", POLISH)])
def test_it_is_told_in_other_languages_on_a_phone(
    meet: Meet, aviary: Server, game: str, said: tuple[str, str, str, str, str, str]
) -> None:
    locale, lesson, show, here, on, end = said
    person = meet(phone=True, locale=locale)
    person.url = aviary.url
    person.go(f"/learn/{game}")
    expect(told(person, lesson)).to_be_visible()
    assert_fits(person.page)
    assert_accessible(person.page)
    assert be_led(person, lesson, show, here, on, end) > 6


def test_a_rule_shows_itself(newcomer: Person) -> None:
    newcomer.go("/rules/cubirds#CUB-9")
    expect(newcomer.page.locator("[data-board-picture]")).to_be_visible()
    press(newcomer, "Show me: CUB-9")
    region = newcomer.page.get_by_role("region", name="Example for rule")
    expect(region.get_by_role("status")).to_contain_text("This is how it begins")
    newcomer.page.wait_for_timeout(100)
    assert_accessible(newcomer.page)
    press(newcomer, "Player 1: Lay")
    expect(region.get_by_role("status")).to_contain_text("takes")
    press(newcomer, "Close")
    expect(region).to_have_count(0)


def test_a_real_table_needs_no_network(meet: Meet, aviary: Server) -> None:
    person = meet(service_workers="allow")
    person.url = aviary.url
    take_off(person)
    person.go("/score/biblios")
    result = person.page.locator("[data-result]")
    person.page.get_by_label("Monks: Player 1").fill("4")
    person.page.get_by_label("Monks: Player 2").fill("4")
    person.page.get_by_label("Equal: Monks").select_option("Player 2")
    expect(result).to_contain_text("Player 2: Monks: 4 like somebody else")
    person.page.get_by_label("Gold: Player 1").fill("66")
    person.page.get_by_label("Gold: Player 3").fill("5")
    expect(result).to_contain_text("not that many cards")
    person.page.get_by_role("searchbox").fill("bluff")
    expect(person.page.locator("[data-may-i] li").first).to_contain_text("BIB-")
    assert_accessible(person.page)


def test_a_friend_is_taught_with_open_cards(newcomer: Person) -> None:
    newcomer.go("/play/cubirds")
    page = newcomer.page
    page.get_by_label("On this device").check()
    page.get_by_label("With open cards").check()
    page.get_by_role("button", name="Start").click()
    cards = page.get_by_role("group", name="Cards of")
    hands = page.get_by_role("group", name="Your hand")
    expect(cards.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    before = hands.inner_text()
    cards.get_by_role("button").nth(1).click()
    expect(cards.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(hands.first).not_to_have_text(before)
    assert_accessible(page)
    cards.get_by_role("button").first.click()
    expect(hands.first).to_contain_text(before.split()[0])
