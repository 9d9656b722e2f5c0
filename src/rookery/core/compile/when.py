"""When the rules are compiled: a setting of the process, and of those that it starts.

behind      The default: with nothing compiled yet they run interpreted, while a process behind
            compiles them.
elsewhere   The same, but somebody else sees to compiling.
first       Whoever needs them waits for the compiler: right for batches and tournaments.
"""

from __future__ import annotations

import os

SETTING = "ROOKERY_COMPILE"
BEHIND, ELSEWHERE, FIRST = "behind", "elsewhere", "first"


def when() -> str:
    chosen = os.environ.get(SETTING, BEHIND)
    if chosen not in (BEHIND, ELSEWHERE, FIRST):
        raise ValueError(f"{SETTING}: {BEHIND}, {ELSEWHERE} or {FIRST}, not {chosen!r}")
    return chosen


def compile_first() -> None:
    """From here on this process, and those that it starts, wait for the compiler."""
    os.environ[SETTING] = FIRST
