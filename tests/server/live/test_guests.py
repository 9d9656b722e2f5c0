"""Two people at a table of a real server, over real sockets."""

from __future__ import annotations

from ..processes import ServerProcess
from ..visitors import in_loop, play_to_end
from .people import guests


@in_loop
async def test_two_people_play_a_game(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            sockets = [await guest.sit(table) for guest in (anna, ben)]
            last = await play_to_end(*sockets)
            assert last["status"] == "over"
            assert [seat["name"] for seat in last["seats"]] == ["Anna", "Ben"]
