from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
import typer

from rookery import Match
from rookery.cli import verify
from rookery.core.errors import BrokenSave

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
