"""How well balanced a deck of The Bird Told Me To Do It is: a deck file in, a report out.

    python scripts/deck_report.py second                        one of our own decks
    python scripts/deck_report.py my-deck.toml --games 400 --workers 16

First thousands of quick games between bots that go by looks, then games of hawks (`--bot` for
others, `--games 0` for none). How games end, how long they last, who wins, counted from the seat
that begins and by seat; then what each command is good for. All shares have their 95 % intervals.
`--improve 10` first spends ten minutes on changing the deck at random and keeping what brings it
nearer to the aims (`rookery.games.chirp.tuning`); the deck that comes out is printed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from rookery.arena.numbers import wilson
from rookery.arena.play import Result, play_deal
from rookery.arena.schedule import Tournament, derived
from rookery.arena.tournament import tournament
from rookery.arena.workers import cores, run
from rookery.core.match import Match
from rookery.core.registry import find_game
from rookery.core.text import Texts
from rookery.games.chirp.cards import command
from rookery.games.chirp.deck import FACES, OWN_DECKS, own_deck, read_deck
from rookery.games.chirp.trial import (
    BEST,
    BOOST,
    DECISIONS,
    DID,
    HEARD,
    ON_BRANCHES,
    OTHERS,
    POINTS,
    STARTER,
    THIRTY,
    WINNER,
    WON,
    Trial,
    play_trial,
)
from rookery.games.chirp.tuning import improve, written

SEATS = (2, 3, 4, 5)
HEADS = (
    "seats", "games", "by 30 points", "decisions", "winner’s points", "others’",
    "wins from the seat that begins on", "wins by seat",
)  # fmt: skip


def main() -> None:
    asked = arguments()
    deck = own_deck(asked.deck) if asked.deck in OWN_DECKS else Path(asked.deck).read_text()
    read_deck(deck)
    if asked.improve:
        deck = written(improve(deck, 60 * asked.improve, asked.seed))
        print(deck)
    players = [int(seats) for seats in asked.players.split(",")]
    print(f"# {asked.deck}\n\nQuick games, by looks:\n")
    trials = {seats: play_trial(seats, deck, asked.quick, asked.seed) for seats in players}
    print_table(HEADS, (quick_row(seats, trial) for seats, trial in trials.items()))
    if asked.games:
        print(f"\nGames of {asked.bot}s:\n")
        print_table(HEADS, (bots_row(asked, seats, deck) for seats in players))
    for seats in players:
        print(f"\nCommands, {seats} players, quick games:\n")
        print_table(
            ("command", "heard a game", "does something", "boost", "points", "hearer wins"),
            command_rows(seats, deck, trials[seats]),
        )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("deck", help=f"a deck file, or {' or '.join(OWN_DECKS)}")
    parser.add_argument("--players", default=",".join(map(str, SEATS)), help="seat counts")
    parser.add_argument("--quick", type=int, default=5_000, help="quick games")
    parser.add_argument("--games", type=int, default=100, help="games of the bots")
    parser.add_argument("--bot", default="hawk")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--improve", type=float, default=0, help="minutes of tuning before")
    return parser.parse_args()


def quick_row(seats: int, trial: Trial) -> list[str]:
    games = trial.games
    n = len(games)
    by_seat = Counter(games[:, WINNER].tolist())
    by_turn = Counter(((games[:, WINNER] - games[:, STARTER]) % seats).tolist())
    on_branches = games[:, ON_BRANCHES].sum() / (games[:, BEST] + games[:, OTHERS]).sum()
    return [
        str(seats), str(n), share(int(games[:, THIRTY].sum()), n),
        f"{games[:, DECISIONS].mean():.0f}",
        f"{games[:, BEST].mean():.1f} ({on_branches:.0%} of all on branches)",
        f"{games[:, OTHERS].mean() / (seats - 1):.1f}",
        " · ".join(share(by_turn[turn], n) for turn in range(seats)),
        " · ".join(share(by_seat[seat], n) for seat in range(seats)),
    ]  # fmt: skip


def bots_row(asked: argparse.Namespace, seats: int, deck: str) -> list[str]:
    event = tournament("chirp", [asked.bot], seats, asked.seed, {"deck": deck})
    deals = ((event, deal) for deal in range(asked.games))
    results = [one for played in run(play_deal, deals, processes=asked.workers) for one in played]
    n = len(results)
    by_turn = np.sum([np.roll(one.wins, -starter(event, one)) for one in results], axis=0)
    by_seat = np.sum([one.wins for one in results], axis=0)
    best = [max(one.scores) for one in results]
    others = [(sum(one.scores) - max(one.scores)) / (seats - 1) for one in results]
    return [
        str(seats), str(n), share(sum(one.ending == "won_thirty" for one in results), n),
        f"{np.mean([one.decisions for one in results]):.0f}",
        f"{np.mean(best):.1f}", f"{np.mean(others):.1f}",
        " · ".join(share(wins, n) for wins in by_turn),
        " · ".join(share(wins, n) for wins in by_seat),
    ]  # fmt: skip


def starter(event: Tournament, one: Result) -> int:
    seed = derived(event, "deal", one.deal)
    return Match(event.game, event.players, event.options, seed).turn or 0


def command_rows(seats: int, deck: str, trial: Trial) -> Iterator[list[str]]:
    texts: Texts = find_game("chirp").texts("en")
    for face, card in enumerate(read_deck(deck).cards):
        counts = trial.commands[face].tolist()
        line, heard = command(card, card.n), max(counts[HEARD], 1)
        yield [
            f"{FACES[face].capitalize()} ({card.birds}): {texts.say(line.key, **line.args)}",
            f"{counts[HEARD] / len(trial.games):.2f}", share(counts[DID], counts[HEARD]),
            f"{counts[BOOST] / heard:.2f}", f"{counts[POINTS] / heard:.2f}",
            share(counts[WON], counts[HEARD]),
        ]  # fmt: skip


def share(part: float, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / max(whole, 1):.0%} ({low:.0%} to {high:.0%})"


def print_table(heads: tuple[str, ...], rows: Iterator[list[str]]) -> None:
    print("| " + " | ".join(heads) + " |")
    print("|" + "---|" * len(heads))
    for row in rows:
        print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
