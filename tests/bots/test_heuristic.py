"""CuBirds' judgement, in positions where any good player agrees."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.bots.looks import LooksBot
from rookery.core.match import position

ROWS = [["owl", "duck", "robin"], ["parrot", "magpie", "duck"], ["owl", "robin", "magpie"],
        ["toucan", "parrot", "robin"]]  # fmt: skip
OTHER = {"robin": 3, "duck": 2, "magpie": 3}


def judged(**data: Any) -> str:
    """What somebody does who overlooks nothing and goes by looks."""
    start = {"players": 2, "rows": ROWS, "collections": [{"duck": 1}, {"owl": 1}]} | data
    return LooksBot(1, 0.0, 0.0).decide(position("cubirds", start).seat()).text


def test_a_lay_that_completes_a_flock_is_preferred() -> None:
    hands = [{"owl": 2, "robin": 1, "duck": 1}, OTHER]
    rows = [["duck", "owl", "robin"], *ROWS[1:]]
    assert judged(hands=hands, rows=rows) in ("lay duck 1R", "lay robin 1L")


def test_a_flock_of_a_new_species_is_made() -> None:
    assert judged(phase="flock", hands=[{"owl": 3, "robin": 2}, OTHER]) == "flock owl"


@pytest.mark.parametrize(("held", "best"), [(2, "flock flamingo"), (3, "flock flamingo")])
def test_the_win_comes_first(held: int, best: str) -> None:
    six = {"owl": 1, "toucan": 1, "duck": 1, "parrot": 1, "magpie": 1, "robin": 1}
    hands = [{"flamingo": held, "robin": 8}, OTHER]
    assert judged(phase="flock", hands=hands, collections=[six, {}]) == best


def test_cards_are_drawn_while_the_hand_lasts() -> None:
    assert judged(phase="draw", hands=[{"robin": 2, "owl": 1}, OTHER]) == "draw"


def test_the_round_is_ended_when_the_others_lose_much_by_it() -> None:
    assert judged(phase="draw", hands=[{}, OTHER]) == "decline"


def test_a_single_card_goes_before_half_a_flock() -> None:
    hands = [{"robin": 5, "toucan": 1}, OTHER]
    rows = [["owl", "duck"], ["parrot", "magpie"], ["owl", "magpie"], ["duck", "parrot"]]
    assert judged(hands=hands, rows=rows).startswith("lay toucan")
