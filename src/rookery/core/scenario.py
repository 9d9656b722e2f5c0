"""Scenarios: a position or a seed, decisions as text, and what must hold after each.

title = "Birds between two parrots are taken"
clauses = ["CUB-9"]
game = "cubirds"

[position]                      # or `seed = 7`, with `players` and `options` beside it
players = 2
rows = [["owl", "parrot"], ["duck", "owl"], ["duck", "robin"], ["owl", "robin"]]
hands = [{ parrot = 2, duck = 1 }, { magpie = 1 }]

[[step]]
play = "lay parrot 1L"          # a decision, or a list of them; may be left out
[step.expect]
turn = 1                        # fields of the position, as `describe` gives them; a table
hands.0 = { duck = 1, owl = 1 } # names the entries that matter, numbers pick from lists
legal = ["draw", "decline"]     # the whole list in its order
legal_includes = ["draw"]       # or a part of it
legal_excludes = ["stay"]
refused = [{ decision = "flock owl", clause = "CUB-13" }]
views.1.hands.0.size = 2        # what a seat is shown ("spectator" for none);
views.1.hands.0.cards = "hidden"  # and what it is not
log = ["event-laid"]            # the log as a spectator reads it: keys,
logs.0 = [{ key = "event-drew", species = "owl" }]  # or keys and arguments; and a seat's log
over = true
outcome = { winners = [0], places = [1, 2], scores = [7, 3] }
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from .errors import BadScenario, IllegalDecision, RookeryError, nearest, one_of
from .match import Match, describe, position
from .registry import find_meta

_TOP = ("title", "clauses", "game", "players", "options", "seed", "position", "step", "note")
_STEP = ("play", "expect", "note")


@dataclass(frozen=True)
class Scenario:
    title: str
    game: str
    clauses: tuple[str, ...]
    start: Mapping[str, object]
    steps: tuple[Mapping[str, object], ...]
    source: str = field(compare=False)


def load(path: Path) -> Scenario:
    """Read a scenario file; `BadScenario` names the mistake."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadScenario(f"{path}: not TOML: {error}") from None
    return parse(data, str(path))


def parse(data: Mapping[str, object], source: str) -> Scenario:
    _check_names(data, _TOP, source)
    game = data.get("game")
    if not isinstance(game, str):
        raise BadScenario(f"{source}: game: the name of a game is needed")
    try:
        known = find_meta(game).clauses
    except RookeryError as error:
        raise BadScenario(f"{source}: game: {error}") from None
    clauses = data.get("clauses", [])
    if not isinstance(clauses, list):
        raise BadScenario(f"{source}: clauses: a list is needed")
    for clause in clauses:
        if clause not in known:
            hint = nearest(clause, known)
            raise BadScenario(f"{source}: clauses: {game} has no clause {clause!r}.{hint}")
    if "position" in data and "seed" in data:
        raise BadScenario(f"{source}: give either a position or a seed")
    steps = data.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise BadScenario(f"{source}: at least one [[step]] is needed")
    for number, step in enumerate(steps, start=1):
        if not isinstance(step, Mapping):
            raise BadScenario(f"{source}: step {number}: a table is needed")
        _check_names(step, _STEP, f"{source}: step {number}")
        if not step.keys() & {"play", "expect"}:
            raise BadScenario(f"{source}: step {number}: it neither plays nor expects anything")
    return Scenario(
        str(data.get("title", source)), game, tuple(clauses), data, tuple(steps), source
    )


def begin(scenario: Scenario) -> Match:
    """The match before the first step."""
    where = scenario.source
    start = scenario.start
    try:
        if "position" in start:
            given = start["position"]
            if not isinstance(given, Mapping):
                raise BadScenario(f"{where}: position: a table is needed")
            header = {name: start[name] for name in ("players", "options") if name in start}
            return position(scenario.game, {**header, **given})
        return Match(
            scenario.game,
            start.get("players"),  # type: ignore[arg-type]
            start.get("options", {}),  # type: ignore[arg-type]
            start.get("seed", 0),  # type: ignore[arg-type]
        )
    except BadScenario:
        raise
    except (RookeryError, ValueError, TypeError) as error:
        raise BadScenario(f"{where}: {error}") from None


def plays(step: Mapping[str, object], place: str) -> list[str]:
    """The decisions of a step, as texts."""
    decisions = step.get("play", [])
    return [
        str(text)
        for text in ([decisions] if isinstance(decisions, str) else _as_list(decisions, place))
    ]


def run(scenario: Scenario) -> list[str]:
    """Play it; what does not hold, one line each. Nothing: the scenario holds."""
    where = scenario.source
    match = begin(scenario)
    failures: list[str] = []
    for number, step in enumerate(scenario.steps, start=1):
        place = f"{where}: step {number}"
        for text in plays(step, place):
            try:
                match.play(match.game.catalogue.parse(text))
            except IllegalDecision as error:
                return [*failures, f"{place}: {error}"]
            except RookeryError as error:
                raise BadScenario(f"{place}: {error}") from None
        expected = _as_table(step.get("expect", {}), f"{place}: expect")
        failures += [f"{place}: {failure}" for failure in _check(match, expected, place)]
    return failures


