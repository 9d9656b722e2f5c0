"""Sitting Ducks in the browser: whole games, every action card, and every way to play them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rookery.core.match import Match, describe, position
from rookery.games.ducks.cards import ACTIONS

from .conftest import Meet
from .person import Person
from .posed import PosedTable
from .test_everybody import assert_accessible, assert_fits, assert_touchable

PLAIN = ["aim", "aim", "march"]
ROW = ["blue", "orange", "green", "blue", "water", "orange"]


def posed(person: Person, **data: Any) -> PosedTable:
    """A table for three, the reader's turn, with what a test wants to see."""
    start = {"players": 3, "row": ROW, "hands": [PLAIN, PLAIN, PLAIN], **data}
    table = PosedTable(person, position("ducks", start))
    person.page.locator(".pond").wait_for()
    return table


def held(*cards: str) -> list[list[str]]:
    return [list(cards), PLAIN, PLAIN]


def card(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-card={name}]").first


def place(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-place='{number}']")


# --- Whole games ------------------------------------------------------------------------------


def test_from_the_front_page_to_a_finished_game(alice: Person) -> None:
    alice.play_bots("ducks")
    alice.page.locator(".pond").wait_for()
    hunt_to_the_end(alice)
    expect(alice.outcome).to_contain_text("The last colour afloat")
    expect(alice.outcome.locator("tbody tr")).to_have_count(4)
    alice.outcome.locator("a[href^='/replay/']").click()
    expect(alice.page.locator("[data-place]")).to_have_count(6)
    alice.page.keyboard.press("End")
    expect(alice.page.locator("[data-place]")).to_have_count(6)


def hunt_to_the_end(person: Person) -> None:
    """Somebody who shoots whenever there is something to shoot at."""
    while person.wait_for_turn():
        fire = person.page.locator("[data-decision='play fire']")
        if fire.count() == 0:
            person.choose()
            continue
        seen = len(person.updates())
        fire.first.click()
        person.wait_for_update(seen)
    expect(person.outcome).to_be_visible()


