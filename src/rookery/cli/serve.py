"""`rookery serve`: tables for people and bots, over HTTP and WebSocket."""

from __future__ import annotations

from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="Port to listen on; 0 for any.", min=0, max=65535)
    ] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE, or postgresql://USER@HOST/NAME.")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1)
    ] = 1,
) -> None:
    """Serve tables. Further settings are read from ROOKERY_… in the environment."""
    import msgspec

    from ..server.serve import serve as run
    from ..server.settings import Settings

    settings = Settings.from_environment()
    if database:
        settings = msgspec.structs.replace(settings, database=database)
    run(settings, host, port, workers)
