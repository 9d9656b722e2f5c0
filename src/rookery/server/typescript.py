"""TypeScript, written from the Python that it must agree with.

`python -m rookery.server.typescript` writes `web/src/lib/protocol.gen.ts` (the types: both
directions of the socket, the bodies of the REST API, every game's view and decisions) and
`contract.gen.ts` (the values: close codes, paths, marks, limits), `offer.gen.ts` and `rules.gen.ts`
(which games there are, and the order of their rules: the site knows them without a server), and
beside each game's board `figures.gen.ts` (what is printed on its cards). A test fails when a file
is stale.
"""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as look

from ..bots.bot import bot_names
from ..bots.browser import learn
from ..bots.levels import LEVELS
from ..bots.puzzle_book import Collection
from ..bots.review_forms import Review
from ..core.catalogue import Catalogue
from ..core.meta import LANGUAGES
from ..core.registry import find_game, own_game_ids
from ..core.text import Refusal
from . import contract, protocol, rest, rest_notices, rest_people, rest_tournaments
from .http.games import game_info, rules_page
from .storage.rows import ClockRule

FOLDER = Path(__file__).parents[3] / "web" / "src" / "lib"
BOARDS = FOLDER.parent / "games"
HEAD = "/* Written by `python -m rookery.server.typescript`. Do not edit. */\n"


def generate() -> dict[Path, str]:
    """The files, whole."""
    return {
        FOLDER / "protocol.gen.ts": protocol_types(),
        FOLDER / "contract.gen.ts": contract_values(),
        FOLDER / "offer.gen.ts": _data(
            "GameInfo[]",
            "GameInfo",
            [msgspec.to_builtins(game_info(game, bot_names())) for game in own_game_ids()],
        ),
        FOLDER / "rules.gen.ts": _data(
            "Record<string, RulesPage>",
            "RulesPage",
            {game: msgspec.to_builtins(rules_page(game)) for game in own_game_ids()},
        ),
        **{
            BOARDS / game / "figures.gen.ts": card_figures(figures)
            for game in own_game_ids()
            if (figures := find_game(game).figures)
        },
    }


def card_figures(figures: Mapping[str, object]) -> str:
    """What is printed on a game's cards."""
    return f"{HEAD}\nexport default {json.dumps(figures, ensure_ascii=False, indent=2)} as const;\n"


def _data(type: str, imported: str, value: object) -> str:
    """A file whose one value has a type of the protocol."""
    json_ = json.dumps(value, ensure_ascii=False, indent=2)
    return (
        f"{HEAD}\nimport type {{ {imported} }} from './protocol.gen';\n\n"
        f"export default {json_} as {type};\n"
    )


def contract_values() -> str:
    constants = {
        "CLOSE": {code.name.lower(): int(code) for code in contract.Close},
        "FINAL": [int(code) for code in contract.FINAL],
        "PAGES": contract.PAGES,
        "REVIEW": contract.REVIEW,
        "MARKS": contract.MARKS,
        "LIMITS": contract.LIMITS,
        "LANGUAGES": LANGUAGES,
        "AT_SERVER": [level.name for level in LEVELS.values() if not level.in_browsers],
    }
    parts = [f"export const {name} = {_value(value)};\n" for name, value in constants.items()]
    return "\n".join([HEAD, *parts])


def _value(value: object) -> str:
    """A constant, as Prettier would write it."""
    if isinstance(value, dict):
        fields = "".join(f"  {name}: {_literal(field)},\n" for name, field in value.items())
        return f"{{\n{fields}}} as const"
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}] as const"
    return _literal(value)


