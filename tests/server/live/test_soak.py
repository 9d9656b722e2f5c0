"""A short soak: `bench/company_soak.py` with ten people for a quarter of a minute."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..visitors import PATIENCE_S

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_company_does_not_break(store: str, tmp_path: Path) -> None:
    short = ["--people", "10", "--seconds", "15", "--kill-every", "6", "--games", "1"]
    done = subprocess.run(
        [sys.executable, "bench/company_soak.py", *short, "--store", store,
         "--output", str(tmp_path / "soak.md")],
        cwd=ROOT, capture_output=True, text=True, timeout=3 * PATIENCE_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"acts acknowledged \| (\d+)", done.stdout)
    assert found is not None
    assert int(found[1]) > 10
