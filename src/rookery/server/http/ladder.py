"""The best players of a game, for those who want to know."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Connection
from starlette.responses import Response

from ...core.registry import find_meta
from .. import rest_people as bodies
from ..ratings import ENOUGH_GAMES, Skill, anchors
from ..storage import profiles, results
from ..storage.people import Person
from .docs import answers, send
from .history import rating
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api/games", tags=["people"])

SEASON_MS = 91 * 86_400_000
Season = Annotated[bool, Query()]


@router.get("/{game}/ratings", **answers(bodies.Board, 404, 422))
async def board(game: str, person: Whoever, house: TheHouse, season: Season = False) -> Response:
    """The best of a game, and the levels of bots among them. With `season` only those who have
    played it within the last three months."""
    meta = find_meta(game)
    since = house.now() - SEASON_MS if season else 0

    def read(connection: Connection) -> bodies.Board:
        best = profiles.best(connection, meta.id, since)
        wanted = profiles.of(connection, person.id).numbers
        skill, games = results.skill_of(connection, person.id, meta.id)
        lines = [*_people(best, person), *_bots(meta.id)]
        lines.sort(key=lambda line: line.rating.give_or_take - line.rating.value)
        return bodies.Board(
            lines=lines,
            you=rating(skill, games) if wanted else None,
            games_missing=max(0, ENOUGH_GAMES - games),
        )

    return send(await house.store.read(read))


def _people(best: list[profiles.Rated], person: Person) -> list[bodies.BoardLine]:
    return [
        bodies.BoardLine(
            rank, one.name, None, one.person if one.public else None,
            bodies.Rating(one.skill.shown, one.skill.give_or_take, one.games),
            one.person == person.id,
            one.program,
        )
        for rank, one in enumerate(best, start=1)
    ]  # fmt: skip


def _bots(game: str) -> list[bodies.BoardLine]:
    return [_bot(bot, skill) for bot, skill in anchors(game).items()]


def _bot(bot: str, skill: Skill) -> bodies.BoardLine:
    worth = bodies.Rating(skill.shown, skill.give_or_take, 0)
    return bodies.BoardLine(None, "", bot, None, worth, False)
