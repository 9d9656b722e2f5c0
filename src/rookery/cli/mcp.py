"""`rookery mcp`: a language model sits down, here or at a table of a server."""

from __future__ import annotations

import typer

from ..core.extras import need


def add_to(app: typer.Typer) -> None:
    app.command("mcp")(mcp)


def mcp() -> None:
    """Let a language model play: a server of the Model Context Protocol over standard input and
    output, for the configuration of its client."""
    need("mcp", "mcp")
    from .model import server

    server().run("stdio")
