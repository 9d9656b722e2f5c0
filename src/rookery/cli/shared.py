"""What several commands need."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from ..core.compiling import compile_first
from ..core.errors import BadSetup
from ..core.extras import need
from ..core.meta import Meta, OptionValue
from ..core.registry import all_game_ids, find_game
from ..core.text import Texts, check_language, system_language, texts

if TYPE_CHECKING:
    from ..server.settings import Settings

console = Console(markup=False)
"""What people have typed or called themselves is never markup."""


def wait_for_the_compiler(game: str) -> None:
    """Before many games: they are worth it, and for everybody who is started for them."""
    from ..core.compile import is_kept

    compile_first()
    if not is_kept(find_game(game).kernels.explain):
        print(f"Compiling {game}: once on this machine, up to a minute.", file=sys.stderr)


def complete_game(incomplete: str) -> list[str]:
    return [game for game in all_game_ids() if game.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name.", autocompletion=complete_game)
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|ru|pl", help="The language. Default: what LANG says."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game."),
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many play. Default: the fewest.")
]
Database = Annotated[
    str,
    typer.Option(
        help="sqlite:///FILE, or postgresql://USER@HOST/NAME. Default: ROOKERY_DATABASE.",
        show_default=False,
    ),
]
Seed = Annotated[
    int | None, typer.Option("--seed", "-s", help="A number that fixes everything random.")
]


def language(chosen: str | None) -> str:
    return check_language(chosen) if chosen is not None else system_language()


def own_texts(chosen: str) -> Texts:
    """The terminal's own texts; the games bring theirs."""
    return texts(Path(__file__).parent / "text", chosen)


def house_settings(database: str) -> Settings:
    """What the environment says of the house, as `rookery serve` reads it."""
    import msgspec

    need("sqlalchemy", "server")
    from ..server.settings import Settings

    settings = Settings.from_environment()
    return msgspec.structs.replace(settings, database=database) if database else settings


def read_options(meta: Meta, given: list[str] | None) -> dict[str, OptionValue]:
    """`expert=yes` and the like, checked."""
    options: dict[str, OptionValue] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text!r}: write NAME=VALUE, for example {name}=yes")
        options[name] = meta.option(name).parse(value)
    return meta.complete(options)


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadSetup(f"{path}: {reason}") from None


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))
