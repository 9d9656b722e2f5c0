"""Processes that the server starts, and their end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from asyncio.subprocess import Process
from typing import Any

import structlog

PARENT = "ROOKERY_PARENT"
LOOK_S = 0.5
LAST_RESORT_S = 8.0
"""How long a process may take to stop. Everything that it waits for has a shorter limit of its
own; this one is for what nobody thought of."""

log = structlog.get_logger()


def upbringing() -> dict[str, Any]:
    """How a process is started: it learns whose child it is. And Ctrl+C in a terminal reaches
    everybody there at once, whoever is only just starting too; so a child lives elsewhere, and
    its parent ends it."""
    return {
        "env": {**os.environ, PARENT: str(os.getpid())},
        "start_new_session": True,
    }


async def start(program: str, *arguments: str, **options: Any) -> Process:
    return await asyncio.create_subprocess_exec(program, *arguments, **upbringing(), **options)


async def end(process: Process) -> None:
    """Kill it, if it still runs, and wait until it is gone."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass  # it was quicker
    await process.wait()


def end_within(limit_s: float) -> None:
    """End this process when the time is over. Nothing is lost by it: what was acknowledged is
    durable, and what it has started stops with it."""

    def watch() -> None:
        time.sleep(limit_s)
        log.error("did not stop in time", seconds=limit_s)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


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
