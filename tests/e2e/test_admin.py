"""Looking after the house in a browser: a report, what can be done about it, and how it is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .company import two_at_a_table
from .conftest import Meet
from .house import Server
from .person import Person
from .test_everybody import assert_accessible, assert_fits, assert_touchable

APPOINT = """INSERT INTO moderation
(number, at, "by", by_name, act, person, name, place, "table", why)
SELECT coalesce(max(number), 0) + 1, 1, '', '', 'appoint', ?, 'Ada', '', '', '' FROM moderation"""


def moderator(server: Server, person: Person) -> None:
    """An operator has appointed this one."""
    server.change(APPOINT, person.context.request.get(f"{server.url}/api/me").json()["id"])


def say(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_label("Say something").press("Enter")


def admin(person: Person) -> None:
    """Once the server has noticed who may."""
    page = person.page
    heading = page.get_by_role("heading", level=1)
    while heading.inner_text() != "Looking after the house":
        person.go("/admin")
        heading.wait_for()
        page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_is_removed_and_its_writer_shown_out(
    server: Server, meet: Meet, phone: bool
) -> None:
    alice, bob, ada = meet(), meet(), meet(phone=phone)
    two_at_a_table(alice, bob)
    say(bob, "You are an owl")
    alice.page.get_by_role("tab", name="Chat").click()
    alice.page.get_by_role("button", name="Report").first.click()
    ada.go("/admin")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(
        "There is nothing at this address"
    )
    ada.excused += ("404",)
    moderator(server, ada)
    admin(ada)
    report = ada.page.locator("article", has_text="You are an owl").first
    expect(report).to_contain_text("Reported by one person")
    report.get_by_role("button", name="Remove the line").click()
    for check in (assert_accessible, assert_fits, assert_touchable):
        check(ada.page)
    report.locator("form").get_by_role("button", name="Remove the line").click()
    expect(ada.page.get_by_text("Nothing is waiting")).to_be_visible()
    expect(alice.page.locator(".chat")).to_contain_text("(removed)")
    expect(alice.page.locator(".chat")).not_to_contain_text("owl")

    ada.page.get_by_label("Name, exactly").fill("Bob")
    ada.page.get_by_role("button", name="Search").click()
    found = ada.page.locator("article", has_text="Bob").first
    found.get_by_role("button", name="Ban").click()
    found.get_by_label("For how long?").select_option(label="a week")
    found.get_by_label("Why?").fill("rude")
    found.locator("form").get_by_role("button", name="Ban").click()
    expect(ada.page.get_by_role("button", name="Lift")).to_be_visible()
    banned = bob.page.locator("[data-turned-away=banned]")
    expect(banned).to_contain_text("Playing against bots on your own device still works")
    bob.excused += ("403",)
    bob.go("/")
    bob.page.get_by_role("heading", level=1).wait_for()
    ada.page.get_by_role("button", name="Lift").click()
    expect(ada.page.get_by_text("Nobody is banned or silenced")).to_be_visible()
