"""A table before the game: the owner's powers, and what joiners can and cannot do."""

from __future__ import annotations

import httpx

from rookery.server.contract import Close
from rookery.server.storage.store import Store
from rookery.server.words import hashed

from ..processes import ServerProcess
from ..visitors import Json, in_loop
from .people import Guest, guests


def path(table: Json, rest: str = "") -> str:
    return f"/api/tables/{table['id']}{rest}"


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


async def join(guest: Guest, table: Json, **more: object) -> httpx.Response:
    return await guest.http.post(path(table, "/join"), json={"invite": table["invite"], **more})


@in_loop
async def test_the_invitation_is_never_lost(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, ben, eve = await come("Anna"), await come("Ben"), await come("Eve")
            table = await anna.make_table("me", "open", "open")
            assert table["url"] == f"/t/{table['id']}?invite={table['invite']}"
            await ben.join(table)
            for guest in (anna, ben):
                assert (await guest.get(path(table)))["invite"] == table["invite"]
                socket = await guest.connect(table["id"])  # without the invitation
                await socket.send(type="hello")
                assert (await socket.next("welcome"))["invite"] == table["invite"]
            assert (await eve.get(path(table)))["invite"] is None
            watching = await eve.sit(table)
            assert all(table["invite"] not in text for text in watching.texts)
        cookies = anna.http.cookies
    with ServerProcess(sqlite_database) as again:
        async with guests(again) as come:
            elsewhere = await come("")
            elsewhere.http.cookies = cookies
            assert (await elsewhere.get(path(table)))["invite"] == table["invite"]


@in_loop
async def test_links_of_earlier_versions_still_work(sqlite_database: str) -> None:
    """They had random invitations; the table gets one that can be told again besides."""
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open")
    store = Store(sqlite_database, patience_s=60)
    await store.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE tables SET invite_hash = ?", (hashed("of old"),)
        )
    )
    store.close()
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            ben = await come("Ben")
            assert refused(await join(ben, {**table, "invite": "wrong"})) == (403, "forbidden")
            assert (await join(ben, {**table, "invite": "of old"})).status_code == 200
            assert (await ben.get(path(table)))["invite"] == table["invite"]


