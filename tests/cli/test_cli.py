"""The command as people use it: every subcommand, three languages, and every kind of mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rookery import Match, review
from rookery.cli.play import seats
from rookery.core.meta import LANGUAGES
from tests.tables import play_at_random

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "cubirds"


def rookery(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from rookery.cli import main; main()", *arguments],
        input=typed,
        env={**os.environ, "LANG": "en_US.UTF-8", "COLUMNS": "100", "NO_COLOR": "1", **env},
        capture_output=True,
        text=True,
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = play_at_random(Match("cubirds", players=2, seed=3), choices=3)
    path = tmp_path / "game.json"
    path.write_text(match.to_json())
    return path


def test_games() -> None:
    shown = rookery("games", "--lang", "ru")
    assert "Кубички" in shown.stdout
    assert "2: неофициально" in shown.stdout
    listed = json.loads(rookery("games", "--json").stdout)
    assert {one["id"]: one["unofficial"] for one in listed if one["unofficial"]} == {"ducks": [2]}
    assert listed[0]["id"] == "cubirds"
    assert listed[0]["players"] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Your decision"), ("ru", "Ваше решение"), ("pl", "Twoja decyzja")]
)
def test_a_whole_game_with_only_the_numbers_on_the_screen(language: str, word: str) -> None:
    """Always the first decision: a game of two people at one keyboard, to the end."""
    played = rookery(
        "play", "cubirds", "--seat", "Ann", "--seat", "Ben", "--seed", "5",
        "--option", "move_cap=60", typed="\n1\n" * 200, LANG=f"{language}_XX.UTF-8",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert word in played.stdout
    result = {"en": "The result", "ru": "Итог", "pl": "Wynik"}[language]
    assert result in played.stdout


def test_everything_one_can_type(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    words = (
        "help, look 1, look x, undo, fly, flock owl, rules, hint, save, save FILE, 1, undo, quit"
    )
    typed = words.replace(", ", "\n").replace("FILE", str(file)) + "\n"
    played = rookery(
        "play", "cubirds", "--seat", "Ann", "--seat", "bot:random", "-s", "5", "--no-shuffle",
        typed=typed, XDG_DATA_HOME=str(tmp_path),
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    for expected in (
        "look N", "You lay", "nothing to take back", "do not understand “fly”", "(CUB-12)",
        "How to play CuBirds", "from here", "Name a file", "Saved as", "Taken back",
    ):  # fmt: skip
        assert expected in played.stdout, expected
    resumed = rookery("play", "--resume", str(file), typed="quit\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "CuBirds" in resumed.stdout


def test_who_leaves_loses_nothing(tmp_path: Path) -> None:
    """The game is kept, with its seats and names, whatever people are called."""
    at = {"XDG_DATA_HOME": str(tmp_path)}
    names = ("--seat", "[/b] Ann", "--seat", "bot:random", "--seat", "Ben")
    played = rookery(
        "play", "cubirds", "-p", "3", *names, "-s", "5", "--no-shuffle",
        typed="\n[/b]\nlay [b]\n1\n", **at,
    )  # fmt: skip
    assert (played.returncode, played.stderr) == (0, "")
    assert "do not understand “[/b]”" in played.stdout
    (file,) = (tmp_path / "rookery").iterdir()
    assert file.name in played.stdout.replace("\n", "")
    assert json.loads(file.read_text())["seats"] == ["[/b] Ann", "bot:random", "Ben"]
    resumed = rookery("play", "--resume", str(file), typed="\n\n", **at)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "[/b] Ann, it is your turn" in resumed.stdout
    assert rookery("replay", str(file), "--check").returncode == 0
    for wrong in ("Ann", ["Ann"], [1, 2, 3]):
        file.write_text(json.dumps({**json.loads(file.read_text()), "seats": wrong}))
        refused = rookery("play", "--resume", str(file), typed="", **at)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith("rookery: seats: ")


def test_seats_are_shuffled_unless_told_otherwise() -> None:
    """By the seed of the game: it can be played again."""
    names = ["Ann", "Ben", "Cleo"]
    orders = []
    for seed in range(6):
        match = Match("birdie", 3, seed=seed)
        order, again, kept = (
            [sitter.name for sitter in seats(match, names, "en", shuffle)]
            for shuffle in (True, True, False)
        )
        assert (order, kept) == (again, names)
        assert sorted(order) == names
        orders.append(order)
    assert len({order[0] for order in orders}) == 3


def test_a_game_starts_with_its_usual_number() -> None:
    shown = rookery("play", "ducks", typed="quit\n").stdout
    assert "The seats were shuffled: " in shown
    assert sum(f"Bot {number} " in shown for number in range(1, 7)) == 3


def test_simulate() -> None:
    facts = json.loads(
        rookery("simulate", "cubirds", "-p", "3", "-n", "300", "-s", "7", "--json").stdout
    )
    assert facts["games"] == 300
    assert facts["decisions_per_second"] > 0
    assert facts["games_per_second"] > 0
    assert 100 < facts["mean_decisions"] < 300
    assert sum(facts["win_share"]) == pytest.approx(1)
    again = json.loads(
        rookery(
            "simulate", "cubirds", "-p", "3", "-n", "300", "-s", "7", "--cores", "1", "--json"
        ).stdout
    )
    assert (again["win_share"], again["decisions"]) == (facts["win_share"], facts["decisions"])
    shown = rookery("simulate", "cubirds", "-n", "100", "--bots", "random,random")
    assert "decisions/s" in shown.stdout


def test_replay(saved: Path) -> None:
    checked = rookery("replay", str(saved), "--check")
    assert "all legal" in checked.stdout
    data = json.loads(rookery("replay", str(saved), "--json", "--step", "3").stdout)
    assert data["position"]["decisions"] == data["step"] == 3
    walked = rookery("replay", str(saved), typed="\n\nb\n5\nq\n", LANG="pl_PL.UTF-8")
    assert "Rząd 1" in walked.stdout
    assert walked.returncode == 0


def test_review(tmp_path: Path) -> None:
    match = play_at_random(Match("cubirds", players=2, seed=3), choices=1)
    file = tmp_path / "game.json"
    file.write_text(match.to_json())
    said = json.loads(rookery("review", str(file), "--json", "--worlds", "2").stdout)
    assert said == json.loads(msgspec.json.encode(review(match, worlds=2)))
    assert {"start", "luck", "skill", "result", "accuracy"} <= said["seats"][0].keys()
    assert {"seat", "played", "best", "loss"} <= said["decisions"][0].keys()
    assert len(said["chances"]) == len(said["decisions"]) + 1
    shown = rookery("review", str(file), "--worlds", "1", LANG="ru_RU.UTF-8").stdout
    assert "Мастерство" in shown
    page = tmp_path / "page.html"
    written = rookery("review", str(file), "--html", str(page), "--worlds", "1", "--lang", "pl")
    assert (written.returncode, written.stdout) == (0, "")
    html = page.read_text()
    assert html.count("<polyline") == 2
    assert "Umiejętność" in html
    assert "http" not in html.replace("http://www.w3.org", "")
    assert rookery("review", str(file), "--html", "--worlds", "1").stdout.startswith("<!doctype")


def test_an_unfinished_game_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(play_at_random(Match("cubirds", 2, seed=3), 1, decisions=3).to_json())
    answer = rookery("review", str(file), "--json")
    assert answer.returncode == 2
    assert "needs a finished game; after 3 decisions" in answer.stderr
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(language: str) -> None:
    page = rookery("rules", "cubirds", "--lang", language)
    assert "CUB-21" in page.stdout
    data = json.loads(rookery("rules", "cubirds", "--lang", language, "--json").stdout)
    assert data["language"] == language
    assert sum(len(section["clauses"]) for section in data["sections"]) == 27


def test_scenarios_from_anywhere(tmp_path: Path) -> None:
    held = rookery("scenario", str(SCENARIOS), "--report")
    assert held.returncode == 0, held.stdout
    assert "every clause is proven" in held.stdout
    own = tmp_path / "mine.toml"
    own.write_text('game = "cubirds"\nseed = 7\n[[step]]\n[step.expect]\nturn = 1\n')
    failed = rookery("scenario", str(own), "--json")
    assert failed.returncode == 1
    assert "turn is 0, not 1" in failed.stdout


MISTAKES = {
    "game": (["play", "cubird"], "Did you mean cubirds?"),
    "seats": (["play", "cubirds", "-p", "7"], "2 to 5 players, not 7"),
    "too many seats": (["play", "cubirds", "-p", "2", *(["--seat", "A"] * 3)], "2 play, but 3"),
    "bot": (["play", "cubirds", "--seat", "bot:eagl"], "there is no bot 'eagl'"),
    "option": (["simulate", "cubirds", "-o", "exprt=yes"], "Did you mean expert?"),
    "value": (["simulate", "cubirds", "-o", "expert=perhaps"], "true or false"),
    "form": (["simulate", "cubirds", "-o", "expert"], "write NAME=VALUE"),
    "bots": (["simulate", "cubirds", "--bots", "random,random,random"], "one name or 2"),
    "seed": (["simulate", "cubirds", "--seed", str(2**63)], "--seed: at most"),
    "language": (["rules", "cubirds", "--lang", "de"], "en, ru or pl"),
    "no file": (["replay", "/no/such/file"], "No such file"),
    "no scenario": (["scenario", "/no/such/file"], "No such file"),
    "negative seed": (["play", "cubirds", "--seed", "-1"], "a seed is a number from 0"),
    "too many games": (["simulate", "cubirds", "-n", "9" * 30], "--games: at most"),
    "resume": (["play", "--resume", "/no/such/file"], "No such file"),
}


@pytest.mark.parametrize(("arguments", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_clear_line(arguments: list[str], message: str) -> None:
    answer = rookery(*arguments)
    assert answer.returncode == 2
    assert message in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(
    "content", ["{", "", "[1, 2]", "\xff"], ids=["cut", "empty", "list", "bytes"]
)
def test_a_broken_file_is_one_clear_line(content: str, tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content.encode("latin-1"))
    for command in ("replay", "review", "scenario"):
        answer = rookery(command, str(file))
        assert answer.returncode == 2
        assert answer.stderr.count("\n") == 1
        assert "Traceback" not in answer.stderr


def test_help_is_there() -> None:
    for command in (
        [],
        ["play"],
        ["simulate"],
        ["replay"],
        ["review"],
        ["scenario"],
        ["rules"],
        ["games"],
    ):
        shown = rookery(*command, "--help")
        assert shown.returncode == 0
        assert "Usage" in shown.stdout


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "still being compiled"), ("ru", "ещё готовятся"), ("pl", "jeszcze przygotowywane")],
)
def test_a_player_is_told_once_that_it_gets_faster(
    language: str, line: str, tmp_path: Path
) -> None:
    """With nothing compiled yet, the game is there at once."""
    played = rookery(
        "play", "cubirds", "--seat", "Ann", "--seat", "Ben", "--lang", language,
        typed="\n1\n\nquit\n", ROOKERY_CACHE=str(tmp_path), ROOKERY_COMPILE="behind",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert played.stdout.count(line) == 1
    assert played.stderr == ""
