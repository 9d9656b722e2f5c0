"""`rookery backup`: a whole house as one file, while it goes on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadSetup
from .shared import Database, Language, house_settings, language, own_texts

NAME = "rookery-%Y-%m-%dT%H%M%SZ"
ENDING = ".jsonl.gz"
DAY_S = 86_400


def add_to(app: typer.Typer) -> None:
    app.command()(backup)


def backup(
    target: Annotated[
        Path, typer.Argument(help="A file, or a folder in which it gets the time for a name.")
    ],
    database: Database = "",
    keep: Annotated[
        int | None,
        typer.Option(metavar="DAYS", help="Delete this folder's backups that are older.", min=1),
    ] = None,
    lang: Language = None,
) -> None:
    """Write everything to a file, while the server goes on. The same file goes into SQLite and
    PostgreSQL. It holds seeds and password hashes: keep it as you keep the database."""
    from ..server.storage import dump
    from ..server.storage.engine import open_reader

    if keep is not None and not target.is_dir():
        raise BadSetup(f"--keep: {target} is no folder")
    words = own_texts(language(lang))
    with open_reader(house_settings(database).database) as engine:
        file = target
        if target.is_dir():
            file = target / (time.strftime(NAME, time.gmtime()) + ENDING)
        counted = dump.save(engine, file)
    print(words.say("backup-written", file=str(file), rows=counted.rows, tables=counted.tables))
    if keep is not None:
        for old in _older_than(target, keep):
            old.unlink()
            print(words.say("backup-deleted", file=str(old)))


def _older_than(folder: Path, days: int) -> list[Path]:
    """By the time in their names: copying changes every other one."""
    oldest = time.strftime(NAME, time.gmtime(time.time() - days * DAY_S))
    return sorted(file for file in folder.glob(f"rookery-*{ENDING}") if file.name < oldest + ENDING)
