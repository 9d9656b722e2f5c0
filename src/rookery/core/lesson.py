"""A guided first game: positions and decisions as in a scenario, with remarks.

`lesson/steps.toml` beside a game's rules, and the remarks in `lesson/en.ftl` and its translations:

[[scene]]                       # a position, or a seed, as a scenario begins
players = 2
[scene.position]
rows = [["owl", "duck", "owl"], …]

[[scene.step]]
name = "lay"                    # says `lay`: what to do, or what to see if there is nothing to do
clause = "CUB-8"                # the rule behind it
play = ["lay parrot 1L"]        # what the learner, who sits in the first seat, decides
or = [["lay parrot 1R"]]        # what will do as well
others = ["lay owl 2R"]         # what the others decide then
[scene.step.expect]             # what must hold then, as in a scenario
turn = 0

When it has been done, `lay-well` is said; `lay-not` to whoever tries something else, if there is
such a text; the game's own reasons come with both.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass

from . import scenario
from .errors import BadScenario, IllegalDecision
from .game import Game
from .match import Match
from .scenario import Scenario
from .text import Texts, texts

FOLDER = "lesson"
FILE = "steps.toml"
LEARNER = 0


@dataclass(frozen=True)
class Step:
    name: str
    scene: int
    paths: tuple[tuple[str, ...], ...]
    """What will do: the first is what is shown. None: there is something to be seen."""
    others: tuple[str, ...]
    clause: str | None

    @property
    def play(self) -> tuple[str, ...]:
        return self.paths[0] if self.paths else ()


@dataclass(frozen=True)
class Lesson:
    game: str
    scenes: tuple[Scenario, ...]
    steps: tuple[Step, ...]
    source: str

    def of_scene(self, scene: int) -> list[Step]:
        return [step for step in self.steps if step.scene == scene]


def has_lesson(game: Game) -> bool:
    return (game.folder / FOLDER / FILE).exists()


def remarks(game: Game, language: str) -> Texts:
    return texts(game.folder / FOLDER, language)


def load(game: Game) -> Lesson:
    """Read a game's lesson; `BadScenario` names the mistake."""
    file = game.folder / FOLDER / FILE
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadScenario(f"{file}: {error}") from None
    return parse(game, data, str(file))


def parse(game: Game, data: Mapping[str, object], source: str) -> Lesson:
    scenes: list[Scenario] = []
    steps: list[Step] = []
    for number, given in enumerate(_tables(data.get("scene"), f"{source}: scene")):
        place = f"{source}: scene {number + 1}"
        played = []
        for entry in _tables(given.get("step"), f"{place}: step"):
            name = str(entry.get("name", ""))
            step = _step(name, number, entry, f"{place}: {name or 'a step without a name'}")
            steps.append(step)
            play = {"play": [*step.play, *step.others]}
            played.append(play | {key: entry[key] for key in ("expect", "note") if key in entry})
        clauses = [step.clause for step in steps if step.clause and step.scene == number]
        head = {key: value for key, value in given.items() if key != "step"}
        whole = {"game": game.id, "clauses": clauses, **head, "step": played}
        scenes.append(scenario.parse(whole, place))
    names = [step.name for step in steps]
    for name in names:
        if not name or names.count(name) > 1:
            raise BadScenario(f"{source}: every step needs a name of its own, not {name!r}")
    return Lesson(game.id, tuple(scenes), tuple(steps), source)


def _step(name: str, scene: int, entry: Mapping[str, object], place: str) -> Step:
    ways = entry.get("or", [])
    if not isinstance(ways, list):
        raise BadScenario(f"{place}: or: a list of lists of decisions is needed")
    paths = [scenario.plays({"play": way}, place) for way in (entry.get("play", []), *ways)]
    others = scenario.plays({"play": entry.get("others", [])}, place)
    clause = entry.get("clause")
    return Step(
        name,
        scene,
        tuple(tuple(path) for path in paths if path),
        tuple(others),
        None if clause is None else str(clause),
    )


def _tables(value: object, place: str) -> list[Mapping[str, object]]:
    if not isinstance(value, list) or not all(isinstance(each, Mapping) for each in value):
        raise BadScenario(f"{place}: a list of tables is needed")
    return value


def run(lesson: Lesson) -> list[str]:
    """Play it in every way that will do; what does not hold, one line each."""
    failures = [failure for scene in lesson.scenes for failure in scenario.run(scene)]
    if failures:
        return failures
    for number, scene in enumerate(lesson.scenes):
        match = scenario.begin(scene)
        steps = lesson.of_scene(number)
        for at, step in enumerate(steps):
            for path in step.paths[1:]:
                failures += _try(match.copy(), [(path, step.others)], steps[at + 1 :], step.name)
            failures += _try(match, [(step.play, step.others)], [], step.name)
    return failures


def _try(
    match: Match, first: list[tuple[tuple[str, ...], tuple[str, ...]]], then: list[Step], name: str
) -> list[str]:
    """Whether it can be played so, every decision by the one whose turn it is."""
    for own, others in [*first, *((step.play, step.others) for step in then)]:
        for mine, decisions in ((True, own), (False, others)):
            for text in decisions:
                if (match.turn == LEARNER) != mine:
                    return [f"{name}: {text}: it is the turn of seat {match.turn}"]
                try:
                    match.play(text)
                except IllegalDecision as error:
                    return [f"{name}: {' '.join(own)}: {error}"]
    return []
