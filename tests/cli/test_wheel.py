"""What is handed out: the wheel, in an environment where there is nothing else."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rookery import __version__
from tests.server.live.people import guests
from tests.server.processes import ServerProcess
from tests.server.visitors import play_to_end

ROOT = Path(__file__).parents[2]
ENOUGH_S = 300
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
"""Whether the rules compile is no question of the wheel."""


def done(*command: str | Path, typed: str = "", **environment: str) -> str:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [str(part) for part in command], input=typed, env={**plain, **INTERPRETED, **environment},
        capture_output=True, text=True, timeout=ENOUGH_S, cwd=ROOT,
    )  # fmt: skip
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def index() -> str:
    """Where pip has been told of another package index, uv is told too."""
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return os.environ.get("PIP_INDEX_URL") or told.stdout.strip()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    done(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder,
        ROOKERY_WITHOUT_SITE="1",  # it takes what `make site` has built, if anything
    )  # fmt: skip
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of the new environment are."""
    folder = tmp_path_factory.mktemp("home")
    uv = [sys.executable, "-m", "uv"]
    told = {"UV_DEFAULT_INDEX": index()} if index() else {}
    done(*uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
    python = folder / "venv" / "bin" / "python"
    wanted = f"rookery[server] @ {wheel.as_uri()}"
    lock = ROOT / "requirements.lock"
    done(*uv, "pip", "install", "--quiet", "-c", lock, "--python", python, wanted, **told)
    return python.parent


class Installed(ServerProcess):
    """`rookery serve` of the wheel."""

    def __init__(self, home: Path, database: str) -> None:
        super().__init__(database)
        self._command = [str(home / "rookery"), "serve", "--port", "0", "--database", database]
        self._environment |= INTERPRETED
        self._environment.pop("PYTHONPATH", None)


def test_the_wheel_carries_what_is_needed_to_play_and_nothing_to_work_on_it(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "rookery/py.typed" in names
    assert "rookery/games/chirp/text/pl.ftl" in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "bench/"))]
    built = ROOT / "src" / "rookery" / "server" / "site" / "index.html"
    assert ("rookery/server/site/index.html" in names) == built.exists()
    compiled = ROOT / "src" / "rookery" / "wasm" / "index.json"
    assert ("rookery/wasm/index.json" in names) == compiled.exists()


def test_a_game_in_the_terminal(home: Path) -> None:
    assert done(home / "rookery", "--version") == f"rookery {__version__}\n"
    played = done(
        home / "rookery", "play", "cubirds", "--seat", "Ann", "--seat", "Ben", "--seed", "5",
        typed="1\n1\nquit\n", LANG="en_US.UTF-8",
    )  # fmt: skip
    assert "Ann" in played
    games = done(home / "rookery", "simulate", "cubirds", "--games", "2")
    assert "2" in games


def test_a_game_through_the_site(home: Path, tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with guests(server) as come:
            anna = await come("Anna")
            socket = await anna.sit(await anna.make_table("me", "random"))
            assert (await play_to_end(socket))["outcome"]["places"]

    with Installed(home, f"sqlite:///{tmp_path / 'rookery.db'}") as server:
        asyncio.run(asyncio.wait_for(play(server), ENOUGH_S))
    assert "Traceback" not in server.log
