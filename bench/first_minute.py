"""The first minute on a new machine: writes bench/results/first_minute.md. Takes a quarter of an
hour on two quiet cores.

    .venv/bin/python bench/first_minute.py

In a clean folder with empty caches, from `git clone` on: what is installed, when the address is
there, and, in a real Chromium, how long *Play a bot* takes to a board and a bot to its first
answer: at once, when nothing is compiled yet and the server plays interpreted rules; and when the
modules for browsers are there, which play without it. Then the same start a second time, and all
of it for the wheel, which brings the modules along. Packages come over the network, so that the
first address says little about a slow one.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import chromium  # noqa: E402 - the browser of the tests

from watched import at_a_table  # noqa: E402

GAMES = ("cubirds", "biblios", "birdie", "ducks", "chirp")
LEVELS = ("chick", "hawk")
MODULES_S = 1_800
TICKS = os.sysconf("SC_CLK_TCK")
HEAD = [
    "| game | chick: board | answer | hawk: board | answer |",
    "|---|--:|--:|--:|--:|",
]


class House:
    """A command that starts the site, until it is stopped. It is there when its address has been
    printed and has answered."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        begin = time.perf_counter()
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )  # fmt: skip
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.url = found[0]
                break
        else:
            raise RuntimeError("".join(said))
        threading.Thread(target=self._process.stdout.read, daemon=True).start()
        with urllib.request.urlopen(self.url) as page:
            page.read()
        self.seconds = time.perf_counter() - begin
        self.processor = processor_seconds(self._process.pid)

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s ({self.processor:.1f} s of a processor)"

    def modules(self) -> set[str]:
        with urllib.request.urlopen(f"{self.url}/wasm/index.json") as index:
            return set(json.load(index))

    def stop(self) -> None:
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(60)


def processor_seconds(group: int) -> float:
    """Of all processes of a group that there are still."""
    ticks = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="first-minute-") as name:
        folder = Path(name)
        (folder / "home").mkdir()
        environment = {
            **os.environ,
            "HOME": str(folder / "home"),
            "ROOKERY_CACHE": str(folder / "compiled"),
            "UV_CACHE_DIR": str(folder / "uv"),
            "PIP_CACHE_DIR": str(folder / "pip"),
            "npm_config_cache": str(folder / "npm"),
            "ROOKERY_DATABASE": f"sqlite:///{folder / 'rookery.db'}",
        }
        for ours in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):
            environment.pop(ours, None)
        path, arguments = chromium()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=arguments)
            lines = [
                "## The first minute",
                "",
                "In a clean folder with empty caches, on 2 cores for which"
                f" {os.getloadavg()[1]:.0f} processes waited; `bench/first_minute.py`. From the"
                " last click of *Play a bot* to the board (aim: 1 s), and how long the bot's first"
                " answer took once it was its turn, its human pace included (aim: 3 s).",
                "",
                *cloned(browser, folder, environment),
                *installed(browser, folder, environment),
            ]
            browser.close()
    (ROOT / "bench" / "results" / "first_minute.md").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


def cloned(browser: Browser, folder: Path, environment: dict[str, str]) -> list[str]:
    clone = folder / "rookery"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    start = ["make", "play", f"PORT={free_port()}"]
    house = House(start, clone, environment)
    first = house.seconds
    print(f"the site after {first:.0f} s", flush=True)
    try:
        at_once = tables(browser, house.url, by_server=True)
        modules = wait_for_modules(house)
        local = tables(browser, house.url)
    finally:
        house.stop()
    again = House(start, clone, environment)
    again.stop()
    bare = [str(clone / ".venv" / "bin" / "rookery"), "serve", "--port", str(free_port())]
    served = House(bare, clone, environment)
    served.stop()
    playing = size(clone / ".venv") + size(clone / "web" / "node_modules")
    return [
        f"- `make play` has installed {playing / 1e6:.0f} MB, Node and its modules included (aim:"
        " 900).",
        f"- The site was there, its address printed and answering, {first:.0f} s after `make play`,"
        f" packages fetched over the network (aim: 180 without it); at the second start after"
        f" {again}, by `rookery serve` alone after {served} (aim: 2).",
        "",
        "At once, with nothing compiled, at tables of the server:",
        "",
        *at_once,
        "",
        f"In the browser itself, once the server has compiled the modules for it, {modules:.0f} s"
        " later and behind all that:",
        "",
        *local,
        "",
    ]


def installed(browser: Browser, folder: Path, environment: dict[str, str]) -> list[str]:
    """The wheel in an environment of its own, with empty caches again."""
    clone = folder / "rookery"
    here, new = clone / ".venv" / "bin" / "python", folder / "new"
    environment = environment | {
        "ROOKERY_CACHE": str(folder / "compiled anew"),
        "ROOKERY_DATABASE": f"sqlite:///{folder / 'another.db'}",
    }

    def run(*command: str | Path) -> None:
        subprocess.run(
            [str(part) for part in command],
            env=environment, cwd=clone, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip

    run(here, "-m", "hatchling", "build", "-t", "wheel")
    wheel = next((clone / "dist").glob("*.whl"))
    run(here, "-m", "venv", new)
    bare = size(new)
    begin = time.perf_counter()
    run(new / "bin" / "python", "-m", "pip", "install", "--quiet", f"{wheel}[server]")
    seconds = time.perf_counter() - begin
    weight = size(new) - bare
    serve = [str(new / "bin" / "rookery"), "serve", "--port", str(free_port())]
    house = House(serve, folder, environment)
    try:
        rows = tables(browser, house.url)
    finally:
        house.stop()
    return [
        f"`pip install` of the wheel ({wheel.stat().st_size / 1e6:.1f} MB) with `[server]` took"
        f" {seconds:.0f} s and {weight / 1e6:.0f} MB (aim: 450); `rookery serve` was there for the"
        f" first time after {house}. It brings the modules, so at once:",
        "",
        *rows,
    ]


def tables(browser: Browser, url: str, by_server: bool = False) -> list[str]:
    rows = list(HEAD)
    for game in GAMES:
        cells = [game]
        for level in LEVELS:
            seen = at_a_table(browser, url, game, level, by_server=by_server)
            cells += [f"{seen.board:.2f} s", f"{seen.moves[0]:.2f} s" if seen.moves else "–"]
        rows.append(f"| {' | '.join(cells)} |")
        print(rows[-1], flush=True)
    return rows


def wait_for_modules(house: House) -> float:
    """Until browsers can play all games; how long that took."""
    began = time.perf_counter()
    while not house.modules() >= set(GAMES):
        if time.perf_counter() - began > MODULES_S:
            raise RuntimeError(f"only {house.modules()} after {MODULES_S} s")
        time.sleep(1)
    return time.perf_counter() - began


def size(folder: Path) -> int:
    return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file() and not f.is_symlink())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


if __name__ == "__main__":
    main()
