"""Bots that learned by themselves: a network's policy alone, and as a guide of the search.

`policy` decides by one look at the features. `policy+search` searches with the network's ratings as
its prior and its expectations instead of playouts; `policy+search:2000` with so many iterations.

The weights are those that train/branch.py leaves, one file per game beside this one.
"""

from __future__ import annotations

import functools
import json
import struct
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..core.catalogue import Decision
from ..core.compile import compiled
from ..core.compile.twin import stands_for
from ..core.errors import BadSetup, one_of
from ..core.game import Game
from ..core.records import Record
from ..core.seat import Seat
from .bot import Bot
from .search import Budget, SearchBot, Style
from .tree import Opinion

WEIGHTS = Path(__file__).parent / "weights"
LEADS = WEIGHTS / "leads.toml"
STEPS = 128
"""Weights come in steps of so many to one, in training's last step: browsers get them in six bits
each, and decide as we do. (The size of a step is a twentieth of what is usual for a weight.)"""
ITERATIONS, SECONDS = 4_000, 1.5
"""Of a search without a number, at a table."""
GUIDED = Style(explore=1.0, trust=1.0, whim=0.0, patience=0)
"""How to search with a network: its ratings are logarithms of chances, and it judges at once."""


@dataclass(frozen=True)
class Network:
    """Two layers of rectified units, then a rating per decision and an expectation per seat."""

    first: tuple[Any, Any]
    second: tuple[Any, Any]
    decide: tuple[Any, Any]
    expect: tuple[Any, Any]
    tables: tuple[int, ...]
    """The numbers of players at which its expectations can be trusted: those that it was trained
    with, and those at which the arena has found them good all the same (Biblios with three)."""

    @classmethod
    def read(cls, path: Path, game: Game) -> Network:
        """A safetensors file: the length of a JSON header, the header, then raw numbers."""
        data = path.read_bytes()
        (length,) = struct.unpack_from("<Q", data)
        header = json.loads(data[8 : 8 + length])
        about = header.pop("__metadata__", {})
        rules = [str(version) for version in range(1, game.meta.rules_version + 1)]
        if about.get("game") != game.id or about.get("rules") not in rules:
            raise BadSetup(
                f"{path}: weights of {about.get('game')} under rules {about.get('rules')}, not of"
                f" {game.id} under rules {one_of(rules)}"
            )
        tensors = {}
        for name, entry in header.items():
            start, end = (8 + length + offset for offset in entry["data_offsets"])
            numbers = np.frombuffer(data[start:end], _DTYPES[entry["dtype"]])
            tensors[name] = numbers.astype(np.float32).reshape(entry["shape"])
        layers = {
            name: (tensors[f"{name}.weight"], tensors[f"{name}.bias"])
            for name in ("first", "second", "decide", "expect")
        }
        sizes = layers["first"][0].shape[1], layers["decide"][0].shape[0]
        if sizes != (game.feature_count, len(game.catalogue)):
            raise BadSetup(f"{path}: made for other features or decisions; train them again")
        if layers["first"][0].shape[0] % 4:
            raise BadSetup(f"{path}: layers of a width that is no multiple of four")  # see `answer`
        tables = tuple(int(players) for players in about.get("players", "").split())
        return cls(**layers, tables=tables)

    def rate(self, features: Any) -> Any:
        """A rating of every decision: the logarithm of its chance, but for a constant."""
        x = features.astype(np.float32)
        for weights, bias in (self.first, self.second):
            x = np.maximum(weights @ x + bias, 0)
        weights, bias = self.decide
        return weights @ x + bias

    def knowledge(self) -> Any:
        """All weights in one row, as the compiled search reads them."""
        parts = [self.first[0].T, self.first[1], self.second[0].T, self.second[1]]
        parts += [*self.decide, *self.expect]
        return np.concatenate([np.ascontiguousarray(part).ravel() for part in parts])


_DTYPES = {"F16": np.float16, "F32": np.float32}


def learned(game: Game) -> bool:
    """Whether somebody has trained a network for it."""
    return (WEIGHTS / f"{game.id}.safetensors").exists()


@functools.cache
def network(game: Game) -> Network:
    path = WEIGHTS / f"{game.id}.safetensors"
    if not learned(game):
        raise BadSetup(
            f"nobody has learned {game.id} yet: train/branch.py makes {path.name}, to be put into"
            f" {path.parent}"
        )
    return Network.read(path, game)


@functools.cache
def leads() -> dict[str, dict[str, Any]]:
    with LEADS.open("rb") as file:
        return tomllib.load(file)


def guided_iterations(seat: Seat) -> int | None:
    """How many iterations with the network take as long as an eagle's without, at a table where
    they are known to lead to better play; None at any other."""
    lead = leads().get(seat.game.id, {})
    usual = seat.options == seat.game.meta.complete({})  # what the network was trained with
    return lead["iterations"] if usual and seat.players in lead.get("players", ()) else None


class PolicyBot:
    """Takes what the network rates best. The seed does not matter."""

    looks = False

    def decide(self, seat: Seat) -> Decision:
        ratings = network(seat.game).rate(seat.features)[seat.choices]
        return seat.game.catalogue[seat.choices[int(ratings.argmax())]]


