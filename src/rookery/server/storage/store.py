"""The database as the rest of the server sees it: `await store.read(…)`, `await store.write(…)`."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ...core.errors import BadSetup
from . import people
from .engine import open_engine, read_url
from .migrate import migrate
from .outage import Outage, Unavailable, first_line, is_away
from .writer import Writer

T = TypeVar("T")

READERS = 3
PROOF = "written_at"


class Store:
    """Jobs are plain functions of a connection; see `journal.py` and its neighbours."""

    def __init__(self, database: str, patience_s: float) -> None:
        self.url = read_url(database)
        self._write_engine = open_engine(self.url, writing=True)
        try:
            migrate(self._write_engine)
        except SQLAlchemyError as error:
            self._write_engine.dispose()
            raise BadSetup(f"database: cannot be opened ({first_line(error)})") from error
        self._read_engine = open_engine(self.url, writing=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._reading = threading.Lock()
        self._reads, self._counts = Outage("read"), Outage("count")
        self.writer = Writer(self._write_engine, patience_s)

    @property
    def shared(self) -> bool:
        """Whether other processes may be writing to the same database."""
        return self.url.get_backend_name() == "postgresql"

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Returns when what the job wrote is durable; `Unavailable` if the database is away."""
        return await self.writer.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await self._in_thread(job, self._reads)

    async def count(self, job: Callable[[Connection], T]) -> T:
        """For what is written and committed at once, and need not survive."""
        return await self._in_thread(job, self._counts)

    async def _in_thread(self, job: Callable[[Connection], T], outage: Outage) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._do, job, outage)

    def _do(self, job: Callable[[Connection], T], outage: Outage) -> T:
        try:
            with self._read_engine.connect() as connection:
                found = job(connection)
        except Exception as error:
            if not is_away(error):
                raise
            with self._reading:
                outage.failed(error)
            raise Unavailable from error
        if outage.on:
            with self._reading:
                outage.worked()
        return found

    async def prove(self) -> None:
        """Write something, to see whether that can be done."""
        await self.write(proof)

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()


def proof(connection: Connection) -> None:
    people.set_secret(connection, PROOF, str(time.time()))
