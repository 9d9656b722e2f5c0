"""`rookery stats`: what a game is like, by level of play."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ..core.errors import BadSetup
from ..core.meta import Meta
from ..core.registry import find_meta
from .arena import FOLDER, OnWhat, Processes, progress_bar
from .shared import (
    AsJson,
    GameName,
    Options,
    console,
    print_json,
    read_options,
    wait_for_the_compiler,
)

LADDER = ("chick", "fledgling", "hawk", "eagle")


def add_to(app: typer.Typer) -> None:
    app.command("stats")(stats)


def stats(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", "-p", help="Numbers of seats: 2 or 2,3,4. Default: all.")
    ] = "",
    bots: Annotated[str, typer.Option(help="Who plays, each kind among itself.")] = (
        "random,chick,fledgling,hawk"
    ),
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="Games of each kind.")] = 200,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Fixes deals and bots.")] = 1,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Instead: each level against the one below.")
    ] = False,
    duel: Annotated[
        list[str] | None,
        typer.Option("--duel", metavar="BOT,BOT", help="Instead: these two. May be repeated."),
    ] = None,
    until_decided: Annotated[
        bool,
        typer.Option("--until-decided", help="Of two: stop where it is clear who is ahead."),
    ] = False,
    page: Annotated[
        Path | None, typer.Option("--page", help="Write the figures into this Markdown file.")
    ] = None,
    plot: Annotated[bool, typer.Option("--plot", help="Write an HTML page with plots.")] = False,
    out: Annotated[
        Path, typer.Option("--out", help="A folder for results; they are kept.")
    ] = FOLDER,
    option: Options = None,
    on: OnWhat = "cores",
    processes: Processes = None,
    as_json: AsJson = False,
) -> None:
    """Seat advantage, length, endings, scores and decisions of a game, by level of play."""
    wait_for_the_compiler(game)
    meta = find_meta(game)
    seats = seats_of(meta, players)
    options = read_options(meta, option)
    pairs: list[tuple[str, ...]]
    if ladder:
        pairs = [(upper, lower) for lower, upper in pairwise(LADDER)]
    elif duel:
        pairs = [_pair(text) for text in duel]
    else:
        pairs = [(bot,) for bot in bots.split(",")]
    under = "".join(f" {text.replace(' ', '')}" for text in option or [])
    played = {}
    for count in seats:
        for names in pairs:
            played[count, names] = _play(
                game, names, count, seed, options, under, games, out, on, processes,
                until_decided and len(names) == 2,
            )  # fmt: skip
    if ladder or duel:
        _duels(played, f"{'ladder' if ladder else 'duels'}{under}", page, as_json)
    else:
        _facts(meta, played, under, page, out if plot else None, as_json)


def seats_of(meta: Meta, text: str) -> list[int]:
    """The numbers of seats that are asked for, or all."""
    if not text:
        return list(meta.seats)
    if not all(part.isdigit() for part in text.split(",")):
        raise BadSetup(f"--players: numbers with commas between them, not {text!r}")
    return [meta.check_players(int(part)) for part in text.split(",")]


def _pair(text: str) -> tuple[str, str]:
    first, _, second = text.partition(",")
    if not (first and second) or "," in second:
        raise BadSetup(f"--duel: two bots with a comma between them, not {text!r}")
    return first, second


def _play(
    game: str, names: tuple[str, ...], players: int, seed: int, options: Any, under: str,
    games: int, out: Path, on: str, processes: int | None, until_decided: bool,
) -> tuple[Any, Any]:  # fmt: skip
    from ..arena.tournament import play, tournament

    event = tournament(game, names, players, seed, options)
    name = f"{game}-{players}p-{'-'.join(names)}-seed{seed}{under}"
    file = out / f"{re.sub('[ /]', '-', name).replace(':', '')}.jsonl"
    with progress_bar(f"{', '.join(names)}, {players} seats") as progress:
        results, _ = play(event, games, file, on, processes, until_decided, progress)
    return event, results


def _duels(played: dict[Any, Any], section: str, page: Path | None, as_json: bool) -> None:
    import msgspec

    from ..arena.pages import duels_table, put_into
    from ..arena.summary import summarise

    summaries = [summarise(event, results) for event, results in played.values()]
    if page:
        put_into(page, section, duels_table(summaries))
    if as_json:
        print_json(msgspec.to_builtins(summaries))
        return
    table = Table("seats", "", "share of wins", "95 %", "games", box=None)
    for summary in summaries:
        upper, lower = summary.tournament.bots
        duel = summary.duels[0]
        table.add_row(
            str(summary.tournament.players), f"{upper} against {lower}", f"{duel.share:.1%}",
            f"{duel.low:.1%} to {duel.high:.1%}", str(duel.games),
        )  # fmt: skip
    console.print(table)


def _facts(
    meta: Meta, played: dict[Any, Any], under: str, page: Path | None, out: Path | None,
    as_json: bool,
) -> None:  # fmt: skip
    import msgspec

    from ..arena import pages
    from ..arena.facts import facts
    from ..arena.tally import tally_of
    from ..core.registry import find_game

    found = [facts(event, results) for event, results in played.values()]
    tally = tally_of(find_game(meta.id), next(iter(played.values()))[0].options)
    if page or out:
        by_bot = {(count, names[0]): results for (count, names), (_, results) in played.items()}
        made = pages.drawings(found, by_bot)
    if page:
        images = page.parent / "images"
        images.mkdir(exist_ok=True)
        shown = []
        for name, svg in made.items():
            file = images / f"{meta.id}-{name}{re.sub('[ /]', '-', under)}.svg"
            file.write_text(svg, encoding="utf-8")
            shown.append(f"![{name.replace('-', ', seats: ')}](images/{file.name})")
        text = [pages.facts_table(found), pages.kinds_table(found), "\n".join(shown)]
        pages.put_into(page, f"facts{under}", "\n\n".join(text))
        if tally:
            pages.put_into(page, f"counts{under}", pages.counts_table(found, tally))
    if out:
        target = out / f"{meta.id}-stats.html"
        target.write_text(pages.facts_page(f"{meta.title} in figures", found, made), "utf-8")
        console.print(f"Report: {target}", highlight=False, soft_wrap=True)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    table = Table("seats", "played by", "games", "decisions", "choices", "wins by seat", box=None)
    for f in found:
        table.add_row(
            str(f.players), f.bot, str(f.games), f"{f.decisions.mean:.0f}", f"{f.choices:.1f}",
            " · ".join(f"{seat.share:.0%}" for seat in f.seats),
        )  # fmt: skip
    console.print(table)
    if tally:
        head, rows = pages.counts_rows(found, tally)
        counts = Table(*head, box=None)
        for row in rows:
            counts.add_row(*row)
        console.print(counts)
