"""The search on a leash: honest, the same from the same seed, and never far from the policy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rookery.bots.bot import find_bot
from rookery.bots.leash import Leash, LeashBot
from rookery.core.errors import BadSetup
from rookery.core.match import Match
from rookery.core.random import generator

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
        kept += LeashBot(1, 40, leash=Leash(weight=0.0)).decide(match.seat()) == by_policy
        moved += LeashBot(1, 40, leash=Leash(weight=1e6)).decide(match.seat()) != by_policy
    assert kept == 6
    assert moved > 0


def test_the_clock_ends_it(learned: Path) -> None:
    match = some_way_in("cubirds")
    bot = LeashBot(1, 10_000_000)
    assert bot.decide(match.seat(seconds=0.05)) in match.legal()


def test_where_nobody_has_learned_to_judge_it_says_so(learned: Path) -> None:
    with pytest.raises(BadSetup, match="cubirds with 3 players"):
        find_bot("policy+leash:8", 1).decide(Match("cubirds", 3, seed=1).seat())


def test_a_name_says_how_far_to_look_and_to_go(learned: Path) -> None:
    match = some_way_in("cubirds")
    for depth, weight in (0, 5), (3, 500):
        named = find_bot(f"policy+leash:40:{depth}:{weight}", 1).decide(match.seat())
        assert named == LeashBot(1, 40, leash=Leash(depth, weight)).decide(match.seat())


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
