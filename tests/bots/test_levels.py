"""The levels: names, data, pace, and play in a game that rates nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rookery.bots.bot import bot_names, find_bot
from rookery.bots.levels import LEVELS
from rookery.core.errors import BadSetup
from rookery.core.match import Match
from rookery.core.registry import find_game


def test_every_level_can_be_found_by_its_name() -> None:
    assert bot_names() == ("random", *LEVELS)


@pytest.mark.parametrize("name", ["hwak", "", "search", "search:", "plain:0", "plain:x"])
def test_an_unknown_bot_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        find_bot(name, 1)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", bot_names())
def test_a_game_without_ratings_is_played_too(name: str) -> None:
    bare = replace(find_game("cubirds"), rate=None, evaluate=None)
    match = Match(bare, 2, seed=1)
    for _ in range(3):
        match.play(find_bot(name, 1).decide(match.seat()))


def test_the_pace_grows_with_the_choice_and_stays_in_bounds() -> None:
    for level in LEVELS.values():
        pauses = [level.pause(choices) for choices in (1, 2, 8, 40, 1000)]
        assert pauses == sorted(pauses)
        assert pauses[0] == level.think_seconds[0]
        assert pauses[-1] == level.think_seconds[1]


def test_a_level_beats_the_one_far_below() -> None:
    """The ladder itself is measured by the arena; here only that it stands the right way up."""
    wins = 0
    for seed in range(10):
        match = Match("cubirds", 2, seed=seed)
        bots = [find_bot("chick", seed), find_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        while match.turn is not None:
            match.play(bots[match.turn].decide(match.seat()))
        outcome = match.outcome()
        assert outcome is not None
        wins += seed % 2 in outcome.winners
    assert wins >= 7


@pytest.mark.parametrize("name", ["chick", "fledgling"])
def test_a_weak_level_bids_too_much_but_no_wild_sums(name: str) -> None:
    """It goes up by a little, as people do: no 23 over 3."""
    leaps = []
    for seed in range(6):
        match = Match("biblios", 2 + seed % 3, seed=seed)
        bots = [find_bot(name, seed * 10 + seat) for seat in range(match.players)]
        while match.turn is not None:
            decision = bots[match.turn].decide(match.seat())
            if decision.kind == "bid":
                highest = match.view(None).sale.highest
                leaps.append(int(decision.fields["amount"]) - highest)
            match.play(decision)
    assert len(leaps) > 100
    assert max(leaps) <= 8
    assert sum(leap > 1 for leap in leaps) > len(leaps) / 50
