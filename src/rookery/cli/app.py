"""The commands, each in a module of its own."""

from __future__ import annotations

from typing import Annotated

import typer

from . import (
    arena,
    games,
    play,
    replay,
    rules,
    scenario,
    score,
    serve,
    simulate,
    site,
    stats,
    verify,
    wasm,
)

app = typer.Typer(
    name="rookery",
    help="Five tabletop card games: play them, serve them, simulate them, check them.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"rookery {__version__}")
        raise typer.Exit


@app.callback()
def rookery(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    pass


COMMANDS = (
    play, serve, site, games, rules, score, replay, verify, simulate, arena, stats, scenario,
    wasm,
)  # fmt: skip
for module in COMMANDS:
    module.add_to(app)
