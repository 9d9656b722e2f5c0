"""What is written down when a game ends: a row for each seat, and whether it counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from ...core.registry import find_meta
from ..storage import results, tournaments
from ..storage.results import Result
from .story import Story


def how_it_ended(story: Story) -> Callable[[Connection], None] | None:
    """What writes it down; None if the story is not over."""
    if story.status != "over" or story.match is None:
        return None
    record = partial(results.record, rows=_rows(story), countable=_counts(story))
    tournament = story.row.tournament
    if not tournament:
        return record

    def write(connection: Connection) -> None:
        record(connection)
        tournaments.nudge(connection, tournament)

    return write


def _rows(story: Story) -> list[Result]:
    assert story.match is not None
    outcome = story.match.outcome()
    assert outcome is not None
    return [
        Result(
            table_id=story.row.id,
            seat=number,
            person_id=story.person_at(number),
            bot=seat.bot or "",
            name=seat.name,
            game=story.row.game,
            place=outcome.places[number],
            score=outcome.scores[number],
            away=bool(seat.kept_for) or seat.left,
            ended_at=story.last_at,
        )
        for number, seat in enumerate(story.seats)
    ]


def _counts(story: Story) -> bool:
    """For ratings: the game as it is published, with somebody to play against. (What was revealed
    cannot be taken back anywhere.)"""
    meta = find_meta(story.row.game)
    return story.row.players > 1 and meta.complete(story.row.options) == meta.complete({})
