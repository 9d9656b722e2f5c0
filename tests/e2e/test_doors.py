"""Whoever cannot come in, or is shown out, reads why and what to do next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .company import link_of, open_table, path_of, sit, table_of
from .conftest import Meet
from .house import Server
from .person import Person

KEEP_SOCKETS = """
window.opened = [];
window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.opened.push(this); }
};
"""


def expect_turned_away(person: Person, why: str, heading: str) -> None:
    box = person.page.locator("[data-turned-away]")
    expect(box).to_have_attribute("data-turned-away", why)
    expect(box.get_by_role("heading")).to_have_text(heading)
    expect(box.locator("p")).not_to_be_empty()
    expect(box.get_by_role("link", name="Home", exact=True)).to_be_visible()
    expect(person.page.locator("[data-connection]")).to_have_count(0)
    knocks = len(person.sockets)
    person.page.wait_for_timeout(600)  # the first pauses of a reconnection are shorter
    assert len(person.sockets) == knocks, "it tries again for ever"


def test_a_wrong_link(alice: Person) -> None:
    alice.go("/t/no-such-table")
    expect_turned_away(alice, "not_found", "There is no table here")
    alice.page.get_by_role("link", name="Home", exact=True).click()
    expect(alice.page.locator("[data-play-bot=cubirds]")).to_be_visible()


def test_a_private_table_without_its_invitation(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = open_table(alice)
    bob.page.goto(path_of(link))
    expect_turned_away(bob, "forbidden", "This table is private")
    assert alice.page.locator("[data-seat='0'] input").input_value() not in bob.page.content()


def test_a_game_that_nobody_may_watch(meet: Meet) -> None:
    alice, bob = meet(), meet()
    table = alice.make_table(watch="nobody")
    invite = alice.table(table)["invite"]
    bob.go(f"/t/{table}?invite={invite}")
    expect_turned_away(bob, "unwatched", "The game is on, behind closed doors")


def test_a_finished_game_of_others(meet: Meet) -> None:
    alice, bob = meet(), meet()
    table = alice.sit_down(move_cap=1)
    alice.play_to_the_end()
    bob.go(f"/t/{table}")
    expect_turned_away(bob, "finished", "This game is over")


def test_whoever_is_sent_away_is_told(meet: Meet) -> None:
    alice, bob = meet(), meet()
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    alice.page.get_by_role("button", name="Send Bob away").click()
    alice.page.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect_turned_away(bob, "sent_away", "You were asked to leave this table")
    expect(alice.page.get_by_text("1 of 3 seats taken")).to_be_visible()
    bob.page.goto(link)
    expect_turned_away(bob, "sent_away", "You were asked to leave this table")


def test_a_table_that_is_called_off(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(), meet()
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    carol.page.goto(link)
    carol.page.get_by_role("button", name="Take a seat").wait_for()
    alice.page.get_by_role("button", name="Call the table off").click()
    alice.page.get_by_role("dialog").get_by_role("button", name="Call it off").dblclick()
    expect(alice.page.locator("[data-play-bot=cubirds]")).to_be_visible()
    for guest in (bob, carol):
        expect_turned_away(guest, "cancelled", "The table was called off")
    bob.page.get_by_role("link", name="Open a new table").click()
    expect(bob.page.get_by_role("button", name="Open the table")).to_be_visible()


def test_a_flood_is_hung_up_on(alice: Person) -> None:
    alice.page.add_init_script(KEEP_SOCKETS)
    alice.sit_down()
    alice.wait_for_turn()
    alice.page.evaluate("for (let i = 0; i < 700; i++) window.opened[0].send('nonsense')")
    expect_turned_away(alice, "too_fast", "That was too much at once")
    alice.page.get_by_role("button", name="Try again").click()
    assert alice.wait_for_turn()


def test_too_many_windows(alice: Person) -> None:
    table = alice.sit_down()
    alice.wait_for_turn()
    alice.page.evaluate(
        """(table) => Promise.all(Array.from({length: 60}, () => new Promise((told) => {
          const origin = location.origin.replace('http', 'ws');
          const socket = new WebSocket(`${origin}/api/tables/${table}/socket`);
          socket.onopen = () => socket.send(JSON.stringify({type: 'hello'}));
          socket.onmessage = socket.onclose = told;
          (window.kept ??= []).push(socket);
        })))""",
        table,
    )
    window = alice.another_window()
    window.go(f"/t/{table}")
    expect_turned_away(window, "too_many", "Too many windows are open")
    alice.page.evaluate("window.kept.forEach((socket) => socket.close())")
    window.page.get_by_role("button", name="Try again").click()
    assert window.wait_for_turn()


def test_the_server_restarts_while_two_wait(meet: Meet, server: Server) -> None:
    alice, bob = meet(), meet()
    link = open_table(alice, 3)
    sit(bob, link, "Bob")
    for person in (alice, bob):
        # A browser reports every failed connection by itself.
        person.excused += ("WebSocket", "Failed to load resource")
        expect(person.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    server.stop()
    for person in (alice, bob):
        expect(person.page.locator("[data-connection=lost]")).to_be_visible()
    server.start()
    for person in (alice, bob):
        expect(person.page.locator("[data-connection=lost]")).to_have_count(0)
        expect(person.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    assert table_of(link_of(bob)) == table_of(link)
    alice.page.get_by_role("button", name="Fill with bots and start").dblclick()
    for person in (alice, bob):
        expect(person.page.locator(".row")).to_have_count(4)


@pytest.mark.parametrize("where", ["waiting", "playing"])
def test_the_network_goes_and_comes_back(alice: Person, where: str) -> None:
    alice.excused += ("WebSocket", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")
    if where == "waiting":
        open_table(alice)
    else:
        alice.sit_down()
        alice.wait_for_turn()
    alice.context.set_offline(True)
    expect(alice.page.locator("[data-connection=lost]")).to_contain_text("You are offline")
    alice.context.set_offline(False)
    expect(alice.page.locator("[data-connection=lost]")).to_have_count(0)
    if where == "playing":
        assert alice.wait_for_turn()
        alice.choose()
