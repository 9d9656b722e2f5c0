"""The position editor, by accessible names and live regions: a link from Python is opened, changed
until it makes no sense and back, judged, and played."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode

import pytest
from playwright.sync_api import Locator, expect

from rookery.bots.puzzle_book import Collection
from rookery.core.match import Match, describe
from rookery.core.registry import find_game

from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible

FIRST = Collection.of(find_game("cubirds")).puzzles[0]


@pytest.fixture
def alice(meet: Meet, aviary: Server) -> Person:
    person = meet()
    person.url = aviary.url
    return person


def told(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Position editor").get_by_role("status")


def link() -> str:
    """As the site writes one."""
    position = describe(Match("cubirds", 3, seed=7)) | {"seed": 7}
    for memory in ("known", "recent", "unseen"):
        del position[memory]
    squeezed = zlib.compressobj(wbits=-15)
    small = squeezed.compress(json.dumps(position).encode()) + squeezed.flush()
    return "/edit/cubirds#" + urlsafe_b64encode(small).decode().rstrip("=")


def test_a_position_is_changed_judged_and_played(alice: Person) -> None:
    page = alice.page
    alice.go(link())
    expect(told(alice)).to_contain_text("The position can be played.")
    assert_accessible(page)
    hand = page.get_by_label("Add to: Hands: Player 1")
    hand.focus()
    hand.select_option("Flamingo")
    expect(told(alice)).to_contain_text("The position can be played.")
    more = page.get_by_role("button", name="One more: Flamingo (Hands: Player 1)")
    for _ in range(8):
        if "Flamingo: " in (told(alice).text_content() or ""):
            break
        more.focus()
        page.keyboard.press("Enter")
    expect(told(alice)).to_contain_text("cards are placed, but there are only 7")
    expect(told(alice)).to_contain_text("CUB-1")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_role("button", name="One less: Flamingo (Hands: Player 1)").click()
    expect(told(alice)).to_contain_text("The position can be played.")
    page.get_by_role("button", name="What is best?").click()
    expect(told(alice)).to_contain_text("games of 100", timeout=60_000)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/l/*")
    expect(page.locator(".prompt")).to_be_visible()


def test_a_puzzle_is_edited(alice: Person) -> None:
    alice.go(f"/edit/cubirds?puzzle=cubirds-{FIRST.form[:10]}")
    expect(told(alice)).to_contain_text("The position can be played.")
    fields = alice.page.locator("[data-field=hands]")
    expect(fields).to_contain_text("Player 2")


def test_a_link_that_is_cut_short_says_so(alice: Person) -> None:
    alice.go(link()[:60])
    expect(alice.page.get_by_role("heading", name="No such position")).to_be_visible()
