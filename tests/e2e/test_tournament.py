"""A tournament from the page where it is made to the podium: somebody with an account on a laptop,
somebody without one on a phone, and bots."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Route, expect

from .autoplay import HASTE
from .conftest import Meet
from .person import Person
from .test_account import sign_up
from .test_everybody import assert_accessible, assert_fits, assert_touchable


def short_games(route: Route) -> None:
    """As the page asks for it, but with games that are short, and bots that can be beaten."""
    if route.request.method != "POST":
        return route.fallback()
    wanted = json.loads(route.request.post_data or "")
    quick = {"options": {"move_cap": 12}, "bots": ["random", "random"]}
    return route.continue_(post_data=json.dumps(wanted | quick))


def part(person: Person, state: str) -> Locator:
    return person.page.locator(f"[data-part={state}]")


def points(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-player='{name}'] [data-points]")


def test_somebody_wins_a_tournament_against_bots_and_another_person(meet: Meet) -> None:
    alice, bob = meet(), meet(phone=True)
    alice.context.add_init_script(HASTE)
    alice.go("/tournaments")
    alice.page.locator("[data-new]").click()
    expect(alice.page.get_by_text("made by people with an account")).to_be_visible()
    sign_up(alice, "Alice the Heron")
    alice.go("/new-tournament")
    alice.page.get_by_label("What it is called").fill("Cup of the pond")
    alice.page.get_by_label("Minutes", exact=True).fill("1")
    alice.page.get_by_label("Chick", exact=True).fill("2")
    assert_accessible(alice.page)
    alice.page.route("**/api/tournaments", short_games)
    alice.page.locator("[data-make]").click()
    alice.page.locator("[data-enter]").click()
    expect(part(alice, "entered")).to_be_visible()

    bob.page.goto(alice.page.url)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Cup of the pond")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.locator("[data-enter]").click()
    expect(alice.page.locator("[data-player=Bob]")).to_be_visible()  # nobody reloads anything
    assert_accessible(bob.page)
    assert_fits(bob.page)
    assert_touchable(bob.page)

    alice.page.locator("[data-start]").click()
    for person in (alice, bob):
        person.page.locator("[data-play]").click()
        person.page.locator("[data-version]").wait_for()
    # Bob is rude. A bot plays on, and Alice has won whatever it makes of it.
    bob.page.get_by_role("button", name="Leave the table").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    bob.page.locator("[data-cups]").wait_for()
    alice.play_to_the_end()
    alice.page.locator("[data-to-tournament]").click()
    expect(points(alice, "Alice the Heron")).to_have_text("1")
    expect(alice.page.locator("[data-player=Bob]")).to_contain_text("left")

    over = alice.page.locator("[data-podium]")
    free = alice.page.locator("[data-next-game]")
    playing = alice.page.locator("[data-play]")
    asked = False
    while over.count() == 0:
        leads = alice.page.locator("[data-player]").first.get_attribute("data-player")
        if free.count() and (not asked or leads != "Alice the Heron"):
            asked = True
            free.click()
        elif playing.count():
            playing.click()
            alice.play_to_the_end()
            alice.page.locator("[data-to-tournament]").click()
        alice.page.locator("[data-part=next], [data-part=play], [data-podium]").first.wait_for()
        alice.page.wait_for_timeout(200)
    expect(over).to_contain_text("You won the tournament!")
    expect(over.locator("[data-rank='1']")).to_contain_text("Alice the Heron")
    assert_accessible(alice.page)
    alice.go("/tournaments")
    expect(alice.page.get_by_role("link", name="Cup of the pond")).to_be_visible()
    assert_accessible(alice.page)
