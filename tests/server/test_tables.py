"""Making tables, sitting down, getting up, playing again: through the REST API."""

from __future__ import annotations

import asyncio
import sys

from .visitors import Json, in_loop, open_server, play_to_end


@in_loop
async def test_a_guest_is_somebody_from_the_first_request(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        me = await anna.get("/api/me")
        assert me["account"] is None
        assert await anna.get("/api/me") == me
        assert (await (await server.visitor()).get("/api/me"))["id"] != me["id"]
        changed = await anna.http.patch("/api/me", json={"name": "  An\u200bna \n B ", "colour": 3})
        assert changed.json() == {**me, "name": "Anna B", "colour": 3}
        refused = await anna.http.patch("/api/me", json={"name": "\u200b"})
        assert refused.status_code == 422
        assert refused.json()["field"] == "name"


@in_loop
async def test_a_cookie_is_signed_http_only_and_lax(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        stranger = await server.visitor()
        stranger.http.cookies.clear()
        answer = await stranger.http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        name, _, value = cookie.partition(";")[0].partition("=")
        forged = value[:-2] + ("AA" if value[-2:] != "AA" else "BB")
        stranger.http.cookies.clear()
        stranger.http.cookies.set(name, forged)
        assert (await stranger.http.get("/api/me")).json()["id"] != answer.json()["id"]


@in_loop
async def test_two_people_meet_by_an_invite_link(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open")
        socket = await anna.sit(table)
        assert socket.last["status"] == "waiting"
        assert socket.last["view"] is None
        refused = await ben.http.post(f"/api/tables/{table['id']}/join", json={})
        assert refused.status_code == 403
        assert await ben.get("/api/tables") == {"open": [], "running": []}
        joined = await ben.join(table, name="Benny", colour=0)
        assert joined["seat"] == 1
        update = await socket.until(lambda u: u["status"] == "playing")
        assert [seat["name"] for seat in update["seats"]] == ["Anna", "Benny"]
        assert update["seats"][0]["yours"]
        assert not update["seats"][1]["yours"]
        late = await server.visitor()
        refused = await late.http.post(
            f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}
        )
        assert (refused.status_code, refused.json()["error"]) == (409, "started")


@in_loop
async def test_the_lobby_shows_listed_tables(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", listed=True)
        lobby = await ben.get("/api/tables")
        assert [info["id"] for info in lobby["open"]] == [table["id"]]
        await ben.post(f"/api/tables/{table['id']}/join")
        lobby = await ben.get("/api/tables")
        assert lobby["open"] == []
        assert [info["id"] for info in lobby["running"]] == [table["id"]]
        mine = {(await who.get("/api/tables/mine"))[0]["your_turn"] for who in (anna, ben)}
        assert mine == {True, False}


@in_loop
async def test_one_person_plays_all_seats(database: str) -> None:
    """Hot-seat: whoever is to move is looked over the shoulder of."""
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        made = await anna.http.post(
            "/api/tables",
            json={
                "game": "cubirds", "players": 2, "options": {"move_cap": 60},
                "seats": [{"kind": "me"}, {"kind": "me", "name": "Little brother"}],
            },
        )  # fmt: skip
        socket = await anna.sit(made.json())
        assert [seat["name"] for seat in socket.last["seats"]] == ["Anna", "Little brother"]
        assert all(seat["yours"] for seat in socket.last["seats"])
        seen = set()
        while socket.last["status"] == "playing":
            assert socket.last["seat"] == socket.last["turn"]
            seen.add(socket.last["view"]["you"])
            assert (await socket.act())["type"] == "acknowledged"
        assert seen == {0, 1}
        assert socket.last["outcome"]["places"]


@in_loop
async def test_a_whole_game_for_two_and_a_bot(database: str) -> None:
    async with open_server(database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", "random")
        await ben.join(table)
        sockets = [await anna.sit(table), await ben.sit(table)]
        over = await play_to_end(*sockets)
        assert over["status"] == "over"
        assert len(over["seed"]) == 64
        replay = await anna.get(f"/api/tables/{table['id']}/replay")
        assert replay["seed"] == over["seed"]
        assert replay["steps"] == len(replay["decisions"])


@in_loop
async def test_leaving_a_table_that_waits_frees_the_seat(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", "open")
        await ben.join(table)
        await ben.post(f"/api/tables/{table['id']}/leave")
        info = await anna.get(f"/api/tables/{table['id']}")
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
        await anna.post(f"/api/tables/{table['id']}/leave")
        assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "abandoned"


@in_loop
async def test_leaving_a_game_hands_the_seat_to_a_bot(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open")
        await ben.join(table)
        sockets = [await anna.sit(table), await ben.sit(table)]
        await anna.post(f"/api/tables/{table['id']}/leave", bot="random")
        update = await sockets[1].until(lambda u: u["seats"][0]["kind"] == "bot")
        assert update["seats"][0]["name"] == "Anna"
        await sockets[0].next("welcome")  # she is a spectator now
        update = await sockets[0].until(lambda u: u["seat"] is None)
        assert update["legal"] == []
        assert (await play_to_end(sockets[1]))["status"] == "over"


@in_loop
async def test_when_everybody_has_left_the_game_is_abandoned(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open")
        await ben.join(table)
        await anna.post(f"/api/tables/{table['id']}/leave")
        socket = await ben.sit(table)
        await ben.post(f"/api/tables/{table['id']}/leave")
        update = await socket.until(lambda u: u["status"] == "abandoned")
        assert update["seed"] is None  # it was not played to the end


@in_loop
async def test_an_away_player_can_be_replaced_after_the_grace(sqlite_database: str) -> None:
    async with open_server(sqlite_database, grace_s=0) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open")
        await ben.join(table)
        hers, his = await anna.sit(table), await ben.sit(table)
        assert his.last["seats"][0]["presence"] == "here"
        await hers.close()
        update = await his.until(lambda u: u["seats"][0]["presence"] == "away")
        assert update["seats"][0]["grace_ms"] == 0
        await ben.post(f"/api/tables/{table['id']}/seats/0/bot", bot="random")
        await his.until(lambda u: u["seats"][0]["kind"] == "bot")


@in_loop
async def test_a_bot_can_be_put_in_an_open_chair(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "open")
        await anna.post(f"/api/tables/{table['id']}/seats/1/bot", bot="random")
        assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "playing"


@in_loop
async def test_a_rematch_is_one_table_for_all(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", options={"move_cap": 20})
        at = f"/api/tables/{table['id']}"
        await ben.join(table)
        sockets = [await anna.sit(table), await ben.sit(table)]
        assert (await anna.http.post(f"{at}/rematch")).json()["error"] == "not_over"
        first = await play_to_end(*sockets)
        assert (await anna.post(f"{at}/rematch")) == {"id": None, "url": None}
        made: Json = await ben.post(f"{at}/rematch")
        assert await anna.post(f"{at}/rematch") == made
        update = await sockets[1].until(lambda u: u["rematch"] is not None)
        assert update["rematch"] == made["id"]
        again = await ben.get(f"/api/tables/{made['id']}")
        assert again["status"] == "playing"
        assert [seat["name"] for seat in again["seats"]] == ["Anna", "Ben"]
        socket = await ben.connect(made["id"])
        await socket.hello()
        assert socket.last["seat"] == 1
        other = await anna.connect(made["id"])
        await other.hello()
        second = await play_to_end(socket, other)
        assert second["seed"] != first["seed"]
        stranger = await server.visitor()
        assert (await stranger.http.post(f"{at}/rematch")).status_code == 403


@in_loop
async def test_seats_can_be_shuffled_at_the_start(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        first = set()
        for _ in range(30):
            table = await anna.make_table("me", "open", shuffle_seats=True)
            socket = await anna.sit(table)
            joined = await ben.join(table)
            update = await socket.until(lambda u: u["status"] == "playing")
            names = [seat["name"] for seat in update["seats"]]
            assert names[joined["seat"]] == "Ben"
            assert names[update["seat"]] == "Anna"
            first.add(names[0])
            await anna.post(f"/api/tables/{table['id']}/leave")
            await ben.post(f"/api/tables/{table['id']}/leave")
            await socket.close()
        assert first == {"Anna", "Ben"}  # fails by chance once in five hundred million runs


@in_loop
async def test_accounts_keep_a_guests_games(database: str) -> None:
    credentials = {"name": "Anna", "password": "correct horse"}
    async with open_server(database) as server:
        anna = await server.visitor("Anna")
        await anna.make_table("me", "open")
        account = await anna.http.post("/api/accounts", json=credentials)
        assert account.status_code == 201
        assert account.json()["account"] == "Anna"
        elsewhere = await server.visitor("Somebody")
        await elsewhere.make_table("me", "open")
        taken = await elsewhere.http.post("/api/accounts", json=credentials)
        assert taken.json()["error"] == "name_taken"
        wrong = await elsewhere.http.post(
            "/api/session", json={**credentials, "password": "incorrect horse"}
        )
        assert wrong.status_code == 401
        me = await elsewhere.post("/api/session", **credentials)
        assert me["id"] == account.json()["id"]
        assert len(await elsewhere.get("/api/tables/mine")) == 2
        await elsewhere.http.delete("/api/session")
        assert (await elsewhere.get("/api/me"))["id"] != me["id"]


@in_loop
async def test_limits_on_tables_and_requests(sqlite_database: str) -> None:
    async with open_server(
        sqlite_database, unfinished_tables=2, changes_per_minute=6, guests_per_minute=2
    ) as server:
        anna = await server.visitor()
        for _ in range(2):
            await anna.make_table("me", "open")
        body = {"game": "cubirds", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = await anna.http.post("/api/tables", json=body)
        assert refused.json()["error"] == "too_many_tables"
        statuses = [(await anna.http.post("/api/tables", json=body)).status_code for _ in range(5)]
        assert statuses[-1] == 429
        await server.visitor()
        anna.http.cookies.clear()
        assert (await anna.http.get("/api/me")).status_code == 429


@in_loop
async def test_wrong_tables_are_refused_with_the_field(sqlite_database: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    good = {"game": "cubirds", "players": 2, "seats": seats}
    wrong = [
        (404, {**good, "game": "chess"}),
        (422, {**good, "players": 9}),
        (422, {**good, "players": False}),
        (422, {**good, "seats": seats[:1]}),
        (422, {**good, "seats": [{"kind": "bot", "bot": "hall"}, {"kind": "me"}]}),
        (422, {**good, "options": {"expert": "perhaps"}}),
        (422, {**good, "options": {"cheating": True}}),
        (422, {**good, "clock": {"kind": "move", "seconds": 0}}),
        (422, {**good, "colour": 1}),
        (422, []),
    ]
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        for status, body in wrong:
            answer = await anna.http.post("/api/tables", json=body)
            assert answer.status_code == status, body
            assert set(answer.json()) == {"error", "field", "message", "detail"}
        not_json = await anna.http.post("/api/tables", content=b"{")
        assert (not_json.status_code, not_json.json()["error"]) == (400, "bad_request")
        huge = await anna.http.post("/api/tables", content=b" " * 100_000)
        assert huge.status_code == 413
        assert (await anna.http.get("/api/tables/nowhere")).status_code == 404


@in_loop
async def test_changes_from_other_sites_are_refused(sqlite_database: str) -> None:
    async with open_server(sqlite_database, origins="https://friend.test") as server:
        anna = await server.visitor()
        for origin, status in (
            ("https://evil.test", 403),
            ("null", 403),
            ("http://rookery.test", 200),
            ("https://friend.test", 200),
        ):
            answer = await anna.http.patch(
                "/api/me", json={"name": "Anna"}, headers={"Origin": origin}
            )
            assert answer.status_code == status, origin


def test_this_python_is_the_bots_python() -> None:
    """Bots run in processes of the same interpreter."""
    from rookery.server.bots.host import WORKER

    assert WORKER[0] == sys.executable


@in_loop
async def test_who_asks_for_company_gets_a_seat_or_waits_for_the_next(database: str) -> None:
    async with open_server(database) as server:
        anna, ben, cleo = [await server.visitor(name) for name in ("Anna", "Ben", "Cleo")]
        unusual = await cleo.make_table("me", "open", listed=True)
        waits = await anna.post("/api/pair", game="cubirds")
        assert waits["id"] != unusual["id"], "it has options of its own"
        assert await anna.post("/api/pair", game="cubirds") == waits
        assert (await cleo.get(f"/api/tables/{waits['id']}"))["listed"]
        assert await ben.post("/api/pair", game="cubirds") == waits
        assert (await anna.get(f"/api/tables/{waits['id']}"))["status"] == "playing"
        assert (await ben.post("/api/pair", game="ducks"))["id"] != waits["id"]
        assert (await ben.http.post("/api/pair", json={"game": "chess"})).status_code == 404


@in_loop
async def test_two_who_ask_at_once_find_each_other(database: str) -> None:
    async with open_server(database) as server:
        both = [await server.visitor(name) for name in ("Anna", "Ben")]
        for _ in range(4):
            one, other = await asyncio.gather(
                *(visitor.post("/api/pair", game="birdie") for visitor in both)
            )
            assert one == other
            assert (await both[0].get(f"/api/tables/{one['id']}"))["status"] == "playing"
