"""What several people do together, for the tests of company."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .person import Person


def open_table(host: Person, seats: int = 2) -> str:
    """A table made on the page; returns the link to share."""
    host.go("/play/cubirds")
    host.page.locator("fieldset", has_text="Players").get_by_label(str(seats), exact=True).check()
    host.page.get_by_role("button", name="Open the table").click()
    return link_of(host)


def link_of(person: Person) -> str:
    """The link that the waiting room shows."""
    link = person.page.locator("output")
    expect(link).to_contain_text("invite=")
    return link.inner_text()


def path_of(link: str) -> str:
    """Without the invitation."""
    return link.partition("?")[0]


def table_of(link: str) -> str:
    return path_of(link).rpartition("/")[2]


def sit(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()


def join(guest: Person, link: str, name: str) -> None:
    """Take the last seat: the game starts."""
    sit(guest, link, name)
    expect_game(guest)


def expect_game(person: Person) -> None:
    expect(person.page.locator(".row")).to_have_count(4)


def two_at_a_table(alice: Person, bob: Person) -> str:
    """A game of Alice and Bob that has begun; returns its link."""
    link = open_table(alice)
    join(bob, link, "Bob")
    expect_game(alice)
    return link


def note(person: Person, kind: str) -> Locator:
    """A note in the log."""
    return person.page.locator(f".log [data-note={kind}]")


def leave(person: Person) -> None:
    person.page.get_by_role("button", name="Leave the table").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(person.page.locator("[data-play-bot=cubirds]")).to_be_visible()
