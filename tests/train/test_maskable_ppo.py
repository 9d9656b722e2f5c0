"""MaskablePPO's tutorial script learns in our environment: after half a minute it beats random."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import gymnasium
import pytest

SCRIPT = Path(__file__).parents[2] / "train" / "maskable_ppo.py"
STEPS, GAMES = 49_152, 120


def script() -> Any:
    for package in ("torch", "sb3_contrib"):
        pytest.importorskip(package, reason=f"{package} is not installed (make test installs it)")
    spec = importlib.util.spec_from_file_location("maskable_ppo", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_it_learns_to_beat_random() -> None:
    ppo = script()
    model = ppo.learned("cubirds", 2, "random", STEPS, 1)
    table = gymnasium.make("rookery/cubirds-v0", players=2, rivals="random")
    share = ppo.share_of_wins(model, table, GAMES)
    low, _ = ppo.spread(share, GAMES)
    assert low > 0.5, f"{share:.0%} of {GAMES} games"
