"""What a tournament shows: standings, who beats whom, seats, lengths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

import msgspec

from .numbers import bootstrap, ratings, wilson
from .play import Result
from .schedule import Tournament

DECIDED = 0.999
"""How sure to be before the rest of the games is left out. Far surer than the intervals shown,
because looking again and again finds chance differences too."""
FEWEST_DEALS = 15


class Standing(msgspec.Struct, frozen=True):
    """A bot's result. `share` is its part of all wins in its games; `par` what it would be if all
    seats were equally strong."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    par: float
    by_deal: tuple[float, float]
    """The interval again, by resampling deals."""
    skill: float
    doubt: float


class Duel(msgspec.Struct, frozen=True):
    """Of the games that one of two bots won while both played: how many the first one won."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


class SeatShare(msgspec.Struct, frozen=True):
    seat: int
    share: float
    low: float
    high: float


class Failures(msgspec.Struct, frozen=True):
    """A bot that raised, hung or answered nonsense: in how many games, and what it did first."""

    bot: str
    games: int
    first: str


class Summary(msgspec.Struct, frozen=True):
    tournament: Tournament
    games: int
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    seats: tuple[SeatShare, ...]
    decisions: float
    endings: dict[str, int]
    decided_early: bool = False
    failures: tuple[Failures, ...] = ()


def summarise(
    tournament: Tournament, results: Sequence[Result], decided_early: bool = False
) -> Summary:
    bots = range(len(tournament.bots))
    skills = ratings(results, len(bots))
    standings = [_standing(tournament, results, bot, skills[bot]) for bot in bots]
    return Summary(
        tournament=tournament,
        games=len(results),
        standings=tuple(sorted(standings, key=lambda s: -s.share / s.par if s.par else 0.0)),
        duels=tuple(_duel(tournament, results, a, b) for a in bots for b in bots if a != b),
        seats=tuple(seat_shares(results, tournament.players)),
        decisions=sum(r.decisions for r in results) / max(1, len(results)),
        endings=dict(Counter(r.ending for r in results).most_common()),
        decided_early=decided_early,
        failures=tuple(_failures(tournament, results)),
    )


def _failures(tournament: Tournament, results: Sequence[Result]) -> Iterator[Failures]:
    for number, bot in enumerate(tournament.bots):
        whys = [r.why for r in results if r.failed is not None and r.seats[r.failed] == number]
        if whys:
            yield Failures(bot, len(whys), whys[0])


def _won(result: Result, bot: int) -> float:
    return sum(win for seat, win in zip(result.seats, result.wins, strict=True) if seat == bot)


def _standing(
    tournament: Tournament, results: Sequence[Result], bot: int, skill: tuple[float, float]
) -> Standing:
    played = [result for result in results if bot in result.seats]
    games = len(played)
    wins = sum(_won(result, bot) for result in played)
    low, high = wilson(wins, games)
    deals = [list(same) for _, same in groupby(played, key=lambda result: result.deal)]
    return Standing(
        bot=tournament.bots[bot],
        games=games,
        share=wins / games if games else 0.0,
        low=low,
        high=high,
        par=sum(r.seats.count(bot) for r in played) / (games * tournament.players or 1),
        by_deal=bootstrap(deals, lambda some: _share(some, bot)) if deals else (0.0, 1.0),
        skill=skill[0],
        doubt=skill[1],
    )


def _share(deals: Sequence[Sequence[Result]], bot: int) -> float:
    games = sum(len(deal) for deal in deals)
    return sum(_won(result, bot) for deal in deals for result in deal) / games


def _duel(tournament: Tournament, results: Sequence[Result], a: int, b: int) -> Duel:
    both = [result for result in results if a in result.seats and b in result.seats]
    # Unequal numbers of seats in single games even out over the line-ups of a deal.
    mine = sum(_won(result, a) for result in both)
    theirs = sum(_won(result, b) for result in both)
    decided = mine + theirs
    low, high = wilson(mine, decided)
    share = mine / decided if decided else 0.5
    return Duel(tournament.bots[a], tournament.bots[b], len(both), share, low, high)


def seat_shares(results: Sequence[Result], players: int) -> list[SeatShare]:
    found = []
    for seat in range(players):
        wins = sum(result.wins[seat] for result in results)
        low, high = wilson(wins, len(results))
        found.append(SeatShare(seat, wins / max(1, len(results)), low, high))
    return found


def is_decided(tournament: Tournament, results: Sequence[Result]) -> bool:
    """Whether every bot of the standings is surely better than the next."""
    bots = range(len(tournament.bots))
    if len(bots) < 2 or not results or results[-1].deal + 1 < FEWEST_DEALS:
        return False
    strength = {bot: _strength(results, bot) for bot in bots}
    order = sorted(bots, key=lambda bot: -strength[bot])
    for better, worse in pairwise(order):
        both = [r for r in results if better in r.seats and worse in r.seats]
        mine = sum(_won(result, better) for result in both)
        decided = mine + sum(_won(result, worse) for result in both)
        if wilson(mine, decided, DECIDED)[0] <= 0.5:
            return False
    return True


def _strength(results: Sequence[Result], bot: int) -> float:
    """Wins for each seat taken."""
    taken = sum(result.seats.count(bot) for result in results)
    return sum(_won(result, bot) for result in results) / max(1, taken)
