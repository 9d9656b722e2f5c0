"""One seat as Gymnasium knows environments."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rookery.envs.gymnasium
from rookery.core.errors import BadSetup, IllegalDecision, UnreadableDecision
from rookery.core.registry import game_ids
from rookery.envs.seat_env import SeatEnv

every_game = pytest.mark.parametrize("game", game_ids())


def make(game: str, **more: Any) -> SeatEnv:
    env = gymnasium.make(f"rookery/{game}-v0", disable_env_checker=True, **more).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, chooser: np.random.Generator, steps: int = 10_000) -> list[float]:
    """Random decisions until the game ends; the rewards."""
    rewards = []
    for _ in range(steps):
        _, reward, over, _, _ = env.step(chooser.choice(np.flatnonzero(env.action_masks())))
        rewards.append(reward)
        if over:
            break
    return rewards


@every_game
@pytest.mark.filterwarnings("ignore:.*rgb_array.*")
def test_gymnasiums_own_check(game: str) -> None:
    env = make(game)
    # Its checks take any action for a legal one.
    env.step = lambda action: SeatEnv.step(env, np.flatnonzero(env.action_masks())[0])  # type: ignore[method-assign]
    check_env(env, skip_render_check=True)


@every_game
def test_a_game_brings_what_ones_seat_won(game: str) -> None:
    env, chooser = make(game, rivals="random"), np.random.default_rng(1)
    seats, gains = set(), []
    env.reset(seed=4)
    for _ in range(12):
        rewards = play(env, chooser)
        assert not any(rewards[:-1])
        shares = env.match.win_shares()
        expected = (env.players * shares[env.seat] - sum(shares)) / (env.players - 1)
        assert rewards[-1] == pytest.approx(expected)
        seats.add(env.seat)
        gains.append(rewards[-1])
        env.reset()
    assert len(seats) > 1
    assert min(gains) < 0


def test_what_is_observed_has_names() -> None:
    env = SeatEnv("cubirds", seat=1)
    observation, info = env.reset(seed=1)
    known = dict(zip(info["feature_names"], observation.tolist(), strict=True))
    hand = env.match.view(1).hands[1].cards
    assert {name: known[f"hand.{name}"] for name in hand} == hand
    assert known["turn.seat+0"] == 1


def test_a_seed_decides_everything() -> None:
    runs = []
    for _ in range(2):
        env = make("cubirds", players=3, rivals=["chick", "random"], seat=1)
        env.reset(seed=5)
        chooser = np.random.default_rng(2)
        play(env, chooser)
        env.reset()
        play(env, chooser, 3)
        runs.append((env.match.seed, [int(d) for d in env.match.decisions]))
    assert runs[0] == runs[1]


def test_a_copy_goes_its_own_way() -> None:
    env = make("ducks", players=3, rivals="chick")
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    here = len(env.match.decisions)
    played = [play(each, np.random.default_rng(3), 4) for each in (env, twin)]
    assert played[0] == played[1]
    assert env.match.digest() == twin.match.digest()
    assert len(env.match.decisions) > here


def test_it_is_shown() -> None:
    env = make("cubirds", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "CuBirds" in env.render() or "cubirds" in env.render()
    drawn = make("cubirds", players=2, render_mode="rgb_array")
    drawn.reset(seed=1)
    frame = drawn.render()
    assert frame.ndim == 3
    assert frame.shape[2] == 3
    assert frame.dtype == np.uint8
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 2


def test_what_is_wrong_is_told_and_changes_nothing() -> None:
    setups: tuple[dict[str, Any], ...] = (
        {"players": 9},
        {"rivals": "dodo"},
        {"players": 3, "rivals": ["hawk"]},
        {"seat": 7},
    )
    for setup in setups:
        with pytest.raises(BadSetup):
            make("cubirds", **setup)
    env = make("cubirds", players=2)
    env.reset(seed=1)
    before = env.match.digest()
    for action, error in (
        (int(np.flatnonzero(~env.action_masks())[0]), IllegalDecision),
        ("owl", UnreadableDecision),
        (None, UnreadableDecision),
    ):
        with pytest.raises(error):
            env.step(action)
    assert env.match.digest() == before
    play(env, np.random.default_rng(1))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_the_vector_environment_of_the_same_name_decides_for_one_seat() -> None:
    envs = gymnasium.make_vec("rookery/cubirds-v0", num_envs=4, players=2)
    assert isinstance(envs.unwrapped, rookery.envs.gymnasium.OneSeatVectorEnv)
    envs.reset(seed=1)
