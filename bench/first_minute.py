"""The first minute on a new machine: writes bench/results/first_minute.md.

    .venv/bin/python bench/first_minute.py

In a clean folder, with empty caches, from `git clone` on: what is installed, when the address is
there; then, in a real Chromium, from the last click of *Play a bot* to the board, and to the bot's
first answer; and the same start a second time. Then what `pip install` of the wheel brings.
Packages come over the network, so that the first address says little about a slow one.
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
from typing import Any

from playwright.sync_api import Browser, Route, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import chromium  # noqa: E402 - the browser of the tests

GAMES = ("cubirds", "biblios", "birdie", "ducks", "chirp")
LEVELS = ("chick", "hawk")
PATIENCE_MS = 600_000
ANSWER = """(table) => new Promise((done, fail) => {
  const here = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${here}/api/tables/${table}/socket`);
  let since = null, seat = null, id = 0;
  socket.onerror = () => fail(new Error('the socket broke'));
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: -1 }));
  socket.onmessage = ({ data }) => {
    const it = JSON.parse(data);
    if (it.type === 'welcome') seat = it.your_seats[0];
    if (it.type !== 'update') return;
    if (since !== null) {
      socket.close();
      done((performance.now() - since) / 1000);
    } else if (it.turn === seat) {
      const [first] = it.legal;
      const decision = first.decision, version = it.version;
      socket.send(JSON.stringify({ type: 'act', id: `first-${id++}`, seat, version, decision }));
    } else {
      since = performance.now();
    }
  };
});"""
"""In the page: plays the first legal decision until it is the bot's turn; how long it takes."""


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

    def stop(self) -> None:
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(60)


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
        lines = measure(folder, environment)
    (ROOT / "bench" / "results" / "first_minute.md").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


def measure(folder: Path, environment: dict[str, str]) -> list[str]:
    clone = folder / "rookery"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    start = ["make", "play", f"PORT={free_port()}"]
    house = House(start, clone, environment)
    first = house.seconds
    print(f"the site after {first:.0f} s", flush=True)
    rows = []
    try:
        path, arguments = chromium()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=arguments)
            for game in GAMES:
                seen = [at_a_table(browser, house.url, game, level) for level in LEVELS]
                rows.append(f"| {game} | " + " | ".join(f"{s:.2f} s" for s in sum(seen, ())) + " |")
                print(rows[-1], flush=True)
            browser.close()
    finally:
        house.stop()
    again = House(start, clone, environment)
    again.stop()
    bare = [str(clone / ".venv" / "bin" / "rookery"), "serve", "--port", str(free_port())]
    served = House(bare, clone, environment)
    served.stop()
    playing = size(clone / ".venv") + size(clone / "web" / "node_modules")
    return [
        "## The first minute",
        "",
        "In a clean folder with empty caches, on 2 cores shared with much other work"
        f" ({os.getloadavg()[1]:.0f} processes waited for them); `bench/first_minute.py`.",
        "",
        f"- `make play` has installed {playing / 1e6:.0f} MB, Node and its modules included (aim:"
        f" 900); `pip install` of the wheel with `[server]`"
        f" {installed_by_the_wheel(clone, folder, environment) / 1e6:.0f} MB (aim: 450).",
        f"- The site was there, its address printed and answering, {first:.0f} s after `make play`,"
        f" packages fetched over the network (aim: 180 without it); at the second start after"
        f" {again.seconds:.1f} s, by `rookery serve` alone after {served.seconds:.1f} s (aim: 2).",
        "",
        "From the last click of *Play a bot* to the board (aim: 1 s), and how long the bot's first"
        " answer took once it was its turn, its human pace included (aim: 3 s):",
        "",
        "| game | chick: board | answer | hawk: board | answer |",
        "|---|--:|--:|--:|--:|",
        *rows,
    ]


def at_a_table(browser: Browser, url: str, game: str, level: str) -> tuple[float, float]:
    """Seconds from the click to the board, and from the bot's turn to its answer."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)

    def ask_for(route: Route) -> None:
        wanted: dict[str, Any] = route.request.post_data_json or {}
        for seat in wanted.get("seats", ()):
            if seat["kind"] == "bot":
                seat["bot"] = level
        route.continue_(post_data=json.dumps(wanted))

    page.route(
        "**/api/tables",
        lambda route: ask_for(route) if route.request.method == "POST" else route.continue_(),
    )
    page.goto(url)
    button = page.locator(f"[data-play-bot={game}]")
    button.click()
    start = page.locator("[data-bot-choice] [data-start]")
    start.wait_for()
    begin = time.perf_counter()
    start.click()
    page.locator("[data-version]").wait_for()
    board = time.perf_counter() - begin
    answer = float(page.evaluate(ANSWER, page.url.rstrip("/").rpartition("/")[2]))
    context.close()
    return board, answer


def installed_by_the_wheel(clone: Path, folder: Path, environment: dict[str, str]) -> int:
    here = clone / ".venv" / "bin"
    new = folder / "new"
    run = {"env": environment, "cwd": clone, "check": True, "stdout": subprocess.DEVNULL}
    subprocess.run([here / "python", "-m", "hatchling", "build", "-t", "wheel"], **run)  # type: ignore[call-overload]
    wheel = next((clone / "dist").glob("*.whl"))
    subprocess.run([here / "python", "-m", "venv", new], **run)  # type: ignore[call-overload]
    bare = size(new)
    subprocess.run(  # type: ignore[call-overload]
        [new / "bin" / "python", "-m", "pip", "install", "--quiet", f"{wheel}[server]"], **run
    )
    return size(new) - bare


def size(folder: Path) -> int:
    return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file() and not f.is_symlink())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


if __name__ == "__main__":
    main()
