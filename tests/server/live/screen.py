"""A screen: what a page makes of the messages that reach it, as `web/src/lib/table.svelte.ts`
does."""

from __future__ import annotations

from typing import Any

import msgspec

from ..visitors import Json, Socket


class Screen:
    """Log and notes, kept up from update to update."""

    def __init__(self, socket: Socket) -> None:
        self.log: list[Json] = []
        self.notes: list[Json] = []
        self.welcome: Json = {}
        for text in socket.texts:
            self._see(msgspec.json.decode(text))

    def _see(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "update":
            assert message["log_from"] <= len(self.log)
            assert message["notes_from"] <= len(self.notes)
            self.log = self.log[: message["log_from"]] + message["log"]
            self.notes = self.notes[: message["notes_from"]] + message["notes"]

    @property
    def told(self) -> list[tuple[Any, ...]]:
        """The notes in short: kind, name, and what more there is to say."""
        return [(note["kind"], note["name"], *note["args"].values()) for note in self.notes]


async def assert_same_after_a_reload(socket: Socket) -> None:
    """Whoever saw everything as it came, and whoever opens the page now, see the same."""
    await socket.settled()
    again = await socket.visitor.connect(socket.table, socket.query)
    await again.hello()
    assert again.last["version"] == socket.last["version"]
    before, after = Screen(socket), Screen(again)
    assert (before.log, before.notes) == (after.log, after.notes)
    assert all(note["after"] <= len(after.log) for note in after.notes)
    for part in ("seats", "status", "turn", "view", "legal", "draft"):
        assert again.last[part] == socket.last[part], part
    await again.close()
