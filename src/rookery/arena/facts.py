"""What a game is like when bots of one kind play it among themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median, quantiles

import msgspec

from ..core.errors import BadSetup
from .play import Result
from .schedule import Tournament
from .summary import SeatShare, seat_shares


class Spread(msgspec.Struct, frozen=True):
    """Numbers in short: the mean, and where the lowest and the highest tenth begin."""

    mean: float
    low: float
    middle: float
    high: float
    largest: int


class Facts(msgspec.Struct, frozen=True):
    """One kind of bot, one number of seats."""

    bot: str
    players: int
    games: int
    seats: tuple[SeatShare, ...]
    decisions: Spread
    choices: float
    """Legal decisions to choose from, on average."""
    kinds: dict[str, float]
    """Decisions of each kind in a game, on average."""
    endings: dict[str, float]
    winning_score: Spread
    other_score: Spread
    counts: dict[str, tuple[float, ...]]
    """What the game counts of itself: how often in a game, then what each time brings."""


def facts(tournament: Tournament, results: Sequence[Result]) -> Facts:
    results = [result for result in results if result.failed is None]
    if not results:
        raise BadSetup(f"{tournament.bots[0]} failed in all of its games: `rookery arena` says how")
    games = len(results)
    kinds: Counter[str] = Counter()
    for result in results:
        kinds.update(result.kinds)
    scored = [
        (score, win > 0)
        for result in results
        for score, win in zip(result.scores, result.wins, strict=True)
    ]
    decisions = [result.decisions for result in results]
    return Facts(
        bot=tournament.bots[0],
        players=tournament.players,
        games=games,
        seats=tuple(seat_shares(results, tournament.players)),
        decisions=spread(decisions),
        choices=sum(result.choices for result in results) / max(1, sum(decisions)),
        kinds={kind: count / games for kind, count in kinds.items()},
        endings={
            ending: count / games
            for ending, count in Counter(result.ending for result in results).most_common()
        },
        winning_score=spread([score for score, won in scored if won]),
        other_score=spread([score for score, won in scored if not won]),
        counts=count(results),
    )


def count(results: Sequence[Result]) -> dict[str, tuple[float, ...]]:
    sums: dict[str, list[int]] = {}
    for result in results:
        for thing, numbers in result.counts.items():
            before = sums.get(thing, [0] * len(numbers))
            sums[thing] = [a + b for a, b in zip(before, numbers, strict=True)]
    return {
        thing: (often / len(results), *(number / max(1, often) for number in brought))
        for thing, (often, *brought) in sums.items()
    }


def spread(values: Sequence[int]) -> Spread:
    if len(values) < 2:
        only = values[0] if values else 0
        return Spread(only, only, only, only, only)
    tenths = quantiles(values, n=10, method="inclusive")
    return Spread(mean(values), tenths[0], median(values), tenths[-1], max(values))
