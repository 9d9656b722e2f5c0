"""Tournaments: make one, take part, see how it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from msgspec import structs
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from .. import rest
from .. import rest_tournaments as bodies
from ..contract import path_to
from ..house import House
from ..storage import tournaments
from ..storage.people import Person
from ..storage.tournaments import Listed
from ..tournament import making
from ..tournament.contest import Contest
from ..tournament.host import Busy, NoSuchTournament
from ..tournament.next import Entry
from ..words import TABLE_ID
from .docs import answers, body, send
from .errors import ApiError, conflict, forbidden, invalid, not_found
from .identity import Place, TheHouse, Whoever
from .people import check_heard, check_no_program, clean_title, free_name
from .tournament_shown import info, shown

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

Id = Annotated[str, Path(pattern=f"^{TABLE_ID}$")]


@router.get("", **answers(bodies.Tournaments))
async def list_tournaments(person: Whoever, house: TheHouse) -> Response:
    """Yours, and those for everybody: running, coming, and the last ones that are over."""

    def read(connection: Connection) -> tuple[list[Listed], ...]:
        return (
            tournaments.of_people(connection, person.ids),
            tournaments.listed(connection, "running", "waiting"),
            tournaments.listed(connection, "over"),
        )

    yours, going, over = await house.store.read(read)
    coming = sorted((one for one in going if one.row.status == "waiting"), key=_starts)
    running = [one for one in going if one.row.status == "running"]
    return send(
        bodies.Tournaments(
            *([info(one) for one in ones] for ones in (yours, running, coming, over))
        )
    )


def _starts(one: Listed) -> int:
    return one.row.starts_at


@router.post(
    "",
    **answers(bodies.TournamentMade, 404, 409, 422, body=bodies.NewTournament, status=201),
)
async def make_tournament(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.NewTournament, body(bodies.NewTournament)],
) -> Response:
    """Make a tournament. It needs an account; to take part none is needed. From then on it goes by
    itself, whether you are there or not."""
    if person.account is None:
        raise ApiError(403, "no_account", "tournaments are made by people with an account")
    await house.limits.spend("tables", person.id, place)
    title = clean_title(wanted.title)
    if not title:
        raise invalid("title", "a tournament needs a name")
    check_heard(house, person, place)
    row = making.new_row(wanted, title, person.id, house.now())
    bots = making.bots_enter(wanted.bots, house.settings.bot_names)
    mark = house.invitations.mark(place)
    mine, here = await house.store.read(
        partial(tournaments.count_unfinished, people=person.ids, origin=mark)
    )
    most = house.settings.unfinished_tournaments
    if mine >= most or here >= 2 * most:
        raise conflict("too_many_tournaments", "wait until one of your tournaments is over")
    await house.tournaments.make(structs.replace(row, origin=mark), bots)
    made = send(bodies.TournamentMade(row.id, path_to("tournament", row.id)))
    made.status_code = 201
    return made


@router.get("/{id}", **answers(bodies.Tournament, 404, 422))
async def look_at_tournament(
    id: Id, person: Whoever, house: TheHouse, request: Request
) -> Response:
    """How it stands. Ask as often as you like with `If-None-Match`: as long as nothing has
    happened the answer is 304, and empty."""
    contest = await _found(house, id)
    moderates = house.moderation.may_moderate(person.ids)
    tag = f'"{contest.number}-{person.id}-{int(moderates)}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    answer = send(shown(contest, person, moderates, house.settings.round_break_s))
    answer.headers.update(headers)
    return answer


async def _found(house: House, id: str) -> Contest:
    try:
        return await house.tournaments.look(id)
    except NoSuchTournament:
        raise not_found("such tournament") from None


async def _change(
    house: House, id: str, person: Person, entries_for: Callable[[Contest], list[Entry]]
) -> Response:
    try:
        contest = await house.tournaments.change(id, entries_for)
    except NoSuchTournament:
        raise not_found("such tournament") from None
    except Busy:
        raise conflict("busy", "much is going on at this tournament; try again") from None
    moderates = house.moderation.may_moderate(person.ids)
    return send(shown(contest, person, moderates, house.settings.round_break_s))


def _check_going(contest: Contest) -> None:
    if not contest.going:
        raise conflict("tournament_over", "the tournament is over")


def _check_owner(contest: Contest, house: House, person: Person) -> None:
    owns = contest.row.owner in person.ids or house.moderation.may_moderate(person.ids)
    if not owns:
        raise forbidden("only whoever made the tournament can do that")


@router.post("/{id}/enter", **answers(bodies.Tournament, 404, 409, 422, body=bodies.Enter))
async def enter(
    id: Id,
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[bodies.Enter, body(bodies.Enter)],
) -> Response:
    """Take part, or come back after having left: you are paired as soon as that can be."""
    check_no_program(person)
    name = await free_name(house, person, place, wanted.name)
    await house.limits.spend("tables", person.id, place)

    def entered(contest: Contest) -> list[Entry]:
        _check_going(contest)
        rule = contest.row.rule
        if rule.kind == "swiss" and contest.round >= rule.rounds:
            raise conflict("too_late", "the last round has begun")
        me = contest.player_of(person.ids)
        if me is not None:
            return [] if me.here else [Entry("returned", {"player": me.number})]
        if len(contest.players) >= house.settings.tournament_players:
            raise conflict("tournament_full", "no more can take part in this tournament")
        return [making.person_enters(person.id, name, person.colour)]

    return await _change(house, id, person, entered)


@router.post("/{id}/leave", **answers(bodies.Tournament, 404, 409, 422))
async def leave(id: Id, person: Whoever, house: TheHouse) -> Response:
    """Do not be paired any more, until you enter again. A game that you play now goes on."""

    def left(contest: Contest) -> list[Entry]:
        _check_going(contest)
        me = contest.player_of(person.ids)
        if me is None:
            raise conflict("not_entered", "you do not take part in this tournament")
        return [Entry("left", {"player": me.number})] if me.here else []

    return await _change(house, id, person, left)


@router.post("/{id}/next", **answers(bodies.Tournament, 404, 409, 422))
async def next_game(id: Id, person: Whoever, house: TheHouse) -> Response:
    """Of an arena: you are free for the next game."""

    def ready(contest: Contest) -> list[Entry]:
        _check_going(contest)
        me = contest.player_of(person.ids)
        if me is None:
            raise conflict("not_entered", "you do not take part in this tournament")
        if contest.row.rule.kind == "swiss":
            return [] if me.here else [Entry("returned", {"player": me.number})]
        if contest.game_of(me.number):
            raise conflict("still_playing", "finish your game first")
        return [] if me.ready_since is not None else [Entry("ready", {"player": me.number})]

    return await _change(house, id, person, ready)


@router.post("/{id}/start", **answers(bodies.Tournament, 404, 409, 422))
async def start(id: Id, person: Whoever, house: TheHouse) -> Response:
    """Start it now, rather than when it was to start."""

    def started(contest: Contest) -> list[Entry]:
        _check_owner(contest, house, person)
        _check_going(contest)
        if contest.status == "running":
            return []
        rule = contest.row.rule
        if rule.kind == "swiss" and len(contest.present()) < rule.players:
            raise conflict("not_entered", "too few take part as yet")
        return [Entry("started", {})]

    return await _change(house, id, person, started)


@router.delete("/{id}", **answers(rest.Done, 404, 409, 422))
async def call_off(id: Id, person: Whoever, house: TheHouse) -> Response:
    """Call it off. Games that are being played go on as games."""

    def cancelled(contest: Contest) -> list[Entry]:
        _check_owner(contest, house, person)
        return [Entry("cancelled", {"why": "called_off"})] if contest.going else []

    await _change(house, id, person, cancelled)
    return send(rest.Done())
