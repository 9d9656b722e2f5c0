"""The tables that every adapter is tried at: each game with the fewest and the most players."""

from __future__ import annotations

from rookery.core.registry import find_meta, game_ids

TABLES = [
    (game, players)
    for game in game_ids()
    for players in (find_meta(game).seats.start, find_meta(game).seats.stop - 1)
]