def protocol_types() -> str:
    writer = TypeScript(HEAD)
    writer.section("Over the socket")
    writer.add_types((*get_args(protocol.FromClient), *get_args(protocol.FromServer)))
    writer.add_types((Refusal,))
    writer.union("FromClient", get_args(protocol.FromClient))
    writer.union("FromServer", get_args(protocol.FromServer))
    writer.section("Over HTTP")
    writer.add_types(
        (
            ClockRule,
            *_structs_of(rest),
            *_structs_of(rest_people),
            *_structs_of(rest_notices),
            *_structs_of(rest_tournaments),
        )
    )
    writer.section("Puzzles")
    writer.add_types((Collection,))
    writer.section("Learning")
    writer.add_types((learn.Lesson, learn.Scenes))
    writer.section("Reviews")
    writer.add_types((Review,))
    for game in own_game_ids():
        found = find_game(game)
        writer.section(found.meta.title)
        prefix = "".join(word.capitalize() for word in game.split("_"))
        writer.add_types((found.view.type,), prefix)
        writer.decisions(f"{prefix}Decision", found.catalogue)
        if helper := found.scoring_helper:
            writer.add_types((helper.question, helper.best.type), prefix)
    return writer.text()


def _structs_of(module: types.ModuleType) -> list[type]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind is not rest.Request
    ]


class TypeScript:
    """Struct types, written as TypeScript's interfaces."""

    def __init__(self, head: str = "") -> None:
        self._parts = [head]
        self._named: dict[type, str] = {}

    def text(self) -> str:
        return "\n".join(self._parts)

    def section(self, title: str) -> None:
        self._parts.append(f"/* {title} */\n")

    def add_types(self, kinds: Iterable[type], prefix: str = "") -> None:
        """These Structs, and before them the Structs that they mention."""
        for kind in kinds:
            if kind not in self._named:
                hints = get_type_hints(kind)
                self._named[kind] = prefix + kind.__name__
                self.add_types(_mentioned(hints.values()), prefix)
                self._parts.append(self._interface(kind))

    def union(self, name: str, kinds: Iterable[type]) -> None:
        members = "".join(f"\n  | {self._named[kind]}" for kind in kinds)
        self._parts.append(f"export type {name} ={members};\n")

    def decisions(self, name: str, catalogue: Catalogue) -> None:
        members = []
        for kind in catalogue.kinds.values():
            fields = [f"kind: {_literal(kind.name)}"]
            for parameter, values in kind.parameters.items():
                fields.append(f"{parameter}: {' | '.join(map(_literal, values))}")
            members.append(f"\n  | {{ {'; '.join(fields)} }}")
        self._parts.append(f"export type {name} ={''.join(members)};\n")

    def _interface(self, kind: type) -> str:
        info = look.type_info(kind)
        assert isinstance(info, look.StructType)
        lines = _comment(kind.__dict__.get("__doc__"), "")
        lines.append(f"export interface {self._named[kind]} {{")
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        for field in info.fields:
            mark = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self._type(field.type)};")
        return "\n".join([*lines, "}\n"])

    def _type(self, info: look.Type) -> str:
        if isinstance(info, look.StructType):
            return self._named[info.cls]
        if isinstance(info, look.UnionType):
            members = [self._type(member) for member in info.types]
            if "any" in members:
                return "any"
            # Literals of several types come apart; null goes last, as people write it.
            return " | ".join(sorted(dict.fromkeys(members), key=lambda m: m == "null"))
        if isinstance(info, look.LiteralType):
            return " | ".join(_literal(value) for value in info.values)
        if isinstance(info, look.ListType | look.VarTupleType):
            item = self._type(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(info, look.TupleType):
            return f"[{', '.join(map(self._type, info.item_types))}]"
        if isinstance(info, look.DictType):
            return f"Record<{self._type(info.key_type)}, {self._type(info.value_type)}>"
        return _PLAIN[type(info)]


_PLAIN: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "any",
    look.RawType: "any",
}


def _mentioned(hints: Iterable[Any]) -> list[type]:
    found: list[type] = []
    for hint in hints:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            found.append(hint)
        elif get_origin(hint) in (list, dict, tuple, Union, types.UnionType):
            found += _mentioned(get_args(hint))
    return found


def _literal(value: object) -> str:
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
    return json.dumps(value)


def _comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def main() -> None:
    for target, text in generate().items():
        target.write_text(text, encoding="utf-8")
        print(target)


if __name__ == "__main__":
    main()
