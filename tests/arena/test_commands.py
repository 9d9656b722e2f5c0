"""The commands `arena` and `stats`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rookery.cli import stats
from rookery.cli.app import make_app
from rookery.core.errors import BadSetup

ONE_CORE = ["--processes", "1"]
SECTIONS = ("facts", "counts")


def run(*words: object) -> Result:
    return CliRunner().invoke(make_app(), [str(word) for word in words], catch_exceptions=False)


def test_arena_shows_standings_and_writes_a_report(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    words = ("arena", "cubirds", "chick", "random", "-n", 8, "--out", out, *ONE_CORE)
    shown = run(*words, "--plot")
    assert shown.exit_code == 0
    assert "chick" in shown.stdout
    assert "<svg" in (tmp_path / "results.html").read_text()
    before = out.read_bytes()
    found = json.loads(run(*words, "--json").stdout)
    assert found["games"] == 8
    assert {standing["bot"] for standing in found["standings"]} == {"chick", "random"}
    assert out.read_bytes() == before


def test_arena_keeps_its_results_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("arena", "cubirds", "random", "plain:5", "-p", 3, "-n", 2, "-s", 9, *ONE_CORE)
    (kept,) = (tmp_path / "arena-results").iterdir()
    assert kept.name == "cubirds-3p-random-plain5-seed9.jsonl"


def test_stats_go_into_a_page_with_plots(tmp_path: Path) -> None:
    page = tmp_path / "cubirds.md"
    page.write_text("<!-- facts: generated -->\n<!-- facts: end -->\n")
    words = ("stats", "cubirds", "-p", "2,3", "--bots", "random,chick", "-n", 6, *ONE_CORE)
    shown = run(*words, "--out", tmp_path / "results", "--page", page, "--plot")
    assert shown.exit_code == 0
    text = page.read_text()
    assert "| 3 | chick | 6 |" in text
    for line in text.splitlines():
        if line.startswith("!["):
            assert (tmp_path / line.split("(")[1].rstrip(")")).read_text().startswith("<svg")
    assert (tmp_path / "results" / "cubirds-stats.html").exists()
    found = json.loads(run(*words, "--out", tmp_path / "results", "--json").stdout)
    assert [(facts["players"], facts["bot"]) for facts in found] == [
        (2, "random"), (2, "chick"), (3, "random"), (3, "chick"),
    ]  # fmt: skip


def test_stats_show_what_a_game_counts_of_itself(tmp_path: Path) -> None:
    page = tmp_path / "chirp.md"
    page.write_text("".join(f"<!-- {s}: generated -->\n<!-- {s}: end -->\n" for s in SECTIONS))
    words = ("stats", "chirp", "-p", 2, "--bots", "random", "-n", 4, "--out", tmp_path, *ONE_CORE)
    assert "does something" in run(*words, "--page", page).stdout
    line = next(line for line in page.read_text().splitlines() if line.startswith("| Yc: "))
    often, does_something, _, _ = line.split(" | ")[1].rstrip(" |").split(" · ")
    assert float(often) > 0
    assert 0 < float(does_something) <= 1


def test_the_ladder_goes_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stats, "LADDER", ("random", "chick"))
    page = tmp_path / "cubirds.md"
    page.write_text("<!-- ladder: generated -->\n<!-- ladder: end -->\n")
    words = ("stats", "cubirds", "--ladder", "-p", 2, "-n", 10, "--out", tmp_path, *ONE_CORE)
    assert "chick against random" in run(*words, "--page", page).stdout
    assert "| 2 | " in page.read_text()


def test_any_duel_goes_into_a_page(tmp_path: Path) -> None:
    page = tmp_path / "cubirds.md"
    page.write_text("<!-- duels: generated -->\n<!-- duels: end -->\n")
    words = ("stats", "cubirds", "-p", 2, "-n", 4, "--out", tmp_path, "--page", page, *ONE_CORE)
    run(*words, "--duel", "policy,random", "--duel", "chick,random")
    head = page.read_text().splitlines()[1]
    assert head == "| seats | policy against random | chick against random |"
    with pytest.raises(BadSetup, match="two bots with a comma"):
        run(*words, "--duel", "chick")


def test_balance_says_what_is_fair_and_what_never_matters(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    words = (
        "balance", "pluck", "-p", 2, "-n", 40, "--bot", "plain:10", "--levels", "random,plain:10",
        "--vary", "open_hands=yes,no", "--reviews", 10, "--out", page, *ONE_CORE,
    )  # fmt: skip
    found = json.loads(run(*words, "--json").stdout)
    assert [each["options"] for each in found] == [{"open_hands": True}, {}]
    for each in found:
        assert each["games"] == 40
        assert 0 <= each["luck"] <= 1
        luck = each["all_luck"]
        assert luck["games"] == 10
        assert luck["low"] <= luck["share"] <= luck["high"]
        assert sum(seat["share"] for seat in each["seats"]) == pytest.approx(1)
        (gap,) = each["gaps"]
        assert (gap["better"], gap["worse"]) == ("plain:10", "random")
        things = {thing["name"]: thing for thing in each["things"]}
        # All four sizes are there with two players; rooks and ravens are not.
        assert things["send: species jay"]["taken"] > 0
        assert things["send: species raven"]["offered"] == 0
        assert things["send"]["offered"] == things["send"]["taken"] == 4 * 40
    assert page.read_text().count("<svg") == 4
    assert page.read_text().count("<th>luck in all</th>") == 1


def test_what_does_not_vary_is_said() -> None:
    with pytest.raises(BadSetup, match="NAME=A,B"):
        run("balance", "pluck", "--vary", "open_hands")
    with pytest.raises(BadSetup, match="no option 'deck'"):
        run("balance", "pluck", "--vary", "deck=first,second")
