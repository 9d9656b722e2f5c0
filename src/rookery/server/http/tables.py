"""Tables: make one, find one, look at one."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from msgspec import structs
from starlette.responses import Response

from .. import rest
from ..contract import path_to
from ..house import House
from ..storage import tables
from ..storage.people import Person
from ..table import making, shown
from ..table.access import belongs, may_join, may_watch
from ..table.aside import SetAside
from ..table.room import Room
from ..table.rules import RulesGone
from .docs import answers, body, send
from .errors import conflict
from .identity import Place, TheHouse, Whoever
from .people import check_program, free_name
from .rooms import InviteQuery, TheRoom

router = APIRouter(prefix="/api/tables", tags=["tables"])

DESERTED_MS = 600_000


def table_info(
    room: Room, person: Person, invited: bool = False, replay_public: bool = False
) -> rest.TableInfo:
    story = room.story
    row = story.row
    seats = story.seats_of(person.ids)
    inside = belongs(story, person.ids)
    infos = shown.seat_infos(story, seats, room.presence.shown())
    known = inside or may_join(story, invited) or may_watch(story, invited)
    if not known:
        infos = [structs.replace(info, name="") for info in infos]
    return rest.TableInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        status=story.status,
        title=story.title if known else "",
        host=story.host,
        seats=infos,
        clock=row.clock,
        at_zero=row.at_zero,
        watch=row.watch,
        listed=row.listed,
        created_at=row.created_at / 1000,
        moved_at=story.last_at / 1000,
        owner=story.owner in person.ids,
        invite=room.house.invitations.of(room.id) if inside else None,
        replay=(story.status == "over" or story.ended_by_rules) and (inside or replay_public),
        your_turn=story.turn in seats,
        version=story.version(seats),
        kept_seats=list(story.kept_seats(person.ids)),
        tournament=row.tournament,
        ended_by_rules=story.ended_by_rules,
    )


async def infos(house: House, person: Person, ids: list[str]) -> list[rest.TableInfo]:
    """Those of the tables that can still be played or looked at."""
    found = []
    for table in ids:
        try:
            async with house.room(table) as room:
                found.append(table_info(room, person))
        except (RulesGone, SetAside):
            continue
    return found


async def check_unfinished(house: House, person: Person) -> None:
    unfinished = await house.store.read(partial(tables.count_unfinished, people=person.ids))
    if unfinished >= house.settings.unfinished_tables:
        raise conflict("too_many_tables", "finish or leave some of your tables first")


@router.post("", **answers(rest.TableMade, 404, 409, 422, body=rest.NewTable, status=201))
async def make_table(
    person: Whoever,
    house: TheHouse,
    place: Place,
    wanted: Annotated[rest.NewTable, body(rest.NewTable)],
) -> Response:
    """Make a table. It starts at once when no seat is open."""
    check_program(house, person)
    await house.limits.spend("tables", person.id, place)
    await check_unfinished(house, person)
    row = making.new_row(wanted, person.id, house.now())
    row = structs.replace(row, origin=house.invitations.mark(place))
    names = {
        number: await free_name(house, person, place, seat.name, "seats")
        for number, seat in enumerate(wanted.seats)
        if seat.kind == "me"
    }
    await house.make(row, making.first_entries(wanted, person, names, house.settings.bot_names))
    invite = house.invitations.of(row.id)
    made = send(rest.TableMade(row.id, invite, path_to("table", row.id, invite=invite)))
    made.status_code = 201
    return made


@router.get("", **answers(rest.Lobby))
async def lobby(person: Whoever, house: TheHouse) -> Response:
    """Listed tables: those that wait for players, and those being played. A table where nobody has
    been for ten minutes is not among them; it is again as soon as somebody comes back."""
    since = house.now() - DESERTED_MS
    waiting = await house.store.read(partial(tables.lobby, status="waiting", since=since))
    playing = await house.store.read(partial(tables.lobby, status="playing", since=since))
    return send(
        rest.Lobby(await infos(house, person, waiting), await infos(house, person, playing))
    )


@router.get("/mine", **answers(list[rest.TableInfo]))
async def my_tables(person: Whoever, house: TheHouse) -> Response:
    """The tables where you sit, those still going on first."""
    ids = await house.store.read(partial(tables.of_people, people=person.ids))
    found = await infos(house, person, ids)
    # Who was sent away or got up before the start has nothing to come back to.
    gone = [info for info in found if info.status == "waiting" and info.invite is None]
    return send([info for info in found if info not in gone])


@router.get("/{table}", **answers(rest.TableInfo, 404, 410, 422))
async def look_at_table(
    person: Whoever, room: TheRoom, house: TheHouse, invite: InviteQuery = None
) -> Response:
    """A table and who sits at it; the game itself comes over the socket."""
    public = await house.store.read(partial(tables.replay_is_public, table=room.id))
    return send(table_info(room, person, house.invitations.open(room.story, invite), public))
