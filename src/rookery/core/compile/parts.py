"""Whole kernels from parts: what makes compiling quick.

Left to itself, Numba optimises and builds every function by itself, with all that it calls written
out in it and with a way in from Python, and then does the same for each of its callers. But most
rules are only ever called by other rules. Here a function that another one calls is a *part*: put
into LLVM's language, and left at that. What Python calls is a *whole*: its parts are gathered,
optimised together and built, once, and nobody else can see them any more, so that LLVM leaves out
more than it otherwise might.

A part takes whole numbers of every size as 64-bit numbers, so that it is not made anew for each
mixture of fields and constants that it is called with. (To reckon with them, Numba would make them
64-bit numbers anyway.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite.binding import Linkage  # type: ignore[import-untyped]
from numba import typeof
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

KINDS: Any = types  # Numba's hints do not name all of them
HOW = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
NOT_FROM_OUTSIDE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class Whole(CPUDispatcher):  # type: ignore[misc]
    """A compiled function as Python calls it. Compiled functions that name it get its part."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function, targetoptions=dict(HOW), pipeline_class=_WholeCompiler)
        self._part = _Part(function)

    @property
    def _numba_type_(self) -> Any:
        return self._part._numba_type_


class _Part(CPUDispatcher):  # type: ignore[misc]
    """The same function as compiled ones call it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        how = {**HOW, **NOT_FROM_OUTSIDE}
        super().__init__(function, targetoptions=how, pipeline_class=_PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, args = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(_wide, args)), {})


def _wide(kind: Any) -> Any:
    if isinstance(kind, KINDS.Omitted):
        kind = typeof(kind.value)
    kind = KINDS.unliteral(kind)
    return KINDS.int64 if isinstance(kind, KINDS.Integer) and kind.signed else kind


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """Code, and what it is linked with."""

    def add_linking_library(self, library: Any) -> None:
        library._ensure_finalized()
        self._linking_libraries.append(library)

    def gather(self, found: dict[Any, None]) -> None:
        """All that is called from here, callers first: LLVM links what has been named before."""
        for library in self._linking_libraries:
            if library not in found:
                found[library] = None
                if isinstance(library, _Library):
                    library.gather(found)


class _PartLibrary(_Library):
    """Never built by itself."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True
        _relink(self._final_module, Linkage.external, Linkage.linkonce_odr)

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        return self._final_module

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _NoEnvironment


class _NoEnvironment:
    """Where there is no machine code, it need not be told where Python's things are."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None: ...


class _WholeLibrary(_Library):
    def finalize(self) -> None:
        found: dict[Any, None] = {}
        self.gather(found)
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        _relink(self._final_module, Linkage.linkonce_odr, Linkage.internal)
        super()._optimize_final_module()


def _relink(module: Any, old: Any, new: Any) -> None:
    for function in module.functions:
        if not function.is_declaration and function.linkage == old:
            function.linkage = new


class _PartCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, _PartLibrary(target.codegen(), "part"), *rest)


class _WholeCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        whole = _WholeLibrary(target.codegen(), "whole")
        whole.enable_object_caching()
        super().__init__(typing, target, whole, *rest)
