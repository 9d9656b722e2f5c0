"""Cards fly from where they were to where they are, one thing after the other, at the reader's
pace."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from rookery import Match, game_ids
from rookery.bots.bot import find_bot

from .conftest import Meet
from .motion import Recorder
from .person import Person
from .posed import PosedTable

BOX = "(e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height] }"
LARGEST = """() => Math.max(...[...document.querySelectorAll('.present [data-key]')]
  .map((e) => e.getBoundingClientRect().width))"""


def paced(meet: Meet, pace: str) -> Person:
    person = meet()
    chosen = json.dumps(json.dumps({"pace": pace}))
    person.page.add_init_script(f"localStorage.setItem('rookery', {chosen})")
    return person


def test_a_card_that_joins_others_of_its_kind_flies_onto_them(meet: Meet) -> None:
    """A gold card drawn and kept, with one like it in the hand already: it was seen to fly to the
    middle of the hand, as large as that."""
    alice = paced(meet, "fast")
    recorder = Recorder(alice)
    match = Match("biblios", 2, seed=1)
    while not (
        match.turn == 0
        and match.record.phase == 0
        and 0 <= match.record.gift < 3
        and match.record.hands[0].gold[match.record.gift] > 0
        and match.record.room[0] == 1
    ):
        match.play(match.legal()[0] if match.turn == 0 else match.legal()[-1])
        if match.over:
            match = Match("biblios", 2, seed=match.seed + 1)
    gift = int(match.record.gift) + 1
    table = PosedTable(alice, match)
    alice.page.locator("[data-version]").wait_for()
    alice.page.locator('[data-decision="place keep"]').click()
    table.wait_for(1)
    bot = find_bot("fledgling", 0)
    while match.turn == 0 and not match.over and match.record.kept != -1:
        table.play(str(bot.decide(match.seat())))
    expect(alice.page.locator(f'[data-version="{table.version}"]')).to_be_attached()
    recorder.land()
    pile = alice.page.locator(f'.hand .lying [data-card="gold_{gift}"]')
    x, y, width, height = pile.evaluate(BOX)
    landed = [f for f in recorder.flights() if abs(f.to[0] - (x + width / 2)) < 2]
    assert landed, "on the pile of its kind"
    assert all(abs(flight.to[1] - (y + height / 2)) < 2 for flight in landed)
    assert all(abs(flight.width - width) < 2 for flight in landed)


def test_a_card_that_flies_to_a_small_place_is_a_small_picture_of_itself(meet: Meet) -> None:
    """A hand card of The Bird, with words on it, was seen to fly off as a column of letters."""
    alice = paced(meet, "fast")
    recorder = Recorder(alice)
    match = Match("chirp", 3, seed=1)
    bot = find_bot("fledgling", 0)
    while match.turn != 0 or match.view(0).phase != "bank":
        match.play(str(bot.decide(match.seat())))
    table = PosedTable(alice, match)
    held = alice.page.locator(".hand [data-decision^=card]").first
    held.wait_for()
    wide = held.evaluate("(card) => card.offsetWidth")
    recorder.forget()
    held.click()
    table.wait_for(1)
    expect(alice.page.locator(f'[data-version="{table.version}"]')).to_be_attached()
    recorder.land()
    laid = [flight.laid for flight in recorder.flights() if flight.laid is not None]
    assert laid
    assert max(laid) == wide


@pytest.mark.parametrize("game", game_ids())
def test_nothing_in_flight_is_larger_than_a_card_on_the_table(meet: Meet, game: str) -> None:
    alice = paced(meet, "fast")
    recorder = Recorder(alice)
    match = Match(game, 3, seed=5)
    table = PosedTable(alice, match)
    alice.page.locator("[data-version]").wait_for()
    bot = find_bot("fledgling", 0)
    for _ in range(8):
        table.play(str(bot.decide(match.seat())))
        expect(alice.page.locator(f'[data-version="{table.version}"]')).to_be_attached()
        recorder.land()
    largest = alice.page.evaluate(LARGEST)
    assert recorder.flights()
    assert max(flight.width for flight in recorder.flights()) <= 1.1 * largest


def test_one_thing_is_shown_after_the_other_and_can_be_skipped(meet: Meet) -> None:
    alice = paced(meet, "slow")
    recorder = Recorder(alice)
    match = Match("ducks", 4, seed=5)
    table = PosedTable(alice, match)
    alice.page.locator("[data-version]").wait_for()
    bot = find_bot("fledgling", 0)
    first = table.version
    for _ in range(3):
        table.play(str(bot.decide(match.seat())))
    expect(alice.page.locator(f'[data-version="{first + 2}"]')).to_be_attached()
    assert recorder.shown()[:3] == [first, first + 1, first + 2], "none is left out"
    assert not any(recorder.flying_at_changes()), "and the cards had landed"
    waiting = 25
    for _ in range(waiting):
        table.play(str(bot.decide(match.seat())))
    alice.page.locator("[data-skip]").click()
    expect(alice.page.locator(f'[data-version="{table.version}"]')).to_be_attached()
    expect(alice.page.locator("[data-skip]")).to_have_count(0)
    assert len(recorder.shown()) < waiting, "the last one at once"


def test_at_once_shows_where_it_led(meet: Meet) -> None:
    alice = paced(meet, "once")
    recorder = Recorder(alice)
    match = Match("cubirds", 3, seed=5)
    table = PosedTable(alice, match)
    alice.page.locator("[data-version]").wait_for()
    bot = find_bot("fledgling", 0)
    for _ in range(6):
        table.play(str(bot.decide(match.seat())))
    expect(alice.page.locator(f'[data-version="{table.version}"]')).to_be_attached()
    assert recorder.flights() == []
