"""Two people who do two things at the same moment, at one worker and at two."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from ..processes import ServerProcess
from ..visitors import Json, Socket, in_loop
from .people import Guest, guests
from .screen import Screen

FREELY: dict[str, Any] = {
    "changes_per_minute": 100_000, "guests_per_minute": 10_000, "logins_per_minute": 10_000,
    "unfinished_tables": 1000, "tables_per_minute": 10_000, "stand_in": "random",
    "returns_per_minute": 10_000,
}  # fmt: skip
ROUNDS = 2
Ask = Callable[[], Awaitable[httpx.Response]]


def ask(who: Guest, method: str, path: str, **body: Any) -> Ask:
    return lambda: who.http.request(method, path, json=None if method == "DELETE" else body)


async def race(*asked: Ask) -> list[int]:
    answers = await asyncio.gather(*(one() for one in asked))
    statuses = [answer.status_code for answer in answers]
    assert all(status < 500 for status in statuses), [answer.text for answer in answers]
    return statuses


async def assert_all_see_the_same(table: Json, *people: Guest) -> Json:
    """Whoever loads the page now, at whichever worker."""
    seen: list[Json] = []
    for who in people:
        socket = await who.sit(table)
        seen.append({part: socket.last[part] for part in ("status", "turn", "title")})
        seen[-1]["names"] = [seat["name"] for seat in socket.last["seats"]]
        await socket.close()
    assert all(one == seen[0] for one in seen)
    return seen[0]


@pytest.mark.parametrize("workers", [1, 2])
@in_loop
async def test_two_at_once(request: pytest.FixtureRequest, workers: int) -> None:
    database = request.getfixturevalue(f"{'sqlite' if workers == 1 else 'postgres'}_database")
    with ServerProcess(database, workers=workers, **FREELY) as server:
        async with guests(server) as come:
            anna, ben, cleo = await come("Anna"), await come("Ben"), await come("Cleo")
            for number in range(ROUNDS):
                await before_the_start(anna, ben, cleo)
                await in_the_game(anna, ben)
                account = {"name": f"Account {number}", "password": "long enough"}
                one, other = await come("One"), await come("Other")
                both = [ask(who, "POST", "/api/accounts", **account) for who in (one, other)]
                assert sorted(await race(*both)) == [201, 409]
            await two_decisions_under_one_id(anna)
            assert "Traceback" not in server.log


async def two_decisions_under_one_id(anna: Guest) -> None:
    """Of which the workers must not each believe another one."""
    for _ in range(ROUNDS):
        table = await anna.make_table("me", "me")
        tabs = [await anna.sit(table) for _ in range(4)]
        seat, version = tabs[0].last["turn"], tabs[0].last["version"]
        legal = [choice["decision"] for choice in tabs[0].last["legal"]]
        for tab, decision in zip(tabs, legal, strict=False):
            await tab.send(type="act", id="same", seat=seat, version=version, decision=decision)
        for tab in tabs:
            assert (await tab.next("acknowledged", "refused"))["type"] == "acknowledged"
            await tab.until(lambda u: u["version"] > version)
        assert all(tab.last["view"] == tabs[0].last["view"] for tab in tabs)
        for tab in tabs:
            await tab.close()


async def before_the_start(anna: Guest, ben: Guest, cleo: Guest) -> None:
    async def table(*seats: str) -> tuple[Json, str]:
        made = await anna.make_table(*(seats or ("me", "open", "open")))
        return made, f"/api/tables/{made['id']}"

    made, at = await table()
    invite = {"invite": made["invite"]}
    assert sorted(await race(*[ask(ben, "POST", f"{at}/join", **invite)] * 2)) == [200, 409]
    made, at = await table("me", "open")
    invite = {"invite": made["invite"]}
    both = [ask(who, "POST", f"{at}/join", **invite) for who in (ben, cleo)]
    assert sorted(await race(*both)) == [200, 409]
    assert (await assert_all_see_the_same(made, anna, anna))["status"] == "playing"
    made, at = await table()
    assert sorted(await race(*[ask(anna, "POST", f"{at}/fill", bot="random")] * 2)) == [200, 409]
    await assert_all_see_the_same(made, anna, anna)
    made, at = await table("me", "open")
    invite = {"invite": made["invite"]}
    joined = ask(ben, "POST", f"{at}/join", **invite)
    statuses = await race(joined, ask(anna, "DELETE", at))
    assert sorted(statuses) == [200, 409], "either the game begins or the table is gone"
    made, at = await table()
    invite = {"invite": made["invite"]}
    joined = ask(ben, "POST", f"{at}/join", **invite)
    away = [ask(anna, "DELETE", f"{at}/seats/1") for _ in range(6)]
    statuses = await race(*away[:3], joined, *away[3:])
    assert statuses[3] == 200
    seen = await assert_all_see_the_same(made, anna, anna)
    assert (seen["names"][1] == "Ben") == (200 not in statuses[:3] + statuses[4:])
    made, at = await table()
    invite = {"invite": made["invite"]}
    await ben.join(made)
    statuses = await race(
        ask(anna, "DELETE", f"{at}/seats/1"), ask(ben, "POST", f"{at}/leave"),
        ask(cleo, "POST", f"{at}/join", **invite), ask(anna, "PATCH", at, title="A title"),
        ask(ben, "PATCH", f"{at}/seats/1", name="Benjamin"),
    )  # fmt: skip
    assert statuses[2:4] == [200, 200]
    assert {statuses[0], statuses[1]} & {200}
    await assert_all_see_the_same(made, anna, anna)  # Cleo may be the one who was sent away


async def in_the_game(anna: Guest, ben: Guest) -> None:
    made = await anna.make_table("me", "open")
    at = f"/api/tables/{made['id']}"
    await ben.join(made)
    tabs = [await anna.sit(made), await ben.sit(made)]
    mover = tabs[tabs[0].last["turn"]]
    mover_guest = (anna, ben)[tabs[0].last["turn"]]
    await mover.until(lambda u: bool(u["legal"]))

    async def act() -> Json:
        return await mover.act()

    acted, left = await asyncio.gather(act(), mover_guest.http.post(f"{at}/leave", json={}))
    assert left.status_code == 200
    assert acted["type"] == "acknowledged" or acted["reason"] in ("not_your_seat", "stale")
    statuses = await race(*[ask(mover_guest, "POST", f"{at}/return")] * 3)
    assert statuses == [200, 200, 200]
    statuses = await race(
        ask(mover_guest, "POST", f"{at}/leave"), ask(mover_guest, "POST", f"{at}/return"),
        ask(mover_guest, "POST", f"{at}/leave"),
    )  # fmt: skip
    assert statuses == [200, 200, 200]
    await race(*[ask(who, "POST", f"{at}/leave") for who in (anna, ben)])
    seen = await assert_all_see_the_same(made, anna, ben)
    assert seen["status"] in ("abandoned", "over")
    for tab in tabs:
        await tab.close()


@in_loop
async def test_what_is_written_together_is_shown_together(sqlite_database: str) -> None:
    """The last one who sits down also starts the game: whoever has seen that version has been
    told both, also if the connection breaks a moment later."""
    with ServerProcess(sqlite_database, **FREELY) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            hers = await anna.sit(table)
            await ben.join(table)
            await hers.until(lambda u: u["status"] == "playing")
            assert notes_of(hers) == ["joined", "started"]


def notes_of(socket: Socket) -> list[str]:
    assert msgspec.json.decode(socket.texts[-1])["status"] == "playing"
    return [note["kind"] for note in Screen(socket).notes]
