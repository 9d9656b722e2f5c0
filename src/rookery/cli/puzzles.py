"""`rookery puzzles`: positions with one best decision, found in bots' games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadSetup
from ..core.registry import find_game
from .shared import GameName, wait_for_the_compiler

if TYPE_CHECKING:
    from ..bots.puzzle_book import Collection


def add_to(app: typer.Typer) -> None:
    app.command("puzzles")(puzzles)


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games to look through.")] = 50,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Where to write, game by game: the same command goes on there. Default: screen.",
        ),
    ] = None,
    enough: Annotated[
        int | None, typer.Option(min=1, help="Stop earlier when so many have been found.")
    ] = None,
    late: Annotated[
        float, typer.Option(min=0, max=1, help="Look only from this part of each game on.")
    ] = 0.0,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Fixes everything random.")] = 0,
) -> None:
    """Find puzzles: positions in which one decision is clearly the best (docs/puzzles.md)."""
    found_game = find_game(game)
    wait_for_the_compiler(game)
    from ..bots.puzzle_book import Collection
    from ..bots.puzzles import collect

    def keep(found: Collection) -> None:
        if out is None:
            return
        try:
            out.write_text(found.text(), encoding="utf-8")
        except OSError as error:
            raise BadSetup(f"{out}: {error.strerror}") from None

    begun = Collection.kept(out) if out is not None else None
    found = collect(found_game, games, seed, enough, late, keep, begun)
    if out is None:
        print(found.text(), end="")
    else:
        print(f"{len(found.puzzles)} puzzles in {found.games} games of {game}")
