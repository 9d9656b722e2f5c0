"""Journals that earlier versions wrote still fold, and their people get what is promised now."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rookery.core.registry import find_meta
from rookery.server.storage.journal import Event, Kind
from rookery.server.storage.rows import ClockRule, TableRow
from rookery.server.table.caretaker import pause_ms
from rookery.server.table.story import Story

ROW = TableRow(
    id="table", game="cubirds", rules_version=0, players=2, options={}, seed="07" * 32,
    invite_hash="", owner="anna", clock=ClockRule(), at_zero="bot_moves", watch="link",
    listed=False, shuffle_seats=True, pace=True, created_at=0, status="playing",
    replay_public=False,
)  # fmt: skip
PEOPLE: list[tuple[Kind, int, dict[str, Any]]] = [
    ("seated", 0, {"kind": "person", "person": "anna", "name": "Anna", "colour": 0}),
    ("seated", 1, {"kind": "person", "person": "ben", "name": "Ben", "colour": 1, "token": "x"}),
    ("started", -1, {"order": [1, 0]}),
]


def folded(*events: tuple[Kind, int, dict[str, Any]]) -> Story:
    meta = find_meta("cubirds")
    row = replace(ROW, rules_version=meta.rules_version, options=meta.complete({}))
    story = Story(row)
    story.apply_all(
        Event(number, number * 1000, kind, str(number), seat, data=data)
        for number, (kind, seat, data) in enumerate([*PEOPLE, *events], start=1)
    )
    return story


def told(story: Story) -> list[tuple[str, str]]:
    return [(note.kind, note.name) for note in story.notes]


def test_a_bot_of_old_that_took_over_keeps_the_seat_for_the_one_it_replaced() -> None:
    story = folded(("seated", 0, {"kind": "bot", "bot": "hawk"}))
    assert story.seats[0].kept_for == "ben"  # the seats were shuffled
    assert story.kept_seats({"ben"}) == story.kept_seats((), "x") == (0,)
    assert story.kept_seats({"anna"}) == ()
    assert told(story) == [("joined", "Ben"), ("started", ""), ("replaced", "Ben")]
    assert story.notes[0].seat == 0
    again = folded(("seated", 0, {"kind": "bot", "bot": "hawk"}), ("returned", 0, {}))
    assert again.seats_of({"ben"}) == again.seats_of((), "x") == (0,)
    assert again.kept_seats({"ben"}) == ()


def test_whoever_left_an_empty_chair_may_sit_down_in_it_again() -> None:
    story = folded(("left", 1, {}))
    assert story.seats[1].left
    assert story.kept_seats({"anna"}) == (1,)
    old_way_back = folded(("left", 1, {}), ("seated", 1, {"kind": "person", "person": "anna"}))
    assert old_way_back.seats_of({"anna"}) == (1,)
    assert told(old_way_back)[-2:] == [("left", "Anna"), ("returned", "Anna")]


def test_a_game_that_was_given_up_goes_on_when_somebody_returns() -> None:
    given_up: list[tuple[Kind, int, dict[str, Any]]] = [
        ("left", 0, {}), ("left", 1, {}), ("abandoned", -1, {}),
    ]  # fmt: skip
    story = folded(*given_up)
    assert (story.status, story.turn) == ("abandoned", None)
    assert story.kept_seats({"anna"}) == (1,)
    story = folded(*given_up, ("returned", 1, {}))
    assert (story.status, story.turn) == ("playing", 0)


def test_nobody_returns_to_a_table_that_never_started() -> None:
    story = Story(folded().row)
    story.apply(Event(1, 1, "seated", "1", 0, data=PEOPLE[0][2]))
    story.apply(Event(2, 2, "left", "2", 0))
    story.apply(Event(3, 3, "abandoned", "3"))
    assert story.kept_seats({"anna"}) == ()


def test_a_bot_takes_its_time_where_somebody_sees_what_it_does() -> None:
    story = folded()
    assert story.match is not None
    assert pause_ms(story, 900, story.last_at + 100) == 800
    assert pause_ms(story, 900, story.last_at + 1000) == 0
    drafts = [played(folded(), decision) for decision in story.match.legal()]
    draft = next(after for after in drafts if after.draft)
    assert pause_ms(draft, 900, draft.last_at + 100) == 0
    hurried = Story(replace(story.row, pace=False))
    assert pause_ms(hurried, 900, hurried.last_at) == 0


def played(story: Story, decision: int) -> Story:
    number = story.number + 1
    story.apply(Event(number, number * 1000, "decided", "key", story.turn or 0, decision))
    return story