def sit_down(person: Person, move_cap: int, players: int) -> str:
    person.context.request.get(person.url + "/api/me")
    bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
    wanted = {
        "game": "ducks", "players": players, "seats": [{"kind": "me"}, *bots],
        "options": {"move_cap": move_cap},
    }  # fmt: skip
    answer = person.context.request.post(person.url + "/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    person.go(f"/t/{table}")
    return table


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_a_game_with_a_finger_on_a_phone(meet: Meet, locale: str) -> None:
    alice = meet(phone=True, locale=locale)
    sit_down(alice, move_cap=60, players=6)
    while alice.wait_for_turn():
        assert_fits(alice.page)
        assert_touchable(alice.page)
        seen = len(alice.updates())
        choice = alice.page.locator("[data-decision]").first
        choice.tap()
        # What has effects at once is shown by the first tap and done by the second.
        if alice.page.locator(".armed").count():
            alice.page.locator(".armed").first.tap()
        alice.wait_for_update(seen)
    assert_fits(alice.page)
    expect(alice.outcome.locator("tbody tr")).to_have_count(6)


def test_a_game_with_the_keyboard_alone(alice: Person) -> None:
    sit_down(alice, move_cap=24, players=3)
    alice.page.locator(".pond").wait_for()
    decided = 0
    while alice.wait_for_turn():
        seen = len(alice.updates())
        for _ in range(80):
            if alice.page.evaluate("document.activeElement?.matches('[data-decision]')"):
                break
            alice.page.keyboard.press("Tab")
        focused = alice.page.locator(":focus")
        assert focused.evaluate("(e) => getComputedStyle(e).outlineStyle") != "none"
        alice.page.keyboard.press("Enter")
        alice.wait_for_update(seen)
        decided += 1
    assert decided > 3


# --- Every action card ------------------------------------------------------------------------

# What lies there, what is clicked, and what the log then tells.
CARDS: dict[str, tuple[dict[str, Any], list[str | int], list[str]]] = {
    "aim": ({"targets": [1]}, [3], ["aimed"]),
    "fire": ({"targets": [2, 4]}, [2], ["shot", "swam_in"]),
    "double_barrel": ({}, [2], ["aimed", "aimed"]),
    "hip_shot": ({}, [3], ["shot", "swam_in"]),
    "misfire": ({"targets": [2, 4]}, [4, 3], ["shot", "swam_in"]),
    "double_shot": ({"targets": [2, 3]}, [], ["shot", "shot", "swam_in", "swam_in"]),
    "aim_left": ({"targets": [3, 5]}, [5], ["target_moved"]),
    "aim_right": ({"targets": [3, 5]}, [3], ["target_moved"]),
    "march": ({}, [], ["swam_under", "swam_in"]),
    "fall_back": ({}, [4], ["swapped"]),
    "step_ahead": ({}, [], ["swapped"]),
    "rocket_duck": ({}, [4], ["rocketed"]),
    "rearrange": ({}, ["done"], ["rearranged"]),
    "duck_dance": ({"targets": [2]}, [], ["danced", *["swam_in"] * 6]),
    "hide": ({}, [4], ["hid", "swam_in"]),
    "splash": ({"targets": [1]}, [1], ["splashed"]),
    "peace_duck": ({"targets": [2, 3]}, [], ["targets_removed"]),
    "resurrection": ({"shot": {"blue": 1, "green": 2}}, ["blue"], ["resurrected", "swam_under"]),
}


def test_every_card_is_tried_here() -> None:
    assert set(CARDS) == set(ACTIONS)


@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_played_on_the_board(alice: Person, name: str) -> None:
    data, clicks, events = CARDS[name]
    table = posed(alice, **data, hands=held(name, "march" if name != "march" else "aim", "fire"))
    card(alice, name).click()
    table.wait_for(1)
    for done, click in enumerate(clicks, start=2):
        if click == "done":
            alice.page.get_by_role("button", name="This is the order").click()
            done = 6
        elif isinstance(click, str):
            alice.page.locator(f"[data-decision='colour {click}']").click()
        else:
            lit = place(alice, click)
            expect(lit).to_have_class(re.compile("lit"))
            lit.click()
        table.wait_for(done)
    assert table.match.decisions[0].text == f"play {name}"
    expect(alice.page.locator(".log li").nth(len(events))).to_be_visible()
    told = alice.page.locator(".log li").all_inner_texts()
    words = table.match.game.texts("en")
    assert told[0] == f"Ann plays “{words.say('action-name', card=name)}”."
    assert_board_shows(alice, table.match)


def assert_board_shows(person: Person, match: Match) -> None:
    """Six places as the record has them: card, target, hidden duck, splash."""
    words = match.game.texts("en")
    for number, shown in enumerate(match.view(0).places, start=1):
        label = place(person, number).locator(".visually-hidden")
        name = words.say("card-name", card=shown.card)
        expect(label).to_have_text(re.compile(f"^Place {number}: {name}"))
        for part, text in (
            (shown.target, "A target hangs above it"),
            (shown.hides is not None, "hides below it"),
            (shown.splash is not None, "It has dived"),
        ):
            assert (text in label.inner_text()) == part


def test_a_card_that_none_can_use_is_thrown_away(alice: Person) -> None:
    table = posed(alice, hands=held("fire", "peace_duck", "aim_left"))
    expect(alice.page.locator(".prompt")).to_contain_text("Throw one away")
    card(alice, "peace_duck").click()
    table.wait_for(1)
    assert table.played == ["throw peace_duck"]


@pytest.mark.parametrize(
    ("others", "said"),
    [(["fire", "fire"], "Your only card that works"), (["aim", "march"], "You are playing")],
)
def test_a_card_that_had_to_be_played_says_so(alice: Person, others: list[str], said: str) -> None:
    posed(alice, phase="aim", hands=[others, PLAIN, PLAIN])
    expect(alice.page.locator(".playing small")).to_have_text(said)


# --- Seeing before deciding -------------------------------------------------------------------


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_a_choice_shows_what_comes_of_it(alice: Person, way: str) -> None:
    posed(alice, phase="fire", targets=[2, 5], hands=[["aim", "march"], PLAIN, PLAIN])
    getattr(place(alice, 2), way)()
    expect(alice.page.locator(".prompt")).to_contain_text("The orange duck in place 2 is hit")
    expect(place(alice, 2).locator(".hit")).to_be_visible()
    expect(place(alice, 2).locator(".loses")).to_have_count(1)
    expect(place(alice, 6).locator(".mystery")).to_have_text("?")
    getattr(place(alice, 5), way)()
    expect(alice.page.locator(".prompt")).to_contain_text("Nothing but water in place 5")


def test_a_card_lights_up_where_it_can_be_used(alice: Person) -> None:
    posed(alice, targets=[2, 5], hands=held("fire", "aim", "march"))
    card(alice, "fire").hover()
    for number in range(1, 7):
        lit = re.compile("useful")
        expectation = expect(place(alice, number))
        if number in (2, 5):
            expectation.to_have_class(lit)
        else:
            expectation.not_to_have_class(lit)
    card(alice, "march").focus()
    expect(alice.page.locator(".prompt")).to_contain_text("The blue duck goes under the deck")


def test_what_cannot_be_done_is_explained_with_its_rule(alice: Person) -> None:
    table = posed(alice, hands=held("fire", "aim", "march"))
    expect(card(alice, "fire")).to_have_attribute("title", re.compile("only at a place under"))
    card(alice, "fire").click(force=True)  # it is marked as disabled
    reason = alice.page.locator(".reason")
    expect(reason).to_contain_text("You can fire only at a place under a target")
    reason.get_by_role("button", name="Rule DCK-15").click()
    expect(alice.page.locator(".found[data-clause=DCK-15]")).to_be_visible()
    assert table.played == []


def test_a_card_can_be_dropped_where_it_is_used(alice: Person) -> None:
    table = posed(alice, hands=held("aim", "march", "fire"))
    source, goal = card(alice, "aim").bounding_box(), place(alice, 3).bounding_box()
    assert source is not None
    assert goal is not None
    mouse = alice.page.mouse
    mouse.move(source["x"] + 30, source["y"] + 40)
    mouse.down()
    mouse.move(source["x"] + 60, source["y"] - 40, steps=4)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    mouse.up()
    table.wait_for(2)
    assert table.played == ["play aim", "place 3"]


# --- A new order ------------------------------------------------------------------------------


def rearranging(person: Person) -> PosedTable:
    table = posed(person, phase="rearrange", hands=[["aim", "march"], PLAIN, PLAIN], targets=[1])
    person.page.locator("[data-old]").first.wait_for()
    return table


def agree(table: PosedTable) -> object:
    table.person.page.get_by_role("button", name="This is the order").click()
    table.wait_for(5)
    return describe(table.match)["row"]


def test_the_row_is_rearranged_by_dragging(alice: Person) -> None:
    table = rearranging(alice)
    source = alice.page.locator("[data-old='5']").bounding_box()
    goal = alice.page.locator("[data-old='1']").bounding_box()
    assert source is not None
    assert goal is not None
    mouse = alice.page.mouse
    mouse.move(source["x"] + source["width"] / 2, source["y"] + 40)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + 40, steps=12)
    mouse.up()
    assert agree(table) == ["water", "blue", "orange", "green", "blue", "orange"]


