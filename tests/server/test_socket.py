"""The protocol over a table's socket: drafts, versions, acts that come twice, what is refused."""

from __future__ import annotations

from rookery import Match

from .visitors import Json, Server, Socket, in_loop, open_server, play_to_end


async def two_players(server: Server) -> tuple[Socket, Socket]:
    """A table of two people; the one to move first comes first."""
    anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
    table = await anna.make_table("me", "open")
    await ben.join(table)
    sockets = await anna.sit(table), await ben.sit(table)
    await sockets[0].settled()
    return sockets if sockets[0].last["legal"] else (sockets[1], sockets[0])


async def draft_something(mover: Socket, other: Socket) -> tuple[Socket, Socket]:
    """Play until the one to move has something to take back."""
    while True:
        assert (await mover.act())["type"] == "acknowledged"
        await mover.settled()
        await other.settled()
        if mover.last["draft"]:
            return mover, other
        if other.last["legal"]:
            mover, other = other, mover


@in_loop
async def test_hello_brings_welcome_and_update(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await two_players(server)
        assert mover.last["seat"] == mover.last["turn"] == other.last["turn"]
        assert other.last["legal"] == []
        legal = mover.last["legal"][0]
        assert set(legal) == {"decision", "text", "typed"}
        assert mover.last["log_from"] == 0
        assert mover.last["clock"] == {"left_ms": None, "running": None}


@in_loop
async def test_a_draft_is_private_and_can_be_taken_back(database: str) -> None:
    async with open_server(database) as server:
        mover, other = await draft_something(*await two_players(server))
        before = dict(other.last)
        drafted = dict(mover.last)
        log_length = drafted["log_from"] + len(drafted["log"])
        answer = await mover.take_back()
        assert answer["type"] == "acknowledged"
        assert mover.last["draft"] == drafted["draft"] - 1
        assert mover.last["version"] > drafted["version"]
        assert mover.last["log_from"] < log_length  # cut there: the line is gone
        await other.settled()
        assert other.last == before, "the other has seen nothing of it"
        assert (await mover.take_back())["reason"] == "nothing_to_take_back"
        assert (await mover.act())["type"] == "acknowledged"


@in_loop
async def test_whoever_asks_is_told_what_stands_against_a_decision(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await two_players(server)
        before = dict(mover.last)
        answer = await mover.ask("draw")
        assert (answer["type"], answer["reason"]) == ("refused", "illegal")
        assert (answer["key"], answer["clause"]) == ("refusal-CUB-11", "CUB-11")
        assert (await mover.ask(before["legal"][0]["text"]))["type"] == "acknowledged"
        assert (await mover.ask("fly away"))["reason"] == "unreadable"
        assert (await mover.ask("x" * 1000))["reason"] == "unreadable"
        assert (await other.ask("draw"))["reason"] == "not_your_turn"
        await mover.settled()
        assert mover.last == before
        over = await play_to_end(mover, other)
        assert over["status"] == "over"
        assert (await other.ask("draw"))["clause"] == (await mover.ask("stay"))["clause"]


@in_loop
async def test_a_finished_draft_is_shown_at_once(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await draft_something(*await two_players(server))
        version = other.last["version"]
        while mover.last["draft"]:
            await mover.act()
        await other.settled()
        await mover.settled()
        assert other.last["version"] == version + 1, "one change, however long the draft was"
        assert len(other.last["log"]) >= 2
        assert (await mover.take_back())["type"] == "refused"


@in_loop
async def test_an_act_sent_twice_is_played_once(database: str) -> None:
    async with open_server(database) as server:
        mover, _other = await two_players(server)
        act = {
            "type": "act", "id": "the-same", "seat": mover.last["seat"],
            "version": mover.last["version"], "decision": mover.last["legal"][0]["decision"],
        }  # fmt: skip
        for _ in range(3):
            await mover.send(**act)
        answers = [await mover.next("acknowledged", "refused") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["acknowledged"] * 3
        room = await server.room(str(mover.table))
        assert room.story.match is not None
        played = room.story.match_for((act["seat"],))
        assert played is not None
        assert len(played.decisions) == 1


@in_loop
async def test_what_cannot_be_is_refused_with_a_reason(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await two_players(server)
        seat, rival = mover.last["seat"], other.last["seat"]
        before = mover.last["view"]
        illegal = next(
            number
            for number in range(70)
            if number not in [legal["decision"] for legal in mover.last["legal"]]
        )
        cases = [
            (mover, {"decision": illegal}, "illegal"),
            (mover, {"decision": -1}, "unreadable"),
            (mover, {"decision": 10**9}, "unreadable"),
            (mover, {"seat": rival}, "not_your_seat"),
            (mover, {"seat": 77}, "unreadable"),
            (mover, {"version": mover.last["version"] - 1}, "stale"),
            (mover, {"version": mover.last["version"] + 1}, "stale"),
            (other, {"seat": rival}, "not_your_turn"),
            (other, {"seat": seat}, "not_your_seat"),
        ]
        for socket, change, reason in cases:
            answer = await socket.act(**change)
            assert (answer["type"], answer["reason"]) == ("refused", reason), change
            if reason == "illegal":
                assert answer["clause"].startswith("CUB-")
                assert answer["key"] == f"refusal-{answer['clause']}"
            else:
                assert answer["key"].startswith("refused-")
        await mover.hello()
        assert mover.last["view"] == before


@in_loop
async def test_someone_who_leaves_does_not_make_a_move_stale(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben, eva = [await server.visitor(name) for name in ("Anna", "Ben", "Eva")]
        table = await anna.make_table("me", "open", "open")
        await ben.join(table)
        await eva.join(table)
        people = [anna, ben, eva]
        sockets = [await person.sit(table) for person in people]
        await sockets[0].settled()
        turn = sockets[0].last["turn"]
        seen = sockets[turn].last["version"]
        await people[(turn + 1) % 3].post(f"/api/tables/{table['id']}/leave")
        answer = await sockets[turn].act(version=seen)
        assert answer["type"] == "acknowledged"


def whole(update: Json) -> Json:
    """Without the notes: who came later got at once what the other got bit by bit."""
    return {name: value for name, value in update.items() if not name.startswith("notes")}


@in_loop
async def test_two_tabs_of_one_seat_see_and_do_the_same(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await two_players(server)
        tab = await mover.visitor.connect(mover.table)
        await tab.hello()
        assert whole(tab.last) == whole(mover.last)
        assert (await mover.act())["type"] == "acknowledged"
        await tab.settled()
        assert whole(tab.last) == whole(mover.last)
        if not tab.last["legal"]:
            mover, other = other, mover
            tab = await mover.visitor.connect(mover.table)
            await tab.hello()
            await mover.settled()
        both = mover.last["version"]
        first = await mover.act(version=both)
        second = await tab.act(version=both, decision=0)
        assert first["type"] == "acknowledged"
        assert second["reason"] in ("stale", "not_your_turn")
        await mover.close()
        await other.settled()
        assert other.last["seats"][tab.last["seat"] or 0]["presence"] == "here"


@in_loop
async def test_a_client_that_comes_back_gets_what_it_missed(database: str) -> None:
    async with open_server(database) as server:
        mover, other = await two_players(server)
        version = other.last["version"]
        await other.close()
        for _ in range(6):
            if mover.last["legal"]:
                await mover.act()
        again = await other.visitor.connect(other.table)
        await again.hello(version)
        assert again.last["log_from"] == 0  # everything, since something was missed
        fresh = await other.visitor.connect(other.table)
        await fresh.hello()
        assert fresh.last["log"] == again.last["log"]
        up_to_date = await other.visitor.connect(other.table)
        await up_to_date.hello(again.last["version"])
        assert up_to_date.last["log"] == []
        assert up_to_date.last["log_from"] == len(again.last["log"])


@in_loop
async def test_logs_put_together_are_the_whole_log(sqlite_database: str) -> None:
    """Whatever is drafted, taken back and played: cutting at `log_from` and appending gives what
    a newcomer reads."""
    async with open_server(sqlite_database) as server:
        sockets = await two_players(server)
        logs: dict[Socket, list[object]] = {socket: [] for socket in sockets}
        count = 0
        while sockets[0].last["status"] == "playing":
            mover = sockets[0] if sockets[0].last["legal"] else sockets[1]
            if mover.last["draft"] and count % 3 == 0:
                await mover.take_back()
            else:
                await mover.act(count % len(mover.last["legal"]))
            count += 1
            for socket in sockets:
                await socket.settled()
        for socket in sockets:
            for update in socket.updates:
                del logs[socket][update["log_from"] :]
                logs[socket] += update["log"]
            newcomer = await socket.visitor.connect(socket.table)
            await newcomer.hello()
            assert newcomer.last["log"] == logs[socket]


@in_loop
async def test_versions_never_go_down(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        sockets = await two_players(server)
        await play_to_end(*sockets)
        for socket in sockets:
            versions = [update["version"] for update in socket.updates]
            assert versions == sorted(versions)


@in_loop
async def test_spectators_see_what_a_spectator_may(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        guest = await server.visitor("Guest")
        for watch, with_invite, without in (
            ("anyone", True, True),
            ("link", True, False),
            ("nobody", False, False),
        ):
            table = await anna.make_table("me", "me", watch=watch)
            for query, allowed in ((f"invite={table['invite']}", with_invite), ("", without)):
                socket = await guest.connect(table["id"], query)
                await socket.send(type="hello", version=-1)
                message = await socket.next("welcome", "refused")
                assert message["type"] == ("welcome" if allowed else "refused"), (watch, query)
                if allowed:
                    update = await socket.next("update")
                    assert update["seat"] is None
                    assert update["legal"] == []
                    room = await server.room(table["id"])
                    assert isinstance(room.story.match, Match)
                    assert all(hand["cards"] is None for hand in update["view"]["hands"])
                    refused = await socket.act(seat=0, decision=1)
                    assert refused["reason"] == "not_your_seat"
                else:
                    assert await socket.receive() == {"type": "closing", "reason": "gone"}
                    assert await socket.receive() is None
                    assert socket.close_code == 4003
        lost = await guest.connect("nowhere")
        await lost.next("closing")
        assert await lost.receive() is None
        assert lost.close_code == 4004


@in_loop
async def test_a_seat_token_opens_the_seat_from_elsewhere(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", watch="nobody")
        joined = await ben.join(table)
        stranger = await server.visitor()
        socket = await stranger.connect(table["id"], f"token={joined['token']}")
        await socket.hello()
        assert socket.last["seat"] == 1
        wrong = await stranger.connect(table["id"], f"token={joined['token']}x")
        assert (await wrong.next("refused"))["key"] == "refused-not-watched"


@in_loop
async def test_sockets_from_other_sites_are_refused(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna = await server.visitor()
        table = await anna.make_table("me", "me")
        evil = await anna.connect(table["id"], origin="https://evil.test")
        assert await evil.receive() is None
        assert not evil.accepted
        good = await anna.connect(table["id"], origin="http://rookery.test")
        await good.hello()


@in_loop
async def test_presence_is_shown_to_the_others(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        mover, other = await two_players(server)
        seat = mover.last["seat"]
        version = other.last["version"]
        await mover.close()
        update = await other.until(lambda u: u["seats"][seat]["presence"] == "away")
        assert update["version"] == version
        assert update["seats"][seat]["grace_ms"] is not None
        again = await mover.visitor.connect(mover.table)
        await again.hello()
        await other.until(lambda u: u["seats"][seat]["presence"] == "here")


@in_loop
async def test_too_many_sockets_of_one_person(sqlite_database: str) -> None:
    async with open_server(sqlite_database, sockets_per_person=2) as server:
        anna = await server.visitor()
        table = await anna.make_table("me", "me")
        for _ in range(2):
            await anna.sit(table)
        third = await anna.connect(table["id"])
        assert (await third.next("refused"))["key"] == "refused-too-many-sockets"
        await third.next("closing")
        assert await third.receive() is None
        assert third.close_code == 4001
