"""`rookery simulate`: many games at once."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bots.asking import ask
from ..bots.bot import find_bot
from ..core.errors import BadSetup
from ..core.game import Game
from ..core.match import Match
from ..core.random import generator
from ..core.registry import find_game
from .shared import (
    AsJson,
    GameName,
    Options,
    Players,
    console,
    print_json,
    read_options,
    wait_for_the_compiler,
)

CHUNKS = 100
SMALLEST_CHUNK = 64


MOST_GAMES = 1_000_000_000
"""An hour and more on a fast machine, and lengths that still fit into memory."""


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 10_000,
    seed: Annotated[
        int, typer.Option("--seed", "-s", min=0, help="Game k is the one with seed SEED + k.")
    ] = 0,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one per seat: random,random.")
    ] = "random",
    option: Options = None,
    cores: Annotated[int, typer.Option(min=0, help="Threads for random bots; 0 is all cores.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play many games and count: speed, lengths, who wins from which seat."""
    wait_for_the_compiler(game)
    found = find_game(game)
    meta = found.meta
    seats = meta.check_players(meta.seats.start if players is None else players)
    if games > MOST_GAMES:
        raise BadSetup(f"--games: at most {MOST_GAMES:,}, not {games}")
    if seed + games > 1 << 63:
        raise BadSetup(f"--seed: at most {(1 << 63) - games} for {games} games, not {seed}")
    options = read_options(meta, option)
    names = bots.split(",")
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise BadSetup(f"--bots: one name or {seats}, not {len(names)}")
    for name in names:
        find_bot(name, 0)
    blank = found.blank(seats, options, lean=True)
    lengths, shares = np.zeros(games, np.int32), np.zeros(seats)
    if set(names) == {"random"}:
        seconds = _at_random(found, blank, seed, lengths, shares, cores, as_json)
    else:
        seconds = _with_bots(found, seats, options, seed, names, lengths, shares, as_json)
    decisions = int(lengths.sum())
    facts = {
        "game": game,
        "players": seats,
        "options": options,
        "bots": names,
        "games": games,
        "seed": seed,
        "seconds": seconds,
        "decisions": decisions,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "mean_decisions": float(lengths.mean()),
        "shortest": int(lengths.min()),
        "longest": int(lengths.max()),
        "win_share": [float(share) / games for share in shares],
    }
    if as_json:
        print_json(facts)
    else:
        _show(facts, lengths)


def _at_random(
    game: Game, blank: Any, seed: int, lengths: Any, shares: Any, cores: int, quiet: bool
) -> float:
    """Compiled loops, one thread per core; they do not hold the interpreter's lock."""
    chunk = max(SMALLEST_CHUNK, -(-len(lengths) // CHUNKS))
    starts = range(0, len(lengths), chunk)

    def play(start: int) -> Any:
        won = np.zeros(len(shares))
        part = lengths[start : start + chunk]
        state, out = game.layout.blank(lean=True), game.legal_buffer()
        game.kernels.play_games(state, blank, generator(0), out, np.uint64(seed + start), part, won)
        return won

    warm = np.zeros(1, np.int32)  # compiling is not playing
    game.kernels.play_games(
        game.layout.blank(lean=True), blank, generator(0), game.legal_buffer(), np.uint64(0), warm,
        np.zeros(len(shares)),
    )  # fmt: skip
    begin = time.perf_counter()
    with _progress(quiet) as progress, ThreadPoolExecutor(cores or os.cpu_count()) as threads:
        for won in progress.track(threads.map(play, starts), total=len(starts)):
            shares += won
    return time.perf_counter() - begin


def _with_bots(
    game: Game,
    seats: int,
    options: Any,
    seed: int,
    names: list[str],
    lengths: Any,
    shares: Any,
    quiet: bool,
) -> float:
    begin = time.perf_counter()
    with _progress(quiet) as progress:
        for k in progress.track(range(len(lengths))):
            match = Match(game, seats, options, seed + k)
            players = [find_bot(name, (seed + k) * seats + i) for i, name in enumerate(names)]
            while (turn := match.turn) is not None:
                match.play(ask(players[turn], match, names[turn]))
            lengths[k] = len(match.decisions)
            shares += match.win_shares()
    return time.perf_counter() - begin


def _progress(quiet: bool) -> Progress:
    return Progress(
        TextColumn("playing"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )


def _show(facts: dict[str, Any], lengths: Any) -> None:
    console.print(
        f"{facts['games']:,} games of {facts['game']}, {facts['players']} players,"
        f" {facts['seconds']:.2f} s: {facts['decisions_per_second']:,.0f} decisions/s,"
        f" {facts['games_per_second']:,.0f} games/s",
        highlight=False,
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("seat", "bot", "wins", ""):
        table.add_column(head)
    for seat, share in enumerate(facts["win_share"]):
        table.add_row(str(seat), facts["bots"][seat], f"{share:.1%}", "█" * round(share * 40))
    console.print(table)
    console.print(
        f"decisions a game: {facts['mean_decisions']:.1f} on average,"
        f" {facts['shortest']} to {facts['longest']}",
        highlight=False,
    )
    counts, edges = np.histogram(lengths, bins=min(12, int(np.ptp(lengths)) + 1))
    for n, low, high in zip(counts, edges, edges[1:], strict=False):
        console.print(f"{low:5.0f} – {high:5.0f} {'▇' * round(40 * n / counts.max())}")
