"""`rookery site`: the site without a server, as files for any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .shared import Language, language, own_texts


def add_to(app: typer.Typer) -> None:
    app.command()(site)


def site(
    static: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where to write it; made if it is not there.")
    ],
    lang: Language = None,
) -> None:
    """Write the site as plain files: games against bots and on one device, rules, settings. What
    needs company is left out. Any web server can serve the folder, under any address."""
    from ..server.files import write_static

    write_static(static)
    print(own_texts(language(lang)).say("site-written", folder=str(static)))
