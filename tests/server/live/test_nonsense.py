"""Numbers, texts and bodies that make no sense: each is answered, none does harm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from ..processes import ServerProcess
from ..visitors import in_loop
from .people import Guest, guests

FREELY: dict[str, Any] = {
    "changes_per_minute": 100_000, "requests_per_minute": 100_000, "logins_per_minute": 100_000,
    "tables_per_minute": 100_000, "unfinished_tables": 10_000, "chat_rate": 1e6,
    "chat_burst": 10**6, "chat_per_minute": 10**6,
}  # fmt: skip

NO_WHOLE_NUMBERS = ("0.5", "1.0", "1e3", "2147483648", "9007199254740993")
NO_NUMBERS = (
    "-2", "-2147483649", "9223372036854775808",
    "-9223372036854775809", "1" + "0" * 40, "-1" + "0" * 40, "1" + "0" * 6000, "1e308", "1e999",
    "-1e999", "NaN", "Infinity", "-Infinity", "0x10", "01", "true", "null", '"1"', "[]", "[0]",
    "{}", "[" * 5_000, "",
)  # fmt: skip
NO_TEXTS = (
    "0", "-1", "1e999", "true", "null", "[]", "{}", '""', '"\\u0000"', '"\\u200b"', '"\\ud800"',
    '"\\ud800\\u0041"', "'a'", "[" * 5_000, "",
)  # fmt: skip
MESSAGES = {
    "hello": {"type": '"hello"', "version": "-1"},
    "act": {"type": '"act"', "id": '"a"', "seat": "0", "version": "1", "decision": "0"},
    "take_back": {"type": '"take_back"', "id": '"a"', "seat": "0", "version": "1"},
    "say": {"type": '"say"', "id": '"a"', "text": '"hi"'},
    "ping": {"type": '"ping"', "at": "1"},
}


def as_json(fields: dict[str, str]) -> str:
    pairs = ", ".join(f'"{name}": {value}' for name, value in fields.items())
    return f"{{{pairs}}}"


def ids_in(text: str) -> tuple[str | None, ...]:
    """Under which id a message may be answered: its own, if it is JSON at all."""
    try:
        found = msgspec.json.decode(text).get("id")
    except (msgspec.DecodeError, RecursionError):
        return None, "a"
    return (found,) if isinstance(found, str) else (None,)


@in_loop
async def test_every_field_of_every_message(sqlite_database: str) -> None:
    """Each is refused, under its own id if it can be read, and changes nothing."""
    with ServerProcess(sqlite_database, **FREELY) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "me")
            socket = await anna.sit(table)
            before = socket.last
            for text in nonsense():
                await socket.send_raw(text)
                answer = await socket.next("refused", "welcome", "pong", "acknowledged")
                assert answer["type"] == "refused", text[:200]
                assert answer["id"] in ids_in(text), text[:200]
            raw = await anna.connect(table["id"])
            await raw.hello()
            raw.connection.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")  # a text that is none
            assert (await raw.next("refused"))["reason"] == "unreadable"
            again = await anna.sit(table)
            assert again.last["version"] == before["version"]
            assert again.last["view"] == before["view"]
            assert "Traceback" not in server.log


def nonsense() -> Iterator[str]:
    for message in MESSAGES.values():
        for field, usual in message.items():
            numbers: tuple[str, ...] = NO_NUMBERS
            if field != "at":
                numbers = NO_WHOLE_NUMBERS + NO_NUMBERS
            if field == "version":  # after a restored backup they are larger than other numbers
                numbers = tuple(number for number in numbers if number != "2147483648")
            for wrong in NO_TEXTS if usual.startswith('"') else numbers:
                yield as_json(message | {field: wrong})


BODIES: dict[str, tuple[str, dict[str, Any]]] = {
    "/api/tables": ("POST", {
        "game": "cubirds", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"move_cap": 60}, "clock": {"kind": "move", "seconds": 60, "increment": 0},
    }),
    "/api/tables/{id}": ("PATCH", {"title": "A title"}),
    "/api/tables/{id}/join": ("POST", {"invite": "x", "name": "Ben", "colour": 1, "seat": 1}),
    "/api/tables/{id}/leave": ("POST", {"bot": "random"}),
    "/api/tables/{id}/fill": ("POST", {"bot": "random"}),
    "/api/tables/{id}/seats/0": ("PATCH", {"name": "Anna"}),
    "/api/tables/{id}/seats/1/bot": ("POST", {"bot": "random"}),
    "/api/tables/{id}/replay": ("POST", {"public": True}),
    "/api/tables/{id}/mute": ("POST", {"seat": 1}),
    "/api/tables/{id}/notify": ("PATCH", {"webhook": "https://example.org/"}),
    "/api/me": ("PATCH", {"name": "Anna", "colour": 1}),
    "/api/accounts": ("POST", {"name": "Anna", "password": "long enough"}),
    "/api/session": ("POST", {"name": "Anna", "password": "long enough"}),
    "/api/me/password": ("POST", {"old": "long enough", "new": "longer than enough"}),
    "/api/reset": ("POST", {"key": "x", "password": "long enough"}),
    "/api/games/birdie/score": ("POST", {}),
}  # fmt: skip
WRONG = (
    "-1", "2147483648", "9223372036854775808", "-9223372036854775809", "1" + "0" * 40, "0.5",
    "1e999", "NaN", '"\\ud800"', "[]", "[[]]", '{"a": 1}',
)  # fmt: skip
DEEP = "[" * 30_000
DEEP_OBJECTS = '{"a":' * 10_000
WHOLE = (
    b"", b"null", b"0", b'""', b"[]", b"{", b"\xff\xfe", b"\x00", DEEP.encode(),
    DEEP_OBJECTS.encode(), (DEEP + "]" * 30_000).encode(), b'{"' + b"a" * 60_000 + b'": 1}',
)  # fmt: skip


@in_loop
async def test_every_field_of_every_body(sqlite_database: str) -> None:
    with ServerProcess(sqlite_database, **FREELY) as server:
        async with guests(server) as come:
            anna = await come("Anna")
            table = await anna.make_table("me", "open")
            for path, (method, usual) in BODIES.items():
                at = path.replace("{id}", table["id"])
                written = {name: msgspec.json.encode(v).decode() for name, v in usual.items()}
                for field in usual:
                    for wrong in WRONG:
                        body = as_json(written | {field: wrong}).encode()
                        answer = await put(anna, method, at, body)
                        assert 400 <= answer.status_code < 500, (path, body, answer.text)
                for body in WHOLE:
                    answer = await put(anna, method, at, body)
                    assert answer.status_code in (400, 413, 422), (path, body[:40], answer.text)
                answer = await put(anna, method, at, b"[" * 10_000_000)
                assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
            assert (await anna.get(f"/api/tables/{table['id']}"))["status"] == "waiting"
            assert "Traceback" not in server.log


async def put(who: Guest, method: str, path: str, body: bytes) -> httpx.Response:
    answer = await who.http.request(method, path, content=body)
    assert set(answer.json()) == {"error", "field", "message", "detail"}, answer.text
    assert len(answer.content) < 2_000, "nobody is told what they have said themselves"
    return answer
