"""Who is asking: a signed cookie with a guest's id and a random token, of which the database
knows only the hash. A guest comes to be with the first request that needs one."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated

from fastapi import Depends
from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..contract import MARKS
from ..house import House
from ..place import place_of
from ..storage import people
from ..storage.people import Person
from ..words import guest_name, hashed

COOKIE = "rookery"
YEAR_S = 365 * 86_400


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
        person = await self._house.store.read(partial(people.find, id=id))
        if person is None or not secrets.compare_digest(person.token_hash, hashed(token)):
            return None
        return person

    async def admit(self, request: Request) -> Person:
        """A new guest."""
        id, token = secrets.token_urlsafe(12), secrets.token_urlsafe(24)
        name, colour = guest_name(), secrets.randbelow(MARKS)
        await self._house.store.write(
            partial(
                people.create,
                id=id, token_hash=hashed(token), name=name, colour=colour, now=self._house.now(),
            )
        )  # fmt: skip
        self.give_cookie(request, id, token)
        return Person(id, hashed(token), name, colour, None, frozenset((id,)))

    def give_cookie(self, request: Request, id: str, token: str) -> None:
        """Let the answer to this request carry a cookie (see `finish.py`)."""
        carrier = Response()
        carrier.set_cookie(
            COOKIE, self._cookies.dumps([id, token]),
            max_age=YEAR_S, httponly=True, samesite="lax", path="/",
            secure=request.url.scheme == "https",
        )  # fmt: skip
        request.state.cookie = carrier.headers["set-cookie"]


async def whoever(request: Request) -> Person:
    """The person who asks, made a guest if they are new."""
    door: Doorkeeper = request.app.state.doorkeeper
    limits = the_house(request).limits
    person = await door.recognise(request)
    if person is None:
        await limits.spend("guests", place=place(request))
        person = await door.admit(request)
    await limits.spend("changes" if request.method not in SAFE else "requests", person.id)
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
TheHouse = Annotated[House, Depends(the_house)]
