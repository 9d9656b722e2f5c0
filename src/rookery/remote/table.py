"""A seat at a table elsewhere.

with sit_down("https://…/t/abc?invite=…", name="Shy") as table:
    while table.wait():                      # until it is the seat's turn, or the game is over
        table.play(table.update.legal[0].decision)
"""

from __future__ import annotations

import random
import secrets
import time
from collections import deque
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import msgspec

from ..core.errors import RookeryError, TurnedAway
from ..core.extras import need
from ..core.match import Match, position
from ..core.registry import find_game
from ..core.text import Line
from ..server import protocol
from ..server.contract import FINAL
from .house import House, read_address

NEVER_SEEN = -1
LONGEST_PAUSE_S = 30.0
OPENING_S = 30
TOO_FAST_S = 2.0
"""Before something is asked again that was asked too fast."""

_read = msgspec.json.Decoder(protocol.FromServer).decode


class Refused(RookeryError):
    """What the table does not allow; nothing has changed."""

    def __init__(self, why: protocol.Refused, game: str) -> None:
        try:
            said = (
                find_game(game).texts("en").say(why.key, **why.args) if why.clause else why.reason
            )
        except RookeryError:
            said = why.reason
        super().__init__(f"{said} ({why.clause})" if why.clause else said)
        self.why = why


class RemoteTable:
    """`update` is the table as the seat sees it, `welcome` what it is, `told` the log since the
    seat's last turn."""

    welcome: protocol.Welcome
    update: protocol.Update

    def __init__(self, house: House, table: str, seat: int, token: str) -> None:
        self.house = house
        self.seat = seat
        self.told: list[Line] = []
        self._path = f"/api/tables/{quote(table, safe='')}"
        self._token = token
        self._socket: Any = None
        self._held = ExitStack()
        self._answers: deque[Any] = deque()
        self._pause_s = 0.0
        self._version = NEVER_SEEN
        self._connect()
        while not (hasattr(self, "update") and hasattr(self, "welcome")):
            self._hear()

    # --- Playing -------------------------------------------------------------------------------

    def wait(self) -> bool:
        """Until it is the seat's turn; False when the game is over."""
        while not (self.over or self.turn):
            self._hear()
        return not self.over

    @property
    def over(self) -> bool:
        return self.update.status in ("over", "abandoned")

    @property
    def turn(self) -> bool:
        playing = self.update.status == "playing"
        return playing and self.update.turn == self.seat and bool(self.update.legal)

    def play(self, decision: int) -> None:
        """`Refused` if that cannot be. Sent again after a lost connection, it is played once."""
        self.told = []
        version = self.update.version
        self._ask(lambda id: protocol.Act(id, self.seat, version, decision), protocol.Acknowledged)
        while self.turn and self.update.version == version:
            self._hear()  # the update that shows it is on its way

    def imagine(self) -> Match:
        """The position as the seat may imagine it: everything hidden is dealt anew."""
        found = self._ask(lambda id: protocol.Imagine(id, self.seat), protocol.Imagined)
        match = position(found.position["game"], found.position)
        match.heard = list(self.told)
        return match

    def ask(self, decision: str) -> None:
        """`Refused` says what stands against a decision, given as its text."""
        self._ask(lambda id: protocol.Ask(id, decision), protocol.Acknowledged)

    def leave(self) -> None:
        """Get up: a bot of the house plays on."""
        self.house.ask("POST", f"{self._path}/leave", {})

    # --- The socket ----------------------------------------------------------------------------

    def _ask(self, question: Any, kind: type[Any]) -> Any:
        id = secrets.token_urlsafe(9)
        while True:
            self._send(question(id))
            answer = self._answer_to(id)
            if isinstance(answer, kind):
                return answer
            if answer is not None and answer.reason not in ("too_fast", "unavailable"):
                raise Refused(answer, self.welcome.game)
            if answer is not None:
                time.sleep(TOO_FAST_S)

    def _answer_to(self, id: str) -> Any:
        """None if the connection was lost meanwhile: whoever asked asks again."""
        self._answers.clear()
        socket = self._socket
        while True:
            while self._answers:
                if (answer := self._answers.popleft()).id == id:
                    return answer
            if self._socket is not socket:
                return None
            self._hear()

    def _send(self, message: protocol.FromClient) -> None:
        closed = need("websockets.exceptions", "remote").ConnectionClosed
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except closed:
            pass  # listening comes back

    def _hear(self) -> None:
        closed = need("websockets.exceptions", "remote").ConnectionClosed
        try:
            message = _read(self._socket.recv())
        except msgspec.ValidationError:
            return  # of a later version of the protocol
        except closed as lost:
            code = 0 if lost.rcvd is None else lost.rcvd.code
            if code in FINAL:
                raise TurnedAway(f"the table has closed the door ({code})") from None
            self._connect()
            return
        if isinstance(message, protocol.Welcome):
            self.welcome = message
            if self.seat not in message.your_seats:
                self.seat = (message.your_seats or [self.seat])[0]  # shuffled at the start
        elif isinstance(message, protocol.Update):
            self.update = message
            self._version = message.version
            self._pause_s = 0.0
            self.told += message.log
        elif isinstance(message, protocol.Acknowledged | protocol.Imagined | protocol.Refused):
            self._answers.append(message)

    def _connect(self) -> None:
        """With growing pauses, until it is there again."""
        connect = need("websockets.sync.client", "remote").connect
        refused = need("websockets.exceptions", "remote").WebSocketException
        address = f"ws{self.house.base.removeprefix('http')}{self._path}/socket?token={self._token}"
        headers = {"Cookie": self.house.cookie}
        while True:
            time.sleep(self._pause_s * random.uniform(0.5, 1.0))
            try:
                opened = connect(
                    address, additional_headers=headers, max_size=None, open_timeout=OPENING_S
                )
                self._held.close()
                self._socket = self._held.enter_context(opened)
                self._send(protocol.Hello(self._version))
                return
            except (OSError, refused) as error:
                if self._version == NEVER_SEEN:
                    raise TurnedAway(f"{self.house.base}: {error}") from None
                self._pause_s = min(max(1.0, 2 * self._pause_s), LONGEST_PAUSE_S)

    def close(self) -> None:
        self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def sit_down(
    url: str, name: str = "", account: str = "", password: str = "", game: str = ""
) -> RemoteTable:
    """Take a seat at the table that a link leads to, or at one that a house has open."""
    base, table, invite = read_address(url)
    house = House(base)
    house.come_as_a_program(name, account, password)
    table = table or house.open_table(game)
    wanted = {"invite": invite} if invite else {}
    joined = house.ask("POST", f"/api/tables/{quote(table, safe='')}/join", wanted)
    return RemoteTable(house, table, joined["seat"], joined["token"])
