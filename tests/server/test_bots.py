from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from rookery.bots import bot as bots
from rookery.server.bots.fair_queue import FairQueue

from .visitors import in_loop, open_server, play_to_end

BAD_BOTS = (sys.executable, str(Path(__file__).with_name("bad_bots.py")))


@pytest.mark.parametrize("bot", ["raises", "hangs", "dies", "chatters", "cheats"])
def test_a_bot_that_misbehaves_does_not_hurt_the_table(
    bot: str, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any legal decision is played for it, and the game goes on to its end."""
    monkeypatch.setitem(bots._MODULES, bot, "bad_bots_module")
    few = {"move_cap": 4 if bot in ("hangs", "dies") else 20}  # each costs a new process

    @in_loop
    async def play() -> None:
        async with open_server(
            sqlite_database, bot_command=BAD_BOTS, bot_warm_up_s=1 if bot == "hangs" else 100
        ) as server:
            anna = await server.visitor("Anna")
            table = await anna.make_table("me", bot, options=few)
            socket = await anna.sit(table)
            over = await play_to_end(socket)
            assert over["outcome"] is not None
            failed = server.house.bots.failures > 0
            assert failed == (bot in ("raises", "hangs", "dies", "cheats"))

    play()


@in_loop
async def test_for_one_from_outside_that_fails_another_plays_on(sqlite_database: str) -> None:
    """And the table is told."""
    good, bad = "tests.bots.outsiders:Magpie", "tests.bots.outsiders:Raises"
    async with open_server(sqlite_database, bots=f"{good}, {bad}") as server:
        stand_in = server.house.settings.stand_in
        anna = await server.visitor("Anna")
        assert {good, bad} <= set((await anna.get("/api/games"))[0]["bots"])
        table = await anna.make_table("me", good, bad, shuffle_seats=False)
        socket = await anna.sit(table)
        over = await play_to_end(socket)
        assert over["outcome"] is not None
        assert [(seat["name"], seat["bot"]) for seat in over["seats"][1:]] == [
            ("Magpie", good), ("Raises", stand_in),
        ]  # fmt: skip
        told = [note for update in socket.updates for note in update["notes"]]
        notes = [note for note in told if note["kind"] == "bot_failed"]
        assert [(note["name"], note["args"]) for note in notes] == [("Raises", {"bot": stand_in})]
        refused = await anna.http.post(
            "/api/tables", json={"game": "cubirds", "players": 2, "seats": [
                {"kind": "me"}, {"kind": "bot", "bot": "tests.bots.outsiders:Quits"}]},
        )  # fmt: skip
        assert refused.status_code == 422


@in_loop
async def test_the_server_answers_while_a_bot_thinks(sqlite_database: str) -> None:
    bots._MODULES["hangs"] = "bad_bots_module"
    try:
        async with open_server(sqlite_database, bot_command=BAD_BOTS, bot_warm_up_s=600) as server:
            anna = await server.visitor("Anna")
            table = await anna.make_table("hangs", "me")
            socket = await anna.sit(table)
            for _ in range(50):
                await socket.settled()
                await anna.get("/api/me")
            assert socket.last["turn"] == 0, "it is still thinking"
            other = await anna.make_table("me", "me")
            second = await anna.sit(other)
            assert (await second.act())["type"] == "acknowledged"
    finally:
        del bots._MODULES["hangs"]


@in_loop
async def test_the_queue_is_fair_between_owners() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(5):
        queue.put("greedy", f"greedy {number}")
    queue.put("modest", "modest 0")
    queue.put("third", "third 0")
    queue.put("modest", "modest 1")
    order = [await queue.get() for _ in range(8)]
    assert order == [
        "greedy 0", "modest 0", "third 0", "greedy 1", "modest 1", "greedy 2", "greedy 3",
        "greedy 4",
    ]  # fmt: skip
    assert len(queue) == 0
    waiting = asyncio.ensure_future(queue.get())
    queue.put("late", "late")
    assert await waiting == "late"


@in_loop
async def test_every_bot_can_be_put_at_a_table(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        for name in (await anna.get("/api/games"))[0]["bots"]:
            await anna.make_table("open", name)


@in_loop
async def test_a_hint_is_for_those_who_play_bots(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "random", shuffle_seats=False)
        socket = await anna.sit(table)
        await socket.settled()
        path = f"/api/tables/{table['id']}/hint"
        options = (await anna.post(path))["options"]
        legal = {legal["decision"] for legal in socket.last["legal"]}
        assert options
        assert {option["decision"] for option in options} <= legal
        assert all(0 <= option["share"] <= 1 for option in options)
        ben = await server.visitor("Ben")
        refused = await ben.http.post(path, json={})
        assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
