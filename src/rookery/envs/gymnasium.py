"""Gymnasium: many games as one vector environment.

    envs = RookeryVectorEnv("cubirds", num_envs=1024, players=3)
    observations, infos = envs.reset(seed=7)
    while True:
        actions = choose(observations, infos["action_mask"])
        observations, rewards, terminations, _, infos = envs.step(actions)

An observation is what the seat to move knows; `infos["turn"]` says which seat that is. `rewards` is
what the seat that moved got; since everybody is paid when a game ends, `infos["seat_rewards"]` has
it for all seats. A game that ends starts again in the same step. Its last position is not shown:
nobody decides there. An action outside the mask changes nothing and is marked in
`infos["refused"]`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..core.game import Game
from .batch import Batch

Arrays = np.ndarray[Any, Any]


class RookeryVectorEnv(VectorEnv[Arrays, Arrays, Arrays]):
    """Games stepped together by compiled loops. `copy.deepcopy`, `save` and `restore` work at any
    time."""

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
        moved = self.batch.turn.astype(np.intp)
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), moved].astype(np.float64)
        ended = self.batch.ended.copy()
        return self.batch.features(), rewards, ended, np.zeros_like(ended), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {
            "turn": self.batch.turn.copy(),
            "action_mask": self.batch.masks.astype(np.int8),
            "seat_rewards": self.batch.rewards.copy(),
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

    def __deepcopy__(self, memo: dict[int, Any]) -> RookeryVectorEnv:
        twin = copy.copy(self)
        twin.batch = self.batch.copy()
        twin._np_random = copy.deepcopy(self._np_random)
        return twin
