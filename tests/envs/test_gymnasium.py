"""The vector environment under Gymnasium's checks, as far as they take vectors."""

from __future__ import annotations

import copy

import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from rookery.core.match import Match
from rookery.envs.gymnasium import AllSeatsVectorEnv, Arrays, OneSeatVectorEnv

from .tables import TABLES

GAMES = 8
pytestmark = pytest.mark.parametrize(("game", "players"), TABLES)


def play_on(envs: AllSeatsVectorEnv, steps: int) -> list[object]:
    """Random legal steps; everything they returned."""
    return [envs.step(envs.batch.random_actions()) for _ in range(steps)]


def test_its_own_checks(game: str, players: int) -> None:
    envs = AllSeatsVectorEnv(game, GAMES, players)
    env_checker.check_reset_seed_determinism(envs)  # type: ignore[arg-type]
    env_checker.check_reset_options(envs)  # type: ignore[arg-type]
    env_checker.check_reset_return_type(envs)  # type: ignore[arg-type]
    env_checker.check_space_limit(envs.observation_space, "observation")
    env_checker.check_space_limit(envs.action_space, "action")
    single = AllSeatsVectorEnv(game, 1, players)
    env_checker.check_returned_data_not_reused(single)  # type: ignore[arg-type]


def test_a_seed_decides_everything(game: str, players: int) -> None:
    runs = []
    for _ in range(2):
        envs = AllSeatsVectorEnv(game, GAMES, players)
        runs.append([envs.reset(seed=4), *play_on(envs, 30)])
    assert env_checker.data_equivalence(runs[0], runs[1], exact=True)


def test_observations_are_within_their_space(game: str, players: int) -> None:
    envs = AllSeatsVectorEnv(game, GAMES, players)
    observations, infos = envs.reset(seed=2)
    for _ in range(40):
        assert observations in envs.observation_space
        actions = envs.action_space.sample(
            mask=tuple(row for row in infos["action_mask"])  # as Gymnasium wants it
        )
        observations, rewards, _, truncations, infos = envs.step(actions)
        assert not infos["refused"].any()
        assert rewards.shape == (GAMES, players)
        assert truncations.shape == (GAMES,)


def test_everybody_is_paid_at_the_end(game: str, players: int) -> None:
    envs = AllSeatsVectorEnv(game, GAMES, players)
    envs.reset(seed=2)
    ended = 0
    while ended < 5:
        _, rewards, over, _, _ = envs.step(envs.batch.random_actions())
        assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert not rewards[~over].any()
        ended += int(over.sum())


def test_copied_saved_and_restored(game: str, players: int) -> None:
    envs = AllSeatsVectorEnv(game, GAMES, players)
    envs.reset(seed=6)
    play_on(envs, 20)
    twin, third = copy.deepcopy(envs), AllSeatsVectorEnv(game, GAMES, players)
    observations, _ = third.restore(envs.save())
    assert (observations == envs.batch.features()).all()
    plays = [play_on(each, 20) for each in (envs, twin, third)]
    assert env_checker.data_equivalence(plays[0], plays[1], exact=True)
    assert env_checker.data_equivalence(plays[0], plays[2], exact=True)


def test_its_wrappers_take_it(game: str, players: int) -> None:
    envs = OneSeatVectorEnv(game, GAMES, players)
    counted = RecordEpisodeStatistics(envs)
    counted.reset(seed=3)
    while True:
        *_, infos = counted.step(envs.batch.random_actions())
        if "episode" in infos:
            break
    assert infos["episode"]["l"].max() > 1


def test_a_reward_is_that_of_ones_own_seat(game: str, players: int) -> None:
    """Every game is replayed: what a seat got is what it had won."""
    envs = OneSeatVectorEnv(game, GAMES, players)
    games: list[list[list[int]]] = [[[]] for _ in range(GAMES)]
    step = envs.batch.step

    def noted(actions: Arrays) -> None:
        step(actions)
        for i in np.flatnonzero(~envs.batch.refused):
            games[i][-1].append(int(actions[i]))
            if envs.batch.ended[i]:
                games[i].append([])

    envs.batch.step = noted  # type: ignore[method-assign]
    envs.reset(seed=8)
    ends = 0
    while ends < 6:
        _, rewards, over, _, infos = envs.step(envs.batch.random_actions())
        assert (envs.batch.turn == envs.seats).all()
        assert not infos["refused"].any()
        assert not rewards[~over].any()
        for i in np.flatnonzero(over):
            number = len(games[i]) - 2
            match = Match(game, players, seed=envs.batch.deal_seed(int(i), number))
            for decision in games[i][number]:
                match.play(decision)
            shares = match.win_shares()
            expected = (players * shares[envs.seats[i]] - sum(shares)) / (players - 1)
            assert rewards[i] == pytest.approx(expected, abs=1e-6)
            ends += 1


def test_rivals_may_be_a_function(game: str, players: int) -> None:
    def first(observations: object, masks: Arrays) -> Arrays:
        found: Arrays = masks.argmax(axis=1)
        return found

    envs = OneSeatVectorEnv(game, GAMES, players, rivals=first)
    envs.reset(seed=1)
    play_on(envs, 5)
    envs.rivals = lambda observations, masks: masks.argmin(axis=1)
    with pytest.raises(ValueError, match="outside the mask"):
        play_on(envs, 20)
