"""`rookery doctor`: whether a house is well, and what to do where it is not."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ..core.extras import need
from .shared import Database, Language, console, language, own_texts

MARKS = {"well": "[green]✓[/]", "mind": "[yellow]![/]", "wrong": "[red]✗[/]"}


def add_to(app: typer.Typer) -> None:
    app.command()(doctor)


def doctor(
    database: Database = "",
    url: Annotated[
        str, typer.Option(help="The site as visitors reach it: the way there is examined, too.")
    ] = "",
    lang: Language = None,
) -> None:
    """Examine settings, limits, disk, clock and database, and say what to do. Nothing is changed.
    The exit code is 1 if anything is wrong."""
    need("sqlalchemy", "server")
    from ..server.doctor import examine
    from ..server.visit import visit

    words = own_texts(language(lang))
    findings = [*examine(os.environ, database), *(visit(url) if url else ())]
    for finding in findings:
        console.print(f"{MARKS[finding.state]} ", end="", markup=True)
        console.print(words.say(f"doctor-{finding.what}", **finding.facts), markup=False)
    if any(finding.state == "wrong" for finding in findings):
        raise typer.Exit(1)
