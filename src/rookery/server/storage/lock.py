"""One server for an SQLite file: two of them would each believe that they alone know its tables."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from sqlalchemy.engine import URL

from ...core.errors import BadSetup


def lock_file(url: URL) -> Path | None:
    """The file beside an SQLite database that says who serves it."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(f"{os.path.realpath(str(url.database))}.lock")


def hold(url: URL, who: str) -> int | None:
    """Until this process ends, however it does. `BadSetup` if another one serves the file."""
    path = lock_file(url)
    if path is None:
        return None
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise BadSetup(f"database: {path} cannot be written ({error.strerror})") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.read(file, 200).decode(errors="replace").strip() or "another server"
        os.close(file)
        raise BadSetup(
            f"database: {url.database} is being served already, by {holder};"
            " one server for an SQLite file, several workers on PostgreSQL"
        ) from None
    os.ftruncate(file, 0)
    os.write(file, f"{who}\n".encode())
    return file
