"""Who is asking: a signed cookie with a person's id and a session's token, of which the database
knows only the hash. A guest comes to be with the first request that needs one."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, NamedTuple

from fastapi import Depends
from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Connection
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..contract import MARKS
from ..devices import device_of
from ..house import House
from ..place import place_of
from ..storage import people, sessions
from ..storage.people import Person
from ..words import guest_name, hashed
from .errors import ApiError

COOKIE = "rookery"
SEEN_EVERY_MS = 3_600_000
"""How exactly it is kept when a session was last used."""


class NewSession(NamedTuple):
    """To be written down before its cookie is given out."""

    id: str
    person: str
    token: str
    device: str
    now: int

    def write(self, connection: Connection) -> None:
        sessions.begin(connection, hashed(self.token), self.id, self.person, self.device, self.now)


class Doorkeeper:
    def __init__(self, house: House, secret: str) -> None:
        self._house = house
        self._cookies = URLSafeSerializer(secret, salt="guest")

    async def recognise(self, connection: HTTPConnection) -> Person | None:
        """Who the cookie says it is; None without a valid one."""
        try:
            id, token = self._cookies.loads(connection.cookies.get(COOKIE, ""))
        except (BadData, TypeError, ValueError):
            return None
        if not isinstance(id, str) or not isinstance(token, str):
            return None
        now = self._house.now()
        found = await self._house.store.read(
            partial(sessions.recognise, token_hash=hashed(token), now=now)
        )
        if found is None or found[0].id != id:
            return None
        person, seen_at = found
        if seen_at < now - SEEN_EVERY_MS:
            self._house.tasks.start("seen", self._note_seen(person.session, now))
        return person

    async def _note_seen(self, session: str, now: int) -> None:
        await self._house.store.write(partial(sessions.seen, id=session, now=now))

    async def admit(self, request: Request) -> Person:
        """A new guest."""
        id = secrets.token_urlsafe(12)
        name, colour = guest_name(), secrets.randbelow(MARKS)
        session = self.session_for(request, id)

        def write(connection: Connection) -> None:
            people.create(connection, id, name, colour, session.now)
            session.write(connection)

        await self._house.store.write(write)
        self.give_cookie(request, session)
        return Person(id, name, colour, None, frozenset((id,)), session.id)

    def session_for(self, request: Request, person: str) -> NewSession:
        """A session at this device. Whoever logs in gets a new one: a cookie that somebody else has
        put into their browser is worth nothing then."""
        return NewSession(
            secrets.token_urlsafe(9), person, secrets.token_urlsafe(24),
            device_of(request.headers.get("user-agent", "")), self._house.now(),
        )  # fmt: skip

    def give_cookie(self, request: Request, session: NewSession) -> None:
        """Let the answer to this request carry a cookie (see `finish.py`)."""
        carrier = Response()
        carrier.set_cookie(
            COOKIE, self._cookies.dumps([session.person, session.token]),
            max_age=sessions.LIFE_MS // 1000, httponly=True, samesite="lax", path="/",
            secure=request.url.scheme == "https",
        )  # fmt: skip
        request.state.cookie = carrier.headers["set-cookie"]


def the_door(request: Request) -> Doorkeeper:
    door: Doorkeeper = request.app.state.doorkeeper
    return door


async def whoever(request: Request) -> Person:
    """The person who asks, made a guest if they are new."""
    door = the_door(request)
    limits, at = the_house(request).limits, place(request)
    person = await door.recognise(request)
    if the_house(request).moderation.banned(person.ids if person else (), place(request)):
        raise ApiError(403, "banned", "those who look after this house have banned you from it")
    if person is None:
        await limits.spend("guests", place=at)
        person = await door.admit(request)
    await limits.spend("changes" if request.method not in SAFE else "requests", person.id, at)
    return person


def place(request: Request) -> str:
    """Where they are."""
    return place_of(request.client.host if request.client else "")


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


SAFE = ("GET", "HEAD")

Whoever = Annotated[Person, Depends(whoever)]
Place = Annotated[str, Depends(place)]
TheDoor = Annotated[Doorkeeper, Depends(the_door)]
TheHouse = Annotated[House, Depends(the_house)]
