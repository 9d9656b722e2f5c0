"""What a compiled function can reach, and a digest of exactly that.

Reached is what its code names: other functions, tables, numbers, types, the cells it closes over,
and what those reach in turn. Comments, docstrings and the rest of a file count for nothing; code
that runs old rules would be the worst of errors, so that whatever is not understood here counts as
the whole of the package that it comes from.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import opcode
import sys
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import numpy as np

Function = Callable[..., Any]

FOREIGN = frozenset({"builtins", "math", "numpy", "numba", "llvmlite"})
"""Packages that count by their version, which the cache knows (see kept.py)."""
PRIMITIVES = (int, float, complex, str, bytes, bool, type(None), type(Ellipsis))

_LOAD_GLOBAL = opcode.opmap["LOAD_GLOBAL"]
_EXTENDED_ARG = opcode.opmap["EXTENDED_ARG"]


def plain(value: Any) -> Any:
    """The Python function that a compiled one was made of, or the thing itself."""
    if isinstance(value, FunctionType | type):
        return value
    return getattr(value, "py_func", None) or getattr(value, "__wrapped__", value)


def reached(function: Function) -> dict[str, Any]:
    """What a plain function names, by the name: globals and closure cells. A name that is defined
    nowhere yet is left out."""
    code = function.__code__
    named = {}
    for name in _global_names(code):
        if name in function.__globals__:
            named[name] = function.__globals__[name]
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        named[name] = cell.cell_contents
    return named


def digest(function: Function) -> str:
    """The same for functions that compile to the same code, and for no others."""
    found = hashlib.sha256(repr(getattr(function, "targetoptions", None)).encode())
    numbers: dict[FunctionType, int] = {}
    for part in _walk(plain(function), numbers):
        found.update(part.own)
        found.update(repr([numbers[callee] for callee in part.callees]).encode())
    return found.hexdigest()


class _Part(NamedTuple):
    """One function: its own code and constants, and the functions that it calls."""

    own: bytes
    callees: tuple[FunctionType, ...]


def _walk(start: FunctionType, numbers: dict[FunctionType, int]) -> Iterator[_Part]:
    """Every function that can be reached, each once; `numbers` tells them apart."""
    waiting = [start]
    numbers[start] = 0
    while waiting:
        part = _part(waiting.pop())
        for callee in part.callees:
            if callee not in numbers:
                numbers[callee] = len(numbers)
                waiting.append(callee)
        yield part


@functools.cache
def _part(function: FunctionType) -> _Part:
    own = hashlib.sha256()
    callees: list[FunctionType] = []

    def add(*words: object) -> None:
        own.update(repr(words).encode() + b"\n")

    def add_value(value: Any) -> None:
        if options := getattr(value, "targetoptions", None):
            add(sorted(options.items()))
        value = plain(value)
        if isinstance(value, FunctionType):
            callees.append(value)
        elif isinstance(value, PRIMITIVES):
            add(type(value).__name__, value)
        elif isinstance(value, CodeType):
            add_code(value)
        elif isinstance(value, tuple | list | frozenset):
            add(type(value).__qualname__, len(value))
            for item in sorted(value, key=repr) if isinstance(value, frozenset) else value:
                add_value(item)
        elif isinstance(value, Enum):
            add(type(value).__qualname__, value.name)
            add_value(value.value)
        elif isinstance(value, np.dtype):
            add_dtype(value)
        elif isinstance(value, np.ndarray | np.generic) and not value.dtype.hasobject:
            add("array", value.shape)
            add_dtype(value.dtype)
            own.update(value.tobytes())
        elif isinstance(value, ModuleType) and _is_foreign(value.__name__):
            add("module", value.__name__)
        elif isinstance(value, type | BuiltinFunctionType) and _is_foreign(value.__module__):
            add("foreign", value.__module__, value.__qualname__)
        elif isinstance(value, np.ufunc):
            add("ufunc", value.__name__)
        else:
            add_files(_folder_of(value), _folder_of(function))

    def add_dtype(dtype: np.dtype[Any]) -> None:
        add(dtype.base.str, dtype.shape, dtype.itemsize, dtype.alignment)
        for name, (inner, offset, *_) in (dtype.base.fields or {}).items():
            add(name, offset)
            add_dtype(inner)

    def add_code(code: CodeType) -> None:
        add(code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        add(code.co_argcount, code.co_kwonlyargcount, code.co_flags)
        constants = list(code.co_consts)
        if constants and isinstance(constants[0], str) and not _loads_first_constant(code):
            constants[0] = None  # the docstring
        add_value(tuple(constants))

    def add_files(*folders: Path | None) -> None:
        for folder in dict.fromkeys(folders):
            if folder is not None:
                own.update(_files(folder))

    add(function.__module__, function.__qualname__)
    add_code(function.__code__)
    add_value(function.__defaults__)
    for name, value in sorted((function.__kwdefaults__ or {}).items()):
        add(name)
        add_value(value)
    for name, value in reached(function).items():
        add(name)
        add_value(value)
    return _Part(own.digest(), tuple(callees))


def _global_names(code: CodeType) -> Iterator[str]:
    """The names that code looks up in its module, functions inside it included."""
    extended = 0
    for operation, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument |= extended
        extended = argument << 8 if operation == _EXTENDED_ARG else 0
        if operation == _LOAD_GLOBAL:
            yield code.co_names[argument >> 1]  # the lowest bit says how it will be called
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _global_names(constant)


def _loads_first_constant(code: CodeType) -> bool:
    return any(
        operation in opcode.hasconst and argument == 0
        for operation, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True)
    )


def _is_foreign(module: str | None) -> bool:
    return (module or "").partition(".")[0] in FOREIGN


def _folder_of(value: Any) -> Path | None:
    """The package that something comes from, as a folder; None for one that counts by its
    version."""
    home = inspect.getmodule(value) or inspect.getmodule(type(value))
    top = sys.modules.get((home.__name__ if home else "").partition(".")[0])
    file = getattr(home, "__file__", None) if top is None else getattr(top, "__file__", None)
    if file is None or (top is not None and _is_foreign(top.__name__)):
        return None
    path = Path(file)
    return path.parent if path.name == "__init__.py" else path


@functools.cache
def _files(folder: Path) -> bytes:
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        found.update(str(path.relative_to(folder)).encode())
        found.update(path.read_bytes())
    return found.digest()
