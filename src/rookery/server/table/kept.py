"""A finished game as it was shown, step by step, to each seat and to spectators. It is made once,
when the game is over, and every replay is read from it: so replays open whatever becomes of the
rules that the game was played by."""

from __future__ import annotations

import functools
import hashlib
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from ...core.text import Line
from .. import protocol
from ..protocol import NoteKind
from ..storage import archive
from ..storage.rows import Status, TableRow
from . import shown
from .offer import Presence

if TYPE_CHECKING:
    from .story import Reader, Story

CACHED = 16


class Frame(msgspec.Struct):
    """After a decision: whose turn it is, what is seen, and what was told of it."""

    turn: int | None
    view: msgspec.Raw
    lines: list[Line]


class Sitter(msgspec.Struct):
    person: str
    """Whose seat it was, even if a bot played there at the end."""
    info: protocol.SeatInfo


class Noted(msgspec.Struct):
    kind: NoteKind
    seat: int | None
    name: str
    args: Mapping[str, str | int]
    at: int
    decisions: int


class Kept(msgspec.Struct):
    owner: str
    title: str
    sitters: list[Sitter]
    notes: list[Noted]
    decisions: list[str]
    outcome: protocol.OutcomeInfo | None
    save: str
    frames: dict[str, list[Frame]]
    """By reader: a seat's number, or "" for spectators."""

    @property
    def steps(self) -> int:
        return len(self.decisions)

    @property
    def insiders(self) -> set[str]:
        """Who sat there, and the owner."""
        return {self.owner, *(sitter.person for sitter in self.sitters)} - {""}

    def update(self, row: TableRow, step: int, seat: int | None) -> protocol.Update:
        """As the table stood after so many decisions."""
        frames = self.frames[_key(seat)][: step + 1]
        told, lines = [], []
        for frame in frames:
            lines += frame.lines
            told.append(len(lines))
        over = step == self.steps
        ended: Status = "abandoned" if self.outcome is None else "over"
        return protocol.Update(
            version=step,
            status=ended if over else "playing",
            title=self.title,
            host=None,
            seats=[sitter.info for sitter in self.sitters],
            turn=frames[step].turn,
            seat=seat,
            view=frames[step].view,
            legal=[],
            draft=0,
            log_from=0,
            log=lines,
            clock=protocol.Clock(None, None),
            outcome=self.outcome if over else None,
            seed=row.seed,
            notes=[
                protocol.Note(n.kind, told[n.decisions], n.at / 1000, n.seat, n.name, dict(n.args))
                for n in self.notes
                if n.decisions <= step
            ],
        )


def _key(reader: Reader) -> str:
    return "" if reader is None else str(reader)


def make(story: Story) -> bytes:
    """For a game that is over, or was ended by other rules: as far as today's lead."""
    match = story.match
    assert match is not None
    there = [Presence(True, None)] * len(story.seats)
    infos = shown.seat_infos(story, (), there)
    kept = Kept(
        owner=story.owner,
        title=story.title,
        sitters=[Sitter(story.person_at(info.seat), info) for info in infos],
        notes=[Noted(*note) for note in story.notes],
        decisions=[decision.text for decision in match.decisions],
        outcome=shown.outcome(match),
        save=match.to_json(),
        frames={_key(reader): _frames(story, reader) for reader in (None, *range(match.players))},
    )
    return archive.pack(kept)


def _frames(story: Story, reader: Reader) -> list[Frame]:
    assert story.match is not None
    again = story.match.fresh()
    frames = [Frame(again.turn, msgspec.Raw(again.view_json(reader)), [])]
    for decision in story.match.decisions:
        again.play(decision)
        frames.append(Frame(again.turn, msgspec.Raw(again.view_json(reader)), again.log(reader)))
    return frames


@functools.lru_cache(CACHED)
def read(data: bytes) -> Kept:
    """Whoever steps through a replay asks for the same one again and again."""
    return msgspec.json.decode(zlib.decompress(data), type=Kept)


def commitment(row: TableRow) -> str:
    return hashlib.sha256(bytes.fromhex(row.seed)).hexdigest()
