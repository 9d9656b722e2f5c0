"""The end is an event: the winner's birds, the scores line by line, the board as it was, and what
to do next."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from rookery import Match, game_ids
from rookery.bots.bot import find_bot

from .conftest import Meet
from .person import Person
from .posed import PosedTable

PLACE = "(e) => Math.round(e.getBoundingClientRect().top + scrollY)"
BOARD = ".present .board"
CELEBRATED = """
window.celebrated = [];
new MutationObserver(() => {
  const birds = [...document.querySelectorAll('[data-celebration] img')];
  if (birds.length > 0) window.celebrated = birds.map((bird) => bird.src);
}).observe(document, { subtree: true, childList: true });
"""
"""The birds that were there, which may be gone before anybody asks."""


def before_the_end(game: str, players: int = 4) -> tuple[Match, str]:
    """A game, and the decision that ends it."""
    match = Match(game, players, seed=3)
    bot = find_bot("fledgling", 0)
    while True:
        decision = bot.decide(match.seat())
        after = match.copy()
        after.play(decision)
        if after.over:
            return match, str(decision)
        match = after


def watch_it_end(person: Person, game: str, **settings: object) -> PosedTable:
    kept = json.dumps(json.dumps({"pace": "fast", **settings}))
    person.page.add_init_script(f"localStorage.setItem('rookery', {kept})")
    person.page.add_init_script(CELEBRATED)
    person.page.emulate_media(reduced_motion="no-preference")
    match, last = before_the_end(game)
    table = PosedTable(person, match)
    person.page.locator(BOARD).first.wait_for()
    table.play(last)
    return table


@pytest.mark.parametrize("game", game_ids())
def test_the_winners_birds_celebrate_and_scores_count_up(meet: Meet, game: str) -> None:
    alice = meet()
    table = watch_it_end(alice, game)
    expect(alice.outcome).to_have_attribute("data-counted", "true")
    birds = alice.page.evaluate("window.celebrated")
    assert birds
    assert all("svg" in bird for bird in birds)
    outcome = table.match.outcome()
    assert outcome is not None
    scores = alice.outcome.locator(".score").all_inner_texts()
    assert sorted(map(int, scores)) == sorted(outcome.scores)
    expect(alice.page.locator("[data-celebration]")).to_have_count(0)  # they fly by


def test_the_board_stays_and_the_next_step_is_at_hand(alice: Person) -> None:
    match, last = before_the_end("cubirds")
    table = PosedTable(alice, match)
    board = alice.page.locator(f"{BOARD} .rk-rim")
    place = board.evaluate(PLACE)
    table.play(last)
    expect(alice.outcome).to_be_visible()
    assert board.evaluate(PLACE) == place
    expect(alice.page.locator("[data-rematch]")).to_be_in_viewport()
    expect(alice.page.locator("[data-celebration]")).to_have_count(0)  # motion is reduced
    places = [int(text) for text in alice.outcome.locator(".place").all_inner_texts()]
    assert places == [1, 2, 2, 2]
    expect(alice.outcome).to_contain_text("everybody else shares the next place")


def test_who_wants_no_celebration_has_none(meet: Meet) -> None:
    alice = meet()
    watch_it_end(alice, "cubirds", celebrate=False)
    expect(alice.outcome).to_have_attribute("data-counted", "true")
    assert alice.page.evaluate("window.celebrated") == []
