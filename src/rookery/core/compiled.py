"""`@compiled`: a rule as machine code, kept on disk between processes.

Numba's own cache looks only at the file of the function itself, so a rule that calls a changed
helper would go on running the old code; and it cannot keep functions that close over a game's
functions. This one keys every entry by a digest of all sources a compiled function can reach: the
shared rooms, its own folder, and the folder of whatever it closes over. A change in one game
leaves the others compiled.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, overload

import numba
from numba.core import caching, compiler, config, serialize

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
"""True when the rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""

KEPT_GENERATIONS = 32
_PACKAGE = Path(__file__).parent.parent
_SHARED_ROOMS = frozenset(_PACKAGE / room for room in ("core", "bots", "envs"))


@overload
def compiled(function: F) -> F: ...
@overload
def compiled(*, tag: str) -> Callable[[F], F]: ...
def compiled(function: F | None = None, *, tag: str = "") -> F | Callable[[F], F]:
    """Compile with Numba. A function made inside another one gives a `tag` that names what it
    closes over: two closures with the same name, arguments and tag are taken to be the same."""
    if function is None:
        return functools.partial(_compile, tag=tag)
    return _compile(function, tag=tag)


def _compile(function: F, tag: str) -> F:
    if INTERPRETED:
        return function
    dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    dispatcher._cache = _DiskCache(function, tag)
    return dispatcher  # type: ignore[no-any-return]


def is_kept(function: Callable[..., Any]) -> bool:
    """Whether an earlier process has compiled a function, and left it on disk."""
    if INTERPRETED:
        return True
    cache: _DiskCache = function._cache  # type: ignore[attr-defined]
    return cache.holds_something()


def cache_folder() -> Path:
    """Where compiled rules are kept: `$ROOKERY_CACHE`, or the user's cache folder."""
    if chosen := os.environ.get("ROOKERY_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rookery"


@functools.cache
def _generation(sources: tuple[Path, ...]) -> Path:
    """The folder for exactly these sources, this Python, this Numba and these flags."""
    digest = hashlib.sha256()
    flags = (sys.version, numba.__version__, config.BOUNDSCHECK, config.OPT)
    digest.update(repr(flags).encode())
    for folder in sources:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    folder = cache_folder() / digest.hexdigest()[:20]
    if not folder.exists():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old_generations(folder.parent)
        except OSError:
            pass  # a full or read-only disk: every process compiles for itself
    return folder


def _forget_old_generations(root: Path) -> None:
    generations = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in generations[KEPT_GENERATIONS:]:
        shutil.rmtree(old, ignore_errors=True)


def _homes(function: Callable[..., Any]) -> set[Path]:
    """The folders, besides the shared ones, that hold the function and what it closes over."""
    home = Path(inspect.getfile(function)).parent
    shared = any(home.is_relative_to(room) for room in _SHARED_ROOMS)
    homes = set() if shared else {home}
    for cell in function.__closure__ or ():
        if inner := getattr(cell.cell_contents, "py_func", None):
            homes |= _homes(inner)
    return homes


class _DiskCache(caching._Cache):  # type: ignore[misc]
    """One file per function, closure tag and argument types; no index that could be raced for."""

    def __init__(self, function: Callable[..., Any], tag: str) -> None:
        self._folder = _generation(tuple(sorted(_SHARED_ROOMS | _homes(function))))
        self._name = f"{function.__module__}.{function.__qualname__}"
        self._tag = tag

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def _file(self, signature: Any, codegen: Any) -> Path:
        key = repr((self._name, self._tag, signature, codegen.magic_tuple()))
        short = self._name.rsplit(".", 1)[-1]
        return self._folder / f"{short}-{hashlib.sha256(key.encode()).hexdigest()[:24]}"

    def holds_something(self) -> bool:
        short = self._name.rsplit(".", 1)[-1]
        return any(self._folder.glob(f"{short}-*"))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        try:
            data = self._file(sig, target_context.codegen()).read_bytes()
        except OSError:
            return None
        return compiler.CompileResult._rebuild(target_context, *pickle.loads(data))

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as scratch:
                scratch.write(serialize.dumps(data._reduce()))
            os.replace(scratch.name, self._file(sig, data.codegen))
        except OSError:
            pass  # as above: not kept, and nothing else is wrong

    def enable(self) -> None: ...
    def disable(self) -> None: ...
    def flush(self) -> None: ...
