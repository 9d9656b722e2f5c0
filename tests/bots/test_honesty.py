"""No bot knows more than its seat, and the same seed decides the same."""

from __future__ import annotations

import pytest

from rookery.bots.bot import bot_names, find_bot
from rookery.bots.looks import rater
from rookery.bots.search import Budget, SearchBot
from rookery.core.match import Match
from rookery.core.random import below, generator
from rookery.core.registry import all_game_ids, find_game, find_meta

BOTS = (*(name for name in bot_names() if name != "owl"), "search:200", "plain:200")
"""An owl decides as an eagle does with four times its work, or as test_leash.py has it."""
POSITIONS = {"eagle": 1}  # how many are tried for a slow bot
TABLES = [
    (game, players)
    for game in all_game_ids()
    for players in sorted({find_meta(game).seats.start, find_meta(game).seats.stop - 1})
]


def positions(game: str, players: int, count: int) -> list[Match]:
    """Positions from different moments of random games."""
    found = []
    for seed in range(count):
        match = Match(game, players, seed=seed)
        rng = generator(seed)
        for _ in range(7 * seed + 3):
            if match.over:
                break
            match.play(int(match.choices[below(rng, len(match.choices))]))
        if not match.over:
            found.append(match)
    return found


def retold(match: Match, seed: int) -> Match:
    """The same position with everything anew that the seat to move cannot know."""
    twin = match.copy()
    assert twin.turn is not None
    twin.game.kernels.guess(twin.state, twin.turn, generator(seed))
    return twin


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_decides_by_what_its_seat_can_know(game: str, players: int, bot: str) -> None:
    for match in positions(game, players, POSITIONS.get(bot, 6)):
        told = find_bot(bot, 11, timed=False).decide(match.seat())
        assert told in match.legal()
        for seed in range(2):
            twin = retold(match, 100 + seed)
            assert twin.state.tobytes() != match.state.tobytes()
            assert find_bot(bot, 11, timed=False).decide(twin.seat()) == told


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_kept_from_earlier_decisions_tells_nothing(game: str, players: int) -> None:
    """Two bots play on through positions that their seats cannot tell apart."""
    for match in positions(game, players, 3):
        seat = match.turn
        twin = retold(match, 5)
        ours, theirs = (SearchBot(3, Budget(150)) for _ in range(2))
        revelations = match.revelations
        while match.turn == seat and match.revelations == revelations:
            decision = ours.decide(match.seat())
            assert theirs.decide(twin.seat()) == decision
            match.play(decision)
            twin.play(decision)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_ratings_do_not_peek(game: str, players: int) -> None:
    found = find_game(game)
    if found.rate is None:
        return
    for match in positions(game, players, 8):
        ratings = []
        for state in (match.state.copy(), retold(match, 9).state):
            scores = found.rating_buffer()
            n = len(match.choices)
            rater(found)(state, match.turn, generator(1), match.choices, n, scores)
            ratings.append(scores[:n].tolist())
        assert ratings[0] == ratings[1]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_changes_nothing(bot: str) -> None:
    match = Match("cubirds", 3, seed=2)
    before = match.state.tobytes()
    find_bot(bot, 1).decide(match.seat())
    assert match.state.tobytes() == before
