"""Events: what happened during a decision, noted by compiled rules as plain numbers and read
back here as lines for the log."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import numpy as np

from .records import EVENT_WORDS, Record
from .text import Line
from .views import List, Sentence


class EventKind:
    """A kind of event: its text is `event-<name>`; each argument is a number, or an index into
    the names given for it. `player` is always the seat that the event is about."""

    def __init__(self, name: str, **arguments: Sequence[str] | None) -> None:
        if len(arguments) > EVENT_WORDS - 2:
            raise ValueError(f"{name}: an event has at most {EVENT_WORDS - 2} arguments")
        self.name = name
        self.key = f"event-{name}"
        self.arguments = arguments

    def line(self, seat: int, words: Sequence[int]) -> Line:
        args: dict[str, str | int] = {"player": seat}
        for (name, names), word in zip(self.arguments.items(), words, strict=False):
            args[name] = int(word) if names is None else names[int(word)]
        return Line(self.key, args)


class Events:
    """All kinds of a game; `number("laid")` is what the rules pass to `note`."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self._numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self._told = functools.lru_cache(maxsize=64)(self._tell)
        """Everybody at a table reads the same decision, one right after the other."""

    def number(self, name: str) -> int:
        return self._numbers[name]

    @property
    def sentence(self) -> Sentence:
        """A line of a log: it has the same words as an event."""
        return Sentence({kind.key: {"player": None, **kind.arguments} for kind in self.kinds})

    def lines(self, room: int) -> List:
        """A log that may hold all kinds."""
        return List(room, self.sentence)

    def read(self, record: Record) -> Sequence[tuple[EventKind, int, Line]]:
        """The noted events in order: kind, seat and the line as the one who knows all sees it."""
        noted = record["events"]
        return self._told(noted["items"][: int(noted["n"])].tobytes())

    def _tell(self, words: bytes) -> Sequence[tuple[EventKind, int, Line]]:
        told = []
        for item in np.frombuffer(words, np.int16).reshape(-1, EVENT_WORDS).tolist():
            kind = self.kinds[item[0]]
            told.append((kind, item[1], kind.line(item[1], item[2:])))
        return told
