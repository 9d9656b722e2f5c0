"""Several workers on one socket: started again when they die, stopped together."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import FrameType

import structlog

from .children import LAST_RESORT_S, upbringing
from .metrics import FOLDER
from .tasks import Patience

WORKER = (sys.executable, "-m", "rookery.server.worker")
LOOK_S = 0.2
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 30.0
"""Between a worker's death and its successor: a fault at every start must not become a storm."""
RELIEF = "relief"
"""What a worker is told that comes for one that died: the others serve meanwhile."""
SOUND_S = 60.0
"""Whoever served for so long did not die of how it was started."""

log = structlog.get_logger()


class Post:
    """A worker's place: there is always one in it, or soon will be."""

    def __init__(self, command: tuple[str, ...], file: int) -> None:
        self._command = command
        self._file = file
        self._patience = Patience(FIRST_PAUSE_S, LONGEST_PAUSE_S)
        self._started_at: float | None = None
        self._due_at = 0.0
        self.process: subprocess.Popen[bytes] | None = None

    def look(self) -> None:
        now = time.monotonic()
        if self.process is not None and (code := self.process.poll()) is not None:
            if self._started_at is not None and now - self._started_at > SOUND_S:
                self._patience.succeeded()
            pause = self._patience.failed()
            self._due_at = now + pause
            log.warning("worker ended", process=self.process.pid, code=code, next_in_s=pause)
            forget_gauges(self.process.pid)
            self.process = None
        if self.process is None and now >= self._due_at:
            relief = [] if self._started_at is None else [RELIEF]
            self._started_at = now
            self.process = subprocess.Popen(
                [*self._command, *relief], pass_fds=[self._file], **upbringing()
            )


def forget_gauges(process: int) -> None:
    """What a worker has open is closed with it; what it has counted stays."""
    for file in Path(os.environ[FOLDER]).glob(f"gauge_live*_{process}.db"):
        file.unlink(missing_ok=True)


def supervise(listening: socket.socket, host: str, port: int, workers: int) -> None:
    """Returns when it was told to stop and every worker has ended."""
    gc.freeze()  # at the end Python would look through all that was loaded: for seconds, in a crowd
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    counts = tempfile.TemporaryDirectory(prefix="rookery-counts-", ignore_cleanup_errors=True)
    os.environ[FOLDER] = counts.name
    listening.set_inheritable(True)
    file = listening.fileno()
    posts = [Post((*WORKER, str(file), host, str(port)), file) for _ in range(workers)]
    while not stopping.wait(LOOK_S):
        for post in posts:
            if not stopping.is_set():
                post.look()
    processes = [post.process for post in posts if post.process is not None]
    for process in processes:
        process.terminate()
    given_up = time.monotonic() + LAST_RESORT_S
    for process in processes:
        try:
            process.wait(max(0.0, given_up - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    counts.cleanup()
