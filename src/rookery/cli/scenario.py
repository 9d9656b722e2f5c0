"""`rookery scenario`: run scenario files, one's own or somebody else's."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from ..core.registry import find_meta
from ..core.scenario import Scenario, load, run
from .shared import AsJson, console, print_json


def add_to(app: typer.Typer) -> None:
    app.command("scenario")(scenario)


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="TOML files, or folders.")],
    report: Annotated[
        bool, typer.Option("--report", help="Also list the clauses without a scenario.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Run scenarios: 0 if all hold, 1 if one does not, 2 if a file is wrong.

    With --report, a clause that no scenario proves counts as a failure too.
    """
    scenarios = [load(path) for path in _spread(files)]
    results = [(one, run(one)) for one in scenarios]
    failed = sum(1 for _, failures in results if failures)
    unproven = _unproven(scenarios) if report else {}
    if as_json:
        print_json(
            {
                "scenarios": [
                    {"file": one.source, "title": one.title, "failures": failures}
                    for one, failures in results
                ],
                "failed": failed,
                "unproven": unproven,
            }
        )
    else:
        for one, failures in results:
            mark = "[red]✗[/]" if failures else "[green]✓[/]"
            console.print(mark, end=" ", markup=True)
            console.print(one.title, highlight=False)
            for failure in failures:
                console.print(f"    {failure}", style="red", highlight=False, markup=False)
        for game, clauses in unproven.items():
            proven = (
                "every clause is proven" if not clauses else f"no scenario: {', '.join(clauses)}"
            )
            console.print(f"{game}: {proven}", highlight=False)
        console.print(f"{len(results) - failed} hold, {failed} do not", highlight=False)
    if failed or any(unproven.values()):
        raise typer.Exit(1)


def _spread(files: list[Path]) -> list[Path]:
    """Folders stand for all scenario files below them."""
    spread: list[Path] = []
    for path in files:
        spread += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return spread


def _unproven(scenarios: list[Scenario]) -> dict[str, list[str]]:
    proven = Counter((one.game, clause) for one in scenarios for clause in one.clauses)
    games = sorted({one.game for one in scenarios})
    return {game: [c for c in find_meta(game).clauses if not proven[game, c]] for game in games}
