"""Processes that the server starts, and their end."""

from __future__ import annotations

import os
import signal
import threading
import time
from asyncio.subprocess import Process

PARENT = "ROOKERY_PARENT"
LOOK_S = 0.5


def environment() -> dict[str, str]:
    """For a process to be started: it learns whose child it is."""
    return {**os.environ, PARENT: str(os.getpid())}


async def end(process: Process) -> None:
    """Kill it, if it still runs, and wait until it is gone."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass  # it was quicker
    await process.wait()


def end_with_parent() -> None:
    """In the child: when its parent was killed and could not stop it, it stops by itself, as if
    told to. Nobody waits for it any more, and another may be started in its place."""
    parent = os.environ.get(PARENT)
    if parent is None:
        return  # started by hand

    def watch() -> None:
        while os.getppid() == int(parent):
            time.sleep(LOOK_S)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
