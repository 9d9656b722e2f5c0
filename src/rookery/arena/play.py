"""One game between bots, and what is written down of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from ..bots.asking import ask
from ..bots.bot import Bot, find_bot
from ..bots.plugged import enter_all
from ..core.errors import BotFailed
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find_game
from .schedule import Seating, Tournament, derived, seatings
from .tally import tally_of

LIMIT_S = 60.0
"""How long a bot from outside may take over one decision, if nothing else is said."""
FAILED = "failed"
"""How a game ended in which a bot failed."""


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
    seed: str = ""
    """What the match was dealt from, in hexadecimal."""
    played: tuple[int, ...] = ()
    """All decisions: with the seed, the whole game."""
    failed: int | None = None
    """The seat whose bot failed. The game ended there; the others share the win."""
    why: str = ""
    """What that bot did."""


def play_deal(
    tournament: Tournament,
    deal: int,
    entered: Mapping[str, object] = MappingProxyType({}),
    limit: float = LIMIT_S,
) -> list[Result]:
    """All games of one deal: the piece of work that is handed to a core."""
    enter_all(entered)
    game = find_game(tournament.game)
    return [play_game(tournament, game, seating, limit) for seating in seatings(tournament, deal)]


def play_game(
    tournament: Tournament, game: Game, seating: Seating, limit: float = LIMIT_S
) -> Result:
    match = Match(
        game, tournament.players, tournament.options, derived(tournament, "deal", seating.deal)
    )
    failed, why = None, ""
    bots: list[Bot] = []
    names = [tournament.bots[bot] for bot in seating.seats]
    kinds: Counter[str] = Counter()
    choices = 0
    tally = tally_of(game, tournament.options)
    turn: int | None = None
    try:
        for turn, name in enumerate(names):
            seed = derived(tournament, "bot", seating.number, turn)
            bots.append(find_bot(name, seed, timed=False))
        while (turn := match.turn) is not None:
            choices += len(match.choices)
            decision = ask(bots[turn], match, names[turn], limit=limit)
            kinds[decision.kind] += 1
            match.play(decision)
            if tally:
                tally.see(match.log(None))
    except BotFailed as failure:
        failed, why = turn, str(failure)
    places, scores, wins = _end(match, failed)
    log = match.log(None)
    return Result(
        number=seating.number,
        deal=seating.deal,
        seats=seating.seats,
        places=places,
        scores=scores,
        wins=wins,
        decisions=len(match.decisions),
        choices=choices,
        kinds=dict(sorted(kinds.items())),
        ending=FAILED if why else log[-1].key.removeprefix("event-") if log else "",
        counts=dict(tally.counts()) if tally else {},
        seed=f"{match.seed:x}",
        played=tuple(map(int, match.decisions)),
        failed=failed,
        why=why,
    )


def _end(
    match: Match, failed: int | None
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[float, ...]]:
    """Places, scores and shares of the win; where a bot failed it is last, and all others are
    first."""
    if failed is None:
        outcome = match.outcome()
        assert outcome is not None
        return outcome.places, outcome.scores, match.win_shares()
    seats = range(match.players)
    places = tuple(match.players if seat == failed else 1 for seat in seats)
    share = 1.0 / (match.players - 1)
    return places, (0,) * match.players, tuple(0.0 if s == failed else share for s in seats)
