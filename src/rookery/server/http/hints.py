"""A hint: what a strong bot would think about in your place."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from functools import partial
from typing import TypeVar

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from .. import rest
from ..bots.question import ProposalInfo, Question
from ..house import House
from ..storage import results
from ..storage.people import Person
from ..table.room import Room
from .docs import answers, send
from .errors import ApiError, conflict, forbidden
from .identity import Place, TheHouse, Whoever
from .rooms import TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])

T = TypeVar("T")


@router.post("/hint", **answers(rest.Hint, 404, 409, 410, 503))
async def hint(
    person: Whoever, room: TheRoom, house: TheHouse, place: Place, request: Request
) -> Response:
    """The best decisions of the position, where nobody is at a disadvantage by it: at tables
    without another person. It knows no more than your seat does. One at a time: bots' moves come
    first, and with many in the queue there may be none to be had. The game counts for no rating."""
    question = _question(room, person)
    with house.hints.one_of(person.id) as free:
        if not free:
            raise conflict("thinking", "your last hint is being thought about")
        await house.limits.spend("hints", person.id, place)
        await house.store.write(partial(results.note_help, table=room.id))
        return send(rest.Hint(await _think(house, room, question, request)))


def _question(room: Room, person: Person) -> Question:
    story = room.story
    seats = story.seats_of(person.ids)
    if story.row.tournament:
        raise forbidden("there are no hints in tournaments")
    if any(seat.kind == "person" and i not in seats for i, seat in enumerate(story.seats)):
        raise forbidden("hints are for tables where you play bots, or yourself")
    if story.turn is None or story.turn not in seats:
        raise conflict("not_your_turn", "it is not your turn")
    match = story.match_for((story.turn,))
    assert match is not None
    row = story.row
    return Question(
        row.id, row.game, row.players, row.options, row.seed,
        [int(decision) for decision in match.decisions], story.turn, "", secrets.randbits(63),
    )  # fmt: skip


async def _think(
    house: House, room: Room, question: Question, request: Request
) -> list[ProposalInfo]:
    patience_s = house.settings.hint_patience_s
    try:
        async with asyncio.timeout(patience_s):
            answer = await unless_gone(request, house.bots.advise(room.story.row.owner, question))
    except TimeoutError:
        answer = None
    if answer is None:
        raise ApiError(503, "no_hint", "no hint could be had just now; try again")
    return answer.options


async def unless_gone(request: Request, work: Awaitable[T]) -> T | None:
    """What comes of the work, which is given up when whoever asked has gone."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
