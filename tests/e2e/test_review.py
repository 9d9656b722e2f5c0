"""Reviews of finished games, made by the reader's own device: read by names, played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rookery.core.match import Match
from tests.tables import play_at_random

from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits

LONGEST_MS = 90_000
"""A crowded machine reviews slowly."""
SEATS = ("Ada", "Bela", "Hawk")
"""A bot without a name of its own is called by its kind."""


@pytest.fixture(scope="module")
def match() -> Match:
    return play_at_random(Match("cubirds", len(SEATS), seed=7), choices=1)


def opened(person: Person, server: Server, match: Match, query: str = "") -> Page:
    """The replay of a game that somebody played elsewhere."""
    person.url = server.url
    person.go("/")
    body = f'{{"save": {match.to_json()}, "seats": [{{"name": "Ada"}}, {{"name": "Bela"}}, '
    made = person.page.evaluate(
        """async (body) => (await fetch('/api/replays', { method: 'POST', body,
           headers: { 'content-type': 'application/json' } })).json()""",
        body + '{"name": "Cleo", "bot": "hawk"}]}',
    )
    person.go(f"/replay/{made['id']}{query}")
    reviewed(person.page)
    return person.page


def reviewed(page: Page) -> None:
    done = page.locator("[data-review=done]")
    done.wait_for(state="attached", timeout=LONGEST_MS)


@pytest.mark.parametrize("phone", [False, True])
def test_a_review_is_read_by_names_alone(
    meet: Meet, aviary: Server, match: Match, phone: bool
) -> None:
    person = meet(phone=phone)
    page = opened(person, aviary, match)
    if phone:
        page.get_by_role("button", name="Review").click()
    panel = page.get_by_role("tabpanel", name="Review")
    expect(panel.get_by_role("status").first).to_contain_text("imagined deals")
    heads = panel.get_by_role("columnheader").all_inner_texts()
    assert heads == list(SEATS)
    start, luck, skill, result = (
        [number(cell) for cell in cells(panel, name)]
        for name in ("Start", "Luck", "Skill", "Result")
    )
    assert result == [round(100 * share) for share in match.win_shares()]
    for parts in zip(start, luck, skill, result, strict=True):
        assert sum(parts[:3]) == pytest.approx(parts[3], abs=2)  # each of them is rounded
    assert all(0 <= number(cell.split()[0]) <= 100 for cell in cells(panel, "Accuracy"))
    assert_accessible(page)
    worst = panel.get_by_role("button", name=re.compile(r"^Move \d+, .*gave away \d\d")).first
    move = int(worst.get_attribute("data-review-move") or 0)
    worst.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("status").filter(has_text="Better was")
    expect(told).to_contain_text(f"Move {move + 1}, {SEATS[match_seat(match, move)]}")
    expect(page.get_by_role("slider", name="Move")).to_have_value(str(move))
    expect(page).to_have_url(re.compile(f"step={move}&review=1$"))
    assert page.locator("[data-hint-mark]").count() > 0
    assert_accessible(page)
    assert_fits(page)


def cells(panel: Locator, name: str) -> list[str]:
    row = panel.get_by_role("row", name=re.compile(f"^{name}"))
    return row.get_by_role("cell").all_inner_texts()


def match_seat(match: Match, move: int) -> int:
    """Whose decision it was."""
    again = match.fresh()
    for decision in match.decisions[:move]:
        again.play(decision)
    assert again.turn is not None
    return again.turn


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


def test_who_wants_to_guess_is_not_told_what_comes(
    meet: Meet, aviary: Server, match: Match
) -> None:
    page = opened(meet(), aviary, match, "?step=5")
    expect(page.locator("[data-review-moment]")).to_be_visible()
    page.get_by_label("Hide what comes").check()
    expect(page.locator("[data-review-moment]")).to_have_count(0)
    expect(page.get_by_role("table")).to_have_count(0)
    shown = page.locator("[data-review-move]")
    assert all(int(each.get_attribute("data-review-move") or 0) < 5 for each in shown.all())
    page.get_by_label("With all cards open").check()
    expect(page.get_by_text("with all cards open, as nobody")).to_be_visible(timeout=LONGEST_MS)


def test_notes_stay_with_a_replay(meet: Meet, aviary: Server, match: Match) -> None:
    page = opened(meet(), aviary, match, "?step=5")
    page.get_by_label("A note at this moment").fill("too greedy")
    page.get_by_label("A note at this moment").press("Enter")
    page.get_by_label("Mark: good").select_option("?")
    mine = page.get_by_role("button", name="Move 6, Ada ? too greedy")
    expect(mine).to_be_visible()
    page.goto(page.url.replace("step=5", "step=1"))
    mine.click()
    expect(page.get_by_role("slider", name="Move")).to_have_value("5")
    expect(page.get_by_label("A note at this moment")).to_have_value("too greedy")


@pytest.mark.parametrize("cards", ["as they were", "dealt anew, as this seat may imagine them"])
def test_one_plays_on_from_a_moment_and_comes_back(
    meet: Meet, aviary: Server, match: Match, cards: str
) -> None:
    person = meet()
    page = opened(person, aviary, match, "?step=6")
    there = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat").select_option(label="Bela")
    page.get_by_label("Against").select_option(label="Chick")
    page.get_by_label("Hidden cards").select_option(label=cards)
    page.get_by_role("button", name="Play", exact=True).last.click()
    page.wait_for_url("**/l/*")
    page.locator(".group.legal, [data-decision]").first.wait_for()
    page.get_by_role("link", name="Back to the replay").click()
    assert page.url == there
    reviewed(page)


def test_figures_of_reviews_are_kept_for_ones_own_eyes(meet: Meet, aviary: Server) -> None:
    """Whoever looks at the review of a game of theirs finds luck and accuracy among their games."""
    alice = meet()
    alice.url = aviary.url
    table = alice.sit_down(move_cap=8)
    alice.play_to_the_end()
    alice.go("/games")
    expect(alice.page.locator("[data-stats=cubirds]")).to_be_visible()
    expect(alice.page.locator("[data-reviewed]")).to_have_count(0)
    with alice.page.expect_response(lambda answer: answer.url.endswith(f"/{table}/review")) as kept:
        alice.go(f"/replay/{table}")
        reviewed(alice.page)
    assert kept.value.json() == {"seats": 1}
    alice.go("/games")
    figures = alice.page.locator("[data-reviewed='1']")
    expect(figures).to_contain_text("never count for a rating")
    expect(figures.locator("circle")).to_have_count(1)
    for width in (360, 1280):
        alice.page.set_viewport_size({"width": width, "height": 800})
        assert_fits(alice.page)
    assert_accessible(alice.page)
