"""Who is ahead at equal processor time: candidates for the level owl, against the eagle.

    python bench/owl.py play cubirds 2 policy+search:400 eagle --games 60   # goes on where it was
    python bench/owl.py times cubirds 2 eagle policy+leash:400              # how long they take
    python bench/owl.py table                                               # what was found so far

Both sides sit on equally many seats and every deal is played from all of them, as in the arena, so
that 50 % is equal strength. Milliseconds are the processor's, over all decisions of the games.
Deals are added to bench/results/owl.jsonl.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from rookery.arena.numbers import wilson
from rookery.arena.schedule import Tournament, derived, seatings
from rookery.bots.bot import Bot, find_bot
from rookery.core.compiling import compile_first
from rookery.core.match import Match
from rookery.core.registry import find_game, find_meta

KEPT = Path(__file__).parent / "results" / "owl.jsonl"


class Clock:
    """A bot whose time is taken."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds, self.decisions, self.longest = bot, 0.0, 0, 0.0

    def decide(self, match: Match) -> Any:
        began = process_time()
        decision = self.bot.decide(match.seat(None, getattr(self.bot, "looks", True)))
        took = process_time() - began
        self.seconds += took
        self.decisions += 1
        self.longest = max(self.longest, took)
        return decision


def tournament(game: str, players: int, first: str, second: str, options: dict[str, Any]) -> Any:
    meta = find_meta(game)
    bots = (first, second)
    return Tournament(game, meta.rules_version, players, bots, 28, meta.complete(options))


def deal(event: Tournament, number: int) -> dict[str, Any]:
    """All games of one deal."""
    game = find_game(event.game)
    won, seconds, decisions, longest = [0.0, 0.0], [0.0, 0.0], [0, 0], [0.0, 0.0]
    games = 0
    for seating in seatings(event, number):
        match = Match(game, event.players, event.options, derived(event, "deal", number))
        clocks = [
            Clock(find_bot(event.bots[bot], derived(event, "bot", seating.number, seat), False))
            for seat, bot in enumerate(seating.seats)
        ]
        while (turn := match.turn) is not None:
            match.play(clocks[turn].decide(match))
        for bot, clock, share in zip(seating.seats, clocks, match.win_shares(), strict=True):
            won[bot] += share
            seconds[bot] += clock.seconds
            decisions[bot] += clock.decisions
            longest[bot] = max(longest[bot], clock.longest)
        games += 1
    return {"deal": number, "games": games, "won": won, "seconds": seconds,
            "decisions": decisions, "longest": longest}  # fmt: skip


def kept() -> list[dict[str, Any]]:
    return [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []


def play(
    game: str, players: int, first: str, second: str, games: int, seconds: float,
    options: dict[str, Any],
) -> None:  # fmt: skip
    event = tournament(game, players, first, second, options)
    about = {"game": game, "players": players, "first": first, "second": second}
    about |= {"options": options} if options else {}
    done = [line for line in kept() if line.items() >= about.items()]
    done = [line for line in done if line.get("options", {}) == options]
    for bot in (first, second):  # compiled before the clock runs
        find_bot(bot, 0, False).decide(Match(game, players, options, 0).seat())
    began = monotonic()
    number = len(done)
    while sum(line["games"] for line in done) < games and monotonic() - began < seconds:
        done.append(about | deal(event, number))
        with KEPT.open("a") as file:
            file.write(json.dumps(done[-1]) + "\n")
        number += 1
    print(*said(done), sep="\n", flush=True)


def times(game: str, players: int, bots: list[str], decisions: int) -> None:
    """The same positions for all, on the way of a game among fledglings."""
    positions: list[Match] = []
    seed = 0
    while len(positions) < decisions:
        match = Match(game, players, {}, seed)
        leads = find_bot("fledgling", seed, False)
        while match.turn is not None:
            if len(match.choices) > 1:
                positions.append(match.copy())
            match.play(leads.decide(match.seat()))
        seed += 1
    positions = positions[:: max(1, len(positions) // decisions)][:decisions]
    for name in bots:
        clock = Clock(find_bot(name, 1, False))
        clock.decide(positions[0])
        clock = Clock(clock.bot)
        for match in positions:
            clock.decide(match)
        print(f"{game} {players} {name}: {1000 * clock.seconds / clock.decisions:.2f} ms,"
              f" longest {1000 * clock.longest:.0f}", flush=True)  # fmt: skip


def said(lines: list[dict[str, Any]]) -> Iterator[str]:
    found: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for line in lines:
        options = json.dumps(line["options"]) if "options" in line else ""
        key = line["game"], options, line["players"], line["first"], line["second"]
        found.setdefault(key, []).append(line)
    for (game, options, players, first, second), some in sorted(found.items()):
        sums = [sum(line["won"][bot] for line in some) for bot in (0, 1)]
        ms = [1000 * sum(line["seconds"][bot] for line in some)
              / sum(line["decisions"][bot] for line in some) for bot in (0, 1)]  # fmt: skip
        longest = [max(line["longest"][bot] for line in some) for bot in (0, 1)]
        low, high = wilson(sums[0], sum(sums))
        share = sums[0] / sum(sums) if sum(sums) else 0.5
        games = sum(line["games"] for line in some)
        yield (
            f"| {game}{options}, {players} | {first} | {second} | {share:.0%} ({low:.0%} to"
            f" {high:.0%}; {games}) | {ms[0]:.1f} and {ms[1]:.1f} ms |"
            f" {longest[0]:.1f} and {longest[1]:.1f} s |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parts = parser.add_subparsers(dest="what", required=True)
    player = parts.add_parser("play")
    player.add_argument("game")
    player.add_argument("players", type=int)
    player.add_argument("first")
    player.add_argument("second")
    player.add_argument("--games", type=int, default=60)
    player.add_argument("--seconds", type=float, default=600)
    player.add_argument("--options", type=json.loads, default={})
    timer = parts.add_parser("times")
    timer.add_argument("game")
    timer.add_argument("players", type=int)
    timer.add_argument("bots", nargs="+")
    timer.add_argument("--decisions", type=int, default=40)
    parts.add_parser("table")
    args = vars(parser.parse_args())
    what = args.pop("what")
    compile_first()
    if what == "table":
        print(*said(kept()), sep="\n")
    else:
        (play if what == "play" else times)(**args)


if __name__ == "__main__":
    main()
