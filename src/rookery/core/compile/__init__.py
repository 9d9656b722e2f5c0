"""How the rules are run: as plain Python, or as machine code that is kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba.core import config

from .code import Code
from .kept import DiskCache
from .parts import Whole
from .twin import Interpreted

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
"""True when the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""


def compiled(function: F, at_once: bool = False) -> F:
    """Compile with Numba. Until that is done behind, a call runs the plain twin (see code.py), but
    `at_once` waits for the compiler: loops over many games are worth it."""
    if INTERPRETED:
        return Interpreted(function)  # type: ignore[return-value]
    dispatcher = Whole(function)
    dispatcher._cache = DiskCache(dispatcher)
    dispatcher._compile_for_args = Code(dispatcher, at_once)
    return dispatcher


def is_kept(function: Callable[..., Any]) -> bool:
    """Whether an earlier process has compiled a function, and left it on disk."""
    if INTERPRETED:
        return True
    cache: DiskCache = function._cache  # type: ignore[attr-defined]
    return cache.holds_something()
