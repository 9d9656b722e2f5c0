"""Birdie in the browser: whole games in both variants, every decision on the board itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rookery.core.match import position

from .conftest import Meet
from .person import PATIENCE_MS, Person
from .posed import PosedTable
from .test_everybody import (
    assert_accessible,
    assert_fits,
    assert_focus_is_visible,
    assert_spoken,
    assert_touchable,
    press_until,
    settled,
)

LIKED = ("robin", "woodpecker", "position", "feature", "owl", "pigeon", "stack", "done", "take")
"""What a player of these tests does first, where it can: so that everything is seen once."""
SEED_ROW = (
    "spring_robin", "summer_robin", "winter_robin", "autumn_robin", "summer_owl", "summer_pigeon",
    "winter_owl", "winter_pigeon", "winter_woodpecker", "spring_pigeon", "winter_owl",
    "winter_pigeon",
)  # fmt: skip


def sit_down(person: Person, *, players: int = 2, **options: bool) -> str:
    person.context.request.get(person.url + "/api/me")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
    wanted = {"game": "birdie", "players": players, "seats": seats, "options": options}
    answer = person.context.request.post(
        person.url + "/api/tables", data=wanted, timeout=PATIENCE_MS
    )
    assert answer.ok, answer.text()
    person.go(f"/t/{answer.json()['id']}")
    return str(answer.json()["id"])


def view(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.updates()[-1]["view"]
    return found


def options(person: Person) -> list[tuple[str, Locator]]:
    """What can be chosen on the board, with what it is."""
    found = person.page.locator(".board [data-decision]").all()
    return [(str(each.get_attribute("data-decision")), each) for each in found]


def favourite(person: Person) -> tuple[str, Locator]:
    def liking(option: tuple[str, Locator]) -> int:
        kind = option[0].split()[0]
        return LIKED.index(kind) if kind in LIKED else len(LIKED)

    return min(options(person), key=liking)


def play(
    person: Person,
    act: Callable[[Locator], None] = Locator.click,
    look: Callable[[str], None] = lambda phase: None,
) -> set[str]:
    """To the end of the game. `look` is called once in every phase; returns the phases seen."""
    seen: set[str] = set()
    while person.wait_for_turn():
        phase = view(person)["phase"]
        if phase not in seen:
            seen.add(phase)
            look(phase)
        before = len(person.updates())
        act(favourite(person)[1])
        person.wait_for_update(before)
    return seen


def assert_ended(person: Person) -> None:
    """The sheets on the board add up to the scores of the panel."""
    expect(person.outcome).to_be_visible()
    scores = person.updates()[-1]["outcome"]["scores"]
    totals = person.page.locator(".final .total td").all_inner_texts()
    assert [int(total) for total in totals] == scores
    for name in ("Season boxes", "Bird boxes", "flaps", "Passes", "troph", "Total"):
        expect(person.outcome).to_contain_text(name)


def test_a_basic_game_from_the_front_page_to_the_end(alice: Person) -> None:
    alice.play_bots("birdie")

    def look(phase: str) -> None:
        assert_accessible(alice.page)
        if phase == "cut" and len(options(alice)) > 1:
            alice.page.locator("[data-best]").click()
            expect(alice.page.locator(".wire .advised").nth(1)).to_be_visible()

    seen = play(alice, look=look)
    assert {"turn", "stack", "cut"} <= seen
    assert_ended(alice)
    assert_accessible(alice.page)


def test_an_advanced_game_of_three_from_start_to_end(meet: Meet) -> None:
    alice = meet(color_scheme="dark")
    sit_down(alice, players=3, advanced=True)
    seen = play(alice, look=lambda phase: assert_accessible(alice.page))
    assert {"turn", "stack", "remove"} <= seen
    assert "cut" not in seen
    assert_ended(alice)
    assert any(update["view"]["flown"] for update in alice.updates())


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_a_game_on_a_phone(meet: Meet, locale: str) -> None:
    alice = meet(phone=True, locale=locale)
    sit_down(alice, players=4 if locale == "en-GB" else 2, advanced=locale == "pl-PL")

    def look(phase: str) -> None:
        assert_fits(alice.page)
        assert_touchable(alice.page)
        assert_spoken(alice.page, locale[:2])

    def tap(what: Locator) -> None:
        """What cannot be taken back is shown by the first tap and played by the second."""
        kind = str(what.get_attribute("data-decision")).split()[0]
        what.tap()
        if kind in ("take", "pass"):
            expect(what).to_have_class(re.compile("armed"))
            what.tap()

    play(alice, act=tap, look=look)
    expect(alice.outcome).to_be_visible()
    rest(alice.page)
    look("over")


def rest(page: Page) -> None:
    """Until what moves has arrived: on its way it has another size."""
    page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
          .map((each) => each.finished))"""
    )


