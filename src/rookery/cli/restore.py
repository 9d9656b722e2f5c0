"""`rookery restore`: a house from what `rookery backup` wrote."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadSetup
from .shared import Database, Language, house_settings, language, own_texts


def add_to(app: typer.Typer) -> None:
    app.command()(restore)


def restore(
    file: Annotated[
        Path | None,
        typer.Argument(exists=True, dir_okay=False, help="What `rookery backup` wrote."),
    ] = None,
    after_other_means: Annotated[
        bool,
        typer.Option(
            "--after-other-means",
            help="The database has been brought back already: let it be known that time went back.",
        ),
    ] = False,
    database: Database = "",
    lang: Language = None,
) -> None:
    """Bring a house back from a backup, into a database that is empty or not there yet, SQLite or
    PostgreSQL. All of it arrives, or nothing."""
    from ..server.storage import dump, lock
    from ..server.storage.engine import open_engine, read_url

    if (file is None) is not after_other_means:
        raise BadSetup("restore: name a file, or say --after-other-means")
    url = read_url(house_settings(database).database)
    lock.hold(url, f"rookery restore, process {os.getpid()}")
    engine = open_engine(url, writing=True)
    try:
        if file is None:
            dump.note_past(engine)
            return
        counted = dump.load(engine, file)
    finally:
        engine.dispose()
    words = own_texts(language(lang))
    print(words.say("restored", rows=counted.rows, tables=counted.tables))
