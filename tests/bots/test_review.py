"""Reviews: start + luck + skill = result, whatever was played."""

from __future__ import annotations

import msgspec
import pytest

from rookery import Match, Review, describe, game_ids, position, review
from rookery.bots.bot import find_bot
from rookery.bots.reviewing import Reviewing
from rookery.core.errors import BadSetup
from rookery.core.registry import find_meta
from tests.tables import play_at_random

NEARLY = 1e-6


def holds(found: Review, match: Match) -> None:
    assert [seat.seat for seat in found.seats] == list(range(match.players))
    for seat in found.seats:
        assert seat.start + seat.luck + seat.skill == pytest.approx(seat.result, abs=NEARLY)
        assert seat.own + seat.others + seat.unforeseen == pytest.approx(seat.skill, abs=NEARLY)
        assert 0.0 <= seat.accuracy <= 100.0
    assert tuple(seat.result for seat in found.seats) == match.win_shares()
    assert sum(seat.start for seat in found.seats) == pytest.approx(1.0, abs=1e-4)
    assert len(found.chances) == len(match.decisions) + 1
    assert found.chances[-1] == match.win_shares()
    assert [d.played for d in found.decisions] == [d.text for d in match.decisions]
    for decision in found.decisions:
        assert decision.loss >= 0.0
        assert (decision.played == decision.best) == (decision.loss == 0.0)
    assert set(found.turning_points) <= set(range(len(match.decisions)))


@pytest.mark.parametrize(
    ("game", "players"), [(game, n) for game in game_ids() for n in find_meta(game).seats]
)
def test_start_luck_and_skill_are_the_result(game: str, players: int) -> None:
    match = play_at_random(Match(game, players, seed=players), choices=1)
    holds(review(match, worlds=1), match)


def test_the_same_seed_says_the_same_and_another_one_something_else() -> None:
    match = play_at_random(Match("ducks", 3, seed=1), choices=1)
    found = review(match, worlds=9)
    assert review(Match.from_json(match.to_json()), worlds=9) == found
    assert review(match, worlds=9, seed=1) != found
    assert found.worlds == 9


def test_an_onlooker_may_imagine_a_player_with_nothing_to_do() -> None:
    """Guesses at this game sometimes leave the seat to move no choice: they are made again."""
    match = play_at_random(Match("chirp", 5, seed=46), choices=1)
    holds(review(match, worlds=2), match)


def test_luck_alone_is_the_same_luck() -> None:
    match = play_at_random(Match("cubirds", 3, seed=1), choices=1)
    alone = Reviewing(match, luck_alone=True)
    alone.grow_to(3)
    both = zip(alone.review().seats, review(match, worlds=3).seats, strict=True)
    assert all(one.luck == pytest.approx(other.luck, abs=NEARLY) for one, other in both)


def test_with_all_cards_open() -> None:
    match = play_at_random(Match("biblios", 2, seed=1), choices=1)
    found = review(match, worlds=2, open=True)
    holds(found, match)
    assert found.open
    assert found.decisions != review(match, worlds=2).decisions


def test_a_game_that_began_from_a_position() -> None:
    halfway = Match("cubirds", 2, seed=4)
    for _ in range(6):
        halfway.play(halfway.legal()[0])
    match = play_at_random(position("cubirds", describe(halfway)), choices=1)
    holds(review(match, worlds=1), match)


def test_who_plays_better_gives_less_away() -> None:
    match = Match("cubirds", 2, seed=2)
    bots = [find_bot("random", 1), find_bot("fledgling", 1)]
    while match.turn is not None:
        match.play(bots[match.turn].decide(match.seat()))
    weak, strong = review(match, worlds=32).seats
    assert weak.accuracy + weak.uncertainty < strong.accuracy - strong.uncertainty
    assert weak.mistakes > strong.mistakes


def test_a_limit_of_time_still_reviews_everything() -> None:
    match = play_at_random(Match("cubirds", 2, seed=2), choices=1)
    found = review(match, seconds=0.001)
    holds(found, match)
    assert found.worlds > 0


def test_what_cannot_be_reviewed() -> None:
    with pytest.raises(BadSetup, match="needs a finished game; after 0 decisions"):
        review(Match("cubirds", 2, seed=1))
    match = play_at_random(Match("cubirds", 2, seed=2), choices=1)
    with pytest.raises(BadSetup, match="worlds"):
        review(match, worlds=0)
    with pytest.raises(BadSetup, match="seconds"):
        review(match, seconds=0)


def test_it_can_be_written_as_json() -> None:
    match = play_at_random(Match("cubirds", 2, seed=2), choices=1)
    found = review(match, worlds=1)
    assert msgspec.convert(msgspec.to_builtins(found), Review) == found
