"""Matches, saves, set-up and the answers to bad input."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from rookery import IllegalDecision, Match, describe, find_game, position
from rookery.core.errors import BadPosition, BadSetup, BrokenSave, UnknownGame, UnknownLanguage
from rookery.core.text import check_language, system_language
from tests.tables import play_at_random

SAVES = Path(__file__).parents[1] / "saves"


def example() -> Match:
    return play_at_random(Match("cubirds", players=3, seed=7), choices=7, decisions=40)


def test_a_match_prints_readably() -> None:
    match = Match("cubirds", players=3, seed=7)
    assert repr(match) == "<Match cubirds: 3 players, 0 decisions, seat 0 to move>"
    assert "Row 4" in str(match) or "Ряд 4" in str(match) or "Rząd 4" in str(match)
    assert repr(match.game) == "<Game cubirds: CuBirds, 2–5 players>"


def test_decisions_are_played_in_any_form() -> None:
    match = Match("cubirds", players=2, seed=7)
    first = match.legal()[0]
    for form in (int(first), first.text, first.typed(), first):
        twin = match.copy()
        twin.play(form)
        assert twin.decisions == [first]
    assert match.decisions == []


def test_an_illegal_decision_says_why_and_changes_nothing() -> None:
    match = Match("cubirds", players=2, seed=7)
    before = describe(match)
    with pytest.raises(IllegalDecision, match=r"flock owl: .* \(CUB-12\)") as refused:
        match.play("flock owl")
    assert refused.value.clause == "CUB-12"
    assert refused.value.position == before == describe(match)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.clause) == (str(refused.value), refused.value.clause)
    assert again.position == before


def test_undo_plays_the_others_again() -> None:
    match = example()
    texts = [decision.text for decision in match.decisions]
    match.undo(15)
    assert [decision.text for decision in match.decisions] == texts[:25]
    for text in texts[25:]:
        match.play(text)
    assert match.digest() == example().digest()
    with pytest.raises(ValueError, match="40 decisions can be taken back"):
        match.undo(41)


def test_seeds_are_secret_unless_given() -> None:
    assert Match("cubirds").seed != Match("cubirds").seed
    assert Match("cubirds", seed=2**256 - 1).digest() == Match("cubirds", seed=2**256 - 1).digest()


def test_a_position_can_be_saved_and_resumed() -> None:
    match = position("cubirds", describe(example()) | {"seed": 11})
    play_at_random(match, 3, 10)
    loaded = Match.from_json(match.to_json())
    assert loaded.digest() == match.digest()
    loaded.undo(10)
    assert describe(loaded) == describe(example())


SETUPS = {
    "game": (lambda: Match("cubird"), UnknownGame, "Did you mean cubirds"),
    "players": (lambda: Match("cubirds", players=6), BadSetup, "2 to 5 players, not 6"),
    "players type": (lambda: Match("cubirds", players=True), BadSetup, "not True"),
    "option": (lambda: Match("cubirds", options={"exprt": True}), BadSetup, "Did you mean expert"),
    "value": (lambda: Match("cubirds", options={"expert": 1}), BadSetup, "true or false, not 1"),
    "range": (lambda: Match("cubirds", options={"move_cap": 0}), BadSetup, "a number from 1"),
    "seed": (lambda: Match("cubirds", seed=-1), ValueError, "a seed is a number"),
    "language": (lambda: check_language("de"), UnknownLanguage, "en, ru or pl, not 'de'"),
    "turn": (lambda: position("cubirds", {"turn": 5}), BadPosition, "turn: a seat from 0 to 1"),
    "position": (lambda: position("cubirds", {"seed": "x"}), BadPosition, "seed: a whole number"),
    "other game": (lambda: position("cubirds", {"game": "chess"}), BadPosition, "of 'chess'"),
    "known": (
        lambda: position("cubirds", {"hands": [{"owl": 1}, {}], "known": [{"owl": 2}, {}]}),
        BadPosition,
        "known.0: more cards",
    ),
    "unseen": (
        lambda: position("cubirds", {"hands": [{"owl": 1}, {}], "unseen": [[0] * 9, [0] * 9]}),
        BadPosition,
        "unseen.0: 1 cards",
    ),
}


@pytest.mark.parametrize(("call", "error", "message"), SETUPS.values(), ids=SETUPS)
def test_a_wrong_setup_is_named(call: object, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()  # type: ignore[operator]


def edited(**changes: object) -> str:
    return json.dumps(json.loads(example().to_json()) | changes)


BROKEN = {
    "cut": (example().to_json()[:200], "not JSON, or cut short"),
    "empty": ("", "not JSON"),
    "deep": ("[" * 100_000, "not JSON"),
    "other": ("[1]", '"rookery": 1 is missing'),
    "format": (edited(rookery=2), '"rookery": 1 is missing'),
    "game": (edited(game="cubird"), "game: .*Did you mean cubirds"),
    "later": (edited(rules=99), "version 99 of the rules"),
    "players": (edited(players=9), "players, options or position: .*2 to 5"),
    "options": (edited(options={"x": 1}), "no option 'x'"),
    "seed type": (edited(seed=7), "seed: a text is needed"),
    "seed": (edited(seed="xyz"), "seed: a hexadecimal number"),
    "seed size": (edited(seed="f" * 65), "seed: a hexadecimal number"),
    "decision type": (edited(decisions=[5]), "decision 1: a text is needed"),
    "decision": (edited(decisions=["fly"]), "decision 1: 'fly' is no decision"),
    "illegal": (edited(decisions=["stay"]), r"decision 1: .*CUB-12"),
    "shortened": (edited(decisions=[]), "digest: the decisions do not lead"),
    "other seed": (edited(seed="8", decisions=[]), "digest: the decisions do not lead"),
    "no digest": (edited(digest=None), "digest: a text is needed"),
    "position": (edited(position={"rows": 1}), "position: rows: a list is needed"),
}


@pytest.mark.parametrize(("text", "message"), BROKEN.values(), ids=BROKEN)
def test_a_broken_save_is_named(text: str, message: str) -> None:
    with pytest.raises(BrokenSave, match=message):
        Match.from_json(text)


def test_lang_picks_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert system_language() == "en"
    for value, language in (
        ("ru_RU.UTF-8", "ru"),
        ("pl_PL", "pl"),
        ("C.UTF-8", "en"),
        ("de", "en"),
    ):
        monkeypatch.setenv("LANG", value)
        assert system_language() == language


def test_metadata_loads_without_the_engine() -> None:
    program = (
        "import sys, rookery; from rookery.core.registry import find_meta, game_ids\n"
        "[find_meta(game) for game in game_ids()]\n"
        "print(sorted({'numpy', 'numba', 'msgspec'} & set(sys.modules)))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == "[]"


def test_core_names_no_bird() -> None:
    """One game's words in shared code would be in the wrong room."""
    core = find_game("cubirds").folder.parent.parent / "core"
    for path in core.glob("*.py"):
        code = [line.split("#")[0] for line in path.read_text().splitlines()]
        inside = False
        for line in code:
            quotes = line.count('"""')
            if not inside and quotes == 0:
                assert "cubirds" not in line, f"{path.name}: {line}"
            inside ^= quotes % 2 == 1


@pytest.mark.parametrize("game_id", [path.stem for path in SAVES.glob("*.json")])
def test_a_save_of_an_earlier_version_still_loads(game_id: str) -> None:
    """Its digest holds, though records are laid out otherwise now: who kept a game keeps it."""
    match = Match.from_json((SAVES / f"{game_id}.json").read_text())
    assert match.game.id == game_id
    assert len(match.decisions) > 20


def test_a_save_of_earlier_rules_that_went_otherwise() -> None:
    """Ducks, version 1: a rocket could not be played from the head (DCK-R5). Whoever held nothing
    else had to throw a card away, and now has to play it."""
    position = {
        "players": 2,
        "row": ["blue", "water", "orange", "water", "orange", "water"],
        "duck_deck": ["water", "orange"],
        "hands": [["rocket_duck", "fire", "fire"], ["aim", "aim", "march"]],
        "action_deck": ["aim", "aim"],
    }
    save = {
        "rookery": 1, "game": "ducks", "rules": 1, "players": 2, "options": {}, "seed": "7",
        "position": position, "decisions": ["throw fire"], "digest": "",
    }  # fmt: skip
    with pytest.raises(BrokenSave, match="saved under version 1 of its rules; under version 2"):
        Match.from_json(json.dumps(save))
