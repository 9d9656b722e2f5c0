"""People who leave, drop, run out of time and come back, at a real server over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from ..processes import ServerProcess
from ..visitors import Json, Socket, in_loop, play_to_end
from .people import Guest, guests
from .screen import Screen, assert_same_after_a_reload

HURRY: dict[str, Any] = {"stand_in": "random", "away_s": 0.1, "restart_grace_s": 0}
SLOW_BOT = {"pace": True}
"""At a table like that a bot's answer is held back for `bot_pace_s`."""


class Party:
    """Anna and Ben at a table that Anna made."""

    anna: Guest
    ben: Guest
    table: Json
    hers: Socket
    his: Socket
    come: Callable[[str], Awaitable[Guest]]
    """Somebody else comes to the house."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    @property
    def mover(self) -> Guest:
        return (self.anna, self.ben)[self.hers.last["turn"]]

    async def settled(self) -> None:
        await self.hers.settled()
        await self.his.settled()


@asynccontextmanager
async def two_people(
    database: str, *seats: str, settings: dict[str, Any] | None = None, **more: Any
) -> AsyncIterator[Party]:
    with ServerProcess(database, **(HURRY | (settings or {}))) as server:
        async with guests(server) as come:
            party = Party()
            party.come = come
            party.anna, party.ben = await come("Anna"), await come("Ben")
            party.table = await party.anna.make_table(*(seats or ("me", "open")), **more)
            await party.ben.join(party.table)
            party.hers, party.his = (
                await party.anna.sit(party.table),
                await party.ben.sit(party.table),
            )
            await party.settled()
            yield party


@in_loop
async def test_a_bot_plays_on_at_once_and_the_seat_can_be_taken_back(database: str) -> None:
    async with two_people(database) as party:
        await party.anna.post(f"{party.path}/leave")
        update = await party.his.until(lambda u: u["seats"][0]["kind"] == "bot")
        assert update["seats"][0]["name"] == "Anna"
        assert update["seats"][0]["stand_in"]["why"] == "left"
        # It plays: whenever it is not Ben's turn, the bot makes it so.
        for _ in range(3):
            await party.his.until(lambda u: bool(u["legal"]))
            await party.his.act()
        await party.hers.until(lambda u: u["seat"] is None)
        assert party.hers.last["legal"] == []
        assert Screen(party.hers).welcome["kept_seats"] == [0]
        info = await party.anna.get(party.path)
        assert info["kept_seats"] == [0]
        assert (await party.ben.get(party.path))["kept_seats"] == []

        await party.anna.post(f"{party.path}/return")
        await party.his.until(lambda u: u["seats"][0]["kind"] == "person")
        await party.hers.until(lambda u: u["seat"] == 0)
        assert Screen(party.hers).welcome["kept_seats"] == []
        await party.settled()
        assert Screen(party.his).told == [
            ("joined", "Ben"),
            ("started", ""),
            ("left_to_bot", "Anna", "random"),
            ("returned", "Anna"),
        ]
        for socket in (party.hers, party.his):
            await assert_same_after_a_reload(socket)
        assert (await play_to_end(party.hers, party.his))["status"] == "over"
        for socket in (party.hers, party.his):
            await assert_same_after_a_reload(socket)
        gone = await party.anna.http.post(f"{party.path}/return")
        assert (gone.status_code, gone.json()["error"]) == (409, "over")


@in_loop
async def test_notes_stand_where_they_happened(sqlite_database: str) -> None:
    """For those who play and for those who watch, live and in the replay."""
    async with two_people(sqlite_database, watch="anyone") as party:
        watching = await (await party.come("Carol")).connect(party.table["id"])
        await watching.hello()
        for socket in (party.hers, party.his) * 3:
            while socket.last["legal"]:
                await socket.act()
            await party.settled()
        await watching.settled()
        # In mid-draft, if there is one: the draft's lines are nobody else's yet.
        mover = party.hers if party.hers.last["legal"] else party.his
        await mover.act()
        await party.settled()
        lines = len(Screen(watching).log)
        await mover.visitor.post(f"{party.path}/leave")
        await watching.until(lambda u: any(s["stand_in"] for s in u["seats"]))
        left = Screen(watching).notes[-1]
        assert left["kind"] == "left_to_bot"
        assert left["after"] >= lines > 0
        await mover.visitor.post(f"{party.path}/return")
        await party.settled()
        for socket in (party.hers, party.his, watching):
            await assert_same_after_a_reload(socket)
        await play_to_end(party.hers, party.his)
        await watching.settled()
        notes, log = Screen(watching).notes, Screen(watching).log
        steps = (await party.anna.get(f"{party.path}/replay"))["steps"]
        last = await party.anna.get(f"{party.path}/replay/{steps}")
        assert (last["notes"], last["log"]) == (notes, log)
        first = await party.anna.get(f"{party.path}/replay/0")
        assert [note["kind"] for note in first["notes"]] == ["joined", "started"]


@in_loop
async def test_whoever_plays_several_seats_leaves_and_returns_with_all(
    sqlite_database: str,
) -> None:
    async with two_people(sqlite_database, "me", "me", "open") as party:
        await party.anna.post(f"{party.path}/leave")
        await party.his.until(lambda u: [s["kind"] for s in u["seats"]] == ["bot", "bot", "person"])
        await party.his.until(lambda u: bool(u["legal"]))
        await party.anna.post(f"{party.path}/return")
        await party.settled()
        assert [seat["yours"] for seat in party.hers.last["seats"]] == [True, True, False]
        assert (await play_to_end(party.hers, party.his))["status"] == "over"


@in_loop
async def test_the_last_to_leave_lets_the_game_rest_until_somebody_returns(
    database: str,
) -> None:
    async with two_people(database, "me", "open", "random") as party:
        await party.anna.post(f"{party.path}/leave")
        await party.ben.post(f"{party.path}/leave")
        update = await party.his.until(lambda u: u["status"] == "abandoned")
        assert update["seed"] is None  # it was not played to the end
        decisions = update["view"]
        await party.hers.until(lambda u: u["status"] == "abandoned")
        await party.hers.settled()
        assert Screen(party.hers).told[-3:] == [
            ("left_to_bot", "Anna", "random"),
            ("left_to_bot", "Ben", "random"),
            ("abandoned", ""),
        ]
        await asyncio.sleep(0.5)
        await party.his.settled()
        assert party.his.last["view"] == decisions  # nobody plays on
        await party.anna.post(f"{party.path}/return")
        await party.hers.until(lambda u: u["status"] == "playing")
        await party.hers.until(lambda u: bool(u["legal"]) and u["seat"] == 0)
        await party.hers.act()
        await party.ben.post(f"{party.path}/return")
        await party.his.until(lambda u: u["seat"] == 1)
        assert (await play_to_end(party.hers, party.his))["status"] == "over"


@in_loop
async def test_a_table_with_bots_only_can_be_left_and_found_again(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, **HURRY) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "random")
            path = f"/api/tables/{table['id']}"
            socket = await anna.sit(table)
            await socket.until(lambda u: bool(u["legal"]))
            await socket.act()
            await anna.post(f"{path}/leave")
            await socket.until(lambda u: u["status"] == "abandoned")
            (mine,) = await anna.get("/api/tables/mine")
            assert (mine["status"], mine["kept_seats"]) == ("abandoned", [0])
            await anna.post(f"{path}/return")
            await socket.until(lambda u: u["seat"] == 0)
            assert (await play_to_end(socket))["status"] == "over"


@in_loop
async def test_the_others_decide_about_somebody_who_is_away(database: str) -> None:
    async with two_people(database, settings={"grace_s": 3}) as party:
        early = await party.ben.http.post(f"{party.path}/seats/0/bot", json={})
        assert early.json()["error"] == "seat_taken"
        await party.hers.close()
        update = await party.his.until(lambda u: u["seats"][0]["presence"] == "away")
        assert 0 < update["seats"][0]["grace_ms"] <= 3_000
        await asyncio.sleep(3.2)
        await party.ben.post(f"{party.path}/seats/0/wait")
        update = await party.his.until(lambda u: u["notes"][-1:] != [])
        assert update["seats"][0]["grace_ms"] > 0
        await party.ben.post(f"{party.path}/seats/0/wait")  # twice, and once is enough
        late = await party.ben.http.post(f"{party.path}/seats/0/bot", json={})
        assert late.json()["error"] == "seat_taken"
        await asyncio.sleep(3.2)
        await party.ben.post(f"{party.path}/seats/0/bot")
        update = await party.his.until(lambda u: u["seats"][0]["kind"] == "bot")
        assert update["seats"][0]["stand_in"]["why"] == "away"
        assert Screen(party.his).told[2:] == [
            ("waited", "Anna", "Ben"),
            ("replaced", "Anna", "random", "Ben"),
        ]
        again = await party.anna.sit(party.table)
        assert again.last["seat"] is None
        assert Screen(again).welcome["kept_seats"] == [0]
        await party.anna.post(f"{party.path}/return")
        await again.until(lambda u: u["seat"] == 0)
        assert (await play_to_end(again, party.his))["status"] == "over"


@in_loop
async def test_strangers_decide_nothing(sqlite_database: str) -> None:
    async with two_people(sqlite_database, settings={"grace_s": 0}) as party:
        await party.hers.close()
        await party.his.until(lambda u: u["seats"][0]["presence"] == "away")
        carol = await party.come("Carol")
        for what in ("bot", "wait"):
            answer = await carol.http.post(f"{party.path}/seats/0/{what}", json={})
            assert answer.status_code == 403
            answer = await party.ben.http.post(f"{party.path}/seats/7/{what}", json={})
            assert answer.status_code == 422
        for what in ("leave", "return"):
            answer = await carol.http.post(f"{party.path}/{what}", json={})
            assert answer.status_code == 409
        await party.his.settled()
        assert party.his.last["seats"][0]["kind"] == "person"


@in_loop
async def test_at_zero_all_are_told_that_a_bot_makes_the_move(sqlite_database: str) -> None:
    clock = {"kind": "move", "seconds": 1}
    async with two_people(sqlite_database, clock=clock, at_zero="bot_moves") as party:
        late = party.hers if party.hers.last["turn"] == 0 else party.his
        name = "Anna" if late is party.hers else "Ben"
        for socket in (party.hers, party.his):
            await socket.until(lambda u: any(note["kind"] == "timed_out" for note in u["notes"]))
            assert ("timed_out", name, "random") in Screen(socket).told
            assert socket.last["seats"][0 if name == "Anna" else 1]["out_of_time"]
        # The other's turn comes without a word from the one who is late.
        other = party.his if late is party.hers else party.hers
        await other.until(lambda u: bool(u["legal"]))
        assert all(not seat["out_of_time"] for seat in other.last["seats"])
        assert all(seat["kind"] == "person" for seat in other.last["seats"])


@in_loop
async def test_a_seat_lost_by_the_clock_is_taken_back_when_the_bot_has_moved(
    sqlite_database: str,
) -> None:
    clock = {"kind": "move", "seconds": 2}
    async with two_people(
        sqlite_database, clock=clock, at_zero="seat_lost", settings={"bot_pace_s": 6}, **SLOW_BOT
    ) as party:
        late = party.hers if party.hers.last["turn"] == 0 else party.his
        seat = late.last["seat"]
        await late.until(lambda u: u["seats"][seat]["kind"] == "bot")
        assert late.last["seats"][seat]["stand_in"]["why"] == "time"
        assert Screen(late).told[-1][0] == "lost_seat"
        early = await late.visitor.http.post(f"{party.path}/return")
        assert early.json()["error"] == "out_of_time"  # or nobody would ever run out of it
        await late.until(lambda u: not u["seats"][seat]["out_of_time"])
        await late.visitor.post(f"{party.path}/return")
        await late.until(lambda u: u["seat"] == seat)


@in_loop
async def test_a_bots_thought_is_not_played_for_whoever_came_back(sqlite_database: str) -> None:
    async with two_people(sqlite_database, settings={"bot_pace_s": 6}, **SLOW_BOT) as party:
        mover = party.mover
        seat = party.hers.last["turn"]
        socket = party.hers if mover is party.anna else party.his
        view, number = socket.last["view"], len(Screen(socket).log)
        await mover.post(f"{party.path}/leave")
        await socket.until(lambda u: u["seats"][seat]["kind"] == "bot")
        await asyncio.sleep(1)  # its answer is there, and held back
        await mover.post(f"{party.path}/return")
        await socket.until(lambda u: u["seat"] == seat)
        await asyncio.sleep(6)
        await socket.settled()
        assert (socket.last["view"], len(Screen(socket).log)) == (view, number)
        assert socket.last["legal"]
        assert (await socket.act())["type"] == "acknowledged"


@in_loop
async def test_an_act_from_before_the_seat_changed_hands_comes_too_late(
    sqlite_database: str,
) -> None:
    async with two_people(sqlite_database) as party:
        socket = party.hers if party.mover is party.anna else party.his
        seat, version = socket.last["turn"], socket.last["version"]
        decision = socket.last["legal"][0]["decision"]
        other_tab = await socket.visitor.sit(party.table)
        await socket.visitor.post(f"{party.path}/leave")
        await socket.visitor.post(f"{party.path}/return")
        await socket.until(lambda u: u["seat"] == seat and u["version"] > version)
        await other_tab.settled()
        if other_tab.last["turn"] == seat:  # unless the bot was that quick
            answer = await other_tab.act(seat=seat, version=version, decision=decision)
            assert answer.get("reason") == "stale"


@in_loop
async def test_two_tabs_where_one_leaves_and_clicks_twice(sqlite_database: str) -> None:
    async with two_people(sqlite_database) as party:
        tab = await party.anna.sit(party.table)
        for what in ("leave", "return"):
            answers = await asyncio.gather(
                *(party.anna.http.post(f"{party.path}/{what}", json={}) for _ in range(4))
            )
            assert [answer.status_code for answer in answers] == [200] * 4
            for socket in (tab, party.hers):
                if what == "leave":
                    await socket.until(lambda u: u["seat"] is None)
                else:
                    await socket.until(lambda u: u["seat"] == 0)
        told = Screen(tab).told
        assert [note[0] for note in told] == ["joined", "started", "left_to_bot", "returned"]
        await tab.settled()
        await party.settled()
        assert tab.last["version"] == party.hers.last["version"]
        await assert_same_after_a_reload(party.hers)
        await assert_same_after_a_reload(party.his)


@in_loop
async def test_who_was_replaced_at_a_private_table_still_finds_it(sqlite_database: str) -> None:
    async with two_people(sqlite_database, watch="nobody") as party:
        await party.anna.post(f"{party.path}/leave")
        again = await party.anna.connect(party.table["id"])
        await again.hello()
        assert again.last["seat"] is None
        assert again.last["view"]["you"] is None


@in_loop
async def test_everything_about_people_survives_a_restart(database: str) -> None:
    with ServerProcess(database, **HURRY) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            his = await ben.sit(table)
            await anna.post(f"/api/tables/{table['id']}/leave")
            await his.until(lambda u: u["seats"][0]["kind"] == "bot")
            told = Screen(his).told
            cookies = anna.http.cookies
    with ServerProcess(database, **HURRY) as server:
        async with guests(server) as come:
            anna = await come("")
            anna.http.cookies = cookies
            hers = await anna.sit(table)
            assert Screen(hers).told == told
            assert Screen(hers).welcome["kept_seats"] == [0]
            await anna.post(f"/api/tables/{table['id']}/return")
            await hers.until(lambda u: u["seat"] == 0)
