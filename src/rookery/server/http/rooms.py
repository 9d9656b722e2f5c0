"""The room that a request is about. It is held until the answer has been sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Path, Query

from ..contract import LIMITS
from ..table.access import turned_away
from ..table.room import Room
from ..words import TABLE_ID
from .errors import forbidden
from .identity import TheHouse, Whoever

InviteQuery = Annotated[str | None, Query(max_length=LIMITS["invite"])]
VersionSeen = Annotated[int | None, Query(ge=0, le=LIMITS["version"])]
TableId = Annotated[str, Path(pattern=f"^{TABLE_ID}$")]


async def _held(table: TableId, house: TheHouse) -> AsyncIterator[Room]:
    async with house.room_of_now(table) as room:
        yield room


TheRoom = Annotated[Room, Depends(_held)]


def _invited(room: TheRoom, person: Whoever, house: TheHouse, invite: InviteQuery = None) -> bool:
    invited = house.invitations.open(room.story, invite)
    if turned_away(room.story, person.ids, "", invited) is not None:
        raise forbidden("this table is by invitation: open its link")
    return invited


Invited = Annotated[bool, Depends(_invited)]
"""For those who may look at the table, and nobody else: whether they have its invitation."""