def test_a_game_with_the_keyboard(alice: Person) -> None:
    sit_down(alice)

    def press(what: Locator) -> None:
        decision = what.get_attribute("data-decision")
        press_until(alice.page, f"[data-decision='{decision}']")
        assert_focus_is_visible(alice.page.locator(":focus"))
        alice.page.keyboard.press("Enter")

    play(alice, act=press)
    assert_ended(alice)


def test_every_legal_decision_is_on_the_board(alice: Person) -> None:
    sit_down(alice, advanced=True)
    while alice.wait_for_turn():
        legal = {option["text"] for option in alice.updates()[-1]["legal"]}
        alice.page.wait_for_function(
            """(wanted) => {
                const shown = [...document.querySelectorAll('.board [data-decision]')]
                    .map((each) => each.dataset.decision);
                return wanted.every((text) => shown.includes(text));
            }""",
            arg=sorted(legal),
        )
        assert {text for text, _ in options(alice)} == legal
        before = len(alice.updates())
        favourite(alice)[1].click()
        alice.wait_for_update(before)


def test_a_stack_can_be_taken_back_until_it_is_laid(alice: Person) -> None:
    sit_down(alice)
    alice.wait_for_turn()
    hand = alice.page.locator(".hand .held")
    expect(hand).to_have_count(2)
    alice.page.locator("[data-decision='stack 2']").click()
    expect(alice.page.locator(".staged .new")).to_have_count(1)
    hand.first.click()
    expect(alice.page.locator(".staged .new")).to_have_count(2)
    expect(hand).to_have_count(1)
    for left in (1, 0):
        seen = len(alice.updates())
        alice.page.locator("[data-take-back]").click()
        alice.wait_for_update(seen)
        expect(alice.page.locator(".staged .new")).to_have_count(left)
    expect(alice.page.locator("[data-take-back]")).to_have_count(0)
    expect(hand).to_have_count(2)


def test_cards_can_be_dragged_to_the_hand_and_to_the_deck(alice: Person) -> None:
    sit_down(alice)
    alice.wait_for_turn()
    drag(alice.page, alice.page.locator(".place.lit").nth(1), alice.page.locator(".own-deck"))
    expect(alice.page.locator(".staged .new")).to_have_count(1)
    alice.page.locator("[data-take-back]").click()
    expect(alice.page.locator(".staged .new")).to_have_count(0)
    alice.wait_for_turn()
    drag(alice.page, alice.page.locator(".place.lit").nth(2), alice.page.locator(".hand"))
    expect(alice.page.locator(".hand .held")).to_have_count(3)


def drag(page: Page, what: Locator, where: Locator) -> None:
    start, end = what.bounding_box(), where.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"], start["y"] + 30, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_what_is_not_allowed_is_explained_with_its_rule(alice: Person) -> None:
    sit_down(alice)
    alice.wait_for_turn()
    alice.page.locator("[data-decision='stack 1']").click()
    alice.page.locator(".own-deck .new").wait_for()
    alice.page.locator("#take-2").click(force=True)  # it is marked as disabled
    reason = alice.page.locator(".reason")
    expect(reason).to_contain_text("You have begun to stack")
    reason.get_by_role("button", name="Rule BRD-8").click()
    expect(alice.page.locator(".found[data-clause=BRD-8]")).to_be_visible()


