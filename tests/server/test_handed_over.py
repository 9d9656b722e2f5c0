"""Games that were played without a server are handed over to one."""

from __future__ import annotations

import json

from rookery import Match
from rookery.core.match import describe, position

from .visitors import in_loop, open_server


def played_alone(seed: int = 3, cap: int = 20) -> Match:
    match = Match("cubirds", 2, {"move_cap": cap}, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match


@in_loop
async def test_a_game_that_was_played_without_a_server_becomes_a_replay(database: str) -> None:
    async with open_server(database) as server:
        anna, stranger = await server.visitor("Anna"), await server.visitor()
        match = played_alone()
        save = json.loads(match.to_json()) | {"digest": match.brief()}
        seats = [{"name": "Anna"}, {"name": "Hawk", "bot": "hawk"}]
        made = await anna.post("/api/replays", save=save, seats=seats)
        assert made["url"] == f"/replay/{made['id']}"
        at = f"/api/tables/{made['id']}"
        replay = await stranger.get(f"{at}/replay")
        assert replay["names"] == ["Anna", "Hawk"]
        assert replay["seed"] == f"{3:064x}"
        assert replay["decisions"] == [decision.text for decision in match.decisions]
        last = await stranger.get(f"{at}/replay/{replay['steps']}?seat=0")
        assert last["status"] == "over"
        assert last["view"] == json.loads(match.view_json(0))
        assert (await stranger.http.post(f"{at}/replay", json={"public": False})).status_code == 403


@in_loop
async def test_only_whole_games_that_are_what_they_say_are_kept(sqlite_database: str) -> None:
    async with open_server(sqlite_database, tables_per_minute=12) as server:
        anna = await server.visitor("Anna")
        save = json.loads(played_alone().to_json())
        seats = [{"name": "Anna"}, {"name": "Hawk", "bot": "hawk"}]
        unfinished = Match("cubirds", 2, seed=3)
        unfinished.play(unfinished.legal()[0])
        middle = position("cubirds", describe(Match("cubirds", 2, seed=5)))
        wrong: list[tuple[int, str, object]] = [
            (422, "invalid", {**save, "decisions": save["decisions"][:-1]}),
            (422, "invalid", {**save, "seed": "ff"}),
            (422, "invalid", {**save, "digest": "brief-0"}),
            (422, "invalid", {**save, "players": 3}),
            (404, "not_found", {**save, "game": "chess"}),
            (422, "invalid", "nothing"),
            (409, "not_over", json.loads(unfinished.to_json())),
            (422, "invalid", json.loads(middle.to_json())),
            (413, "too_large", {**save, "decisions": ["draw"] * 20_000}),
        ]
        for status, code, given in wrong:
            body = {"save": given, "seats": seats}
            answer = await anna.http.post("/api/replays", json=body)
            assert (answer.status_code, answer.json()["error"]) == (status, code), given
        for sitting in (seats[:1], [*seats, *seats], [{"name": "A"}, {"name": "B", "bot": "emu"}]):
            answer = await anna.http.post("/api/replays", json={"save": save, "seats": sitting})
            assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
        assert (await anna.get("/api/tables/mine")) == []
        statuses = set()
        for _ in range(12):
            answer = await anna.http.post("/api/replays", json={"save": save, "seats": seats})
            statuses.add(answer.status_code)
        assert statuses == {201, 429}
