"""What a bot is, and the bots there are by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from ..core.catalogue import Decision
from ..core.errors import BadSetup, nearest, one_of
from ..core.match import Match

_MODULES = {"random": "rookery.bots.random"}


class Bot(Protocol):
    """A bot decides for the seat to move. It may look at a position only through the game's
    `guess`, `features` and `legal`, so that it never knows more than its seat."""

    def decide(self, match: Match) -> Decision: ...


def bot_names() -> tuple[str, ...]:
    return tuple(_MODULES)


def find_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it decide the same."""
    if name not in _MODULES:
        raise BadSetup(
            f"there is no bot {name!r}; there is {one_of(_MODULES)}.{nearest(name, _MODULES)}"
        )
    make = cast(Callable[[int], Bot], import_module(_MODULES[name]).make)
    return make(seed)
