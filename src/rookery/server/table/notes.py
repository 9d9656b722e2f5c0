"""What happened to the people at a table, to be told between the lines of the game's log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..protocol import NoteKind


class Noted(NamedTuple):
    """A note as the story keeps it. Where it stands in a log depends on the reader, so it counts
    the decisions that were public by then."""

    kind: NoteKind
    seat: int | None
    name: str
    args: Mapping[str, str | int]
    at: int
    decisions: int
