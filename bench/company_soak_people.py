"""The people of `company_soak.py`: each is a script with a browser's habits. They make tables and
join others', play, lose the connection, reload, leave, take their seat back, and play again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from processor import Processor

Json = dict[str, Any]

AWAY_S, GRACE_S = 1.0, 3.0
THINK_S = 1.2
SLACK_S = 5.0
"""A table may stand still for the grace, the time that it takes to notice, and this."""
STUCK_S = AWAY_S + GRACE_S + THINK_S + SLACK_S
FINAL = range(4000, 4029)
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
GAMES: tuple[tuple[str, Json], ...] = (
    ("cubirds", {"move_cap": 40}),
    ("birdie", {}),
    ("biblios", {}),
)


@dataclass
class Hall:
    """What all people together have seen."""

    url: str
    until: float
    games: tuple[tuple[str, Json], ...]
    processor: Processor
    open_tables: dict[str, str] = field(default_factory=dict)
    """Their invitations."""
    count: Counter[str] = field(default_factory=Counter)
    acknowledged: list[tuple[str, str, str]] = field(default_factory=list)
    """Table, kind, and what the journal must know."""
    seen: dict[tuple[str, tuple[int, ...], int], dict[str, str]] = field(default_factory=dict)
    """By table, seats and version: what was shown, part by part."""
    compared: int = 0
    disagreements: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    starved: int = 0
    """Tables that stood still as long, but would not have with a processor for each."""
    longest_s: float = 0.0
    longest_served_s: float = 0.0
    """The same without the time in which there was no processor to be had."""
    lag_s: float = 0.0
    """The longest time for which these scripts themselves did not get the processor."""

    def over(self) -> bool:
        return time.monotonic() >= self.until

    def compare(self, table: str, seats: tuple[int, ...], version: int, parts: Json) -> None:
        """Whoever sees the same version from the same seats sees the same."""
        digests = {
            name: hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()
            for name, part in parts.items()
        }
        before = self.seen.setdefault((table, seats, version), digests)
        self.compared += before is not digests
        if before != digests:
            apart = [name for name in digests if before.get(name) != digests[name]]
            self.disagreements.append(f"{table} {seats} version {version}: {apart}")

    async def watch_processor(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.1)
            self.lag_s = max(self.lag_s, time.monotonic() - before - 0.1)
            self.processor.look()


class Screen:
    """A page at a table, from one load to the next."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.welcome: Json = {}
        self.last: Json = {}
        self.log: list[Json] = []
        self.notes: list[Json] = []
        self.seen_at = self.changed_at = time.monotonic()
        self.denied_s = 0.0
        """How long there had been no processor when it changed last."""
        self.overdue = False

    def see(self, message: Json, hall: Hall) -> None:
        self.seen_at = time.monotonic()
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "update":
            if self._goes_on(message):
                self.goes_on(self.seen_at, hall)
            self.last = message
            self.log = self.log[: message["log_from"]] + message["log"]
            self.notes = self.notes[: message["notes_from"]] + message["notes"]
            hall.compare(
                self.table, tuple(self.welcome["your_seats"]), message["version"], self._parts()
            )

    def goes_on(self, at: float, hall: Hall) -> None:
        self.changed_at, self.denied_s, self.overdue = at, hall.processor.denied_s, False

    def _goes_on(self, update: Json) -> bool:
        """Something has happened, or the one who is waited for has come or gone: then the grace
        begins anew."""
        turn = update["turn"]
        return bool(
            not self.last
            or update["version"] != self.last["version"]
            or turn is None
            or update["seats"][turn]["presence"] != self.last["seats"][turn]["presence"]
        )

    def _parts(self) -> Json:
        """What the version stands for: all but who is there, clocks, and what is offered."""
        told = ("status", "title", "turn", "seat", "view", "legal", "draft", "outcome")
        parts = {name: self.last[name] for name in told}
        passing = ("presence", "grace_ms", "stand_in")
        parts["seats"] = [
            {name: value for name, value in seat.items() if name not in passing}
            for seat in self.last["seats"]
        ]
        parts["log"] = self.log
        parts["notes"] = [{**note, "at": 0} for note in self.notes]
        return parts

    @property
    def status(self) -> str:
        return str(self.last.get("status", ""))

    @property
    def mine(self) -> list[int]:
        return list(self.welcome.get("your_seats", []))


