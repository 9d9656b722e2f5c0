"""What our bots lose in Pluck with two players, which is solved: writes bench/results/exact.md.

.venv/bin/python bench/exact.py
"""

from __future__ import annotations

from pathlib import Path

from rookery.envs.exact import Tree, policy_of, uniform

BOTS = ("chick", "fledgling", "hawk", "plain:2000")
SAMPLES = 20
PAGE = Path(__file__).parent / "results" / "exact.md"


def main() -> None:
    tree, open_hands = Tree("pluck"), Tree("pluck", {"open_hands": True})
    sizes = " and ".join(str(len(sets)) for sets in tree.sets)
    lines = [
        "What a rival who knows exactly how they play gets out of our bots in Pluck with two"
        " players, beyond the value of the game. A win is 1, a shared one 0, a loss −1. How a bot"
        f" plays is measured by its decisions from {SAMPLES} seeds in every set of positions that"
        " it cannot tell apart; so few make it look a little more exploitable than it is.\n",
        f"The first seat is worth {tree.value:+.6f}, which is 1/40; with open"
        f" hands {open_hands.value:+.6f}, 1/35. There are {sizes} sets of positions, and"
        f" {len(tree.leaves):,} ends.\n",
        "| player | loses in the first seat | in the second |",
        "|---|---|---|",
        row("at random", *(tree.loss(seat, uniform(tree, seat)) for seat in range(2))),
    ]
    for bot in BOTS:
        policies = [policy_of(bot, tree, seat, SAMPLES) for seat in range(2)]
        lines.append(row(bot, *(tree.loss(seat, policies[seat]) for seat in range(2))))
        print(lines[-1], flush=True)
    lines.append(row("perfect", *(tree.loss(seat, tree.perfect(seat)) for seat in range(2))))
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def row(name: str, first: float, second: float) -> str:
    return f"| {name} | {abs(first):.3f} | {abs(second):.3f} |"


if __name__ == "__main__":
    main()
