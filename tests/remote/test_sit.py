"""Bots from outside at the tables of a real server: over HTTP and a real socket."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from rookery.bots.search import Budget, SearchBot
from rookery.core.errors import TurnedAway
from rookery.core.match import Match, describe
from rookery.core.random import generator
from rookery.remote.house import House, read_address
from rookery.remote.table import Refused, RemoteTable, sit_down
from rookery.server.storage import profiles, schema
from rookery.server.storage.profiles import Profile

from ..browser import NODE
from ..server.processes import ServerProcess
from ..server.visitors import in_loop, open_server

PAGE = Path(__file__).parents[2] / "docs" / "bots-from-outside.md"
PATIENCE_S = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("house")
    with ServerProcess(f"sqlite:///{folder / 'rookery.db'}", games="pluck") as server:
        server.wait_until_ready()
        yield server


def open_table(server: ServerProcess, players: int, **more: object) -> tuple[House, str, str]:
    """A table of somebody who does not sit there: the host, its id, and the link to it."""
    host = House(server.url)
    body = {"game": "cubirds", "players": players, "seats": [{"kind": "open"}] * players}
    made = host.ask("POST", "/api/tables", {**body, "options": {"move_cap": 60}, **more})
    return host, made["id"], server.url + made["url"]


def example(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(), re.DOTALL)
    return str(found)


def test_the_examples_and_the_command_play_a_game_together(
    server: ServerProcess, tmp_path: Path
) -> None:
    host, table, link = open_table(server, 3)
    (tmp_path / "first.py").write_text(example("python"))
    (tmp_path / "last.mjs").write_text(example("javascript"))
    commands = [
        [sys.executable, "first.py", link],
        [str(NODE), "last.mjs", link],
        [sys.executable, "-m", "rookery.cli", "sit", link, "--bot", "hawk", "--name", "Hawkeye"],
    ]
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "PYTHONWARNINGS": "default"}
    playing = [
        subprocess.Popen(
            command, cwd=tmp_path, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        for command in commands
    ]  # fmt: skip
    said = [program.communicate(timeout=PATIENCE_S)[0] for program in playing]
    assert [program.returncode for program in playing] == [0, 0, 0], said
    info = host.ask("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    assert {seat["name"] for seat in info["seats"]} == {"First", "Last", "Hawkeye"}
    assert all(seat["kind"] == "person" and seat["program"] for seat in info["seats"])
    first, last = (json.loads(text.removeprefix("places ")) for text in said[:2])
    assert first == last
    assert sorted(set(first))[0] == 1
    assert re.search(r"The game is over: place [123] of 3", said[2])


def duel(server: ServerProcess) -> tuple[RemoteTable, RemoteTable]:
    _, _, link = open_table(server, 2)
    return sit_down(link, "One"), sit_down(link, "Two")


def test_only_the_seat_to_move_imagines_and_nothing_hidden_is_in_it(server: ServerProcess) -> None:
    one, two = duel(server)
    with one, two:
        assert not two.turn
        assert one.wait()
        imagined = one.imagine()
        seat = imagined.seat()
        assert imagined.turn == one.seat
        assert imagined.choices.tolist() == [legal.decision for legal in one.update.legal]
        assert json.loads(seat.view_json()) == json.loads(bytes(one.update.view))
        with pytest.raises(Refused, match="not_your_turn"):
            two.imagine()
        # Two of them have the same in the own hand, and mostly not in the other's.
        others = [describe(one.imagine())["hands"] for _ in range(4)]
        mine, theirs = one.seat, 1 - one.seat
        assert all(hands[mine] == others[0][mine] for hands in others)  # type: ignore[index]
        assert any(hands[theirs] != others[0][theirs] for hands in others)  # type: ignore[index]
        decision = SearchBot(1, Budget(iterations=20)).decide(seat)
        one.play(int(decision))
        with pytest.raises(Refused) as refused:
            one.play(int(decision))
        assert refused.value.why.reason in ("not_your_turn", "illegal")


@in_loop
async def test_what_is_imagined_is_a_guess_and_not_to_be_had_without_end(
    tmp_path: Path,
) -> None:
    async with open_server(f"sqlite:///{tmp_path / 'rookery.db'}", guesses_per_minute=6) as server:
        anna = await server.visitor("Anna")
        table = await anna.make_table("me", "random")
        socket = await anna.sit(table)
        await socket.until(lambda update: update["turn"] == 0)
        match = (await server.room(table["id"])).story.match
        assert match is not None
        imagined = []
        for number in range(6):
            await socket.send(type="imagine", id=str(number), seat=0)
            imagined.append((await socket.next("imagined", "refused"))["position"])
        await socket.send(type="imagine", id="6", seat=0)
        assert (await socket.next("imagined", "refused"))["reason"] == "too_fast"
        true = describe(match)
        for position in imagined:
            assert position.keys() == {*true, "seed"}
            assert position["rows"] == true["rows"]
            assert position["hands"][0] == true["hands"][0]  # type: ignore[index]
            assert position["deck"] != true["deck"]
            assert position["seed"] != match.seed
        assert len({json.dumps(position["deck"]) for position in imagined}) == 6


def test_programs_sit_where_the_operator_allows_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rookery.db'}"
    with ServerProcess(database, programs="accounts") as server:
        server.wait_until_ready()
        _, _, link = open_table(server, 2)
        with pytest.raises(TurnedAway, match="only programs that have an account"):
            sit_down(link, "Shy")
        with sit_down(link, account="Dreamer", password="a long enough one") as table:
            assert table.update.seats[table.seat].name == "Dreamer"
            assert table.update.seats[table.seat].program
        with pytest.raises(TurnedAway, match="the name or the password is wrong"):
            sit_down(link, account="Dreamer", password="another one")
        me = House(server.url)
        me.come_as_a_program(account="Dreamer", password="a long enough one")
        with pytest.raises(TurnedAway, match="programs do not take part here"):
            me.ask("POST", "/api/pair", {"game": "cubirds"})


@in_loop
async def test_in_the_list_of_the_best_a_program_is_marked(tmp_path: Path) -> None:
    async with open_server(f"sqlite:///{tmp_path / 'rookery.db'}") as server:
        for name, program in (("Anna", False), ("Dreamer", True)):
            visitor = await server.visitor()
            if program:
                await visitor.http.patch("/api/me", json={"program": True})
            me = await visitor.post("/api/accounts", name=name, password="a long enough one")
            rated = {"person_id": me["id"], "game": "cubirds", "mu": 30.0, "sigma": 1.0}

            def write(connection: Connection, rated: dict[str, object] = rated) -> None:
                connection.execute(insert(schema.ratings).values(**rated, games=9, at=1))
                profiles.change(connection, str(rated["person_id"]), Profile(numbers=True))

            await server.house.store.write(write)
        assert (await visitor.get("/api/me"))["program"]
        board = await visitor.get("/api/games/cubirds/ratings")
        marked = {line["name"]: line["program"] for line in board["lines"] if line["name"]}
        assert marked == {"Anna": False, "Dreamer": True}


def test_a_link_that_leads_nowhere_is_told_in_one_line(server: ServerProcess) -> None:
    for url, why in (
        (f"{server.url}/t/nothing", "there is no such table here"),
        ("http://127.0.0.1:9", "refused"),
        ("ftp://here", "a link to a table is needed"),
        (server.url, "no table is waiting"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "rookery.cli", "sit", url, "--bot", "random"],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 2
        assert why in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_links_are_read() -> None:
    assert read_address("https://a.example/t/x1?invite=y") == ("https://a.example", "x1", "y")
    assert read_address("https://a.example/games/t/x1/") == ("https://a.example/games", "x1", "")
    assert read_address("localhost:8000/") == ("http://localhost:8000", "", "")


def test_a_bot_hears_what_the_server_told(server: ServerProcess) -> None:
    one, two = duel(server)
    with one, two:
        first, second = (two, one) if two.turn else (one, two)  # it began when the second sat down
        first.wait()
        while first.turn:
            first.play(first.update.legal[0].decision)
        second.wait()
        told = second.imagine().seat().told()
        assert any(line.key == "event-laid" for line in told)
        assert Match("cubirds", seed=1).seat().imagine(generator(1)).seat().told() == []
