"""Backups: a house as a file, while people play, and back again in either database."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    BigInteger,
    Boolean,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    func,
    insert,
    select,
)

from rookery.core.errors import BadSetup
from rookery.server.storage import dump, lock, past
from rookery.server.storage.engine import open_engine, open_reader, read_url
from rookery.server.storage.migrate import NEWEST, known, migrate, version_of
from tests.cli.test_cli import rookery

from .visitors import in_loop, open_server, play_to_end

pytestmark = pytest.mark.from_nothing
KINDS = ["sqlite_database", "postgres_database"]


def restore(database: str, file: Path) -> dump.Counted:
    engine = open_engine(read_url(database), writing=True)
    try:
        return dump.load(engine, file)
    finally:
        engine.dispose()


def backup(database: str, file: Path) -> dump.Counted:
    with open_reader(database) as engine:
        return dump.save(engine, file)


@pytest.mark.parametrize("kind", KINDS)
@in_loop
async def test_a_game_goes_on_in_the_other_database_from_a_backup_made_while_it_was_played(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = request.getfixturevalue(kind)
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.db"
    if kind == "sqlite_database":
        elsewhere = request.getfixturevalue("postgres_database")
    file = tmp_path / "backup.jsonl.gz"
    async with open_server(database) as server:
        anna, ben = await server.visitor("Anna"), await server.visitor("Ben")
        table = await anna.make_table("me", "open", options={"move_cap": 40})
        await ben.join(table)
        hers, his = await anna.sit(table), await ben.sit(table)
        by_seat = {hers.last["seat"]: hers, his.last["seat"]: his}
        await hers.send(type="say", id="hi", text="Kto tu? 🐦")
        await hers.next("said")
        for _ in range(3):
            await by_seat[hers.last["turn"]].act()
            await asyncio.gather(hers.settled(), his.settled())
        counted = await asyncio.to_thread(backup, database, file)
        kept = hers.last
        for _ in range(4):  # what a restored house knows nothing of
            await by_seat[hers.last["turn"]].act()
            await asyncio.gather(hers.settled(), his.settled())
        lost = hers.last
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert await asyncio.to_thread(restore, elsewhere, file) == counted
    async with open_server(elsewhere) as server:
        again = [await server.visitor() for _ in range(2)]
        for visitor, before in zip(again, (anna, ben), strict=True):
            visitor.http.cookies = before.http.cookies
        hers, his = await again[0].sit(table, lost["version"]), await again[1].sit(table)
        assert hers.last["view"] == kept["view"]
        assert hers.last["version"] > lost["version"], "what is older looks newer"
        assert hers.last["log_from"] == 0
        assert (await hers.next("said"))["text"] == "Kto tu? 🐦"
        late = await hers.act(version=lost["version"], seat=lost["turn"], decision=0)
        assert late["type"] == "refused", "what was sent on the lost position is played"
        over = await play_to_end(hers, his)
        assert over["status"] == "over"


def fill(database: str) -> dict[str, int]:
    """A row in every table, whatever the schema; how many there are then."""
    metadata = MetaData()
    engine = open_engine(read_url(database), writing=True)
    known_of: dict[str, Any] = {
        "options": "{}", "clock": "{}", "data": "", "game": "cubirds", "players": 2,
        "status": "waiting", "at_zero": "bot_moves", "watch": "anyone", "seed": "0" * 64,
        "kind": "renamed", "room": "players", "rules_version": 1,
    }  # fmt: skip
    rows = {}
    with engine.begin() as connection:
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            if table.name == dump.BOOKKEEPING:
                continue
            values: dict[str, Any] = {}
            for column in table.columns:
                if isinstance(column.type, Boolean):
                    values[column.name] = True
                elif isinstance(column.type, LargeBinary):
                    values[column.name] = b"\x00\xff"
                elif column.name in known_of:
                    values[column.name] = known_of[column.name]
                elif isinstance(column.type, BigInteger | Integer):
                    values[column.name] = 1
                elif isinstance(column.type, Float):
                    values[column.name] = 1.5
                else:
                    values[column.name] = "x"
            connection.execute(insert(table), values)
            rows[table.name] = connection.execute(
                select(func.count()).select_from(table)
            ).scalar_one()
    engine.dispose()
    return rows


def count(database: str) -> dict[str, int]:
    metadata = MetaData()
    with open_reader(database) as engine, engine.connect() as connection:
        metadata.reflect(connection)
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }


@pytest.mark.parametrize("schema", known())
def test_houses_of_every_schema_are_brought_to_the_present_one(
    schema: str, database: str, tmp_path: Path
) -> None:
    """In place, and from a backup that was made then."""
    engine = open_engine(read_url(database), writing=True)
    migrate(engine, schema)
    rows = fill(database)
    then = tmp_path / "then.jsonl.gz"
    assert backup(database, then).rows == sum(rows.values())
    migrate(engine)
    with engine.connect() as connection:
        assert version_of(connection) == NEWEST
    engine.dispose()
    now = count(database)
    assert {name: now[name] for name in rows} == rows
    restored = f"sqlite:///{tmp_path}/restored.db"
    restore(restored, then)
    again = count(restored)
    rows["secrets"] += 1  # when it was restored
    assert {name: again[name] for name in rows} == rows


def test_what_cannot_be_restored_is_said_in_a_line_and_changes_nothing(
    sqlite_database: str, tmp_path: Path
) -> None:
    migrate(engine := open_engine(read_url(sqlite_database), writing=True))
    engine.dispose()
    fill(sqlite_database)
    whole = tmp_path / "whole.jsonl.gz"
    backup(sqlite_database, whole)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    bad = {
        "it is not whole": whole.read_bytes()[:-200],
        "backup: it is not whole": gzip.compress(b"".join(lines[:-1])),
        "this is not what": gzip.compress(b"{}\n"),
        "from a later version": gzip.compress(b'{"rookery":1,"schema":"9999","at":1}\n'),
    }
    target = f"sqlite:///{tmp_path}/new.db"
    for message, content in [*bad.items(), ("this is not what", b"hello")]:
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(BadSetup, match=message):
            restore(target, tmp_path / "bad")
        assert count(target) == {}
    with pytest.raises(BadSetup, match="something in it already"):
        restore(sqlite_database, whole)
    restore(target, whole)


def test_the_commands(sqlite_database: str, tmp_path: Path) -> None:
    migrate(engine := open_engine(read_url(sqlite_database), writing=True))
    engine.dispose()
    folder = tmp_path / "backups"
    folder.mkdir()
    long_ago = folder / "rookery-2020-01-01T000000Z.jsonl.gz"
    long_ago.touch()
    made = rookery("backup", str(folder), "--keep", "7", "--database", sqlite_database)
    assert made.returncode == 0, made.stderr
    assert f"{long_ago} was older" in made.stdout
    (file,) = folder.iterdir()
    assert file.name.startswith(f"rookery-{time.gmtime().tm_year}")
    new = f"sqlite:///{tmp_path}/new.db"
    back = rookery("restore", str(file), "--lang", "pl", ROOKERY_DATABASE=new)
    assert "Przywrócono" in back.stdout, back.stderr
    for arguments in (
        ("backup", str(file), "--keep", "7", "--database", sqlite_database),
        ("backup", str(folder / "no" / "such"), "--database", sqlite_database),
        ("backup", str(folder), "--database", f"sqlite:///{tmp_path}/none.db"),
        ("restore", str(file), "--database", new),
    ):
        refused = rookery(*arguments)
        assert refused.returncode == 2, arguments
        assert refused.stderr.count("\n") == 1, refused.stderr
    assert os.listdir(folder) == [file.name]
    assert "name a file" in rookery("restore", "--database", new).stderr
    marked = rookery("restore", "--after-other-means", "--database", sqlite_database)
    assert marked.returncode == 0, marked.stderr
    with open_reader(sqlite_database) as engine, engine.connect() as connection:
        assert past.versions_from(connection) > 1.7e15
    held = lock.hold(read_url(f"sqlite:///{tmp_path}/served.db"), "a server")
    assert held is not None
    served = rookery("restore", str(file), "--database", f"sqlite:///{tmp_path}/served.db")
    os.close(held)
    assert "is being served already" in served.stderr
