"""The first minute on a machine: nothing is compiled, and nobody waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.bots.practice import practise
from rookery.core.compile import INTERPRETED
from rookery.core.compile.lock import take
from rookery.core.compiling import cache_folder
from rookery.core.match import Match
from rookery.core.practice import practise as practise_rules
from tests.server.live.people import Guest, guests
from tests.server.processes import ServerProcess
from tests.server.visitors import Socket

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is ever compiled")
ENOUGH_S = 500
JOBS = ("rookery.core.practice-cubirds", "rookery.bots.practice-cubirds-chick-2")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The server's: empty, and nobody fills it, for it is we who compile, and we do not."""
    monkeypatch.setenv("ROOKERY_COMPILE", "elsewhere")
    empty = tmp_path / "cache"
    locks = [take(empty / f"compiling-{job}") for job in JOBS]
    yield empty
    for lock in locks:
        assert lock is not None
        os.close(lock)


def compile_into(cache: Path) -> None:
    """As if it had just been done."""
    for kept in cache_folder().iterdir():
        if not kept.name.startswith("compiling-"):
            (cache / kept.name).symlink_to(kept)


async def act(socket: Socket) -> bool:
    """The first of what is legal, when the bot has answered; False when the game is over."""
    await socket.until(lambda last: bool(last["legal"]) or last["status"] != "playing")
    if socket.last["status"] != "playing":
        return False
    answer = await socket.act()
    assert answer["type"] == "acknowledged", answer
    return True


async def sit_down(guest: Guest, cap: int) -> tuple[str, Socket]:
    table = await guest.make_table("me", "chick", options={"move_cap": cap})
    return table["id"], await guest.sit(table)


async def ready(server: ServerProcess) -> None:
    while "game is ready" not in server.log:
        await asyncio.sleep(0.01)


def test_a_bot_answers_while_nothing_is_compiled_and_the_game_goes_on_when_it_is(
    sqlite_database: str, cache: Path, tmp_path: Path
) -> None:
    async def meet() -> bytes:
        patient = {"bot_budget_s": ENOUGH_S, "bot_warm_up_s": ENOUGH_S}
        with ServerProcess(sqlite_database, cache=cache, **patient) as server:
            async with guests(server) as come:
                anna, ben = await come("Anna"), await come("Ben")
                table, socket = await sit_down(anna, cap=40)
                for _ in range(5):
                    assert await act(socket)
                assert not list(cache.glob("step-*"))
                assert "game is ready" not in server.log
                compile_into(cache)
                _, other = await sit_down(ben, cap=4)
                await ready(server)
                while await act(socket) or await act(other):
                    pass
                assert "bot failed" not in server.log
                return (await anna.http.get(f"/api/tables/{table}/export")).content

    with pytest.MonkeyPatch.context() as compiling:
        compiling.setenv("ROOKERY_COMPILE", "first")
        practise_rules("cubirds")
        practise("cubirds", "chick", 2)
    saved = asyncio.run(asyncio.wait_for(meet(), ENOUGH_S))
    assert Match.from_json(saved).over  # the same digest, all of it played by compiled rules
