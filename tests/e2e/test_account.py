"""A guest becomes an account, comes from another device, finds the games that were played, and
goes."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Meet
from .person import Person

PASSWORD = "correct horse"


def sign_up(person: Person, name: str) -> None:
    person.go("/account")
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(PASSWORD)
    person.page.get_by_role("button", name="Sign up").click()
    expect(person.page.locator(f"[data-account='{name}']")).to_be_visible()


def log_in(person: Person, name: str, password: str = PASSWORD) -> None:
    person.go("/account")
    person.page.get_by_label("Yes, log in").check()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.page.get_by_role("button", name="Log in", exact=True).click()


def test_a_guest_signs_up_and_finds_the_games_on_another_device(meet: Meet) -> None:
    alice = meet(phone=True)
    table = alice.make_table(seats=["me", "open"])
    sign_up(alice, "Alice")
    laptop = meet()
    laptop.excused += ("401",)
    log_in(laptop, "Alice", "wrong horse")
    expect(laptop.page.get_by_role("alert")).to_contain_text("The name or the password is wrong")
    log_in(laptop, "Alice")
    expect(laptop.page.locator("[data-account=Alice]")).to_be_visible()
    laptop.go("/")
    expect(laptop.page.locator(f"main a[href='/t/{table}']")).to_be_visible()

    alice.page.reload()
    devices = alice.page.locator("section", has=alice.page.get_by_role("heading", name="Devices"))
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Log out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    laptop.go("/account")
    expect(laptop.page.get_by_role("button", name="Sign up")).to_be_visible()

    alice.page.get_by_role("button", name="Log out").click()
    expect(alice.page.get_by_role("button", name="Sign up")).to_be_visible()
    log_in(alice, "Alice")
    expect(alice.page.locator("[data-account=Alice]")).to_be_visible()
    with alice.page.expect_download() as file:
        alice.page.get_by_role("link", name="Download").click()
    assert "Alice" in file.value.path().read_text()
    alice.page.get_by_text("Delete everything").click()
    alice.page.get_by_label("Password", exact=True).fill(PASSWORD)
    alice.page.get_by_role("button", name="Delete me").click()
    alice.page.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(alice.page.get_by_text("It is all deleted")).to_be_visible()
    expect(alice.page.get_by_role("button", name="Sign up")).to_be_visible()


def test_a_finished_game_is_found_again_and_shown_to_others(meet: Meet) -> None:
    alice = meet()
    sign_up(alice, "Alicja")
    table = alice.sit_down(move_cap=2)
    alice.play_to_the_end()
    alice.go("/games")
    expect(alice.page.locator("[data-stats=cubirds]")).to_contain_text("1 game")
    alice.page.get_by_label("Ratings").check()
    expect(alice.page.locator("[data-stats=cubirds]")).to_contain_text("No rating yet")
    alice.page.get_by_label("Others may see").check()
    shown = alice.page.get_by_role("link", name="Look at it as others do")
    address = shown.get_attribute("href")
    alice.page.locator(f"[data-played='{table}'] a").click()
    expect(alice.page).to_have_url(f"{alice.url}/replay/{table}")
    stranger = meet()
    stranger.go(str(address))
    expect(stranger.page.get_by_role("heading", name="Games of Alicja")).to_be_visible()
    expect(stranger.page.locator(f"[data-played='{table}']")).to_be_visible()
    expect(stranger.page.get_by_role("link", name="Replay")).to_have_count(0)
    stranger.page.get_by_role("link", name="The best").click()
    expect(stranger.page.get_by_role("row")).to_have_count(5)