def test_the_row_is_rearranged_by_keyboard(alice: Person) -> None:
    table = rearranging(alice)
    alice.page.locator("[data-old='1']").focus()
    alice.page.keyboard.press("ArrowRight")
    expect(alice.page.locator("[data-old='2']")).to_be_focused()
    alice.page.keyboard.press("Enter")
    alice.page.keyboard.press("ArrowRight")
    alice.page.keyboard.press("ArrowRight")
    expect(alice.page.locator("[data-old='2']")).to_be_focused()
    expect(alice.page.locator(".arrange [role=status]")).to_contain_text("now in place 4")
    alice.page.keyboard.press("Enter")
    assert agree(table) == ["blue", "green", "blue", "orange", "water", "orange"]


def test_the_row_is_rearranged_by_tapping(meet: Meet) -> None:
    alice = meet(phone=True)
    table = rearranging(alice)
    alice.page.locator("[data-old='6']").tap()
    expect(alice.page.locator("[data-old='6']")).to_have_attribute("aria-pressed", "true")
    alice.page.locator("[data-old='1']").tap()
    assert agree(table) == ["orange", "blue", "orange", "green", "blue", "water"]


# --- Everybody --------------------------------------------------------------------------------

POSES: dict[str, dict[str, Any]] = {
    "play": {"targets": [2], "hands": held("fire", "hide", "resurrection")},
    "place": {"phase": "aim", "hands": [["aim", "march"], PLAIN, PLAIN], "targets": [1]},
    "order": {"phase": "rearrange", "hands": [["aim", "march"], PLAIN, PLAIN]},
    "colour": {
        "phase": "resurrection", "hands": [["aim", "march"], PLAIN, PLAIN],
        "shot": {"green": 2, "blue": 1},
    },
    "crowd": {
        "row": [{"card": "blue", "splash": 1}, {"card": "orange", "hides": "blue"}, *ROW[2:]],
        "targets": [1, 2, 3], "shot": {"green": 4}, "hands": held("fire", "splash", "march"),
    },
}  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("pose", POSES)
def test_axe_finds_nothing(meet: Meet, pose: str, scheme: str) -> None:
    alice = meet(color_scheme=scheme)
    posed(alice, **POSES[pose])
    assert_accessible(alice.page)


def test_who_has_no_ducks_left_hunts_on(alice: Person) -> None:
    posed(alice, shot={"green": 5}, row=["blue", "orange", "orange", "blue", "water", "orange"])
    expect(alice.page.locator(".plate[data-seat='2']")).to_contain_text("Out of ducks")
    flock = alice.page.locator(".plate[data-seat='0'] .flock")
    expect(flock).to_have_attribute("aria-label", "Blue duck, 5 afloat, 0 shot")


def test_what_others_play_is_shown_and_can_be_skipped(alice: Person) -> None:
    alice.page.emulate_media(reduced_motion="no-preference")
    alice.page.add_init_script('localStorage.rookery = \'{"pace":"fast"}\'')
    table = posed(alice, turn=1, targets=[1, 3], hands=[PLAIN, ["fire", "fire", "march"], PLAIN])
    table.play("play fire", "place 1")
    expect(alice.page.locator(".scene.bang")).to_have_count(1)
    alice.page.mouse.click(5, 5)
    expect(alice.page.locator(".scene")).to_have_count(0)
    expect(alice.page.locator(".flyer")).to_have_count(0)
    expect(alice.page.locator(".counter")).to_contain_text("Bob: Fire")
