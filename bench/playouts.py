"""Random playouts, ours and the peers', in one run: writes bench/results/playouts.md, and puts
bench/RESULTS.md together from all parts.

    make bench
"""

from __future__ import annotations

import argparse
import platform
from pathlib import Path

import ours
import peers
from peers import Figure
from rookery import game_ids
from rookery.core.compiling import compile_first

RESULTS = Path(__file__).parent / "results"
PARTS = (
    "playouts", "compiling", "first_minute", "gpu", "gpu_batch", "search", "server", "company",
    "memory", "site", "wasm", "equal", "thinking", "first_move", "review", "review_time",
)  # fmt: skip
YARDSTICK = "C++ loop, whole games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="per game")
    parser.add_argument("--assemble", action="store_true", help="only put RESULTS.md together")
    arguments = parser.parse_args()
    if not arguments.assemble:
        compile_first()
        own = ours.measure(arguments.seconds)
        others, notes = peers.measure(list(peers.PEERS), arguments.seconds)
        starts = {game_id: ours.first_decision(game_id) for game_id in game_ids()}
        text = report(own, others, notes, starts, arguments.seconds)
        (RESULTS / "playouts.md").write_text(text)
        print(text)
    assemble()


def report(
    own: list[Figure],
    others: list[Figure],
    notes: list[str],
    starts: dict[str, float],
    seconds: float,
) -> str:
    """The table: decisions per second, and the ratio to OpenSpiel's fastest card game."""
    fastest = max((f for f in others if f.method == YARDSTICK), key=_speed, default=None)
    lines = [
        "## Random playouts on one core",
        "",
        f"Python {platform.python_version()}, {platform.machine()}; `make bench`. Uniformly random"
        " legal decisions, whole games with their deal, chance nodes not counted; one process"
        f" pinned to one core, {seconds:g} s of its processor time per game, all in one run. The"
        " ratio is to the fastest card game of OpenSpiel's C++ loop"
        + (f" ({fastest.game}, {fastest.decisions_per_second:,.0f})." if fastest else "."),
        "",
        "| library | game | method | decisions/s | ratio |",
        "|---|---|---|--:|--:|",
    ]
    for figure in [*own, *others]:
        ratio = (
            f"{figure.decisions_per_second / fastest.decisions_per_second:.2f}" if fastest else ""
        )
        lines.append(
            f"| {figure.name} {figure.version} | {figure.game} | {figure.method}"
            f" | {figure.decisions_per_second:,.0f} | {ratio} |"
        )
    lines += ["", "The first decision in a new process, compiled rules on disk:", ""]
    lines += [f"- {game_id}: {seconds:.2f} s" for game_id, seconds in starts.items()]
    lines += [f"- not measured: {note}" for note in notes]
    return "\n".join(lines) + "\n"


def _speed(figure: Figure) -> float:
    return figure.decisions_per_second


def assemble() -> None:
    """RESULTS.md is its parts, each written by the script that measured it."""
    parts = [RESULTS / f"{part}.md" for part in PARTS]
    head = "# Measured\n\nEvery figure was printed by the script that the section names.\n"
    text = "\n".join([head, *(part.read_text() for part in parts if part.exists())])
    (RESULTS.parent / "RESULTS.md").write_text(text)


if __name__ == "__main__":
    main()
