"""The laws over every game, and those that need more than Python: a browser's engine, a GPU's
compiler."""

from __future__ import annotations

import random

import pytest

from rookery.core.registry import all_game_ids, find_game, find_meta
from rookery.envs.gpu.playouts import playout_kernel, playout_signature
from rookery.envs.gpu.ptx import compile_ptx
from rookery.laws import *  # noqa: F403
from rookery.laws import over
from rookery.laws.every import COMPARED
from rookery.laws.fingerprint import fingerprint, plan
from rookery.laws.tables import tables_of
from tests.browser import compiles_for_browsers, in_node

pytest_generate_tests = over(*all_game_ids())


@compiles_for_browsers
def test_a_browser_runs_the_rules_to_the_same_bytes(game_id: str) -> None:
    """WebAssembly beside compiled code: all that the rules do and show, and what bots decide."""
    seed = random.Random(21).randrange(2**32)
    compiled: set[str] = set()
    tables = []
    for table in tables_of(find_meta(game_id)):
        decisions, moments = plan(table, seed, with_bots=True)
        compiled |= {f"{table} {line}" for line in fingerprint(table, seed, True).lines()}
        tables.append(
            {
                "name": str(table),
                "players": table.players,
                "options": dict(table.options),
                "decisions": decisions,
                "moments": moments,
            }
        )
    printed = set(in_node("fingerprint.ts", game_id, {"seed": f"{seed:x}", "tables": tables}))
    for table in tables_of(find_meta(game_id)):
        looked = {line.split()[1] for line in printed if line.startswith(f"{table} ")}
        assert looked >= COMPARED
    asked = {line.split()[3] for line in printed if "decisions of" in line}
    assert asked >= {"chick", "fledgling", "hawk"}
    assert printed <= compiled


@pytest.mark.filterwarnings("ignore::Warning:numba.*")
def test_the_playout_kernel_compiles_for_a_gpu(game_id: str) -> None:
    game = find_game(game_id)
    ptx = compile_ptx(playout_kernel(game), playout_signature(game))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx
