"""Birdie's judgement: rows as layers, and positions where any good player agrees."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from rookery.bots.looks import LooksBot
from rookery.core.match import position
from rookery.games.birdie.cards import BIRDS, CARDS, FEATURES, FEATURES_OF, LONGEST_ROW
from rookery.games.birdie.rows import (
    Layers,
    best_meeting,
    card_at,
    layers_of,
    longest_run,
    places_of,
    with_card_at,
    without,
)


def judged(advanced: bool, **data: Any) -> str:
    """What somebody does who overlooks nothing and goes by looks."""
    match = position("birdie", {"options": {"advanced": advanced}, **data})
    return LooksBot(1, 0.0, 0.0).decide(match.seat()).text


def some_row(seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.randrange(len(CARDS)) for _ in range(rng.randrange(1, LONGEST_ROW))]


def layers(row: list[int]) -> Layers:
    return layers_of(np.array(row, np.int8), len(row))


@pytest.mark.parametrize("seed", range(20))
def test_layers_hold_a_row(seed: int) -> None:
    row = some_row(seed)
    size, laid = len(row), layers(row)
    assert [card_at(laid, place) for place in range(size)] == row
    start, end = sorted(random.Random(seed).choices(range(size + 1), k=2))
    assert without(laid, start, end) == layers(row[:start] + row[end:])
    assert with_card_at(laid, start, 11) == layers([*row[:start], 11, *row[start:]])
    for feature in range(len(FEATURES)):
        fits = [bool(FEATURES_OF[card] >> feature & 1) for card in row]
        assert places_of(laid, size, feature) == sum(fit << i for i, fit in enumerate(fits))


@pytest.mark.parametrize(
    ("places", "length", "start"), [(0b0, 0, 0), (0b100, 1, 2), (0b11011, 2, 0), (0b1110011, 3, 4)]
)
def test_the_longest_run_is_found(places: int, length: int, start: int) -> None:
    assert longest_run(places) == (length, start)


@pytest.mark.parametrize(
    ("places", "count", "start", "end"),
    [
        (0b0011, 0, 0, 0),  # nothing can come between two neighbours
        (0b0111, 2, 0, 3),  # one of three has to be removed
        (0b0101, 2, 0, 3),
        (0b11011, 4, 0, 5),
        (0b11101001, 4, 3, 8),
    ],
)
def test_runs_meet_when_what_lies_between_is_removed(
    places: int, count: int, start: int, end: int
) -> None:
    assert best_meeting(places, 8) == (count, start, end)


def test_the_card_between_two_runs_is_removed() -> None:
    row = ["spring_owl", "spring_robin", "winter_pigeon", "spring_robin", "spring_woodpecker"]
    assert judged(True, phase="remove", decks=[row, []], order=[0, 1]) == "position 3"


def test_a_stack_lengthens_the_run_on_top() -> None:
    """With the birds' boxes full and their abilities used, only seasons count."""
    row = ["winter_robin", "summer_owl", "spring_owl", "spring_robin"]
    decks = [["summer_robin", "spring_woodpecker", "spring_pigeon"], []]
    full, used = [dict.fromkeys(BIRDS, 2), {}], [dict.fromkeys(BIRDS, 1), {}]
    chosen = judged(False, open_row=row, decks=decks, boxes=full, used=used, hands=[{}, {}])
    assert chosen in ("stack 3", "stack 4")
