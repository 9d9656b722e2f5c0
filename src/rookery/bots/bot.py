"""What a bot is, and the bots there are by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from ..core.catalogue import Decision
from ..core.errors import BadSetup, nearest, one_of
from . import plugged

if TYPE_CHECKING:
    from ..core.seat import Seat

# A module here has `make(name, seed, timed)`. Nothing of a bot is imported before it is asked for.
_MODULES = {
    "random": "rookery.bots.random",
    "chick": "rookery.bots.levels",
    "fledgling": "rookery.bots.levels",
    "hawk": "rookery.bots.levels",
    "eagle": "rookery.bots.levels",
    "owl": "rookery.bots.levels",
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
    """A bot decides for its seat: anything that has `decide`. It answers with one of the legal
    decisions; as its integer or its text it is understood, too."""

    def decide(self, seat: Seat) -> Decision: ...


def bot_names() -> tuple[str, ...]:
    """The bots of the house."""
    return tuple(_MODULES)


def is_of_the_house(name: str) -> bool:
    return name in _MODULES or name.partition(":")[0] in _MEASURED


def find_bot(name: str, seed: int, timed: bool = True) -> Bot:
    """A bot by its name; the same seed makes it decide the same. A bot from outside is found by the
    name that its package gave it, or as `module:Class` (see plugged.py).

    At a table a bot also watches the clock. Where the same result on any machine matters more,
    as in the arena, `timed=False` leaves it only its iterations.
    """
    module = _MODULES.get(name) or _MEASURED.get(name.partition(":")[0])
    if module is not None:
        return cast(Bot, import_module(module).make(name, seed, timed))
    if (thing := plugged.find(name)) is not None:
        return cast(Bot, plugged.made(name, thing, seed))
    names = (*_MODULES, *plugged.names())
    raise BadSetup(
        f"there is no bot {name!r}; there is {one_of(names)}, and module:Class for your own."
        f"{nearest(name, names)}"
    )
