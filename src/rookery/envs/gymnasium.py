"""Gymnasium: one seat against the bots of the house (`seat_env.py`, found as `rookery/cubirds-v0`
and so on once this module is imported), and many games as one vector environment.

    env = gymnasium.make("rookery/cubirds-v0", players=3, rivals="hawk")

    envs = OneSeatVectorEnv("cubirds", num_envs=1024, players=3)   # one seat of each game is yours
    envs = AllSeatsVectorEnv("cubirds", num_envs=1024, players=3)  # all of them are
    observations, infos = envs.reset(seed=7)
    while True:
        actions = choose(observations, infos["action_mask"])
        observations, rewards, terminations, _, infos = envs.step(actions)

An observation is what the seat to move knows; `infos["turn"]` says which seat that is. A game that
ends starts again in the same step. An action outside the mask changes nothing and is marked in
`infos["refused"]`.

A learner such as PPO wants `OneSeatVectorEnv`: between two of its decisions the others play, and
what its seat gets when the game ends is its reward, whoever made the last move. Where all seats are
yours, `rewards` has a column for each seat: who moved last has mostly won, so that a single number
would never show a defeat.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..core.game import Game
from ..core.registry import game_ids
from .batch import Batch

Arrays = np.ndarray[Any, Any]
Rivals = Callable[[Arrays, Arrays], Arrays]
"""Observations and masks, a row for each game in which somebody else is to move; the actions."""
NOTHING = -1
"""An action that no game has: where it is not this game's turn to be played."""


class AllSeatsVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Games stepped together by compiled loops, each decision asked of you, for the seat to move.
    `copy.deepcopy`, `save` and `restore` work at any time."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.batch = Batch(game, num_envs, players, options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}
        self.feature_names = self.batch.game.feature_names
        self.single_observation_space = Box(-128, 127, (self.batch.sizes.features,), np.int8)
        self.single_action_space = Discrete(self.batch.sizes.decisions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([self.batch.sizes.decisions] * num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(0, 1 << 64, dtype=np.uint64)))
        return self.batch.features(), self._infos()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """`rewards` has a row for each game and a column for each seat."""
        self.batch.step(actions)
        rewards, ended = self.batch.rewards.astype(np.float64), self.batch.ended.copy()
        return self.batch.features(), rewards, ended, np.zeros_like(ended), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {
            "turn": self.batch.turn.copy(),
            "action_mask": self.batch.masks.astype(np.int8),
            "refused": self.batch.refused.copy(),
        }

    def save(self) -> bytes:
        """Everything needed to go on from here, but for the generator that `reset()` without a
        seed draws from."""
        return self.batch.save()

    def restore(self, saved: bytes) -> tuple[Arrays, dict[str, Any]]:
        """Go on from there: observations and infos as the last step gave them."""
        self.batch.restore(saved)
        return self.batch.features(), self._infos()

    def __deepcopy__(self, memo: dict[int, Any]) -> AllSeatsVectorEnv:
        twin = copy.copy(self)
        twin.batch = self.batch.copy()
        twin._np_random = copy.deepcopy(self._np_random)
        return twin


class OneSeatVectorEnv(AllSeatsVectorEnv):
    """One seat of each game is yours, the next one in the next game and so on; `rivals` decide for
    all others, at random unless told otherwise: your own network of yesterday, for instance.

    `infos["seat"]` says which seat is yours. Each step goes on until it is your turn everywhere.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rivals: Rivals | None = None,
    ) -> None:
        super().__init__(game, num_envs, players, options)
        self.rivals = rivals
        self.seats = (np.arange(num_envs) % self.batch.players).astype(np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._go_on()
        return self.batch.features(), self._infos()

    def step(self, actions: Arrays) -> tuple[Arrays, Arrays, Arrays, Arrays, dict[str, Any]]:
        """`rewards` has one number for each game: your seat's."""
        self.batch.step(actions)
        refused = self.batch.refused.copy()
        rewards, ended = self._mine(), self.batch.ended.copy()
        later_rewards, later_ended = self._go_on()
        rewards = np.where(ended, rewards, later_rewards)
        infos = {**self._infos(), "refused": refused}
        return self.batch.features(), rewards, ended | later_ended, np.zeros_like(ended), infos

    def _mine(self) -> Arrays:
        mine: Arrays = self.batch.rewards[np.arange(self.num_envs), self.seats]
        return mine.astype(np.float64)

    def _go_on(self) -> tuple[Arrays, Arrays]:
        """Others play until it is your turn in every game. What the first end of a game brought
        you, and where one ended."""
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        while (waiting := self.batch.turn != self.seats).any():
            self.batch.step(np.where(waiting, self._rivals_actions(waiting), NOTHING))
            over = self.batch.ended & waiting
            rewards = np.where(over & ~ended, self._mine(), rewards)
            ended |= over
        return rewards, ended

    def _rivals_actions(self, waiting: Arrays) -> Arrays:
        if self.rivals is None:
            chosen: Arrays = self.batch.random_actions()
            return chosen
        actions = np.full(self.num_envs, NOTHING)
        masks = self.batch.masks[waiting].astype(np.int8)
        actions[waiting] = self.rivals(self.batch.features()[waiting], masks)
        if self.batch.masks[waiting, actions[waiting]].all():
            return actions
        raise ValueError("rivals chose an action outside the mask")

    def _infos(self) -> dict[str, Any]:
        return {**super()._infos(), "seat": self.seats.copy()}

    def restore(self, saved: bytes) -> tuple[Arrays, dict[str, Any]]:
        super().restore(saved)
        return self.batch.features(), self._infos()


def _register() -> None:
    for game_id in game_ids():
        name = f"rookery/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="rookery.envs.seat_env:SeatEnv",
                vector_entry_point="rookery.envs.gymnasium:OneSeatVectorEnv",
                kwargs={"game": game_id},
            )


_register()
