from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from pathlib import Path

import pytest
import typer

from rookery import Match
from rookery.cli import verify
from rookery.core.errors import BrokenSave
from rookery.core.meta import Meta
from rookery.games.cubirds import meta as cubirds_meta
from rookery.server.keeping import keep_forgotten
from rookery.server.storage import archive, schema
from rookery.server.storage.moderation import Deed

from .visitors import in_loop, open_server, play_to_end


@in_loop
async def test_a_finished_game_can_be_stepped_through_and_taken_home(
    database: str, tmp_path: Path
) -> None:
    async with open_server(database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", options={"move_cap": 30})
        at = f"/api/tables/{table['id']}"
        await ben.join(table)
        hers, his = await anna.sit(table), await ben.sit(table)
        promised = (await anna.connect(table["id"]), None)[0]
        await promised.send(type="hello", version=-1)
        commitment = (await promised.next("welcome"))["commitment"]
        for path in ("/replay", "/replay/0", "/export"):
            early = await anna.http.get(at + path)
            assert (early.status_code, early.json()["error"]) == (409, "not_over")
        over = await play_to_end(hers, his)
        assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == commitment

        replay = await anna.get(f"{at}/replay")
        assert replay["commitment"] == commitment
        assert replay["names"] == ["Anna", "Ben"]
        last = await anna.get(f"{at}/replay/{replay['steps']}?seat=0")
        assert last["view"] == hers.last["view"]
        assert last["outcome"] == over["outcome"]
        first = await anna.get(f"{at}/replay/0?seat=1")
        assert first["seat"] == 1
        assert first["log"] == []
        assert first["view"]["hands"][1]["cards"] is not None
        middle = await anna.get(f"{at}/replay/5")
        assert middle["seat"] is None
        assert all(hand["cards"] is None for hand in middle["view"]["hands"])
        for path in (f"/replay/{replay['steps'] + 1}", "/replay/0?seat=2", "/replay/-1"):
            assert (await anna.http.get(at + path)).status_code == 422

        stranger = await server.visitor()
        assert (await stranger.http.get(f"{at}/replay")).status_code == 403
        assert (await stranger.http.get(f"{at}/export")).status_code == 403
        await ben.post(f"{at}/replay", public=True)
        assert (await stranger.get(f"{at}/replay"))["public"] is True
        assert (await stranger.http.post(f"{at}/replay", json={"public": False})).status_code == 403

        saved = (await stranger.http.get(f"{at}/export")).content
        match = Match.from_json(saved)
        assert match.over
        assert f"{match.seed:064x}" == over["seed"]
        file = tmp_path / "game.json"
        file.write_bytes(saved)
        verify.verify(file, commitment)
        verify.verify(file, "")
        with pytest.raises(BrokenSave, match="promised"):
            verify.verify(file, "0" * 64)
        file.write_bytes(saved.replace(b'"draw"', b'"decline"', 1))
        with pytest.raises(BrokenSave):
            verify.verify(file, commitment)


@in_loop
async def test_who_made_a_table_and_left_it_before_the_game_did_not_play(
    sqlite_database: str,
) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", "open", options={"move_cap": 30})
        at = f"/api/tables/{table['id']}"
        await ben.join(table)
        await anna.post(f"{at}/leave")
        await ben.post(f"{at}/fill", bot="random")
        await play_to_end(await ben.sit(table))
        assert (await ben.http.get(f"{at}/replay")).status_code == 200
        assert (await anna.http.get(f"{at}/replay")).status_code == 403


def test_verify_is_a_command() -> None:
    app = typer.Typer()
    verify.add_to(app)
    assert [command.callback for command in app.registered_commands] == [verify.verify]


def test_verify_names_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BrokenSave, match="No such file"):
        verify.verify(tmp_path / "nothing.json", "")


@in_loop
async def test_a_replay_opens_whatever_becomes_of_its_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is what was shown, to each seat, when those rules were here."""
    async with open_server(database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", options={"move_cap": 20})
        at = f"/api/tables/{table['id']}"
        await ben.join(table)
        hers, his = await anna.sit(table), await ben.sit(table)
        over = await play_to_end(hers, his)
        steps = (await anna.get(f"{at}/replay"))["steps"]
        paths = ["/replay", "/export", *(f"/replay/{n}?seat=1" for n in range(steps + 1))]
        shown = [(await anna.http.get(at + path)).content for path in paths]
        running = await anna.make_table("me", "me")
        cookies = anna.http.cookies
    gone = {**vars(cubirds_meta.META), "rules_version": 0}
    monkeypatch.setattr(cubirds_meta, "META", Meta(**gone))
    async with open_server(database) as server:
        anna, eva = await server.visitor(), await server.visitor()
        anna.http.cookies = cookies
        assert [(await anna.http.get(at + path)).content for path in paths] == shown
        last = await anna.get(f"{at}/replay/{steps}?seat=0")
        assert last["outcome"] == over["outcome"]
        assert (await eva.http.get(f"{at}/replay")).status_code == 403
        await anna.post(f"{at}/replay", public=True)
        assert (await eva.get(f"{at}/replay"))["public"]
        went = await anna.http.get(f"/api/tables/{running['id']}/replay")
        assert (went.status_code, went.json()["error"]) == (410, "rules_gone")


@in_loop
async def test_games_that_nobody_kept_are_kept_by_and_by(sqlite_database: str) -> None:
    """Their worker died at the end, or they are older than the archive."""
    async with open_server(sqlite_database) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "me", options={"move_cap": 10})
        await play_to_end(await anna.sit(table))
        store = server.house.store
        lost = partial(archive.missing, most=9)
        while await store.read(lost):
            await asyncio.sleep(0.01)
        await store.write(lambda connection: connection.execute(schema.archive.delete()))
        assert await store.read(lost) == [table["id"]]
        await keep_forgotten(server.house)
        assert await store.read(lost) == []


@in_loop
async def test_who_is_renamed_is_so_in_what_was_kept(sqlite_database: str) -> None:
    async with open_server(sqlite_database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Rude")
        table = await anna.make_table("me", "open", options={"move_cap": 10})
        await ben.join(table)
        await play_to_end(await anna.sit(table), await ben.sit(table))
        at = f"/api/tables/{table['id']}/replay"
        assert set((await anna.get(at))["names"]) == {"Anna", "Rude"}
        id = (await ben.get("/api/me"))["id"]
        await server.house.moderation.do(Deed(act="remove_name", at=1, person=id))
        now = (await ben.get("/api/me"))["name"]
        assert set((await anna.get(at))["names"]) == {"Anna", now}
        assert "Rude" not in (await anna.http.get(f"{at}/0")).text
