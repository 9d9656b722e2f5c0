"""One game between bots, and what is written down of it."""

from __future__ import annotations

from collections import Counter

import msgspec

from ..bots.bot import Bot, find_bot
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find_game
from .schedule import Seating, Tournament, derived, seatings
from .tally import tally_of


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Nothing in it depends on the machine that played it."""

    number: int
    deal: int
    seats: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """The share of the win of each seat; they sum to 1, or to 0 if nobody won."""
    decisions: int
    choices: int
    """How many legal decisions there were, summed over the game."""
    kinds: dict[str, int]
    """How often each kind of decision was taken."""
    ending: str
    """The last thing that happened, as the log calls it."""
    counts: dict[str, tuple[int, ...]] = {}
    """What the game counts of itself, if it does (see tally.py)."""


def play_deal(tournament: Tournament, deal: int) -> list[Result]:
    """All games of one deal: the piece of work that is handed to a core."""
    game = find_game(tournament.game)
    return [play_game(tournament, game, seating) for seating in seatings(tournament, deal)]


def play_game(tournament: Tournament, game: Game, seating: Seating) -> Result:
    match = Match(
        game, tournament.players, tournament.options, derived(tournament, "deal", seating.deal)
    )
    bots: list[Bot] = [
        find_bot(
            tournament.bots[bot], derived(tournament, "bot", seating.number, seat), timed=False
        )
        for seat, bot in enumerate(seating.seats)
    ]
    kinds: Counter[str] = Counter()
    choices = 0
    tally = tally_of(game, tournament.options)
    while (turn := match.turn) is not None:
        choices += len(match.choices)
        decision = bots[turn].decide(match)
        kinds[decision.kind] += 1
        match.play(decision)
        if tally:
            tally.see(match.log(None))
    outcome = match.outcome()
    assert outcome is not None
    log = match.log(None)
    return Result(
        number=seating.number,
        deal=seating.deal,
        seats=seating.seats,
        places=outcome.places,
        scores=outcome.scores,
        wins=tuple(
            1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            for seat in range(tournament.players)
        ),
        decisions=len(match.decisions),
        choices=choices,
        kinds=dict(sorted(kinds.items())),
        ending=log[-1].key.removeprefix("event-") if log else "",
        counts=dict(tally.counts()) if tally else {},
    )
