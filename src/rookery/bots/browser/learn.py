"""What a page needs to teach a game: its guided first game, and the scenarios of its rules, as
records that the game's module reads and decisions by their numbers."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...core import lesson, scenario
from ...core.errors import RookeryError
from ...core.game import Game
from ...core.match import Match
from .about import pieces
from .built import scenario_folders

MOST_PER_CLAUSE = 4
"""More examples of one rule than anybody looks at."""


class Start(msgspec.Struct, frozen=True):
    """A position: where its record differs from an empty one, in base64."""

    players: int
    options: dict[str, bool | int | str]
    pieces: list[tuple[int, str]]


class LessonStep(msgspec.Struct, frozen=True):
    """What the learner is asked to do: one of these ways, the first of which is shown; and what the
    others do then. Without a way there is something to be seen."""

    name: str
    scene: int
    ways: list[list[int]]
    others: list[int]
    clause: str | None


class Lesson(msgspec.Struct, frozen=True):
    game: str
    rules: int
    scenes: list[Start]
    steps: list[LessonStep]


class Scene(msgspec.Struct, frozen=True):
    """An example of rules: what is decided, and after so many decisions what is refused."""

    start: Start
    plays: list[int]
    refused: list[tuple[int, int]]


class Scenes(msgspec.Struct, frozen=True):
    """A game's examples, and those of each clause, the most telling first."""

    game: str
    rules: int
    clauses: dict[str, list[int]]
    scenes: list[Scene]


def lesson_of(game: Game) -> Lesson:
    found = lesson.load(game)
    return Lesson(
        game.id,
        game.meta.rules_version,
        [_start(scenario.begin(scene)) for scene in found.scenes],
        [
            LessonStep(
                step.name,
                step.scene,
                [[int(game.catalogue.parse(text)) for text in way] for way in step.paths],
                [int(game.catalogue.parse(text)) for text in step.others],
                step.clause,
            )
            for step in found.steps
        ],
    )


def scenes_of(game: Game) -> Scenes:
    scenes: list[Scene] = []
    clauses: dict[str, list[tuple[int, int]]] = {}
    for folder in scenario_folders(game.id, game.folder):
        for file in sorted(folder.glob("*.toml")):
            found = scenario.load(file)
            scene = _scene(game, found)
            if scene is None:
                continue
            for clause in found.clauses:
                # What is about one rule alone, and short, says most about it.
                worth = 100 * len(found.clauses) + len(scene.plays)
                clauses.setdefault(clause, []).append((worth, len(scenes)))
            scenes.append(scene)
    best = {
        clause: [at for _, at in sorted(found)[:MOST_PER_CLAUSE]]
        for clause, found in clauses.items()
    }
    shown = sorted({at for found in best.values() for at in found})
    return Scenes(
        game.id,
        game.meta.rules_version,
        {
            clause: [shown.index(at) for at in best[clause]]
            for clause in game.meta.clauses
            if clause in best
        },
        [scenes[at] for at in shown],
    )


def _scene(game: Game, found: scenario.Scenario) -> Scene | None:
    """None for what a browser cannot read."""
    match = scenario.begin(found)
    if any(_only_here(game, name, value) for name, value in match.options.items()):
        return None
    plays: list[int] = []
    refused: list[tuple[int, int]] = []
    for number, step in enumerate(found.steps, start=1):
        plays += [
            int(game.catalogue.parse(text))
            for text in scenario.plays(step, f"{found.source}: step {number}")
        ]
        expected: Any = step.get("expect", {})
        refused += [
            (len(plays), int(game.catalogue.parse(str(each["decision"]))))
            for each in expected.get("refused", [])
        ]
    return Scene(_start(match), plays, refused)


def _only_here(game: Game, name: str, value: object) -> bool:
    """A text of one's own, such as a deck, is read in Python only."""
    option = game.meta.option(name)
    return isinstance(value, str) and value != "" and value not in option.choices


def _start(match: Match) -> Start:
    usual = match.game.blank(match.players, match.options)
    usual["noting"] = 1
    record = np.ascontiguousarray(match.state)
    unusual = {
        name: value
        for name, value in match.options.items()
        if value != match.game.meta.option(name).default
    }
    return Start(match.players, unusual, pieces(record.view(np.uint8), usual.view(np.uint8)))


def written(game: Game) -> dict[str, bytes]:
    """The files, by what they are."""
    found = {}
    if lesson.has_lesson(game):
        found["lesson"] = msgspec.json.encode(lesson_of(game))
    try:
        scenes = scenes_of(game)
    except RookeryError:
        return found  # somebody's own scenarios do not keep their game from being played
    if scenes.scenes:
        found["scenes"] = msgspec.json.encode(scenes)
    return found
