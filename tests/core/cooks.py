"""What a process compiles for the tests of compiling behind.

python -m tests.core.cooks compile double
python -m tests.core.cooks wait FOLDER NAME    notes in FOLDER who it is, and waits to be ended
"""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from rookery.core.compile import compiled
from rookery.core.compile.behind import work_behind

MODULE = "tests.core.cooks"


@compiled
def double(n: int) -> int:
    return n + n


@compiled
def treble(n: int) -> int:
    return n + n + n


@compiled
def octuple(n: int) -> int:
    return double(double(double(n)))


@compiled
def never(n: int) -> int:
    """Nobody compiles it."""
    return n - n


def main(what: str, *about: str) -> None:
    work_behind()
    if what == "compile":
        {"double": double, "treble": treble}[about[0]](1)
        return
    folder, name = about
    note = Path(folder) / f"{name}.{os.getpid()}"
    note.with_suffix(".new").touch()
    note.with_suffix(".new").rename(note)
    threading.Event().wait()


if __name__ == "__main__":
    from tests.core import cooks  # by the name that its functions are kept by

    cooks.main(*sys.argv[1:])
