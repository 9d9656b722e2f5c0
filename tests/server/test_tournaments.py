"""Tournaments at a server: they go by themselves, whatever people and servers do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from rookery.server.storage import dump
from rookery.server.storage.engine import open_engine, read_url
from rookery.server.storage.moderation import Deed
from rookery.server.tournament.contest import Contest
from rookery.server.tournament.standings import standings

from .visitors import Json, Server, Visitor, in_loop, open_server

TOURNAMENTS = "/api/tournaments"
WANTED: Json = {
    "title": "Cup of the marsh", "kind": "swiss", "game": "cubirds", "players": 2,
    "options": {"move_cap": 60}, "clock": {"kind": "game", "seconds": 300}, "rounds": 2,
    "starts_in": 10,
}  # fmt: skip
QUICK: dict[str, Any] = {
    "round_break_s": 0.0,
    "restart_grace_s": 0.0,
    "bot_pace_s": 0.0,
    "requests_per_minute": 100_000,
    "logins_per_minute": 1_000,
}


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def with_account(server: Server, name: str) -> Visitor:
    visitor = await server.visitor()
    await visitor.post("/api/accounts", name=name, password="correct horse")
    return visitor


async def make(owner: Visitor, **more: Any) -> str:
    made = await owner.post(TOURNAMENTS, **(WANTED | more))
    assert made["url"] == f"/tournaments/{made['id']}"
    return str(made["id"])


async def look(visitor: Visitor, id: str) -> Json:
    found: Json = await visitor.get(f"{TOURNAMENTS}/{id}")
    return found


async def does(visitor: Visitor, id: str, what: str, **body: Any) -> Json:
    found: Json = await visitor.post(f"{TOURNAMENTS}/{id}/{what}", **body)
    return found


async def until(visitor: Visitor, id: str, holds: Any) -> Json:
    while not holds(found := await look(visitor, id)):
        await asyncio.sleep(0.05)
    return found


async def play(visitor: Visitor, table: str) -> None:
    """To the end, whoever else plays there."""
    socket = await visitor.connect(table)
    await socket.hello()
    while socket.last["status"] == "playing":
        if socket.last["legal"]:
            await socket.act()
        else:
            await socket.next("update")
    await socket.close()


async def play_on(visitor: Visitor, id: str) -> None:
    """Every game, until the tournament is over."""
    while (now := await look(visitor, id))["info"]["status"] in ("waiting", "running"):
        if now["table"]:
            await play(visitor, now["table"])
        elif now["info"]["kind"] == "arena" and not now["waiting"]:
            await does(visitor, id, "next")
        else:
            await asyncio.sleep(0.05)


async def code(visitor: Visitor, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await visitor.http.request(method, f"{TOURNAMENTS}{path}", json=body or None)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["error"]


async def folded(server: Server, id: str) -> Contest:
    server.house.tournaments.forget_all()
    return await server.house.tournaments.look(id)


@in_loop
async def test_a_swiss_tournament_of_people_and_bots_goes_by_itself(database: str) -> None:
    async with open_server(database, **QUICK) as server:
        olga = await with_account(server, "Olga")
        id = await make(olga, bots=["random", "random"], starts_in=0, rounds=3)
        anna, ben = [await server.visitor(name) for name in ("Anna", "Ben")]
        # It has begun at once, with the two bots; whoever comes now is in the next round.
        await does(anna, id, "enter")
        now = await does(ben, id, "enter", name="Benny")
        assert [line["name"] for line in now["standings"] if line["bot"]] == [
            "Random 1",
            "Random 2",
        ]
        await asyncio.gather(play_on(anna, id), play_on(ben, id))
        over = await look(olga, id)
        assert (over["info"]["status"], over["why"], over["round"]) == ("over", "rounds", 3)
        assert over["you"] is None
        assert over["tie_breaks"] == ["opponents", "won"]
        assert {line["name"] for line in over["standings"]} >= {"Anna", "Benny"}
        assert sum(line["points"] for line in over["standings"]) >= 3
        listed = await ben.get(TOURNAMENTS)
        assert [one["id"] for one in listed["over"]] == [id]
        assert listed["yours"] == []
        contest = await folded(server, id)
        assert [s.player.name for s in standings(contest)] == [
            line["name"] for line in over["standings"]
        ]
        (played, *_) = await anna.get("/api/me/games")
        assert (await anna.get(f"/api/tables/{played['table']}"))["tournament"] == id


@in_loop
async def test_an_arena_pairs_whoever_asks_until_its_time_is_over(sqlite_database: str) -> None:
    clock = Clock()
    async with open_server(sqlite_database, now=clock, **QUICK) as server:
        olga = await with_account(server, "Olga")
        id = await make(olga, kind="arena", minutes=30, starts_in=0, bots=["random"])
        anna = await server.visitor("Anna")
        now = await does(anna, id, "enter")
        now = await until(anna, id, lambda now: now["table"])
        assert (await code(anna, "POST", f"/{id}/next"))[1] == "still_playing"
        await play(anna, now["table"])
        now = await until(anna, id, lambda now: not now["table"])
        assert not now["waiting"]
        me = next(line for line in now["standings"] if line["player"] == now["you"])
        assert me["played"] == 1
        await does(anna, id, "next")
        second = (await until(anna, id, lambda now: now["table"]))["table"]
        clock.now += 31 * 60_000
        await server.house.tournaments.make_round()
        assert (await look(anna, id))["info"]["status"] == "running"
        await play(anna, second)
        over = await until(anna, id, lambda now: now["info"]["status"] == "over")
        assert over["why"] == "time"
        assert (await code(anna, "POST", f"/{id}/next"))[1] == "tournament_over"


@in_loop
async def test_whoever_leaves_has_lost_and_is_not_paired_until_they_return(
    sqlite_database: str,
) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        anna, ben = [await with_account(server, name) for name in ("Anna", "Ben")]
        id = await make(anna, rounds=5, starts_in=0, bots=["random", "random"])
        # The owner leaves for good: nothing depends on her.
        await anna.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        await does(ben, id, "enter")
        now = await until(ben, id, lambda now: now["table"])
        await ben.post(f"/api/tables/{now['table']}/leave")
        over = await until(ben, id, lambda now: now["info"]["status"] == "over")
        me = next(line for line in over["standings"] if line["player"] == over["you"])
        assert (me["points"], me["played"], me["here"]) == (0, 1, False)


@in_loop
async def test_whoever_does_not_come_loses_the_seat_to_the_clock(sqlite_database: str) -> None:
    clock = Clock()
    async with open_server(sqlite_database, now=clock, **QUICK) as server:
        anna = await with_account(server, "Anna")
        ben = await server.visitor("Ben")
        id = await make(anna, rounds=2)
        await does(anna, id, "enter")
        await does(ben, id, "enter")
        await does(anna, id, "start")
        now = await until(anna, id, lambda now: now["table"])
        socket = await anna.connect(now["table"])
        await socket.hello()
        while socket.last["status"] == "playing":
            if socket.last["legal"]:
                await socket.act()
            elif socket.last["seats"][socket.last["turn"]]["kind"] == "person":
                clock.now += 300_000
                await server.house.caretaker.make_round()
                await socket.next("update")
            else:
                await socket.next("update")
        over = await until(anna, id, lambda now: now["info"]["status"] == "over")
        assert over["why"] == "few"  # nobody is left to play the second round
        first, second = over["standings"]
        assert (first["name"], first["points"]) == ("Anna", 1)
        assert (second["name"], second["points"], second["here"]) == ("Ben", 0, False)


@in_loop
async def test_a_server_that_was_down_takes_up_where_it_was(database: str) -> None:
    async with open_server(database, **QUICK) as server:
        anna = await with_account(server, "Anna")
        ben = await server.visitor("Ben")
        id = await make(anna, rounds=2)
        await does(anna, id, "enter")
        await does(ben, id, "enter")
        await does(anna, id, "start")
        now = await until(anna, id, lambda now: now["table"])
        # The last move is made, and the server dies before anything came of it.
        server.house.tournaments.nudge = lambda id: None  # type: ignore[method-assign]
        server.house.tournaments.make_round = _nothing  # type: ignore[method-assign]
        await asyncio.gather(play(anna, now["table"]), play(ben, now["table"]))
    async with open_server(database, **QUICK) as server:
        for visitor in (anna, ben):
            visitor.http = _at(server, visitor)
            visitor.app = server.app
        await asyncio.gather(play_on(anna, id), play_on(ben, id))
        over = await look(anna, id)
        assert (over["why"], over["round"]) == ("rounds", 2)
        assert sum(line["points"] for line in over["standings"]) == 2


async def _nothing() -> None:
    pass


def _at(server: Server, visitor: Visitor) -> httpx.AsyncClient:
    """The same browser at another server."""
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
    cookies = visitor.http.cookies
    return httpx.AsyncClient(transport=transport, base_url="http://rookery.test", cookies=cookies)


@in_loop
async def test_a_house_brought_back_from_yesterday_goes_on_as_it_was_then(
    sqlite_database: str, tmp_path: Path
) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        anna = await with_account(server, "Anna")
        ben = await server.visitor("Ben")
        id = await make(anna, rounds=2)
        await does(anna, id, "enter")
        await does(ben, id, "enter")
        await does(anna, id, "start")
        await until(anna, id, lambda now: now["table"])
        dump.save(open_engine(read_url(sqlite_database), writing=False), tmp_path / "backup")
        await asyncio.gather(play_on(anna, id), play_on(ben, id))
    restored = f"sqlite:///{tmp_path}/restored.db"
    dump.load(open_engine(read_url(restored), writing=True), tmp_path / "backup")
    async with open_server(restored, **QUICK) as server:
        for visitor in (anna, ben):
            visitor.http = _at(server, visitor)
            visitor.app = server.app
        now = await look(anna, id)
        assert (now["info"]["status"], now["round"]) == ("running", 1)
        assert now["table"]
        await asyncio.gather(play_on(anna, id), play_on(ben, id))
        assert (await look(anna, id))["why"] == "rounds"


@in_loop
async def test_two_workers_pair_everybody_once(postgres_database: str) -> None:
    async with (
        open_server(postgres_database, **QUICK) as server,
        open_server(postgres_database, **QUICK) as other,
    ):
        anna = await with_account(server, "Anna")
        ben = await other.visitor("Ben")
        id = await make(anna, rounds=3, bots=["random", "random"])
        await does(anna, id, "enter")
        await does(ben, id, "enter")
        await asyncio.gather(
            does(anna, id, "start"),
            server.house.tournaments.make_round(),
            other.house.tournaments.make_round(),
        )
        await asyncio.gather(play_on(anna, id), play_on(ben, id))
        mine, theirs = await folded(server, id), await folded(other, id)
        assert standings(mine) == standings(theirs)
        assert len(mine.games) == 3 * 2
        for round in (1, 2, 3):
            seated = [n for game in mine.games.values() if game.round == round for n in game.seats]
            assert sorted(seated) == [0, 1, 2, 3]


@in_loop
async def test_all_tables_of_a_round_are_dealt_the_same(sqlite_database: str) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        anna = await with_account(server, "Anna")
        bots = ["random"] * 4
        id = await make(anna, rounds=2, bots=bots, same_deals=True, starts_in=0)
        over = await until(anna, id, lambda now: now["info"]["status"] == "over")
        assert over["tie_breaks"] == ["deals", "opponents", "won"]
        contest = await folded(server, id)
        seeds: dict[int, set[str]] = {}
        for game in contest.games.values():
            async with server.house.room(game.table) as room:
                seeds.setdefault(game.round, set()).add(room.story.row.seed)
                assert room.story.row.watch == "nobody"
                assert not room.story.row.replay_public
        assert [len(found) for found in seeds.values()] == [1, 1]
        assert len(set.union(*seeds.values())) == 2


@in_loop
async def test_a_table_that_is_gone_does_not_hold_a_tournament_up(sqlite_database: str) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        anna = await with_account(server, "Anna")
        ben = await server.visitor("Ben")
        id = await make(anna, rounds=1)
        await does(anna, id, "enter")
        await does(ben, id, "enter")
        await does(anna, id, "start")
        table = (await until(anna, id, lambda now: now["table"]))["table"]
        await server.house.moderation.do(Deed(act="remove_table", at=0, table=table))
        server.house.tournaments.nudge(id)
        over = await until(anna, id, lambda now: now["info"]["status"] == "over")
        assert [line["points"] for line in over["standings"]] == [0.5, 0.5]
        assert over["games"][0]["void"]


@in_loop
async def test_one_broken_tournament_harms_no_other(sqlite_database: str) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        olga = await with_account(server, "Olga")
        broken = await make(olga, bots=["random", "random"])
        with server.house.store._write_engine.begin() as connection:
            connection.exec_driver_sql(
                "UPDATE tournament_journal SET data = '{}' WHERE tournament_id = ?", (broken,)
            )
            connection.exec_driver_sql("UPDATE tournaments SET due_at = 1")
        server.house.tournaments.forget_all()
        id = await make(olga, bots=["random", "random"], starts_in=0, rounds=1)
        await until(olga, id, lambda now: now["info"]["status"] == "over")


@in_loop
async def test_nothing_that_makes_no_sense_is_made(sqlite_database: str) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        guest = await server.visitor("Gus")
        assert await code(guest, "POST", "", **WANTED) == (403, "no_account")
        anna = await with_account(server, "Anna")
        for wrong in (
            {"title": " \u200b"}, {"kind": "knockout"}, {"players": 1}, {"players": 9},
            {"rounds": 0}, {"rounds": 21}, {"minutes": 0}, {"starts_in": -1},
            {"starts_in": 30_000}, {"clock": {"kind": "none"}},
            {"clock": {"kind": "game", "seconds": 0}}, {"bots": ["dragon"]},
            {"bots": ["random"] * 17}, {"options": {"wings": 3}}, {"more": 1},
            {"kind": "arena", "same_deals": True},
        ):  # fmt: skip
            assert await code(anna, "POST", "", **(WANTED | wrong)) == (422, "invalid"), wrong
        assert (await code(anna, "POST", "", **(WANTED | {"game": "chess"})))[0] == 404
        assert (await anna.get(TOURNAMENTS))["yours"] == []
        for what in ("enter", "leave", "next", "start"):
            body = {"name": "X"} if what == "enter" else {}
            assert (await code(anna, "POST", f"/nowhere/{what}", **body))[0] in (400, 404)
        id = await make(anna)
        assert await code(guest, "POST", f"/{id}/start") == (403, "forbidden")
        assert await code(guest, "DELETE", f"/{id}") == (403, "forbidden")
        assert await code(guest, "POST", f"/{id}/leave") == (409, "not_entered")
        assert await code(guest, "POST", f"/{id}/next") == (409, "not_entered")
        assert await code(anna, "POST", f"/{id}/start") == (409, "not_entered")
        assert await code(guest, "POST", f"/{id}/enter", name="Anna") == (409, "name_taken")
        await make(anna)
        await make(anna)
        assert await code(anna, "POST", "", **WANTED) == (409, "too_many_tournaments")
        ben = await with_account(server, "Ben")
        for _ in range(3):
            await make(ben)
        cara = await with_account(server, "Cara")  # from the same place
        assert await code(cara, "POST", "", **WANTED) == (409, "too_many_tournaments")
        await anna.http.delete(f"{TOURNAMENTS}/{id}")
        gone = await look(anna, id)
        assert (gone["info"]["status"], gone["why"]) == ("cancelled", "called_off")
        assert await code(ben, "POST", f"/{id}/enter", name="Ben") == (409, "tournament_over")
        await make(cara)


@in_loop
async def test_who_has_nothing_new_to_see_is_told_nothing(sqlite_database: str) -> None:
    async with open_server(sqlite_database, tournament_players=1, **QUICK) as server:
        anna = await with_account(server, "Anna")
        id = await make(anna, listed=False)
        ben = await server.visitor("Ben")
        assert (await ben.get(TOURNAMENTS))["coming"] == []
        first = await ben.http.get(f"{TOURNAMENTS}/{id}")
        tag = {"If-None-Match": first.headers["etag"]}
        again = await ben.http.get(f"{TOURNAMENTS}/{id}", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        await does(ben, id, "enter")
        assert (await ben.http.get(f"{TOURNAMENTS}/{id}", headers=tag)).status_code == 200
        assert (await does(ben, id, "enter"))["info"]["people"] == 1  # once is enough
        assert await code(anna, "POST", f"/{id}/enter", name="Anna") == (409, "tournament_full")
        assert [one["id"] for one in (await ben.get(TOURNAMENTS))["yours"]] == [id]


@pytest.mark.parametrize("forgotten", [True, False])
@in_loop
async def test_a_name_that_is_taken_away_is_nowhere(sqlite_database: str, forgotten: bool) -> None:
    async with open_server(sqlite_database, **QUICK) as server:
        anna = await with_account(server, "Anna")
        ben = await server.visitor("Ben the rude")
        id = await make(anna)
        await does(ben, id, "enter")
        me = (await ben.get("/api/me"))["id"]
        if forgotten:
            export = await ben.get("/api/me/export")
            assert [row["tournament_id"] for row in export["entrants"]] == [id]
            await ben.http.request("DELETE", "/api/me", json={})
        else:
            await server.house.moderation.do(Deed(act="remove_name", at=0, person=me))
        (line,) = (await look(anna, id))["standings"]
        assert line["name"] != "Ben the rude"
        assert line["here"] is not forgotten
