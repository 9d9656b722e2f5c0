"""Two servers on one PostgreSQL, a browser at each: nobody can tell."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.conftest import postgres, postgres_database, postgres_template
from ..server.processes import ServerProcess
from .company import expect_game, leave, link_of, note, open_table, path_of, sit, table_of
from .conftest import Meet
from .house import HURRY
from .test_again import again
from .test_company import mover_of

__all__ = ["postgres", "postgres_database", "postgres_template"]

SETTINGS: dict[str, Any] = {
    name.removeprefix("ROOKERY_").lower(): value for name, value in HURRY.items()
}


@pytest.fixture
def workers(postgres_database: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(ServerProcess(postgres_database, **SETTINGS)) for _ in range(2)
        )
        here.wait_until_ready()
        there.wait_until_ready()
        yield here, there


def test_a_browser_at_each_worker(meet: Meet, workers: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = workers
    alice, bob = meet(), meet()
    alice.url, bob.url = here.url, there.url
    link = open_table(alice, 3)
    sit(bob, link.replace(here.url, there.url), "Bob")
    expect(alice.page.get_by_text("2 of 3 seats taken")).to_be_visible()
    assert link_of(bob) == link.replace(here.url, there.url)
    bob.page.get_by_label("Say something").fill("Here I am")
    bob.page.get_by_role("button", name="Send", exact=True).click()
    expect(alice.page.get_by_text("Here I am")).to_be_visible()
    alice.page.get_by_role("button", name="Fill with bots and start").click()
    for person in (alice, bob):
        expect_game(person)
    for _ in range(6):
        mover_of((alice, bob)).choose()
    leave(bob)
    expect(note(alice, "left_to_bot")).to_have_count(1)
    bob.go(f"/t/{table_of(link)}")
    bob.page.locator("[data-return]").click()
    expect(note(alice, "returned")).to_have_count(1)
    mover_of((alice, bob)).choose()
    # One of them dies; its people come to the other by the same path.
    bob.excused += ("WebSocket", "Failed to load resource")
    there.kill()
    expect(bob.page.locator("[data-connection=lost]")).to_be_visible()
    expect(alice.page.locator("[data-away]")).to_contain_text("Bob has lost the connection.")
    bob.url = here.url
    bob.page.goto(path_of(link))
    expect_game(bob)
    expect(alice.page.locator("[data-away]")).to_have_count(0)
    mover_of((alice, bob)).choose()


def test_a_rematch_across_workers(meet: Meet, workers: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = workers
    alice, bob = meet(), meet()
    alice.url, bob.url = here.url, there.url
    table = alice.make_table(move_cap=1, seats=["me", "open"])
    alice.go(f"/t/{table}")
    sit(bob, link_of(alice).replace(here.url, there.url), "Bob")
    for person in (alice, bob):
        expect_game(person)
    mover_of((alice, bob)).choose()
    for person in (alice, bob):
        expect(person.outcome).to_be_visible()
    again(alice).click()
    again(bob).click()
    for person in (alice, bob):
        person.page.wait_for_url(lambda url: table not in url)
        expect_game(person)
    assert table_of(alice.page.url) == table_of(bob.page.url)
