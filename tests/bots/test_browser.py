"""Bots in a browser: the levels decide what they decide here."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from rookery.bots.bot import find_bot
from rookery.bots.browser.weights import in_steps
from rookery.bots.explain import advice, explain
from rookery.bots.policy import leads, network
from rookery.bots.review import review
from rookery.core.errors import BrokenSave
from rookery.core.match import Match
from rookery.core.registry import all_game_ids, find_game, find_meta, game_ids
from rookery.games.birdie.cards import CARDS, FEATURES
from rookery.games.birdie.real_table import HELPER, Question
from tests.browser import BUN, TESTS, compiles_for_browsers, in_node, modules_of
from tests.tables import play_at_random, some_way

pytestmark = compiles_for_browsers

LEVELS = ("chick", "fledgling", "hawk", "eagle")


def tables_of(game: str) -> list[int]:
    """The usual one, and one at which a network guides the eagle."""
    return sorted({find_meta(game).usual, *leads().get(game, {}).get("players", ())[:1]})


def hints(match: Match) -> str:
    """As a browser writes them."""
    found = explain(match, seconds=None, seed=2**200 + 7)
    assert found is not None
    catalogue = match.game.catalogue
    told = [
        {
            "decision": option.decision,
            "text": option.text,
            "share": option.share,
            "plan": [
                {"decision": s.decision, "text": s.text, "typed": catalogue[s.decision].typed()}
                for s in option.plan
            ],
            "reasons": [{"key": line.key, "args": line.args} for line in option.reasons],
        }
        for option in advice(found)
    ]
    return json.dumps(told, separators=(",", ":"))


@pytest.mark.parametrize("game", all_game_ids())
def test_every_level_decides_and_explains_the_same_in_a_browser(game: str) -> None:
    games, expected = [], []
    for players in tables_of(game):
        for level in LEVELS:
            bot = find_bot(level, 2**200 + 7, timed=False)
            match = Match(game, players, seed=11)
            for _ in range(min(3 if level == "eagle" else 12, some_way(game, players))):
                match.play(bot.decide(match.seat()))
            games.append({"players": players, "level": level, "count": len(match.decisions)})
            expected.append(" ".join(str(int(d)) for d in match.decisions))
            if level == "hawk":
                expected.append(hints(match))
    assert in_node("bots/browser.ts", game, games) == expected
    assert in_node("bots/browser.ts", game, games, BUN) == expected


@pytest.mark.parametrize("game", game_ids())
def test_firefoxs_engine_decides_the_same(game: str, tmp_path: Path) -> None:
    """SpiderMonkey by itself, without a browser around it: in a process of its own, since it stays
    in one."""
    pytest.importorskip("pythonmonkey", reason="SpiderMonkey is not installed (pythonmonkey)")
    players, count = find_meta(game).usual, 3
    told = [{"players": players, "level": level, "count": count} for level in LEVELS]
    script = tmp_path / "engine.js"
    bundle: list[Any] = [
        BUN,
        "build",
        TESTS / "bots/engine.ts",
        "--format=iife",
        f"--outfile={script}",
    ]
    subprocess.run(bundle, check=True, capture_output=True)
    with modules_of(game) as folder:
        command: list[Any] = [sys.executable, TESTS / "bots/spidermonkey.py", script, folder, game]
        run = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    expected = []
    for level in LEVELS:
        bot = find_bot(level, 2**200 + 7, timed=False)
        match = Match(game, players, seed=11)
        for _ in range(count):
            match.play(bot.decide(match.seat()))
        expected.append(" ".join(str(int(decision)) for decision in match.decisions))
    assert run.stdout.splitlines() == expected


MOST, MOST_WITH_NETWORK = 60_000, 300_000
"""Bytes of a game, packed as they are sent: rules, views and search; and all that goes along."""


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_small(game: str) -> None:
    with modules_of(game) as folder:
        packed = {file.name: len(gzip.compress(file.read_bytes())) for file in folder.iterdir()}
    (module,) = (size for name, size in packed.items() if name.endswith(".wasm"))
    assert module <= MOST
    assert sum(packed.values()) <= MOST_WITH_NETWORK


def test_the_weights_of_a_network_are_told_exactly_or_not_at_all() -> None:
    numbers = np.array([0, 1 / 128, -1 / 128, 59.5, -255, 2.6640625], np.float32)
    told = in_steps(numbers)
    assert told is not None
    low, high = np.frombuffer(told, np.uint8).astype(np.int64).reshape(2, -1)
    folded = low | high << 8
    assert (np.where(folded & 1, -(folded + 1) / 2, folded / 2) / 128 == numbers).all()
    assert in_steps(np.array([1 / 256], np.float32)) is None
    assert in_steps(np.array([257], np.float32)) is None
    for game in leads():
        assert in_steps(network(find_game(game)).knowledge()) is not None


@pytest.mark.parametrize("game", all_game_ids())
def test_what_a_browser_saves_can_be_played_again_and_is_checked(game: str) -> None:
    seed = f"{2**255 + 5:x}"
    tables = [
        {"players": players, "options": {}, "seed": seed, "most": most}
        for players, most in zip(find_meta(game).seats, (10_000, 20, 0), strict=False)
    ]
    for line, table in zip(in_node("bots/browser_saves.ts", game, tables), tables, strict=True):
        match = Match.from_json(line)
        assert (match.game.id, match.players) == (game, table["players"])
        assert match.seed == 2**255 + 5
        save = json.loads(line)
        assert save["digest"] == match.brief()
        if match.decisions:
            save["decisions"].pop()
            with pytest.raises(BrokenSave, match="digest"):
                Match.from_json(json.dumps(save))


def test_the_helper_at_a_real_table_answers_the_same_in_a_browser() -> None:
    rng = random.Random(6)
    questions = [
        Question(
            row=rng.choices(CARDS, k=length),
            filled=rng.sample(FEATURES, rng.randrange(4)),
            flaps=rng.randrange(4),
            rivals=rng.choice([None, {"owl": 2, "robin": 0}]),
            advanced=advanced,
            column=rng.choice([[], [0, 4, 4, 9]]),
        )
        for length in (0, 3, 7, 12, 25)
        for advanced in (False, True)
    ]
    expected = [msgspec.to_builtins(HELPER.answer(question)) for question in questions]
    lines = in_node("bots/browser_scores.ts", "birdie", msgspec.to_builtins(questions))
    assert [json.loads(line) for line in lines] == expected


@pytest.mark.parametrize("game", all_game_ids())
def test_a_browser_reviews_a_game_with_the_same_numbers(game: str) -> None:
    players = find_meta(game).seats[-1]
    match = play_at_random(Match(game, players, seed=2**200 + 1), choices=1)
    asked = [(9, False), (1, True)]
    told = [
        {
            "players": players,
            "seed": f"{match.seed:x}",
            "decisions": [decision.text for decision in match.decisions],
            "worlds": worlds,
            "open": open,
        }
        for worlds, open in asked
    ]
    lines = in_node("bots/browser_reviews.ts", game, told)
    for line, (worlds, open) in zip(lines, asked, strict=True):
        same(json.loads(line), msgspec.to_builtins(review(match, worlds, open=open)))


def same(theirs: object, ours: object) -> None:
    """Numbers may be rounded differently when they are added up."""
    if isinstance(ours, dict):
        assert isinstance(theirs, dict)
        assert theirs.keys() == ours.keys()
        for name, value in ours.items():
            same(theirs[name], value)
    elif isinstance(ours, list | tuple):
        assert isinstance(theirs, list)
        for one, other in zip(theirs, ours, strict=True):
            same(one, other)
    else:
        assert theirs == (pytest.approx(ours, abs=1e-9) if isinstance(ours, float) else ours)
