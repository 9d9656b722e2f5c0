"""Talk at a real server: limits that last, ids that are used again, mutes and reports."""

from __future__ import annotations

from ..processes import ServerProcess
from ..visitors import Json, Socket, in_loop
from .people import Guest, guests

CHATTY = {"chat_rate": 1_000, "chat_burst": 1_000, "chat_per_minute": 1_000}


async def say(socket: Socket, text: str, id: str) -> Json:
    await socket.send(type="say", id=id, text=text)
    return await socket.next("acknowledged", "refused")


async def recalled(guest: Guest, table: Json) -> list[str]:
    """What somebody hears who opens the page now."""
    socket = await guest.sit(table)
    await socket.send(type="ping", at=1.0)
    lines = []
    while (message := await socket.next("said", "pong"))["type"] == "said":
        lines.append(message["text"])
    await socket.close()
    guest.sockets.remove(socket)
    return lines


@in_loop
async def test_coming_back_gives_no_new_breath(database: str) -> None:
    with ServerProcess(database, chat_rate=0, chat_burst=4) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            answers = []
            for n in range(6):
                socket = await anna.sit(table)
                answers.append((await say(socket, f"line {n}", str(n)))["type"])
                await socket.close()
            assert answers == ["acknowledged"] * 4 + ["refused"] * 2
            assert (await say(await ben.sit(table), "hello", "1"))["type"] == "acknowledged"


@in_loop
async def test_one_address_has_only_so_much_to_say(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, chat_rate=0, chat_burst=2) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open", watch="anyone")
            heard = 0
            for number in range(16):
                guest = await come(f"Guest {number}")
                answer = await say(await guest.sit(table), "buy this", "1")
                heard += answer["type"] == "acknowledged"
            assert heard == 12


@in_loop
async def test_what_was_heard_is_what_is_kept(database: str) -> None:
    with ServerProcess(database, **CHATTY) as server:
        async with guests(server) as come:
            anna, ben = await come("Anna"), await come("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            hers = await anna.sit(table)
            await say(hers, "first", "same")
            await say(hers, "other", "same")
            assert await recalled(ben, table) == ["first"]
            cookies = [anna.http.cookies, ben.http.cookies]
    with ServerProcess(database, **CHATTY) as server:
        async with guests(server) as come:
            anna, ben = await come(""), await come("")
            anna.http.cookies, ben.http.cookies = cookies
            hers, his = await anna.sit(table), await ben.sit(table)
            assert (await his.next("said"))["text"] == "first"
            assert (await say(hers, "something else", "same"))["type"] == "acknowledged"
            await say(hers, "second", "another")
            assert (await his.next("said"))["text"] == "second"
            assert await recalled(ben, table) == ["first", "second"]


@in_loop
async def test_spectators_do_not_push_the_players_talk_out(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, **CHATTY) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            table = await anna.make_table("me", "me", watch="anyone")
            await say(await anna.sit(table), "good luck", "1")
            watching = await eve.sit(table)
            for number in range(110):
                await watching.send(type="say", id=str(number), text="noise")
            for _ in range(110):
                assert (await watching.next("acknowledged", "refused"))["type"] == "acknowledged"
            assert await recalled(anna, table) == ["good luck"]
            assert "good luck" in await recalled(eve, table)


@in_loop
async def test_nobody_reports_themselves(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open")
            await say(await anna.sit(table), "oh no", "1")
            answer = await anna.http.post(f"/api/tables/{table['id']}/chat/1/report")
            assert (answer.status_code, answer.json()["error"]) == (409, "own_line")


@in_loop
async def test_who_may_not_hear_cannot_report(sqlite_database: str) -> None:
    """Nor find out how much has been said."""
    with ServerProcess(sqlite_database) as server:
        async with guests(server) as come:
            anna, eve = await come("Anna"), await come("Eve")
            table = await anna.make_table("me", "open")
            await say(await anna.sit(table), "oh no", "1")
            for number in (1, 2):
                at = f"/api/tables/{table['id']}/chat/{number}/report"
                assert (await eve.http.post(at)).status_code == 403
            at = f"/api/tables/{table['id']}/chat/1/report?invite={table['invite']}"
            assert (await eve.http.post(at)).status_code == 200


@in_loop
async def test_a_mute_holds_at_every_worker(postgres_database: str) -> None:
    with ServerProcess(postgres_database) as server, ServerProcess(postgres_database) as other:
        async with guests(server) as come, guests(other) as come_there:
            anna, ben = await come("Anna"), await come_there("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            hers, his = await anna.sit(table), await ben.sit(table)
            await say(hers, "before", "1")
            assert (await his.next("said"))["text"] == "before"
            twin = Guest(server.url)  # Ben's click arrives at the other worker
            twin.http.cookies = ben.http.cookies
            mute = f"/api/tables/{table['id']}/mute"
            (await twin.http.post(mute, json={"seat": 0})).raise_for_status()
            await say(hers, "meanwhile", "2")
            (await twin.http.request("DELETE", mute, json={"seat": 0})).raise_for_status()
            await say(hers, "after", "3")
            assert (await his.next("said"))["text"] == "after"
            await twin.close()


@in_loop
async def test_a_mute_follows_the_person_when_seats_are_shuffled(database: str) -> None:
    """And what was said before shows whose it was."""
    with ServerProcess(database, **CHATTY) as server:
        async with guests(server) as come:
            anna, ben, cleo = await come("Anna"), await come("Ben"), await come("Cleo")
            seat = 0
            while seat == 0:  # until a shuffle moves her
                table = await anna.make_table("me", "open", "open", shuffle_seats=True)
                mute = f"/api/tables/{table['id']}/mute"
                assert (await ben.join(table))["seat"] == 1
                hers, his = await anna.sit(table), await ben.sit(table)
                await say(hers, "before", "1")
                await ben.post(mute, seat=0)
                assert (await his.next("welcome"))["muted"] == [0]
                await cleo.join(table)
                await hers.until(lambda u: u["status"] == "playing")
                seat = (await anna.sit(table)).last["seat"]
            theirs = await cleo.sit(table)
            assert (await theirs.next("said"))["seat"] == seat
            assert (await ben.sit(table)).last["seat"] != seat
            await say(hers, "can you hear me?", "2")
            await say(theirs, "I can", "3")
            assert await recalled(ben, table) == ["I can"]
            again = await ben.connect(table["id"])
            await again.send(type="hello")
            assert (await again.next("welcome"))["muted"] == [seat]
            # A page that was open before the shuffle names the line, not where she sat then.
            (await ben.http.request("DELETE", mute, json={"line": 1})).raise_for_status()
            assert (await again.next("welcome"))["muted"] == []
            await ben.post(mute, line=1)
            assert (await again.next("welcome"))["muted"] == [seat]
            for nobody in ({}, {"line": 1, "seat": 0}, {"line": 99}):
                assert (await ben.http.post(mute, json=nobody)).status_code in (404, 422)
            (await ben.http.request("DELETE", mute, json={"seat": seat})).raise_for_status()
            assert (await again.next("welcome"))["muted"] == []
            assert await recalled(ben, table) == ["before", "can you hear me?", "I can"]
