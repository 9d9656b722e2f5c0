"""What a game counts of itself while bots play it: which of its cards come up, and what they do.

A game that wants that has a `tally.py` in its folder, with a class `Tally` like the one below,
made from the options of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from ..core.game import Game
from ..core.meta import OptionValue
from ..core.text import Line


class Tally(Protocol):
    """One game's counts."""

    heads: tuple[str, ...]
    """What is counted: first how often a thing comes up, then what that brings altogether."""

    def see(self, lines: Sequence[Line]) -> None:
        """The log of the next decision, as everybody may read it."""

    def counts(self) -> Mapping[str, tuple[int, ...]]:
        """For each thing its counts, one for each head."""

    def name(self, thing: str) -> str:
        """A thing in words."""


def tally_of(game: Game, options: Mapping[str, OptionValue]) -> Tally | None:
    """A fresh one, if the game counts anything."""
    module = f"{game.sketch.__module__.rpartition('.')[0]}.tally"
    if find_spec(module) is None:
        return None
    return cast(Tally, import_module(module).Tally(options))
