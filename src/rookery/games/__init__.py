"""One folder is one game. A new game is its folder and one line here."""

from __future__ import annotations

from ..core.registry import register

register("cubirds", "rookery.games.cubirds")
register("chirp", "rookery.games.chirp")
