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

from ...core.compile.kept import versions
from ...core.compile.lock import alone
from ...core.compile.reach import digest
from ...core.compile.wasm import Export, compile_wasm
from ...core.compiling import ELSEWHERE, SETTING, save_folder
from ...core.game import Game
from ...core.registry import find_game
from . import INDEX
from .about import about
from .kernels import exports_of
from .weights import weights_of

COMPILER = Path(compile_wasm.__code__.co_filename).parent


def build(games: Iterable[str], folder: Path, tell: Callable[[str], None] = print) -> None:
    """Write what is new; whatever nobody needs any more goes."""
    folder.mkdir(parents=True, exist_ok=True)
    index = folder / INDEX
    found = json.loads(index.read_bytes()) if index.exists() else {}
    for id in games:
        game = find_game(id)
        exports = exports_of(game)
        module = module_of(game, exports)
        description = json.dumps(about(game, exports, module), separators=(",", ":"))
        found[id] = {
            "module": _write(folder, id, "wasm", module),
            "about": _write(folder, id, "json", description.encode()),
        }
        if weights := weights_of(game):
            found[id]["weights"] = _write(folder, id, "weights", weights)
        tell(f"{id}: {len(module):,} bytes")
    _replace(index, json.dumps(found, indent=1).encode())
    wanted = {INDEX, *(name for files in found.values() for name in files.values())}
    for file in folder.iterdir():
        if file.name not in wanted and file.suffix in (".wasm", ".json", ".weights"):
            file.unlink()


def _write(folder: Path, game: str, kind: str, data: bytes) -> str:
    name = f"{game}-{hashlib.sha256(data).hexdigest()[:12]}.{kind}"
    if not (folder / name).exists():
        _replace(folder / name, data)
    return name


def _replace(file: Path, data: bytes) -> None:
    scratch = file.with_name(f"{file.name}.{os.getpid()}")
    scratch.write_bytes(data)
    os.replace(scratch, file)


def module_of(game: Game, exports: list[Export]) -> bytes:
    """The module, from the cache of compiled code, or compiled by a child: what a process optimises
    for its own machine and what it hands to another one do not go together."""
    name = f"wasm-{game.id}-{_key(exports)}"
    kept = save_folder() / name
    if not kept.exists():
        with alone(save_folder() / f"compiling-{name}"):
            if not kept.exists():
                env = {**os.environ, "NUMBA_OPT": "0", SETTING: ELSEWHERE}
                env.pop("NUMBA_BOUNDSCHECK", None)
                env.pop("NUMBA_DISABLE_JIT", None)
                command = [sys.executable, "-m", __package__, game.id, str(kept)]
                subprocess.run(command, env=env, check=True)
    return kept.read_bytes()


def compile_into(id: str, file: Path) -> None:
    """In the child."""
    if hasattr(os, "nice"):
        os.nice(19)
    _replace(file, compile_wasm(exports_of(find_game(id))))


def _key(exports: list[Export]) -> str:
    found = hashlib.sha256(repr(versions()).encode())
    for file in sorted(COMPILER.glob("*.py")):
        found.update(file.read_bytes())
    for export in exports:
        found.update(repr((export.name, export.arguments)).encode())
        found.update(digest(export.function).encode())
    return found.hexdigest()[:20]
