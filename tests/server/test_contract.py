"""What server and browser agree on."""

from __future__ import annotations

import random
import re
from pathlib import Path

from rookery.core.registry import find_meta, game_ids
from rookery.server.contract import LIMITS, MARKS, PAGES, path_to
from rookery.server.storage.journal import Event
from rookery.server.storage.rows import ClockRule, TableRow
from rookery.server.table.story import Story

DESIGN = Path(__file__).parents[2] / "web" / "src" / "design"


def test_there_are_marks_for_the_largest_table_and_all_are_drawn() -> None:
    most = max(max(find_meta(game).seats) for game in game_ids())
    assert most <= LIMITS["seats"] <= MARKS
    numbers = [str(number) for number in range(1, MARKS + 1)]
    shapes = re.findall(r'id="seat-(\d+)"', (DESIGN / "icons.svg").read_text())
    looks = re.findall(r"^\.rk-seat-(\d+) {", (DESIGN / "recipes.css").read_text(), re.M)
    assert sorted(shapes) == sorted(looks) == numbers


def test_no_two_at_a_table_ever_share_a_mark() -> None:
    """Whatever people wish for, sit down, leave, are replaced by bots, in whatever order."""
    chance = random.Random(21)
    for _ in range(300):
        story = Story(row(players=chance.randint(2, 5)))
        for number in range(1, 30):
            seat = chance.randrange(len(story.seats))
            kind = chance.choice(("person", "bot", "left"))
            data = {"kind": kind, "name": "X", "colour": chance.randrange(16)}
            if chance.random() < 0.2:
                del data["colour"]
            event = Event(number, 0, "seated", str(number), seat, data=data)
            if kind == "left":
                event = Event(number, 0, "left", str(number), seat)
            story.apply(event)
            marks = [seat.colour for seat in story.seats if seat.kind != "open"]
            assert len(marks) == len(set(marks))
            assert all(0 <= mark < MARKS for mark in marks)


def test_addresses_of_pages() -> None:
    assert path_to("table", "a-b_1", invite="x&y") == "/t/a-b_1?invite=x%26y"
    assert path_to("replay", "../x") == "/replay/..%2Fx"
    assert path_to("front") == PAGES["front"] == "/"


def row(players: int) -> TableRow:
    return TableRow(
        id="t", game="birdie", rules_version=find_meta("birdie").rules_version, players=players,
        options={}, seed="00", invite_hash="", owner="p", clock=ClockRule(),
        at_zero="bot_moves", watch="link", listed=False, shuffle_seats=False, pace=False,
        created_at=0, status="waiting", replay_public=False,
    )  # fmt: skip
