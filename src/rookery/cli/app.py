"""The commands, each in a module of its own."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

COMMANDS = (
    "play", "serve", "sit", "mcp", "site", "games", "rules", "score", "replay", "review", "puzzles",
    "verify", "simulate", "arena", "stats", "balance", "exploit", "scenario", "new", "wasm",
    "backup", "restore", "doctor", "admin",
)  # fmt: skip


def show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"rookery {__version__}")
        raise typer.Exit


def rookery(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    pass


def make_app(asked: str = "") -> typer.Typer:
    """With the one command that was asked for: what the others need is not loaded, unless all are
    to be listed."""
    app = typer.Typer(
        name="rookery",
        help="Five tabletop card games: play them, serve them, simulate them, check them.",
        no_args_is_help=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )
    app.callback()(rookery)
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        import_module(f"{__package__}.{name}").add_to(app)
    return app
