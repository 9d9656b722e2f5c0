"""`rookery admin reset-link`: a way back for somebody who has lost their password."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import Annotated

import typer

from ...core.errors import BadSetup
from ..shared import Database, Language, language, own_texts
from .shared import do, opened


def add_to(admin: typer.Typer) -> None:
    admin.command("reset-link")(reset_link)


def reset_link(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The account's name.")],
    url: Annotated[
        str, typer.Option(help="The site's address, as https://birds.example.")
    ] = "http://127.0.0.1:8000",
    database: Database = "",
    lang: Language = None,
) -> None:
    """Print a link by which somebody can choose a new password. It works once, for two days; the
    old password and the devices that are logged in go on until it is used."""
    words = own_texts(language(lang))
    with opened(database) as store:
        from ...server.contract import path_to
        from ...server.storage import people, sessions
        from ...server.words import clean, hashed

        account = do(lambda: store.read(partial(people.find_account, name=clean(name))))
        if account is None:
            raise BadSetup(words.say("admin-no-account", name=name))
        key = secrets.token_urlsafe(24)
        now = int(time.time() * 1000)
        add = partial(sessions.add_key, key_hash=hashed(key), person=account.person, now=now)
        do(lambda: store.write(add))
    print(f"{url.rstrip('/')}{path_to('new_password')}#{key}")
