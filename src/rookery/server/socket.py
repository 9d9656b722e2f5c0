"""The socket of a table: reads a client's messages, and lets the room answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from . import protocol
from .buckets import Bucket
from .contract import LIMITS, Close
from .house import House, NoSuchTable
from .http.identity import Doorkeeper
from .http.middleware import same_origin
from .limits import TooMany
from .moderation import turn_away
from .place import place_of
from .socket_connection import SOCKET
from .storage import chat
from .storage.writer import Unavailable
from .table import refusals
from .table.aside import SetAside
from .table.refusals import Refusal
from .table.room import Room
from .table.rules import RulesGone
from .table.wire import Outlet, Wire
from .words import hashed

log = structlog.get_logger()


class TableSocket:
    """The ASGI application behind `/api/tables/{table}/socket`."""

    def __init__(self, house: House, door: Doorkeeper, origins: frozenset[str]) -> None:
        self._house = house
        self._door = door
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not same_origin(scope, self._origins):
            await send({"type": "websocket.close", "code": 1008})
            return
        place = place_of(scope["client"][0] if scope.get("client") else "")
        with self._house.sockets_of_places.one_of(place) as room_for_one:
            if room_for_one:
                await send({"type": "websocket.accept"})
                # In a task of its own: whoever waits in this one is woken through all middleware.
                await asyncio.create_task(self._serve(scope, receive, send, place))
            else:  # without ceremony: to part in words takes a file for some seconds
                await send({"type": "websocket.close", "code": Close.TRY_LATER})

    async def _serve(self, scope: Scope, receive: Receive, send: Send, place: str) -> None:
        connection = HTTPConnection(scope)
        outlet: Outlet = scope.get("state", {}).get(SOCKET) or AsgiOutlet(send)
        token = connection.query_params.get("token", "")[: LIMITS["token"]]
        try:
            person = await self._door.recognise(connection)
            wire = Wire(
                outlet,
                person="" if person is None else person.id,
                people=frozenset() if person is None else person.ids,
                name="" if person is None else person.name,
                token_hash=hashed(token) if token else "",
                place=place,
                session="" if person is None else person.session,
            )
            try:
                if self._house.moderation.banned(wire.people, place):
                    turn_away(wire)
                    await wire.flushed()
                    return
                async with self._house.room_of_now(connection.path_params["table"]) as room:
                    with self._house.sockets_of_people.one_of(wire.person or place) as free:
                        if self._may_come_in(connection, room, wire, free):
                            await self._talk(room, wire, receive)
            except NoSuchTable:
                wire.turn_away("refused-no-table", Close.NOT_FOUND)
            except RulesGone:
                wire.turn_away("refused-rules-gone", Close.RULES_GONE)
            except SetAside:
                wire.turn_away("refused-set-aside", Close.SET_ASIDE)
            # Whoever returns earlier cuts the connection before it is told why.
            await wire.flushed()
        except Unavailable:
            await outlet.say([protocol.encode(refusals.unavailable(None).message)])
            await outlet.close(Close.TRY_LATER)

    async def _talk(self, room: Room, wire: Wire, receive: Receive) -> None:
        if wire.person:
            wire.muted = await self._house.store.read(
                partial(chat.muted_by, table=room.id, person=wire.person)
            )
        await Conversation(self._house, room, wire).hold(receive)

    def _may_come_in(self, connection: HTTPConnection, room: Room, wire: Wire, free: bool) -> bool:
        """Otherwise the socket has been told why not."""
        invite = connection.query_params.get("invite", "")[: LIMITS["invite"]]
        wire.invited = self._house.invitations.open(room.story, invite)
        reason = room.reason_to_go(wire)
        if reason is None and not free:
            reason = "refused-too-many-sockets", Close.TOO_MANY
        if reason is not None:
            wire.turn_away(*reason)
        return reason is None


class Conversation:
    """One client, from its first message to the last."""

    def __init__(self, house: House, room: Room, wire: Wire) -> None:
        settings = house.settings
        self._house = house
        self._room = room
        self._wire = wire
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._too_fast = 0

    async def hold(self, receive: Receive) -> None:
        self._house.connected(self._wire)
        loop = asyncio.get_running_loop()
        silence = loop.call_later(self._house.settings.hello_s, self._silent)
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                if not self._wire.closed:
                    await self._hear(message.get("text") or message.get("bytes") or b"")
        finally:
            silence.cancel()
            self._wire.closed = True
            self._room.leave(self._wire)
            self._house.disconnected(self._wire)

    def _silent(self) -> None:
        """Nobody waits for ever for a hello."""
        if self._wire not in self._room.wires:
            self._wire.tell(protocol.Closing("idle"))
            self._wire.hang_up(Close.SILENT)

    async def _hear(self, text: str | bytes) -> None:
        try:
            try:
                message = protocol.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                id = protocol.id_of(text)
                self._pay(id)
                raise refusals.unreadable(id) from None
            id = getattr(message, "id", None)
            self._pay(id)
            if id is not None:
                check_id(id)
            try:
                await self._answer(message)
            except Unavailable:
                raise refusals.unavailable(id) from None
            except SetAside:
                pass  # the room has told everybody, and hung up
        except Refusal as refusal:
            self._house.metrics.refused.labels(refusal.message.reason).inc()
            self._wire.tell(refusal.message)
            await asyncio.sleep(0)  # a flood of nonsense lets others have their turn

    def _pay(self, id: str | None) -> None:
        """Every message costs a token. Who goes on without any is hung up on."""
        if self._bucket.take():
            return
        self._too_fast += 1
        if self._too_fast > self._house.settings.socket_patience:
            log.warning("hung up on a flood", table=self._room.id)
            self._wire.hang_up(Close.TOO_FAST)
        raise refusals.too_fast(id)

    async def _may_say(self, id: str) -> None:
        """However often they come back, and under whatever name."""
        house, wire = self._house, self._wire
        if not house.chatter.buckets.take(wire.person, wire.place):
            raise refusals.too_fast(id)
        await self._may("chat", id)

    async def _may(self, what: str, id: str) -> None:
        try:
            await self._house.limits.spend(what, self._wire.person, self._wire.place)
        except TooMany:
            raise refusals.too_fast(id) from None

    async def _enter(self, version: int) -> None:
        """To tell all of a table takes a thousand times as long as to ask for it."""
        wire, room = self._wire, self._room
        if not self._house.hellos.take(wire.person or wire.place, wire.place):
            wire.hang_up(Close.TRY_LATER)
            return
        async with room.lock:
            room.enter(wire, version)
        await self._house.chatter.recall(room, wire)

    async def _answer(self, message: protocol.FromClient) -> None:
        wire, room = self._wire, self._room
        if isinstance(message, protocol.Ping):
            wire.tell(protocol.Pong(message.at))
        elif isinstance(message, protocol.Hello):
            await self._enter(message.version)
        elif wire not in room.wires:
            raise refusals.unreadable(getattr(message, "id", None))  # hello comes first
        elif isinstance(message, protocol.Ask):
            wire.tell(room.answer(wire, message))
        elif isinstance(message, protocol.Imagine):
            await self._may("guesses", message.id)
            wire.tell(room.imagine(wire, message))
        elif isinstance(message, protocol.Say):
            await self._may_say(message.id)
            await self._house.chatter.say(room, wire, message)
            wire.tell(protocol.Acknowledged(message.id, room.story.version(wire.seats)))
        else:
            started = time.perf_counter()
            if isinstance(message, protocol.Act):
                acknowledged = await room.act(wire, message)
            else:
                acknowledged = await room.take_back(wire, message)
            wire.tell(acknowledged)
            self._house.metrics.act_seconds.observe(time.perf_counter() - started)


def check_id(id: str) -> None:
    """It is kept with what it was sent for: every database must be able to."""
    if len(id) > LIMITS["act"]:
        raise refusals.too_long(id, LIMITS["act"])
    if not id or not id.isprintable():
        raise refusals.unreadable(id)


class AsgiOutlet:
    """For any server that speaks ASGI. Ours has a shorter way (`doors.SocketConnection`)."""

    def __init__(self, send: Send) -> None:
        self._send = send

    def say_now(self, messages: Sequence[bytes]) -> bool:
        return False

    async def say(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})
