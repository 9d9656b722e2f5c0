"""OpenSpiel: every registered game as a Python game, `rookery_<id>`.

    import pyspiel
    import rookery.envs.openspiel  # registers the games
    game = pyspiel.load_game("rookery_cubirds(players=3,expert=true)")

Chance is explicit: a game begins with eight chance nodes of 256 outcomes each, which are the bytes
of its seed. All that is random later follows from it, so a history says everything, and replaying
one gives the same game. The 2⁶⁴ deals stand for all of them: no algorithm could list either.

    game = pyspiel.load_game("rookery_pluck(listed=true)")

Where a game has few deals and no other chance (Pluck with two players), it can also begin with one
chance node that lists them, each with its probability: for exploitability, CFR, best responses.

Tensors are the game's `features` of a player, which remember what a good memory would. Strings
name them (`hand.owl=2`); that of an information state has perfect recall: what the player decided,
what it knows now, and a digest of all that it saw so far.
`resample_from_infostate` deals anew what the player cannot know, for IS-MCTS; such a state's
history is no longer how it came about.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..core.chance import Deal, deals
from ..core.game import Game
from ..core.meta import Meta
from ..core.random import generator, seed_words
from ..core.records import NOBODY
from ..core.registry import all_game_ids, find_game, find_meta
from .step import settle

SEED_BYTES = 8
BYTE = 256
LONGEST = 20_000
"""Decisions that no game comes near."""


class RookeryGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows games; `rules` is ours."""

    kind: pyspiel.GameType
    meta: Meta

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules: Game = find_game(self.meta.id)
        chosen = dict(params or {})
        players = int(chosen.pop("players", self.meta.seats.start))
        listed = bool(chosen.pop("listed", False))
        self.deals: list[Deal] = deals(self.rules, players, chosen) if listed else []
        self.blank = self.rules.blank(players, chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.catalogue),
            max_chance_outcomes=len(self.deals) or BYTE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> RookeryState:
        return RookeryState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> RookeryObserver:
        if params:
            raise ValueError(f"there are no parameters of observations, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RookeryObserver(self.rules.feature_count, recall)


class RookeryState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies a state by copying its attributes, and saves it by pickling
    them: they are plain data."""

    def __init__(self, game: RookeryGame) -> None:
        super().__init__(game)
        self._chance: tuple[int, ...] = ()
        self._record = game.blank.copy()
        self._choices: tuple[int, ...] = ()
        self._did: tuple[tuple[int, ...], ...] = ((),) * game.num_players()
        """What each player decided."""
        self._seen: tuple[bytes, ...] = (b"",) * game.num_players()
        """For each player a digest of what it saw and did, up to its last look."""
        self._looks: tuple[bytes, ...] = ()
        """The features of each, once there are cards."""

    # --- What OpenSpiel asks -------------------------------------------------------------------

    def current_player(self) -> int:
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self._record[0]["turn"])
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn

    def is_terminal(self) -> bool:
        return self._dealt and self._record[0]["turn"] == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if listed := self.get_game().deals:
            return [(i, float(deal.probability)) for i, deal in enumerate(listed)]
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def returns(self) -> list[float]:
        gains = np.zeros(self.num_players())
        if self.is_terminal():
            settle(self._record[0], gains)
        return [float(gain) for gain in gains]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RookeryState:
        """The same position with everything anew that the player cannot know."""
        twin: RookeryState = self.clone()
        self._rules.kernels.guess(twin._record, player, generator(int(sampler() * 2.0**53)))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._choices)

    def _apply_action(self, action: int) -> None:
        kernels, out = self._rules.kernels, self._rules.legal_buffer()
        mover = self.current_player()
        if action not in self.legal_actions():
            raise ValueError(f"{action} is no legal action here: {self.legal_actions()}")
        if mover == pyspiel.PlayerId.CHANCE:
            self._chance += (action,)
            if not self._dealt:
                return
            if listed := self.get_game().deals:
                self._record = listed[action].state.copy()
                count = kernels.legal(self._record, out)
            else:
                seed = int.from_bytes(self._chance, "little")
                blank = self.get_game().blank
                count = kernels.begin(self._record, blank, *seed_words(seed), out)
        else:
            count = kernels.legal(self._record, out)
            count = kernels.step(self._record, action, out, count)
            self._did = tuple(
                (*did, action) if player == mover else did for player, did in enumerate(self._did)
            )
        self._choices = tuple(sorted(out[:count].tolist()))
        looks = tuple(self.look(player).tobytes() for player in range(self.num_players()))
        self._looks = looks
        self._seen = tuple(
            hashlib.blake2b(
                seen + (b"%d" % action if player == mover else b"") + looks[player],
                digest_size=16,
            ).digest()
            for player, seen in enumerate(self._seen)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.get_game().deals else 'seed byte'} {action}"
        return self._rules.catalogue[action].text

    def __str__(self) -> str:
        """Everything, hidden cards too."""
        if not self._dealt:
            return f"before the deal: {list(self._chance)}"
        described = self._rules.layout.describe(self._record[0])
        return f"turn {self._record[0]['turn']}: {described}"

    @property
    def _dealt(self) -> bool:
        return len(self._chance) == int(self.get_game().max_chance_nodes_in_history())

    # --- For observers -------------------------------------------------------------------------

    @property
    def _rules(self) -> Game:
        return self.get_game().rules  # type: ignore[no-any-return]

    def look(self, player: int) -> Any:
        """The features of a player; zeros before the deal."""
        features = np.zeros(self._rules.feature_count, np.int8)
        if self._dealt:
            self._rules.kernels.features(self._record, player, features)
        return features

    def recall(self, player: int) -> str:
        """All that a player saw and did: its decisions, what it knows now, and a digest of what it
        saw on the way."""
        decided = ", ".join(self._rules.catalogue[action].text for action in self._did[player])
        return f"{decided or 'nothing yet'} | {self.named(player)} | {self._seen[player].hex()}"

    def named(self, player: int) -> str:
        """What a player knows, by name: `hand.owl=2`. What is not there is 0."""
        if not self._looks:
            return ""
        known, names = np.frombuffer(self._looks[player], np.int8), self._rules.feature_names
        there = np.flatnonzero(known).tolist()
        return " ".join(f"{names[place]}={known[place]}" for place in there)


class RookeryObserver:
    """Features as OpenSpiel's observer; with perfect recall the string is that of the history."""

    def __init__(self, feature_count: int, recall: bool) -> None:
        self.tensor = np.zeros(feature_count, np.float32)
        self.dict = {"features": self.tensor}
        self._recall = recall

    def set_from(self, state: RookeryState, player: int) -> None:
        self.tensor[:] = state.look(player)

    def string_from(self, state: RookeryState, player: int) -> str:
        if self._recall:
            return f"{player}: {state.recall(player)}"
        return f"{player}: {state.named(player)}"


def _register(meta: Meta) -> None:
    parameters = {option.name: option.default for option in meta.options}
    kind = pyspiel.GameType(
        short_name=f"rookery_{meta.id}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats.stop - 1,
        min_num_players=meta.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats.start, "listed": False, **parameters},
    )
    # OpenSpiel lets go of what it was given only after the interpreter has ended. A class bears
    # that, because it is never freed; a closure does not.
    pyspiel.register_game(kind, type(kind.short_name, (RookeryGame,), {"kind": kind, "meta": meta}))


for _game_id in all_game_ids():
    _register(find_meta(_game_id))
