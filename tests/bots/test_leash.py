"""The search on a leash: honest, the same from the same seed, and never far from the policy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rookery.bots import leash, policy
from rookery.bots.bot import find_bot
from rookery.bots.leash import Leash, LeashBot
from rookery.core.errors import BadSetup
from rookery.core.match import Match
from rookery.core.random import generator
from rookery.core.registry import find_game

from .test_policy import guessed, learned, some_way_in, write_weights

__all__ = ["learned"]


def test_it_decides_by_what_its_seat_can_know(learned: Path) -> None:
    match = some_way_in("cubirds")
    decision = find_bot("policy+leash:40", 1).decide(match.seat())
    assert decision in match.legal()
    assert find_bot("policy+leash:40", 1).decide(match.seat()) == decision
    for seed in range(3):
        assert find_bot("policy+leash:40", 1).decide(guessed(match, seed).seat()) == decision


def test_what_the_policy_never_does_it_does_not_either(learned: Path) -> None:
    match = some_way_in("cubirds")
    favourite = int(match.choices[-1])
    write_weights(learned / "cubirds.safetensors", match.game, seats=2, favourite=favourite)
    assert int(find_bot("policy+leash:40", 1).decide(match.seat())) == favourite


def test_a_longer_leash_goes_where_playouts_point(learned: Path) -> None:
    """With no weight on what they promise it is the policy, with much of it often another."""
    kept = moved = 0
    for seed in range(6):
        match = Match("cubirds", 2, seed=seed)
        by_policy = find_bot("policy", 1).decide(match.seat())
        kept += LeashBot(1, Leash(40, weight=0.0)).decide(match.seat()) == by_policy
        moved += LeashBot(1, Leash(40, weight=1e6)).decide(match.seat()) != by_policy
    assert kept == 6
    assert moved > 0


def test_the_clock_ends_it(learned: Path) -> None:
    match = some_way_in("cubirds")
    bot = LeashBot(1, Leash(10_000_000))
    assert bot.decide(match.seat(seconds=0.05)) in match.legal()


def test_where_nobody_has_learned_to_judge_it_says_so(learned: Path) -> None:
    with pytest.raises(BadSetup, match="cubirds with 3 players"):
        find_bot("policy+leash:8", 1).decide(Match("cubirds", 3, seed=1).seat())


def test_a_name_says_how_far_to_look_and_to_go(learned: Path) -> None:
    match = some_way_in("cubirds")
    for depth, weight in (0, 5), (3, 500):
        named = find_bot(f"policy+leash:40:{depth}:{weight}", 1).decide(match.seat())
        assert named == LeashBot(1, Leash(40, depth, weight)).decide(match.seat())


@pytest.mark.parametrize(
    "name", ["policy+leash:0", "policy+leash:many", "policy+leash:8:", "policy+leash:8:1:1:1"]
)
def test_numbers_that_make_no_sense(name: str) -> None:
    with pytest.raises(BadSetup, match="how many playouts"):
        find_bot(name, 1)


def test_decisions_are_tried_in_the_same_worlds_with_the_same_luck(learned: Path) -> None:
    """A decision tried twice promises the same to the last bit."""
    from rookery.bots.leash import _Mind

    match = some_way_in("cubirds")
    twice = np.zeros(2, np.int64)
    promised = np.zeros(2)
    _Mind(match.game, 2).look(match.seat(), twice, 10, 12, generator(5), promised)
    assert promised[0] == promised[1] > 0.0


def test_an_owl_is_on_a_leash_where_that_leads_and_works_four_times_as_much_elsewhere(
    learned: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leash, "TABLES", learned / "leashes.toml")
    monkeypatch.setattr(policy, "LEADS", learned / "leads.toml")
    (learned / "leashes.toml").write_text(
        "[[cubirds]]\nplayers = [2]\nplayouts = 60\ndepth = 3\nweight = 500.0\n"
    )
    (learned / "leads.toml").write_text("[cubirds]\nplayers = [2]\niterations = 60\n")
    for cache in (leash.leashes, policy.leads):
        cache.cache_clear()
    for players, options, like in (
        (2, {}, "policy+leash:60:3:500"),
        (3, {}, "search:20000"),
        (2, {"expert": True}, "search:20000"),
    ):
        match = Match("cubirds", players, options, seed=3)
        owl, other = (find_bot(name, 1, timed=False) for name in ("owl", like))
        assert owl.decide(match.seat()) == other.decide(match.seat())
    (learned / "leashes.toml").write_text("")
    leash.leashes.cache_clear()
    match = Match("cubirds", 2, seed=3)
    owl, other = (find_bot(name, 1, timed=False) for name in ("owl", "policy+search:240"))
    assert owl.decide(match.seat()) == other.decide(match.seat())
    for cache in (leash.leashes, policy.leads):
        cache.cache_clear()


def test_leashes_lead_only_where_networks_can_be_trusted() -> None:
    for game, tables in leash.leashes().items():
        assert set(tables) <= set(policy.network(find_game(game)).tables)


def test_another_thread_ends_it(learned: Path) -> None:
    match = some_way_in("cubirds")
    bot = LeashBot(1, Leash(10_000_000))
    bot.interrupt()
    assert bot.decide(match.seat()) in match.legal()
