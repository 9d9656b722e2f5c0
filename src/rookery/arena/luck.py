"""How much of a game is luck, by reviews of games that were played (docs/review.md).

A review says of every seat how far the result lay from what it could expect at the start, and how
much of that way was luck and how much skill. Luck's share is how much of all these ways was gone
with it: Σ luck · way / Σ way². Skill's is the rest. What is imprecise about a review of few worlds
does not go with the result, so that it makes the share less sure, but not another one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..bots.review import review
from ..core.match import Match
from . import workers
from .numbers import bootstrap
from .play import Result
from .schedule import Tournament
from .tournament import Progress

WORLDS = 4
"""In so many every decision is weighed."""
Way = tuple[float, float]
"""How far luck took a seat, and how far it went in all."""


class Luck(msgspec.Struct, frozen=True):
    """The share of luck, and where it is nineteen times of twenty."""

    share: float
    low: float
    high: float
    games: int
    """How many were reviewed."""


def reviewed(event: Tournament, result: Result, worlds: int = WORLDS) -> list[Way]:
    """The ways of all seats of a game."""
    match = Match(event.game, event.players, event.options, int(result.seed, 16))
    for decision in result.played:
        match.play(decision)
    found = review(match, worlds=worlds, seed=result.number)
    return [(seat.luck, seat.luck + seat.skill) for seat in found.seats]


def luck_of(
    event: Tournament,
    results: Sequence[Result],
    games: int,
    on: str = "cores",
    processes: int | None = None,
    progress: Progress = lambda done, total: None,
) -> Luck | None:
    """Of so many of these games, of as many different deals as there are."""
    whole = [result for result in results if result.failed is None]
    chosen = whole[:: max(1, len(whole) // max(1, games))][:games]
    if not chosen:
        return None
    if processes != 1:
        reviewed(event, chosen[0], 1)  # compiled once here, not in every process at the same time
    found = []
    for ways in workers.run(reviewed, ((event, result) for result in chosen), on, processes):
        found.append(ways)
        progress(len(found), len(chosen))
    low, high = bootstrap(found, _share)
    return Luck(_share(found), low, high, len(found))


def _share(games: Sequence[list[Way]]) -> float:
    ways = [way for seats in games for way in seats]
    whole = sum(way * way for _, way in ways)
    return sum(luck * way for luck, way in ways) / whole if whole else 0.0
