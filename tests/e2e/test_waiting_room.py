"""Before the game: a room in which people gather."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .company import expect_game, join, link_of, open_table, sit, table_of
from .conftest import Meet
from .person import Person
from .test_everybody import assert_accessible, assert_fits, assert_touchable


def test_the_invitation_is_never_lost(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = open_table(alice, 3)
    alice.page.reload()
    assert link_of(alice) == link
    alice.go("/")
    alice.page.get_by_role("link", name="Continue").click()
    assert link_of(alice) == link
    window = alice.another_window()
    window.go(f"/t/{table_of(link)}")
    assert link_of(window) == link
    # Whoever joins can invite, too, and loses nothing by a reload.
    sit(bob, link, "Bob")
    assert link_of(bob) == link
    bob.go(f"/t/{table_of(link)}")
    assert link_of(bob) == link
    expect(bob.page.get_by_role("img", name="QR code with the link")).to_be_visible()


def test_the_link_is_shared_with_the_devices_own_button(meet: Meet) -> None:
    alice = meet(phone=True)
    alice.page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    link = open_table(alice)
    alice.page.get_by_role("button", name="Share").click()
    assert alice.page.evaluate("window.shared") == {
        "title": "CuBirds", "text": "A seat is free at our table", "url": link,
    }  # fmt: skip


def test_everybody_sees_who_is_there_and_what_is_missing(meet: Meet) -> None:
    alice, bob = meet(), meet(phone=True)
    link = open_table(alice, 3)
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="CuBirds")).to_be_visible()
    expect(bob.page.get_by_text("2 players are still missing.")).to_be_visible()
    expect(bob.page.get_by_text("By the usual rules")).to_be_visible()
    expect(bob.page.get_by_text("No clock")).to_be_visible()
    expect(bob.page.get_by_text("The rules in two minutes")).to_be_visible()
    assert_fits(bob.page)
    assert_touchable(bob.page)
    assert_accessible(bob.page)
    sit(bob, link, "Bob")
    expect(alice.page.get_by_text("One player is still missing.")).to_be_visible()
    expect(bob.page.get_by_text("host", exact=True)).to_be_visible()
    expect(bob.page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    say(alice, "Hello Bob!")
    expect(bob.page.get_by_text("Hello Bob!")).to_be_visible()
    assert_accessible(alice.page)
    assert_fits(bob.page)
    assert_touchable(bob.page)
    # Nobody sits twice: whoever has a seat is offered no other.
    expect(bob.page.get_by_role("button", name="Take a seat")).to_have_count(0)
    bob.page.close()
    expect(alice.page.get_by_text("not here at the moment")).to_be_visible()


def test_whom_one_does_not_want_to_hear(meet: Meet) -> None:
    alice, bob = meet(), meet()
    sit(bob, open_table(alice, 3), "Bob")
    say(bob, "Hello!")
    alice.page.get_by_role("button", name="Mute Bob").click()
    expect(alice.page.get_by_text("You don’t hear Bob.")).to_be_visible()
    say(bob, "Can you hear me?")
    expect(bob.page.get_by_text("Can you hear me?")).to_be_visible()
    alice.page.get_by_role("button", name="Hear again").click()
    say(bob, "And now?")
    expect(alice.page.get_by_text("And now?")).to_be_visible()
    expect(alice.page.get_by_text("Can you hear me?")).to_have_count(0)


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Send", exact=True).click()


def test_names_of_table_and_owner(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    alice.page.get_by_label("Your name at this table").fill("Anna")
    alice.page.get_by_role("button", name="Save").click()
    expect(bob.page.locator("[data-seat='0']")).to_contain_text("Anna")
    alice.page.get_by_label("Name of the table").fill("Friday evening")
    alice.page.get_by_role("button", name="Save").click()
    expect(bob.page.get_by_role("heading", name="Friday evening")).to_be_visible()
    expect(bob.page.get_by_label("Name of the table")).to_have_count(0)


def test_fill_with_bots_and_start(alice: Person) -> None:
    open_table(alice, 4)
    alice.page.get_by_role("button", name="Seat a bot").first.click()
    expect(alice.page.get_by_text("2 of 4 seats taken")).to_be_visible()
    alice.page.get_by_role("button", name=re.compile("^Send Chick.* away$")).click()
    expect(alice.page.get_by_text("1 of 4 seats taken")).to_be_visible()
    alice.page.get_by_role("button", name="Fill with bots and start").dblclick()
    expect_game(alice)
    expect(alice.page.locator(".plate")).to_have_count(4)


def test_pressing_everything_twice(meet: Meet) -> None:
    alice, bob = meet(), meet()
    alice.go("/play/cubirds")
    alice.page.get_by_role("button", name="Open the table").dblclick()
    link = link_of(alice)
    mine = alice.context.request.get(f"{alice.url}/api/tables/mine").json()
    assert len(mine) == 1
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").dblclick()
    expect_game(bob)
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    assert sum(seat["yours"] for seat in bob.updates()[-1]["seats"]) == 1


def test_the_owner_gets_up_and_the_table_stays(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(), meet()
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    alice.page.get_by_role("button", name="Give up my seat").click()
    alice.page.get_by_role("dialog").get_by_role("button", name="Give up my seat").dblclick()
    expect(alice.page.locator("[data-play-bot=cubirds]")).to_be_visible()
    expect(bob.page.get_by_text("1 of 3 seats taken")).to_be_visible()
    bob.page.get_by_role("button", name="Seat a bot").first.click()
    join(carol, link, "Carol")
    expect_game(bob)
