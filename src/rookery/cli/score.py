"""`rookery score`: helpers for people who score a game at a real table.

A game says what it wants to know (`ScoringHelper`); words are the first field, the others are
options by the names of the fields.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from msgspec import inspect as look

from ..core.errors import BadSetup
from ..core.registry import find_game
from .shared import AsJson, GameName, Language, console, language, print_json

UNKNOWN_ARE_THE_GAMES = {"ignore_unknown_options": True}


def add_to(app: typer.Typer) -> None:
    app.command("score", context_settings=UNKNOWN_ARE_THE_GAMES)(score)


def score(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="WHAT…", help="What lies on the table; without it, what to write."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Find the best way to score at a real table."""
    found = find_game(game)
    helper = found.scoring_helper
    if helper is None:
        raise BadSetup(f"{game} has no scoring helper")
    if not words:
        console.print(_usage(game, helper.question), highlight=False, markup=False)
        return
    answer = helper.answer(_question(helper.question, words))
    if as_json:
        print_json(msgspec.to_builtins(answer))
    else:
        for line in helper.explain(answer, found.texts(language(lang))):
            console.print(line, highlight=False, markup=False)


def _fields(question: type) -> dict[str, look.Type]:
    info = look.type_info(question)
    assert isinstance(info, look.StructType)
    return {field.name: field.type for field in info.fields}


def _usage(game: str, question: type) -> str:
    first, *others = _fields(question).items()
    options = [f"[--{name}{_value(kind)}]" for name, kind in others]
    return f"rookery score {game} {first[0].upper()}… {' '.join(options)}\n{question.__doc__}"


def _value(kind: look.Type) -> str:
    kind = _given(kind)
    if isinstance(kind, look.BoolType):
        return ""
    if isinstance(kind, look.DictType):
        return " NAME=N,…"
    if isinstance(kind, look.ListType):
        return " N,…" if isinstance(kind.item_type, look.IntType) else " NAME,…"
    return " N"


def _given(kind: look.Type) -> look.Type:
    """What a field is when it is not None."""
    if isinstance(kind, look.UnionType):
        return next(each for each in kind.types if not isinstance(each, look.NoneType))
    return kind


def _question(question: type, words: list[str]) -> Any:
    fields = _fields(question)
    plain: list[str] = []
    asked: dict[str, object] = {next(iter(fields)): plain}
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            plain.append(word)
            continue
        name = word[2:].replace("-", "_")
        if name not in fields:
            raise BadSetup(f"{word}: there is no such option here")
        kind = _given(fields[name])
        asked[name] = isinstance(kind, look.BoolType) or _read(word, kind, next(rest, ""))
    try:
        return msgspec.convert(asked, question)
    except msgspec.ValidationError as error:
        raise BadSetup(str(error)) from None


def _read(option: str, kind: look.Type, text: str) -> object:
    listed = [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(kind, look.ListType):
        numbers = isinstance(kind.item_type, look.IntType)
        return [_number(option, part) for part in listed] if numbers else listed
    if isinstance(kind, look.DictType):
        return dict(_pair(option, part) for part in listed)
    return _number(option, text)


def _pair(option: str, text: str) -> tuple[str, int]:
    name, equals, number = text.partition("=")
    if not equals:
        raise BadSetup(f"{option} {text!r}: write NAME=NUMBER, for example {name}=3")
    return name.strip(), _number(option, number)


def _number(option: str, text: str) -> int:
    if not text.strip().isdigit():
        raise BadSetup(f"{option}: a number is needed, not {text!r}")
    return int(text)
