"""Clocks in days stand still for somebody who is on vacation."""

from __future__ import annotations

from rookery.server.storage.rows import ClockRule
from rookery.server.table.clocks import Clocks

from .test_clocks import Time, ring, two_players
from .visitors import in_loop, open_server

DAY_MS = 86_400_000


def test_a_clock_stands_still_and_goes_on() -> None:
    clocks = Clocks(ClockRule("game", 3 * 86_400, 0), 2)
    clocks.start(0, 0)
    clocks.rest(0, DAY_MS, 8 * DAY_MS)
    assert clocks.deadline() == 10 * DAY_MS
    assert clocks.shown(5 * DAY_MS).left_ms == [2 * DAY_MS, 3 * DAY_MS]
    assert clocks.shown(5 * DAY_MS).running is None
    clocks.rest(0, 4 * DAY_MS, 4 * DAY_MS)  # back early
    assert clocks.deadline() == 6 * DAY_MS
    twin = clocks.copy()
    twin.moved(1, 5 * DAY_MS)
    assert twin.left == [DAY_MS, 3 * DAY_MS]
    assert clocks.left == [3 * DAY_MS, 3 * DAY_MS]
    clocks.rest(1, 5 * DAY_MS, 9 * DAY_MS)  # the other one does not wait for it
    assert clocks.deadline() == 6 * DAY_MS


@in_loop
async def test_who_is_on_vacation_does_not_run_out_of_time(database: str) -> None:
    time = Time()
    async with open_server(database, time, restart_grace_s=0, vacation_days=10) as server:
        clock = {"kind": "move", "seconds": 86_400}
        mover, other = await two_players(server, clock=clock, at_zero="seat_lost")
        seat = mover.last["seat"]
        away = await mover.visitor.post("/api/me/vacation", days=7)
        assert away == {"until": time.ms / 1000 + 7 * 86_400, "days_left": 3}
        await other.until(lambda update: update["clock"]["running"] is None)
        note = [note for update in other.updates for note in update["notes"]][-1]
        assert (note["kind"], note["args"]) == ("vacation", {"days": 7})
        again = await mover.visitor.http.post("/api/me/vacation", json={"days": 1})
        assert (again.status_code, again.json()["error"]) == (409, "no_days")

        time.ms += 5 * DAY_MS
        await ring(server, mover)
        back = await mover.visitor.http.delete("/api/me/vacation")
        assert back.json() == {"until": None, "days_left": 5}
        await other.until(lambda update: update["clock"]["running"] == seat)
        assert other.last["clock"]["left_ms"][seat] == DAY_MS
        room = await server.room(mover.table)
        folded = await server.house.fold(mover.table)  # as after a restart
        assert folded.clocks.deadline() == room.story.clocks.deadline() == time.ms + DAY_MS
        time.ms += DAY_MS
        await ring(server, mover)
        await other.until(lambda update: update["seats"][seat]["kind"] == "bot")


@in_loop
async def test_quick_clocks_go_on(sqlite_database: str) -> None:
    time = Time()
    async with open_server(sqlite_database, time) as server:
        mover, _ = await two_players(server, clock={"kind": "game", "seconds": 3_600})
        await mover.visitor.post("/api/me/vacation", days=1)
        kinds = [event.kind for event in await server.journal(mover.table)]
        assert "vacation" not in kinds
        for days in (0, 31):
            wrong = await mover.visitor.http.post("/api/me/vacation", json={"days": days})
            assert wrong.status_code in (409, 422)
