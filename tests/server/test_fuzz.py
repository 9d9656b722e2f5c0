"""Random clients: whatever they send, the server answers, stays consistent, and loses nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.server import protocol
from rookery.server.table.room import Room

from .visitors import Socket, in_loop, open_server

protocol_decoder = msgspec.json.Decoder(protocol.FromServer)
"""It forbids what the server does not say."""

numbers = st.integers(-3, 90) | st.integers()
texts = st.text(max_size=30)
nearly = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(["id", "seat", "version", "decision", "text", "at", "type", "extra"])
kinds = st.sampled_from(["hello", "act", "take_back", "ask", "say", "ping", "welcome", "", "dance"])
messages = st.fixed_dictionaries({"type": kinds}) | st.dictionaries(fields, nearly)
wild = st.tuples(
    st.sampled_from(["json", "text", "bytes", "act", "take_back", "legal"]),
    messages, st.dictionaries(fields, nearly), st.binary(max_size=40), numbers, numbers,
)  # fmt: skip
scripts = st.lists(wild, max_size=25)


async def do(socket: Socket, step: Any) -> None:
    kind, message, more, raw, seat, offset = step
    last = socket.last
    if kind == "json":
        await socket.send(**{str(key): value for key, value in {**message, **more}.items()})
    elif kind == "text":
        await socket.send_raw(raw.decode("latin-1"))
    elif kind == "bytes":
        await socket.send_raw(raw)
    elif kind == "legal" and last["legal"]:
        await socket.act(offset % len(last["legal"]))
    else:
        await socket.send(
            **{
                "type": "act" if kind == "legal" else kind, "id": "x", "seat": seat,
                "version": last["version"] + offset, "decision": offset,
            } | (more if kind == "act" else {})
        )  # fmt: skip


def test_any_script_of_messages(tmp_path_factory: Any) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/rookery.db"

    @given(script=scripts)
    @settings(max_examples=40)
    def fuzz(script: list[Any]) -> None:
        play(script)

    @in_loop
    async def play(script: list[Any]) -> None:
        async with open_server(database, unfinished_tables=10**6) as server:
            anna = await server.visitor("Anna")
            table = await anna.make_table("me", "me")
            socket = await anna.sit(table)
            watching = await (await server.visitor()).sit(table)
            for step in script:
                await do(socket, step)
                await do(watching, step)
            await socket.settled()
            await watching.settled()
            assert socket.close_code is None
            for text in socket.texts + watching.texts:
                protocol_decoder.decode(text)
            assert watching.last["legal"] == []
            room = await server.room(table["id"])
            seen = room.update_for((0, 1))
            rebuilt = Room(server.house, await server.house.fold(table["id"]))
            again = rebuilt.update_for((0, 1))
            assert (seen.view, seen.version, seen.legal) == (again.view, again.version, again.legal)

    fuzz()
