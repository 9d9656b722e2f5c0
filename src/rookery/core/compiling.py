"""When the rules are compiled, and where they are kept: settings of the process, and of those that
it starts. To read them takes no compiler.

behind      The default: with nothing compiled yet they run interpreted, while a process behind
            compiles them.
elsewhere   The same, but somebody else sees to compiling.
first       Whoever needs them waits for the compiler: right for batches and tournaments.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

SETTING = "ROOKERY_COMPILE"
BEHIND, ELSEWHERE, FIRST = "behind", "elsewhere", "first"
SCRATCH = "ROOKERY_CACHE_SCRATCH"
"""Where the usual folder cannot be written: one for as long as somebody compiles behind."""


def when() -> str:
    chosen = os.environ.get(SETTING, BEHIND)
    if chosen not in (BEHIND, ELSEWHERE, FIRST):
        raise ValueError(f"{SETTING}: {BEHIND}, {ELSEWHERE} or {FIRST}, not {chosen!r}")
    return chosen


def compile_first() -> None:
    """From here on this process, and those that it starts, wait for the compiler."""
    os.environ[SETTING] = FIRST


def cache_folder() -> Path:
    """Where compiled rules are kept: `$ROOKERY_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("ROOKERY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rookery"


def folders() -> list[Path]:
    scratch = os.environ.get(SCRATCH)
    return [cache_folder(), *([Path(scratch)] if scratch else [])]


def save_folder() -> Path:
    """The folder that processes which compile for others leave code in."""
    for folder in folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            pass
    scratch = tempfile.mkdtemp(prefix="rookery-")
    os.environ[SCRATCH] = scratch
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return Path(scratch)
