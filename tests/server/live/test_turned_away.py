"""Sockets that the server turns away are told why, and closed with a code that says so."""

from __future__ import annotations

import pytest

from rookery.server.contract import FINAL, Close

from ..processes import ServerProcess
from ..visitors import Json, in_loop
from .people import Guest, guests


async def farewell(guest: Guest, table: str, query: str = "") -> tuple[list[Json], int]:
    socket = await guest.connect(table, query)
    messages = []
    while (message := await socket.receive()) is not None:
        messages.append(message)
    assert socket.close_code is not None
    return messages, socket.close_code


@in_loop
async def test_whoever_is_turned_away_is_told_why(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, sockets_per_person=1) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await anna.sit(table)
            for guest, id, key, code in (
                (ben, "nowhere", "refused-no-table", Close.NOT_FOUND),
                (ben, table["id"], "refused-not-watched", Close.FORBIDDEN),
                (anna, table["id"], "refused-too-many-sockets", Close.TOO_MANY),
            ):
                (refused, closing), closed = await farewell(guest, id)
                assert (refused["type"], refused["key"]) == ("refused", key)
                assert closing == {"type": "closing", "reason": "gone"}
                assert closed == code
                assert code in FINAL


@pytest.mark.parametrize("code", list(Close))
def test_codes_are_such_as_a_server_may_send(code: Close) -> None:
    assert code in (1012, 1013) or 4000 <= code <= 4999
