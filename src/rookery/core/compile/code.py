"""The way to a function's machine code: in memory, on disk, or not there yet.

What is in memory never comes by here, so that interpreted first costs compiled rules nothing.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import Any

from numba.core.dispatcher import OmittedArg
from numba.core.typing.typeof import Purpose, typeof

from ..compiling import FIRST, when
from .kept import DiskCache
from .lock import alone
from .parts import KINDS
from .twin import call_plainly

LOOK_S = 0.2
"""Between two looks at whether somebody has left code on disk."""


class Code:
    """What a dispatcher asks, in place of compiling at once, for code that it has not got."""

    def __init__(self, dispatcher: Any, at_once: bool) -> None:
        self._dispatcher = dispatcher
        self._at_once = at_once
        self._compile = dispatcher._compile_for_args
        self._cache: DiskCache = dispatcher._cache
        self._next_look = 0.0

    def __call__(self, *arguments: Any) -> Callable[..., Any]:
        """Something that can be called with these arguments."""
        if self._at_once or when() == FIRST:
            return self._wait_for(arguments)
        now = time.monotonic()
        if now >= self._next_look:
            looked_before, self._next_look = self._next_look > 0, now + LOOK_S
            signature = _signature(arguments)
            if self._cache.holds(signature, self._dispatcher.targetctx.codegen()):
                if not looked_before:
                    return self._compile(*arguments)  # type: ignore[no-any-return]
                _load(self._dispatcher, signature)
        return partial(_call_plainly, self._dispatcher)

    def _wait_for(self, arguments: tuple[Any, ...]) -> Callable[..., Any]:
        """One process compiles, the others wait for it and read what it has left."""
        if self._cache.holds(_signature(arguments), self._dispatcher.targetctx.codegen()):
            return self._compile(*arguments)  # type: ignore[no-any-return]
        with alone(self._cache.lock):
            return self._compile(*arguments)  # type: ignore[no-any-return]


def _signature(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(
        KINDS.Omitted(a.value) if isinstance(a, OmittedArg) else typeof(a, Purpose.argument)
        for a in arguments
    )


def _call_plainly(dispatcher: Any, *arguments: Any) -> Any:
    given = (a.value if isinstance(a, OmittedArg) else a for a in arguments)
    return call_plainly(dispatcher, *given)


@cache
def _load(dispatcher: Any, signature: tuple[Any, ...]) -> None:
    """Read code from disk, while the interpreter goes on."""
    _loader().put((dispatcher, signature))


@cache
def _loader() -> queue.SimpleQueue[tuple[Any, tuple[Any, ...]]]:
    waiting: queue.SimpleQueue[tuple[Any, tuple[Any, ...]]] = queue.SimpleQueue()

    def load() -> None:
        while True:
            dispatcher, signature = waiting.get()
            with suppress(Exception):  # a file that cannot be read: it stays interpreted
                dispatcher.compile(signature)

    threading.Thread(target=load, name="reads compiled rules", daemon=True).start()
    return waiting
