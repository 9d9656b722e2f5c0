"""The games under OpenSpiel's own tests and searched by its IS-MCTS."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import rookery.envs.openspiel
from rookery.core.match import Match

from .tables import TABLES, some_way

pytestmark = pytest.mark.parametrize(("game", "players"), TABLES)
State = rookery.envs.openspiel.RookeryState


def load(game: str, players: int) -> rookery.envs.openspiel.RookeryGame:
    return pyspiel.load_game(f"rookery_{game}", {"players": players})  # type: ignore[no-any-return]


def started(game: str, players: int, decisions: int, seed: int = 3) -> State:
    """A state some random decisions into its game."""
    chooser = random.Random(seed)
    state: State = load(game, players).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.randrange(256))
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_an_illegal_action_changes_nothing(game: str, players: int) -> None:
    state = started(game, players, some_way(game, players))
    before, history = str(state), state.history()
    wrong = next(a for a in range(state.num_distinct_actions()) if a not in state.legal_actions())
    for action in (wrong, -5, 10**6):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action(action)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(state.legal_actions()[0])
    assert str(state) != before


def test_its_own_simulations(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_its_search_plays(game: str, players: int) -> None:
    state = started(game, players, 1)
    chance = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=20,
        random_state=chance,
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_is_the_same_information_state(game: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in (0, 9, 25):
        state = started(game, players, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert str(twin) != str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_copied_saved_and_restored(game: str, players: int) -> None:
    state = started(game, players, 10)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, restored = pyspiel.deserialize_game_and_state(saved)
    twin = state.clone()
    replayed = state.get_game().new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    before = str(state)
    chooser = random.Random(1)
    for _ in range(10):
        if twin.is_terminal():
            break
        action = chooser.choice(twin.legal_actions())
        for other in (twin, restored, replayed):
            other.apply_action(action)
    assert str(state) == before
    assert str(twin) == str(restored) == str(replayed)
    assert twin.information_state_string(0) == replayed.information_state_string(0)


def test_it_is_the_same_game(game: str, players: int) -> None:
    """The chance nodes are the seed of a `Match`, and play goes on alike."""
    state = started(game, players, 15)
    history = state.history()
    match = Match(game, players, seed=int.from_bytes(bytes(history[:8]), "little"))
    for action in history[8:]:
        match.play(action)
    assert state.legal_actions() == sorted(match.choices.tolist())
    features = np.zeros(match.game.feature_count, np.int8)
    for seat in range(players):
        match.game.kernels.features(match.state, seat, features)
        assert state.observation_tensor(seat) == features.tolist()


def test_its_observers_see_features(game: str, players: int) -> None:
    state = started(game, players, 5)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.tensor.tolist() == state.observation_tensor(0)
    assert set(observation.dict) == {"features"}
