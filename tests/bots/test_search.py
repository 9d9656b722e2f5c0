"""The search: budgets, threads, memory, and positions that must not be missed."""

from __future__ import annotations

import threading

import pytest

from rookery.bots.bot import find_bot
from rookery.bots.search import INFORMED, PLAIN, Budget, Search, SearchBot, Style
from rookery.bots.tree import PATIENCE, WHIM
from rookery.core.match import Match, position
from rookery.core.registry import find_game

ROWS = [["owl", "duck", "robin"], ["parrot", "magpie", "duck"], ["owl", "robin", "magpie"],
        ["toucan", "parrot", "robin"]]  # fmt: skip
SIX_SPECIES = {"owl": 1, "toucan": 1, "duck": 1, "parrot": 1, "magpie": 1, "robin": 1}


def flocking(hand: dict[str, int], collection: dict[str, int]) -> Match:
    return position(
        "cubirds",
        {
            "players": 2,
            "phase": "flock",
            "rows": ROWS,
            "hands": [hand, {"robin": 3, "duck": 2}],
            "collections": [collection, {"duck": 1}],
        },
    )


@pytest.mark.parametrize("bot", ["fledgling", "hawk", "eagle", "plain:400"])
def test_the_winning_flock_is_made(bot: str) -> None:
    """Six species in the collection, a flock of the seventh and one of a sixth in the hand."""
    match = flocking({"flamingo": 2, "robin": 6, "duck": 1}, SIX_SPECIES)
    if bot == "fledgling":  # it overlooks things now and then, not always
        made = [find_bot(bot, seed).decide(match.seat()).text for seed in range(10)]
        assert made.count("flock flamingo") >= 6
    else:
        assert find_bot(bot, 1, timed=False).decide(match.seat()).text == "flock flamingo"


@pytest.mark.parametrize("bot", ["hawk", "eagle", "plain:2000"])
def test_the_lay_that_wins_is_found(bot: str) -> None:
    """Laying the owl takes the second flamingo: a flock of two, and the seventh species."""
    match = position(
        "cubirds",
        {
            "players": 2,
            "rows": [["owl", "flamingo", "duck"], *ROWS[1:]],
            "hands": [{"flamingo": 1, "duck": 1, "robin": 2}, {"robin": 3, "duck": 2}],
            "collections": [SIX_SPECIES, SIX_SPECIES],
        },
    )
    # From the left, the duck would take the owl as well: it wins too.
    best = find_bot(bot, 1, timed=False).decide(match.seat()).text
    assert best == "lay duck 1L"


def test_the_same_seed_and_iterations_find_the_same() -> None:
    match = Match("cubirds", 3, seed=4)
    first, second, other = (
        Search(match.game, seed, Budget(400)).think(match.seat()) for seed in (1, 1, 2)
    )
    assert first == second
    assert first != other


def test_threads_share_the_work_and_stay_the_same() -> None:
    match = Match("cubirds", 2, seed=4)
    once, again = (
        Search(match.game, 1, Budget(600), threads=2).think(match.seat()) for _ in range(2)
    )
    assert once == again
    assert sum(candidate.visits for candidate in once) == 600


@pytest.mark.parametrize("style", [INFORMED, PLAIN, Style(patience=10)])
def test_every_visit_is_counted_and_every_share_is_one(style: Style) -> None:
    match = Match("cubirds", 4, seed=4)
    found = Search(match.game, 1, Budget(500), style).think(match.seat())
    assert sum(candidate.visits for candidate in found) == 500
    assert {candidate.decision for candidate in found} <= {int(d) for d in match.legal()}
    assert all(0 <= c.wins <= 1 and 0 <= c.reward <= 1 for c in found)


def test_a_playout_is_as_long_as_the_game_asks_for_and_no_more_random_for_it() -> None:
    whims = []
    for game, patience in ((find_game("cubirds"), 6), (find_game("birdie"), 100)):
        settings = INFORMED.settings(game, rated=True)
        assert settings[PATIENCE] == patience
        whims.append(settings[WHIM] * patience)
    assert whims[0] == pytest.approx(whims[1])
    assert Style(patience=9).settings(find_game("birdie"), rated=True)[PATIENCE] == 9


def test_a_search_by_the_clock_ends_and_has_an_answer() -> None:
    match = Match("cubirds", 2, seed=4)
    found = Search(match.game, 1, Budget(seconds=0.01)).think(match.seat())
    assert found[0].visits > 0


def test_a_search_can_be_interrupted() -> None:
    match = Match("cubirds", 2, seed=4)
    search = Search(match.game, 1, Budget(seconds=300.0))
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.extend(search.think(match.seat())))
    thread.start()
    search.stop.set()
    thread.join(60)
    assert not thread.is_alive()
    assert found
    assert not search.stop.is_set()  # the next search is a whole one


def test_the_tree_is_kept_within_a_turn_and_dropped_when_something_is_revealed() -> None:
    match = Match("cubirds", 2, seed=4)
    search = Search(match.game, 1, Budget(400))
    search.think(match.seat())
    lay = next(d for d in match.legal() if d.text.startswith("lay") and _takes_nothing(match, d))
    kept = search.candidates()
    visits = next(c.visits for c in kept if c.decision == lay)
    search.remember(match.seat(), lay)
    match.play(lay)
    assert match.legal()[0].text == "draw"
    assert sum(c.visits for c in search.candidates()) <= visits
    found = search.think(match.seat())
    assert sum(c.visits for c in found) >= min(400, visits)
    search.remember(match.seat(), found[0].decision)
    match.play("draw")  # reveals two cards: nothing can be kept
    assert search._memory is None or found[0].decision != match.decisions[-1]


def _takes_nothing(match: Match, lay: int) -> bool:
    twin = match.copy()
    twin.play(lay)
    return twin.turn == match.turn and twin.revelations == match.revelations


def test_a_game_is_played_to_its_end_by_one_bot_object_per_seat() -> None:
    match = Match("cubirds", 3, seed=8)
    bots = [SearchBot(seat, Budget(40)) for seat in range(3)]
    while match.turn is not None:
        match.play(bots[match.turn].decide(match.seat()))
    assert match.outcome() is not None
