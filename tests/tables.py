"""Every game at every seat count and with every option."""

from __future__ import annotations

from rookery.core.match import Match
from rookery.core.registry import all_game_ids, find_meta
from rookery.laws.tables import Table, play_at_random, tables_of

__all__ = ["TABLES", "Table", "play_at_random", "some_way"]

TABLES = [table for game_id in all_game_ids() for table in tables_of(find_meta(game_id))]


def some_way(game: str, players: int) -> int:
    """How many decisions lead into a game: a dozen, or half of a short one."""
    whole = play_at_random(Match(game, players, seed=5), choices=5)
    return min(12, len(whole.decisions) // 2)
