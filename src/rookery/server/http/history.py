"""What somebody has played: every finished game, and what they show others of it."""

from __future__ import annotations

import statistics
from collections.abc import Collection, Iterable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query
from msgspec import structs
from sqlalchemy import Connection
from starlette.responses import Response

from .. import rest_people as bodies
from ..contract import LIMITS, REVIEW
from ..house import House
from ..ratings import ENOUGH_GAMES, Skill, anchors
from ..storage import people, profiles, results, reviews
from ..storage.people import Person
from ..storage.results import Result
from ..storage.reviews import Figures
from ..words import TABLE_ID
from .docs import answers, body, send
from .errors import not_found
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api", tags=["people"])

PAGE_SIZE = 30
COURSE = 100
ALL = 2_000
"""Of so many games statistics are made, the last ones."""
LATE = 2**53

PersonId = Annotated[str, Path(max_length=LIMITS["person"])]
GameTable = Annotated[str, Path(pattern=f"^{TABLE_ID}$")]
GameQuery = Annotated[str, Query(max_length=LIMITS["option"])]
Before = Annotated[float | None, Query(ge=0, le=LATE, allow_inf_nan=False)]


def rating(skill: Skill, games: int) -> bodies.Rating | None:
    """None before there have been enough games."""
    if games < ENOUGH_GAMES:
        return None
    return bodies.Rating(skill.shown, skill.give_or_take, games)


def _won(mine: Result, rows: Collection[Result]) -> bool:
    return mine.place == 1 and not mine.away and any(row.place > 1 for row in rows)


def _mine(rows: Iterable[Result], ids: Collection[str]) -> list[Result]:
    return [row for row in rows if row.person_id in ids]


def _against(rows: Collection[Result], ids: Collection[str]) -> str | None:
    """The strongest bot among the others; None if there was a person."""
    others = [row for row in rows if row.person_id not in ids]
    if any(row.person_id or not row.bot for row in others):
        return None
    known = anchors(others[0].game) if others else {}
    worth = {row.bot: known.get(row.bot, Skill(0.0)).mu for row in others}
    return max(worth, key=lambda bot: worth[bot], default=None)


def _stats(
    played: list[list[Result]],
    ids: Collection[str],
    ratings: dict[str, tuple[Skill, int]] | None,
    figures: dict[str, Figures],
) -> list[bodies.GameStats]:
    """By game, the one that was played most first. One's own games with oneself count for
    nothing here."""
    by_game: dict[str, list[list[Result]]] = {}
    for rows in played:
        if len(_mine(rows, ids)) == 1:
            by_game.setdefault(rows[0].game, []).append(rows)
    found = [_stats_of(game, games, ids, ratings, figures) for game, games in by_game.items()]
    return sorted(found, key=lambda stats: (-stats.played, stats.game))


def _stats_of(
    game: str,
    games: list[list[Result]],
    ids: Collection[str],
    ratings: dict[str, tuple[Skill, int]] | None,
    figures: dict[str, Figures],
) -> bodies.GameStats:
    against: dict[str | None, bodies.Against] = {}
    course = []
    for rows in games:
        (mine,) = _mine(rows, ids)
        won = _won(mine, rows)
        bot = _against(rows, ids)
        line = against.setdefault(bot, bodies.Against(bot, 0, 0))
        line.played += 1
        line.won += won
        worth = mine.after.shown if mine.rated else None
        seen = figures.get(mine.table_id)
        luck, accuracy = (None, None) if seen is None else (seen.luck, seen.accuracy)
        course.append(bodies.Point(mine.ended_at / 1000, won, worth, luck, accuracy))
    shown = rating(*ratings[game]) if ratings is not None and game in ratings else None
    if shown is None:
        course = [structs.replace(point, rating=None) for point in course]
    known = anchors(game)
    order = {bot: place for place, bot in enumerate(known, start=1)}
    return bodies.GameStats(
        game=game,
        played=len(games),
        won=sum(point.won for point in course),
        against=sorted(
            against.values(), key=lambda a: -1 if a.bot is None else order.get(a.bot, 0)
        ),
        rating=shown,
        course=course[:COURSE][::-1],
        reviewed=_reviewed(course[:COURSE]),
    )


def _reviewed(course: Collection[bodies.Point]) -> bodies.Reviewed | None:
    luck = [point.luck for point in course if point.luck is not None]
    accuracy = [point.accuracy for point in course if point.accuracy is not None]
    if not luck:
        return None
    return bodies.Reviewed(len(luck), *_mean(luck), *_mean(accuracy))


def _mean(values: list[float]) -> tuple[float, float | None]:
    """And its standard error."""
    many = len(values) > 1
    return statistics.fmean(values), (
        statistics.stdev(values) / len(values) ** 0.5 if many else None
    )


def _profile(
    connection: Connection, person: Person, name: str, mine: bool = False
) -> bodies.Profile:
    """`mine`: for their own eyes."""
    chosen = profiles.of(connection, person.id)
    played = results.games_of(connection, person.ids, "", LATE, ALL)
    ratings = profiles.ratings_of(connection, person.id) if chosen.numbers else None
    figures = reviews.of_people(connection, person.ids, REVIEW) if mine else {}
    stats = _stats(played, person.ids, ratings, figures)
    return bodies.Profile(name, chosen.public, chosen.numbers, stats)


