"""Rookery: five tabletop card games as a library.

>>> from rookery import Match
>>> match = Match("cubirds", players=3, seed=7)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from . import games as games

if TYPE_CHECKING:
    from .bots.review import Review as Review
    from .bots.review import review as review
    from .core.errors import IllegalDecision as IllegalDecision
    from .core.errors import RookeryError as RookeryError
    from .core.match import Match as Match
    from .core.match import Outcome as Outcome
    from .core.match import describe as describe
    from .core.match import position as position
    from .core.registry import find_game as find_game
    from .core.registry import find_meta as find_meta
    from .core.registry import game_ids as game_ids

__version__ = "0.1.0"

_HOMES = {
    "IllegalDecision": "core.errors",
    "RookeryError": "core.errors",
    "Match": "core.match",
    "Outcome": "core.match",
    "describe": "core.match",
    "position": "core.match",
    "find_game": "core.registry",
    "find_meta": "core.registry",
    "game_ids": "core.registry",
    "Review": "bots.review",
    "review": "bots.review",
}
__all__ = list(_HOMES)


def __getattr__(name: str) -> object:
    """Load a name when it is first used: `import rookery` alone does not start the engine."""
    if name not in _HOMES:
        raise AttributeError(f"module 'rookery' has no attribute {name!r}")
    value: object = getattr(import_module(f"rookery.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