# --- In the search --------------------------------------------------------------------------------


@compiled
def layer(inputs: Any, count: int, weights: Any, outputs: Any) -> None:
    """Rectified units; inputs that are zero, as most are, cost nothing."""
    n = len(outputs)
    for j in range(n):
        outputs[j] = weights[count * n + j]
    for i in range(count):
        x = inputs[i]
        if x != 0.0:
            row = weights[i * n : (i + 1) * n]
            for j in range(n):
                outputs[j] += x * row[j]
    for j in range(n):
        outputs[j] = max(outputs[j], np.float32(0.0))


def _layer(inputs: Any, count: int, weights: Any, outputs: Any) -> None:
    """The same sums in the same order, by whole rows: an interpreter would take a second for it."""
    n = len(outputs)
    sums = np.array(weights[count * n : (count + 1) * n])
    for i in np.flatnonzero(inputs[:count]):
        sums += np.asarray(inputs)[i] * np.asarray(weights[i * n : (i + 1) * n])
    outputs[:] = np.maximum(sums, np.float32(0.0))


stands_for(layer, _layer)


def opinion(game: Game, players: int) -> Opinion:
    """The network as the search's opinion. At a table where its expectations cannot be trusted it
    still rates, but playouts judge."""
    found = network(game)
    width, seats = found.first[0].shape[0], found.expect[0].shape[0]
    rate, evaluate = compiled_network(game, width, seats)
    room = np.zeros(2 * game.most_legal + game.feature_count + 2 * width)
    scores = np.concatenate([room.astype(np.float32), found.knowledge()])
    judge = evaluate if players in found.tables else None
    return Opinion(rate, judge, scores)


@functools.cache
def compiled_network(
    game: Game, width: int, seats: int
) -> tuple[Callable[..., None], Callable[..., None]]:
    """`rate` and `evaluate` for the tree. Both find their weights behind the room to work in:

    ratings and their room · features · two hidden layers · the weights
    """
    features, feature_count, decisions = game.features, game.feature_count, len(game.catalogue)
    seen_at = 2 * game.most_legal
    first_at, second_at = seen_at + feature_count, seen_at + feature_count + width
    first_weights = second_at + width
    second_weights = first_weights + (feature_count + 1) * width
    decide_weights = second_weights + (width + 1) * width
    expect_weights = decide_weights + decisions * (width + 1)

    @compiled
    def think(s: Record, scores: Any) -> None:
        """What the network makes of what the seat to move knows."""
        seen = scores[seen_at:first_at]
        first, second = scores[first_at:second_at], scores[second_at:first_weights]
        features(s, s.turn, seen)
        layer(seen, feature_count, scores[first_weights:second_weights], first)
        layer(first, width, scores[second_weights:decide_weights], second)

    @compiled
    def answer(hidden: Any, weights: Any, outputs: int, which: int) -> float:
        """One unit of the last layer: four sums at a time, which a processor does side by side."""
        row = weights[which * width : (which + 1) * width]
        a = b = c = d = np.float32(0.0)
        for j in range(0, width, 4):
            a += hidden[j] * row[j]
            b += hidden[j + 1] * row[j + 1]
            c += hidden[j + 2] * row[j + 2]
            d += hidden[j + 3] * row[j + 3]
        return float(weights[outputs * width + which] + ((a + b) + (c + d)))

    def _answer(hidden: Any, weights: Any, outputs: int, which: int) -> float:
        row = np.asarray(weights[which * width : (which + 1) * width])
        products = (np.asarray(hidden) * row).reshape(-1, 4)
        a, b, c, d = np.add.accumulate(products)[-1]
        return float(np.asarray(weights)[outputs * width + which] + ((a + b) + (c + d)))

    stands_for(answer, _answer)

    @compiled
    def rate(s: Record, out: Any, n: int, scores: Any) -> None:
        think(s, scores)
        hidden = scores[second_at:first_weights]
        for k in range(n):
            scores[k] = answer(hidden, scores[decide_weights:expect_weights], decisions, out[k])

    @compiled
    def evaluate(s: Record, shares: Any, scores: Any) -> None:
        """Expectations, which sum to zero, as shares of the win."""
        think(s, scores)
        hidden = scores[second_at:first_weights]
        for ahead in range(s.players):
            gain = answer(hidden, scores[expect_weights:], seats, ahead)
            share = (gain * (s.players - 1.0) + 1.0) / s.players
            seat = s.turn + ahead
            seat -= s.players if seat >= s.players else 0
            shares[seat] = min(max(share, 0.0), 1.0)

    return rate, evaluate


def make(name: str, seed: int, timed: bool) -> Bot:
    kind, _, number = name.partition(":")
    if kind == "policy":
        return PolicyBot()
    if number and (not number.isdigit() or not 1 <= int(number) <= 10_000_000):
        raise BadSetup(f"{name}: how many iterations? Write {kind}:2000, or any other number")
    seconds = SECONDS if timed and not number else None
    return SearchBot(seed, Budget(int(number or ITERATIONS), seconds), GUIDED, opinion=opinion)
