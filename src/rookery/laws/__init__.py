"""The laws of games, as tests for pytest: what a game's own package runs over it, too.

    from rookery.laws import *
    from rookery.laws import over

    pytest_generate_tests = over("magpies")

They need pytest and hypothesis (`pip install 'rookery[laws]'`).
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

# Compiling and slow machines are no failures, and the compiler is waited for.
settings.register_profile(
    "rookery", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=25
)
settings.load_profile("rookery")
os.environ.setdefault("ROOKERY_COMPILE", "first")
pytest.register_assert_rewrite("rookery.laws.every")

from ..core.registry import find_meta  # noqa: E402
from . import every  # noqa: E402
from .tables import tables_of  # noqa: E402

laws = {name: law for name, law in vars(every).items() if name.startswith("test_")}
globals().update(laws)
__all__ = [*laws]


def over(*game_ids: str) -> Callable[[pytest.Metafunc], None]:
    """What a module of tests calls `pytest_generate_tests`: each law at every table of the games,
    or once for each game."""
    tables = [table for game_id in game_ids for table in tables_of(find_meta(game_id))]

    def generate(metafunc: pytest.Metafunc) -> None:
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", tables, ids=str)
        if "long_turned" in metafunc.fixturenames:
            metafunc.parametrize("long_turned", [t for t in tables if t.game.long_turns], ids=str)
        if "game_id" in metafunc.fixturenames:
            metafunc.parametrize("game_id", game_ids)

    return generate
