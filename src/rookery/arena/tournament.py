"""Play a tournament: from its results file on, deal after deal, until the end or a decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

from ..bots.bot import find_bot, is_of_the_house
from ..bots.plugged import enter, entered
from ..core.errors import BadSetup
from ..core.match import Match
from ..core.registry import find_meta
from . import workers
from .play import LIMIT_S, Result, play_deal
from .results import ResultsFile
from .schedule import Tournament, deals_for
from .summary import is_decided

Progress = Callable[[int, int], None]
"""Told how many deals are done, and how many there are."""
DEALS_BETWEEN_LOOKS = 5


def tournament(
    game: str,
    bots: Sequence[str | object],
    players: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
) -> Tournament:
    """Check what is asked for, before anything is played. Bots are names, or things that are or
    make a bot (see bots/plugged.py)."""
    meta = find_meta(game)
    players = meta.check_players(meta.seats.start if players is None else players)
    if not bots:
        raise BadSetup("bots: at least one is needed")
    names = [_entered(bot) for bot in bots]
    if len(set(names)) < len(names):
        raise BadSetup("bots: each can be named once; it plays on as many seats as are needed")
    for name in names:
        find_bot(name, 0)
    if seed < 0:
        raise BadSetup(f"seed: a number from 0 is needed, not {seed}")
    return Tournament(
        game, meta.rules_version, players, tuple(names), seed, meta.complete(options or {}, players)
    )


def play(
    event: Tournament,
    games: int,
    out: Path | None = None,
    on: str = "cores",
    processes: int | None = None,
    until_decided: bool = False,
    progress: Progress = lambda done, total: None,
    limit: float = LIMIT_S,
) -> tuple[list[Result], bool]:
    """All games up to `games`, and whether the rest was left out because all is decided.

    With `out`, games that are already there are not played again, and every deal is on disk as
    soon as it is played. A bot from outside that takes longer than `limit` seconds over a decision,
    or fails in any other way, loses that game.
    """
    total = deals_for(event, games)
    with ResultsFile(out, event) if out else nullcontext() as file:
        results = list(file.found) if file else []
        done = results[-1].deal + 1 if results else 0
        if done < total and processes != 1:
            _warm_up(event)
        if until_decided and (early := _decided_at(event, results, total)):
            return early, True
        progress(done, total)
        tasks = ((event, deal, entered(event.bots), limit) for deal in range(done, total))
        for some in workers.run(play_deal, tasks, on, processes):
            results += some
            if file:
                file.append(some)
            done += 1
            progress(done, total)
            if until_decided and done < total and _look(done) and is_decided(event, results):
                return results, True
    return [result for result in results if result.deal < total], False


def _look(deals: int) -> bool:
    """Only at these points, so that where it stops does not depend on where it runs."""
    return deals % DEALS_BETWEEN_LOOKS == 0


def _decided_at(event: Tournament, results: list[Result], total: int) -> list[Result] | None:
    """What an earlier run, or a longer one, already decided."""
    deals = results[-1].deal + 1 if results else 0
    for done in range(DEALS_BETWEEN_LOOKS, min(deals + 1, total), DEALS_BETWEEN_LOOKS):
        so_far = [result for result in results if result.deal < done]
        if is_decided(event, so_far):
            return so_far
    return None


def _warm_up(event: Tournament) -> None:
    """Compile once here, not in every process at the same time."""
    match = Match(event.game, event.players, event.options, 0)
    for bot in event.bots:
        if is_of_the_house(bot):
            find_bot(bot, 0).decide(match.seat())


def _entered(bot: str | object) -> str:
    """Its name; what has none is given one."""
    if isinstance(bot, str):
        return bot
    name = str(getattr(bot, "__name__", type(bot).__name__))
    enter(name, bot)
    return name
