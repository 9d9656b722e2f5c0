"""The Bird Told Me To Do It in a browser: the growing branch, what the birds say, all ways to
choose."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from rookery.games.chirp.deck import own_deck

from .company import link_of
from .conftest import Meet
from .person import Person
from .test_everybody import (
    TOUCH,
    assert_accessible,
    assert_fits,
    assert_focus_is_visible,
    assert_spoken,
    assert_touchable,
)

WINDOW = ".window"
HEADER = 72
"""Its height: what lies under it cannot be pointed at."""
ENOUGH = 400
"""Decisions of one seat: no game is as long."""


def sit_down(person: Person, *opponents: str) -> str:
    """A table made through the API; the others choose at random unless named otherwise."""
    person.context.request.get(person.url + "/api/me")
    bots = opponents or ("random",)
    wanted = {
        "game": "chirp",
        "players": 1 + len(bots),
        "seats": [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)],
        "options": {},
        "watch": "anyone",
    }
    answer = person.context.request.post(person.url + "/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    person.go(f"/t/{table}")
    return table


def view_of(person: Person) -> dict[str, Any]:
    view: dict[str, Any] = person.updates()[-1]["view"]
    return view


def play_until(person: Person, *phases: str) -> None:
    """Choose whatever comes first until one of these is asked, at another table if need be."""
    for _ in range(ENOUGH):
        if not person.wait_for_turn():
            sit_down(person)
        elif view_of(person)["phase"] in phases:
            return
        else:
            person.choose()
    raise AssertionError(f"{phases} never came")


def cell_size(page: Page) -> float:
    return float(page.locator(f"{WINDOW} .trunk").bounding_box()["width"])  # type: ignore[index]


def trunk_at(page: Page) -> tuple[float, float]:
    box = page.locator(f"{WINDOW} .trunk").bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_from_the_front_page_to_a_finished_game(alice: Person) -> None:
    alice.play_bots("chirp")
    alice.play_to_the_end()
    expect(alice.outcome.locator("tbody tr")).to_have_count(3)
    expect(alice.outcome).to_contain_text(re.compile("points: the goal of 30|stock is used up"))


def test_ghosts_show_where_a_card_fits_and_what_the_way_there_says(alice: Person) -> None:
    sit_down(alice)
    play_until(alice, "lay_place")
    view = view_of(alice)
    ghosts = alice.page.locator(f"{WINDOW} .ghost")
    legal = [each["typed"]["place"] for each in alice.updates()[-1]["legal"]]
    expect(ghosts).to_have_count(len(legal))
    ghost = ghosts.first
    place = str(ghost.get_attribute("data-place"))
    ghost.hover()
    walk = view["walks"][place]
    stages = alice.page.locator(".way li:not(.bonus)")
    expect(stages).to_have_count(len(walk))
    expect(alice.page.locator("svg.way polyline").first).to_be_attached()
    for stage, step in zip(stages.all(), walk, strict=True):
        expect(stage.locator(".number")).to_have_attribute("data-number", str(step["number"]))
    seen = len(alice.updates())
    ghost.click()
    alice.wait_for_update(seen)
    laid = [line for update in alice.updates()[seen:] for line in update["log"]]
    assert any(line["key"] == "event-laid" and line["args"]["place"] == place for line in laid)


def test_a_bird_speaks_with_its_number_and_says_what_changed(alice: Person) -> None:
    sit_down(alice)
    for _ in range(ENOUGH):
        if not alice.wait_for_turn():
            sit_down(alice)
            continue
        chirp = view_of(alice)["chirp"]
        if chirp is not None and not chirp["bonus"]:
            break
        alice.choose()
    chirp = view_of(alice)["chirp"]
    bubble = alice.page.locator(".bubble")
    expect(bubble).to_contain_text(f"({chirp['number']})")
    expect(alice.page.locator(f"{WINDOW} .speaks")).to_have_attribute("data-place", chirp["place"])
    expect(alice.page.locator(".way li.now")).to_have_count(1)


def test_the_birds_take_turns_to_speak_and_can_be_skipped(alice: Person) -> None:
    alice.page.add_init_script("localStorage.rookery = JSON.stringify({ motion: 'full' })")
    sit_down(alice)
    for _ in range(ENOUGH):
        if not alice.wait_for_turn():
            sit_down(alice)
        elif alice.page.locator(".bubble .skip:visible").count():
            break
        else:
            alice.choose()
    alice.page.locator(".bubble .skip:visible").click()
    expect(alice.page.locator(".bubble .skip")).to_have_count(0)


HIDDEN_CHOICES = """async () => {
  const over = (bubble, cell) =>
    Math.max(0, Math.min(bubble.right, cell.right) - Math.max(bubble.left, cell.left)) *
    Math.max(0, Math.min(bubble.bottom, cell.bottom) - Math.max(bubble.top, cell.top)) /
    (cell.width * cell.height);
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect());
  const hidden = () => boxes('.bubble').flatMap((bubble) =>
    boxes('.window [data-decision]')
      .map((cell) => over(bubble, cell)).filter((part) => part > 0.3));
  // A bubble that has just come is measured first, and then finds its place.
  for (let frame = 0; frame < 10 && hidden().length > 0; frame++)
    await new Promise(requestAnimationFrame);
  return hidden();
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_no_bubble_hides_what_is_to_be_chosen(meet: Meet, phone: bool) -> None:
    alice = meet(phone=phone)
    alice.page.add_init_script(
        "localStorage.rookery = JSON.stringify({ motion: 'full', confirm: 'never' })"
    )
    sit_down(alice)
    choices_on_the_branch = 0
    while choices_on_the_branch < 4:  # with full motion each takes its time
        if not alice.wait_for_turn():
            sit_down(alice)
            continue
        choices_on_the_branch += alice.page.locator(f"{WINDOW} [data-decision]").count() > 0
        assert alice.page.evaluate(HIDDEN_CHOICES) == []
        alice.choose()


