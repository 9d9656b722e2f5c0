"""A million games of each game in Node's WebAssembly and compiled for this machine, compared:
writes bench/results/equal.md.

    .venv/bin/python bench/equal.py [--games 1000000] [--minutes 14] [GAME…]

Both sides play the same random games at every seat count and with every value of an option, and
fold into one number a batch: after every decision the whole record, before it the list of what is
legal, and now and then what a network would see of it and what a seat may imagine. It is all done
by one compiled function, made for both machines of the same parts. What was found is kept, and a
later run goes on where one was stopped, as long as the module is the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from rookery import find_game, game_ids
from rookery.bots.browser import PLAINLY
from rookery.bots.browser.about import callable_as
from rookery.core.compile import compiled
from rookery.core.compile.wasm import Export, Room, compile_wasm
from rookery.core.compiling import compile_first
from rookery.core.game import Game
from rookery.core.kernels import CHOOSER_STREAM, playout_kernels
from rookery.core.random import WORDS, below, generator, seed_generator
from rookery.core.records import NOBODY
from wasm import NODE, tables_of

HERE = Path(__file__)
RESULTS = HERE.parent / "results"
BATCH, AT_ONCE = 5_000, 4
"""Games with one digest, and batches for one start of Node."""
LOOKS = 16
"""Every so many decisions features and a guess are compared, too."""
ZERO, PRIME, HALF = np.uint64(0), np.uint64(0x9E3779B97F4A7C15), np.uint64(32)


@compiled
def fold(digest: Any, word: Any) -> Any:
    mixed = (digest ^ word) * PRIME
    return mixed ^ (mixed >> HALF)


def folding(game: Game) -> Callable[..., int]:
    """Plays games `first`, `first` + 1, …; how many decisions, and their digest in `digests`."""
    begin = playout_kernels(game).begin
    legal, apply, guess, features = game.legal, game.apply, game.guess, game.features

    @compiled
    def fold_games(
        states: Any, words: Any, imagined: Any, imagined_words: Any, blank: Any, chooser: Any,
        out: Any, seen: Any, digests: Any, first: int, games: int,
    ) -> int:  # fmt: skip
        decisions = 0
        digest = ZERO
        for g in range(first, first + games):
            word = np.uint64(g)
            begin(states, 0, blank, word, ZERO, ZERO, ZERO)
            seed_generator(chooser, word, ZERO, ZERO, CHOOSER_STREAM)
            s = states[0]
            while s.turn != NOBODY:
                n = legal(s, out)
                for i in range(n):
                    digest = fold(digest, np.uint64(out[i]))
                if decisions % LOOKS == 0:
                    features(s, s.turn, seen)
                    for i in range(len(seen)):
                        digest = fold(digest, np.uint64(np.int64(seen[i]) & 255))
                    imagined[0] = states[0]
                    guess(imagined[0], s.turn, chooser)
                    for i in range(len(imagined_words)):
                        digest = fold(digest, imagined_words[i])
                apply(s, out[below(chooser, n)])
                for i in range(len(words)):
                    digest = fold(digest, words[i])
                decisions += 1
        digests[0] = digest
        return decisions

    return fold_games


def export_of(game: Game) -> Export:
    lean = game.layout.lean
    words = (lean.itemsize // 8,)
    rooms = (
        Room("state", lean), Room("state", "u8", words), Room("imagined", lean),
        Room("imagined", "u8", words), Room("blank", lean), Room("chooser", "u8", (WORDS,)),
        Room("out", "i2", (game.most_legal,)), Room("seen", "i1", (game.feature_count,)),
        Room("digest", "u8"),
    )  # fmt: skip
    return Export("fold_games", folding(game), (*rooms, "first", "games"))


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("games", nargs="*", default=[], metavar="GAME")
    arguments.add_argument("--games", dest="count", type=int, default=1_000_000)
    arguments.add_argument("--minutes", type=float, default=math.inf, help="Stop after so many.")
    arguments.add_argument("--module", type=Path, help="Only compile one game's into that.")
    asked = arguments.parse_args()
    if asked.module:
        asked.module.write_bytes(compile_wasm([export_of(find_game(asked.games[0]))]))
        return
    until = time.monotonic() + 60 * asked.minutes
    compile_first()
    kept = RESULTS / "equal.json"
    for id in asked.games or game_ids():
        known = json.loads(kept.read_text()) if kept.exists() else {}
        for found in compare(find_game(id), asked.count, known.get(id, {})):
            kept.write_text(json.dumps(known | {id: found}, indent=1) + "\n")
            (RESULTS / "equal.md").write_text(report(known | {id: found}))
            print(row(id, found), flush=True)
            if time.monotonic() >= until:
                return


def report(found: dict[str, Any]) -> str:
    lines = [
        "## Equal in a browser",
        "",
        "`bench/equal.py`: the same random games in Node's WebAssembly and compiled for x86_64, at"
        " every seat count and with every value of an option. After every decision the whole record"
        f" was equal, before it the list of legal decisions, and every {LOOKS}th time features and"
        " a guess of the seat to move. Processor seconds for playing and comparing.",
        "",
        "| game | games, all equal | decisions | in Node | here | of its speed |",
        "|---|--:|--:|--:|--:|--:|",
        *(row(id, found[id]) for id in game_ids() if id in found),
    ]
    return "\n".join(lines) + "\n"


def row(id: str, f: dict[str, Any]) -> str:
    return (
        f"| {id} | {f['games']:,} | {f['decisions']:,} | {f['there_s']:,.0f} s"
        f" | {f['here_s']:,.0f} s | {f['here_s'] / f['there_s']:.0%} |"
    )


def compare(game: Game, count: int, known: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is known after every few batches, until so many games were compared."""
    tables = tables_of(game)
    each = -(-count // len(tables))
    batches = [
        (
            table,
            [[first, min(BATCH, each - first)] for first in range(at, min(at + step, each), BATCH)],
        )
        for step in [BATCH * AT_ONCE]
        for at in range(0, each, step)
        for table in tables
    ]
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "module.wasm"
        command = [sys.executable, str(HERE), game.id, "--module", str(module)]
        subprocess.run(command, env={**os.environ, **PLAINLY}, check=True)
        of = hashlib.sha256(module.read_bytes()).hexdigest()[:20]
        memory = callable_as([export_of(game)], module.read_bytes())
        nothing = {
            "of": of,
            "each": each,
            "games": 0,
            "decisions": 0,
            "here_s": 0.0,
            "there_s": 0.0,
        }
        found: dict[str, Any] = (
            known if known.get("of") == of and known.get("each") == each else nothing
        )
        here = here_at(game)
        done = 0
        for table, some in batches:
            done += sum(games for _, games in some)
            if done <= found["games"]:
                continue
            blank = game.blank(table["players"], table["options"], lean=True)
            plan = {"memory": memory, "blank": blank.tobytes().hex(), "batches": some}
            there = in_node(module, plan)
            began = time.process_time()
            mine = [here(blank, *batch) for batch in some]
            if mine != there["found"]:
                raise SystemExit(f"{game.id} {table}, {some}: {mine} here, {there['found']} there")
            found |= {
                "games": done,
                "decisions": found["decisions"] + sum(int(decisions) for decisions, _ in mine),
                "here_s": found["here_s"] + time.process_time() - began,
                "there_s": found["there_s"] + there["seconds"],
            }
            yield found


def here_at(game: Game) -> Callable[[Any, int, int], list[str]]:
    fold_games = folding(game)
    state, imagined = game.layout.blank(lean=True), game.layout.blank(lean=True)
    words, imagined_words = state.view(np.uint64), imagined.view(np.uint64)
    out, seen = game.legal_buffer(), np.zeros(game.feature_count, np.int8)
    chooser, digest = generator(0), np.zeros(1, np.uint64)

    def play(blank: Any, first: int, games: int) -> list[str]:
        decisions = fold_games(
            state, words, imagined, imagined_words, blank, chooser, out, seen, digest, first, games
        )
        return [str(decisions), str(digest[0])]

    play(game.blank(game.meta.seats.start, {}, lean=True), 0, 1)  # compiles
    return play


def in_node(module: Path, plan: object) -> Any:
    run = subprocess.run(
        [str(NODE), str(HERE.with_suffix(".ts")), str(module)],
        input=json.dumps(plan), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return json.loads(run.stdout)


if __name__ == "__main__":
    main()
