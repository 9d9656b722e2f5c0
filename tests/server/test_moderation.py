"""Looking after a house: what was reported is seen, and what is decided holds at every door."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from rookery.server.contract import Close
from rookery.server.storage import moderation
from rookery.server.storage.moderation import Deed
from tests.cli.test_cli import rookery

from .test_tournaments import TOURNAMENTS, WANTED
from .visitors import Json, Server, Socket, Visitor, in_loop, open_server

DAY_MS = 86_400_000
ADMIN = "/api/admin"


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def olga(server: Server, name: str = "Olga") -> Visitor:
    """Somebody with an account, whom an operator has appointed."""
    visitor = await server.visitor()
    await visitor.post("/api/accounts", name=name, password="correct horse")
    id = (await visitor.get("/api/me"))["id"]
    await server.house.moderation.do(Deed(act="appoint", at=server.house.now(), person=id))
    return visitor


async def at_a_table(server: Server, *names: str) -> tuple[list[Visitor], Json, list[Socket]]:
    people = [await server.visitor(name) for name in names]
    table = await people[0].make_table("me", *["open"] * (len(names) - 1))
    for visitor in people[1:]:
        await visitor.join(table)
    return people, table, [await visitor.sit(table) for visitor in people]


async def say(socket: Socket, text: str) -> Json:
    await socket.send(type="say", id=text, text=text)
    return await socket.next("acknowledged", "refused")


async def code(visitor: Visitor, method: str, path: str, **body: Any) -> str:
    """Why something is refused."""
    answer = await visitor.http.request(method, path, json=body or None)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


@in_loop
async def test_from_a_report_to_a_ban(database: str) -> None:
    async with open_server(database) as server:
        (anna, ben), table, (hers, his) = await at_a_table(server, "Anna", "Ben")
        ada = await olga(server)
        await say(hers, "hello")
        await say(his, "you are an owl")
        rude = await hers.next("said")
        await anna.post(f"/api/tables/{table['id']}/chat/{rude['number']}/report")
        (report,) = (await ada.get(ADMIN))["reports"]
        assert (report["name"], report["game"], report["times"]) == ("Ben", "cubirds", 1)
        assert [line["text"] for line in report["lines"]] == ["hello", "you are an owl"]

        about = {"table": table["id"], "line": rude["number"]}
        await ada.post(ADMIN, act="remove_line", why="rude", **about)
        gone = await hers.next("said")
        assert (gone["number"], gone["text"]) == (rude["number"], "")
        late = await anna.sit(table)
        assert (await late.next("said"))["text"] == "hello"
        await late.settled()
        assert not any("you are an owl" in text for text in late.texts)

        done = await ada.post(ADMIN, act="ban", hours=24, why="rude again", **about)
        assert done["in_force"]
        assert await his.ended() == Close.BANNED
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", ADMIN)):
            assert await code(ben, method, path) == "banned"
        again = await ben.connect(table["id"], f"invite={table['invite']}")
        assert await again.ended() == Close.BANNED
        page = await ada.get(ADMIN)
        assert page["reports"] == []
        assert [deed["number"] for deed in page["in_force"]] == [done["number"]]
        assert [deed["act"] for deed in page["log"]] == ["ban", "remove_line", "appoint"]
        assert [deed["by"] for deed in page["log"]] == ["Olga", "Olga", ""]
        assert page["log"][0]["why"] == "rude again"

    async with open_server(database) as server:  # it is not forgotten
        anna.app = ben.app = ada.app = server.app
        back = await server.visitor()
        back.http.cookies = ben.http.cookies
        assert await code(back, "GET", "/api/me") == "banned"
        looking = await server.visitor()
        looking.http.cookies = ada.http.cookies
        await looking.post(ADMIN, act="lift", deed=done["number"])
        assert (await back.get("/api/me"))["name"] == "Ben"
        assert await code(looking, "POST", ADMIN, act="lift", deed=done["number"]) == "not_in_force"


@in_loop
async def test_an_address_is_banned_with_the_person_and_nobody_learns_it(
    sqlite_database: str,
) -> None:
    def visitor_from(server: Server, address: str) -> Visitor:
        visitor = Visitor(server.app)
        transport = httpx.ASGITransport(server.app, client=(address, 1))
        visitor.http = httpx.AsyncClient(transport=transport, base_url="http://rookery.test")
        server.visitors.append(visitor)
        return visitor

    async with open_server(sqlite_database) as server:
        ada = await olga(server)
        ben = visitor_from(server, "203.0.113.7")
        id = (await ben.get("/api/me"))["id"]
        await ben.make_table("me", "open")
        done = await ada.post(ADMIN, act="ban", person=id, address=True)
        assert done["address"]
        assert await code(visitor_from(server, "203.0.113.7"), "GET", "/api/me") == "banned"
        await visitor_from(server, "203.0.113.8").get("/api/me")
        assert "203.0.113" not in (await ada.http.get(ADMIN)).text
        await ada.post(ADMIN, act="lift", deed=done["number"])
        await visitor_from(server, "203.0.113.7").get("/api/me")


@in_loop
async def test_silence_ends_by_itself(sqlite_database: str) -> None:
    clock = Clock()
    async with open_server(sqlite_database, now=clock) as server:
        (anna, ben), table, (hers, his) = await at_a_table(server, "Anna", "Ben")
        own = await ben.make_table("me", "open")
        other = await anna.make_table("me", "open")
        ada = await olga(server)
        id = (await ben.get("/api/me"))["id"]
        await ada.post(ADMIN, act="silence", person=id, hours=24)
        refused = await say(his, "hi")
        assert (refused["type"], refused["reason"]) == ("refused", "muted")
        assert (await say(hers, "hi"))["type"] == "acknowledged"
        assert (await his.act() if his.last["legal"] else await hers.act())["type"] == (
            "acknowledged"
        )
        for path, written in (
            ("/api/me", {"name": "Anna is a fool"}),
            (f"/api/tables/{table['id']}/seats/1", {"name": "Anna is a fool"}),
            (f"/api/tables/{own['id']}", {"title": "Anna is a fool"}),
        ):
            assert await code(ben, "PATCH", path, **written) == "silenced"
        fool = {"name": "Anna is a fool", "password": "long enough"}
        assert await code(ben, "POST", "/api/accounts", **fool) == "silenced"
        path = f"/api/tables/{other['id']}/join"
        assert await code(ben, "POST", path, name="Fool", invite=other["invite"]) == "silenced"
        await ben.join(other)  # under the name that they have
        eve = await server.visitor()
        await eve.post("/api/accounts", name="Eve", password="long enough")
        await ada.post(ADMIN, act="silence", person=(await eve.get("/api/me"))["id"], hours=24)
        assert await code(eve, "POST", TOURNAMENTS, **WANTED) == "silenced"
        cup = (await ada.post(TOURNAMENTS, **WANTED))["id"]
        path = f"{TOURNAMENTS}/{cup}/enter"
        assert await code(ben, "POST", path, name="Anna is a fool") == "silenced"
        await ben.post(path)  # under the name that they have
        clock.now += DAY_MS + 1
        assert (await say(his, "hi again"))["type"] == "acknowledged"
        assert (await ada.get(ADMIN))["in_force"] == []


@in_loop
async def test_a_name_goes_everywhere_it_stood(database: str) -> None:
    async with open_server(database) as server:
        (anna, ben), table, (hers, his) = await at_a_table(server, "Anna", "Rude Word")
        await say(his, "hi")
        await ben.post("/api/accounts", name="Ruder Word", password="correct horse")
        ada = await olga(server)
        id = (await ben.get("/api/me"))["id"]
        (found,) = await ada.get(f"{ADMIN}/people?name=Ruder Word")
        await ada.post(ADMIN, act="remove_name", person=found["id"])
        now = (await ben.get("/api/me"))["name"]
        await hers.until(lambda u: now in [seat["name"] for seat in u["seats"]])
        assert {seat["name"] for seat in hers.last["seats"]} == {"Anna", now}
        assert not any("Rude" in note["name"] for note in hers.last["notes"])
        back = await anna.sit(table)
        await back.settled()
        assert (await ada.get(f"{ADMIN}/people?name={id}"))[0]["account"] == now
        everything = str(await server.journal(table["id"])) + "".join(back.texts)
        assert "Rude" not in everything


@in_loop
async def test_a_table_is_removed_with_all_that_was_there(database: str) -> None:
    async with open_server(database) as server:
        (anna, _), table, (hers, his) = await at_a_table(server, "Anna", "Ben")
        await say(his, "hi")
        await anna.post(f"/api/tables/{table['id']}/chat/1/report")
        ada = await olga(server)
        await ada.post(ADMIN, act="remove_table", table=table["id"])
        assert await hers.ended() == await his.ended() == Close.NOT_FOUND
        assert await code(anna, "GET", f"/api/tables/{table['id']}") == "not_found"
        assert await anna.get("/api/tables/mine") == []
        assert (await ada.get(ADMIN))["reports"] == []
        assert await server.journal(table["id"]) == []


@in_loop
async def test_who_does_not_look_after_the_house_finds_nothing_there(
    sqlite_database: str,
) -> None:
    async with open_server(sqlite_database) as server:
        anna, ada, eva = await server.visitor(), await olga(server), await olga(server, "Eva")
        id, hers = (await anna.get("/api/me"))["id"], (await eva.get("/api/me"))["id"]
        for method, path, body in (
            ("GET", ADMIN, {}),
            ("GET", f"{ADMIN}/people?name=x", {}),
            ("POST", ADMIN, {"act": "ban", "person": id}),
        ):
            assert await code(anna, method, path, **body) == "not_found"
        for body, why in (
            ({"act": "ban", "person": "nobody"}, "not_found"),
            ({"act": "ban", "person": hers}, "forbidden"),
            ({"act": "appoint", "person": id}, "invalid"),
            ({"act": "remove_line"}, "invalid"),
            ({"act": "remove_line", "table": "t", "line": 1}, "not_found"),
            ({"act": "remove_table", "table": "t"}, "not_found"),
            ({"act": "lift", "deed": 99}, "not_in_force"),
            ({"act": "ban", "person": id, "hours": 0}, "invalid"),
        ):
            assert await code(ada, "POST", ADMIN, **body) == why, body
        await server.house.moderation.do(Deed(act="dismiss", at=1, person=hers))
        assert await code(eva, "GET", ADMIN) == "not_found"
        assert len((await ada.get(ADMIN))["log"]) == 3


@in_loop
async def test_a_ban_holds_at_every_worker(postgres_database: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(open_server(postgres_database))
        second = await stack.enter_async_context(open_server(postgres_database))
        (_, ben), _, sockets = await at_a_table(second, "Anna", "Ben")
        ada = await olga(first)
        id = (await ben.get("/api/me"))["id"]
        both = [first.house.moderation, second.house.moderation]
        deeds = (Deed(act="ban", at=n, person=id, why=str(n)) for n in (1, 2))
        await asyncio.gather(*(who.do(deed) for who, deed in zip(both, deeds, strict=True)))
        assert await sockets[1].ended() == Close.BANNED
        assert len((await ada.get(ADMIN))["log"]) == 3
        assert await code(ben, "GET", "/api/me") == "banned"


@in_loop
async def test_what_is_done_at_the_terminal_holds_at_once(sqlite_database: str) -> None:
    async def admin(*words: str) -> str:
        made = await asyncio.to_thread(
            rookery, "admin", *words, ROOKERY_DATABASE=sqlite_database, COLUMNS="200"
        )
        return made.stdout + made.stderr

    async with open_server(sqlite_database) as server:
        (anna, _), table, (hers, his) = await at_a_table(server, "Anna", "Ben")
        await say(his, "you are an owl")
        await anna.post(f"/api/tables/{table['id']}/chat/1/report")
        assert "you are an owl" in await admin("reports")
        assert "Done" in await admin("ban", "Ben", "--for", "7d", "--why", "rude")
        assert await his.ended() == Close.BANNED
        number = (await admin("log")).split()[0]
        assert "rude" in await admin("log")
        assert "Done" in await admin("lift", number)
        while server.house.moderation.banned((await server.journal(table["id"]))[1].data["person"]):
            await asyncio.sleep(0.05)
        assert "Done" in await admin("remove-line", table["id"], "1")
        assert (await hers.next("said"))["text"] in ("you are an owl", "")
        assert "No" in await admin("reports") or "Nothing" in await admin("reports")
        assert "Done" in await admin("ban", "203.0.113.9")
        for words, answer in (
            (("ban", "Nobody"), "nobody is called"),
            (("ban", "Ben", "--for", "soon"), "as in 7d"),
            (("appoint", "Ben"), "is a guest"),
            (("lift", "99"), "is no ban"),
            (("remove-line", table["id"], "9"), "has no line"),
            (("remove-table", "none"), "there is no table"),
        ):
            assert answer in await admin(*words)


@in_loop
async def test_what_nobody_cares_for_is_deleted_in_time(database: str) -> None:
    from rookery.server.expiry import expire

    clock = Clock()
    async with open_server(
        database, now=clock, chat_days=10, idle_table_days=20, guest_days=30
    ) as server:
        (anna, ben), table, (hers, his) = await at_a_table(server, "Anna", "Ben")
        for text in ("reported", "old"):
            await say(his, text)
        await anna.post(f"/api/tables/{table['id']}/chat/1/report")
        await hers.close()
        await his.close()
        clock.now += 11 * DAY_MS
        await expire(server.house)
        late = await anna.sit(table)
        assert (await late.next("said"))["text"] == "reported"
        await late.settled()
        assert not any('"old"' in text for text in late.texts)
        await expire(server.house)
        assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "playing"
        clock.now += 21 * DAY_MS
        await expire(server.house)
        assert await late.ended() == Close.NOT_FOUND
        assert await code(anna, "GET", f"/api/tables/{table['id']}") == "not_found"
        ada = await olga(server)
        id = (await ben.get("/api/me"))["id"]
        clock.now += 31 * DAY_MS
        await expire(server.house)
        assert (await ben.get("/api/me"))["id"] != id, "a new guest"
        assert (await ada.get("/api/me"))["account"] == "Olga"


@pytest.mark.parametrize("act", ["silence", "ban"])
@in_loop
async def test_nobody_locks_out_those_who_look_after_the_house(
    sqlite_database: str, act: moderation.Kind
) -> None:
    """Not even by their address."""
    async with open_server(sqlite_database) as server:
        ada = await olga(server)
        mark = server.house.invitations.mark("127.0.0.1")
        await server.house.moderation.do(Deed(act=act, at=1, place=mark))
        assert (await ada.get(ADMIN))["in_force"][0]["address"]
