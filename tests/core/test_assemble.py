"""A game is put together from the files of its folder, and what is missing is said in one line."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.core.assemble import assemble
from rookery.core.errors import BrokenGame
from rookery.core.registry import all_game_ids, find_game
from rookery.games import cubirds

FOLDER = Path(cubirds.__file__).parent


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], str]:
    """A copy of CuBirds' folder in which a text of a file is another; the name of its package."""

    def change(file: str, before: str, after: str) -> str:
        package = f"cubirds_{tmp_path.name}"
        copy = tmp_path / package
        shutil.copytree(FOLDER, copy)
        for source in copy.glob("*.py"):
            text = source.read_text().replace("from ...core", "from rookery.core")
            if source.name == file:
                assert before in text
                text = text.replace(before, after)
            source.write_text(text)
        monkeypatch.syspath_prepend(tmp_path)
        for name in [name for name in sys.modules if name.startswith("cubirds_")]:
            monkeypatch.delitem(sys.modules, name)
        return package

    return change


def test_every_part_is_found_by_its_name() -> None:
    again = assemble("rookery.games.cubirds")
    game = find_game("cubirds")
    assert vars(again).keys() >= {"show", "tell", "refuse", "explain", "rate"}
    assert (again.show, again.view, again.folder) == (game.show, game.view, FOLDER)


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    [
        ("told.py", "def explain(", "def explained(", "told.py has no `explain`"),
        ("knowledge.py", "def guess(", "def guessed(", "knowledge.py has no `guess`"),
        ("knowledge.py", "def features(", "def seen(", "knowledge.py or features.py has no"),
        ("view.py", "    phase = Name", "    stage = Name", "the view has no `phase`"),
        ("state.py", "    phase=Name", "    stage=Name", "the record has no `phase"),
    ],
)
def test_what_is_missing_is_said(
    changed: Callable[[str, str, str], str], file: str, before: str, after: str, said: str
) -> None:
    package = changed(file, before, after)
    with pytest.raises(BrokenGame, match=said) as wrong:
        assemble(package)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("game", all_game_ids())
def test_what_is_made_for_a_game_can_be_kept_by_it(game: str) -> None:
    """As searches are, whose parts are compiled once for each game."""
    assert {find_game(game): game}[find_game(game)] == game
