"""A standard learner, as its own tutorial starts it, learns in our environment."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "train" / "maskable_ppo.py"


@pytest.mark.parametrize("game", ["cubirds", "ducks"])
def test_it_learns_to_beat_chance(game: str) -> None:
    pytest.importorskip("sb3_contrib", reason="PyTorch is not installed")
    command = [sys.executable, str(SCRIPT), game, "--steps", "6144", "--games", "100"]
    said = subprocess.run(
        [*command, "--against", "random"], capture_output=True, text=True, check=True
    ).stdout
    share = re.match(r"([\d.]+)% ± [\d.]+% of 100 games against random", said)
    assert share
    assert float(share[1]) > 60
