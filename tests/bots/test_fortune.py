"""Luck over many games, in one loop."""

from __future__ import annotations

import numpy as np
import pytest

from rookery import find_game
from rookery.bots.fortune import Fortunes, fortunes

LEVELS = ["chick", "fledgling"]
GAMES = 2_000


@pytest.fixture(scope="module")
def found() -> Fortunes:
    return fortunes(find_game("pluck"), 2, LEVELS, 0, GAMES)


def test_what_one_is_lucky_with_another_one_is_unlucky_with(found: Fortunes) -> None:
    assert found.luck.sum(1) == pytest.approx(np.zeros(GAMES), abs=1e-5)
    assert set(found.levels.ravel()) == {0, 1}


def test_luck_is_fair_to_who_moves_first_and_to_each_level(found: Fortunes) -> None:
    of_first = found.luck[np.arange(GAMES), found.first]
    of_chicks = np.where(found.levels == 0, found.luck, 0.0).sum(1)
    for luck in (of_first, of_chicks):
        assert abs(luck.mean()) < 3 * luck.std() / np.sqrt(GAMES)
    assert found.skill.std() > 0


def test_a_number_always_means_the_same_game(found: Fortunes) -> None:
    again = fortunes(find_game("pluck"), 2, LEVELS, 5, 3)
    for one, other in zip(again, found, strict=True):
        assert (one == other[5:8]).all()
