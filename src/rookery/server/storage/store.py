"""The database as the rest of the server sees it: `await store.read(…)`, `await store.write(…)`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import InterfaceError, OperationalError

from .engine import open_engine, read_url
from .migrate import migrate
from .writer import Unavailable, Writer

T = TypeVar("T")

READERS = 3


class Store:
    """Jobs are plain functions of a connection; see `journal.py` and its neighbours."""

    def __init__(self, database: str, patience_s: float) -> None:
        self.url = read_url(database)
        self._write_engine = open_engine(self.url, writing=True)
        migrate(self._write_engine)
        self._read_engine = open_engine(self.url, writing=False)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer = Writer(self._write_engine, patience_s)

    @property
    def shared(self) -> bool:
        """Whether other processes may be writing to the same database."""
        return self.url.get_backend_name() == "postgresql"

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Returns when what the job wrote is durable; `Unavailable` if the database is away."""
        return await self.writer.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.connect() as connection:
                return job(connection)
        except (OperationalError, InterfaceError) as error:
            raise Unavailable from error

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self._read_engine.dispose()
        self._write_engine.dispose()
