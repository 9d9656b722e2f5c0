"""What just happened: the strip, the pictures of the log, and looking at earlier moments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from rookery import Match, game_ids
from rookery.bots.bot import find_bot

from .conftest import Meet
from .person import Person
from .posed import PosedTable

SEED, PLAYERS = 5, 3
STOPS = ":is(a[href], button, input, select, summary, [tabindex]):not([tabindex='-1'])"
"""Where Tab stops, if it can be seen."""
DRAWN = "(e) => [...e.querySelectorAll('img')].every((i) => i.complete && i.naturalWidth > 0)"


def rounds_of_bots(person: Person, game: str, rounds: int = 3) -> PosedTable:
    """A table at which bots have moved before this page's eyes, until it is the reader's turn."""
    match = Match(game, PLAYERS, seed=SEED)
    table = PosedTable(person, match)
    person.page.locator("[data-version]").wait_for()
    bot = find_bot("fledgling", 0)
    came = 0
    while came < rounds:
        turn = match.turn
        table.play(str(bot.decide(match.seat())))
        came += match.turn == 0 and turn != 0
    expect(person.page.locator(".plate.turn.you")).to_be_visible()
    return table


def without_names(text: str) -> str:
    return re.sub(r"[.,]|\b(?:Ann|Bob|Cleo) ", "", text)


def tells(chapter: str, log: str) -> bool:
    """Word by word as in the log; said in one breath, neither a name nor a verb is said again."""
    words = iter(without_names(log).split())
    return all(word in words for word in without_names(chapter).split())


def lines(person: Person) -> Locator:
    return person.page.locator(".log li")


def chapters(person: Person) -> Locator:
    return person.page.locator("[data-happened] li button")


@pytest.mark.parametrize("game", game_ids())
def test_the_strip_tells_who_did_what_since_the_last_turn(alice: Person, game: str) -> None:
    table = rounds_of_bots(alice, game)
    told = chapters(alice).evaluate_all("all => all.map((e) => e.ariaLabel)")
    spoken = " ".join(lines(alice).all_inner_texts())
    assert told
    assert tells(" ".join(told), spoken), "as in the log, in its order"
    expect(alice.page.locator("[data-happened] p")).to_have_text(told[-1])
    assert any("Bob" in each for each in told)
    assert table.match.turn == 0


@pytest.mark.parametrize("game", ["cubirds", "ducks"])
def test_a_long_log_does_not_lengthen_the_way_by_keyboard(alice: Person, game: str) -> None:
    rounds_of_bots(alice, game, 8)
    assert lines(alice).count() > 30
    stops = alice.page.locator(STOPS).evaluate_all("all => all.filter((e) => e.checkVisibility())")
    assert len(stops) < 60
    log = alice.page.locator(".log")
    log.focus()
    log.press("ArrowUp")
    expect(lines(alice).locator("button").last).to_be_focused()
    log.locator(":focus").press("ArrowUp")
    expect(lines(alice).locator("button").nth(-2)).to_be_focused()
    last = chapters(alice).last
    last.focus()
    last.press("ArrowLeft")
    expect(chapters(alice).nth(-2)).to_be_focused()
    said = str(chapters(alice).nth(-2).get_attribute("aria-label"))
    expect(alice.page.locator("[data-happened] p")).to_have_text(said)


@pytest.mark.parametrize("game", game_ids())
def test_the_cards_of_a_line_are_shown_beside_it(alice: Person, game: str) -> None:
    rounds_of_bots(alice, game)
    pictures = alice.page.locator(".log .picture")
    assert pictures.count() > 3
    alice.page.wait_for_load_state("networkidle")
    assert alice.page.locator(".log").evaluate(DRAWN), "every picture is there"
    assert all(pictures.nth(i).locator("img").count() > 0 for i in range(pictures.count()))


def test_a_line_under_the_pointer_shows_its_moment(alice: Person) -> None:
    rounds_of_bots(alice, "cubirds")
    rows = alice.page.locator(".present .row")
    now = [row.get_attribute("aria-label") for row in rows.all()]
    first = lines(alice).locator("button").first
    first.hover()
    bar = alice.page.locator("[data-moment]")
    expect(bar).to_contain_text(first.inner_text())
    then = alice.page.locator(".past .row")
    assert [row.get_attribute("aria-label") for row in then.all()] != now
    assert alice.page.locator(".past .legal").count() == 0, "nothing of it can be played"
    alice.page.mouse.move(5, 5)
    expect(bar).to_have_count(0)
    assert [row.get_attribute("aria-label") for row in rows.all()] == now


def as_it_lies(person: Person) -> str:
    """The board; how large things are drawn goes by the room that there is."""
    return re.sub(r' style="[^"]*"', "", person.page.locator(".present").inner_html())


@pytest.mark.parametrize("game", game_ids())
def test_stepping_through_a_game_that_runs(alice: Person, game: str) -> None:
    table = rounds_of_bots(alice, game)
    choices = as_it_lies(alice)
    lines(alice).locator("button").first.click()
    alice.page.mouse.move(5, 5)
    bar = alice.page.locator("[data-moment]")
    expect(bar).to_be_visible()
    said = bar.inner_text()
    bar.get_by_role("button", name="One step forward").click()
    expect(bar).not_to_have_text(said, use_inner_text=True)
    alice.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(alice.page.locator(".past")).to_have_count(0)
    assert as_it_lies(alice) == choices, "as it was left"
    assert table.played == []


def test_a_tap_on_a_phone_shows_the_moment_on_the_board(meet: Meet) -> None:
    alice = meet(phone=True)
    rounds_of_bots(alice, "cubirds")
    alice.page.get_by_role("button", name="Log", exact=True).tap()
    lines(alice).locator("button").first.tap()
    expect(alice.page.locator(".side.open")).to_have_count(0)
    expect(alice.page.locator(".past .row")).to_have_count(4)
    alice.page.locator("[data-moment-back]").tap()
    expect(alice.page.locator(".past")).to_have_count(0)


def test_what_was_before_the_page_was_opened_is_not_made_up(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    alice.choose()
    alice.wait_for_turn()
    alice.page.reload()
    lines(alice).first.wait_for()
    expect(lines(alice).locator("button")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_birds_are_told_by_colour_not_by_code(meet: Meet, locale: str) -> None:
    alice = meet(locale=locale)
    rounds_of_bots(alice, "chirp", 4)
    for line in lines(alice).all_inner_texts():
        assert not re.search(r"\b([LR]\d+)?([UD]\d+)\b|\b[LR]\d+\b|\b[ykrbgw][a-z]\b", line), line
