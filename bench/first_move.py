"""How long bots in a browser let somebody wait whose processor is four times slower than this one:
writes bench/results/first_move.md.

    .venv/bin/python hatch_build.py run build && .venv/bin/python bench/first_move.py [GAME…]

*Play a bot* in a real Chromium, for two players as usual. Chromium slows the page; in the worker,
which it does not slow, whatever is compiled takes four times as long.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import chromium  # noqa: E402 - the browser and server of the tests
from tests.e2e.house import Server  # noqa: E402

from rookery import game_ids  # noqa: E402
from watched import Seen, at_a_table  # noqa: E402

LEVELS = ("chick", "hawk", "eagle")
SLOWER = 4
TABLES, MOVES = 3, 6
"""So many tables at each level, and so many moves of bots at each."""


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("games", nargs="*", default=[], metavar="GAME")
    asked = arguments.parse_args()
    subprocess.run([sys.executable, "-m", "rookery.cli", "wasm"], check=True)
    lines = [
        "## Bots in a browser",
        "",
        f"A real Chromium, slowed down to a processor {SLOWER} times slower than one of x86_64 for"
        f" which {os.getloadavg()[1]:.0f} processes waited; `bench/first_move.py`. Without human"
        " pace. Seconds from the click to the board and to the first move of a bot that begins"
        " (aim: 1), and for a move, its median and the longest (aims: a hawk 0.5, an eagle 2).",
        "",
        "| game | level | board | first move | a move | the longest |",
        "|---|---|--:|--:|--:|--:|",
    ]
    path, given = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), local_tables=True)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=given)
        for game in asked.games or game_ids():
            for level in LEVELS:
                lines.append(row(game, level, seen_at(browser, server.url, game, level)))
                print(lines[-1], flush=True)
        browser.close()
        server.stop()
    (ROOT / "bench" / "results" / "first_move.md").write_text("\n".join(lines) + "\n")


def seen_at(browser: Browser, url: str, game: str, level: str) -> list[Seen]:
    return [
        at_a_table(browser, url, game, level, MOVES, slower=SLOWER, paced=False)
        for _ in range(TABLES)
    ]


def row(game: str, level: str, tables: list[Seen]) -> str:
    moves = [seconds for seen in tables for seconds in seen.moves]
    firsts = [seen.first for seen in tables if seen.first is not None]
    first = f"{max(firsts):.2f}" if firsts else "–"
    return (
        f"| {game} | {level} | {max(seen.board for seen in tables):.2f} | {first}"
        f" | {statistics.median(moves):.2f} | {max(moves):.2f} |"
    )


if __name__ == "__main__":
    main()
