"""`rookery wasm`: the games for a browser, that needs no server then."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..core.registry import find_meta, game_ids


def add_to(app: typer.Typer) -> None:
    app.command()(wasm)


def wasm(
    games: Annotated[list[str] | None, typer.Argument(help="All of them if none is named.")] = None,
    to: Annotated[
        Path | None, typer.Option(help="A folder; the package's own if not given.")
    ] = None,
) -> None:
    """Compile rules and bots to WebAssembly, for games without a server. It takes half a minute a
    game the first time, and a moment when nothing has changed."""
    from ..bots.browser import FOLDER

    for game in games or ():
        find_meta(game)
    build_for_browsers(games or game_ids(), to or FOLDER)


def build_for_browsers(games: Sequence[str], folder: Path) -> None:
    if not games:
        return
    from ..bots.browser.build import build
    from ..core.compiling import ELSEWHERE, SETTING

    os.environ[SETTING] = ELSEWHERE  # what this machine needs for itself is not asked for here
    build(games, folder)
