"""What is known of a game without its engine: imports nothing heavy, so that lists, help texts
and a lobby appear at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .errors import BadSetup, nearest, one_of, shortened

LANGUAGES = {"en": "English", "ru": "Русский", "pl": "Polski"}
"""What is spoken here, each by its own name (docs/add-a-language.md)."""

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A choice made before the game starts. Its texts are `option-<name>` and `…-help`.

    A yes-or-no option has a bool as its default; a number has `smallest` and `largest`; a
    named choice has `choices`, and is stored as the index of the one chosen. A text (a list of
    cards, say) has a `check` that raises a `BadSetup` if it makes no sense, and at most `largest`
    characters; the empty text is always good. It may have `choices` besides. What it says is not
    stored: the game's `prepare` puts that into the record. In a terminal it is the name of a file,
    unless it is short enough to be `typed`.
    """

    name: str
    default: OptionValue
    smallest: int = 0
    largest: int = 0
    choices: tuple[str | int, ...] = ()
    check: Callable[[str], object] | None = None
    typed: bool = False
    engine: bool = False
    """A limit of the machine: nothing that people at a table talk about."""
    later: bool = False
    """Games of earlier rules did not have it: where it is the default, their digests hold."""
    small: str = ""
    """The one of its choices that makes a game for two, small enough to be solved: for those who
    compute, and not offered to those who play. Laws try it with the other options as they usually
    are."""

    def allowed(self) -> str:
        if self.check:
            return one_of([*self.choices, f"a text of at most {self.largest} characters"])
        if self.choices:
            return one_of(self.choices)
        if isinstance(self.default, bool):
            return "true or false"
        return f"a number from {self.smallest} to {self.largest}"

    def stored(self, value: object) -> int:
        """The value as the integer in the record's header, or a `BadSetup`."""
        if self.choices and not isinstance(value, bool) and value in self.choices:
            return self.choices.index(value)
        if self.choices and not self.check:
            pass
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return int(value)
        elif self.check:
            if isinstance(value, str) and len(value) <= self.largest:
                if value:
                    self.check(value)
                return len(self.choices) + int(value != "")
        elif type(value) is int and self.smallest <= value <= self.largest:
            return value
        raise BadSetup(f"option {self.name}: {self.allowed()}, not {shortened(value)}")

    def parse(self, text: str) -> OptionValue:
        """Read a value typed by a person (`expert=yes`)."""
        by_text = {str(choice): choice for choice in self.choices}
        if text in by_text:
            return by_text[text]
        if self.choices and not self.check:
            pass
        elif isinstance(self.default, bool):
            if text.lower() in ("true", "yes", "on", "1"):
                return True
            if text.lower() in ("false", "no", "off", "0"):
                return False
        elif self.check:
            if not self.typed:
                return _file(self.name, text)
            self.stored(text)
            return text
        elif text.lstrip("-").isdigit():
            return int(text)
        raise BadSetup(f"option {self.name}: {self.allowed()}, not {text!r}")


def _file(option: str, path: str) -> str:
    if not path:
        return ""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadSetup(f"option {option}: {path}: {reason}") from None


@dataclass(frozen=True)
class Meta:
    """A game's card of identity."""

    id: str
    title: str
    seats: range
    rules_version: int
    options: tuple[Option, ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    """The rules page: section names (text `rules-<name>`) with their clause IDs."""
    usual: int
    """How many play it most of the time: what a table starts with."""
    unofficial: tuple[int, ...] = ()
    """Numbers of players that the published game is not made for."""
    assumed: tuple[str, ...] = ()
    """Component figures that no source gives: text keys, said plainly on the rules page."""
    begins: str = ""
    """The clause that says who begins, for people at a real table."""
    behind: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Clauses, each with the reasons (text `reason-<name>`) that it alone stands behind."""

    @property
    def published(self) -> range:
        """The numbers of players that the published game is made for."""
        made_for = [players for players in self.seats if players not in self.unofficial]
        return range(made_for[0], made_for[-1] + 1)

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(clause for _, clauses in self.sections for clause in clauses)

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = [option.name for option in self.options]
        raise BadSetup(
            f"{self.id} has no option {name!r}; it has {one_of(names)}.{nearest(name, names)}"
        )

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise BadSetup(
                f"{self.id} is played by {self.seats.start} to {self.seats.stop - 1} players,"
                f" not {players!r}"
            )
        return players

    def complete(
        self, options: Mapping[str, object], players: int | None = None
    ) -> dict[str, OptionValue]:
        """All options: those given, checked, and the defaults of the others."""
        for name, value in options.items():
            option = self.option(name)
            option.stored(value)
            if option.small and value == option.small and players not in (2, None):
                raise BadSetup(f"option {name}: {value} is for 2 players, not {players}")
        return {o.name: options.get(o.name, o.default) for o in self.options}  # type: ignore[misc]
