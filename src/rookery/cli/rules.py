"""`rookery rules`: the rules page of a game."""

from __future__ import annotations

import typer
from rich.markdown import Markdown

from ..core.game import ComponentTable
from ..core.registry import find_game
from .shared import AsJson, GameName, Language, console, language, own_texts, print_json


def add_to(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(game: GameName, lang: Language = None, as_json: AsJson = False) -> None:
    """Show the rules of a game, clause by clause."""
    chosen = language(lang)
    found = find_game(game)
    texts = found.texts(chosen)
    if as_json:
        print_json(
            {
                "game": game,
                "language": chosen,
                "title": texts.say("rules-title"),
                "lead": texts.say("rules-lead"),
                "sections": [
                    {
                        "title": texts.say(f"rules-{name}"),
                        "clauses": {clause: texts.say(f"rule-{clause}") for clause in clauses},
                    }
                    for name, clauses in found.meta.sections
                ],
                "assumed": texts.say("rules-assumed"),
            }
        )
        return
    console.print(Markdown(rules_page(game, chosen)))


def rules_page(game: str, chosen: str) -> str:
    """The rules as Markdown."""
    found = find_game(game)
    texts = found.texts(chosen)
    parts = [f"# {texts.say('rules-title')}", texts.say("rules-lead")]
    for name, clauses in found.meta.sections:
        parts.append(f"## {texts.say(f'rules-{name}')}")
        parts += [f"**{clause}** {texts.say(f'rule-{clause}')}" for clause in clauses]
        if name == "components":
            parts += [_markdown(table) for table in found.component_tables(texts)]
    parts += [f"## {own_texts(chosen).say('rules-assumed-title')}", texts.say("rules-assumed")]
    return "\n\n".join(parts)


def _markdown(table: ComponentTable) -> str:
    heads, *rows = table
    ruler = ["---"] + ["--:"] * (len(heads) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in (heads, ruler, *rows))
