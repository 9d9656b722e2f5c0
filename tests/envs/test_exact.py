"""Pluck with two players and the tiny games, solved: by our own tree and under OpenSpiel's
algorithms."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import rookery.envs.openspiel  # noqa: F401
from rookery.core.chance import UNTOUCHED, deals
from rookery.core.errors import BadSetup
from rookery.core.match import Match
from rookery.core.registry import find_game
from rookery.envs.exact import Tree, policy_of, uniform

VALUES = {False: Fraction(1, 40), True: Fraction(1, 35)}
"""Of the first seat, with hidden and with open hands."""

TINY = {"cubirds": Fraction(1, 7), "ducks": Fraction(0)}
"""The same of the tiny games."""


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree("pluck")


def test_the_deals_are_all_there_with_their_probabilities() -> None:
    """Eight birds, two of each: three to the one, three to the other, two aside in their order."""
    orders = list(permutations([0, 0, 1, 1, 2, 2, 3, 3]))
    expected = Counter((*map(sorted, (o[:3], o[3:6])), o[6:]).__repr__() for o in orders)
    found = {}
    for probability, state in deals(find_game("pluck"), 2):
        hands = [[b for b in range(4) for _ in range(n[b])] for n in state[0]["hands"][:2]]
        aside = tuple(state[0]["aside"]["cards"][:2].tolist())[::-1]
        found[(*hands, aside).__repr__()] = probability
        assert (state[0]["rng"] == UNTOUCHED).all()
    assert found == {deal: Fraction(n, len(orders)) for deal, n in expected.items()}


def test_a_game_with_too_many_deals_says_so() -> None:
    with pytest.raises(BadSetup, match="more deals than can be listed"):
        deals(find_game("cubirds"), 2)


def test_its_value(tree: Tree) -> None:
    assert tree.value == pytest.approx(float(VALUES[False]), abs=1e-9)
    for seat in range(2):
        assert tree.loss(seat, tree.perfect(seat)) == pytest.approx(0, abs=1e-9)


def test_its_value_with_open_hands() -> None:
    assert Tree("pluck", {"open_hands": True}).value == pytest.approx(float(VALUES[True]), abs=1e-9)


def test_what_players_lose(tree: Tree) -> None:
    """Whoever plays at random loses more than a bot that searches, and nobody gains."""
    for seat in range(2):
        at_random = tree.loss(seat, uniform(tree, seat))
        assert at_random > tree.loss(seat, policy_of("plain:100", tree, seat, samples=2)) >= -1e-9


@pytest.mark.parametrize("game", TINY)
def test_tiny_games_are_solved_too(game: str) -> None:
    tiny = Tree(game, {"size": "tiny"})
    assert tiny.value == pytest.approx(float(TINY[game]), abs=1e-9)
    assert len(tiny.leaves) < 20_000
    for seat in range(2):
        assert tiny.loss(seat, tiny.perfect(seat)) == pytest.approx(0, abs=1e-9)
        assert tiny.loss(seat, uniform(tiny, seat)) > 0.3
    ours = sum(tiny.best_answer(seat, uniform(tiny, seat)) for seat in range(2))
    theirs = pyspiel.load_game(f"rookery_{game}(size=tiny,listed=true)")
    alike = policy.UniformRandomPolicy(theirs)
    assert exploitability.nash_conv(theirs, alike) == pytest.approx(ours, abs=1e-9)


def test_a_tiny_game_is_for_two() -> None:
    with pytest.raises(BadSetup, match="tiny is for 2 players, not 3"):
        Match("cubirds", 3, {"size": "tiny"})


def test_openspiel_agrees(tree: Tree) -> None:
    game = pyspiel.load_game("rookery_pluck(listed=true)")
    ours = sum(tree.best_answer(seat, uniform(tree, seat)) for seat in range(2))
    alike = policy.UniformRandomPolicy(game)
    assert exploitability.nash_conv(game, alike) == pytest.approx(ours, abs=1e-9)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.nash_conv(game, average) < ours / 4
    found = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert found[0] == pytest.approx(float(VALUES[False]), abs=0.1)


def test_what_a_player_knows_reads() -> None:
    """Its decisions, what it has now, and nothing of the others' cards."""
    state = pyspiel.load_game("rookery_pluck(listed=true)").new_initial_state()
    state.apply_action(0)
    hand = state.information_state_string(0).split(" | ")[1]
    assert "seat+0.hand." in hand
    assert "seat+1.hand." not in hand
    action = state.legal_actions()[0]
    told = state.action_to_string(0, action)
    state.apply_action(action)
    first, second = (state.information_state_string(player) for player in range(2))
    assert first.startswith(f"0: {told} | ")
    assert second.startswith("1: nothing yet | ")
    assert state.observation_string(1) == f"1: {second.split(' | ')[1]}"
