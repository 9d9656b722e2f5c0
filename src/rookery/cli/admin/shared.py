"""The database of a house, for commands that are run beside its server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from ...core.extras import need

if TYPE_CHECKING:
    from ...server.storage.store import Store

T = TypeVar("T")


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The store that the server uses, too. Nothing is made where there is none."""
    need("sqlalchemy", "server")
    from ...core.errors import BadSetup
    from ...server.settings import Settings
    from ...server.storage.engine import read_url
    from ...server.storage.store import Store

    settings = Settings.from_environment()
    url = read_url(database or settings.database)
    if url.get_backend_name() == "sqlite":
        from pathlib import Path

        if not Path(str(url.database)).exists():
            raise BadSetup(f"database: there is no file {url.database}")
    store = Store(database or settings.database, settings.patience_s)
    try:
        yield store
    finally:
        store.close()


def do(work: Callable[[], Awaitable[T]]) -> T:
    """Wait for what the store answers."""

    async def run() -> T:
        return await work()

    return asyncio.run(run())
