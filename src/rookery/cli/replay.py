"""`rookery replay`: step through a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.panel import Panel

from ..core.match import Match, describe
from .shared import AsJson, Language, console, language, print_json, read_file


def add_to(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file.")],
    check: Annotated[
        bool, typer.Option("--check", help="Only play it through and check its digest.")
    ] = False,
    step: Annotated[int | None, typer.Option(help="Show the table after this decision.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game with Enter, b(ack), a number or q(uit)."""
    match = Match.from_json(read_file(file))
    total = len(match.decisions)
    if as_json:
        shown = at(match, total if step is None else step)
        print_json(
            {
                "game": match.game.id,
                "players": match.players,
                "decisions": total,
                "step": len(shown.decisions),
                "over": shown.over,
                "digest": match.digest(),
                "position": describe(shown),
            }
        )
    elif check:
        console.print(f"{file}: {total} decisions, all legal; digest {match.digest()}")
    elif step is not None:
        show(at(match, step), total, language(lang))
    else:
        walk(match, language(lang))


def at(match: Match, step: int) -> Match:
    """The match as it stood after `step` decisions (at most all of them)."""
    earlier = match.fresh()
    for decision in match.decisions[: max(0, step)]:
        earlier.play(decision)
    return earlier


def walk(match: Match, chosen: str) -> None:
    total, step = len(match.decisions), 0
    while True:
        show(at(match, step), total, chosen)
        answer = console.input(f"[dim]Enter, b, 0–{total}, q[/] ").strip().lower()
        if answer == "q" or (answer == "" and step == total):
            return
        if answer == "b":
            step -= 1
        elif answer.isdigit():
            step = int(answer)
        else:
            step += 1
        step = min(max(step, 0), total)


def show(match: Match, total: int, chosen: str) -> None:
    texts = match.game.texts(chosen)
    names = [str(seat + 1) for seat in range(match.players)]
    for line in match.log(match.turn):
        console.print(f"  {texts.line(line, names)}", highlight=False, markup=False)
    board = match.game.sketch(match.view(match.turn), texts, names)
    console.print(Panel(board, title=f"{len(match.decisions)} / {total}"), highlight=False)