def _games(
    connection: Connection, person: Person, game: str, before: int, mine: bool
) -> list[bodies.Played]:
    played = results.games_of(connection, person.ids, game, before, PAGE_SIZE)
    tables = [rows[0].table_id for rows in played]
    to_look_at = results.replays_there if mine else results.public_replays
    replays = to_look_at(connection, tables)
    numbers = profiles.of(connection, person.id).numbers
    return [_played(rows, person.ids, mine, numbers, replays) for rows in played]


def _played(
    rows: list[Result], ids: Collection[str], mine: bool, numbers: bool, replays: set[str]
) -> bodies.Played:
    own = _mine(rows, ids)
    change = own[0].after.shown - own[0].before.shown if numbers and own[0].rated else None
    return bodies.Played(
        table=rows[0].table_id,
        game=rows[0].game,
        ended_at=rows[0].ended_at / 1000,
        players=[
            bodies.Player(
                name=row.name if mine or row in own or not row.person_id else "",
                bot=row.bot if row.bot and not row.person_id else None,
                place=row.place,
                score=row.score,
                you=row in own,
                away=row.away,
            )
            for row in rows
        ],
        replay=rows[0].table_id in replays,
        rated=own[0].rated,
        change=change,
    )


@router.get("/me/profile", **answers(bodies.Profile))
async def my_profile(person: Whoever, house: TheHouse) -> Response:
    """What you have played, and what you show of it."""
    read = partial(_profile, person=person, name=person.name, mine=True)
    return send(await house.store.read(read))


@router.patch("/me/profile", **answers(bodies.Profile, 422, body=bodies.ProfileChange))
async def change_profile(
    person: Whoever,
    house: TheHouse,
    wanted: Annotated[bodies.ProfileChange, body(bodies.ProfileChange)],
) -> Response:
    """Choose what you show, and whether you want to see ratings. Nobody finds a guest's profile."""

    def write(connection: Connection) -> None:
        was = profiles.of(connection, person.id)
        public = was.public if wanted.public is None else wanted.public
        numbers = was.numbers if wanted.numbers is None else wanted.numbers
        profiles.change(connection, person.id, profiles.Profile(public, numbers))

    await house.store.write(write)
    read = partial(_profile, person=person, name=person.name, mine=True)
    return send(await house.store.read(read))


@router.get("/me/games", **answers(list[bodies.Played], 422))
async def my_games(
    person: Whoever, house: TheHouse, game: GameQuery = "", before: Before = None
) -> Response:
    """The games that you have finished, the last one first. `before` is the `ended_at` of the last
    one that you have got already."""
    late = _late(before)
    read = partial(_games, person=person, game=game, before=late, mine=True)
    return send(await house.store.read(read))


@router.put(
    "/me/games/{table}/review",
    **answers(bodies.FiguresKept, 422, body=bodies.ReviewFigures),
)
async def keep_figures(
    table: GameTable,
    person: Whoever,
    house: TheHouse,
    found: Annotated[bodies.ReviewFigures, body(bodies.ReviewFigures)],
) -> Response:
    """Keep what your device's review found out about your seats in a finished game, for your own
    statistics. Nobody checks it, so nobody else is shown it, and it never counts for a rating."""
    rows = [
        Figures(
            table_id=table, person_id="", version=found.version, worlds=found.worlds,
            **structs.asdict(seat),
        )
        for seat in found.seats
    ]  # fmt: skip
    kept = partial(reviews.keep, table=table, people=person.ids, rows=rows)
    return send(bodies.FiguresKept(await house.store.write(kept)))


@router.get("/people/{person_id}", **answers(bodies.Profile, 404, 422))
async def profile(person_id: PersonId, person: Whoever, house: TheHouse) -> Response:
    """What somebody has played, if they let others see it."""
    shown = await _shown(house, person_id)
    read = partial(_profile, person=shown, name=shown.account or shown.name)
    return send(await house.store.read(read))


@router.get("/people/{person_id}/games", **answers(list[bodies.Played], 404, 422))
async def games(
    person_id: PersonId,
    person: Whoever,
    house: TheHouse,
    game: GameQuery = "",
    before: Before = None,
) -> Response:
    """The games that somebody has finished. People whom they played with are not named."""
    shown = await _shown(house, person_id)
    late = _late(before)
    read = partial(_games, person=shown, game=game, before=late, mine=False)
    return send(await house.store.read(read))


def _late(before: float | None) -> int:
    return LATE if before is None else round(before * 1000)


async def _shown(house: House, id: str) -> Person:
    """Somebody who wants to be seen. Whoever does not is like nobody."""

    def read(connection: Connection) -> Person | None:
        found = people.find(connection, id)
        if found is None or found.account is None or not profiles.of(connection, id).public:
            return None
        return found

    found = await house.store.read(read)
    if found is None:
        raise not_found("such person")
    return found