def test_the_branch_stays_while_a_place_is_looked_at(meet: Meet) -> None:
    """Also when it reaches under the header, and the way shown below it is of another height."""
    alice = meet(phone=True)
    alice.page.add_init_script("localStorage.rookery = JSON.stringify({ confirm: 'never' })")
    sit_down(alice)
    looks = 0
    while looks < 4:
        if not alice.wait_for_turn():
            sit_down(alice)
            continue
        top = f"document.querySelector('{WINDOW}').getBoundingClientRect().top"
        alice.page.evaluate(f"scrollBy(0, {top} - 40)")
        before = alice.page.evaluate(top)
        for place in alice.page.locator(f"{WINDOW} [data-decision]").all():
            box = place.bounding_box()
            assert box is not None
            if box["y"] > HEADER:
                alice.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                alice.page.wait_for_timeout(100)
                assert alice.page.evaluate(top) == before
                looks += 1
        alice.choose()


def test_the_window_is_moved_and_zoomed(alice: Person) -> None:
    sit_down(alice)
    play_until(alice, "grow")
    page = alice.page
    small = cell_size(page)
    page.get_by_role("button", name="Further away").click()
    assert cell_size(page) < small
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Show the whole branch").click()
    assert cell_size(page) == pytest.approx(small)

    window = page.locator(WINDOW)
    box = window.bounding_box()
    assert box is not None
    before = trunk_at(page)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 50, steps=4)
    page.mouse.up()
    after = trunk_at(page)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((40, 30), abs=1)
    page.mouse.wheel(0, 200)
    expect(page.locator(f"{WINDOW} .trunk")).not_to_have_css("width", f"{small}px")

    window.focus()
    page.keyboard.press("0")
    assert trunk_at(page) == pytest.approx(before, abs=1)
    page.keyboard.press("ArrowLeft")
    assert trunk_at(page)[0] > before[0]
    page.keyboard.press("0")
    page.keyboard.press("-")
    assert cell_size(page) < small


def test_what_is_not_allowed_is_explained_with_its_rule(alice: Person) -> None:
    sit_down(alice)
    play_until(alice, "grow")
    seen = len(alice.updates())
    alice.page.locator(".hand .card").first.click(force=True)  # it is marked as disabled
    reason = alice.page.locator(".reason")
    expect(reason).to_contain_text("choose how to grow")
    alice.page.locator(".colours .colour").first.click(force=True)
    expect(reason).to_contain_text("choose how to grow")
    assert len(alice.updates()) == seen


def test_a_choice_in_growth_can_be_taken_back(alice: Person) -> None:
    sit_down(alice)
    play_until(alice, "lay", "lay_place")
    back = alice.page.locator("[data-take-back]")
    seen = len(alice.updates())
    back.click()
    alice.wait_for_update(seen)
    assert view_of(alice)["phase"] in ("grow", "lay")


