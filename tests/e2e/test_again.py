"""Playing again: offered, agreed to, declined."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .company import expect_game, link_of, note, sit, table_of
from .conftest import Meet
from .person import Person
from .test_everybody import assert_accessible, assert_fits


def finished_game(alice: Person, *others: Person) -> str:
    """A game of all of them that is over after one decision; returns its link."""
    table = alice.make_table(move_cap=1, seats=["me"] + ["open"] * len(others))
    alice.go(f"/t/{table}")
    link = link_of(alice)
    names = ("Bob", "Carol")
    for name, guest in zip(names, others, strict=False):
        sit(guest, link, name)
    people = (alice, *others)
    for person in people:
        expect_game(person)
    for _ in range(2400):
        movers = [each for each in people if each.page.locator(".group.legal").count()]
        if movers:
            movers[0].choose()
            break
        alice.page.wait_for_timeout(50)
    for person in people:
        expect(person.outcome).to_be_visible()
    return link


def again(person: Person) -> Locator:
    return person.page.locator("[data-rematch]")


def decline(person: Person) -> Locator:
    return person.page.locator("[data-decline]")


def test_it_starts_when_both_have_agreed(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(phone=True), meet()
    link = finished_game(alice, bob)
    carol.page.goto(link)
    expect(carol.outcome).to_be_visible()
    expect(again(carol)).to_have_count(0)
    again(alice).dblclick()
    expect(alice.page.locator(".rematch")).to_contain_text("Waiting for Bob.")
    expect(bob.page.locator(".rematch")).to_contain_text("would like to play again.")
    expect(note(bob, "rematch_offered")).to_have_count(1)
    assert_accessible(alice.page)
    assert_accessible(bob.page)
    assert_fits(bob.page)
    assert bob.page.url == link, "nobody is taken along without having agreed"
    again(bob).click()
    for person in (alice, bob):
        person.page.wait_for_url(lambda url: table_of(link) not in url)
        expect_game(person)
    assert alice.page.url.partition("?")[0] == bob.page.url.partition("?")[0]
    # Whoever watched can go on watching.
    carol.page.get_by_role("button", name="Watch the new game").click()
    expect_game(carol)
    expect(carol.page.get_by_text("You are watching.")).to_be_visible()


def test_it_is_declined_and_offered_to_the_link_instead(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = finished_game(alice, bob)
    again(alice).click()
    decline(bob).dblclick()
    expect(bob.page.locator(".rematch")).to_contain_text("would like to play again.")
    expect(decline(bob)).to_have_count(0)
    expect(alice.page.locator(".rematch")).to_contain_text("Bob would rather not play again.")
    assert table_of(link) in alice.page.url
    again(alice).click()
    expect(alice.page.get_by_text("1 of 2 seats taken")).to_be_visible()
    assert table_of(link_of(alice)) != table_of(link)
    # Bob changes his mind: the seat is still free.
    expect(bob.page.locator(".rematch")).to_contain_text("A new game has been opened.")
    again(bob).click()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect_game(alice)
    expect_game(bob)


def test_an_offer_is_taken_back(meet: Meet) -> None:
    alice, bob = meet(), meet()
    finished_game(alice, bob)
    again(alice).click()
    expect(again(bob)).to_contain_text("Play again")
    decline(alice).click()
    expect(note(bob, "rematch_declined")).to_have_count(1)
    expect(bob.page.locator(".rematch")).not_to_contain_text("would like to play again")


def test_whoever_is_gone_is_not_waited_for(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(), meet()
    link = finished_game(alice, bob, carol)
    carol.page.close()
    again(alice).click()
    again(bob).click()
    for person in (alice, bob):
        expect(person.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    later = carol.another_window()
    later.page.goto(link)
    expect(later.page.locator(".rematch")).to_contain_text("A new game has been opened.")
    again(later).click()
    later.page.get_by_role("button", name="Take a seat").click()
    for person in (alice, bob, later):
        expect_game(person)


def test_alone_with_bots_nobody_is_asked(alice: Person) -> None:
    table = alice.sit_down(move_cap=1)
    alice.play_to_the_end()
    again(alice).click()
    alice.page.wait_for_url(lambda url: table not in url)
    expect_game(alice)
