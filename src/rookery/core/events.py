"""Events: what happened during a decision, noted by compiled rules as plain numbers, and what
they say in a log."""

from __future__ import annotations

from collections.abc import Sequence

from .records import EVENT_WORDS
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


class Events:
    """All kinds of a game; `number("laid")` is what the rules pass to `note`."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self._numbers = {kind.name: number for number, kind in enumerate(kinds)}

    def number(self, name: str) -> int:
        return self._numbers[name]

    @property
    def sentence(self) -> Sentence:
        """A line of a log: it has the same words as an event."""
        return Sentence({kind.key: {"player": None, **kind.arguments} for kind in self.kinds})

    def lines(self, room: int) -> List:
        """A log that may hold all kinds."""
        return List(room, self.sentence)
