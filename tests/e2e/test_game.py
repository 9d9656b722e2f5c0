"""From the front page to the end of a game, and what comes after."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from .conftest import Meet
from .person import Person
from .test_everybody import assert_accessible


def test_from_the_front_page_to_a_finished_game(alice: Person) -> None:
    alice.play_bots("cubirds")
    alice.play_to_the_end()
    expect(alice.outcome.locator("tbody tr")).to_have_count(2)
    expect(alice.outcome.locator("[data-rematch]")).to_be_visible()


def test_how_strong_and_how_many_is_asked_once_and_remembered(alice: Person) -> None:
    alice.go("/")
    alice.page.locator("[data-play-bot=cubirds]").click()
    step = alice.page.locator("[data-bot-choice]")
    expect(step).to_contain_text("Just out of the egg")
    assert_accessible(alice.page)
    step.get_by_label("Fledgling").check()
    step.get_by_label("3", exact=True).check()
    step.locator("[data-start]").click()
    expect(alice.page.locator(".others .plate", has_text="Fledgling")).to_have_count(2)
    alice.go("/")
    alice.page.locator("[data-play-bot=cubirds]").click()
    expect(step.get_by_label("Fledgling")).to_be_checked()
    expect(step.get_by_label("3", exact=True)).to_be_checked()
    alice.page.keyboard.press("Escape")
    expect(step).to_have_count(0)
    alice.page.locator("[data-play-bot=birdie]").click()
    expect(step.get_by_label("Fledgling")).to_be_checked()


def test_an_owl_sits_down_at_a_table_of_the_server(alice: Person) -> None:
    alice.go("/")
    alice.page.locator("[data-play-bot=cubirds]").click()
    step = alice.page.locator("[data-bot-choice]")
    expect(step).to_contain_text("at the server")
    step.get_by_label("Owl").check()
    step.locator("[data-start]").click()
    expect(alice.page.locator(".others .plate", has_text="Owl")).to_have_count(1)


def test_the_preview_promises_what_the_rules_then_do(alice: Person) -> None:
    alice.sit_down(move_cap=40)
    promises = 0
    while alice.wait_for_turn():
        seat = alice.updates()[-1]["seat"]
        seen = len(alice.updates())
        done = alice.choose()
        if "promised" not in done:
            continue
        lines = [line for update in alice.updates()[seen:] for line in update["log"]]
        last_lay = max(
            i for i, line in enumerate(lines)
            if line["key"] == "event-laid" and line["args"]["player"] == seat
        )  # fmt: skip
        taken = 0
        for line in lines[last_lay + 1 :]:
            if line["key"] == "event-laid":
                break
            if line["key"] == "event-took":
                taken += line["args"]["count"]
        assert done == f"lay, promised {taken}"
        promises += 1
    assert promises > 5


def test_the_end_explains_and_offers(alice: Person, meet: Meet) -> None:
    table = alice.sit_down(move_cap=6)
    alice.play_to_the_end()
    alice.page.locator(".fair summary").click()
    expect(alice.page.locator("[data-fair=yes]")).to_be_visible()
    with alice.page.expect_download() as download:
        alice.outcome.locator("a[download]").click()
    save = json.loads(download.value.path().read_text())
    assert save["game"] == "cubirds"
    alice.outcome.locator("[data-rematch]").click()
    alice.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert alice.wait_for_turn()


def test_a_replay_and_a_link_to_a_moment(alice: Person, meet: Meet) -> None:
    table = alice.sit_down(move_cap=8)
    alice.play_to_the_end()
    alice.outcome.locator(f"a[href='/replay/{table}']").click()
    status = alice.page.locator(".bar [role=status]")
    expect(status).to_have_text("Move 0 of 8")
    alice.page.keyboard.press("ArrowRight")
    alice.page.keyboard.press("ArrowRight")
    expect(status).to_have_text("Move 2 of 8")
    alice.page.keyboard.press("End")
    expect(status).to_have_text("Move 8 of 8")
    alice.page.get_by_label("Move", exact=True).fill("3")
    expect(status).to_have_text("Move 3 of 8")
    rows = alice.page.locator(".row").all()
    shown = [row.get_attribute("aria-label") for row in rows]
    alice.context.grant_permissions(["clipboard-read", "clipboard-write"])
    alice.page.get_by_text("Copy link to this moment").click()
    expect(alice.page.get_by_text("Copied")).to_be_visible()
    link = alice.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}?step=3")

    guest = meet()
    guest.page.goto(link)
    expect(guest.page.locator(".bar [role=status]")).to_have_text("Move 3 of 8")
    assert [row.get_attribute("aria-label") for row in guest.page.locator(".row").all()] == shown


def test_cards_can_be_dragged_to_a_row(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    seen = len(alice.updates())
    cards = alice.page.locator(".group.legal").first.bounding_box()
    end = alice.page.locator("[data-end='2R']").bounding_box()
    assert cards is not None
    assert end is not None
    mouse = alice.page.mouse
    mouse.move(cards["x"] + 20, cards["y"] + 20)
    mouse.down()
    mouse.move(cards["x"] + 40, cards["y"] - 40, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()
    alice.wait_for_update(seen)
    expect(alice.page.locator(".log li").first).to_contain_text("at the right end of row 2")


def test_what_is_not_allowed_is_explained_with_its_rule(alice: Person) -> None:
    alice.sit_down()
    alice.wait_for_turn()
    alice.page.locator(".deck").click(force=True)  # it is marked as disabled
    reason = alice.page.locator(".reason")
    expect(reason).to_contain_text("right after a lay that took no birds")
    seen = len(alice.updates())
    reason.get_by_role("button", name="Rule CUB-11").click()
    expect(alice.page.locator(".found[data-clause=CUB-11]")).to_be_visible()
    assert len(alice.updates()) == seen


def test_an_end_without_birds_says_what_comes_first(meet: Meet) -> None:
    ann = meet(phone=True)
    ann.sit_down()
    ann.wait_for_turn()
    ann.page.locator("[data-end='1L']").tap(force=True)
    told = ann.page.locator(".reason p")
    expect(told).to_contain_text("First choose a species in your hand.")
    box, strip = told.bounding_box(), ann.page.locator(".prompt").bounding_box()
    assert box is not None
    assert strip is not None
    assert box["height"] < 2 * strip["height"], "it covers nothing of the board but its edge"
    told.tap(position={"x": 12, "y": 12})
    expect(told).to_have_count(0)


def test_a_lay_can_be_taken_back(alice: Person) -> None:
    alice.sit_down()
    back = alice.page.locator("[data-take-back]")
    while alice.wait_for_turn():
        rows = [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()]
        alice.choose()
        alice.page.locator(".group.legal, [data-decision], .outcome").first.wait_for()
        if back.count():
            break
    seen = len(alice.updates())
    back.click()
    alice.wait_for_update(seen)
    expect(back).to_have_count(0)
    assert [row.get_attribute("aria-label") for row in alice.page.locator(".row").all()] == rows
