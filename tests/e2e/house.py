"""The server under test, in a process of its own."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import closing
from pathlib import Path

# Bots answer at once, and many guests come from one address.
HURRY = {
    "ROOKERY_BOT_PACE_S": "0.05",
    "ROOKERY_GAMES": "pluck",  # it has no board of its own
    "ROOKERY_AWAY_S": "0.2",
    "ROOKERY_GRACE_S": "4",
    "ROOKERY_REQUESTS_PER_MINUTE": "100000",
    "ROOKERY_CHANGES_PER_MINUTE": "100000",
    "ROOKERY_GUESTS_PER_MINUTE": "100000",
    "ROOKERY_UNFINISHED_TABLES": "1000",
    "ROOKERY_TABLES_PER_MINUTE": "100000",
    "ROOKERY_HINTS_PER_MINUTE": "100000",
    "ROOKERY_SOCKETS_PER_ADDRESS": "10000",
    "ROOKERY_HELLO_RATE": "1000",
    "ROOKERY_HOOKS_INSIDE": "true",  # the push service of the tests is here
    "ROOKERY_NOTICE_AFTER_S": "0",
}
SERVE = """
import sys
from rookery.server.serve import serve
from rookery.server.settings import Settings
serve(Settings.from_environment(), "127.0.0.1", int(sys.argv[1]))
"""
PATIENCE_S = 120


class Server:
    """Runs until it is stopped; started again, it is at the same address with the same tables."""

    def __init__(self, folder: Path, local_tables: bool = False) -> None:
        self._local_tables = local_tables
        self._file = folder / "rookery.db"
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        self._said: list[str] = []
        self.url = ""

    def start(self) -> None:
        self._said = []
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, self._port],
            env={
                **os.environ, **HURRY, "ROOKERY_DATABASE": f"sqlite:///{self._file}",
                "ROOKERY_LOCAL_TABLES": str(self._local_tables).lower(),
            },
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        # Somebody has to read what it says, or it stops when the pipe is full.
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        for _ in range(PATIENCE_S * 10):
            if self._ready():
                return
            time.sleep(0.1)
        raise RuntimeError("the server does not answer:\n" + "".join(self._said))

    def stop(self) -> None:
        assert self._process is not None
        assert self._reader is not None
        self._process.terminate()
        self._process.wait(30)
        self._reader.join()
        self._process = None

    def change(self, statement: str, *values: object) -> None:
        """Do to its database what it would never do itself."""
        with closing(sqlite3.connect(self._file)) as connection, connection:
            assert connection.execute(statement, values).rowcount == 1

    def _listen(self) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        with self._process.stderr as errors:
            self._said.extend(errors)

    def _ready(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise RuntimeError("the server did not start:\n" + "".join(self._said))
        if found := re.search(r"(http://[^/\s]+:(\d+))/", "".join(self._said)):
            self.url, self._port = found.groups()
            try:
                with urllib.request.urlopen(f"{self.url}/api/games") as answer:
                    return bool(answer.status == 200)
            except OSError:
                return False
        return False