@in_loop
async def test_a_private_table_tells_no_names(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            table = await anna.make_table("me", "open")
            await anna.http.patch(path(table), json={"title": "Birthday"})
            for answer in (
                await eve.http.get(path(table)),
                await eve.http.get(path(table, "?invite=wrong")),
            ):
                assert answer.status_code == 200
                assert "Anna" not in answer.text
                assert "Birthday" not in answer.text
            invited = await eve.get(path(table, f"?invite={table['invite']}"))
            assert invited["seats"][0]["name"] == "Anna"
            assert (invited["title"], invited["host"]) == ("Birthday", 0)


@in_loop
async def test_nobody_sits_twice_and_a_joiner_is_no_owner(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open", "open")
            await ben.join(table)
            assert refused(await join(ben, table)) == (409, "seated")
            assert refused(await join(anna, table, seat=2)) == (409, "seated")
            for answer in (
                await ben.http.post(path(table, "/seats/2/bot"), json={"bot": "random"}),
                await ben.http.post(path(table, "/fill"), json={"bot": "random"}),
                await ben.http.patch(path(table), json={"title": "Mine"}),
                await ben.http.delete(path(table, "/seats/0")),
                await ben.http.patch(path(table, "/seats/0"), json={"name": "X"}),
                await ben.http.delete(path(table)),
            ):
                assert refused(answer) == (403, "forbidden")
            info = await anna.get(path(table))
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open"]
            assert (info["title"], info["status"]) == ("", "waiting")


@in_loop
async def test_the_owner_names_sends_away_fills_and_starts(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben, cleo = await come("Anna"), await come("Ben"), await come("Cleo")
            table = await anna.make_table("me", "open", "open")
            await ben.join(table)
            await cleo.join(table)
            assert refused(await anna.http.delete(path(table, "/seats/1"))) == (409, "started")

            table = await anna.make_table("me", "open", "open")
            await ben.join(table)
            hers, his = await anna.sit(table), await ben.sit(table)
            await anna.http.patch(path(table), json={"title": "  Friday\u202e night "})
            await anna.http.patch(path(table, "/seats/0"), json={"name": "Annika"})
            await his.until(lambda u: u["title"] == "Friday night")
            await his.until(lambda u: u["seats"][0]["name"] == "Annika" and u["host"] == 0)
            assert (await anna.http.delete(path(table, "/seats/1"))).status_code == 200
            assert await his.ended() == Close.SENT_AWAY
            assert '"refused-sent-away"' in his.texts[-2]
            await hers.until(lambda u: u["seats"][1]["kind"] == "open")
            assert refused(await join(ben, table)) == (403, "sent_away")
            again = await ben.connect(table["id"], f"invite={table['invite']}")
            assert await again.ended() == Close.SENT_AWAY
            assert [t["id"] for t in await ben.get("/api/tables/mine")].count(table["id"]) == 0
            await cleo.join(table)
            wrong = await anna.http.post(path(table, "/fill"), json={"bot": "ostrich"})
            assert refused(wrong) == (422, "invalid")
            assert (await anna.http.post(path(table, "/fill"), json={"bot": "random"})).is_success
            started = await hers.until(lambda u: u["status"] == "playing")
            assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
            assert refused(await join(await come("Dan"), table)) == (409, "started")


@in_loop
async def test_a_cancelled_table_says_so(database: str) -> None:
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben, eve = await come("Anna"), await come("Ben"), await come("Eve")
            table = await anna.make_table("me", "open", "open")
            await ben.join(table)
            hers, his = await anna.sit(table), await ben.sit(table)
            assert (await anna.http.delete(path(table))).status_code == 200
            assert (await hers.ended(), await his.ended()) == (Close.CANCELLED, Close.CANCELLED)
            assert (await anna.http.delete(path(table))).status_code == 200
            assert refused(await join(eve, table)) == (409, "cancelled")
            late = await eve.connect(table["id"], f"invite={table['invite']}")
            assert await late.ended() == Close.CANCELLED
            stranger = await eve.connect(table["id"])
            assert await stranger.ended() == Close.FORBIDDEN


@in_loop
async def test_an_owner_who_leaves_hands_the_waiting_table_on(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open", "open")
            await ben.join(table)
            his = await ben.sit(table)
            await anna.post(path(table, "/leave"))
            assert (await his.next("welcome"))["owner"], "his screen is the host's at once"
            await his.until(lambda u: u["host"] == 1 and u["seats"][0]["kind"] == "open")
            assert (await ben.get(path(table)))["owner"]
            assert not (await anna.get(path(table)))["owner"]
            await ben.post(path(table, "/leave"))
            assert await his.ended() == Close.CANCELLED


@in_loop
async def test_a_listed_table_can_be_looked_at_before_one_sits_down(sqlite_database: str) -> None:
    """And who may not watch the game is sent off when it starts."""
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, ben, eve = await come("Anna"), await come("Ben"), await come("Eve")
            table = await anna.make_table("me", "open", listed=True, watch="nobody")
            looking = await eve.connect(table["id"])
            await looking.hello()
            assert looking.last["seats"][0]["name"] == "Anna"
            await ben.join(table)
            assert await looking.ended() == Close.FORBIDDEN


@in_loop
async def test_nobody_is_sent_away_for_somebody_who_left(database: str) -> None:
    """The owner means who was there when the page was drawn."""
    with ServerProcess(database) as server:
        async with guests(server) as come:
            anna, ben, cleo = await come("Anna"), await come("Ben"), await come("Cleo")
            table = await anna.make_table("me", "open", "open")
            hers = await anna.sit(table)
            away = path(table, "/seats/1?version=")
            await ben.join(table)
            seen = (await hers.until(lambda u: u["seats"][1]["name"] == "Ben"))["version"]
            await ben.post(path(table, "/leave"))
            assert refused(await anna.http.delete(f"{away}{seen}")) == (409, "seat_changed")
            await cleo.join(table)
            assert refused(await anna.http.delete(f"{away}{seen}")) == (409, "seat_changed")
            now = (await hers.until(lambda u: u["seats"][1]["name"] == "Cleo"))["version"]
            assert refused(await anna.http.delete(f"{away}-1")) == (422, "invalid")
            assert (await anna.http.delete(f"{away}{now}")).is_success
            await hers.until(lambda u: u["seats"][1]["kind"] == "open")
