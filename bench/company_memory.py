"""Memory that comes to rest: tables that are loaded from the journal, again and again.

    python bench/company_memory.py [--tables 1200] [--loads 30000]

More tables than a worker keeps in memory are asked for in turn, so that every time one is folded
and another one forgotten. The figures go to bench/results/memory.md.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from pathlib import Path

import httpx

from rookery.server.app import create_app
from rookery.server.house import House
from rookery.server.settings import Settings
from rookery.server.table.room import Entry

RESULTS = Path(__file__).parent / "results" / "memory.md"
MOVES = 12
AT_ONCE = 50


def megabytes() -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


async def a_game_begun(house: House, client: httpx.AsyncClient) -> str:
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"game": "cubirds", "players": 2, "seats": seats}
    table: str = (await client.post("/api/tables", json=body)).raise_for_status().json()["id"]
    async with house.room(table) as room:
        for _ in range(MOVES):
            match, turn = room.story.match, room.story.turn
            assert match is not None
            assert turn is not None
            legal = room.story.match_for((turn,))
            assert legal is not None
            async with room.lock:
                await room.append(Entry("decided", turn, int(legal.choices[0])))
    return table


async def measure(args: argparse.Namespace, folder: str) -> list[tuple[int, float, float]]:
    many = 10**9
    app = create_app(
        Settings(
            database=f"sqlite:///{folder}/rookery.db",
            unfinished_tables=many,
            changes_per_minute=many,
            requests_per_minute=many,
        )
    )
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://bench") as client:
            await client.get("/api/me")
            tables: list[str] = []
            while len(tables) < args.tables:
                made = (a_game_begun(house, client) for _ in range(AT_ONCE))
                tables += await asyncio.gather(*made)
        found = [(0, megabytes(), 0.0)]
        started = time.perf_counter()
        for number in range(args.loads):
            async with house.room(tables[number % len(tables)]):
                pass
            if (number + 1) % (args.loads // 6) == 0:
                found.append((number + 1, megabytes(), time.perf_counter() - started))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Memory while tables come and go.")
    parser.add_argument("--tables", type=int, default=1200)
    parser.add_argument("--loads", type=int, default=30_000)
    parser.add_argument("--output", type=Path, default=RESULTS)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(args, folder))
    lines = [
        "## Memory of tables that come and go",
        "",
        f"`python bench/company_memory.py`: {args.tables:,} tables of CuBirds, {MOVES} decisions"
        " each, asked for in turn, of which a worker keeps 500: every time one is folded from its"
        " journal and another one forgotten.",
        "",
        "| loads | memory | seconds |",
        "|--:|--:|--:|",
        *(f"| {loads:,} | {memory:.0f} MB | {seconds:.0f} |" for loads, memory, seconds in found),
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    args.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
