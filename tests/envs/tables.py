"""The tables that every adapter is tried at: each game with the fewest and the most players."""

from __future__ import annotations

from rookery.core.registry import all_game_ids, find_meta
from tests.tables import some_way

__all__ = ["TABLES", "some_way"]

TABLES = [
    (game, players)
    for game in all_game_ids()
    for players in (find_meta(game).seats.start, find_meta(game).seats.stop - 1)
]
