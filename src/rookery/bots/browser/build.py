"""Modules and their descriptions as files, compiled once for each version of the rules.

`folder/index.json` says for each game which files beside it are the newest. Their names have a
digest of what is in them, so that whoever has one can keep it forever.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from numba.core import config

from ...core.compile.kept import versions
from ...core.compile.lock import alone
from ...core.compile.reach import digest
from ...core.compile.wasm import Export, compile_wasm
from ...core.compiling import save_folder
from ...core.game import Game
from ...core.registry import find_game
from . import INDEX, MODULE, PLAINLY
from .about import about
from .built import PACKAGE, SOURCES, read, sources
from .kernels import exports_of
from .learn import written
from .weights import weights_of

COMPILER = PACKAGE / "core" / "compile" / "wasm"


def build(games: Iterable[str], folder: Path, tell: Callable[[str], None] = print) -> None:
    """Write what is new; what nobody needs any more goes."""
    folder.mkdir(parents=True, exist_ok=True)
    for id in games:
        game = find_game(id)
        exports = exports_of(game)
        module = module_of(game, exports)
        description = json.dumps(about(game, exports, module), separators=(",", ":"))
        files = {
            "module": _write(folder, id, "wasm", module),
            "about": _write(folder, id, "json", description.encode()),
        }
        if weights := weights_of(game):
            files["weights"] = _write(folder, id, "weights", weights)
        for kind, data in written(game).items():
            files[kind] = _write(folder, id, f"{kind}.json", data)
        with alone(folder / ".lock"):
            _add(folder / INDEX, id, files)
            _add(folder / SOURCES, id, sources(id))
        for file in folder.glob(f"{id}-*"):
            if file.name not in files.values():
                file.unlink()
        tell(f"{id}: {len(module):,} bytes")


def module_of(game: Game, exports: list[Export]) -> bytes:
    """The module, from the cache of compiled code, or compiled by a child: what a process optimises
    for its own machine and what it hands to another one do not go together."""
    name = f"wasm-{game.id}-{_key(exports)}"
    kept = save_folder() / name
    if not kept.exists():
        with alone(save_folder() / f"compiling-{name}"):
            if not kept.exists() and not config.OPT:
                _replace(kept, compile_wasm(exports))
            elif not kept.exists():
                command = [sys.executable, "-m", MODULE, game.id, str(kept)]
                subprocess.run(command, env={**os.environ, **PLAINLY}, check=True)
    return kept.read_bytes()


def compile_into(game: str, file: Path) -> None:
    _replace(file, compile_wasm(exports_of(find_game(game))))


def _key(exports: list[Export]) -> str:
    found = hashlib.sha256(repr(versions()).encode())
    for file in sorted(COMPILER.glob("*.py")):
        found.update(file.read_bytes())
    for export in exports:
        found.update(repr((export.name, export.arguments, export.seldom)).encode())
        found.update(digest(export.function).encode())
    return found.hexdigest()[:20]


def _write(folder: Path, game: str, kind: str, data: bytes) -> str:
    name = f"{game}-{hashlib.sha256(data).hexdigest()[:12]}.{kind}"
    if not (folder / name).exists():
        _replace(folder / name, data)
    return name


def _add(file: Path, game: str, entry: object) -> None:
    _replace(file, json.dumps(read(file) | {game: entry}, indent=1).encode())


def _replace(file: Path, data: bytes) -> None:
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    scratch.write_bytes(data)
    os.replace(scratch, file)
