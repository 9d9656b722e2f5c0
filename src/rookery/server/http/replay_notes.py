"""Notes on a replay: those who played write them, whoever may see the replay reads them."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from .. import rest
from ..contract import LIMITS
from ..house import House
from ..keeping import Finished
from ..storage import chat, replay_notes
from ..storage.people import Person
from ..storage.replay_notes import Note
from ..storage.writer import Unavailable
from ..table.chatter import silences
from ..words import clean
from .docs import answers, body, send
from .errors import ApiError, conflict, forbidden, invalid, not_found
from .identity import Place, TheHouse, Whoever
from .replays import Step, TheGame, played_in
from .talk import LineNumber

router = APIRouter(prefix="/api/tables/{table}/notes", tags=["replays"])

TRIES = 5


@router.get("", **answers(rest.ReplayNotes, 404, 409, 410, 422))
async def notes(person: Whoever, game: TheGame, house: TheHouse) -> Response:
    """What was noted, moment by moment. Whom you do not hear, you do not read."""
    return send(await house.store.read(partial(_notes, game=game, person=person)))


def _notes(connection: Connection, game: Finished, person: Person) -> rest.ReplayNotes:
    muted = chat.muted_by(connection, game.row.id, person.id)
    return rest.ReplayNotes(
        may_write=_seat(game, person) is not None,
        notes=[
            rest.ReplayNote(
                note.number, note.step, note.mark, note.text, note.seat, note.name,
                note.person in person.ids,
            )
            for note in replay_notes.all_of(connection, game.row.id)
            if note.person not in muted
        ],
    )  # fmt: skip


@router.put("/{step}", **answers(rest.ReplayNotes, 404, 409, 410, 422, body=rest.NewNote))
async def write(
    step: Step,
    wanted: Annotated[rest.NewNote, body(rest.NewNote)],
    person: Whoever,
    place: Place,
    game: TheGame,
    house: TheHouse,
) -> Response:
    """Note something at a moment, instead of what you noted there before."""
    seat = _seat(game, person)
    if seat is None:
        raise forbidden("only those who played keep notes with a replay")
    if step > game.kept.steps:
        raise invalid("step", f"the game has {game.kept.steps} steps")
    sitter = game.kept.sitters[seat]
    note = Note(
        step, wanted.mark, clean(wanted.text), sitter.person, sitter.info.name, seat, house.now(),
        house.invitations.mark(place),
    )  # fmt: skip
    if note.text or note.mark:
        await _may_write(house, game, person, place, sitter.person)
    job = partial(
        replay_notes.write, table=game.row.id, note=note, people=person.ids, most=LIMITS["notes"]
    )
    for _ in range(TRIES):
        try:
            written = await house.store.write(job)
        except IntegrityError:
            continue  # somebody else took the number
        if not written:
            raise conflict("too_many_notes", f"{LIMITS['notes']} notes with a replay are the most")
        return send(await house.store.read(partial(_notes, game=game, person=person)))
    raise Unavailable


async def _may_write(house: House, game: Finished, person: Person, place: str, sat_as: str) -> None:
    reporters = await house.store.read(partial(chat.reporters, table=game.row.id))
    others = {sitter.person for sitter in game.kept.sitters} - {"", sat_as}
    if house.moderation.silenced(person.ids, place) or silences(
        others, reporters.get(sat_as, set())
    ):
        raise ApiError(403, "silenced", "you may not write here for now")


@router.post("/{number}/report", **answers(rest.Done, 404, 409, 410, 422))
async def report(number: LineNumber, person: Whoever, game: TheGame, house: TheHouse) -> Response:
    """Report a note, as a line of chat: those who look after the house will read it."""
    note = await house.store.read(partial(replay_notes.find, table=game.row.id, number=number))
    if note is None:
        raise not_found("such note")
    if note.person in person.ids:
        raise conflict("own_line", "that note is your own")
    seat = _seat(game, person)
    by = person.id if seat is None else game.kept.sitters[seat].person
    await house.store.write(
        partial(chat.report, table=game.row.id, number=number, person=by, now=house.now())
    )
    return send(rest.Done())


def _seat(game: Finished, person: Person) -> int | None:
    """Where somebody sat; the first seat of those who played several."""
    if not played_in(game, person):
        return None
    sitters = game.kept.sitters
    return next((seat for seat, each in enumerate(sitters) if each.person in person.ids), None)
