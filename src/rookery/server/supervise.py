"""Several workers on one socket: started again when they die, stopped together."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from types import FrameType

from .children import LAST_RESORT_S, environment

WORKER = (sys.executable, "-m", "rookery.server.worker")
PAUSE_S = 0.5
"""Between a worker's death and its successor: a fault at every start must not become a storm."""


def supervise(listening: socket.socket, host: str, port: int, workers: int) -> None:
    """Returns when it was told to stop and every worker has ended."""
    stopping = False

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    listening.set_inheritable(True)
    processes: list[subprocess.Popen[bytes]] = []
    while not stopping:
        processes = [process for process in processes if process.poll() is None]
        while len(processes) < workers and not stopping:
            command = (*WORKER, str(listening.fileno()), host, str(port))
            processes.append(
                subprocess.Popen(command, pass_fds=[listening.fileno()], env=environment())
            )
        time.sleep(PAUSE_S)
    for process in processes:
        process.terminate()
    given_up = time.monotonic() + LAST_RESORT_S
    for process in processes:
        try:
            process.wait(max(0.0, given_up - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
