"""The ratings of the levels, from the ladders that the arena has measured (docs/games/*.md): how
often a level wins against the one below says how far apart they are. The fledgling is where people
begin.

    python scripts/anchors.py > src/rookery/server/ratings/anchors.toml
"""

from __future__ import annotations

import math
import re
from pathlib import Path

from rookery.server.ratings import BEGINNER, BETA

GAMES = Path(__file__).parents[1] / "docs" / "games"
LEVELS = ("chick", "fledgling", "hawk", "eagle")
CELL = re.compile(r"(\d+)% \(\d+% to \d+%; (\d+)\)")


def steps(page: str) -> list[tuple[float, float]]:
    """From each level to the next one: how far, and how surely. Tables of all sizes count by their
    games; seats are shared so that equals win half."""
    ladder = re.search(r"<!-- ladder: generated -->(.*?)<!-- ladder: end -->", page, re.DOTALL)
    assert ladder
    rows = [CELL.findall(line) for line in ladder[1].splitlines()]
    found = []
    for column in zip(*filter(None, rows), strict=True):
        games = sum(int(n) for _, n in column)
        share = sum(int(percent) * int(n) for percent, n in column) / games / 100
        curve = math.sqrt(2) * BETA
        found.append(
            (
                curve * math.log(share / (1 - share)),
                curve / math.sqrt(games * share * (1 - share)),
            )
        )
    return found


def main() -> None:
    print("# What the levels are worth, and how surely: written by scripts/anchors.py from the")
    print("# ladders in docs/games, which say by what command they were measured.")
    for file in sorted(GAMES.glob("*.md")):
        page = file.read_text(encoding="utf-8")
        if "<!-- ladder: generated -->" not in page:
            continue
        (down, low), (up, high), (top, highest) = steps(page)
        worth = {
            "chick": (BEGINNER - down, low),
            "fledgling": (BEGINNER, min(low, high)),
            "hawk": (BEGINNER + up, high),
            "eagle": (BEGINNER + up + top, math.hypot(high, highest)),
        }
        print(f"\n[{file.stem}]")
        for level in LEVELS:
            mu, sigma = worth[level]
            print(f"{level} = [{mu:.2f}, {sigma:.2f}]")


if __name__ == "__main__":
    main()
