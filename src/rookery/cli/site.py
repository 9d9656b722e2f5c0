"""`rookery site`: the site without a server, as files for any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.registry import game_ids
from .shared import Language, language, own_texts
from .wasm import build_for_browsers


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
    from ..bots.browser import FOLDER
    from ..bots.browser.built import is_built
    from ..server.files import write_static

    build_for_browsers([game for game in game_ids() if not is_built(game)], FOLDER)
    write_static(static)
    print(own_texts(language(lang)).say("site-written", folder=str(static)))
