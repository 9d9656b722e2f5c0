"""Compiled code kept on disk between processes.

Numba's own cache looks only at the file of the function itself, so a rule that calls a changed
helper would go on running the old code; and it cannot keep functions that close over a game's
functions. This one names every file by a digest of what the function can reach (reach.py).
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
from numba.core import caching, compiler, config, serialize

from ..compiling import cache_folder, folders
from .reach import digest, plain

MOST_KEPT = 400_000_000
"""Bytes: beyond, what was not used for longest is forgotten."""
USED_LATELY_S = 3_600


@functools.cache
def _toolchain() -> tuple[object, ...]:
    """What else decides about the code: versions and flags."""
    return (*versions(), config.BOUNDSCHECK, config.OPT)


def versions() -> tuple[str, ...]:
    return sys.version, numba.__version__, llvmlite.__version__, np.__version__


class DiskCache(caching._Cache):  # type: ignore[misc]
    """One file per function and argument types; no index that could be raced for."""

    def __init__(self, dispatcher: Callable[..., Any]) -> None:
        self._function = dispatcher

    @functools.cached_property
    def _stem(self) -> str:
        """Computed when the function is first asked for: by then all that it names is there, and
        that is also when Numba looks."""
        return f"{plain(self._function).__name__}-{digest(self._function)[:20]}"

    @property
    def cache_path(self) -> str:
        return str(cache_folder())

    @property
    def lock(self) -> Path:
        """Held by the process that compiles this."""
        return folders()[-1] / f"compiling-{self._stem}"

    def _name(self, signature: Any, codegen: Any) -> str:
        key = repr((signature, codegen.magic_tuple(), _toolchain()))
        return f"{self._stem}-{hashlib.sha256(key.encode()).hexdigest()[:20]}"

    def holds_something(self) -> bool:
        return any(any(folder.glob(f"{self._stem}-*")) for folder in folders())

    def holds(self, signature: Any, codegen: Any) -> bool:
        """Whether there is code for these types of arguments."""
        name = self._name(signature, codegen)
        return any((folder / name).exists() for folder in folders())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        name = self._name(sig, target_context.codegen())
        for folder in folders():
            try:
                data = (folder / name).read_bytes()
            except OSError:
                continue
            _note_use(folder / name)
            return compiler.CompileResult._rebuild(target_context, *pickle.loads(data))
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        for folder in folders():
            try:
                folder.mkdir(parents=True, exist_ok=True)
                with tempfile.NamedTemporaryFile(dir=folder, delete=False) as scratch:
                    scratch.write(serialize.dumps(data._reduce()))
                os.replace(scratch.name, folder / self._name(sig, data.codegen))
                _forget_what_is_too_much(folder)
                return
            except OSError:
                pass  # a full or read-only disk: every process compiles for itself

    def enable(self) -> None: ...
    def disable(self) -> None: ...
    def flush(self) -> None: ...


def _note_use(file: Path) -> None:
    """What is in use is forgotten last; noted once an hour."""
    try:
        if file.stat().st_mtime < time.time() - USED_LATELY_S:
            os.utime(file)
    except OSError:
        pass  # somebody else's cache, or gone


@functools.cache
def _forget_what_is_too_much(folder: Path) -> None:
    """Once in a process that has compiled something."""
    found = []
    for entry in os.scandir(folder):
        about = entry.stat()
        found.append((about.st_mtime, about.st_size, entry.path))
    kept = 0
    for _, size, path in sorted(found, reverse=True):
        kept += size
        if kept > MOST_KEPT:
            Path(path).unlink(missing_ok=True)
