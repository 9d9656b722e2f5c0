"""Parts of kernels, linked for 32-bit WebAssembly and written as an object.

A module's functions take what a browser can give: an array is an address, of known length unless
it says otherwise, and a whole number has 32 bits. Numba's own form of an array (seven words) is
made of that here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numpy as np
from llvmlite.binding import Linkage
from numba import from_dtype
from numba.core import config, types

from .module import module_of

KINDS: Any = types
TRIPLE = "wasm32-unknown-unknown"
INLINED = 50
"""How much of a function LLVM writes out in its callers; 225 is usual, a sixth larger and no
faster."""
OLDEST = (20,)
"""LLVM whose pointers have no types."""
REFERENCES = ("NRT_incref", "NRT_decref")
"""What counts references; records have none, so that there is nothing to count."""


@dataclass(frozen=True)
class Room:
    """An array in the module's memory: as many of a type as `shape` says; with no shape, as many
    as an argument says that follows the address."""

    name: str
    dtype: Any
    shape: tuple[int, ...] | None = (1,)

    @property
    def kind(self) -> Any:
        return KINDS.Array(from_dtype(np.dtype(self.dtype)), len(self.shape or (1,)), "C")

    @property
    def size(self) -> int:
        """Bytes; of one where their number is open."""
        return int(np.dtype(self.dtype).itemsize * np.prod(self.shape or (1,)))


NUMBER = KINDS.int64
Argument = Room | str
"""A room, or the name of a whole number."""


@dataclass(frozen=True)
class Export:
    """A compiled function under a name, with its arguments."""

    name: str
    function: Any
    arguments: tuple[Argument, ...]
    seldom: bool = False
    """Called so seldom that its code is better small than fast."""

    @property
    def symbol(self) -> str:
        """What it is called among functions of C, one of which is `log`."""
        return f"export.{self.name}"

    def compiled(self) -> Any:
        part = self.function._part
        kinds = tuple(a.kind if isinstance(a, Room) else NUMBER for a in self.arguments)
        part.compile(kinds)
        return part.overloads[kinds]


def is_possible() -> bool:
    """Whether this LLVM is new enough."""
    return bool(llvm.llvm_version_info >= OLDEST)


def compile_wasm(exports: Sequence[Export]) -> bytes:
    """A module whose exports these are. Its memory and what else it imports comes from `env`."""
    if not is_possible():
        raise RuntimeError("WebAssembly needs llvmlite 0.45 or newer")
    if config.OPT:
        raise RuntimeError("WebAssembly is compiled in a process with NUMBA_OPT=0")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features="+bulk-memory,+sign-ext,+nontrapping-fptoint", opt=3,
        reloc="static", codemodel="default",
    )  # fmt: skip
    whole = _linked(exports, machine)
    names = {export.symbol for export in exports}
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in names:
            thing.linkage = Linkage.internal
    _make_small(whole, {export.symbol for export in exports if not export.seldom})
    _optimised(whole, machine)
    whole.verify()
    return module_of(machine.emit_object(whole), {e.name: e.symbol for e in exports})


def _make_small(whole: Any, often: set[str]) -> None:
    """Whatever is reached from none of these."""
    called: dict[str, set[str]] = {}
    for line in str(whole).split("\n"):
        if found := _DEFINES.match(line):
            inside = called[_bare(found[1])] = set()
        elif line.startswith(" "):
            inside.update(map(_bare, _NAMED.findall(line)))
    reached = list(often)
    for name in reached:
        reached += called.pop(name, ())
    for function in whole.functions:
        if function.name in called:
            function.add_function_attribute("minsize")


def _optimised(whole: Any, machine: Any) -> None:
    """Small before fast, since it is sent: what full and lean records have in common is there once,
    and less is written out in its callers."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    options.inlining_threshold = INLINED
    for _ in range(2):  # the second time there is more to be found
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(whole, builder)
        merger = llvm.create_new_module_pass_manager()
        merger.add_merge_functions_pass()
        merger.run(whole, builder)


