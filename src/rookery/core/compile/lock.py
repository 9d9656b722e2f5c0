"""One process at a time: locks that are files, and are let go when their holder ends, however it
ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # not a Unix: there several processes may compile the same
    fcntl = None  # type: ignore[assignment]


def take(path: Path, wait: bool = False) -> int | None:
    """An open file that holds the lock; None while somebody else does. Where no file can be
    written nobody can be told, and everybody holds it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError:
        return os.open(os.devnull, os.O_RDONLY)
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        os.close(file)
        return None
    return file


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Waits until nobody else holds it."""
    file = take(path, wait=True)
    try:
        yield
    finally:
        if file is not None:
            os.close(file)
