"""Finished games: step through them, share them, take them home as a file. They are read from what
was kept of them, whatever their rules have become."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from starlette.responses import Response

from .. import rest
from ..keeping import Finished, NotOver, find
from ..protocol import Update
from ..storage import tables
from ..storage.people import Person
from ..table import kept
from .docs import answers, body, send
from .errors import conflict, forbidden, invalid, not_found
from .identity import TheHouse, Whoever
from .rooms import TableId

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"])

MOST_STEPS = 1_000_000
Step = Annotated[int, Path(ge=0, le=MOST_STEPS)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


async def finished(table: TableId, person: Whoever, house: TheHouse) -> Finished:
    """A game that is over, for those who played it, or for everybody if they made it public."""
    try:
        game = await find(house, table)
    except NotOver:
        raise conflict("not_over", "the game is not over") from None
    if game is None:
        raise not_found("such table")
    if not game.public and not played_in(game, person):
        raise forbidden("this replay is private: those who played can make it public")
    return game


def played_in(game: Finished, person: Person) -> bool:
    return not game.kept.insiders.isdisjoint(person.ids)


TheGame = Annotated[Finished, Depends(finished)]


@router.get("/replay", **answers(rest.ReplayInfo, 404, 409, 410, 422))
async def replay(game: TheGame) -> Response:
    """What was played, and the seed that it was dealt from."""
    row = game.row
    return send(
        rest.ReplayInfo(
            game=row.game,
            rules_version=row.rules_version,
            players=row.players,
            names=[sitter.info.name for sitter in game.kept.sitters],
            options=row.options,
            seed=row.seed,
            commitment=kept.commitment(row),
            steps=game.kept.steps,
            public=game.public,
            decisions=game.kept.decisions,
        )
    )


@router.post("/replay", **answers(rest.Done, 404, 409, 410, 422, body=rest.ReplayChange))
async def share_replay(
    wanted: Annotated[rest.ReplayChange, body(rest.ReplayChange)],
    person: Whoever,
    game: TheGame,
    house: TheHouse,
) -> Response:
    """Let everybody who has the link see the replay, or only those who played."""
    if not played_in(game, person):
        raise forbidden("only those who played can share it")
    job = partial(tables.set_replay_public, table=game.row.id, public=wanted.public)
    await house.store.write(job)
    return send(rest.Done())


@router.get("/replay/{step}", **answers(Update, 404, 409, 410, 422))
async def replay_step(step: Step, game: TheGame, seat: SeatQuery = None) -> Response:
    """The table as it stood after that many decisions: as a seat saw it, or a spectator."""
    if step > game.kept.steps:
        raise invalid("step", f"the game has {game.kept.steps} steps")
    if seat is not None and seat >= game.row.players:
        raise invalid("seat", f"seats are numbered 0 to {game.row.players - 1}")
    return send(game.kept.update(game.row, step, seat))


@router.get("/export", **answers(dict[str, Any], 404, 409, 410, 422))
async def export(game: TheGame) -> Response:
    """The save file, for `rookery replay` and `rookery verify`."""
    name = f"{game.row.game}-{game.row.id}.json"
    return Response(
        game.kept.save,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
