"""Biblios in a real browser: gifts, church cards, the auction, bluffs, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .person import Person
from .test_everybody import (
    assert_accessible,
    assert_fits,
    assert_focus_is_visible,
    assert_spoken,
    assert_touchable,
    press_until,
)

CATEGORIES = 5


def sit_down(person: Person, *seats: str) -> str:
    """At a table with these seats: "me", or the name of a bot."""
    person.context.request.get(person.url + "/api/me")
    wanted = {
        "game": "biblios",
        "players": len(seats),
        "seats": [
            {"kind": "me", "name": f"Abbot {i + 1}"} if seat == "me"
            else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ],
        "options": {},
    }  # fmt: skip
    answer = person.context.request.post(person.url + "/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    person.go(f"/t/{table}")
    return table


def to_decide(person: Person) -> dict[str, Any] | None:
    """The view of whoever is to decide, with the cards on the screen; None at the end."""
    curtain = person.page.locator(".curtain button")
    person.page.locator(".curtain button, [data-decision], .outcome").first.wait_for()
    if person.outcome.count():
        return None
    if curtain.count():
        curtain.click()
        person.page.locator("[data-decision]").first.wait_for()
    view: dict[str, Any] = person.updates()[-1]["view"]
    return view


def decision(person: Person, text: str) -> Locator:
    return person.page.locator(f"[data-decision='{text}']")


def bid(person: Person, amount: int) -> None:
    field = person.page.get_by_label("Your bid")
    field.fill(str(amount))
    field.press("Tab")
    press(person, decision(person, f"bid {amount}"))


def press(person: Person, button: Locator) -> None:
    seen = len(person.updates())
    button.click()
    person.wait_for_update(seen)


def decide(person: Person, view: dict[str, Any]) -> None:
    """As a sensible player would, who is fond of church cards."""
    press(person, sensible(person, view))


def sensible(person: Person, view: dict[str, Any]) -> Locator:
    page = person.page
    if view["phase"] == "place":
        keep = decision(person, "place keep")
        church = str(view["gift"]["drawn"]).startswith("church")
        return keep if church and keep.count() else page.locator("[data-decision]").last
    if view["phase"] == "pick":
        church_card = page.locator("[data-decision^='pick church']")
        return church_card.first if church_card.count() else page.locator("[data-decision]").first
    if view["phase"] == "bid":
        sale = view["sale"]
        high_enough = min(sale["can_cover"], 3)
        bids = page.locator("[data-decision^=bid]")
        return bids if sale["highest"] < high_enough else decision(person, "pass")
    return page.locator("[data-decision]").first


def play_on(person: Person, until: str, least: int = 0) -> dict[str, Any]:
    """To the first decision in a phase, and in an auction to a lot paid for in gold by somebody
    who can cover at least so much."""
    while view := to_decide(person):
        sale = view["sale"]
        if view["phase"] == until and (
            until != "bid" or (not sale["in_cards"] and sale["can_cover"] >= least)
        ):
            return view
        decide(person, view)
    raise AssertionError(f"the game ended before: {until}")


def test_a_whole_game_against_a_bot_from_the_front_page(alice: Person) -> None:
    alice.play_bots("biblios")
    phases = set()
    while view := to_decide(alice):
        phases.add(view["phase"])
        decide(alice, view)
    assert {"place", "bid"} <= phases  # of a single public card there is nothing to pick
    # Category by category: the dice that a player has won are that player's points.
    last = alice.updates()[-1]
    expect(alice.outcome.locator("tbody tr")).to_have_count(3)
    scoring = alice.page.locator(".scoring")
    expect(scoring.locator("thead th:has(.die)")).to_have_count(CATEGORIES)
    won = scoring.locator("[data-won]")
    assert won.count() == len(
        [each for each in last["view"]["categories"] if each["winner"] is not None]
    )
    points = [int(cell) for cell in scoring.locator(".points").all_inner_texts()]
    assert points == last["outcome"]["scores"]


def test_the_generic_player_gets_to_the_end(alice: Person) -> None:
    sit_down(alice, "me", "random")
    alice.play_to_the_end()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_church_card_an_auction_won_and_a_bluff_punished(meet: Meet, scheme: str) -> None:
    alice = meet(color_scheme=scheme)
    sit_down(alice, "me", "me")
    to_decide(alice)
    assert_accessible(alice.page)

    view = play_on(alice, "church")
    assert_accessible(alice.page)
    move_the_dice(alice, view)

    view = play_on(alice, "bid", least=2)
    winner, names = view["you"], ["Abbot 1", "Abbot 2"]
    assert_accessible(alice.page)
    bid(alice, 2)
    lot = view["sale"]["lot"]
    after = to_decide(alice)
    assert after is not None
    if after["phase"] == "bid" and after["sale"]["lot"] == lot:
        press(alice, decision(alice, "pass"))
        after = to_decide(alice)
        assert after is not None
    if after["phase"] == "pay_gold":
        assert_accessible(alice.page)
        pay_with_the_cheapest_cover(alice, after)
        after = to_decide(alice)
    if not lot.startswith("church"):
        expect(alice.page.locator(".verdicts .bought")).to_contain_text(f"sold to {names[winner]}")
        assert after is not None
        assert lot in {**after["hands"][winner]["known"], **(after["hands"][winner]["cards"] or {})}

    view = play_on(alice, "bid")
    bluffer, held = view["you"], view["hands"][view["you"]]["size"]
    bid(alice, view["sale"]["ceiling"])  # nobody can bid more: the others are out unasked
    after = to_decide(alice)
    assert after is not None
    expect(alice.page.locator(".verdicts .bluffed")).to_contain_text(names[bluffer])
    expect(alice.page.locator(f".barred[data-bidder='{bluffer}']")).to_be_visible()
    assert after["sale"]["lot"] == view["sale"]["lot"]
    assert after["hands"][bluffer]["size"] == held - 1
    assert_accessible(alice.page)


def move_the_dice(alice: Person, view: dict[str, Any]) -> None:
    """Change what the church card can change, and see that the dice show it."""
    alice.page.locator("[data-die]").first.click()
    if view["church"].endswith("_two"):
        expect(alice.page.locator("[data-die][aria-pressed=true]")).to_have_count(1)
        seen = len(alice.updates())
        alice.page.locator("[data-die][aria-pressed=false]").first.click()
        alice.wait_for_update(seen)
    to_decide(alice)
    dice = alice.updates()[-1]["view"]["dice"]
    moved = sum(abs(dice[name] - value) for name, value in view["dice"].items())
    assert moved == (2 if view["church"].endswith("_two") else 1)
    for name, value in dice.items():
        die = alice.page.locator(f".niche[data-category={name}] .die")
        expect(die).to_have_attribute("aria-label", re.compile(f"the die shows {value}$"))


def pay_with_the_cheapest_cover(alice: Person, view: dict[str, Any]) -> None:
    """It lies there ready; too little is refused, and the proposal can be had back."""
    page = alice.page
    chosen = page.locator(".hand [data-pays][aria-pressed=true]")
    cheapest = view["sale"]["cheapest"]
    assert sorted(str(each.get_attribute("data-pays")) for each in chosen.all()) == cheapest
    for _ in cheapest:
        chosen.first.click()
    page.locator("[data-pay]").click(force=True)  # it is marked as disabled
    expect(page.locator(".reason")).to_contain_text("That isn’t enough yet")
    page.locator("[data-propose]").click()
    expect(chosen).to_have_count(len(cheapest))
    press(alice, page.locator("[data-pay]"))


def test_the_bid_control_says_what_can_be_covered(alice: Person) -> None:
    sit_down(alice, "me", "me")
    view = play_on(alice, "bid", least=1)
    page, cover = alice.page, view["sale"]["can_cover"]
    expect(page.locator(".control .cover")).to_contain_text(f"{cover} gold")
    expect(page.locator(".ruler .covered")).to_have_count(cover)
    expect(page.locator("[data-bluff]")).to_have_count(0)
    page.get_by_label("Bid less").click(force=True)  # it is marked as disabled
    expect(page.locator(".reason")).to_be_visible()
    field = page.get_by_label("Your bid")
    field.fill(str(cover))
    field.press("Tab")
    expect(page.locator("[data-bluff]")).to_have_count(0)
    page.get_by_label("Bid more").click()
    expect(page.locator("[data-bluff]")).to_have_text(re.compile(f"Bluff {cover + 1}"))
    expect(page.locator(".control .remark")).to_contain_text("you are punished")


def test_a_full_place_says_why(alice: Person) -> None:
    sit_down(alice, "me", "me")
    to_decide(alice)
    press(alice, decision(alice, "place auction"))
    view = to_decide(alice)
    assert view is not None
    assert view["phase"] == "place"
    alice.page.locator("[data-place=auction] button").click(force=True)
    reason = alice.page.locator(".reason")
    expect(reason).to_contain_text("put a card up for auction this turn already")
    reason.get_by_role("button", name="Rule BIB-9").click()
    expect(alice.page.locator(".found[data-clause=BIB-9]")).to_be_visible()


def test_a_gift_can_be_dragged_to_its_place(alice: Person) -> None:
    sit_down(alice, "me", "me")
    to_decide(alice)
    seen = len(alice.updates())
    card = alice.page.locator(".drawn .rk-card").bounding_box()
    place = alice.page.locator("[data-place=public]").bounding_box()
    assert card is not None
    assert place is not None
    mouse = alice.page.mouse
    mouse.move(card["x"] + 20, card["y"] + 20)
    mouse.down()
    mouse.move(card["x"] + 40, card["y"] - 10, steps=4)
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    mouse.up()
    alice.wait_for_update(seen)
    expect(alice.page.locator(".place.public [data-card]")).to_have_count(1)


def test_the_hand_is_sorted_with_sums_and_letters(alice: Person) -> None:
    sit_down(alice, "me", "me")
    view = play_on(alice, "bid")
    hand = view["hands"][view["you"]]
    gold = alice.page.locator(".hand [data-suit=gold] .sum")
    expect(gold).to_have_text(str(hand["gold"]))
    for category, total in hand["sums"].items():
        shelf = alice.page.locator(f".hand [data-suit={category}]")
        expect(shelf.locator(".sum")).to_have_text(str(total))
        letters = [name[-1].upper() for name in hand["cards"] if name.startswith(category)]
        if letters:
            expect(shelf.locator(".letter")).to_have_text(min(letters))
        else:
            expect(shelf.locator(".letter")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_a_game_on_a_phone_with_fingers(meet: Meet, locale: str) -> None:
    alice = meet(phone=True, locale=locale)
    sit_down(alice, "me", "random", "random", "random")
    looked_at: set[str] = set()
    while view := to_decide(alice):
        if view["phase"] not in looked_at:
            looked_at.add(view["phase"])
            assert_fits(alice.page)
            assert_touchable(alice.page)
            assert_spoken(alice.page, locale[:2])
        tap(alice, sensible(alice, view))
    assert {"place", "pick", "bid"} <= looked_at
    assert_fits(alice.page)
    assert_spoken(alice.page, locale[:2])


def tap(alice: Person, button: Locator) -> None:
    """What cannot be undone is shown by the first tap and done by the second."""
    seen = len(alice.updates())
    text = button.get_attribute("data-decision")
    again = alice.page.locator(f"[data-decision='{text}']").first
    button.tap()
    if str(text).startswith(("place", "pick", "church up", "church down")):
        assert len(alice.updates()) == seen
        again.tap()
    alice.wait_for_update(seen)


def test_keyboard_only(alice: Person) -> None:
    sit_down(alice, "me", "random", "random")
    phases: set[str] = set()
    while "bid" not in phases and (view := to_decide(alice)):
        phases.add(view["phase"])
        seen = len(alice.updates())
        press_until(alice.page, "[data-decision]")
        assert_focus_is_visible(alice.page.locator(":focus"))
        alice.page.keyboard.press("Enter")
        alice.wait_for_update(seen)
    assert {"place", "pick", "bid"} <= phases
