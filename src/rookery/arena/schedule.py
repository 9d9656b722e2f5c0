"""Which bots sit where, and what they are dealt: everything follows from a tournament's seed.

Games are numbered. All games of one deal have the same shuffle: every line-up of bots plays it,
and every line-up plays it once from each seat.

    number   0  1 │ 2  3 │ 4  5 │ 6  7 …      two seats, three bots
    deal     0                  │ 1
    line-up  AB   │ AC   │ BC   │ AB
"""

from __future__ import annotations

import hashlib
import random
from itertools import combinations

import msgspec

from ..core.errors import BadSetup
from ..core.meta import OptionValue

FORMAT = 1


class Tournament(msgspec.Struct, frozen=True):
    """What is played. With the same fields, the same games are played anywhere."""

    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue] = {}
    format: int = FORMAT


class Seating(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    deal: int
    seats: tuple[int, ...]
    """For each seat the bot that sits there, as an index."""


def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who plays together: every choice of bots; or, with fewer bots than seats, every way to share
    the seats out as equally as possible."""
    if bots >= players:
        return list(combinations(range(bots), players))
    each, more = divmod(players, bots)
    return [
        tuple(bot for bot in range(bots) for _ in range(each + (bot in favoured)))
        for favoured in combinations(range(bots), more)
    ]


def games_per_deal(tournament: Tournament) -> int:
    # A bot alone with itself has nothing to change seats with.
    turns = tournament.players if len(tournament.bots) > 1 else 1
    return len(line_ups(len(tournament.bots), tournament.players)) * turns


def deals_for(tournament: Tournament, games: int) -> int:
    """As many whole deals as give at least so many games."""
    if games < 1:
        raise BadSetup(f"games: a number from 1 is needed, not {games}")
    return -(-games // games_per_deal(tournament))


def seatings(tournament: Tournament, deal: int) -> list[Seating]:
    """All games of one deal."""
    per_deal = games_per_deal(tournament)
    everybody = line_ups(len(tournament.bots), tournament.players)
    turns = per_deal // len(everybody)
    found = []
    for number, line_up in enumerate(everybody):
        # Who sits beside whom changes from deal to deal; all turns of a deal keep it.
        seats = list(line_up)
        random.Random(derived(tournament, "seats", deal, number)).shuffle(seats)
        for turn in range(turns):
            place = deal * per_deal + number * turns + turn
            found.append(Seating(place, deal, tuple(seats[turn:] + seats[:turn])))
    return found


def derived(tournament: Tournament, *what: object) -> int:
    """A 256-bit seed for a part of the tournament."""
    text = repr((tournament.seed, *what))
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
