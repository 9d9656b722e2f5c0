"""Gymnasium: one seat at a table of house bots, as an environment of its own.

    import rookery.envs.gymnasium   # registers rookery/cubirds-v0, rookery/ducks-v0, …
    env = gymnasium.make("rookery/cubirds-v0", players=3, rivals="hawk", render_mode="ansi")
    observation, info = env.reset(seed=7)
    observation, reward, over, _, info = env.step(choose(observation, info["action_mask"]))

You decide for one seat, drawn anew for every game unless `seat` names it; `rivals` are bots by
name, one for all or one for each other seat. The reward comes with the end of the game: 1 for a
lone win, as much as that is taken from the others together. `final_obs` in the last `info` is what
your seat saw then, `feature_names` in the first what the numbers of an observation are called. An
action outside the mask raises `IllegalDecision` and changes nothing.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from ..bots.asking import ask
from ..bots.bot import Bot, find_bot
from ..core.errors import BadSetup, UnreadableDecision
from ..core.extras import need
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find_game
from .step import settle

SEEDS = 1 << 63
Observation = np.ndarray[Any, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """`match` is the game being played, `seat` the seat that you decide for."""

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}  # noqa: RUF012

    match: Match
    seat: int

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rivals: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else find_game(game)
        self.players = self.game.meta.usual if players is None else players
        self.game.meta.check_players(self.players)
        self.options = self.game.meta.complete(options or {})
        self.rivals = [rivals] * (self.players - 1) if isinstance(rivals, str) else list(rivals)
        if len(self.rivals) != self.players - 1:
            raise BadSetup(
                f"{self.players} players are you and {self.players - 1} rivals,"
                f" not {len(self.rivals)}"
            )
        if seat is not None and not 0 <= seat < self.players:
            raise BadSetup(f"a seat is a number from 0 to {self.players - 1}, not {seat}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup(f"render_mode is ansi, rgb_array or human, not {render_mode!r}")
        for name in self.rivals:
            find_bot(name, 0, timed=False)  # a wrong name is told at once
        self._always = seat
        self.render_mode = render_mode
        self.observation_space = Box(-128, 127, (self.game.feature_count,), np.int8)
        self.action_space = Discrete(len(self.game.catalogue))
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. With a seed this and the following games are always the same, as long as
        your decisions are."""
        super().reset(seed=seed)
        deal, bots = (int(self.np_random.integers(SEEDS)) for _ in range(2))
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._always is None else self._always
        names = iter(self.rivals)
        self._bots = [
            find_bot(next(names), bots + seat, timed=False) if seat != self.seat else _You()
            for seat in range(self.players)
        ]
        self.match = Match(self.game, self.players, self.options, deal)
        if self._rivals_play():  # decided before your first turn: not worth an episode
            return self.reset()
        self._show()
        return self._observation(), {**self._info(), "feature_names": self.game.feature_names}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a decision, and all that others decide until it is your turn again."""
        if self.match.turn is None:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        self.match.play(self._checked(action))
        over = self._rivals_play()
        self._show()
        observation, info = self._observation(), self._info()
        gains = np.zeros(self.players)
        if over:
            settle(self.match.state[0], gains)
            info["final_obs"] = observation
        return observation, float(gains[self.seat]), over, False, info

    def action_masks(self) -> Observation:
        """What may be done now, as MaskablePPO asks for it."""
        mask = np.zeros(len(self.game.catalogue), np.bool_)
        if self.match.turn == self.seat:
            mask[self.match.choices] = True
        return mask

    def render(self) -> Any:
        """The table as your seat sees it: text, or the text as a picture."""
        if self.render_mode == "ansi":
            return self._text()
        if self.render_mode == "rgb_array":
            return picture(self._text())
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._text())

    def _text(self) -> str:
        return self.match.text(self.seat)

    def _rivals_play(self) -> bool:
        """Until it is your turn; whether the game ended before that."""
        while (turn := self.match.turn) is not None and turn != self.seat:
            name = self.rivals[turn - (turn > self.seat)]
            self.match.play(ask(self._bots[turn], self.match, name))
        return turn is None

    def _checked(self, action: Any) -> int:
        try:
            return int(action)
        except (TypeError, ValueError):
            raise UnreadableDecision(f"an action is a whole number, not {action!r}") from None

    def _observation(self) -> Observation:
        features = np.zeros(self.game.feature_count, np.int8)
        self.game.kernels.features(self.match.state, self.seat, features)
        return features

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks().astype(np.int8),
            "seat": self.seat,
            "decisions": len(self.match.decisions),
        }

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        twin = copy.copy(self)
        if self._bots:
            twin.match = self.match.copy()
            twin._bots = copy.deepcopy(self._bots, memo)
        twin._np_random = copy.deepcopy(self._np_random, memo)
        return twin


class _You:
    """At the seat that no bot decides for."""

    def decide(self, seat: Any) -> Any:
        raise AssertionError("it is your turn")


def picture(text: str) -> Observation:
    """Text as an image: height × width × 3."""
    image_of, draw_on = need("PIL.Image", "envs"), need("PIL.ImageDraw", "envs")
    font = need("PIL.ImageFont", "envs").load_default(16)
    lines = text.splitlines()
    width = max(int(font.getlength(line)) for line in lines) + 24
    image = image_of.new("RGB", (width, 22 * len(lines) + 24), "#fbf7ee")
    draw = draw_on.Draw(image)
    for number, line in enumerate(lines):
        draw.text((12, 12 + 22 * number), line, "#33302a", font)
    return np.asarray(image)
