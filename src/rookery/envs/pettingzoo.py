"""PettingZoo: one game as an AEC environment with action masks.

    env = env("cubirds", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        env.step(None if over else choose(observation["observation"], observation["action_mask"]))

`copy.deepcopy(env)` is an independent environment at the same point; `save` and `restore` keep it
as text.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from ..core.game import Game
from ..core.match import Match
from ..core.random import WORDS
from ..core.registry import find_game
from .step import settle

Observation = dict[str, Any]


class RookeryEnv(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo. `match` is the game being played."""

    match: Match
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else find_game(game)
        self.players = self.game.meta.seats.start if players is None else players
        self.game.meta.check_players(self.players)
        self.options = self.game.meta.complete(options or {})
        self.render_mode = render_mode
        self.metadata = {
            "name": f"rookery_{self.game.id}_v{self.game.meta.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        decisions = len(self.game.catalogue)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-128, 127, (self.game.feature_count,), np.int8),
                    "action_mask": Box(0, 1, (decisions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(decisions) for agent in self.possible_agents}
        self._seeds, _ = np_random(None)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # --- Playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed this and the following games are always the same."""
        if seed is not None:
            self._seeds, _ = np_random(seed)
        words = self._seeds.integers(0, 1 << 64, WORDS, np.uint64)
        deal = sum(int(word) << 64 * i for i, word in enumerate(words))
        self.match = Match(self.game, self.players, self.options, deal)
        self._show()

    def step(self, action: int | None) -> None:
        """Play the decision of `agent_selection`; an `IllegalDecision` changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            self._end()
        else:
            self._clear_rewards()
            self.agent_selection = self.agents[self.match.turn or 0]
        self._accumulate_rewards()

    def _end(self) -> None:
        gains = np.zeros(self.players)
        settle(self.match.state[0], gains)
        self.rewards = dict(zip(self.agents, gains.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What that seat knows, and what it may do now."""
        seat = self.possible_agents.index(agent)
        features = np.zeros(self.game.feature_count, np.int8)
        self.game.kernels.features(self.match.state, seat, features)
        mask = np.zeros(len(self.game.catalogue), np.int8)
        if self.match.turn == seat:
            mask[self.match.choices] = 1
        return {"observation": features, "action_mask": mask}

    def render(self) -> str | None:
        """The table as the seat to move sees it."""
        if self.render_mode == "ansi":
            return str(self.match)
        print(self.match)
        return None

    def close(self) -> None: ...

    # --- Keeping -------------------------------------------------------------------------------

    def save(self) -> str:
        """The whole environment as text."""
        return json.dumps(
            {
                "match": self.match.to_json(),
                "seeds": self._seeds.bit_generator.state,
                "agents": self.agents,
                "next": self.agent_selection,
                "due": self._cumulative_rewards,
            }
        )

    def restore(self, saved: str) -> None:
        data = json.loads(saved)
        self.match = Match.from_json(data["match"])
        self._seeds.bit_generator.state = data["seeds"]
        self._show()
        if self.match.over:
            self._end()
        self.agents = [agent for agent in self.possible_agents if agent in data["agents"]]
        self.agent_selection, self._cumulative_rewards = data["next"], data["due"]
        for kept in (self.rewards, self.terminations, self.truncations, self.infos):
            for agent in set(kept) - set(self.agents):  # who has left already
                del kept[agent]

    def _show(self) -> None:
        """Everybody sits at the table again."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.turn or 0]

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> RookeryEnv:
    """An environment, under the name that PettingZoo's users look for."""
    return RookeryEnv(game, players, options, render_mode)
