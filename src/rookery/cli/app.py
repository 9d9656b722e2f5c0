"""The commands, each in a module of its own."""

from __future__ import annotations

import typer

from . import games, play, replay, rules, scenario, simulate

app = typer.Typer(
    name="rookery",
    help="Five tabletop card games: play, simulate, replay, check.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
for module in (games, play, simulate, replay, scenario, rules):
    module.add_to(app)
