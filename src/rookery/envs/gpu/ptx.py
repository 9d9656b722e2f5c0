"""From a kernel to PTX, on a machine with or without a GPU.

The 32 games of a warp want 32 different pieces of the rules, so that the size of a kernel is much
of its speed: left to themselves, NVVM unrolls every loop and Numba guards every index, and kernels
spend more time waiting for instructions than on anything else. Here both are told to leave out what
rules have no use for: kernels became two to four times smaller and up to seven times as fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

HOPPER = (9, 0)
ROLLED = ("-unroll-threshold=0", "-unroll-runtime=false", "-unroll-allow-partial=false")
"""What the optimizer inside NVVM is told: to leave loops as they are."""


def compile_ptx(
    kernel: Any, signature: tuple[Any, ...], bounds: tuple[int, int] | None = None
) -> str:
    """A kernel as PTX for Hopper. Bounds are the threads of a block and how many blocks shall have
    room on a multiprocessor at a time."""
    from numba import cuda

    with _numba_told():
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=HOPPER, launch_bounds=bounds)
    return str(ptx)


@contextmanager
def _numba_told() -> Iterator[None]:
    from numba.cuda import cudaimpl, dispatcher
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj

    class RolledUnit(nvvm.CompilationUnit):  # type: ignore[misc]
        def __init__(self, options: dict[str, object]) -> None:
            super().__init__(options)
            for option in ROLLED:
                self._options_str += ["-Xopt", option]
            self.n_options = len(self._options_str)

    with ExitStack() as told:
        # numba-cuda asks the current device for its compute capability when it compiles device
        # functions: without a device that has to be answered for it.
        told.enter_context(_swapped(dispatcher, "get_current_device", _hopper))
        told.enter_context(_swapped(arrayobj, "fix_integer_index", _index))
        told.enter_context(_swapped(cudaimpl, "cgutils", _Unfilled(cudaimpl.cgutils)))
        told.enter_context(_swapped(nvvm, "CompilationUnit", RolledUnit))
        yield


def _hopper() -> Any:
    return SimpleNamespace(compute_capability=HOPPER)


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it stands: rules never count from an array's end."""
    from numba.cuda import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


class _Unfilled:
    """Numba's helpers, but for arrays of a thread's own, which need no zeros: records are copied
    into them, lists are read as far as they were written."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def alloca_once(self, builder: Any, kind: Any, name: str = "") -> Any:
        with builder.goto_entry_block():
            return builder.alloca(kind, name=name)


@contextmanager
def _swapped(owner: Any, name: str, value: Any) -> Iterator[None]:
    real = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, real)
