"""`rookery new`: a game that works from the start, wherever it is put."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.cli.new import check_name, copied, in_checkout, in_package, write
from rookery.core.errors import BadSetup
from rookery.remote.house import House
from rookery.remote.table import sit_down

from ..server.processes import ServerProcess

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # a game of four to eight decisions: nothing to compile


def done(folder: Path, *command: str | Path, **environment: str) -> str:
    answer = subprocess.run(
        [sys.executable, "-m", *map(str, command)],
        env={**os.environ, **INTERPRETED, **environment},
        capture_output=True, text=True, cwd=folder,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_a_package_is_installed_keeps_the_laws_and_is_found_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, site = tmp_path / "package", tmp_path / "site"
    done(tmp_path, "rookery.cli", "new", "magpies", "--package", package)
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    done(tmp_path, "pip", "install", *alone, "--target", site, package)
    there = {"PYTHONPATH": str(site)}
    # The law of equal modes runs over Pluck, whose code this is, and compiles.
    tests = ("pytest", "-q", "-p", "no:cacheprovider", "-k", "not every_way")
    assert " passed" in done(package, *tests, **there)
    assert "magpies" in done(tmp_path, "rookery.cli", "games", **there)
    simulate = ("simulate", "magpies", "-n", "20", "-p", "3")
    assert "20" in done(tmp_path, "rookery.cli", *simulate, **there)
    said = (
        "import pyspiel, rookery.envs.openspiel as o; print(pyspiel.load_game('rookery_magpies'))"
    )
    (tmp_path / "spiel.py").write_text(said)
    assert "rookery_magpies" in done(tmp_path, "spiel", **there | {"PYTHONPATH": f"{site}:."})
    for name, value in {**INTERPRETED, **there}.items():
        monkeypatch.setenv(name, value)
    is_played_on_a_server(tmp_path)


def is_played_on_a_server(tmp_path: Path) -> None:
    """Offered, with what the plain board is drawn from, and played to its end."""
    with ServerProcess(f"sqlite:///{tmp_path / 'rookery.db'}") as server:
        server.wait_until_ready()
        house = House(server.url)
        assert "magpies" in {game["id"] for game in house.ask("GET", "/api/games")}
        declared = house.ask("GET", "/api/games/magpies/declared")
        assert {"you", "turn", "phase"} <= declared["view"]["fields"].keys()
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "chick"}]
        wanted = {"game": "magpies", "players": 2, "seats": seats, "pace": False}
        made = house.ask("POST", "/api/tables", wanted)
        with sit_down(server.url + made["url"], "Guest") as table:
            while table.wait():
                table.play(table.update.legal[0].decision)
            assert table.update.outcome is not None
            assert sorted(table.update.outcome.places)[0] == 1


def test_a_package_whose_game_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken-1.dist-info").mkdir()
    (tmp_path / "broken-1.dist-info" / "METADATA").write_text("Name: broken\nVersion: 1\n")
    named = "[rookery.games]\nbroken = broken\n"
    (tmp_path / "broken-1.dist-info" / "entry_points.txt").write_text(named)
    (tmp_path / "broken.py").write_text("")
    assert "broken" not in done(tmp_path, "rookery.cli", "games", PYTHONPATH=str(tmp_path))


@pytest.mark.parametrize(
    "name", ["", "x", "Magpies", "my game", "9birds", "class", "a" * 25, "é" * 3]
)
def test_a_bad_name_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="a game's name is"):
        check_name(name)


@pytest.mark.parametrize("name", ["pluck", "cubirds"])
def test_a_game_that_is_there_is_not_begun_again(name: str) -> None:
    with pytest.raises(BadSetup, match="already"):
        check_name(name)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    files = in_package("magpies")
    mine = tmp_path / "magpies" / "rules.py"
    mine.parent.mkdir()
    mine.write_text("mine")
    with pytest.raises(BadSetup, match=r"rules\.py is there already: nothing was written"):
        write(tmp_path, files)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["rules.py"]
    assert mine.read_text() == "mine"


def test_among_our_games_it_lies_as_they_do() -> None:
    """Nothing of Pluck's names is left but what its words say."""
    files = in_checkout("tiny_birds")
    folder = Path("src/rookery/games/tiny_birds")
    assert {folder / path for path in copied("tiny_birds")} <= set(files)
    assert Path("tests/scenarios/tiny_birds/deal.toml") in files
    for path, text in files.items():
        assert not re.search(r"\b(pluck|Pluck|PLU|Ягоды»|Jagody”)\b", text), path
    for title in ("title = Tiny Birds", "rules-title = How to play Tiny Birds"):
        assert title in files[folder / "text" / "en.ftl"]
    assert 'id="tiny_birds"' in files[folder / "meta.py"]
