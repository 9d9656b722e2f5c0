"""`rookery balance`: is a game fair, how long, how lucky, and what in it never matters?"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..bots.bot import find_bot
from ..core.errors import BadSetup
from ..core.meta import Meta, OptionValue
from ..core.registry import find_meta
from .arena import OnWhat, Processes, progress_bar
from .shared import (
    AsJson,
    GameName,
    Options,
    console,
    print_json,
    read_options,
    wait_for_the_compiler,
)
from .stats import seats_of


def add_to(app: typer.Typer) -> None:
    app.command("balance")(balance)


def balance(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", "-p", help="Numbers of seats: 2 or 2,3,4. Default: all.")
    ] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=4, help="Games of each kind.")] = 200,
    bot: Annotated[str, typer.Option(help="Who plays with itself.")] = "hawk",
    levels: Annotated[
        str, typer.Option(help="Levels whose gaps are measured, the weakest first; empty: none.")
    ] = "chick,fledgling,hawk",
    reviews: Annotated[
        int,
        typer.Option("--reviews", min=0, help="Games reviewed, for how much is luck; 0: none."),
    ] = 24,
    option: Options = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="NAME=A,B",
            help="An option with several values, side by side: deck=first,second,mine.toml.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Fixes deals and bots.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="The report. Default: GAME-balance.html.")
    ] = None,
    on: OnWhat = "cores",
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Seat advantage, length, luck, level gaps, and decisions that never matter."""
    import msgspec

    from ..arena import balance as made
    from ..arena.luck import luck_of
    from ..arena.tournament import play, tournament

    meta = find_meta(game)
    seats = seats_of(meta, players)
    variants = list(varied(meta, read_options(meta, option), vary or []))
    ladder = [level.strip() for level in levels.split(",") if level.strip()]
    for name in (bot, *ladder):
        find_bot(name, 0)
    wait_for_the_compiler(game)
    found = []
    for options, count in product(variants, seats):
        event = made.among_equals(game, bot, count, seed, options)
        with progress_bar(f"{bot}, {count} seats") as progress:
            results, _ = play(event, games, None, on, processes, False, progress)
        duels = {}
        for better, worse in made.levels_of(ladder):
            duel = tournament(game, (better, worse), count, seed, options)
            with progress_bar(f"{better} and {worse}, {count} seats") as progress:
                duels[better, worse] = duel, play(duel, games, None, on, processes, False, progress)
        gaps = [(duel, played) for duel, (played, _) in duels.values()]
        with progress_bar(f"reviews, {count} seats") as progress:
            luck = luck_of(event, results, reviews, on, processes, progress)
        found.append(made.balance(event, results, gaps, luck))
    target = out or Path(f"{game}-balance.html")
    target.write_text(made.page(game, found), encoding="utf-8")
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    table = Table(
        "",
        "games",
        "decisions",
        "wins by seat",
        "shared",
        "luck of the deal",
        "in all",
        "gaps",
        box=None,
    )
    for each in found:
        table.add_row(
            made.title_of(each), str(each.games), f"{sum(each.lengths) / each.games:.0f}",
            " · ".join(f"{seat.share:.0%}" for seat in each.seats), f"{each.shared:.0%}",
            f"{each.luck:.0%}", made.luck_in_words(each),
            " · ".join(f"{gap.better} {gap.share:.0%}" for gap in each.gaps),
        )  # fmt: skip
    console.print(table)
    for each in found:
        if seldom := [thing.name for thing in each.things if thing.seldom]:
            console.print(f"{made.title_of(each)}: never matters: {', '.join(seldom)}")
    console.print(f"Report: {target}", highlight=False, soft_wrap=True)


def varied(
    meta: Meta, options: Mapping[str, OptionValue], vary: list[str]
) -> list[dict[str, OptionValue]]:
    """Every combination of what varies, with the other options as they are."""
    axes = []
    for text in vary:
        name, _, values = text.partition("=")
        if not values:
            raise BadSetup(f"--vary: NAME=A,B, not {text!r}")
        found = meta.option(name)
        axes.append([(name, found.parse(value)) for value in values.split(",")])
    return [{**options, **dict(chosen)} for chosen in product(*axes)]
