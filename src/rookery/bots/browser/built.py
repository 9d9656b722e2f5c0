"""Whether what a browser would get is there, and of these sources. Imports nothing heavy."""

from __future__ import annotations

import functools
import hashlib
import json
import os
from pathlib import Path
from typing import Any

from ...core.registry import find_texts
from . import FOLDER, INDEX

SOURCES = "sources.json"
"""Beside the index: of what sources each game was built."""
PACKAGE = Path(__file__).parents[2]


def is_built(game: str, folder: Path = FOLDER) -> bool:
    """Also where nobody could build it."""
    if read(folder / SOURCES).get(game) == sources(game) and game in read(folder / INDEX):
        return True
    return not os.access(folder if folder.exists() else folder.parent, os.W_OK)


def scenario_folders(game: str, folder: Path) -> list[Path]:
    """Where a game's scenarios are: beside its rules, in a checkout, or carried by the wheel."""
    found = (folder / "scenarios", PACKAGE.parents[1] / "tests" / "scenarios" / game)
    return [each for each in (*found, PACKAGE / "scenarios" / game) if each.is_dir()]


@functools.cache
def sources(game: str) -> str:
    """A digest of everything that a game's module could be made of: quick to compute, but a
    comment changes it."""
    found = hashlib.sha256()
    own = find_texts(game).parent
    folders = {PACKAGE / "core", PACKAGE / "games", PACKAGE / "bots", own}
    folders |= set(scenario_folders(game, own))
    for folder in sorted(folders):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".safetensors"):
                found.update(file.name.encode())
                found.update(file.read_bytes())
    return found.hexdigest()[:20]


def read(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return {}
    return found
