"""`rookery serve`: tables for people and bots, over HTTP and WebSocket."""

from __future__ import annotations

import gc
import sys
from typing import Annotated

import typer

from ..bots.bot import find_bot
from ..core.extras import need
from ..core.registry import find_meta
from .shared import Language, language, own_texts


def add_to(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help="Port to listen on; 0 for any. Default: 8000, or the next one that is free.",
            min=0,
            max=65535,
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE, or postgresql://USER@HOST/NAME.")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1)
    ] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of yours that may sit at tables: its name, or module:Class."),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(help="A game to offer beside those for everybody: pluck."),
    ] = None,
    lang: Language = None,
) -> None:
    """Serve tables. Further settings are read from ROOKERY_… in the environment."""
    need("uvicorn", "server")
    if workers == 1:  # `server.serve` collects again once the door is open
        gc.disable()  # to look for garbage in what is only being loaded takes a fifth of the start
    import msgspec

    from ..server.address import Address
    from ..server.serve import serve as run
    from ..server.settings import Settings

    at_terminal = sys.stderr.isatty()
    words = own_texts(language(lang))
    settings = Settings.from_environment()
    if database:
        settings = msgspec.structs.replace(settings, database=database)

    if bot:
        settings = msgspec.structs.replace(settings, bots=",".join(bot))
    if game:
        settings = msgspec.structs.replace(settings, games=",".join(game))
    for name in settings.game_names:
        find_meta(name)
    for name in settings.bot_names:
        find_bot(name, 0)

    def tell(key: str, **facts: str) -> None:
        print(words.say(key, **facts), file=sys.stderr, flush=True)

    def announce(address: Address) -> None:
        if address.instead_of is not None:
            tell("serve-port-taken", port=str(address.instead_of))
        tell("serve-here", url=address.url)
        if address.for_all:
            tell("serve-friends-may", url=address.for_neighbours)
        elif at_terminal:
            tell("serve-friends-how")
        if at_terminal:
            tell("serve-stop")

    try:
        run(settings, host, port, workers, announce)
    except KeyboardInterrupt:
        if at_terminal:
            tell("serve-stopped")
