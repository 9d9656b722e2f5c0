"""The registry: which games there are. Nothing of a game is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from .errors import UnknownGame, nearest, one_of
from .meta import Meta

if TYPE_CHECKING:
    from .game import Game

_MODULES: dict[str, str] = {}


def register(game_id: str, module: str) -> None:
    """Make a game known by its id: `module` is its folder as a dotted name."""
    _MODULES[game_id] = module


def game_ids() -> tuple[str, ...]:
    return tuple(_MODULES)


def _module(game_id: str) -> str:
    if game_id not in _MODULES:
        raise UnknownGame(
            f"there is no game {game_id!r}; there is {one_of(_MODULES)}."
            + nearest(game_id, _MODULES)
        )
    return _MODULES[game_id]


def find_meta(game_id: str) -> Meta:
    """A game's card of identity, without its engine."""
    return cast(Meta, import_module(f"{_module(game_id)}.meta").META)


def find_texts(game_id: str) -> Path:
    """The folder with a game's words, without its engine."""
    return Path(str(import_module(_module(game_id)).__file__)).parent / "text"


def find_game(game_id: str) -> Game:
    return cast("Game", import_module(f"{_module(game_id)}.game").GAME)