def _check(match: Match, expected: Mapping[str, object], place: str) -> list[str]:
    failures: list[str] = []
    legal = [decision.text for decision in match.legal()]
    found = describe(match) | {"over": match.over}
    for name, want in expected.items():
        if name == "legal":
            failures += _compare(
                "legal", legal, [_text(match, t, place) for t in _as_list(want, place)]
            )
        elif name in ("legal_includes", "legal_excludes"):
            for text in _as_list(want, place):
                if (_text(match, text, place) in legal) != (name == "legal_includes"):
                    failures.append(f"{name}: {text!r}; legal is {one_of(legal)}")
        elif name == "refused":
            for refused in _as_list(want, place):
                failures += _check_refused(match, refused, place)
        elif name == "views":
            failures += _check_views(match, want, place)
        elif name == "log":
            failures += _check_log(match, "spectator", want, place)
        elif name == "logs":
            for seat, lines in _as_table(want, f"{place}: logs").items():
                failures += _check_log(match, seat, lines, place)
        elif name == "outcome":
            outcome = match.outcome()
            if outcome is None:
                failures.append("outcome: the game is not over")
            else:
                failures += _compare("outcome", _plain(outcome), want)
        elif name in found:
            failures += _compare(name, found[name], want)
        else:
            raise BadScenario(f"{place}: expect: there is no {name!r}.{nearest(name, found)}")
    return failures


def _check_refused(match: Match, refused: object, place: str) -> list[str]:
    if not isinstance(refused, Mapping) or "decision" not in refused:
        raise BadScenario(f"{place}: refused: a table with decision and clause is needed")
    before = describe(match)
    try:
        match.play(_text(match, refused["decision"], place))
    except IllegalDecision as error:
        if describe(match) != before:
            return [f"refused: {refused['decision']!r} changed the position"]
        if refused.get("clause", error.clause) != error.clause:
            return [f"refused: by {error.clause}, not by {refused['clause']}"]
        return []
    match.undo()
    return [f"refused: {refused['decision']!r} was allowed"]


def _check_views(match: Match, want: object, place: str) -> list[str]:
    failures: list[str] = []
    for seat, fields in _as_table(want, f"{place}: views").items():
        view = match.view(_seat(match, seat, place))
        failures += _compare(f"views.{seat}", _plain(view), fields)
    return failures


def _check_log(match: Match, seat: str, want: object, place: str) -> list[str]:
    found = match.log(_seat(match, seat, place))
    lines = _as_list(want, f"{place}: log")
    keys = [line.key for line in found]
    wanted = [line.get("key") if isinstance(line, Mapping) else line for line in lines]
    if keys != wanted:
        return [f"log is {keys}, not {wanted}"]
    return [
        f"log: {line.key} has {name} {line.args.get(name)!r}, not {value!r}"
        for line, entry in zip(found, lines, strict=True)
        if isinstance(entry, Mapping)
        for name, value in entry.items()
        if name != "key" and line.args.get(name) != value
    ]


def _seat(match: Match, seat: str, place: str) -> int | None:
    if seat != "spectator" and seat not in [str(s) for s in range(match.players)]:
        raise BadScenario(f"{place}: there is no seat {seat!r}")
    return None if seat == "spectator" else int(seat)


def _compare(where: str, found: object, want: object) -> list[str]:
    """A table names the entries that matter; everything else must be equal."""
    if isinstance(want, Mapping) and isinstance(found, list) and want:
        if not all(str(key).isdigit() and int(key) < len(found) for key in want):
            return [f"{where}: it has the entries 0 to {len(found) - 1}, not {one_of(want)}"]
        return [f for k, v in want.items() for f in _compare(f"{where}.{k}", found[int(k)], v)]
    if isinstance(want, Mapping) and isinstance(found, Mapping) and want and _is_record(found):
        failures = []
        for key, value in want.items():
            if key not in found:
                failures.append(f"{where}: it has no {key!r}; it has {one_of(found)}")
            else:
                failures += _compare(f"{where}.{key}", found[key], value)
        return failures
    if want == "hidden":
        return [] if found is None else [f"{where} is {found!r}, but should be hidden"]
    return [] if found == want else [f"{where} is {found!r}, not {want!r}"]


def _plain(value: object) -> object:
    """As it would be in JSON or TOML: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _is_record(found: Mapping[str, object]) -> bool:
    """Counts are compared whole: {owl = 2} means two owls and nothing else."""
    return not all(isinstance(value, int) for value in found.values())


def _text(match: Match, text: object, place: str) -> str:
    try:
        return match.game.catalogue.parse(str(text)).text
    except RookeryError as error:
        raise BadScenario(f"{place}: {error}") from None


def _as_table(value: object, place: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{place}: a table is needed, not {value!r}")
    return value


def _as_list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        raise BadScenario(f"{place}: a list is needed, not {value!r}")
    return value


def _check_names(table: Mapping[str, object], names: tuple[str, ...], where: str) -> None:
    for name in table:
        if name not in names:
            raise BadScenario(
                f"{where}: there is no {name!r} here; there is {one_of(names)}."
                + nearest(name, names)
            )
