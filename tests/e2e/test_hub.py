"""The front page of somebody who has played before: what waits for them, and company."""

from __future__ import annotations

from playwright.sync_api import expect

from .company import expect_game, table_of, two_at_a_table
from .conftest import Meet
from .person import READY
from .test_company import mover_of
from .test_everybody import assert_accessible, assert_fits, assert_touchable


def test_who_has_played_finds_moves_company_and_games(meet: Meet) -> None:
    alice, bob = meet(), meet(phone=True)
    alice.sit_down(move_cap=2)
    alice.play_to_the_end()
    first, second = (alice.make_table(move_cap=60) for _ in range(2))
    alice.go("/")
    moves = alice.page.locator("[data-moves]")
    expect(moves).to_have_attribute("data-moves", "2")
    next_move = moves.get_by_role("link", name="Next move")
    expect(next_move).to_have_attribute("href", f"/t/{first}")
    expect(moves.locator(f"a[href='/t/{second}']")).to_be_visible()
    expect(alice.page.get_by_role("link", name="All your games")).to_be_visible()
    alice.page.locator("[data-pair=cubirds]").click()
    expect(alice.page.get_by_text("Everybody on the front page sees this table")).to_be_visible()
    waiting = alice.page.url.rpartition("/")[2]

    bob.go("/")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text(
        "Card games worth sitting down for"
    )
    bob.sit_down(move_cap=1, seats=["bot", "me"])
    bob.page.locator(".outcome").wait_for()
    bob.go("/")
    open_table = bob.page.locator(f"[data-open='{waiting}']")
    expect(open_table).to_contain_text("No clock")
    assert_accessible(bob.page)
    assert_fits(bob.page)
    assert_touchable(bob.page)
    open_table.get_by_role("button", name="Sit down").click()
    for person in (bob, alice):
        expect_game(person)
    # While Bob thinks, the next move of hers is one click away.
    to_do = alice.page.locator("[data-next]")
    alice.page.locator(READY).or_(to_do).first.wait_for()
    while to_do.count() == 0 and alice.wait_for_turn():
        alice.choose()
        alice.page.locator(READY).or_(to_do).first.wait_for()
    expect(to_do).to_have_attribute("href", f"/t/{first}")


def test_who_comes_back_is_told_what_has_happened_since(meet: Meet) -> None:
    """At the table, from where they left off until they move; and in the list of their tables."""
    alice, bob = meet(), meet()
    link = two_at_a_table(alice, bob)
    table = table_of(link)
    mover = mover_of((alice, bob))
    other = bob if mover is alice else alice
    expect(other.page.locator("[data-happened]")).not_to_have_attribute("data-since", "0")
    other.go("/")
    expect(other.page.locator("[data-new]")).to_have_count(0)
    expect(mover.page.locator("[data-away]")).to_be_visible()
    while not other.table(table)["your_turn"]:
        mover_of((mover,)).choose()
    other.go("/")
    expect(other.page.locator(f"li:has(a[href='/t/{table}']) [data-new]")).to_be_visible()
    other.page.set_viewport_size({"width": 360, "height": 740})
    assert_fits(other.page)
    assert_accessible(other.page)
    other.page.set_viewport_size({"width": 1280, "height": 800})
    other.go(f"/t/{table}")
    strip = other.page.locator("[data-happened]")
    expect(strip).to_have_attribute("data-since", "0")
    expect(strip).to_contain_text("Since you were here")
    expect(other.page.locator("[data-log-since]")).to_have_text("Since you were here")
    assert_accessible(other.page)
    assert other.wait_for_turn()
    other.choose()
    expect(strip).not_to_have_attribute("data-since", "0")
