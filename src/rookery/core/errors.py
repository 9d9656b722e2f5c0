"""What can go wrong, as data.

RookeryError                 everything below: one line that says what is wrong and what is right
├── UnknownGame              no game of that name
├── BadSetup                 a seat count, option or seed that the game does not take
├── BadPosition              a readable position that does not make sense; names the field
├── UnreadableDecision       a text or typed form that is no decision of the game
├── IllegalDecision          a decision of the game that is not allowed now; names the clause
├── BotFailed                a bot that raised, hung or answered nonsense; names it
├── BrokenSave               a save file that cannot be trusted; names the field
├── BrokenGame               a game's folder that lacks a part; names the file
├── BadScenario              a scenario file with a mistake in it; names the place
├── TurnedAway               a server elsewhere said no, or is not there
├── UnknownLanguage          a language that the game's texts do not have
└── MissingExtra             an optional package that is not installed; says how to get it
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches


class RookeryError(Exception):
    """The base of all errors that people can cause; `str()` is one clear line."""


class UnknownGame(RookeryError, LookupError):
    pass


class BadSetup(RookeryError, ValueError):
    pass


class BadPosition(RookeryError, ValueError):
    pass


class UnreadableDecision(RookeryError, ValueError):
    pass


class BrokenSave(RookeryError, ValueError):
    pass


class BrokenGame(RookeryError, TypeError):
    pass


class BadScenario(RookeryError, ValueError):
    pass


class UnknownLanguage(RookeryError, LookupError):
    pass


class TurnedAway(RookeryError):
    pass


class MissingExtra(RookeryError, ImportError):
    pass


class BotFailed(RookeryError):
    """A bot did not decide: `name` is the bot's, `number` that of the decision it was asked for,
    from 1 (0: it was not even made), `why` what happened."""

    def __init__(self, name: str, number: int, why: str) -> None:
        super().__init__(f"bot {name}, decision {number}: {why}")
        self.name = name
        self.number = number
        self.why = why

    def __reduce__(self) -> tuple[type[BotFailed], tuple[object, ...]]:
        return BotFailed, (self.name, self.number, self.why)


class IllegalDecision(RookeryError, ValueError):
    """A decision that the rules do not allow now. Nothing has changed.

    `clause` names the rule, `key` and `args` give the reason in the reader's language,
    `decision` is its short text and `position` the readable position it was tried in.
    """

    def __init__(
        self,
        clause: str,
        decision: str,
        position: Mapping[str, object],
        key: str,
        args: Mapping[str, str | int],
        reason: str,
    ) -> None:
        super().__init__(f"{decision}: {reason} ({clause})")
        self.clause = clause
        self.decision = decision
        self.position = position
        self.key = key
        self.arguments = dict(args)
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalDecision], tuple[object, ...]]:
        position = dict(self.position)
        given = self.clause, self.decision, position, self.key, self.arguments, self.reason
        return IllegalDecision, given


def shortened(value: object) -> str:
    """What somebody gave, for a message: not more of it than tells what it was."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"


def one_of(names: Iterable[object]) -> str:
    """`a, b or c`: for the part of a message that says what would be right."""
    words = [str(name) for name in names]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def nearest(word: object, names: Iterable[object]) -> str:
    """` Did you mean owl?` or nothing."""
    close = get_close_matches(str(word), [str(name) for name in names], n=1)
    return f" Did you mean {close[0]}?" if close else ""
