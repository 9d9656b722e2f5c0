"""A tournament gives the same results anywhere, survives being cut off, and stops when decided."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rookery.arena import tournament as arena
from rookery.arena.play import Result
from rookery.arena.results import BrokenResults
from rookery.arena.schedule import Tournament, games_per_deal
from rookery.arena.summary import summarise
from rookery.bots import plugged
from rookery.core.errors import BadSetup, MissingExtra, RookeryError
from rookery.core.extras import need
from rookery.core.match import Match
from tests.bots.outsiders import Magpie


@pytest.fixture
def event() -> Tournament:
    return arena.tournament("cubirds", ["chick", "random"], 2, seed=5)


def played(event: Tournament, games: int, out: Path | None, processes: int = 1) -> list[Result]:
    return arena.play(event, games, out, processes=processes)[0]


def test_one_process_and_two_play_the_same(event: Tournament, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert played(event, 12, one) == played(event, 12, two, processes=2)
    assert one.read_bytes() == two.read_bytes()


def test_the_same_deals_are_played_from_every_seat(event: Tournament) -> None:
    results = played(event, 8, None)
    assert [result.deal for result in results] == [0, 0, 1, 1, 2, 2, 3, 3]
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.seats == second.seats[::-1]


@pytest.mark.parametrize("cut", [0, 1, 40, 141, 142, 143, 500, 900, 10_000])
def test_it_goes_on_where_it_was_cut_off(event: Tournament, tmp_path: Path, cut: int) -> None:
    out = tmp_path / "results.jsonl"
    results = played(event, 8, out)
    whole = out.read_bytes()
    out.write_bytes(whole[:cut])
    assert played(event, 8, out) == results
    assert out.read_bytes() == whole


def test_a_finished_tournament_is_not_played_again(
    event: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "results.jsonl"
    results = played(event, 8, out)
    monkeypatch.setattr(arena, "play_deal", None)
    assert played(event, 8, out) == results
    assert played(event, 4, out) == results[:4]


def test_results_of_another_tournament_are_left_alone(event: Tournament, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    played(event, 2, out)
    before = out.read_bytes()
    other = arena.tournament("cubirds", ["chick", "random"], 2, seed=6)
    with pytest.raises(BrokenResults, match="seed 5, not 6"):
        played(other, 2, out)
    assert out.read_bytes() == before
    out.write_text("hello\nworld\n")
    with pytest.raises(BrokenResults, match="not a results file"):
        played(event, 2, out)


def test_it_stops_when_the_order_is_clear_wherever_it_runs(
    event: Tournament, tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    results, early = arena.play(event, 400, out, processes=1, until_decided=True)
    assert early
    assert len(results) < 400
    again, early = arena.play(event, 400, out, processes=1, until_decided=True)
    assert early
    assert again == results


def test_progress_is_told(event: Tournament) -> None:
    told: list[tuple[int, int]] = []
    arena.play(event, 6, processes=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("game", "bots", "players", "seed"),
    [
        ("cubirdz", ["random"], 2, 1),
        ("cubirds", ["randum"], 2, 1),
        ("cubirds", [], 2, 1),
        ("cubirds", ["random", "random"], 2, 1),
        ("cubirds", ["random"], 9, 1),
        ("cubirds", ["random"], 2, -1),
    ],
)
def test_nonsense_is_refused_before_anything_is_played(
    game: str, bots: list[str], players: int, seed: int
) -> None:
    with pytest.raises(RookeryError) as caught:
        arena.tournament(game, bots, players, seed)
    assert "\n" not in str(caught.value)


def test_where_and_how_many_are_checked(event: Tournament) -> None:
    with pytest.raises(BadSetup, match="cores or ray"):
        arena.play(event, 4, on="moon", processes=1)
    with pytest.raises(BadSetup, match="games"):
        arena.play(event, 0)
    with pytest.raises(BadSetup, match="processes"):
        arena.play(event, 4, processes=0)
    assert games_per_deal(event) == 2


def test_a_missing_package_is_one_line() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'rookery\[cluster\]'"):
        need("ray_that_is_not_there", "cluster")


def test_ray_plays_the_same(event: Tournament) -> None:
    pytest.importorskip("ray")
    assert arena.play(event, 8, on="ray")[0] == played(event, 8, None)


OUTSIDERS = "tests.bots.outsiders"


def test_results_can_be_played_again(event: Tournament) -> None:
    for result in played(event, 4, None):
        match = Match(event.game, event.players, event.options, int(result.seed, 16))
        for decision in result.played:
            match.play(decision)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.places == result.places


@pytest.mark.parametrize(
    ("name", "why"), [("Raises", "decision .: ZeroDivisionError: no feathers"), ("Loops", "longer")]
)
def test_a_bot_that_fails_loses_that_game_and_nothing_else(
    name: str, why: str, tmp_path: Path
) -> None:
    bad = f"{OUTSIDERS}:{name}"
    event = arena.tournament("cubirds", [bad, "random", "chick"], 2, seed=5)
    out = tmp_path / "results.jsonl"
    results, _ = arena.play(event, 6, out, processes=1, limit=0.05)
    assert len(results) == 6
    for result in results:
        seat = result.seats.index(0) if 0 in result.seats else None
        assert result.failed == seat
        if seat is None:
            assert result.decisions > 20
        else:
            assert result.wins[seat] == 0
            assert sum(result.wins) == 1
            assert re.search(f"bot {bad}, .*{why}", result.why)
    assert arena.play(event, 6, out, processes=1)[0] == results
    (failures,) = summarise(event, results).failures
    assert (failures.bot, failures.games) == (bad, 4)


def test_bots_need_no_name(tmp_path: Path) -> None:
    """Not even in other processes."""
    event = arena.tournament("cubirds", [Magpie, "random"], 2, seed=5)
    assert event.bots == ("Magpie", "random")
    alone, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert played(event, 4, alone) == played(event, 4, two, processes=2)
    assert all(result.failed is None for result in played(event, 4, alone))
    plugged._entered.clear()
