"""Intervals, standings, facts, and the pages made of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.arena.facts import facts, spread
from rookery.arena.numbers import bootstrap, ratings, wilson
from rookery.arena.pages import (
    counts_table,
    drawings,
    duels_table,
    facts_page,
    facts_table,
    kinds_table,
    put_into,
)
from rookery.arena.play import Result
from rookery.arena.report import page
from rookery.arena.schedule import Tournament
from rookery.arena.summary import is_decided, summarise
from rookery.arena.tally import tally_of
from rookery.core.errors import BadSetup
from rookery.core.registry import find_game


def results_of(winners: list[int], seats: tuple[int, ...] = (0, 1)) -> list[Result]:
    """Games that the bots of the given indices won, two to a deal, with changing seats."""
    made = []
    for number, winner in enumerate(winners):
        here = seats if number % 2 == 0 else seats[::-1]
        wins = tuple(float(bot == winner) / here.count(winner) for bot in here)
        made.append(
            Result(
                number=number, deal=number // 2, seats=here,
                places=tuple(1 if win else 2 for win in wins), scores=(7, number % 5), wins=wins,
                decisions=50 + number, choices=500, kinds={"lay": 30, "draw": 20},
                ending="won_seven" if number % 3 else "won_pairs",
            )
        )  # fmt: skip
    return made


EVENT = Tournament("cubirds", 1, 2, ("hawk", "<chick>"), 1)


def test_wilson_agrees_with_the_book() -> None:
    low, high = wilson(70, 100)
    assert (round(low, 4), round(high, 4)) == (0.6042, 0.7811)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_bootstrap_holds_the_mean() -> None:
    low, high = bootstrap([0, 1] * 50, lambda some: sum(some) / len(some))
    assert low < 0.5 < high
    assert high - low < 0.3


def test_the_better_bot_has_the_better_rating() -> None:
    (strong, _), (weak, _) = ratings(results_of([0, 0, 0, 1] * 10), 2)
    assert strong > weak


def test_standings_share_all_wins() -> None:
    summary = summarise(EVENT, results_of([0, 0, 0, 1] * 10))
    assert [standing.bot for standing in summary.standings] == ["hawk", "<chick>"]
    assert [standing.share for standing in summary.standings] == [0.75, 0.25]
    assert all(standing.par == 0.5 for standing in summary.standings)
    assert all(s.low < s.share < s.high for s in summary.standings)
    assert sum(seat.share for seat in summary.seats) == pytest.approx(1.0)
    assert summary.duels[0].share == 0.75


def test_it_is_decided_only_when_it_is_clear() -> None:
    assert not is_decided(EVENT, results_of([0] * 10))
    assert is_decided(EVENT, results_of([0] * 40))
    assert not is_decided(EVENT, results_of([0, 1] * 40))


def test_the_report_is_one_page_with_everything_in_it() -> None:
    results = results_of([0, 0, 1, 0] * 5)
    text = page(summarise(EVENT, results), results)
    assert text.count("<svg") == 4
    assert "&lt;chick&gt;" in text
    assert "<chick>" not in text
    assert "src=" not in text
    assert text == page(summarise(EVENT, results), results)


def test_facts_and_their_pages(tmp_path: Path) -> None:
    event = Tournament("cubirds", 1, 2, ("hawk",), 1)
    results = results_of([0, 0], seats=(0, 1)) * 3
    found = [facts(event, results)]
    assert found[0].endings == {"won_pairs": 0.5, "won_seven": 0.5}
    assert found[0].kinds == {"lay": 30.0, "draw": 20.0}
    made = drawings(found, {(2, "hawk"): results})
    assert set(made) == {"lengths-2", "seats-2", "endings-2", "scores-2"}
    assert facts_page("CuBirds", found, made).count("<svg") == 4
    assert "| 2 | hawk | 6 |" in facts_table(found)
    assert "30.0" in kinds_table(found)
    assert spread([]).mean == 0


def test_a_game_that_ends_in_one_way_has_no_plot_of_endings() -> None:
    results = [replace(result, ending="won") for result in results_of([0, 0])]
    event = Tournament("birdie", 1, 2, ("hawk",), 1)
    made = drawings([facts(event, results)], {(2, "hawk"): results})
    assert set(made) == {"lengths-2", "seats-2", "scores-2"}


def test_what_a_game_counts_is_given_per_game_and_per_time() -> None:
    event = Tournament("chirp", 1, 2, ("chick",), 1, {"deck": ""})
    played = [
        replace(result, counts={"ya": (2, 1, 0, 0), "rh": (number, number, number, 4 * number)})
        for number, result in enumerate(results_of([0, 1]))
    ]
    found = [facts(event, played)]
    assert found[0].counts == {"ya": (2.0, 0.5, 0.0, 0.0), "rh": (0.5, 1.0, 1.0, 4.0)}
    tally = tally_of(find_game("chirp"), event.options)
    assert tally is not None
    head, _, first, second = counts_table(found, tally).splitlines()
    assert head == "| 2 seats | chick: heard · does something · boost · points |"
    assert first.startswith("| Ya: Draw (1) card")
    assert first.endswith(" | 2.00 · 0.50 · 0.00 · 0.00 |")
    assert second.endswith(" | 0.50 · 1.00 · 1.00 · 4.00 |")


def test_most_games_count_nothing() -> None:
    assert tally_of(find_game("cubirds"), {}) is None


def test_a_section_of_a_page_is_replaced(tmp_path: Path) -> None:
    target = tmp_path / "page.md"
    target.write_text("a\n<!-- ladder: generated -->\nold\n<!-- ladder: end -->\nb\n")
    table = duels_table([summarise(EVENT, results_of([0, 0, 0, 1] * 10))])
    put_into(target, "ladder", table)
    put_into(target, "ladder", table)
    text = target.read_text()
    assert text.startswith("a\n<!-- ladder: generated -->\n| seats |")
    assert text.endswith("<!-- ladder: end -->\nb\n")
    assert "75% (60% to 86%; 40)" in text
    with pytest.raises(BadSetup, match="missing"):
        put_into(target, "facts", "")
    with pytest.raises(BadSetup, match="No such file"):
        put_into(tmp_path / "none.md", "facts", "")
