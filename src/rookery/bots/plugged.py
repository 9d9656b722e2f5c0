"""Bots from outside the house. Three ways lead in:

- a package names them, and they are there once it is installed:

      [project.entry-points."rookery.bots"]
      magpie = "magpie_bots:Magpie"

- `module:Class`, or any other name in a module: found from the folder one is in, too;
- `enter("magpie", Magpie)`: in this program, and in the processes that it plays tournaments with.

What is found is a bot, something with `decide`; or it makes one when it is called, with `seed` if
it takes a `seed`: a class mostly.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points

from ..core.errors import BadSetup, BotFailed

GROUP = "rookery.bots"
_entered: dict[str, object] = {}


def enter(name: str, thing: object) -> None:
    """Make a bot known by a name here."""
    _entered[name] = thing


def entered(names: Iterable[str]) -> dict[str, object]:
    """Those of the names that are known here only, for other processes to `enter`."""
    return {name: _entered[name] for name in names if name in _entered}


def enter_all(things: Mapping[str, object]) -> None:
    _entered.update(things)


def names() -> tuple[str, ...]:
    """Those that have a name of their own."""
    return (*_entered, *sorted({point.name for point in entry_points(group=GROUP)}))


def find(name: str) -> object | None:
    """What a name stands for; None if it does not look like one from outside."""
    if name in _entered:
        return _entered[name]
    for point in entry_points(group=GROUP, name=name):
        return _looked_up(name, point.value)
    return _looked_up(name, name) if ":" in name else None


def _looked_up(name: str, value: str) -> object:
    path, _, inside = value.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: object = import_module(path)
        for part in inside.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever somebody's module does when it is imported
        raise BadSetup(f"bot {name}: {type(error).__name__}: {error}") from error
    return found


def made(name: str, thing: object, seed: int) -> object:
    """The bot itself."""
    bot = thing
    if isinstance(thing, type) or not hasattr(thing, "decide"):
        if not callable(thing):
            raise BadSetup(f"bot {name}: a class is needed, or something with decide(seat)")
        try:
            takes_seed = "seed" in inspect.signature(thing).parameters
            bot = thing(seed=seed) if takes_seed else thing()
        except Exception as error:
            raise BotFailed(name, 0, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "decide", None)):
        raise BadSetup(f"bot {name}: it has no decide(seat)")
    return bot
