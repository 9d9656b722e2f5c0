"""`rookery restore`: a house from what `rookery backup` wrote."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from .shared import Database, Language, house_settings, language, own_texts


def add_to(app: typer.Typer) -> None:
    app.command()(restore)


def restore(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, help="What `rookery backup` wrote.")
    ],
    database: Database = "",
    lang: Language = None,
) -> None:
    """Bring a house back from a backup, into a database that is empty or not there yet, SQLite or
    PostgreSQL. All of it arrives, or nothing."""
    from ..server.storage import dump, lock
    from ..server.storage.engine import open_engine, read_url

    url = read_url(house_settings(database).database)
    lock.hold(url, f"rookery restore, process {os.getpid()}")
    engine = open_engine(url, writing=True)
    try:
        counted = dump.load(engine, file)
    finally:
        engine.dispose()
    words = own_texts(language(lang))
    print(words.say("restored", rows=counted.rows, tables=counted.tables))
