"""Bots with a network, here an untrained one: they play legally, honestly, and as it says."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest

from rookery.bots import policy
from rookery.bots.bot import find_bot
from rookery.core.errors import BadSetup
from rookery.core.game import Game
from rookery.core.match import Match
from rookery.core.random import generator
from rookery.core.registry import all_game_ids, find_game

WIDTH = 16


def write_weights(
    path: Path,
    of: Game,
    seats: int,
    width: int = WIDTH,
    favourite: int | None = None,
    changes: Mapping[str, str] = {},
) -> None:
    """An untrained network, in the form that train/branch.py leaves. It may have a favourite among
    the decisions."""
    chance = np.random.default_rng(4)
    shapes = {
        "first": (width, of.feature_count),
        "second": (width, width),
        "decide": (len(of.catalogue), width),
        "expect": (seats, width),
    }
    about = {"game": of.id, "rules": str(of.meta.rules_version), "players": str(seats)}
    header: dict[str, object] = {"__metadata__": {**about, **changes}}
    data = b""
    for name, shape in shapes.items():
        for part, size in (("weight", shape), ("bias", shape[:1])):
            numbers = chance.normal(0, 0.2, size).astype(np.float16)
            if (name, part) == ("decide", "bias") and favourite is not None:
                numbers[favourite] = 100.0
            ends = [len(data), len(data) + numbers.nbytes]
            header[f"{name}.{part}"] = {"dtype": "F16", "shape": size, "data_offsets": ends}
            data += numbers.tobytes()
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of weights in place of the real one."""
    monkeypatch.setattr(policy, "WEIGHTS", tmp_path)
    policy.network.cache_clear()
    for game in all_game_ids():
        write_weights(tmp_path / f"{game}.safetensors", find_game(game), seats=2)
    yield tmp_path
    policy.network.cache_clear()


def some_way_in(game: str, decisions: int = 6) -> Match:
    match = Match(game, 2, seed=3)
    for _ in range(decisions):
        match.play(int(match.choices[0]))
    return match


def guessed(match: Match, seed: int) -> Match:
    """The same to the seat to move, with everything else dealt anew."""
    twin = match.copy()
    assert twin.turn is not None
    twin.game.kernels.guess(twin.state, twin.turn, generator(seed))
    return twin


@pytest.mark.parametrize("game", all_game_ids())
def test_the_policy_decides_by_what_its_seat_can_know(game: str, learned: Path) -> None:
    match = some_way_in(game, 3)
    decision = find_bot("policy", 1).decide(match.seat())
    assert decision in match.legal()
    for seed in range(3):
        assert find_bot("policy", 1).decide(guessed(match, seed).seat()) == decision


def test_the_search_is_guided_and_honest(learned: Path) -> None:
    match = some_way_in("cubirds")
    decision = find_bot("policy+search:60", 1).decide(match.seat())
    assert decision in match.legal()
    assert find_bot("policy+search:60", 1).decide(guessed(match, 2).seat()) == decision


def test_where_it_was_not_trained_playouts_judge(learned: Path) -> None:
    match = Match("cubirds", 3, seed=1)
    assert find_bot("policy+search:20", 1).decide(match.seat()) in match.legal()


def test_compiled_and_numpy_agree(learned: Path) -> None:
    match = some_way_in("cubirds")
    game, seat = match.game, match.turn
    assert seat is not None
    seen = np.zeros(game.feature_count, np.int8)
    game.kernels.features(match.state, seat, seen)
    expected = policy.network(game).rate(seen)[match.choices]
    mind = policy.opinion(game, 2)
    mind.rate(game.layout.lean_copy(match.state)[0], match.choices, len(expected), mind.scores)
    assert np.allclose(mind.scores[: len(expected)], expected, atol=1e-3)


def test_without_weights_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "WEIGHTS", tmp_path)
    policy.network.cache_clear()
    with pytest.raises(BadSetup, match=r"train/branch\.py makes cubirds\.safetensors"):
        find_bot("policy", 1).decide(Match("cubirds", 2, seed=1).seat())


@pytest.mark.parametrize(("change", "value"), [("game", "ducks"), ("rules", "0")])
def test_weights_of_something_else_are_refused(tmp_path: Path, change: str, value: str) -> None:
    game = find_game("cubirds")
    write_weights(tmp_path / "weights", game, 2, changes={change: value})
    with pytest.raises(BadSetup, match="weights of"):
        policy.Network.read(tmp_path / "weights", game)


def test_a_search_needs_a_number_that_makes_sense() -> None:
    with pytest.raises(BadSetup, match="how many iterations"):
        find_bot("policy+search:none", 1)


def test_an_eagle_goes_by_the_network_where_it_leads_and_by_looks_elsewhere(
    learned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads = learned / "leads.toml"
    leads.write_text("[cubirds]\nplayers = [2]\niterations = 60\n")
    monkeypatch.setattr(policy, "LEADS", leads)
    policy.leads.cache_clear()
    guided, unguided = "policy+search:60", "search:5000"
    for players, options, like in (
        (2, {}, guided),
        (3, {}, unguided),
        (2, {"expert": True}, unguided),
    ):
        match = Match("cubirds", players, options, seed=3)
        eagle, other = (find_bot(name, 1, timed=False) for name in ("eagle", like))
        for _ in range(3):
            decision = eagle.decide(match.seat())
            assert decision == other.decide(match.seat())
            match.play(decision)
    policy.leads.cache_clear()


def test_networks_lead_only_where_their_expectations_can_be_trusted() -> None:
    for game, lead in policy.leads().items():
        assert set(lead["players"]) <= set(policy.network(find_game(game)).tables)
        assert lead["iterations"] > 0


def test_networks_of_other_widths_are_searched_with_anew(learned: Path) -> None:
    """Compiled searches are kept on disk: one for another network must not be taken for it."""
    match = some_way_in("cubirds")
    for width in (WIDTH, 24):
        for favourite in (match.choices[0], match.choices[-1]):
            path = learned / "cubirds.safetensors"
            write_weights(path, match.game, 2, width, int(favourite))
            policy.network.cache_clear()
            assert find_bot("policy+search:20", 1).decide(match.seat()) == favourite
