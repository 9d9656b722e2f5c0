"""What our bots lose in games that are solved: Pluck with two players, and the tiny games. Writes
bench/results/exact.md.

.venv/bin/python bench/exact.py [--games cubirds ducks]
"""

from __future__ import annotations

import argparse
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

from rookery.core.registry import find_meta
from rookery.envs.exact import Tree, policy_of, uniform

BOTS = ("chick", "fledgling", "hawk", "plain:2000")
SAMPLES = 20
PAGE = Path(__file__).parent / "results" / "exact.md"
SOLVED: dict[str, dict[str, Any]] = {
    "pluck": {},
    "cubirds": {"size": "tiny"},
    "ducks": {"size": "tiny"},
}
LARGEST = 1_000
"""Denominators of values that are read as fractions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(SOLVED), choices=SOLVED)
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    given = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    parts = dict(re.findall(r"^### (.+)\n\n((?:.|\n)*?)(?=^###|\Z)", page, re.MULTILINE))
    for game in given.games:
        parts[title_of(game)] = "\n".join(about(game, given.bots, given.samples))
    lead = (
        "What a rival who knows exactly how they play gets out of our bots, beyond the value of the"
        " game: Pluck with two players, and the tiny games (`size=tiny`). A win is 1, a shared one"
        " 0, a loss −1. How a bot plays is measured by its decisions from several seeds in every"
        " set of positions that it cannot tell apart; so few make it look a little more"
        " exploitable than it is.\n\n"
    )
    titles = [title for game in SOLVED if (title := title_of(game)) in parts]
    text = lead + "\n\n".join(f"### {title}\n\n{parts[title].strip()}" for title in titles)
    PAGE.write_text(text.rstrip() + "\n", encoding="utf-8")


def title_of(game: str) -> str:
    tiny = ", tiny" if SOLVED[game] else ""
    return f"{find_meta(game).title}{tiny}"


def about(game: str, bots: list[str], samples: int) -> list[str]:
    tree = Tree(game, SOLVED[game])
    sizes = " and ".join(f"{len(sets):,}" for sets in tree.sets)
    worth = Fraction(tree.value).limit_denominator(LARGEST)  # and no zero with a minus
    lines = [
        f"The first seat is worth {float(worth):+.6f} ({worth}). There are {sizes} sets of"
        f" positions, and {len(tree.leaves):,} ends. {samples} seeds.\n",
        "| player | loses in the first seat | in the second |",
        "|---|---|---|",
        row("at random", *(tree.loss(seat, uniform(tree, seat)) for seat in range(2))),
    ]
    for bot in bots:
        policies = [policy_of(bot, tree, seat, samples) for seat in range(2)]
        lines.append(row(bot, *(tree.loss(seat, policies[seat]) for seat in range(2))))
        print(game, lines[-1], flush=True)
    lines.append(row("perfect", *(tree.loss(seat, tree.perfect(seat)) for seat in range(2))))
    return lines


def row(name: str, first: float, second: float) -> str:
    return f"| {name} | {abs(first):.3f} | {abs(second):.3f} |"


if __name__ == "__main__":
    main()
