"""The server as a process of its own, for tests that kill it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from types import TracebackType

PROGRAM = "import sys; from rookery.cli.serve import serve; serve('127.0.0.1', int(sys.argv[1]),"
PROGRAM += " sys.argv[2], int(sys.argv[3]))"
PATIENCE_S = 120


class ServerProcess:
    """`with ServerProcess(database) as server:`; it listens when the block is entered."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        workers: int = 1,
        files: int | None = None,
        **settings: object,
    ) -> None:
        """`files`: how many it may have open."""
        self._command = [sys.executable, "-c", PROGRAM, str(port), database, str(workers)]
        if files is not None:
            self._command = ["sh", "-c", f'ulimit -n {files}; exec "$0" "$@"', *self._command]
        names = {f"ROOKERY_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, "ROOKERY_SOCKET_RATE": "1000000", **names}
        self._said: list[str] = []

    @property
    def log(self) -> str:
        """What it has said so far."""
        return "".join(self._said)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> ServerProcess:
        self.process = subprocess.Popen(
            self._command, stderr=subprocess.PIPE, env=self._environment, text=True
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                # Somebody has to read on, or it stops when the pipe is full.
                self._reader = threading.Thread(target=self._listen, daemon=True)
                self._reader.start()
                return self
        self.process.communicate()
        raise AssertionError(f"it did not start: {self.log}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self._reader.join()
        if kind is not None:
            print(f"The server said:\n{self.log}")

    def _listen(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as errors:
            self._said.extend(errors)

    def wait_until_ready(self) -> None:
        """It listens before it is ready to serve."""
        given_up = time.monotonic() + PATIENCE_S
        while time.monotonic() < given_up and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE_S):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"it is not ready: {self.log}")

    def kill(self) -> None:
        """As the power cut does: no time for a last word."""
        self.process.kill()
        self.process.wait()
