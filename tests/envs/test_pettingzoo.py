"""The games under PettingZoo's own tests, and what those do not ask."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rookery.core.errors import IllegalDecision
from rookery.core.random import generator
from rookery.envs.pettingzoo import RookeryEnv, env

from .tables import TABLES, some_way

CYCLES = 60
pytestmark = pytest.mark.parametrize(("game", "players"), TABLES)


def started(game: str, players: int) -> RookeryEnv:
    """An environment some random decisions into its game."""
    table = env(game, players)
    table.reset(seed=5)
    play_on(table, some_way(game, players))
    return table


def play_on(table: RookeryEnv, decisions: int) -> list[float]:
    """Random decisions; the rewards seen on the way."""
    choose = np.random.default_rng(3)
    rewards = []
    for _ in range(decisions):
        if not table.agents:
            break
        observation, reward, over, _, _ = table.last()
        rewards.append(float(reward))
        mask = observation["action_mask"]
        table.step(None if over else int(choose.choice(mask.nonzero()[0])))
    return rewards


# Dictionaries with a mask are what PettingZoo's own card games give, and are warned about too.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_its_own_tests(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=CYCLES)
    seed_test(lambda: env(game, players), num_cycles=CYCLES)


def test_a_game_ends_and_pays_zero_in_sum(game: str, players: int) -> None:
    table = env(game, players)
    table.reset(seed=1)
    rewards = play_on(table, 100_000)
    assert not table.agents
    farewells = rewards[-players:]
    assert abs(sum(farewells)) < 1e-6
    assert not any(rewards[:-players])


def test_copied_saved_and_restored(game: str, players: int) -> None:
    table = started(game, players)
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table)), env(game, players)]
    others[-1].restore(table.save())
    digest = table.match.digest()
    for other in others:
        play_on(other, 15)
    assert table.match.digest() == digest
    play_on(table, 15)
    table.reset()  # the deals to come are part of what is copied
    for other in others:
        other.reset()
        assert other.match.digest() == table.match.digest()


def test_a_finished_game_is_restored(game: str, players: int) -> None:
    """At its end, and between one farewell and the next."""
    table = env(game, players)
    table.reset(seed=1)
    while not table.match.over:
        play_on(table, 1)
    for _ in range(players):
        twin = env(game, players)
        twin.restore(table.save())
        assert twin.agents == table.agents
        assert twin.agent_selection == table.agent_selection
        ours, theirs = (play_on(copy.deepcopy(each), players) for each in (table, twin))
        assert ours == theirs
        assert len(ours) == len(table.agents)
        play_on(table, 1)
    assert not table.agents


def test_what_is_hidden_is_not_observed(game: str, players: int) -> None:
    table = started(game, players)
    seat = table.match.turn
    assert seat is not None
    twin = copy.deepcopy(table)
    twin.game.kernels.guess(twin.match.state, seat, generator(9))
    assert twin.match.state.tobytes() != table.match.state.tobytes()
    ours, theirs = (t.observe(t.agent_selection) for t in (table, twin))
    assert (ours["observation"] == theirs["observation"]).all()
    assert (ours["action_mask"] == theirs["action_mask"]).all()


def test_an_illegal_action_changes_nothing(game: str, players: int) -> None:
    table = started(game, players)
    mask = table.observe(table.agent_selection)["action_mask"]
    before = table.match.digest()
    with pytest.raises(IllegalDecision):
        table.step(int((mask == 0).nonzero()[0][0]))
    assert table.match.digest() == before
