"""Views as records: what a declaration stores, and the JSON that is made of it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import numpy as np
import pytest

from rookery.core.compile import compiled
from rookery.core.match import Match
from rookery.core.records import Counts, Flag, Many, Name, Number, PerSeat, Pile, Record, Seat
from rookery.core.registry import all_game_ids, find_game
from rookery.core.text import Line, Refusal
from rookery.core.views import (
    Each,
    Group,
    List,
    Maybe,
    Part,
    Pool,
    Room,
    Sentence,
    Table,
    ViewLayout,
    because,
    say,
)

BIRDS = ("owl", "wren", "zięba")
TOLD = {"event-laid": {"player": None, "species": BIRDS}, "event-over": {}}


class Nest(Group):
    """A nest."""

    eggs = Number("i4")
    owner = Seat(optional=True)


class Shown(Group):
    turn = Seat(optional=True)
    dealer = Seat()
    bird = Name(BIRDS, optional=True)
    over = Flag()
    held = Counts(BIRDS, "i2")
    deck = Pile(BIRDS, 4, top_first=True)
    rows = Many(2, Pile(BIRDS, 3))
    nests = PerSeat(Nest(), 3)
    nest = Nest(optional=True)
    cards = Maybe(Counts(BIRDS))
    numbers = List(3, Number("i2"))
    colours = Each(("red", "blue"), Flag())
    catches = Table(BIRDS, Many(2, Number("i1")))
    walks = Table(BIRDS, Part("steps"))
    steps = Pool(6, Name(BIRDS))
    room = Room("u8", 2)
    lines = List(2, Sentence(TOLD))


VIEW = ViewLayout(Shown())
NOTHING: dict[str, Any] = {
    "turn": None, "dealer": 0, "bird": None, "over": False, "held": {}, "deck": [],
    "rows": [[], []], "nests": [{"eggs": 0, "owner": None}] * 2, "nest": None, "cards": None,
    "numbers": [], "colours": {"red": False, "blue": False}, "catches": {}, "walks": {},
    "lines": [],
}  # fmt: skip


def fresh() -> Any:
    record = VIEW.new()
    record["players"] = 2
    return record


def test_what_is_not_written_reads_as_nothing() -> None:
    assert json.loads(VIEW.json(fresh())) == NOTHING


@compiled
def fill(views: Any) -> None:
    v = views[0].shown
    v.turn, v.dealer, v.bird, v.over = 1, 2, 2, 1
    v.held[0], v.held[2] = -300, 12
    v.deck.n = 2
    v.deck.cards[0], v.deck.cards[1] = 0, 1
    v.rows[1].n, v.rows[1].cards[0] = 1, 2
    v.nests[1].eggs, v.nests[1].owner = -2_000_000_000, 0
    v.nests[2].eggs = 9  # nobody sits there
    v.nest.there, v.nest.eggs = 1, 1_234_567
    v.cards.there, v.cards.value[1] = 1, 3
    v.numbers.n, v.numbers.items[1] = 2, -7
    v.colours[1] = 1
    v.catches.n, v.catches.keys[0], v.catches.items[0, 1] = 1, 2, 10
    fill_walks(v)
    say(v.lines, 0, 1, 2)
    say(v.lines, 1)


@compiled
def fill_walks(v: Record) -> None:
    v.steps.n = 3
    for i in range(3):
        v.steps.items[i] = i
    v.walks.n, v.walks.keys[0], v.walks.keys[1] = 2, 1, 0
    v.walks.items[0].start, v.walks.items[0].n = 1, 2
    v.walks.items[1].start, v.walks.items[1].n = 0, 1


FILLED: dict[str, Any] = {
    "turn": 1, "dealer": 2, "bird": "zięba", "over": True, "held": {"owl": -300, "zięba": 12},
    "deck": ["wren", "owl"], "rows": [[], ["zięba"]],
    "nests": [{"eggs": 0, "owner": None}, {"eggs": -2_000_000_000, "owner": 0}],
    "nest": {"eggs": 1_234_567, "owner": None}, "cards": {"wren": 3}, "numbers": [0, -7],
    "colours": {"red": False, "blue": True}, "catches": {"zięba": [0, 10]},
    "walks": {"wren": ["wren", "zięba"], "owl": ["owl"]},
    "lines": [
        {"key": "event-laid", "args": {"player": 1, "species": "zięba"}},
        {"key": "event-over", "args": {}},
    ],
}  # fmt: skip


def test_every_kind_of_field_is_written() -> None:
    record = fresh()
    fill(record)
    said = VIEW.json(record)
    assert json.loads(said) == FILLED
    assert list(json.loads(said)["walks"]) == ["wren", "owl"], "in the order of writing"
    assert said == msgspec.json.encode(FILLED), "without a byte to spare"


def test_it_reads_as_structs() -> None:
    record = fresh()
    fill(record)
    view = VIEW.read(VIEW.json(record))
    assert view.nest.eggs == 1_234_567
    assert type(view.nest) is type(view.nests[0])
    assert type(view.nest).__doc__ == "A nest."
    assert view.lines[0] == Line("event-laid", {"player": 1, "species": "zięba"})


def test_the_same_view_has_the_same_bytes() -> None:
    """Padding too: a law compares them."""
    records = [VIEW.new() for _ in range(3)]
    for record in records:
        fill(record)
    assert len({record.tobytes() for record in records}) == 1


def test_a_refusal_is_a_clause_and_a_reason() -> None:
    layout = ViewLayout(Sentence({"refusal-held": {"held": None}}, ("A-1", "A-2")))
    record = layout.new()
    because(record[0]["shown"], 1, 0, -5)
    assert layout.read(layout.json(record)) == Refusal("A-2", "refusal-held", {"held": -5})


def test_a_long_text_finds_room() -> None:
    layout = ViewLayout(List(9_000, Name(("a_rather_long_name_for_a_bird",))))
    record = layout.new()
    record["shown"]["n"] = 9_000
    assert json.loads(layout.json(record)) == ["a_rather_long_name_for_a_bird"] * 9_000


def test_keys_that_javascript_would_sort_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers"):
        Table(("1", "2"), Flag())


def test_numbers_of_every_size_are_read_with_their_sign() -> None:
    for size in ("i1", "i2", "i4"):
        limits = np.iinfo(size)
        layout = ViewLayout(Many(3, Number(size)))
        record = layout.new()
        record["shown"] = [limits.min, -1, limits.max]
        assert json.loads(layout.json(record)) == [limits.min, -1, limits.max]


@pytest.mark.parametrize("game_id", all_game_ids())
def test_what_a_view_is_made_of_can_be_told(game_id: str) -> None:
    """The plain board draws any game by it."""
    told = find_game(game_id).view.declared
    fields = told["fields"]
    assert isinstance(fields, dict)
    shown = json.loads(Match(game_id).view_json(0))
    assert list(fields) == list(shown)
    plain = {"number": int, "seat": int, "flag": bool, "name": str, "pile": list, "list": list}
    plain |= {"counts": dict, "table": dict, "group": dict, "per_seat": list}
    for name, field in fields.items():
        if shown[name] is not None and field["kind"] in plain:
            assert isinstance(shown[name], plain[field["kind"]]), name
