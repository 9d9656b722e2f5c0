"""The server as a process of its own, for tests that kill it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from types import TracebackType

PROGRAM = "import sys; from rookery.cli.serve import serve; serve('127.0.0.1', int(sys.argv[1]),"
PROGRAM += " sys.argv[2], int(sys.argv[3]))"


class ServerProcess:
    """`with ServerProcess(database) as server:`; it listens when the block is entered."""

    def __init__(self, database: str, port: int = 0, workers: int = 1, **settings: object) -> None:
        self._command = [sys.executable, "-c", PROGRAM, str(port), database, str(workers)]
        names = {f"ROOKERY_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, "ROOKERY_SOCKET_RATE": "1000000", **names}
        self.log = ""

    def __enter__(self) -> ServerProcess:
        self.process = subprocess.Popen(
            self._command, stderr=subprocess.PIPE, env=self._environment, text=True
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log += line
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                return self
        raise AssertionError(f"it did not start: {self.log}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.log += self.process.communicate()[1]

    def kill(self) -> None:
        """As the power cut does: no time for a last word."""
        self.process.kill()
        self.process.wait()
