"""Training runs, is kept, goes on, and leaves a player that the bots can read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.bots.browser.weights import in_steps
from rookery.bots.policy import Network
from rookery.core.registry import find_game

SCRIPT = Path(__file__).parents[2] / "train" / "branch.py"


def train(out: Path, seconds: float) -> str:
    """The script as a person starts it, with as little of everything as it takes."""
    command = [sys.executable, str(SCRIPT), "cubirds", "--players", "2", "--device", "cpu"]
    command += ["--games", "16", "--steps", "8", "--measured-games", "4"]
    command += ["--seconds", str(seconds), "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_it_learns_keeps_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (extra `train`)")
    train(tmp_path, 0.1)
    first = json.loads((tmp_path / "curve.json").read_text())
    assert "going on after" in train(tmp_path, first[-1]["seconds"] + 0.1)
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert curve[: len(first)] == first
    assert curve[-1]["million decisions"] > first[-1]["million decisions"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    game = find_game("cubirds")
    learned = Network.read(tmp_path / "cubirds.safetensors", game)
    assert learned.tables == (2,)
    assert in_steps(learned.knowledge()) is not None
