"""What goes wrong without anybody's doing: a table that cannot be read, rules that are gone, a
clock at zero. Whoever is there reads what happened, and what to do next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .company import expect_game, note, open_table, sit, table_of, two_at_a_table
from .conftest import Meet
from .house import Server
from .person import Person
from .test_company import mover_of
from .test_doors import expect_turned_away
from .test_everybody import assert_accessible, assert_fits


def test_a_table_that_is_set_aside(meet: Meet, server: Server) -> None:
    """Nobody can say how a table got out of order; here somebody wrote nonsense in its journal."""
    alice, bob = meet(), meet()
    for person in (alice, bob):
        person.excused += ("503",)  # the browser says by itself what it could not fetch
    table = table_of(two_at_a_table(alice, bob))
    mover = mover_of((alice, bob))
    server.change(
        "INSERT INTO journal SELECT table_id, max(number) + 1, at, 'decided', seat, 30000, 'x', ''"
        " FROM journal WHERE table_id = ?", table,
    )  # fmt: skip
    mover.page.locator(".group.legal").first.click()
    mover.page.locator(".end.legal").first.click()
    for person in (alice, bob):
        expect_turned_away(person, "set_aside", "Something is wrong with this table")
    bob.page.set_viewport_size({"width": 360, "height": 740})
    assert_fits(bob.page)
    assert_accessible(bob.page)
    bob.page.get_by_role("button", name="Try again").click()
    expect_turned_away(bob, "set_aside", "Something is wrong with this table")
    # The others notice nothing.
    bob.sit_down()
    assert bob.wait_for_turn()
    bob.choose()


def test_rules_that_are_gone(alice: Person, server: Server) -> None:
    table = alice.make_table()
    server.stop()
    server.change("UPDATE tables SET rules_version = 1000 WHERE id = ?", table)
    server.start()
    alice.excused += ("410",)  # the browser says by itself what it could not fetch
    alice.go(f"/t/{table}")
    expect_turned_away(alice, "rules_gone", "The rules of this table are not here")
    alice.go("/")
    expect(alice.page.locator("[data-play-bot=cubirds]")).to_be_visible()


def test_games_whose_rules_have_changed(meet: Meet, server: Server) -> None:
    """Where today's rules lead where a game went, it goes on as if nothing had happened. Where they
    do not, its people are told so, can look at what was played, and play again."""
    alice, bob, carol = meet(), meet(locale="ru"), meet()
    for person in (alice, bob, carol):
        person.excused += ("WebSocket",)  # the server goes away for a moment
    going_on = carol.sit_down()
    assert carol.wait_for_turn()
    carol.choose()
    link = open_table(alice)
    table = table_of(link)
    bob.go(f"/t/{table}?invite={link.partition('invite=')[2]}")
    bob.page.get_by_role("button", name="Занять место").click()
    for person in (alice, bob):
        expect_game(person)
    mover_of((alice, bob)).choose()
    server.stop()
    server.change(
        "UPDATE journal SET decision = 30000 WHERE table_id = ? AND number ="
        " (SELECT max(number) FROM journal WHERE table_id = ? AND kind = 'decided')", table, table,
    )  # fmt: skip
    for one in (table, going_on):
        server.change("UPDATE tables SET rules_version = 0 WHERE id = ?", one)
    server.start()
    carol.go(f"/t/{going_on}")
    assert carol.wait_for_turn()
    carol.choose()
    bob.page.set_viewport_size({"width": 360, "height": 740})
    for person in (alice, bob):
        ended = person.page.locator("[data-rules-changed]")
        expect(ended).to_have_attribute("data-rules-changed", "1")
        assert_fits(person.page)
    expect(bob.page.get_by_role("heading", name="Партию прервало")).to_be_visible()
    assert_accessible(bob.page)
    hub = alice.another_window()
    hub.go("/")
    expect(hub.page.locator(f"[data-ended] a[href='/t/{table}']")).to_be_visible()
    hub.go(f"/t/{table}")
    hub.page.get_by_role("link", name="Look at the game").click()
    hub.page.get_by_role("button", name="To the end").click()
    expect(hub.page.locator("[data-ended]")).to_contain_text("The rules here have changed")
    hub.go("/")
    expect(hub.page.locator("[data-play-bot=cubirds]")).to_be_visible()
    expect(hub.page.locator("[data-ended]")).to_have_count(0)  # she has been there
    for person in (alice, bob):
        person.page.locator("[data-rematch]").click()
    for person in (alice, bob):
        person.page.wait_for_url(lambda url: table not in url)
        expect_game(person)


@pytest.mark.parametrize("at_zero", ["bot_moves", "seat_lost"])
def test_a_time_out_is_told_to_everybody(meet: Meet, at_zero: str) -> None:
    alice, bob, carol = meet(), meet(phone=True), meet()
    clock = {"kind": "game", "seconds": 4, "increment": 0}
    table = alice.make_table(seats=["me", "open"], clock=clock, at_zero=at_zero, watch="anyone")
    alice.go(f"/t/{table}")
    invite = alice.table(table)["invite"]
    sit(bob, f"{bob.url}/t/{table}?invite={invite}", "Bob")
    carol.go(f"/t/{table}")
    for person in (alice, bob, carol):
        expect_game(person)
    mover = mover_of((alice, bob))
    kind = {"bot_moves": "timed_out", "seat_lost": "lost_seat"}[at_zero]
    for person in (alice, bob, carol):
        expect(note(person, kind).first).to_have_text(re.compile("out of time.* bot"))
    if at_zero == "bot_moves":
        expect(mover.page.get_by_text("Your time is up.")).to_be_visible()
    else:
        expect(mover.page.locator("[data-kept]")).to_contain_text("Your time")
    assert_fits(bob.page)
