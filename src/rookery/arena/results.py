"""Results on disk: one line for the tournament, then one for each game, only ever appended.

Lines are written deal by deal in order, so that a tournament that was cut off goes on where it
stopped, and the same tournament gives the same file wherever it runs.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from ..core.errors import RookeryError
from .play import Result
from .schedule import Tournament, games_per_deal


class BrokenResults(RookeryError, ValueError):
    """A results file that is not of this tournament, or not a results file."""


class ResultsFile:
    """Open, read what is there, go on. Use as a context manager."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self._tournament = tournament
        self._file: BinaryIO | None = None

    def __enter__(self) -> ResultsFile:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.found = self._read()
            self._file = self.path.open("ab")
            if self._file.tell() == 0:
                self._write([self._tournament])
        except OSError as error:
            raise BrokenResults(f"{self.path}: {error.strerror}") from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def append(self, results: Sequence[Result]) -> None:
        """Write the games of one deal; they are on disk when this returns."""
        self._write(results)

    def _write(self, items: Sequence[msgspec.Struct]) -> None:
        assert self._file is not None
        self._file.write(b"".join(msgspec.json.encode(item) + b"\n" for item in items))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> list[Result]:
        """The games of all whole deals. What a crash left behind them is cut off."""
        if not self.path.exists():
            return []
        lines = self.path.read_bytes().split(b"\n")
        if len(lines) == 1:  # not even the first line was finished
            os.truncate(self.path, 0)
            return []
        self._check_head(lines[0])
        results: list[Result] = []
        for number, line in enumerate(lines[1:-1], start=2):
            try:
                results.append(msgspec.json.decode(line, type=Result))
            except msgspec.DecodeError as error:
                raise BrokenResults(f"{self.path}, line {number}: {error}") from None
            if results[-1].number != number - 2:
                raise BrokenResults(f"{self.path}, line {number}: game {number - 2} is missing")
        whole = len(results) - len(results) % games_per_deal(self._tournament)
        os.truncate(self.path, sum(len(line) + 1 for line in lines[: whole + 1]))
        return results[:whole]

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Tournament)
        except msgspec.DecodeError:
            raise BrokenResults(f"{self.path} is not a results file") from None
        for name in Tournament.__struct_fields__:
            theirs, ours = getattr(head, name), getattr(self._tournament, name)
            if theirs != ours:
                raise BrokenResults(
                    f"{self.path} is of another tournament ({name} {theirs!r}, not {ours!r});"
                    " give another --out"
                )
