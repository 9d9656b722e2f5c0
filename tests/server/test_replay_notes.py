"""Notes that players keep with a replay: who reads and writes them, and how they go."""

from __future__ import annotations

import pytest
from sqlalchemy import MetaData, Table, insert

from rookery.server.contract import LIMITS
from rookery.server.storage import replay_notes
from rookery.server.storage.engine import open_engine, read_url
from rookery.server.storage.erase import old_chat
from rookery.server.storage.migrate import migrate
from rookery.server.storage.moderation import Deed

from .test_moderation import ADMIN, code, olga
from .test_storage import row
from .visitors import Json, Server, Visitor, in_loop, open_server, play_to_end


async def played(server: Server) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben, both guests, and where the notes on their game are."""
    anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
    table = await anna.make_table("me", "open", options={"move_cap": 10})
    await ben.join(table)
    notes = f"/api/tables/{table['id']}/notes"
    assert await code(anna, "GET", notes) == "not_over"
    await play_to_end(await anna.sit(table), await ben.sit(table))
    return anna, ben, notes


async def noted(visitor: Visitor, at: str, step: int, text: str, mark: str = "") -> Json:
    answer = await visitor.http.put(f"{at}/{step}", json={"text": text, "mark": mark})
    answer.raise_for_status()
    found: Json = answer.json()
    return found


def said(notes: Json) -> list[tuple[int, str, str, str, bool]]:
    return [(n["step"], n["name"], n["mark"], n["text"], n["yours"]) for n in notes["notes"]]


@in_loop
async def test_players_write_and_whoever_sees_the_replay_reads(database: str) -> None:
    async with open_server(database) as server:
        anna, ben, at = await played(server)
        eva = await server.visitor("Eva")
        await noted(anna, at, 4, "too  greedy\u202e", "?")
        await noted(ben, at, 4, "I hoped for that")
        await noted(ben, at, 1, "", "!")
        assert said(await anna.get(at)) == [
            (1, "Ben", "!", "", False),
            (4, "Anna", "?", "too greedy", True),
            (4, "Ben", "", "I hoped for that", False),
        ]
        assert await code(eva, "GET", at) == "forbidden"
        await ben.post(at.replace("notes", "replay"), public=True)
        seen = await eva.get(at)
        assert (len(seen["notes"]), seen["may_write"]) == (3, False)
        assert await code(eva, "PUT", f"{at}/1", text="me too") == "forbidden"
        # What is noted anew stands instead; an empty note is none.
        await noted(anna, at, 4, "not so bad", "!")
        assert said(await noted(ben, at, 4, "")) == [
            (1, "Ben", "!", "", True),
            (4, "Anna", "!", "not so bad", False),
        ]
        for wrong in ({"text": "x" * (LIMITS["note"] + 1)}, {"mark": "!!"}, {"words": "x"}):
            assert await code(anna, "PUT", f"{at}/1", **wrong) == "invalid"
        assert await code(anna, "PUT", f"{at}/11", text="x") == "invalid"
        assert len((await anna.get(at))["notes"]) == 2


@in_loop
async def test_there_are_so_many_and_no_more(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "notes", 2)
    async with open_server(sqlite_database) as server:
        anna, ben, at = await played(server)
        for step in (1, 2, 2):
            await noted(anna, at, step, "again")
        assert await code(anna, "PUT", f"{at}/3", text="and again") == "too_many_notes"
        await noted(ben, at, 3, "his own")
        await noted(anna, at, 1, "")
        await noted(anna, at, 3, "now")
        assert [step for step, *_ in said(await anna.get(at))] == [2, 3, 3]


@in_loop
async def test_a_note_is_reported_and_removed(database: str) -> None:
    async with open_server(database) as server:
        anna, ben, at = await played(server)
        ada = await olga(server)
        (note,) = (await noted(ben, at, 2, "you are an owl"))["notes"]
        report = f"{at}/{note['number']}/report"
        assert await code(ben, "POST", report) == "own_line"
        assert await code(anna, "POST", f"{at}/99/report") == "not_found"
        await anna.post(report)
        # Whoever all others have reported is silent here, and what is taken away is still read
        # by those who look after the house.
        assert await code(ben, "PUT", f"{at}/2", text="a very nice owl") == "silenced"
        await noted(ben, at, 2, "")
        assert said(await anna.get(at)) == []
        (found,) = (await ada.get(ADMIN))["reports"]
        assert found["name"] == "Ben"
        assert [line["text"] for line in found["lines"]] == ["you are an owl"]
        about = {"table": at.split("/")[3], "line": note["number"]}
        await ada.post(ADMIN, act="remove_line", why="rude", **about)
        assert (await ada.get(ADMIN))["reports"] == []

        (hers,) = (await noted(anna, at, 3, "a fine move", "!"))["notes"]
        await ada.post(ADMIN, act="remove_line", table=about["table"], line=hers["number"])
        assert said(await ben.get(at)) == []
        await noted(anna, at, 3, "a fine move, still")
        assert len((await ben.get(at))["notes"]) == 1
        id = (await anna.get("/api/me"))["id"]
        await server.house.moderation.do(Deed(act="silence", at=server.house.now(), person=id))
        assert await code(anna, "PUT", f"{at}/4", text="hm") == "silenced"


@in_loop
async def test_nobody_reads_whom_they_do_not_hear(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben, at = await played(server)
        await noted(ben, at, 2, "nonsense")
        (note,) = (await anna.get(at))["notes"]
        await anna.post(at.replace("notes", "mute"), line=note["number"])
        assert said(await anna.get(at)) == []
        assert len((await ben.get(at))["notes"]) == 1


@in_loop
async def test_notes_are_exported_and_go_with_who_wrote_them(database: str) -> None:
    async with open_server(database) as server:
        anna, ben, at = await played(server)
        await noted(anna, at, 2, "mine", "!")
        await noted(ben, at, 2, "his")
        (table,) = (await anna.get("/api/me/export"))["tables"]
        (line,) = table["said"]
        assert (line["room"], line["step"], line["mark"], line["text"]) == ("notes", 2, "!", "mine")
        gone = await anna.http.request("DELETE", "/api/me", json={"password": ""})
        gone.raise_for_status()
        assert said(await ben.get(at)) == [(2, "Ben", "", "his", True)]


@in_loop
async def test_notes_stay_longer_than_chat(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, _, at = await played(server)
        await noted(anna, at, 2, "for later")
        later = server.house.now() + 1_000
        assert await server.house.store.write(lambda c: old_chat(c, later)) == 0
        assert len((await anna.get(at))["notes"]) == 1


@pytest.mark.from_nothing
def test_chat_of_earlier_versions_is_no_notes(database: str) -> None:
    engine = open_engine(read_url(database), writing=True)
    migrate(engine, "0014")
    with engine.begin() as connection:
        known = Table("tables", MetaData(), autoload_with=connection)
        columns = row().to_columns()
        there = [str(column.name) for column in known.columns]
        connection.execute(insert(known), {name: columns[name] for name in there})
        spoken = Table("chat", MetaData(), autoload_with=connection)
        line = {"table_id": "t", "number": 1, "room": "players", "seat": 0, "person_id": "anna",
                "name": "Anna", "text": "hi", "key": "k", "at": 5}  # fmt: skip
        connection.execute(insert(spoken), line)
    migrate(engine)
    note = replay_notes.Note(3, "!", "well", "anna", "Anna", 0, 9)
    with engine.begin() as connection:
        assert replay_notes.all_of(connection, "t") == []
        assert replay_notes.write(connection, "t", note, ("anna",), most=1)
        assert [(n.number, n.text) for n in replay_notes.all_of(connection, "t")] == [(2, "well")]
    engine.dispose()
