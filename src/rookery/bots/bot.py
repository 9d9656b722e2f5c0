"""What a bot is, and the bots there are by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from ..core.catalogue import Decision
from ..core.errors import BadSetup, nearest, one_of

if TYPE_CHECKING:
    from ..core.match import Match

# A module here has `make(name, seed, timed)`. Nothing of a bot is imported before it is asked for.
_MODULES = {
    "random": "rookery.bots.random",
    "chick": "rookery.bots.levels",
    "fledgling": "rookery.bots.levels",
    "hawk": "rookery.bots.levels",
    "eagle": "rookery.bots.levels",
}
# For measuring: `search:2000` searches with so many iterations, `plain:2000` with random playouts,
# `policy`, `policy+search` and `policy+leash` go by what a network has learned of the game.
_MEASURED = {
    "search": "rookery.bots.measured",
    "plain": "rookery.bots.measured",
    "policy": "rookery.bots.policy",
    "policy+search": "rookery.bots.policy",
    "policy+leash": "rookery.bots.leash",
}


class Bot(Protocol):
    """A bot decides for the seat to move. It may look at a position only through the game's
    `guess`, `features` and `legal`, so that it never knows more than its seat."""

    def decide(self, match: Match) -> Decision: ...


def bot_names() -> tuple[str, ...]:
    return tuple(_MODULES)


def find_bot(name: str, seed: int, timed: bool = True) -> Bot:
    """A bot by its name; the same seed makes it decide the same.

    At a table a bot also watches the clock. Where the same result on any machine matters more,
    as in the arena, `timed=False` leaves it only its iterations.
    """
    module = _MODULES.get(name) or _MEASURED.get(name.partition(":")[0])
    if module is None:
        raise BadSetup(
            f"there is no bot {name!r}; there is {one_of(_MODULES)}.{nearest(name, _MODULES)}"
        )
    return cast(Bot, import_module(module).make(name, seed, timed))
