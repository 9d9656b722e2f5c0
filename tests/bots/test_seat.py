"""A seat: what its bot may know, and nothing else, whoever looks."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import BadSetup, BrokenSave
from rookery.core.match import Match
from rookery.core.random import generator
from rookery.core.seat import Seat
from tests.tables import TABLES, Table, play_at_random

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
some_seeds = st.integers(0, 2**63)


def somewhere(table: Table, seed: int, moment: float) -> Match:
    whole = play_at_random(table.match(seed), seed)
    match = table.match(seed)
    for decision in whole.decisions[: int(moment * (len(whole.decisions) - 1))]:
        match.play(decision)
    return match


@every_table
@given(seed=some_seeds, moment=st.floats(0, 1), dice=some_seeds)
def test_a_seat_is_the_same_in_positions_that_it_cannot_tell_apart(
    table: Table, seed: int, moment: float, dice: int
) -> None:
    """Down to the last byte of all that it holds: nothing hidden is in there to be found."""
    match = somewhere(table, seed, moment)
    assert match.turn is not None
    twin = match.copy()
    twin.game.kernels.guess(twin.state, match.turn, generator(dice))
    twin.seed = dice
    assert held(match.seat()) == held(twin.seat())


def held(seat: Seat) -> dict[str, Any]:
    told = {"told": seat.told(), "view": seat.view_json(), "features": seat.features.tobytes()}
    plain = {
        name: value.tobytes() if hasattr(value, "tobytes") else value
        for name, value in vars(seat).items()
    }
    return plain | told


@every_table
@given(seed=some_seeds, moment=st.floats(0, 1))
def test_a_seat_shows_what_the_match_shows_it(table: Table, seed: int, moment: float) -> None:
    match = somewhere(table, seed, moment)
    seat = match.seat(seconds=2.5)
    assert (seat.number, seat.players, seat.seconds) == (match.turn, match.players, 2.5)
    assert seat.legal() == match.legal()
    assert seat.view_json() == match.view_json(match.turn)
    assert seat.told() == match.log(match.turn)
    assert (seat.decisions, seat.revelations) == (len(match.decisions), match.revelations)


@every_table
@given(seed=some_seeds, moment=st.floats(0, 1), dice=some_seeds)
def test_what_is_imagined_can_be_played_and_taken_back(
    table: Table, seed: int, moment: float, dice: int
) -> None:
    match = somewhere(table, seed, moment)
    before = match.state.tobytes()
    seat = match.seat()
    imagined = seat.imagine(dice)
    assert imagined.legal() == match.legal()
    assert imagined.view(seat.number).phase == match.view(seat.number).phase
    start = imagined.state.tobytes()
    play_at_random(imagined, dice)
    assert imagined.outcome() is not None
    imagined.undo(len(imagined.decisions))
    assert imagined.state.tobytes() == start
    assert match.state.tobytes() == before
    with pytest.raises(BrokenSave, match="cannot be saved"):
        imagined.to_json()


def test_there_is_no_way_back_to_the_match() -> None:
    match = Match("cubirds", 3, seed=5)
    seen: list[Any] = [match.seat()]
    found = {id(seen[0])}
    while seen:
        for other in gc.get_referents(seen.pop()):
            assert other is not match
            assert not isinstance(other, Match)
            # What every program holds (modules, classes, the games) is not of this match.
            if id(other) not in found and isinstance(other, (dict, list, tuple, Seat)):
                found.add(id(other))
                if len(found) < 10_000:
                    seen.append(other)


def test_nothing_that_is_done_at_a_seat_changes_the_match() -> None:
    match = Match("cubirds", 3, seed=5)
    before, legal = match.state.tobytes(), match.legal()
    seat = match.seat()
    seat.state[:] = 0
    seat.choices[:] = 0
    seat.guess(generator(1))[:] = 0
    assert match.state.tobytes() == before
    assert match.legal() == legal


@pytest.mark.parametrize(
    ("name", "instead"),
    [("turn", "number"), ("play", "imagine"), ("log", "told"), ("seed", "nothing"), ("wings", "")],
)
def test_bots_of_another_time_are_told_what_has_changed(name: str, instead: str) -> None:
    seat = Match("cubirds", 2, seed=5).seat()
    with pytest.raises(AttributeError, match=f"its seat, not the match: no '{name}'.*{instead}"):
        getattr(seat, name)


def test_nobody_sits_at_the_end() -> None:
    match = play_at_random(Match("cubirds", 2, seed=5), 1)
    with pytest.raises(BadSetup, match="over"):
        match.seat()
