"""Searches with a given number of iterations, for the arena: `search:2000`, `plain:2000`."""

from __future__ import annotations

from ..core.errors import BadSetup
from .bot import Bot
from .search import INFORMED, PLAIN, Budget, SearchBot


def make(name: str, seed: int, timed: bool) -> Bot:
    kind, _, number = name.partition(":")
    if not number.isdigit() or not 1 <= int(number) <= 10_000_000:
        raise BadSetup(f"{name}: how many iterations? Write {kind}:2000, or any other number")
    return SearchBot(seed, Budget(int(number)), INFORMED if kind == "search" else PLAIN)
