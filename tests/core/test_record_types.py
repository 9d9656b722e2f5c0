"""A type checker knows every game's record: a field that is not there is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rookery.core.record_types import generate, record_types
from rookery.core.records import Layout, Many, Number, Pile

ROOT = Path(__file__).parents[2]
SNIPPET = """
from rookery.games.{game}.record import Record

def rule(s: Record) -> None:
    s.turn = 0
    s.{there} = s.{there}
    s.heep.n = 0
    s.events.wrong = 1
"""
PARTS = {"cubirds": "deck.n", "biblios": "hands[0].books", "birdie": "decks[0].n",
         "ducks": "hands[0].n", "chirp": "branch.places[2].cell"}  # fmt: skip


def test_they_are_what_the_layouts_say_now() -> None:
    stale = [str(path) for path, text in generate().items() if path.read_text() != text]
    assert not stale, "python -m rookery.core.record_types"


def test_a_field_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for game, there in PARTS.items():
        (tmp_path / f"{game}_rule.py").write_text(SNIPPET.format(game=game, there=there))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", ROOT / "pyproject.toml",
         "--cache-dir", tmp_path / "cache", "--follow-imports", "silent", tmp_path],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    refused = [
        line.partition("_rule.py:")[2] for line in done.stdout.splitlines() if ": error: " in line
    ]
    assert refused == [
        '7: error: "Record" has no attribute "heep"  [attr-defined]',
        '8: error: "EventsRecord" has no attribute "wrong"  [attr-defined]',
    ] * len(PARTS), done.stdout + done.stderr


def test_parts_are_classes_of_their_own() -> None:
    layout = Layout(events=1, hands=Many(2, Pile(("a", "b"), 3)), marks=Many(2, Number()))
    text = record_types(layout)
    assert "class PileRecord:\n    n: int\n    cards: Numbers\n" in text
    assert "    hands: Records[PileRecord]\n    marks: Numbers\n" in text


def test_two_kinds_of_part_do_not_share_a_name() -> None:
    class Pile(Number):
        def __init__(self) -> None:
            self.dtype = [("height", "i1")]

    layout = Layout(events=1, one=_pile(), other=Pile())
    with pytest.raises(ValueError, match="PileRecord"):
        record_types(layout)


def _pile() -> Pile:
    return Pile(("a", "b"), 3)
