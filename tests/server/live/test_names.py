"""Names, wherever they can be given, at a real server."""

from __future__ import annotations

import pytest

from ..processes import ServerProcess
from ..visitors import Json, in_loop
from .people import Guest, guests


async def refusal(guest: Guest, method: str, path: str, body: Json) -> tuple[int, str, str]:
    answer = await guest.http.request(method, path, json=body)
    return answer.status_code, answer.json()["error"], answer.json()["field"]


@in_loop
async def test_invisible_and_endless_names_are_refused_everywhere(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            for name, code in (("\u3164", "name_invisible"), ("x" * 25, "name_too_long")):
                hot_seat = {
                    "game": "cubirds",
                    "players": 2,
                    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": name}],
                }
                account = {"name": name, "password": "long enough"}
                join = {"invite": table["invite"], "name": name}
                at = f"/api/tables/{table['id']}"
                assert await refusal(ben, "PATCH", "/api/me", {"name": name}) == (422, code, "name")
                assert await refusal(ben, "POST", f"{at}/join", join) == (422, code, "name")
                assert await refusal(ben, "POST", "/api/accounts", account) == (422, code, "name")
                assert await refusal(ben, "POST", "/api/tables", hot_seat) == (422, code, "seats")
            assert (await ben.get("/api/me"))["name"] == "Ben"
            assert (await anna.get(at))["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("imitation", ["Anna Owl", "anna owl", "Аnna Оwl", "ＡｎｎａＯｗｌ"])
@in_loop
async def test_a_guest_cannot_go_by_an_accounts_name(sqlite_database: str, imitation: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            early, anna, ben = await come(imitation), await come("Wolf"), await come("Ben")
            credentials = {"name": "Anna Owl", "password": "long enough"}
            await anna.post("/api/accounts", **credentials)
            table = await anna.make_table("me", "open", "open")
            at, invite = f"/api/tables/{table['id']}", table["invite"]
            taken = (409, "name_taken", "name")
            join = {"invite": invite, "name": imitation}
            account = {"name": imitation, "password": "another one"}
            assert await refusal(ben, "PATCH", "/api/me", {"name": imitation}) == taken
            assert await refusal(ben, "POST", f"{at}/join", join) == taken
            assert await refusal(ben, "POST", "/api/accounts", account) == taken
            own = await ben.make_table("me", "open")
            at_own = f"/api/tables/{own['id']}/seats/0"
            assert await refusal(ben, "PATCH", at_own, {"name": imitation}) == taken
            # Somebody who was called so before the account was made needs another one to sit down.
            assert await refusal(early, "POST", f"{at}/join", {"invite": invite}) == taken
            # The account's own person may, on every device.
            await ben.post("/api/session", **credentials)
            await ben.http.patch("/api/me", json={"name": "ANNA OWL"})
            assert (await ben.get("/api/me"))["name"] == "ANNA OWL"
