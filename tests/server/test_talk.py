"""Chat, muting, reporting, hooks."""

from __future__ import annotations

import asyncio
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from rookery.server.contract import LIMITS, path_to
from rookery.server.table import hooks
from rookery.server.words import hashed

from .visitors import Json, Socket, in_loop, open_server, play_to_end


async def say(socket: Socket, text: str, id: str = "") -> Json:
    await socket.send(type="say", id=id or hashed(text), text=text)
    return await socket.next("acknowledged", "refused")


async def heard(socket: Socket) -> list[str]:
    """The lines a newcomer with the same eyes is told."""
    again = await socket.visitor.connect(socket.table, socket.query)
    await again.hello()
    await again.settled()
    lines = [json.loads(text) for text in again.texts]
    await again.close()
    return [line["text"] for line in lines if line["type"] == "said"]


@in_loop
async def test_players_and_spectators_talk_apart_until_the_end(database: str) -> None:
    async with open_server(database) as server:
        anna, ben, eva = [await server.visitor(name) for name in ("Anna", "Ben", "Eva")]
        table = await anna.make_table("me", "open", options={"move_cap": 8})
        await ben.join(table)
        hers, his, watching = [await person.sit(table) for person in (anna, ben, eva)]
        assert (await say(hers, "good luck"))["type"] == "acknowledged"
        assert (await his.next("said"))["name"] == "Anna"
        assert (await watching.next("said"))["room"] == "players"
        assert (await say(watching, "she has two owls"))["type"] == "acknowledged"
        assert '"room":"spectators"' in watching.texts[-2]
        await his.settled()
        assert not any("owls" in text for text in his.texts + hers.texts)
        assert await heard(his) == ["good luck"]
        await play_to_end(hers, his)
        assert await heard(his) == ["good luck", "she has two owls"]


@in_loop
async def test_chat_is_cleaned_limited_and_said_once(sqlite_database: str) -> None:
    async with open_server(sqlite_database, chat_burst=5, chat_rate=0.0) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "me")
        socket = await anna.sit(table)
        answer = await say(socket, "x" * (LIMITS["chat"] + 1), id="long")
        assert (answer["reason"], answer["args"]) == ("too_long", {"most": LIMITS["chat"]})
        assert (await say(socket, "\u202e\u0000 \n"))["reason"] == "unreadable"
        for _ in range(2):
            assert (await say(socket, "<b>hi\u0007", id="same"))["type"] == "acknowledged"
        assert await heard(socket) == ["<b>hi"]
        for _ in range(2):
            await say(socket, "more", id="more")
        assert (await say(socket, "too much"))["reason"] == "too_fast"


@in_loop
async def test_whom_i_mute_i_do_not_hear(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open")
        mute = f"/api/tables/{table['id']}/mute"
        await ben.join(table)
        hers, his = await anna.sit(table), await ben.sit(table)
        await ben.post(mute, seat=0)
        await say(hers, "can you hear me?")
        await his.settled()
        assert await heard(his) == []
        assert await heard(hers) == ["can you hear me?"]
        (await ben.http.request("DELETE", mute, json={"seat": 0})).raise_for_status()
        await say(hers, "and now?")
        assert (await his.next("said"))["text"] == "and now?"


@in_loop
async def test_whom_enough_have_reported_is_not_heard(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        people = [await server.visitor(name) for name in ("Anna", "Ben", "Eva", "Otto")]
        table = await people[0].make_table("me", "open", "open", "open")
        for person in people[1:]:
            await person.join(table)
        troll = await people[0].sit(table)
        await say(troll, "something nasty")
        report = f"/api/tables/{table['id']}/chat/1/report"
        stranger = await server.visitor()
        for person in (people[1], people[1], stranger):
            await person.post(f"{report}?invite={table['invite']}")
        assert (await say(troll, "again"))["type"] == "acknowledged"
        await people[2].post(report)
        answer = await say(troll, "and again")
        assert (answer["type"], answer["reason"]) == ("refused", "muted")
        nothing = await people[1].http.post(f"/api/tables/{table['id']}/chat/99/report")
        assert nothing.status_code == 404


@in_loop
async def test_an_absent_player_is_called(sqlite_database: str) -> None:
    calls: asyncio.Queue[Json] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            loop.call_soon_threadsafe(calls.put_nowait, {"path": self.path, **body})
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None: ...

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    thread = Thread(target=hook.serve_forever)
    thread.start()
    try:
        async with open_server(sqlite_database, hooks_inside=True) as server:
            anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
            table = await anna.make_table("me", "open")
            await ben.join(table)
            here, away = await anna.sit(table), ben
            if not here.last["legal"]:
                here, away = await ben.sit(table), anna
            url = f"http://127.0.0.1:{hook.server_port}/turn?key=1"
            notify = f"/api/tables/{table['id']}/notify"
            (await away.http.patch(notify, json={"webhook": url})).raise_for_status()
            seat = here.last["turn"]
            while here.last["legal"]:
                await here.act()
            call = await calls.get()
            assert call == {
                "path": "/turn?key=1", "table": table["id"], "seat": 1 - seat,
                "url": path_to("table", table["id"]),
            }  # fmt: skip
    finally:
        await asyncio.to_thread(hook.shutdown)
        thread.join()
        hook.server_close()


TURN = hooks.Turn("t", 0, "/t/t")


@in_loop
async def test_hooks_do_not_go_inside_the_house() -> None:
    for host in ("127.0.0.1", "localhost", "10.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0"):
        with pytest.raises(OSError, match="public"):
            await TURN.post(hooks.Hooks(), f"http://{host}:9/")


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
                "224.0.0.1", "255.255.255.255", "192.88.99.1", "::1", "::", "fe80::1", "fc00::1",
                "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::7f00:1", "64:ff9b::7f00:1",
                "64:ff9b:1::a00:1", "2002:7f00:1::1", "2001:0:7f00:1::1", "2002:a00:1::",
                "::ffff:0:7f00:1"]
)  # fmt: skip
def test_addresses_behind_which_the_house_may_be(address: str) -> None:
    assert not hooks.is_public(address)
    assert hooks.is_public("1.1.1.1")
    assert hooks.is_public("2606:4700::1111")


@in_loop
async def test_a_hook_that_drips_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that sends the caller elsewhere is not followed."""
    monkeypatch.setattr(hooks, "TIMEOUT_S", 1.0)
    calls = 0

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        request = await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\n")
        if b"POST /whole" in request:
            writer.write(b"\r\n")
        try:
            while True:
                writer.write(b"X: y\r\n")
                await writer.drain()
                await asyncio.sleep(0.05)
        except ConnectionError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    caller = hooks.Hooks(inside_too=True)
    assert await TURN.post(caller, f"{url}/whole") == 302
    assert calls == 1
    ends = await asyncio.gather(
        *(TURN.post(caller, f"{url}/endless") for _ in range(2 * hooks.MOST_AT_ONCE)),
        return_exceptions=True,
    )
    assert all(isinstance(end, OSError) for end in ends)
    server.close()


def test_a_table_calls_only_so_often() -> None:
    caller = hooks.Hooks()
    assert [caller.may_call("a") for _ in range(hooks.A_MINUTE + 1)].count(True) == hooks.A_MINUTE
    assert caller.may_call("b")


@pytest.mark.parametrize(
    "url", ["", "ftp://x.test/", "http://", "javascript:alert(1)", "http://a b/", "http://x:y@z/",
            "http://x:99999/", "http://[::1/"]
)  # fmt: skip
def test_what_is_no_address(url: str) -> None:
    assert hooks.check_url(url)
    assert hooks.check_url("https://example.org/hook?x=1") is None