def _linked(exports: Sequence[Export], machine: Any) -> Any:
    texts: dict[Any, str] = {}
    ways_in = []
    for export in exports:
        result = export.compiled()
        libraries: dict[Any, None] = {result.library: None}
        result.library.gather(libraries)
        for library in libraries:
            if library not in texts:
                texts[library] = _retargeted(str(library._final_module), machine)
        ways_in.append((export, result))
    whole = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n')
    for text in texts.values():
        part = llvm.parse_assembly(text)
        for function in part.functions:
            if not function.is_declaration:
                function.linkage = (
                    Linkage.weak_odr
                )  # one of each stays, also if nobody calls it yet
        whole.link_in(part)
    text = _retargeted(str(whole), machine)
    return llvm.parse_assembly(text + "".join(_way_in(*way) for way in ways_in))


_DEFINES = re.compile(r'^define .*?@("[^"]+"|[\w.$]+)\(')
_NAMED = re.compile(r'@("[^"]+"|[\w.$]+)')


def _bare(name: str) -> str:
    return name.strip('"')


def _retargeted(text: str, machine: Any) -> str:
    """For the other machine, without ways in from Python, and with no references counted."""
    kept = [f'target triple = "{TRIPLE}"', f'target datalayout = "{machine.target_data}"']
    skip = False
    for line in text.split("\n"):
        if line.startswith("target "):
            continue
        if found := _DEFINES.match(line):
            name = _bare(found[1])
            skip = name.startswith(
                ("_ZN7cpython", "cpython.", "cfunc.", "_ZN5cfunc", "NRT_", "nrt_")
            )
        elif line.startswith("declare ") and any(f"@{name}(" in line for name in REFERENCES):
            continue
        if not skip:
            kept.append(line)
        elif line == "}":
            skip = False
    kept += [
        f"define weak_odr void @{name}(ptr %p) alwaysinline {{ ret void }}" for name in REFERENCES
    ]
    return "\n".join(kept)


def _way_in(export: Export, result: Any) -> str:
    """What a browser calls."""
    parameters, given, lines = [], [], []
    for i, argument in enumerate(export.arguments):
        if isinstance(argument, str):
            parameters.append(f"i32 %n{i}")
            lines.append(f"%w{i} = sext i32 %n{i} to i64")
            given.append(f"i64 %w{i}")
            continue
        parameters.append(f"ptr %a{i}")
        size = int(np.dtype(argument.dtype).itemsize)
        if argument.shape is None:
            parameters.append(f"i32 %n{i}")
            lines.append(f"%w{i} = sext i32 %n{i} to i64")
            count, lengths = f"%w{i}", [f"%w{i}"]
        else:
            count = str(int(np.prod(argument.shape)))
            lengths = [str(length) for length in argument.shape]
        steps = [
            size * int(np.prod((argument.shape or (1,))[k + 1 :])) for k in range(len(lengths))
        ]
        given += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr %a{i}"]
        given += [f"i64 {length}" for length in lengths] + [f"i64 {step}" for step in steps]
    function, kind = result.fndesc.llvm_func_name, result.signature.return_type
    stored, back = _RESULTS[kind]
    lines += ["%r = alloca i64", "%e = alloca ptr"]
    lines.append(f'%s = call i32 @"{function}"(ptr %r, ptr %e, {", ".join(given)})')
    if stored == "i64":
        lines += ["%v = load i64, ptr %r", "%x = trunc i64 %v to i32"]
    elif stored != "void":
        lines.append(f"%x = load {stored}, ptr %r")
    lines.append("ret void" if back == "void" else f"ret {back} %x")
    body = "".join(f"  {line}\n" for line in lines)
    return f"\ndefine {back} @{export.symbol}({', '.join(parameters)}) {{\n{body}}}\n"


_RESULTS: dict[Any, tuple[str, str]] = {
    KINDS.none: ("void", "void"),
    KINDS.int64: ("i64", "i32"),
    KINDS.float64: ("double", "double"),
}
