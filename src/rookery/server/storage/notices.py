"""Notices between workers: PostgreSQL's LISTEN and NOTIFY.

A notice is a line: `TABLE NUMBER` (the journal of a table has reached a number; a single event
follows as JSON, unless it is long), `TABLE chat NUMBER`, `TABLE mute PERSON` (who hears more or
fewer than before), or `TABLE here WORKER SEATS` (who is connected to a table in a worker). A worker
that was deaf for a while is told so, because it may have missed some.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

import psycopg
from sqlalchemy.engine import URL

from .journal import CHANNEL

LISTEN_S = 0.5
PAUSE_S = 0.5


class Listener:
    """A thread that listens. `heard` and `was_deaf` are called in it."""

    def __init__(
        self, url: URL, heard: Callable[[str], None], was_deaf: Callable[[], None]
    ) -> None:
        self._connect = partial(
            psycopg.connect,
            url.set(drivername="postgresql").render_as_string(hide_password=False),
            autocommit=True,
            connect_timeout=5,
        )
        self._heard = heard
        self._was_deaf = was_deaf
        self._stop = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        first = True
        while not self._stop.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if not first:
                        self._was_deaf()
                    first = False
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=LISTEN_S):
                            self._heard(notice.payload)
            except psycopg.Error:
                self.listening.clear()
                self._stop.wait(PAUSE_S)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