def tap(person: Person) -> None:
    """A decision with a finger: a card or a place is shown by the first tap and chosen by the
    second; growth, players and plumages by one."""
    page = person.page
    seen = len(person.updates())
    choice = page.locator("[data-decision]").first
    name = choice.get_attribute("data-decision")
    choice.tap()
    again = page.locator(f"[data-decision='{name}']").first
    if name and name.split()[0] in ("card", "place") and page.locator(".tray").count() == 0:
        armed = page.locator(f"[data-decision='{name}']:is(.armed, .selected)").first
        try:
            armed.wait_for(timeout=5_000)
        except TimeoutError:  # the branch was still gliding into view, and the finger missed
            again.tap()
        expect(again).to_have_class(re.compile("armed|selected"))
        assert len(person.updates()) == seen
        again.tap()
    elif page.locator(".tray").count() and len(person.updates()) == seen:
        again.tap()
    person.wait_for_update(seen)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_a_whole_game_on_a_phone_by_touch(meet: Meet, locale: str) -> None:
    alice = meet(phone=True, locale=locale)
    sit_down(alice)
    decisions = 0
    while alice.wait_for_turn():
        if decisions % 5 == 0:
            assert_fits(alice.page)
            if cell_size(alice.page) >= TOUCH:  # a large branch is zoomed
                assert_touchable(alice.page)
            assert_spoken(alice.page, locale[:2])
        tap(alice)
        decisions += 1
    assert_fits(alice.page)
    assert_spoken(alice.page, locale[:2])


def test_a_whole_game_by_keyboard(alice: Person) -> None:
    sit_down(alice)
    page = alice.page
    followed = 0
    while alice.wait_for_turn():
        seen = len(alice.updates())
        focused = page.locator("[data-decision]:focus")
        if focused.count():
            followed += 1
        else:
            press_until_choice(page)
        assert_focus_is_visible(page.locator(":focus"))
        page.keyboard.press("Enter")
        alice.wait_for_update(seen)
    assert followed > 3, "the focus goes from a choice to the next by itself"


def press_until_choice(page: Page) -> None:
    for _ in range(120):
        if page.locator("[data-decision]:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached with Tab")


def test_arrows_go_from_ghost_to_ghost(alice: Person) -> None:
    ghosts: Locator = alice.page.locator(f"{WINDOW} .ghost")
    sit_down(alice)
    for _ in range(ENOUGH):
        if not alice.wait_for_turn():
            sit_down(alice)  # another deal
        elif view_of(alice)["phase"] == "lay_place" and ghosts.count() > 1:
            break
        else:
            alice.choose()
    ghosts.first.focus()
    reached = {ghosts.first.get_attribute("data-place")}
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown") * 2:
        alice.page.keyboard.press(key)
        reached.add(alice.page.locator(":focus").get_attribute("data-place"))
    assert len(reached) > 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(meet: Meet, scheme: str) -> None:
    alice = meet(color_scheme=scheme)
    table = sit_down(alice, "random", "random")
    checked: set[str] = set()
    while alice.wait_for_turn():
        phase = str(view_of(alice)["phase"])
        if phase not in checked:
            assert_accessible(alice.page)
            checked.add(phase)
        alice.choose()
    assert_accessible(alice.page)
    alice.go(f"/replay/{table}?step=9")
    expect(alice.page.locator(WINDOW)).to_be_visible()
    assert_accessible(alice.page)
    alice.go("/rules/chirp")
    expect(alice.page.locator("details").first).to_be_visible()
    alice.page.locator("details").first.click()
    assert_accessible(alice.page)


def test_somebody_who_watches_sees_no_hands(alice: Person, meet: Meet) -> None:
    table = sit_down(alice)
    alice.wait_for_turn()
    guest = meet()
    guest.go(f"/t/{table}")
    expect(guest.page.locator(WINDOW)).to_be_visible()
    expect(guest.page.locator(".hand")).to_have_count(0)
    assert all(hand["cards"] is None for hand in view_of(guest)["hands"])


@pytest.mark.parametrize("given", ["first", "file"])
def test_another_deck_is_chosen_and_the_waiting_room_says_so(
    alice: Person, given: str, tmp_path: Path
) -> None:
    alice.go("/play/chirp")
    deck = alice.page.get_by_role("combobox", name="Deck")
    expect(deck.locator("option:checked")).to_have_text("Second")
    if given == "first":
        deck.select_option("First")
    else:
        file = tmp_path / "deck.toml"
        file.write_text(own_deck("first"))
        alice.page.get_by_label("From a file").set_input_files(file)
        expect(deck.locator("option:checked")).to_have_text("From a file")
    alice.page.get_by_role("radio", name="With friends").check()
    alice.page.get_by_role("button", name="Open the table").click()
    link_of(alice)
    said = {"first": "Deck: First", "file": "Deck: From a file"}[given]
    expect(alice.page.get_by_role("region", name="How we play")).to_contain_text(said)
