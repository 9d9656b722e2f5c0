"""How long bots in a browser keep somebody waiting whose processor is four times slower than this
one, as far as it is their doing: writes bench/results/thinking.md.

    .venv/bin/python bench/thinking.py [GAME…]

Tables are played in Node as a browser's worker plays them (`web/src/local/host.ts`), by a clock
that shows four times what the thread has used of the processor: what else runs here makes no
difference. first_move.py measures the same in a browser with its page, on a machine at rest.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from rookery import game_ids
from rookery.bots.browser import FOLDER
from wasm import NODE

HERE = Path(__file__)
RESULTS = HERE.parent / "results"
LEVELS = ("chick", "hawk", "eagle")
SLOWER = 4
TABLES, MOVES = 4, 20
"""So many tables at each level, and at most so many moves of a bot at each."""


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("games", nargs="*", default=[], metavar="GAME")
    asked = arguments.parse_args()
    subprocess.run([sys.executable, "-m", "rookery.cli", "wasm", *asked.games], check=True)
    lines = [
        "## How long bots think in a browser",
        "",
        f"In Node, by a clock that shows {SLOWER} times what the thread has used of the processor;"
        f" `bench/thinking.py`. {TABLES} tables of two at each level, where the bot begins. Seconds"
        " for its first move, the longest of them, and for the others, their median and the longest"
        " (aims, the page included: the first 1, a hawk 0.5, an eagle 2).",
        "",
        "| game | level | first move | a move | the longest |",
        "|---|---|--:|--:|--:|",
    ]
    for game in asked.games or game_ids():
        for level in LEVELS:
            lines.append(row(game, level, waits(game, level)))
            print(lines[-1], flush=True)
    (RESULTS / "thinking.md").write_text("\n".join(lines) + "\n")


def waits(game: str, level: str) -> list[list[float]]:
    """Milliseconds, table by table."""
    tables = [{"level": level, "seed": f"{seed + 1:x}", "moves": MOVES} for seed in range(TABLES)]
    run = subprocess.run(
        [str(NODE), str(HERE.with_suffix(".ts")), str(FOLDER), game],
        input=json.dumps({"slower": SLOWER, "tables": tables}),
        stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return [json.loads(line)["waits"] for line in run.stdout.splitlines()]


def row(game: str, level: str, tables: list[list[float]]) -> str:
    later = [ms for table in tables for ms in table[1:]]
    first, middle = max(table[0] for table in tables), statistics.median(later)
    return (
        f"| {game} | {level} | {first / 1000:.2f} | {middle / 1000:.2f} | {max(later) / 1000:.2f} |"
    )


if __name__ == "__main__":
    main()
