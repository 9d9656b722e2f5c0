"""Puzzles: what is in the tree holds what it says, and finding them is the same everywhere."""

from __future__ import annotations

import hashlib

import pytest

from rookery.bots.puzzle_book import Collection, Puzzle
from rookery.bots.puzzle_forms import same_but_for_names
from rookery.bots.puzzles import AHEAD, EFFORTS, SURE, collect, far_sighted
from rookery.bots.weigh import Scales
from rookery.core.game import Game
from rookery.core.random import generator
from rookery.core.registry import find_game, own_game_ids

GAMES = [game for game in own_game_ids() if Collection.of(find_game(game)).puzzles]
WANTED = 200
SAMPLE = 8
WORLDS = 400


def collection(game: str) -> Collection:
    return Collection.of(find_game(game))


def sample(game: str) -> list[Puzzle]:
    """A few, from the easiest to the hardest."""
    all_ = collection(game).puzzles
    return all_[:: max(1, len(all_) // SAMPLE)]


@pytest.mark.parametrize("game", GAMES)
def test_the_data_are_whole(game: str) -> None:
    found = collection(game)
    assert found.game == game
    assert found.rules == find_game(game).meta.rules_version, "find them anew: " + found.command
    assert f"puzzles {game} " in found.command
    assert len(found.puzzles) >= WANTED
    assert len({puzzle.form for puzzle in found.puzzles}) == len(found.puzzles)
    difficulties = [puzzle.difficulty for puzzle in found.puzzles]
    assert difficulties == sorted(difficulties)
    assert set(difficulties) <= set(EFFORTS)
    for puzzle in found.puzzles:
        best, second, tempting = puzzle.chances
        assert best - second - SURE * puzzle.errors[0] >= AHEAD - 0.001  # they are rounded
        assert best - tempting - SURE * puzzle.errors[1] >= AHEAD - 0.001
        assert puzzle.solution
        assert puzzle.plan[: len(puzzle.solution)] == puzzle.solution
        assert puzzle.tempting != puzzle.solution[0]
        assert puzzle.themes
        assert puzzle.why


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_leads_to_its_positions_with_one_best_decision(game: str) -> None:
    found = find_game(game)
    scales = far_sighted(found)
    for puzzle in sample(game):
        match = puzzle.match(found)
        assert match.turn is not None
        assert same_but_for_names(match.view_json(match.turn)) == puzzle.form
        choices = match.choices.tolist()
        best, tempting = puzzle.solution[0], puzzle.tempting
        assert {best, tempting} <= set(choices)
        gained = ahead(found, scales, puzzle, [best, *(c for c in choices if c != best)])
        assert all(mean > 0 for mean in gained)
        for decision in puzzle.plan:
            match.play(decision)
            assert match.log(match.turn) is not None


def ahead(game: Game, scales: Scales, puzzle: Puzzle, options: list[int]) -> list[float]:
    """How much more the first option wins than each other, in worlds of its own."""
    match = puzzle.match(game)
    seat = match.seat(looks=False)
    name = f"checked {puzzle.form}".encode()
    rng = generator(int.from_bytes(hashlib.sha256(name).digest(), "big"))
    scales.weigh(game.layout.lean_copy(seat.state), seat.number, WORLDS, rng, options)
    sums = scales.sums[: len(options), seat.number]
    return [float(sums[0] - other) / WORLDS for other in sums[1:]]


def test_the_same_command_finds_the_same() -> None:
    game = find_game("cubirds")
    kept: list[str] = []
    found = collect(game, games=2, seed=1, keep=lambda now: kept.append(now.text()))
    assert found.games == 2
    assert found == collect(game, games=2, seed=1)
    begun = Collection.read(kept[0])
    assert begun.games == 1
    assert found == collect(game, games=2, seed=1, begun=begun)
    assert Collection.read(found.text()) == found
    assert {p.form for p in found.puzzles} <= {p.form for p in collection("cubirds").puzzles}


def test_forms_know_no_names() -> None:
    here = '{"you":0,"turn":0,"row":["red","blue","red"],"hands":[{"red":1},{"blue":2}]}'
    renamed = '{"you":1,"turn":1,"row":["grey","red","grey"],"hands":[{"red":2},{"grey":1}]}'
    other = '{"you":0,"turn":0,"row":["red","blue","red"],"hands":[{"blue":1},{"red":2}]}'
    assert same_but_for_names(here) == same_but_for_names(renamed)
    assert same_but_for_names(here) != same_but_for_names(other)
