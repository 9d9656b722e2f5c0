"""A table posed for a picture: a position of our choice behind the page's socket. The page, the
board and the rules are the real ones; only the server's table is left out."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from rookery.core.match import Match
from rookery.core.text import Line
from rookery.server import protocol
from rookery.server.storage.rows import ClockRule

from .person import PATIENCE_MS, Person

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


class PosedTable:
    """Plays what the page sends. Whoever is to move next is not there: nothing more happens."""

    def __init__(self, person: Person, match: Match, seat: int | None = 0) -> None:
        self.person, self.match, self.seat = person, match, seat
        self.played: list[str] = []
        self._version = 0
        self._lines = 0
        self._news: list[Line] = []
        self._socket: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/api/tables/posed/socket"), self._open)
        person.go("/t/posed")

    @property
    def version(self) -> int:
        """Of the table as it is now."""
        return self._version

    def wait_for(self, decisions: int) -> None:
        """Until so many decisions have come from the page."""
        for _ in range(PATIENCE_MS // 20):
            if len(self.played) >= decisions:
                return
            self.person.page.wait_for_timeout(20)
        raise AssertionError(f"only {self.played} came")

    def play(self, *decisions: str) -> None:
        """Somebody at the table decides, away from this page."""
        for decision in decisions:
            self._play(decision)
        self._show()

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._hear(json.loads(message)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            seats = [] if self.seat is None else [self.seat]
            game, players = self.match.game.id, self.match.players
            self._send(
                protocol.Welcome(
                    table="posed", game=game, rules_version=1, players=players, options={},
                    clock=ClockRule(), at_zero="bot_moves", your_seats=seats, owner=True,
                    invite=None, commitment="",
                )
            )  # fmt: skip
            self._show()
        elif message["type"] == "ping":
            self._send(protocol.Pong(message["at"]))
        elif message["type"] == "ask":
            why = self.match.refusal(self.match.game.catalogue.read(message["decision"]))
            self._send(protocol.Refused(message["id"], "illegal", why.key, why.args, why.clause))
        elif message["type"] == "act":
            self._play(message["decision"])
            self.played.append(str(self.match.decisions[-1]))
            self._send(protocol.Acknowledged(message["id"], self._version))
            self._show()

    def _play(self, decision: str | int) -> None:
        self.match.play(decision)
        self._news += self.match.log(self.seat)

    def _show(self) -> None:
        self._version += 1
        match, turn = self.match, self.match.turn
        legal = match.legal() if turn == self.seat and not match.over else []
        self._send(
            protocol.Update(
                version=self._version,
                status="over" if match.over else "playing",
                title="",
                host=self.seat,
                seats=[self._sitting(seat) for seat in range(match.players)],
                turn=turn,
                seat=self.seat,
                view=msgspec.Raw(match.view_json(self.seat)),
                legal=[protocol.Legal(int(d), d.text, d.typed()) for d in legal],
                draft=0,
                log_from=self._lines,
                log=self._news,
                clock=protocol.Clock(None, None),
                outcome=self._outcome() if match.over else None,
            )
        )
        self._lines += len(self._news)
        self._news = []

    def _sitting(self, seat: int) -> protocol.SeatInfo:
        own = seat == self.seat
        kind, bot = ("person", None) if own else ("bot", "hawk")
        favourite = 15 - seat  # whatever colour people like: a game may have its own
        return protocol.SeatInfo(
            seat=seat, kind=kind, name=NAMES[seat], colour=favourite,  # type: ignore[arg-type]
            bot=bot, presence="here", yours=own,
        )  # fmt: skip

    def _outcome(self) -> protocol.OutcomeInfo:
        outcome = self.match.outcome()
        assert outcome is not None
        return protocol.OutcomeInfo(
            list(outcome.places),
            list(outcome.scores),
            list(outcome.winners),
            list(outcome.lines),
        )

    def _send(self, message: Any) -> None:
        assert self._socket is not None
        self._socket.send(msgspec.json.encode(message).decode())
