"""Leaving a game, being away, being replaced, and coming back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .company import expect_game, leave, note, open_table, sit, table_of, two_at_a_table
from .conftest import Meet
from .test_company import mover_of
from .test_everybody import assert_accessible


def test_leaving_and_taking_the_seat_back(meet: Meet) -> None:
    alice, bob = meet(), meet()
    two_at_a_table(alice, bob)
    bob.page.get_by_role("button", name="Leave the table").click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("A bot .* plays on for you at once"))
    dialog.get_by_role("button", name="Stay").click()
    expect_game(bob)
    leave(bob)
    expect(note(alice, "left_to_bot")).to_have_text(re.compile("^Bob leaves, and a bot "))
    expect(alice.page.locator(".plate .stands-in")).to_have_count(1)
    # The game goes on: the bot plays whenever it is Bob's turn.
    for _ in range(3):
        assert alice.wait_for_turn()
        alice.choose()
    bob.page.get_by_role("link", name="Take my seat back").click()
    expect(bob.page.locator("[data-kept]")).to_contain_text("You left, and a bot plays for you.")
    assert_accessible(bob.page)
    bob.page.locator("[data-return]").dblclick()
    expect(bob.page.locator("[data-kept]")).to_have_count(0)
    expect(note(alice, "returned")).to_have_text("Bob is back.")
    expect(alice.page.locator(".plate .stands-in")).to_have_count(0)
    mover_of((alice, bob)).choose()


def test_whoever_does_not_come_back_is_replaced_by_decision(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = two_at_a_table(alice, bob)
    bob.page.close()
    away = alice.page.locator("[data-away]")
    expect(away).to_contain_text(re.compile(r"Bob has lost the connection\. In 0:0\d"))
    expect(away).to_contain_text("Bob has not come back.")
    assert_accessible(alice.page)
    # Whoever is not connected themselves does not know who is missing.
    alice.excused += ("WebSocket", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    alice.context.set_offline(True)
    expect(alice.page.locator("[data-connection=lost]")).to_be_visible()
    expect(away).to_have_count(0)
    alice.context.set_offline(False)
    away.get_by_role("button", name="Wait").click()
    expect(note(alice, "waited")).to_have_count(1)
    expect(away.get_by_role("button")).to_have_count(0)
    away.get_by_role("button", name="Let a bot play").dblclick()
    expect(note(alice, "replaced")).to_have_count(1)
    assert alice.wait_for_turn()
    alice.choose()
    again = bob.another_window()
    again.go(f"/t/{table_of(link)}")
    expect(again.page.locator("[data-kept]")).to_contain_text("You were away")
    expect(note(again, "replaced")).to_have_text(re.compile("^Bob was away for too long"))
    again.page.locator("[data-return]").click()
    expect(note(alice, "returned")).to_have_count(1)
    mover_of((alice, again)).choose()


def test_a_spectator_is_told_who_is_away_and_asked_nothing(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(), meet()
    link = two_at_a_table(alice, bob)
    carol.page.goto(link)
    expect_game(carol)
    bob.page.close()
    expect(alice.page.get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(carol.page.locator("[data-away]")).to_contain_text("Bob has lost the connection.")
    expect(carol.page.get_by_role("button", name="Let a bot play")).to_have_count(0)


def test_the_last_one_leaves_and_the_game_rests(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = two_at_a_table(alice, bob)
    leave(alice)
    bob.page.get_by_role("button", name="Leave the table").click()
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nobody else is there, so the game stops.")
    dialog.get_by_role("button", name="Leave").click()
    expect(bob.page.locator("[data-play-bot=cubirds]")).to_be_visible()
    alice.page.goto(link)
    expect(alice.page.locator("[data-kept]")).to_contain_text("the game rests")
    alice.page.locator("[data-return]").click()
    expect(alice.page.locator("[data-kept]")).to_have_count(0)
    assert alice.wait_for_turn()
    alice.choose()


def test_two_with_one_colour_get_two_marks(meet: Meet) -> None:
    alice, bob = meet(), meet()
    for person in (alice, bob):
        person.context.request.get(person.url + "/api/me")
        person.context.request.patch(person.url + "/api/me", data={"colour": 3})
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    marks = alice.page.locator(".people [data-seat] .token")
    expect(marks).to_have_count(2)
    classes = [str(mark.get_attribute("class")) for mark in marks.all()]
    assert len({re.findall(r"rk-seat-\d", each)[0] for each in classes}) == 2
