"""The registry: which games there are. Nothing of a game is imported before it is asked for.

Games of other packages are found by their entry points, and are offered like our own:

    [project.entry-points."rookery.games"]
    magpies = "magpies"        # the game's id, and its folder as a dotted name
"""

from __future__ import annotations

import functools
import logging
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BrokenGame, UnknownGame, nearest, one_of
from .meta import Meta

if TYPE_CHECKING:
    from .game import Game

GROUP = "rookery.games"
_MODULES: dict[str, str] = {}
_OFFERED: list[str] = []


def register(game_id: str, module: str, offered: bool = True) -> None:
    """Make a game known by its id: `module` is its folder as a dotted name. What is not `offered`
    is played by whoever names it, but stands in no list for players."""
    _MODULES[game_id] = module
    if offered:
        _OFFERED.append(game_id)


def own_game_ids() -> tuple[str, ...]:
    """The games that are offered and lie here."""
    return tuple(_OFFERED)


def game_ids() -> tuple[str, ...]:
    """The games that are offered."""
    return (*_OFFERED, *_plugged())


def all_game_ids() -> tuple[str, ...]:
    return (*_MODULES, *_plugged())


@functools.cache
def _plugged() -> dict[str, str]:
    """The games of other packages. One whose identity cannot be read is left out, and said so."""
    found = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if point.name in _MODULES:
            continue
        try:
            if _part(point.name, point.value, "meta", "META").id != point.name:
                raise BrokenGame(f"{point.value}.meta has another id than {point.name!r}")
        except BrokenGame as error:
            logging.getLogger(__name__).warning("game %s is left out: %s", point.name, error)
        else:
            found[point.name] = point.value
    return found


def _module(game_id: str) -> str:
    module = _MODULES.get(game_id) or _plugged().get(game_id)
    if module is None:
        known = all_game_ids()
        raise UnknownGame(
            f"there is no game {game_id!r}; there is {one_of(known)}." + nearest(game_id, known)
        )
    return module


def _part(game_id: str, module: str, file: str, name: str) -> Any:
    """Something in a file of a game. What goes wrong in somebody else's is named as theirs."""
    try:
        return getattr(import_module(f"{module}.{file}" if file else module), name)
    except BrokenGame:
        raise
    except Exception as error:
        if game_id in _MODULES:
            raise
        raise BrokenGame(f"{module}: {type(error).__name__}: {error}") from error


def find_meta(game_id: str) -> Meta:
    """A game's card of identity, without its engine."""
    meta: Meta = _part(game_id, _module(game_id), "meta", "META")
    return meta


def find_texts(game_id: str) -> Path:
    """The folder with a game's words, without its engine."""
    return Path(_part(game_id, _module(game_id), "", "__file__")).parent / "text"


def find_game(game_id: str) -> Game:
    game: Game = _part(game_id, _module(game_id), "game", "GAME")
    return game
