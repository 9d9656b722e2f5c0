"""The devices by which a person comes: see them, and log them out."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from .. import rest
from .. import rest_people as bodies
from ..contract import LIMITS
from ..storage import sessions
from ..storage.people import Person
from ..storage.sessions import Session
from .docs import answers, send
from .identity import TheHouse, Whoever

router = APIRouter(prefix="/api/me/sessions", tags=["accounts"])

SessionId = Annotated[str, Path(max_length=LIMITS["session"])]


def session_info(session: Session, person: Person) -> bodies.SessionInfo:
    return bodies.SessionInfo(
        session.id, session.device, session.created_at / 1000, session.seen_at / 1000,
        session.id == person.session,
    )  # fmt: skip


@router.get("", **answers(list[bodies.SessionInfo]))
async def my_sessions(person: Whoever, house: TheHouse) -> Response:
    """Your devices, the one that was used last first."""
    found = await house.store.read(partial(sessions.of_person, person=person.id))
    return send([session_info(session, person) for session in found])


@router.delete("", **answers(rest.Done))
async def end_others(person: Whoever, house: TheHouse) -> Response:
    """Log out everywhere but here."""
    end = partial(sessions.end_all, person=person.id, but=person.session)
    house.end_sessions(await house.store.write(end))
    return send(rest.Done())


@router.delete("/{session}", **answers(rest.Done, 422))
async def end_one(session: SessionId, person: Whoever, house: TheHouse) -> Response:
    """Log a device out. One that is none of yours, or is logged out already, changes nothing."""
    end = partial(sessions.end, person=person.id, id=session)
    house.end_sessions(await house.store.write(end))
    return send(rest.Done())