class Person:
    def __init__(self, hall: Hall, number: int, seed: int) -> None:
        self.hall = hall
        self.dice = random.Random(f"{seed} {number}")
        self.name = f"Soaker {number}"
        self.address = f"127.1.{number // 200}.{number % 200 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address, retries=2)
        self.http = httpx.AsyncClient(base_url=hall.url, transport=transport, timeout=60)
        self.id = ""
        self.act: Json | None = None
        self.acts = 0

    async def live(self) -> None:
        await asyncio.sleep(self.dice.uniform(0, 6))
        while not self.id and not self.hall.over():
            if (me := await self.ask("GET", "/api/me")) is not None:
                self.id = me["id"]
                await self.ask("PATCH", "/api/me", name=self.name)
        while not self.hall.over():
            table = await self.find_table()
            while table is not None and not self.hall.over():
                table = await self.stay(table)
            await asyncio.sleep(self.dice.uniform(0.2, 1.0))
        await self.http.aclose()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """The answer, or None if it was refused or the connection was lost."""
        try:
            answer = await self.http.request(method, path, json=body if method != "GET" else None)
        except httpx.HTTPError:
            self.hall.count["requests lost"] += 1
            return None
        if answer.status_code >= 500 and answer.status_code != 503:
            self.hall.count[f"status {answer.status_code}"] += 1
        return answer.json() if answer.is_success else None

    # --- Finding company -------------------------------------------------------------------------

    async def find_table(self) -> str | None:
        hall = self.hall
        if hall.open_tables and self.dice.random() < 0.85:
            table = self.dice.choice(list(hall.open_tables))
            invite = hall.open_tables[table]
            if await self.ask("POST", f"/api/tables/{table}/join", invite=invite) is None:
                hall.open_tables.pop(table, None)
                hall.count["joins refused"] += 1
                return None
            hall.count["joins"] += 1
            hall.acknowledged.append((table, "seated", self.id))
            return table
        game, options = self.dice.choice(hall.games)
        kinds = self.dice.choice((["me", "open"], ["me", "open", "open"], ["me", "open", "bot"]))
        seats = [{"kind": k, **({"bot": "random"} if k == "bot" else {})} for k in kinds]
        made = await self.ask(
            "POST", "/api/tables", game=game, players=len(seats), seats=seats, options=options,
            pace=False, shuffle_seats=self.dice.random() < 0.3,
        )  # fmt: skip
        if made is None:
            return None
        hall.count["tables"] += 1
        hall.open_tables[made["id"]] = made["invite"]
        return str(made["id"])

    # --- At a table ------------------------------------------------------------------------------

    async def stay(self, table: str) -> str | None:
        """Until this person goes; the next table, if they play again."""
        self.act = None
        came = time.monotonic()
        while not self.hall.over():
            try:
                answer = await self.sit(table, came)
            except LOST:
                self.hall.count["connections lost"] += 1
                await asyncio.sleep(self.dice.uniform(0.1, 0.6))
                continue
            if answer == "reload":
                continue
            if answer == "drop":
                await asyncio.sleep(self.dice.choice((0.5, 2.0, AWAY_S + GRACE_S + 3)))
                continue
            return answer or None
        return None

    async def sit(self, table: str, came: float) -> str:
        """One load of the page: "reload", "drop", the next table, or nothing: gone for good."""
        screen = Screen(table)
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.hall.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(
            address, additional_headers={"Cookie": cookie}, local_addr=(self.address, 0),
            close_timeout=0.2, ping_interval=None,
        ) as ws:  # fmt: skip
            await ws.send('{"type":"hello","version":-1}')
            if self.act is not None:
                await ws.send(json.dumps(self.act))
            whim_at = time.monotonic() + self.dice.expovariate(1 / 10)
            act_at = 0.0
            while not self.hall.over():
                with suppress(TimeoutError):
                    try:
                        text = await asyncio.wait_for(ws.recv(), 0.25)
                    except ConnectionClosed as closed:
                        if closed.rcvd is not None and closed.rcvd.code in FINAL:
                            return ""
                        raise
                    message = json.loads(text)
                    screen.see(message, self.hall)
                    self._hear(screen, message)
                now = time.monotonic()
                self._watch(screen, now)
                if screen.last.get("legal") and self.act is None and not act_at:
                    act_at = now + self.dice.uniform(0.1, THINK_S)
                if act_at and now >= act_at:
                    act_at = 0.0
                    if screen.last["legal"] and self.act is None:
                        await self._play(ws, screen)
                if screen.status == "waiting" and now - came > 6:
                    await self._lose_patience(screen)
                    came = now
                if screen.status in ("over", "abandoned"):
                    return await self._after_the_end(ws, screen)
                await self._care_for_the_absent(screen, now)
                if now >= whim_at and screen.last:
                    whim_at = now + self.dice.expovariate(1 / 10)
                    if (whim := await self._whim(ws, screen)) is not None:
                        return whim
        return ""

    async def _play(self, ws: ClientConnection, screen: Screen) -> None:
        self.acts += 1
        self.act = {
            "type": "act", "id": f"{self.name} {self.acts}", "seat": screen.last["turn"],
            "version": screen.last["version"],
            "decision": self.dice.choice(screen.last["legal"])["decision"],
        }  # fmt: skip
        await ws.send(json.dumps(self.act))

    def _hear(self, screen: Screen, message: Json) -> None:
        if message["type"] == "acknowledged":
            kind = "said" if str(message["id"]).startswith("say") else "decided"
            self.hall.count[kind] += 1
            self.hall.acknowledged.append((screen.table, kind, message["id"]))
        elif message["type"] == "refused":
            self.hall.count[f"refused: {message['reason']}"] += 1
        else:
            return
        if self.act is not None and message["id"] == self.act["id"]:
            self.act = None
            screen.goes_on(max(screen.changed_at, time.monotonic() - THINK_S), self.hall)

    def _watch(self, screen: Screen, now: float) -> None:
        """A game must not stand still under the eyes of somebody who plays in it, and so may put
        a bot in the seat of another."""
        if screen.status != "playing" or screen.last["turn"] is None or not screen.mine:
            screen.goes_on(now, self.hall)
            return
        gap = now - screen.changed_at
        served = gap - (self.hall.processor.denied_s - screen.denied_s)
        self.hall.longest_s = max(self.hall.longest_s, gap)
        self.hall.longest_served_s = max(self.hall.longest_served_s, served)
        if gap > STUCK_S and not screen.overdue:
            screen.overdue = True
            self.hall.starved += 1
        if served > STUCK_S:
            seat = screen.last["seats"][screen.last["turn"]]
            self.hall.stuck.append(
                f"{screen.table}: {gap:.1f} s ({served:.1f} with a processor) waiting for seat"
                f" {seat['seat']} ({seat['kind']}, {seat['presence']}, mine: {screen.mine},"
                f" act: {self.act})"
            )
            self.hall.starved -= 1
            screen.goes_on(now, self.hall)

    async def _care_for_the_absent(self, screen: Screen, now: float) -> None:
        if screen.status != "playing" or not screen.mine:
            return
        for seat in screen.last["seats"]:
            if seat["kind"] != "person" or seat["presence"] != "away" or seat["grace_ms"] is None:
                continue
            if now < screen.seen_at + seat["grace_ms"] / 1000 + self.dice.uniform(0.05, 0.8):
                continue
            act = "wait" if self.dice.random() < 0.15 else "bot"
            at = f"/api/tables/{screen.table}/seats/{seat['seat']}/{act}"
            if await self.ask("POST", at) is not None:
                self.hall.count["bots put in" if act == "bot" else "waited longer"] += 1
            else:
                self.hall.count["bots refused" if act == "bot" else "waits refused"] += 1
            seat["grace_ms"] = None  # until the next update says more

    async def _lose_patience(self, screen: Screen) -> None:
        """Too long in the waiting room."""
        at = f"/api/tables/{screen.table}"
        self.hall.open_tables.pop(screen.table, None)
        if not screen.welcome.get("owner"):
            await self.ask("POST", f"{at}/leave")
        elif self.dice.random() < 0.15:
            await self.ask("DELETE", at)
            self.hall.count["cancelled"] += 1
        elif await self.ask("POST", f"{at}/fill", bot="random") is not None:
            self.hall.count["filled with bots"] += 1

    async def _whim(self, ws: ClientConnection, screen: Screen) -> str | None:
        at = f"/api/tables/{screen.table}"
        count = self.hall.count
        if not screen.mine:
            if screen.welcome.get("kept_seats") and self.dice.random() < 0.9:
                if await self.ask("POST", f"{at}/return") is not None:
                    count["seats taken back"] += 1
                    self.hall.acknowledged.append((screen.table, "returned", ""))
                return None
            return ""
        what = self.dice.random()
        if what < 0.30:
            count["reloads"] += 1
            return "reload"
        if what < 0.60:
            count["drops"] += 1
            ws.transport.abort()  # no goodbye
            return "drop"
        if what < 0.75:
            if await self.ask("POST", f"{at}/leave") is not None:
                count["leaves"] += 1
            return None if self.dice.random() < 0.7 else ""
        if what < 0.95:
            self.acts += 1
            say = {"type": "say", "id": f"say {self.name} {self.acts}", "text": "Nice weather"}
            await ws.send(json.dumps(say))
            return None
        if screen.status == "waiting":
            return None
        count["gone without a word"] += 1
        return ""

    async def _after_the_end(self, ws: ClientConnection, screen: Screen) -> str:
        """Agree to play again, decline, or go."""
        self.hall.count["endings seen"] += 1
        at = f"/api/tables/{screen.table}/rematch"
        wish = self.dice.random()
        await asyncio.sleep(self.dice.uniform(0.1, 1.0))
        if wish > 0.75 or not screen.mine:
            if wish > 0.9:
                await self.ask("DELETE", at)
            return ""
        asked = await self.ask("POST", at)
        given_up = time.monotonic() + 8
        while asked is not None and time.monotonic() < given_up and not self.hall.over():
            if found := asked.get("id") or screen.last.get("rematch"):
                self.hall.count["rematches entered"] += 1
                return str(found)
            with suppress(TimeoutError):
                screen.see(json.loads(await asyncio.wait_for(ws.recv(), 0.5)), self.hall)
        return ""
