"""`rookery arena`: bots against bots."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core.extras import need
from ..core.registry import find_meta
from .shared import (
    AsJson,
    GameName,
    Options,
    Players,
    console,
    print_json,
    read_options,
    wait_for_the_compiler,
)

FOLDER = Path("arena-results")

OnWhat = Annotated[
    str, typer.Option("--on", metavar="cores|ray", help="Where the games are played.")
]
Processes = Annotated[
    int | None, typer.Option("--processes", min=1, help="How many cores. Default: all.")
]


def add_to(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="chick, plain:2000, module:Class …")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="At least so many.")] = 200,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Fixes deals and bots.")] = 1,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop as soon as the order is clear.")
    ] = False,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="The results file; there, it goes on with it.")
    ] = None,
    plot: Annotated[
        bool, typer.Option("--plot", help="Write a page with plots beside the results.")
    ] = False,
    on: OnWhat = "cores",
    processes: Processes = None,
    limit: Annotated[
        float, typer.Option(min=0.1, help="Seconds that a bot from outside has for a decision.")
    ] = 60.0,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other: balanced seats, the same deals for all, ratings, intervals.

    Every game is written down at once. Started again, it goes on where it stopped. A bot that
    raises, hangs or answers nonsense loses that game, and is told of.
    """
    from ..arena.summary import summarise
    from ..arena.tournament import play, tournament

    for package in ("openskill", *(["matplotlib"] if plot else [])):
        need(package, "arena")  # said before hours of games, not after them
    wait_for_the_compiler(game)
    event = tournament(game, bots, players, seed, read_options(find_meta(game), option))
    if out is None:
        names = re.sub(r"[^\w+.-]", "", "-".join(bots))
        out = FOLDER / f"{game}-{event.players}p-{names}-seed{seed}.jsonl"
    with progress_bar("deals") as progress:
        results, early = play(event, games, out, on, processes, until_decided, progress, limit)
    summary = summarise(event, results, early)
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(summary))
    else:
        console.print(_standings(summary))
        if early:
            console.print(f"Decided after {summary.games} games.")
        for fault in summary.failures:
            said = f"{fault.bot} failed in {fault.games} of its games, first: {fault.first}"
            console.print(said, style="yellow", markup=False, highlight=False)
        console.print(f"Results: {out}", highlight=False, soft_wrap=True)
    if plot:
        from ..arena.report import page

        target = out.with_suffix(".html")
        target.write_text(page(summary, results), encoding="utf-8")
        Console(stderr=as_json).print(f"Report: {target}", highlight=False, soft_wrap=True)


@contextmanager
def progress_bar(what: str) -> Iterator[Any]:
    """A bar with the time left, on the terminal only."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip
    with bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _standings(summary: Any) -> Table:
    event = summary.tournament
    table = Table(title=f"{event.game}, {event.players} seats, {summary.games} games", box=None)
    table.add_column("bot")
    for column in ("games", "share of wins", "95 %", "par", "skill ± 2 σ"):
        table.add_column(column, justify="right")
    for s in summary.standings:
        table.add_row(
            s.bot,
            str(s.games),
            f"{s.share:.1%}",
            f"{s.low:.1%} to {s.high:.1%}",
            f"{s.par:.0%}",
            f"{s.skill:.1f} ± {2 * s.doubt:.1f}",
        )
    return table
