"""The room that a request is about. It is held until the answer has been sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Path

from ..table.room import Room
from .identity import TheHouse

TableId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


async def _held(table: TableId, house: TheHouse) -> AsyncIterator[Room]:
    async with house.room_of_now(table) as room:
        yield room


TheRoom = Annotated[Room, Depends(_held)]
