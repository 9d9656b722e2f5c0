"""The cache of compiled rules: kept, keyed by all sources, and never in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import rookery

PROGRAM = """
from rookery.core.random import below, generator
print(below(generator(1), 1000))
"""


def run(cache: Path, source: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "ROOKERY_CACHE": str(cache), "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_compiled_code_is_kept_and_a_changed_helper_is_noticed(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(rookery.__file__).parent / "core", source / "rookery" / "core")
    (source / "rookery" / "__init__.py").write_text("")
    first = run(cache, source)
    kept = {path: path.stat().st_mtime_ns for path in cache.rglob("below-*")}
    assert kept
    assert run(cache, source) == first
    assert kept == {path: path.stat().st_mtime_ns for path in cache.rglob("below-*")}
    helper = source / "rookery" / "core" / "random.py"
    changed = helper.read_text().replace(
        "_FIVE, _NINE = np.uint64(5)", "_FIVE, _NINE = np.uint64(7)"
    )
    assert changed != helper.read_text()
    helper.write_text(changed)
    assert run(cache, source) != first
    assert len(list(cache.iterdir())) == 2


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert run(blocked / "cache", Path(rookery.__file__).parent.parent)
