"""Processes that the server starts, and their end."""

from __future__ import annotations

from asyncio.subprocess import Process


async def end(process: Process) -> None:
    """Kill it, if it still runs, and wait until it is gone."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass  # it was quicker
    await process.wait()
