"""Guided first games: every decision legal, every kind of decision made once, won in the end, and
every remark there in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from rookery.core import lesson, scenario
from rookery.core.errors import BadScenario
from rookery.core.meta import LANGUAGES
from rookery.core.registry import find_game, own_game_ids

ALIKE = {"lower": "raise", "raise_two": "raise", "lower_two": "raise"}
"""Church cards change dice in four ways, which are one kind of decision to whoever learns it."""
LONGEST = 260
"""Characters of a remark: more than that nobody reads beside a board."""


@pytest.mark.parametrize("game_id", own_game_ids())
def test_every_decision_is_legal_and_the_last_one_wins(game_id: str) -> None:
    found = lesson.load(find_game(game_id))
    assert lesson.run(found) == []
    match = scenario.begin(found.scenes[-1])
    for step in found.of_scene(len(found.scenes) - 1):
        for text in (*step.play, *step.others):
            match.play(text)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (lesson.LEARNER,)


@pytest.mark.parametrize("game_id", own_game_ids())
def test_every_kind_of_decision_is_made(game_id: str) -> None:
    game = find_game(game_id)
    steps = lesson.load(game).steps
    made = {game.catalogue.parse(text).kind for step in steps for text in step.play}
    wanted = {ALIKE.get(kind, kind) for kind in game.catalogue.kinds}
    assert wanted - {ALIKE.get(kind, kind) for kind in made} == set()
    assert {step.clause for step in steps} <= {*game.meta.clauses, None}


@pytest.mark.parametrize("game_id", own_game_ids())
def test_every_remark_is_there_and_none_is_left_over(game_id: str) -> None:
    game = find_game(game_id)
    steps = lesson.load(game).steps
    needed = {step.name for step in steps} | {f"{s.name}-well" for s in steps if s.play} | {"over"}
    optional = {f"{step.name}-not" for step in steps if step.play}
    said = {}
    for language in LANGUAGES:
        source = (game.folder / lesson.FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        keys = {entry.id.name for entry in parse(source).body if isinstance(entry, Message)}
        assert needed <= keys, needed - keys
        assert keys <= needed | optional, keys - needed - optional
        said[language] = keys
        remarks = lesson.remarks(game, language)
        for key in keys:
            assert 0 < len(remarks.say(key)) <= LONGEST, (language, key, len(remarks.say(key)))
    assert len({frozenset(keys) for keys in said.values()}) == 1


STEP = {"name": "lay", "play": ["lay robin 1L"]}
START = {"players": 2, "seed": 7}
MISTAKES = {
    "no name": ({"scene": [{**START, "step": [{"play": ["draw"]}]}]}, "name of its own"),
    "twice": ({"scene": [{**START, "step": [STEP, STEP]}]}, "name of its own"),
    "clause": ({"scene": [{**START, "step": [{**STEP, "clause": "CUB-99"}]}]}, "no clause"),
    "ways": ({"scene": [{**START, "step": [{**STEP, "or": "draw"}]}]}, "a list of lists"),
    "no steps": ({"scene": [{**START}]}, "a list of tables"),
}


@pytest.mark.parametrize(("data", "message"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        lesson.parse(find_game("cubirds"), data, "file")


def test_what_cannot_be_played_is_reported() -> None:
    game = find_game("cubirds")
    legal = scenario.begin(lesson.load(game).scenes[0]).legal()
    assert legal
    bad = {"scene": [{**START, "step": [{**STEP, "play": ["flock robin"]}]}]}
    assert "flock robin" in lesson.run(lesson.parse(game, bad, "file"))[0]
