"""Words in the reader's language: Fluent files, one per language, beside what they speak for."""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from .errors import UnknownLanguage, one_of
from .meta import LANGUAGES


class Line(msgspec.Struct, frozen=True):
    """A sentence to be said: its key and arguments. `player` and `other`, where they are numbers,
    are seats until it is spoken."""

    key: str
    args: dict[str, str | int]


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be chosen: the clause, and the text that says so."""

    clause: str
    key: str
    args: dict[str, str | int]


class Texts:
    """The texts of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **args: str | int) -> str:
        """Format a message. A missing key or argument is a mistake of ours, so it raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{key} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def line(self, line: Line, names: Sequence[str], you: int | None = None) -> str:
        """Say a line of the log, seats by their names; to the one in the seat `you` in the second
        person, for which texts have `$you` and `$other_you`."""
        args = dict(line.args)
        for name, second in (("player", "you"), ("other", "other_you")):
            if isinstance(seat := args.get(name), int):
                args[name] = names[seat]
                args[second] = "yes" if seat == you else "no"
        return self.say(line.key, **args)


@functools.cache
def texts(folder: Path, language: str) -> Texts:
    return Texts(folder, check_language(language))


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"language: {one_of(LANGUAGES)}, not {language!r}")
    return language


def system_language() -> str:
    """The language that `LANG` and its relatives ask for, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
