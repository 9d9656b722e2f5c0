"""The process behind that compiles one game for browsers: `python -m rookery.bots.browser cubirds`,
or, with a file named, only its module into that."""

import os
import sys
from pathlib import Path

from . import FOLDER, MODULE, PLAINLY

if os.environ.get("NUMBA_OPT") != PLAINLY["NUMBA_OPT"]:
    os.execve(
        sys.executable, [sys.executable, "-m", MODULE, *sys.argv[1:]], {**os.environ, **PLAINLY}
    )

from ...core.compile.behind import work_behind
from .build import build, compile_into

if len(sys.argv) > 2:
    compile_into(sys.argv[1], Path(sys.argv[2]))
else:
    work_behind()
    build(sys.argv[1:], FOLDER)
