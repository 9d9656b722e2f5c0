"""A hint: what a strong bot would think about in your place."""

from __future__ import annotations

import secrets

from fastapi import APIRouter
from starlette.responses import Response

from .. import rest
from ..bots.question import Question
from .docs import answers, send
from .errors import ApiError, conflict, forbidden
from .identity import TheHouse, Whoever
from .rooms import TheRoom

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])


@router.post("/hint", **answers(rest.Hint, 404, 409, 410, 503))
async def hint(person: Whoever, room: TheRoom, house: TheHouse) -> Response:
    """The best decisions of the position, where nobody is at a disadvantage by it: at tables
    without another person. It knows no more than your seat does."""
    story = room.story
    seats = story.seats_of(person.ids)
    if any(seat.kind == "person" and i not in seats for i, seat in enumerate(story.seats)):
        raise forbidden("hints are for tables where you play bots, or yourself")
    if story.turn is None or story.turn not in seats:
        raise conflict("not_your_turn", "it is not your turn")
    match = story.match_for((story.turn,))
    assert match is not None
    row = story.row
    question = Question(
        row.id, row.game, row.players, row.options, row.seed,
        [int(decision) for decision in match.decisions], story.turn, "", secrets.randbits(63),
    )  # fmt: skip
    answer = await house.bots.ask(row.owner, question)
    if answer is None:
        raise ApiError(503, "unavailable", "no hint could be had just now; try again")
    return send(rest.Hint(answer.options))
