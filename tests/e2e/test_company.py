"""Several people, several browsers, one table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .company import join, open_table
from .conftest import Meet
from .house import Server
from .person import Person


def test_two_players_and_a_spectator(meet: Meet) -> None:
    alice, bob, carol = meet(), meet(), meet()
    link = open_table(alice)
    expect(alice.page.get_by_role("img", name="QR code with the link")).to_be_visible()
    join(bob, link, "Bob")
    expect(alice.page.locator(".row")).to_have_count(4)
    carol.page.goto(link)
    expect(carol.page.get_by_text("You are watching.")).to_be_visible()
    expect(carol.page.locator(".group")).to_have_count(0)

    players = (alice, bob)
    for _ in range(12):
        mover_of(players).choose()
    # A draft is its player's own: at the start of a turn there is none.
    while (mover := mover_of(players)).page.locator("[data-take-back]").count():
        mover.choose()
    rows = [str(row.get_attribute("aria-label")) for row in mover.page.locator(".row").all()]
    for person in (alice, bob, carol):
        for number, row in enumerate(rows):
            expect(person.page.locator(".row").nth(number)).to_have_attribute("aria-label", row)
        expect(person.page.locator(".log li").first).to_be_visible()

    alice.page.get_by_role("tab", name="Chat").click()
    alice.page.get_by_label("Say something").fill("Nice move!")
    alice.page.get_by_role("button", name="Send").click()
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_text("Nice move!")).to_be_visible()

    for person in (alice, bob, carol):
        for update in person.updates():
            assert_nothing_hidden(update)
        assert_screen_shows_no_more(person)


def mover_of(players: tuple[Person, ...]) -> Person:
    """Whose screen glows."""
    for _ in range(1200):
        for person in players:
            if person.page.locator(".group.legal, [data-decision]").count():
                return person
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can move")


def assert_nothing_hidden(update: dict[str, Any]) -> None:
    """Neither another's cards, nor the deck, nor the seed before the end."""
    view, seat = update["view"], update["seat"]
    if view is None:
        return
    assert view["you"] == seat
    assert isinstance(view["deck"], int)
    for number, hand in enumerate(view["hands"]):
        if number != seat:
            assert hand["cards"] is None
    if update["status"] != "over":
        assert update["seed"] is None
    if update["turn"] != seat:
        assert update["legal"] == []


def assert_screen_shows_no_more(person: Person) -> None:
    """In the document there are only cards that the last view shows to this reader."""
    update = person.updates()[-1]
    view, seat = update["view"], update["seat"]
    drawn = person.page.locator("[data-key] img").all()
    faces = [str(image.get_attribute("src")) for image in drawn]
    own = view["hands"][seat]["cards"] if seat is not None else {}
    visible = sum(len(row) for row in view["rows"]) + sum(own.values())
    assert 0 < len(faces) <= visible
    for number, hand in enumerate(view["hands"]):
        if number == seat:
            continue
        held = person.page.locator(f"[data-zone=hand-{number}]")
        known = held.locator(".known").all_inner_texts()
        assert sorted(map(int, known)) == sorted(hand["known"].values())
        for image in held.locator(".backs img").all():
            assert "back" in str(image.get_attribute("src"))


def test_reload_in_mid_turn(alice: Person) -> None:
    alice.sit_down()
    while alice.wait_for_turn():
        alice.choose()
        alice.page.locator(".group.legal, [data-decision], .outcome").first.wait_for()
        if alice.page.locator("[data-decision]").count():
            break
    question = alice.page.locator(".prompt .text").inner_text()
    buttons = alice.page.locator("[data-decision]").all_inner_texts()
    rows = [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()]
    log = alice.page.locator(".log li").all_inner_texts()
    alice.page.reload()
    expect(alice.page.locator(".prompt .text")).to_have_text(question)
    assert alice.page.locator("[data-decision]").all_inner_texts() == buttons
    assert [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()] == rows
    expect(alice.page.locator(".log li")).to_have_count(len(log))
    alice.choose()


def test_the_server_is_restarted_in_mid_game(alice: Person, server: Server) -> None:
    # A browser reports every failed connection by itself.
    alice.excused += ("WebSocket", "Failed to load resource")
    alice.sit_down()
    for _ in range(3):
        assert alice.wait_for_turn()
        alice.choose()
    assert alice.wait_for_turn()
    server.stop()
    expect(alice.page.locator("[data-connection=lost]")).to_be_visible()
    expect(alice.page.locator(".group.legal, [data-decision]")).to_have_count(0)
    server.start()
    expect(alice.page.locator("[data-connection=lost]")).to_have_count(0, timeout=60_000)
    assert alice.wait_for_turn()
    alice.choose()


def test_hot_seat_with_a_curtain(alice: Person) -> None:
    alice.go("/play/cubirds")
    alice.page.get_by_label("On this device").check()
    alice.page.get_by_label("Name").nth(0).fill("Ada")
    alice.page.get_by_label("Name").nth(1).fill("Ben")
    alice.page.get_by_role("button", name="Start").click()
    opened = []
    for _ in range(4):
        curtain = alice.page.locator(".curtain")
        curtain.wait_for()
        assert alice.page.locator("[data-key]").count() == 0
        opened.append(curtain.locator("h2").inner_text())
        curtain.get_by_role("button").click()
        while curtain.count() == 0 and alice.wait_for_turn():
            alice.choose()
            alice.page.locator(".curtain, .group.legal, [data-decision]").first.wait_for()
    assert opened == ["Ada, it’s your turn", "Ben, it’s your turn"] * 2
