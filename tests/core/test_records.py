"""Piles, fields and layouts, on a record that belongs to no game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rookery.core.errors import BadPosition
from rookery.core.random import generator
from rookery.core.records import (
    Counts,
    Flag,
    Layout,
    Many,
    Name,
    Number,
    Passing,
    PerSeat,
    Pile,
    Seat,
    insert,
    pop,
    push,
    remove,
    shuffle,
)

COLOURS = ("red", "green", "blue")
LAYOUT = Layout(
    events=4,
    dealer=Seat(),
    night=Flag(),
    trump=Name(COLOURS, optional=True),
    round=Number("i1"),
    due=Passing("i1"),
    deck=Pile(COLOURS, 10, top_first=True),
    line=Pile(COLOURS, 4),
    hands=PerSeat(Counts(COLOURS)),
    marks=Many(2, Number()),
)
EXAMPLE: dict[str, object] = {
    "dealer": 1,
    "night": True,
    "trump": None,
    "round": 3,
    "deck": ["red", "red", "blue"],
    "line": ["green", "blue"],
    "hands": [{"red": 2}, {}, {"green": 1, "blue": 5}],
    "marks": [7, -2],
}


def record(players: int = 3) -> Any:
    states = LAYOUT.blank()
    states[0]["players"] = players
    return states[0]


def pile(*cards: int) -> Any:
    stack = np.zeros(1, np.dtype([("n", "i2"), ("cards", "i1", (10,))])).view(np.recarray)[0]
    for card in cards:
        push(stack, card)
    return stack


def cards(stack: Any) -> list[int]:
    return list(stack.cards[: stack.n].tolist())


def test_piles() -> None:
    stack = pile(1, 2, 3)
    assert pop(stack) == 3
    insert(stack, 0, 7)
    insert(stack, 3, 8)
    assert cards(stack) == [7, 1, 2, 8]
    assert remove(stack, 1) == 1
    assert remove(stack, 2) == 8
    assert cards(stack) == [7, 2]


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng, orders = generator(1), set()
    for _ in range(200):
        stack = pile(1, 2, 3)
        shuffle(stack, rng)
        orders.add(tuple(cards(stack)))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_readable_data_goes_in_and_comes_out() -> None:
    state = record()
    LAYOUT.build(state, EXAMPLE)
    assert LAYOUT.describe(state) == EXAMPLE
    assert state["deck"]["cards"][2] == 0  # the top is the last card: red


MISTAKES: dict[str, tuple[dict[str, object], str]] = {
    "passing": ({"due": 1}, "due: no such field"),
    "field": ({"decks": []}, "decks: no such field.*Did you mean deck"),
    "seat": ({"dealer": 3}, "dealer: a seat from 0 to 2"),
    "flag": ({"night": 1}, "night: true or false"),
    "name": ({"trump": "pink"}, "trump: 'pink' is not one of red, green or blue"),
    "number": ({"round": 200}, "round: a whole number"),
    "text": ({"round": "3"}, "round: a whole number"),
    "card": ({"deck": ["red", "rde"]}, "deck: 'rde'.*Did you mean red"),
    "not a list": ({"deck": "red"}, "deck: a list is needed"),
    "too many": ({"line": ["red"] * 5}, "line: at most 4 cards"),
    "count": ({"hands": [{"red": -1}, {}, {}]}, r"hands.0.red: a count from 0 to 127"),
    "not a table": ({"hands": [[], {}, {}]}, r"hands.0: a table of names"),
    "entries": ({"hands": [{}]}, "hands: 3 entries are needed, not 1"),
}


@pytest.mark.parametrize(("data", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_names_its_field(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        LAYOUT.build(record(), data)


def test_copies_are_equal_byte_by_byte() -> None:
    states = LAYOUT.blank()
    states[0]["players"] = 2
    assert LAYOUT.copy(states).tobytes() == states.tobytes()
    lean = LAYOUT.lean_copy(states)
    assert lean.dtype == LAYOUT.lean
    assert LAYOUT.describe(lean[0]) == LAYOUT.describe(states[0])
