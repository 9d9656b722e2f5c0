"""Compiled functions as a WebAssembly module, with nothing but llvmlite: no clang, no linker.

The parts of which whole kernels are made (compile/parts.py) are LLVM's language, and that is where
another machine's way begins: they are retargeted and linked (`link.py`), optimised and written by
LLVM, and the object is made a module (`module.py`). It has to be done in a process that optimises
nothing for its own machine meanwhile (`NUMBA_OPT=0`): sizes of pointers would get in.
"""

from .link import Export, Room, compile_wasm, is_possible

__all__ = ["Export", "Room", "compile_wasm", "is_possible"]
