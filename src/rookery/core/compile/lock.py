"""One process at a time: locks that are files, and are let go when their holder ends, however it
ends. Whoever lets one go in order takes the file away."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # not a Unix: there several processes may compile the same
    fcntl = None  # type: ignore[assignment]


def take(path: Path, wait: bool = False) -> int | None:
    """An open file that holds the lock; None while somebody else does. Where no file can be
    written nobody can be told, and everybody holds it."""
    while True:
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
        if _still_there(path, file):
            return file
        os.close(file)  # its holder has taken the file away meanwhile: nobody else would see ours


def _still_there(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(file))
    except OSError:
        return False


def let_go(path: Path, file: int) -> None:
    """The file goes first, so that whoever has been waiting for it sees that it is gone."""
    if _still_there(path, file):  # and is not the one where no file can be written
        with suppress(OSError):
            path.unlink()
    os.close(file)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Waits until nobody else holds it."""
    file = take(path, wait=True)
    try:
        yield
    finally:
        if file is not None:
            let_go(path, file)
