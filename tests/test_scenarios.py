"""Every scenario holds, every clause has one, and a file with a mistake is answered clearly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.core.errors import BadScenario
from rookery.core.registry import all_game_ids, find_meta, find_texts
from rookery.core.scenario import load, parse, run

FOLDER = Path(__file__).parent / "scenarios"
TEMPLATE = find_texts("pluck").parent / "scenarios"
"""`rookery new` copies them, wherever it is installed."""
FOLDERS = [*(FOLDER / game_id for game_id in all_game_ids()), TEMPLATE]
FILES = sorted(path for folder in FOLDERS for path in folder.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = load(path)
    assert scenario.game == (path.parent.parent if path.parent == TEMPLATE else path.parent).name
    assert run(scenario) == []


def test_scenarios_hold_interpreted() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-W",
            "error",
            "-m",
            "rookery.cli",
            "scenario",
            FOLDER,
            TEMPLATE,
            "--json",
        ],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(json.loads(done.stdout)["scenarios"]) >= len(FILES)


@pytest.mark.parametrize("game_id", all_game_ids())
def test_every_clause_has_a_scenario(game_id: str) -> None:
    proven = {clause for path in FILES for clause in load(path).clauses}
    unproven = [clause for clause in find_meta(game_id).clauses if clause not in proven]
    assert not unproven, f"clauses without a scenario: {', '.join(unproven)}"


def step(**entries: object) -> dict[str, object]:
    return {"game": "cubirds", "step": [entries]}


MISTAKES = {
    "game": ({"step": [{"play": "draw"}]}, "the name of a game"),
    "unknown game": ({"game": "cubird", "step": [{"play": "draw"}]}, "Did you mean cubirds?"),
    "clause": (step(play="draw") | {"clauses": ["CUB-99"]}, "no clause 'CUB-99'"),
    "typo": (step(play="draw") | {"postion": {}}, "Did you mean position?"),
    "no step": ({"game": "cubirds"}, "at least one"),
    "empty step": (step(), "neither plays nor expects"),
    "step typo": (step(expects={}), "Did you mean expect?"),
    "both": (step(play="draw") | {"seed": 1, "position": {}}, "either a position or a seed"),
}


@pytest.mark.parametrize(("data", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_in_the_form_is_named(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        parse(data, "file")


RUN_MISTAKES = {
    "players": (step(play="draw") | {"players": 9}, "2 to 5 players"),
    "option": (step(play="draw") | {"options": {"expart": True}}, "Did you mean expert"),
    "field": (step(play="draw") | {"position": {"row": []}}, "Did you mean rows"),
    "bird": (step(play="draw") | {"position": {"hands": [{"owls": 1}, {}]}}, "Did you mean owl"),
    "too many": (step(play="draw") | {"position": {"hands": [{"owl": 11}, {}]}}, "only 10"),
    "split run": (
        step(play="draw") | {"position": {"rows": [["owl", "duck", "owl"], [], [], []]}},
        "CUB-R1",
    ),
    "decision": (step(play="fly away"), "no decision of this game"),
    "expect": (step(expect={"hand": 1}), "Did you mean hands"),
    "view": (step(expect={"views": {"7": {}}}), "no seat '7'"),
    "seed": (step(play="draw") | {"seed": -1}, "a seed is a number"),
    "nobody moves": (step(play="draw") | {"position": {"turn": 0}}, "nothing to decide"),
}


@pytest.mark.parametrize(("data", "message"), RUN_MISTAKES.values(), ids=RUN_MISTAKES)
def test_a_mistake_in_the_content_is_named(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        run(parse(data, "file"))


UNTRUE = {
    "turn": {"turn": 1},
    "legal": {"legal": ["draw"]},
    "includes": {"legal_includes": ["draw"]},
    "excludes": {"legal_excludes": ["lay robin 1L"]},
    "refused": {"refused": [{"decision": "lay robin 1L"}]},
    "wrong clause": {"refused": [{"decision": "draw", "clause": "CUB-1"}]},
    "over": {"over": True},
    "outcome": {"outcome": {"winners": [0]}},
    "log": {"log": ["event-laid"]},
    "view": {"views": {"spectator": {"deck": 1}}},
    "list entry": {"hands": {"9": {}}},
}


@pytest.mark.parametrize("expect", UNTRUE.values(), ids=UNTRUE)
def test_what_does_not_hold_is_reported(expect: dict[str, object]) -> None:
    scenario = parse(step(expect=expect) | {"seed": 7, "players": 3}, "file")
    assert len(run(scenario)) == 1
