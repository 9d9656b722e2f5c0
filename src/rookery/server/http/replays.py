"""Finished games: step through them, share them, take them home as a file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from .. import rest
from ..house import House
from ..protocol import Update
from ..storage import tables
from ..storage.people import Person
from ..table import shown
from ..table.access import belongs
from ..table.room import Room
from .docs import answers, body, send
from .errors import conflict, forbidden, invalid
from .identity import TheHouse, Whoever
from .rooms import TheRoom

if TYPE_CHECKING:
    from ...core.match import Match

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])

MOST_STEPS = 1_000_000
Step = Annotated[int, Path(ge=0, le=MOST_STEPS)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


async def finished(house: House, person: Person, room: Room) -> Match:
    """A game that is over, for those who played it, or for everybody if they made it public."""
    story = room.story
    if story.status != "over" or story.match is None:
        raise conflict("not_over", "the game is not over")
    if not played_in(room, person) and not await house.store.read(
        partial(tables.replay_is_public, table=room.id)
    ):
        raise forbidden("this replay is private: those who played can make it public")
    return story.match


def played_in(room: Room, person: Person) -> bool:
    return belongs(room.story, person.ids)


@router.get("/replay", **answers(rest.ReplayInfo, 404, 409, 410, 422))
async def replay(person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """What was played, and the seed that it was dealt from."""
    match = await finished(house, person, room)
    row = room.story.row
    return send(
        rest.ReplayInfo(
            game=row.game,
            rules_version=row.rules_version,
            players=row.players,
            names=[seat.name for seat in room.story.seats],
            options=row.options,
            seed=row.seed,
            commitment=room.story.commitment,
            steps=len(match.decisions),
            public=await house.store.read(partial(tables.replay_is_public, table=room.id)),
            decisions=[decision.text for decision in match.decisions],
        )
    )


@router.post("/replay", **answers(rest.Done, 404, 409, 410, 422, body=rest.ReplayChange))
async def share_replay(
    person: Whoever,
    room: TheRoom,
    house: TheHouse,
    wanted: Annotated[rest.ReplayChange, body(rest.ReplayChange)],
) -> Response:
    """Let everybody who has the link see the replay, or only those who played."""
    await finished(house, person, room)
    if not played_in(room, person):
        raise forbidden("only those who played can share it")
    await house.store.write(partial(tables.set_replay_public, table=room.id, public=wanted.public))
    return send(rest.Done())


@router.get("/replay/{step}", **answers(Update, 404, 409, 410, 422))
async def replay_step(
    step: Step, person: Whoever, room: TheRoom, house: TheHouse, seat: SeatQuery = None
) -> Response:
    """The table as it stood after that many decisions: as a seat saw it, or a spectator."""
    match = await finished(house, person, room)
    if step > len(match.decisions):
        raise invalid("step", f"the game has {len(match.decisions)} steps")
    if seat is not None and seat >= match.players:
        raise invalid("seat", f"seats are numbered 0 to {match.players - 1}")
    return send(shown.replayed(room.story, room.presence.shown(), match, step, seat))


@router.get("/export", **answers(dict[str, Any], 404, 409, 410, 422))
async def export(person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """The save file, for `rookery replay` and `rookery verify`."""
    match = await finished(house, person, room)
    name = f"{room.story.row.game}-{room.id}.json"
    return Response(
        match.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
