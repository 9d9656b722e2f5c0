"""A game, put together from the files of its folder: every part has its name and its file."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from .errors import BrokenGame, one_of
from .game import Game
from .records import Name
from .views import Group

PARTS = {
    "meta": ("META", ("meta",)),
    "layout": ("LAYOUT", ("state",)),
    "catalogue": ("CATALOGUE", ("actions",)),
    "setup": ("setup", ("rules",)),
    "legal": ("legal", ("rules",)),
    "apply": ("apply", ("rules",)),
    "most_legal": ("MOST_LEGAL", ("rules",)),
    "guess": ("guess", ("knowledge",)),
    "features": ("features", ("knowledge", "features")),
    "feature_count": ("FEATURES", ("knowledge", "features")),
    "view": ("VIEW", ("view",)),
    "show": ("show", ("view",)),
    "log": ("LOG", ("told",)),
    "tell": ("tell", ("told",)),
    "result": ("RESULT", ("told",)),
    "explain": ("explain", ("told",)),
    "refusal": ("REFUSAL", ("refusals",)),
    "refuse": ("refuse", ("refusals",)),
    "components": ("components", ("state", "positions")),
    "complete": ("complete", ("state", "positions")),
    "wrong": ("WRONG", ("state", "positions")),
    "sketch": ("sketch", ("sketch",)),
    "component_tables": ("component_tables", ("cards",)),
}
OPTIONAL = {
    "figures": ("FIGURES", ("cards",)),
    "named_features": ("FEATURE_NAMES", ("feature_names",)),
    "prepare": ("prepare", ("state",)),
    "rate": ("rate", ("heuristic",)),
    "evaluate": ("evaluate", ("heuristic",)),
    "reasons": ("REASONS", ("reasons",)),
    "reason": ("reason", ("reasons",)),
}
SHOWN = ("you", "turn", "phase")
"""What every view has."""


def assemble(package: str | None, **more: Any) -> Game:
    """The game of a folder (`__package__`), with what only some games have given by name. A
    `BrokenGame` says what is missing, and where it belongs."""
    assert package is not None
    parts = dict(more)
    for part, (name, files) in (PARTS | OPTIONAL).items():
        found = [file for file in files if hasattr(_module(package, file), name)]
        if found:
            parts.setdefault(part, getattr(_module(package, found[0]), name))
        elif part in PARTS and part not in parts:
            where = one_of(f"{file}.py" for file in files)
            raise BrokenGame(f"{package}: {where} has no `{name}` (docs/add-a-game.md)")
    game = Game(folder=_folder(package), **parts)
    _check(package, game)
    return game


def _folder(package: str) -> Path:
    file = import_module(package).__file__
    assert file is not None
    return Path(file).parent


def _module(package: str, file: str) -> ModuleType | None:
    name = f"{package}.{file}"
    return import_module(name) if find_spec(name) else None


def _check(package: str, game: Game) -> None:
    view = game.view.shown
    fields = view.fields if isinstance(view, Group) else {}
    for name in SHOWN:
        if name not in fields:
            raise BrokenGame(f"{package}: the view has no `{name}`: every view has {one_of(SHOWN)}")
    if not isinstance(game.layout.fields.get("phase"), Name):
        raise BrokenGame(f"{package}: the record has no `phase=Name(PHASES)`")
