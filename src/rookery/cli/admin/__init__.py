"""`rookery admin`: what the operator of a house does for its people. Each in a module of its own,
beside the running server."""

from __future__ import annotations

import typer

from . import moderation, reset_link

COMMANDS = (reset_link, moderation)


def add_to(app: typer.Typer) -> None:
    admin = typer.Typer(no_args_is_help=True, help="Help the people of a house that is served.")
    admin.callback()(nothing)
    for command in COMMANDS:
        command.add_to(admin)
    app.add_typer(admin, name="admin")


def nothing() -> None:
    """Makes a group of commands, also while there is one."""
