"""`rookery games`: which games there are."""

from __future__ import annotations

import typer
from rich.table import Table

from ..core.registry import find_game, find_meta, game_ids
from .shared import AsJson, Language, console, language, own_texts, print_json


def add_to(app: typer.Typer) -> None:
    app.command("games")(games)


def games(lang: Language = None, as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        print_json(
            [
                {
                    "id": meta.id,
                    "title": meta.title,
                    "players": list(meta.seats),
                    "unofficial": list(meta.unofficial),
                    "usual": meta.usual,
                    "rules_version": meta.rules_version,
                    "options": {option.name: option.default for option in meta.options},
                }
                for meta in map(find_meta, game_ids())
            ]
        )
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("game", "title", "players", "options", ""):
        table.add_column(head)
    for game_id in game_ids():
        meta = find_meta(game_id)
        texts = find_game(game_id).texts(language(lang))
        options = "\n".join(f"{o.name}: {o.allowed()} [{o.default}]" for o in meta.options)
        seats = f"{meta.seats.start}–{meta.seats.stop - 1}"
        for players in meta.unofficial:
            seats += f"\n{own_texts(language(lang)).say('unofficial-short', players=players)}"
        table.add_row(meta.id, texts.say("title"), seats, options, texts.say("tagline"))
    console.print(table)