def test_only_open_memory_shows_the_own_deck(meet: Meet) -> None:
    for remembered in (False, True):
        alice = meet()
        sit_down(alice, open_memory=remembered)
        alice.wait_for_turn()
        alice.page.locator("[data-decision='stack 1']").click()
        alice.page.locator("[data-decision='stack 2']").click()
        alice.page.locator("[data-decision='done']").click()
        expect(alice.page.locator(".own-deck .down .spot")).to_have_count(2)
        expect(alice.page.locator(".own-deck .down .shown")).to_have_count(2 if remembered else 0)


def test_the_best_scoring_at_a_real_table(alice: Person) -> None:
    alice.go("/rules/birdie")
    alice.page.locator("a[href='/score/birdie']").click()
    for card in SEED_ROW:
        alice.page.locator(f"[data-add={card}]").click()
    total = alice.page.locator("[data-total]")
    expect(total).to_have_attribute("data-total", "12")
    expect(alice.page.locator(".answer")).to_contain_text("Places 1 to 4: 4 robins")
    alice.page.get_by_role("button", name="Robin", exact=True).click()
    expect(total).to_have_attribute("data-total", "7")
    alice.page.get_by_label("Advanced scoring").check()
    expect(alice.page.locator(".answer")).to_contain_text("Remove ")
    assert_accessible(alice.page)


def test_the_column_of_other_sheets(alice: Person) -> None:
    alice.go("/score/birdie")
    for card in SEED_ROW:
        alice.page.locator(f"[data-add={card}]").click()
    total = alice.page.locator("[data-total]")
    expect(total).to_have_attribute("data-total", "12")
    column = alice.page.get_by_label("Flaps column")
    column.fill("4 8 12 16")
    expect(total).to_have_attribute("data-total", "21")
    expect(alice.page.locator(".answer")).to_contain_text("with this flaps column")
    column.fill("4 3")
    expect(column).to_have_attribute("aria-invalid", "true")
    expect(total).to_have_attribute("data-total", "12")


def test_sets_are_pencilled_until_done(meet: Meet) -> None:
    row = ["spring_owl", "spring_robin", "winter_pigeon", "spring_pigeon", "spring_owl"]
    pose = {
        "phase": "before",
        "decks": [[*row, "spring_robin", "winter_robin"], ["summer_owl", "summer_robin"]],
        "boxes": [{"pigeon": 2}, {"winter": 4}],
        "flaps": [1, 1],
    }
    for phone in (False, True):
        alice = meet(phone=phone)
        table = PosedTable(alice, position("birdie", pose))
        page, wire = alice.page, alice.page.locator(".wire")
        box = page.locator(".sheet.large [data-feature=spring]")
        wire.locator("[data-place='1']").click()
        table.wait_for(1)
        expect(wire.locator(".drawn")).to_have_count(2)
        expect(wire.locator(".bird")).to_have_count(7)
        expect(box).to_have_attribute("aria-label", "Spring: 2 in pencil")
        wire.locator("[data-place='4']").click()
        table.wait_for(2)
        expect(wire.locator(".drawn")).to_have_count(3)
        expect(box).to_have_attribute("aria-label", "Spring: 3 in pencil")
        done = page.locator("[data-decision=done]")
        expect(done).to_have_text("Write 1 set")
        assert_accessible(page)
        done.click()
        table.wait_for(3)
        assert table.match.record.boxes[0].tolist()[4:] == [3, 0, 0, 0]


def test_the_real_table_on_a_phone(meet: Meet) -> None:
    alice = meet(phone=True, locale="ru-RU", color_scheme="dark")
    alice.go("/score/birdie")
    settled(alice.page)
    for card in SEED_ROW:
        alice.page.locator(f"[data-add={card}]").tap()
    alice.page.locator("[data-total]").wait_for()
    assert_fits(alice.page)
    assert_touchable(alice.page)
    assert_spoken(alice.page, "ru")
    assert_accessible(alice.page)
