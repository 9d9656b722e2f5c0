"""The example of TorchRL in docs/research.md runs, and decides what is legal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.filterwarnings("ignore")  # of TorchRL's own
def test_the_example_plays_legal_games_to_their_ends() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed (make test installs it)")
    (example,) = re.findall(r"```py\n(.*?)```", PAGE.read_text(), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(example, "research.md", "exec"), names)
    played = names["played"]
    chosen = played["action_mask"].gather(1, played["action"].unsqueeze(1))
    assert chosen.all()
    over = played["next", "done"].squeeze(1)
    assert over.any()
    assert set(played["next", "reward"][over].flatten().tolist()) <= {-1.0, 0.0, 1.0}
    assert not played["next", "reward"][~over].any()
