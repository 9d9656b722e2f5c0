"""One folder is one game. A new game is its folder and one line here."""

from __future__ import annotations

from ..core.registry import register

register("cubirds", "rookery.games.cubirds")
register("biblios", "rookery.games.biblios")
register("birdie", "rookery.games.birdie")
register("ducks", "rookery.games.ducks")
register("chirp", "rookery.games.chirp")
register("pluck", "rookery.games.pluck", offered=False)  # `rookery new` copies it
