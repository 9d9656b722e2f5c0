"""How long compiling takes on a new machine, game by game: writes bench/results/compiling.md.

    .venv/bin/python bench/compiling.py

Each game is compiled in a process of its own with an empty cache: first the rules (a match is
begun, played, copied), then what a hawk needs. Processor seconds, imports not counted. Afterwards
a new process finds all that on disk and decides once.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BEFORE = {"cubirds": (7.6, 14.1), "ducks": (14.0, 24.0), "chirp": (29.9, 40.3)}
"""The same when each function was built by itself (three games were measured)."""
COMPILE = """
import json, os, sys, time
from rookery import Match
from rookery.bots.bot import find_bot
begin = time.process_time()
match = Match(sys.argv[1], seed=0)
match.play(match.legal()[0])
match.copy()
rules = time.process_time()
find_bot("hawk", 0).decide(match.seat())
print(json.dumps([rules - begin, time.process_time() - rules]))
"""


def main() -> None:
    from rookery import game_ids

    lines = [
        "## Compiling",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, 2 cores shared with other work;"
        " `bench/compiling.py`. Processor seconds with an empty cache, the rules and then what a"
        " hawk needs, imports not counted; *before*: when each function was built by itself and in"
        " every caller anew. *Found*: a new process reads rules and hawk from disk.",
        "",
        "| game | rules · hawk | before | of before | kept on disk | found |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for game_id in game_ids():
        lines.append(row(game_id))
        print(lines[-1], flush=True)
    (ROOT / "bench" / "results" / "compiling.md").write_text("\n".join(lines) + "\n")


def row(game_id: str) -> str:
    with tempfile.TemporaryDirectory() as cache:
        rules, hawk = compiled(game_id, cache)
        kept = sum(file.stat().st_size for file in Path(cache).iterdir())
        found = sum(compiled(game_id, cache))
    before = BEFORE.get(game_id)
    share = (rules + hawk) / sum(before) if before else 0
    old = "| | |" if before is None else f"| {before[0]:.1f} · {before[1]:.1f} s | {share:.0%} |"
    return f"| {game_id} | {rules:.1f} · {hawk:.1f} s {old} {kept / 1e6:.1f} MB | {found:.2f} s |"


def compiled(game_id: str, cache: str) -> Any:
    answer = subprocess.run(
        [sys.executable, "-c", COMPILE, game_id],
        env={**os.environ, "ROOKERY_CACHE": cache, "ROOKERY_COMPILE": "first"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout)


if __name__ == "__main__":
    main()
