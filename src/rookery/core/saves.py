"""Save files: JSON that says what was played, and a digest that says where it led."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from .errors import BrokenSave, RookeryError
from .random import SEED_BITS
from .registry import find_meta

FORMAT = 1
BRIEF = "brief-"
"""What a digest begins with that a browser has made: it cannot describe a position."""
T = TypeVar("T")


@dataclass(frozen=True)
class Save:
    game: str
    rules: int
    players: int
    options: Mapping[str, object]
    seed: int
    position: Mapping[str, object] | None
    decisions: list[str]
    digest: str


def write(save: Save) -> str:
    data: dict[str, object] = {
        "rookery": FORMAT,
        "game": save.game,
        "rules": save.rules,
        "players": save.players,
        "options": dict(save.options),
        "seed": f"{save.seed:x}",
        "decisions": save.decisions,
        "digest": save.digest,
    }
    if save.position is not None:
        data["position"] = dict(save.position)
    return json.dumps(data, ensure_ascii=False, indent=1)


def read(text: str | bytes) -> Save:
    """Check the form of a save file; whether its decisions are legal shows in the playing."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSave(f"not a save file: it is not JSON, or cut short ({error})") from None
    if not isinstance(data, dict) or data.get("rookery") != FORMAT:
        raise BrokenSave(f'not a save file: "rookery": {FORMAT} is missing')
    game = _get(data, "game", str)
    with blaming("game"):
        meta = find_meta(game)
    rules = _get(data, "rules", int)
    if not 1 <= rules <= meta.rules_version:
        raise BrokenSave(
            f"rules: saved under version {rules} of the rules of {game}, this is version"
            f" {meta.rules_version}"
        )
    digits = _get(data, "seed", str)
    try:
        seed = int(digits, 16)
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << SEED_BITS:
        raise BrokenSave("seed: a hexadecimal number of at most 64 digits is needed")
    decisions = _get(data, "decisions", list)
    for number, decision in enumerate(decisions, start=1):
        if not isinstance(decision, str):
            raise BrokenSave(f"decision {number}: a text is needed, not {decision!r}")
    return Save(
        game=game,
        rules=rules,
        players=_get(data, "players", int),
        options=_get(data, "options", dict),
        seed=seed,
        position=_get(data, "position", dict) if "position" in data else None,
        decisions=decisions,
        digest=_get(data, "digest", str),
    )


def digest(description: Mapping[str, object], generator: Sequence[int]) -> str:
    plain = json.dumps([description, list(generator)], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()


def brief_digest(header: Sequence[object]) -> str:
    """The same of what every record says in the same place (see `Match.brief`)."""
    plain = json.dumps(header, separators=(",", ":"))
    return BRIEF + hashlib.sha256(plain.encode()).hexdigest()


def check_digest(save: Save, found: str) -> None:
    if save.digest != found:
        raise BrokenSave("digest: the decisions do not lead to the state that was saved")


@contextmanager
def by_todays_rules(save: Save) -> Iterator[None]:
    """A game of earlier rules is played by those of today. Where they would have made a difference
    it does not lead where it led, and that is why."""
    try:
        yield
    except BrokenSave as error:
        if save.rules == find_meta(save.game).rules_version:
            raise
        raise BrokenSave(
            f"rules: {save.game} was saved under version {save.rules} of its rules; under version"
            f" {find_meta(save.game).rules_version} this game goes otherwise ({error})"
        ) from error


@contextmanager
def blaming(field: str) -> Iterator[None]:
    """Say which part of the save file an error comes from."""
    try:
        yield
    except BrokenSave:
        raise
    except RookeryError as error:
        raise BrokenSave(f"{field}: {error}") from error


def _get(data: Mapping[str, object], name: str, kind: type[T]) -> T:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        word = {str: "a text", int: "a number", list: "a list", dict: "a table"}[kind]
        raise BrokenSave(f"{name}: {word} is needed, not {value!r}")
    return value
