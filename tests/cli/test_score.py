"""`rookery score birdie`: the scoring helper at a real table."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from rookery.cli.app import make_app
from rookery.core.errors import RookeryError

SEED_ROW = ["sp-r", "su-r", "w-r", "a-r", "su-o", "su-p", "w-o", "w-p", "w-w", "sp-p", "w-o", "w-p"]


def rookery(*arguments: str, game: str = "birdie") -> Result:
    return CliRunner().invoke(make_app(), ["score", game, *arguments])


def test_the_best_cut_in_words() -> None:
    shown = rookery(*SEED_ROW, "--lang", "en").stdout
    assert "Places 1 to 4: 4 robins" in shown
    assert "Together 12 points: sets 9, flaps 3, trophies 0" in shown
    assert "with this flaps column there is no better one" in shown


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_language(language: str) -> None:
    for mode in ([], ["--advanced"]):
        result = rookery(*SEED_ROW, *mode, "--lang", language)
        assert result.exit_code == 0
        assert result.stdout.count("\n") > 4


def test_filled_boxes_flaps_and_rivals() -> None:
    best = json.loads(
        rookery(
            "spring robin", "SPRING_owl", "spring-owl", "--filled", "spring,robin", "--flaps", "9",
            "--rivals", "owl=1", "--json",
        ).stdout
    )  # fmt: skip
    assert best["sets"] == [{"feature": "owl", "count": 2, "start": 2, "end": 3, "written": True}]
    assert (best["points"], best["flaps"], best["trophies"], best["total"]) == (2, 3, 3, 8)


def test_the_flaps_column_of_another_sheet() -> None:
    """Where a flap is worth nothing, a longer set is; where it is worth much, more sets are."""
    row = ["sp-r", "sp-o", "sp-p", "w-p"]
    poor, rich = (
        json.loads(rookery(*row, "--column", column, "--json").stdout)
        for column in ("0,0,0", "5,10,15")
    )
    assert [(s["feature"], s["count"]) for s in rich["sets"]] == [("spring", 2), ("pigeon", 2)]
    assert (poor["flaps"], rich["flaps"]) == (0, 10)


def test_removals_in_order() -> None:
    best = json.loads(rookery("sp-o", "a-w", "w-p", "a-p", "sp-r", "--advanced", "--json").stdout)
    assert best["exact"]
    assert [removal["place"] for removal in best["removals"]] == [3]
    assert [(s["feature"], s["count"]) for s in best["sets"]] == [("autumn", 2), ("spring", 2)]
    assert best["total"] == 4 + 2


def test_nothing_to_write() -> None:
    assert "No set can be written" in rookery("sp-o", "w-r", "--lang", "en").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["robin"], "a season and a bird"),
        (["s-r"], "spring, summer"),
        (["sp-r", "--filled", "eagle"], "filled"),
        (["sp-r", "--rivals", "robin"], "NAME=NUMBER"),
        (["sp-r", "--flaps", "many"], "--flaps"),
        (["sp-r", "--eggs", "2"], "--eggs"),
        (["sp-r"] * 41, "40 cards"),
        (["sp-r", "--flaps", "11"], "flaps"),
        (["sp-r", "--flaps", "3", "--column", "1,2"], "flaps"),
        (["sp-r", "--column", "3,2"], "never fall"),
    ],
)
def test_a_mistake_is_named(arguments: list[str], message: str) -> None:
    error = rookery(*arguments).exception
    assert isinstance(error, RookeryError)
    assert message in str(error)


def test_without_words_it_says_what_to_write() -> None:
    shown = rookery().stdout
    assert "--rivals NAME=N,…" in shown
    assert "[--advanced]" in shown


def test_a_game_without_a_helper_says_so() -> None:
    assert "no scoring helper" in str(rookery("owl", game="cubirds").exception)
