"""Puzzles, by accessible names and live regions: as somebody who sees nothing solves them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from rookery.bots.puzzle_book import Collection
from rookery.core.registry import find_game

from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits

GAME = find_game("cubirds")
ALL = Collection.of(GAME).puzzles
DECLINE, DRAW = GAME.catalogue.read("decline"), GAME.catalogue.read("draw")
NUMBER = 1 + next(
    i
    for i, puzzle in enumerate(ALL)
    if puzzle.solution == (DECLINE,) and puzzle.tempting == DRAW and puzzle.instead
)
"""One that is solved with a single button, with another one beside it."""


@pytest.fixture
def alice(meet: Meet, aviary: Server) -> Person:
    person = meet()
    person.url = aviary.url
    return person


def told(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Puzzle").get_by_role("status")


def press(person: Person, name: str) -> None:
    button = person.page.get_by_role("button", name=name).last
    button.focus()
    person.page.keyboard.press("Enter")


def test_one_is_solved_by_keyboard_and_kept(alice: Person) -> None:
    alice.go("/puzzles/cubirds")
    asked: list[str] = []
    link = alice.page.get_by_role("link", name=f"Puzzle {NUMBER},")
    link.focus()
    alice.page.on("request", lambda request: asked.append(request.url))
    alice.page.keyboard.press("Enter")
    expect(told(alice)).to_contain_text("What is best here?")
    assert_accessible(alice.page)
    press(alice, "Draw two cards")
    expect(told(alice)).to_contain_text("Not that: Draw two cards")
    expect(told(alice)).to_contain_text("Try again")
    press(alice, "Don’t draw")
    expect(told(alice)).to_contain_text("Solved!")
    expect(told(alice)).to_contain_text("wins only")
    assert_accessible(alice.page)
    assert [url for url in asked if "/api/" in url] == []
    press(alice, "Next")
    expect(told(alice)).to_contain_text("What is best here?")
    puzzle = alice.page.get_by_role("region", name="Puzzle")
    puzzle.get_by_role("button", name="Show me").press("Enter")  # rules beside it show, too
    expect(told(alice)).to_contain_text("The solution:")
    alice.page.get_by_role("link", name="All", exact=True).click()
    expect(
        alice.page.get_by_role("link", name=f"Puzzle {NUMBER}, very easy, solved in the end")
    ).to_be_visible()
    expect(alice.page.get_by_role("link", name=f"Puzzle {NUMBER + 1},")).to_have_accessible_name(
        f"Puzzle {NUMBER + 1}, very easy, looked up"
    )
    alice.page.get_by_label("Difficulty").select_option("5")
    expect(alice.page.get_by_role("link", name=f"Puzzle {NUMBER},")).to_have_count(0)
    assert_accessible(alice.page)


def test_the_daily_one_is_on_the_front_page_and_counts_days(meet: Meet, aviary: Server) -> None:
    bob = meet(phone=True, locale="pl-PL")
    bob.url = aviary.url
    bob.go("/")
    bob.page.get_by_role("link", name="Rozwiąż").click()
    puzzle = bob.page.get_by_role("region", name="Zadanie")
    expect(puzzle.get_by_role("status")).to_contain_text("Co jest tu najlepsze?")
    assert_fits(bob.page)
    assert_accessible(bob.page)
    bob.page.evaluate(
        "(day) => localStorage.setItem('rookery-puzzles', JSON.stringify({days: [day - 1, day]}))",
        bob.page.evaluate(
            "() => { const d = new Date();"
            " return Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()) / 864e5 }"
        ),
    )
    bob.go("/puzzles")
    expect(bob.page.locator("[data-daily]")).to_contain_text("2 dni z rzędu")
    assert_accessible(bob.page)


def test_a_link_to_none_says_so(alice: Person) -> None:
    alice.go("/puzzle/cubirds-0000000000")
    expect(alice.page.get_by_role("heading", name="No such puzzle")).to_be_visible()
    alice.page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(alice.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
