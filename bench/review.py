"""Reviews: is luck fair, and does accuracy know who plays better? Writes bench/results/review.md.

    python bench/review.py --games 100000 --ranked 40

Games for luck are between chicks, fledglings and hawks drawn by lot. Luck has to be 0 on average
for every level: else it would hide skill, or pass for it. A run goes on where the last one stopped:
`--minutes` says how long a slice of it takes.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from rookery import Match, find_game, game_ids, review
from rookery.bots.bot import Bot, find_bot
from rookery.bots.fortune import fortunes
from rookery.core.compiling import compile_first

RESULTS = Path(__file__).parent / "results" / "review.md"
LEVELS = ("chick", "fledgling", "hawk")
LOT = 4 * ["chick"] + 4 * ["fledgling"] + ["hawk"]
"""Hawks take nearly all the time, and are drawn more seldom."""
LADDER = ("chick", "fledgling", "hawk", "eagle")
LUCK_WORLDS = 1
"""Any number is as fair; more of them would say the same with less noise, of fewer games."""
LUCK_PLAYERS = 2
AT_ONCE = 100
"""Games for luck that are dealt in one call."""
SERIES = 20
SERIES_DRAWN = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--games", type=int, default=100_000, help="together, for luck")
    parser.add_argument("--ranked", type=int, default=40, help="of each game, for accuracy")
    parser.add_argument("--worlds", type=int, default=64, help="for accuracy")
    parser.add_argument("--minutes", type=float, default=60.0, help="for all games together")
    parser.add_argument("--kept", type=Path, default=Path("review-bench"), help="goes on from here")
    parser.add_argument("--write", action="store_true", help="only write what was measured so far")
    arguments = parser.parse_args()
    compile_first()
    games = arguments.only or game_ids()
    arguments.kept.mkdir(exist_ok=True)
    luck, ranked = arguments.kept / "luck.jsonl", arguments.kept / "ranked.jsonl"
    deadline = time.monotonic() + 60.0 * arguments.minutes
    if not arguments.write:
        _gather(
            ranked,
            games,
            arguments.ranked,
            deadline,
            lambda game, n: rank(game, n, arguments.worlds),
        )
        each = -(-arguments.games // (len(games) * AT_ONCE))
        _gather(luck, games, each, deadline, fortune)
    text = "\n".join([*luck_table(_read(luck)), "", *ranking(_read(ranked), arguments.worlds), ""])
    RESULTS.write_text(text)
    print(text)


def _gather(file: Path, games: Sequence[str], wanted: int, deadline: float, play: Any) -> None:
    """As long of every game, until there are enough of each or the time is up."""
    done: dict[str, int] = defaultdict(int)
    spent: dict[str, float] = defaultdict(float)
    for line in _read(file):
        done[line["game"]] += 1
    with file.open("a") as out:
        while time.monotonic() < deadline:
            missing = [game for game in games if done[game] < wanted]
            if not missing:
                return
            game = min(missing, key=lambda each: spent[each])
            began = time.process_time()
            print(json.dumps(play(game, done[game])), file=out, flush=True)
            spent[game] += time.process_time() - began
            done[game] += 1


def _read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def played(game: str, levels: list[str], seed: int) -> Match:
    match = Match(game, len(levels), seed=seed)
    bots: list[Bot] = [
        find_bot(name, 1000 * seed + i, timed=False) for i, name in enumerate(levels)
    ]
    while match.turn is not None:
        match.play(bots[match.turn].decide(match.seat(looks=False)))
    return match


def fortune(game: str, number: int) -> dict[str, Any]:
    """So many games at once."""
    found = fortunes(find_game(game), LUCK_PLAYERS, LOT, number * AT_ONCE, AT_ONCE, LUCK_WORLDS)
    return {
        "game": game,
        "levels": found.levels.tolist(),
        "first": found.first.tolist(),
        "luck": found.luck.round(5).tolist(),
        "skill": found.skill.round(5).tolist(),
    }


def rank(game: str, number: int, worlds: int) -> dict[str, Any]:
    turned = number % len(LADDER)
    levels = [*LADDER[turned:], *LADDER[:turned]]
    found = review(played(game, levels, 10**6 + number), worlds=worlds)
    return {
        "game": game,
        "accuracy": {levels[s.seat]: round(s.accuracy, 3) for s in found.seats},
        "losses": {
            name: [
                (round(d.loss, 4), round(d.error, 4), round(d.stake, 4))
                for d in found.decisions
                if levels[d.seat] == name
            ]
            for name in LADDER
        },
    }


# --- What was found ----------------------------------------------------------------------------


def luck_table(lines: list[dict[str, Any]]) -> list[str]:
    text = [
        "## Reviews",
        "",
        "`python bench/review.py`. **Is luck fair?** Games of two, chicks, fledglings and now and"
        f" then a hawk by lot, reviewed in {LUCK_WORLDS} world each. Mean luck and its standard"
        " error, in shares of the win; it should be 0, and by accident one mean in twenty lies"
        " further than two standard errors from it. (Where the deal says who moves first, that is a"
        " part of luck, and luck need not be 0 for whoever it is.)",
        "",
        "| game | games | first seat | who moves first | chick | fledgling | hawk | spread of luck,"
        " of skill |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game in (*game_ids(), "all"):
        here = [line for line in lines if game in ("all", line["game"])]
        if not here:
            continue
        luck = np.concatenate([line["luck"] for line in here])
        levels = np.concatenate([line["levels"] for line in here])
        first = np.concatenate([line["first"] for line in here])
        skill = np.concatenate([line["skill"] for line in here])
        cells = [_mean(luck[:, 0]), _mean(luck[np.arange(len(luck)), first])]
        for level in LEVELS:
            its = np.array(LOT)[levels] == level  # all its seats at once: they hang together
            cells.append(_mean(np.where(its, luck, 0.0).sum(1)[its.any(1)]))
        spread = f"{luck.std():.2f}, {skill.std():.2f}"
        text.append(f"| {game} | {len(luck):,} | {' | '.join(cells)} | {spread} |")
    return text


def ranking(lines: list[dict[str, Any]], worlds: int) -> list[str]:
    text = [
        "**Does accuracy know who plays better?** Games at tables of four, one of each level,"
        f" reviewed in {worlds} worlds a decision; {SERIES_DRAWN:,} series of {SERIES} games drawn"
        " from them with replacement.",
        "",
        "| game | games | chick | fledgling | hawk | eagle | series in the right order |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for game in game_ids():
        here = [line["accuracy"] for line in lines if line["game"] == game]
        if here:
            means = [_mean([line[level] for line in here], 1) for level in LADDER]
            right = sum(_in_order(series) for series in _series(here)) / SERIES_DRAWN
            text.append(f"| {game} | {len(here)} | {' | '.join(means)} | {right:.1%} |")
    return text


def _series(games: list[dict[str, float]]) -> Iterator[list[dict[str, float]]]:
    dice = random.Random(1)
    for _ in range(SERIES_DRAWN):
        yield dice.choices(games, k=SERIES)


def _in_order(series: list[dict[str, float]]) -> bool:
    means = [sum(line[level] for line in series) for level in LADDER]
    return all(lower < upper for lower, upper in pairwise(means))


def _mean(numbers: Any, digits: int = 4) -> str:
    mean, error = np.mean(numbers), np.std(numbers, ddof=1) / sqrt(len(numbers))
    return f"{mean:.{digits}f} ± {error:.{digits}f}"


if __name__ == "__main__":
    main()
