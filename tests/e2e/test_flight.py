"""Once visited, the site needs no network; and it says what does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .autoplay import HASTE, play_to_the_end
from .conftest import Meet
from .flight import take_off
from .house import Server
from .test_everybody import assert_accessible, assert_fits, assert_spoken

GAMES = ["cubirds", "biblios", "birdie", "ducks", "chirp"]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_pages_that_were_never_opened_open_in_flight(meet: Meet, language: str) -> None:
    alice = meet(locale=f"{language}-PL", phone=True, service_workers="allow")
    take_off(alice)
    alice.go("/")
    expect(alice.page.locator("[data-play-bot]")).to_have_count(len(GAMES))
    expect(alice.page.locator("[data-needs=network]")).to_be_visible()
    for game in GAMES:
        alice.go(f"/rules/{game}")
        expect(alice.page.locator("[data-clause]").nth(5)).to_have_text(re.compile(r"\w{3}"))
    alice.go("/settings")
    alice.page.locator("input[autocomplete=nickname]").fill("Wren")
    alice.page.locator("form button").click()
    alice.page.reload()
    expect(alice.page.locator("input[autocomplete=nickname]")).to_have_value("Wren")


@pytest.mark.parametrize(
    ("language", "games"),
    [("en", ["cubirds", "chirp"]), ("ru", ["biblios", "ducks"]), ("pl", ["birdie"])],
)
def test_a_phone_in_flight_plays_to_the_end(
    meet: Meet, aviary: Server, language: str, games: list[str]
) -> None:
    alice = meet(locale=f"{language}-PL", phone=True, service_workers="allow")
    alice.url = aviary.url
    alice.context.add_init_script(HASTE)
    take_off(alice)
    for game in games:
        alice.play_bots(game)
        play_to_the_end(alice)
        assert_spoken(alice.page, language)
        alice.outcome.locator("[data-rematch]").click()
        expect(alice.outcome).to_have_count(0)
        expect(alice.page.locator("[data-version]")).to_be_attached()
    alice.go("/")
    assert_fits(alice.page)
    expect(alice.page.locator("[aria-labelledby=mine] li")).to_have_count(len(games))
    alice.page.locator(".finished summary").click()
    assert_fits(alice.page)
    assert_accessible(alice.page)
    alice.page.locator(".finished a").first.click()
    alice.page.locator(".bar [role=status]").wait_for()


def test_several_at_one_device_in_flight(meet: Meet, aviary: Server) -> None:
    alice = meet(phone=True, service_workers="allow")
    alice.url = aviary.url
    alice.context.add_init_script(HASTE)
    take_off(alice)
    alice.go("/play/ducks")
    alice.page.locator("input[value=here]").check(force=True)
    alice.unfold()
    alice.page.locator("input[type=number]").fill("24")
    alice.page.locator("form > button").click()
    expect(alice.page.locator(".curtain")).to_contain_text("your turn")
    play_to_the_end(alice)


def test_what_needs_the_network_comes_back_with_it(meet: Meet) -> None:
    alice = meet(service_workers="allow")
    take_off(alice)
    alice.go("/")
    expect(alice.page.get_by_role("link", name="Play with friends")).to_have_count(0)
    alice.context.set_offline(False)
    # and a game that only this house offers
    expect(alice.page.get_by_role("link", name="Play with friends")).to_have_count(len(GAMES) + 1)
    expect(alice.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(alice.page.locator("[data-needs=network]")).to_have_count(0)


def test_a_name_chosen_in_flight_reaches_the_server(meet: Meet) -> None:
    alice = meet(service_workers="allow")
    take_off(alice)
    alice.go("/settings")
    alice.page.locator("input[autocomplete=nickname]").fill("Wren")
    alice.page.get_by_role("button", name="Save").click()
    alice.context.set_offline(False)
    alice.go("/")
    expect(alice.page.get_by_role("heading", name="Open tables")).to_be_visible()
    me = alice.context.request.get(alice.url + "/api/me").json()
    assert me["name"] == "Wren"
