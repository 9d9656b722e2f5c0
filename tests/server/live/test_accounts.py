"""Accounts over real sockets: several devices, new passwords, and what others may not do."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import httpx

from rookery.server.contract import Close

from ..processes import ServerProcess
from ..visitors import in_loop
from .people import Guest, guests

ANNA = {"name": "Anna", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def ask(who: Guest, method: str, path: str, **body: Any) -> tuple[int, str]:
    """The status, and why not."""
    answer = await who.http.request(method, path, json=body)
    return answer.status_code, "" if answer.is_success else answer.json()["error"]


@in_loop
async def test_several_devices_and_what_ends_their_sessions(database: str) -> None:
    with ServerProcess(database, logins_per_minute=100) as server:
        async with guests(server) as come:
            phone, laptop = await come("Anna"), await come("Somebody")
            laptop.http.headers["user-agent"] = FIREFOX
            table = await laptop.make_table("me", "open")
            planted = dict(phone.http.cookies)
            await phone.post("/api/accounts", **ANNA)
            async with httpx.AsyncClient(base_url=server.url, cookies=planted) as thief:
                me = (await thief.get("/api/me")).json()
                assert me["account"] is None, "the cookie of before is nobody's"
            before = dict(laptop.http.cookies)
            await laptop.post("/api/session", **ANNA)
            assert dict(laptop.http.cookies) != before
            assert [t["id"] for t in await phone.get("/api/tables/mine")] == [table["id"]]
            devices = await phone.get("/api/me/sessions")
            assert sorted((d["device"], d["here"]) for d in devices) == [
                ("", True), ("Firefox · Linux", False),
            ]  # fmt: skip

            socket = await laptop.sit(table)
            (other,) = (d["id"] for d in devices if not d["here"])
            stranger = await come("Eve")
            assert (await ask(stranger, "DELETE", f"/api/me/sessions/{other}"))[0] == 200
            assert (await laptop.get("/api/me"))["account"] == "Anna", "it is not Eve's to end"
            await phone.http.delete(f"/api/me/sessions/{other}")
            assert await socket.ended() == Close.RESTART
            assert (await laptop.get("/api/me"))["account"] is None

            await laptop.post("/api/session", **ANNA)
            assert await ask(laptop, "POST", "/api/me/password", old="wrong", new="battery staple")
            assert await ask(
                laptop, "POST", "/api/me/password", old="correct horse", new="battery staple"
            ) == (200, "")
            assert (await phone.get("/api/me"))["account"] is None, "others are logged out"
            assert await ask(phone, "POST", "/api/session", **ANNA) == (401, "wrong_password")

            kept = dict(laptop.http.cookies)
            await laptop.http.delete("/api/session")
            async with httpx.AsyncClient(base_url=server.url, cookies=kept) as thief:
                assert (await thief.get("/api/me")).json()["account"] is None


@in_loop
async def test_names_and_passwords_cannot_be_found_out(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, logins_per_minute=8) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            await anna.post("/api/accounts", **ANNA)
            assert await ask(anna, "POST", "/api/accounts", **ANNA) == (409, "has_account")
            answers = set()
            for name in ("Anna", "Nobody"):
                wrong = {"name": name, "password": "is it this one"}
                tried = [
                    await ben.http.post(
                        "/api/session", json=wrong, headers={"x-forwarded-for": f"8.8.{n}.8"}
                    )
                    for n in range(9)
                ]
                assert [one.status_code for one in tried] == [401] * 8 + [429], "wherever from"
                answers.add(tried[0].text)
            assert len(answers) == 1
            for n in range(9):
                wrong = {"name": f"Nobody {n}", "password": "is it this one"}
                tried.append(await ben.http.post("/api/session", json=wrong))
            assert tried[-1].status_code == 429, "whoever's"
            body = {"origin": "https://elsewhere.example"}
            forged = await anna.http.post("/api/session", json=ANNA, headers=body)
            assert forged.json()["error"] == "forbidden", "a page of another site logs nobody in"


@in_loop
async def test_a_link_of_the_operator_leads_back_in(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Somebody")
            await anna.post("/api/accounts", **ANNA)
            command = [sys.executable, "-m", "rookery.cli", "admin", "reset-link"]
            made = subprocess.run(
                [*command, "ANNA", "--database", database], capture_output=True, text=True
            )
            key = re.fullmatch(r"http://127\.0\.0\.1:8000/new-password#(\S+)\n", made.stdout)
            assert key, made.stderr
            wrong = subprocess.run(
                [*command, "Otto", "--database", database], capture_output=True, text=True
            )
            assert (wrong.returncode, wrong.stdout) == (2, "")
            assert "Otto" in wrong.stderr
            new = {"key": key[1], "password": "battery staple"}
            await ben.post("/api/reset", **new)
            assert (await ben.get("/api/me"))["account"] == "Anna"
            assert (await anna.get("/api/me"))["account"] is None
            assert await ask(anna, "POST", "/api/reset", **new) == (409, "link_gone")
            assert await ask(anna, "POST", "/api/session", **ANNA) == (401, "wrong_password")
            assert await ask(anna, "POST", "/api/session", **{**ANNA, **new}) == (422, "invalid")
            await anna.post("/api/session", name="anna", password="battery staple")


@in_loop
async def test_whoever_goes_takes_everything_along(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            await anna.post("/api/accounts", **ANNA)
            table = await anna.make_table("me", "open")
            await ben.join(table)
            waiting = await anna.make_table("me", "open")
            socket = await anna.sit(table)
            await socket.send(type="say", id="hello", text="My secret")
            await socket.next("acknowledged")
            kept = await anna.get("/api/me/export")
            assert kept["me"]["account"] == "Anna"
            said = {one["id"]: [line["text"] for line in one["said"]] for one in kept["tables"]}
            assert said == {table["id"]: ["My secret"], waiting["id"]: []}
            assert await ask(anna, "DELETE", "/api/me", password="wrong") == (401, "wrong_password")
            assert await ask(anna, "DELETE", "/api/me", password=ANNA["password"]) == (200, "")
            assert await ask(anna, "POST", "/api/session", **ANNA) == (401, "wrong_password")
            there = await ben.sit(table)
            seats = there.last["seats"]
            assert "Anna" not in [seat["name"] for seat in seats]
            assert sorted(seat["kind"] for seat in seats) == ["bot", "person"], "a bot plays on"
            assert "My secret" not in str(await there.next("said"))
            assert (await ben.http.get(f"/api/tables/{waiting['id']}")).json()["status"] == (
                "abandoned"
            )
            assert (await ben.http.delete("/api/me")).status_code == 400, "not by accident"
            assert await ask(ben, "DELETE", "/api/me") == (200, "")
