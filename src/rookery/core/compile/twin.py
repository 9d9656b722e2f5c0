"""The plain twin of a compiled function: the same code, run by Python.

It is the same bytecode over globals and closure cells in which every compiled function is replaced
by its twin, so that a process with a compiler can also do without.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Hashable
from types import CellType, FunctionType
from typing import Any

from .plain import given_back, plain
from .reach import reached

Twins = dict[Any, Callable[..., Any]]
_STAND_INS: Twins = {}
_TWINS: Twins = {}
_MAKING = threading.Lock()


def stands_for(function: Any, twin: Callable[..., Any]) -> None:
    """Where Python runs the rules, `twin` does what `function` does: for what Python has no word
    for."""
    _STAND_INS[function] = _TWINS[function] = twin


def call_plainly(function: Any, *arguments: Any) -> Any:
    """Call a compiled function's twin as one calls the compiled function."""
    return given_back(_finished_twin(function)(*map(plain, arguments)))


@functools.cache
def _finished_twin(function: Any) -> Any:
    """Not one that another thread is only just making."""
    with _MAKING:
        return twin(function)


def rewritten(function: Any, stand_ins: Twins) -> Callable[..., Any]:
    """A twin of its own, in which some functions do something else."""
    own = twin(function, {**_STAND_INS, **stand_ins})
    return lambda *arguments: given_back(own(*map(plain, arguments)))


class Interpreted:
    """What `compiled` gives where nothing is compiled."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.py_func = function

    def __call__(self, *arguments: Any) -> Any:
        return call_plainly(self, *arguments)


def twin(value: Any, twins: Twins = _TWINS) -> Any:
    """A function's twin; anything else that rules name, as interpreted rules take it."""
    if type(value) is tuple:
        return tuple(twin(item, twins) for item in value)
    if not isinstance(value, Hashable):
        return plain(value)
    if value not in twins:
        if not hasattr(value, "py_func"):
            return plain(value)
        _make_twin(value, twins)
    return twins[value]


def _make_twin(compiled: Any, twins: Twins) -> None:
    function = compiled.py_func
    code = function.__code__
    names = {"__builtins__": function.__globals__["__builtins__"], "__name__": function.__module__}
    cells = tuple(CellType() for _ in code.co_freevars)
    made = FunctionType(code, names, function.__name__, function.__defaults__, cells)
    made.__kwdefaults__ = function.__kwdefaults__
    twins[compiled] = made  # before it is filled: functions may call each other in circles
    found = reached(function)
    for name, cell in zip(code.co_freevars, cells, strict=True):
        cell.cell_contents = twin(found.pop(name), twins)
    names.update((name, twin(value, twins)) for name, value in found.items())
