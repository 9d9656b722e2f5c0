"""How often each of the 48 commands of The Bird Told Me To Do It is heard and does anything, by
level of play: writes the table of docs/games/chirp.md.

    python bench/chirp_commands.py --games 200
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from rookery.bots.bot import find_bot
from rookery.core.match import Match
from rookery.core.text import texts
from rookery.games.chirp.cards import command
from rookery.games.chirp.deck import COLOURS, Card, read_deck

PAGE = Path(__file__).parents[1] / "docs" / "games" / "chirp.md"
START, END = "<!-- commands: generated -->", "<!-- commands: end -->"
SPOKEN = ("event-chirped", "event-bonus")
NO_EFFECT = ("event-nothing", "event-skipped", "event-cut")
LEVELS = ("random", "fledgling")


class Tally:
    """What became of the commands in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.heard = Counter[str]()
        self.did = Counter[str]()
        self.boost = Counter[str]()
        self.points = Counter[str]()
        """Birds that came onto a scoring pile by the command itself."""


def play(level: str, players: int, seed: int, tally: Tally, deck: dict[str, Card]) -> None:
    match = Match("chirp", players, seed=seed)
    bots = [find_bot(level, 1000 * seed + seat, timed=False) for seat in range(players)]
    speaking, did = "", False
    while (turn := match.turn) is not None:
        match.play(bots[turn].decide(match))
        for line in match.log(None):
            if line.key in SPOKEN:
                if did:
                    tally.did[speaking] += 1
                speaking, did = str(line.args["card"]), False
                tally.heard[speaking] += 1
                tally.boost[speaking] += int(line.args["number"]) - deck[speaking].n
            elif line.key in ("event-full", "event-all_passed", "event-ran_out", "event-passed"):
                if did:
                    tally.did[speaking] += 1
                speaking, did = "", False
            elif speaking and line.key not in NO_EFFECT:
                did = True
                if line.key in ("event-harvested", "event-banked"):
                    tally.points[speaking] += int(line.args["birds"])
    if did:
        tally.did[speaking] += 1
    tally.games += 1


def table(tallies: dict[str, Tally], deck: dict[str, Card]) -> list[str]:
    say = texts(Path(__file__).parents[1] / "src/rookery/games/chirp/text", "en").say
    heads = [f"{level}: heard · does something · boost · points" for level in tallies]
    lines = [f"| card | command | {' | '.join(heads)} |", "|---|---|" + "---|" * len(heads)]
    for colour in COLOURS:
        for card in (card for card in deck.values() if card.colour == colour):
            line = command(card, card.n)
            cells = [cell(tally, card.face) for tally in tallies.values()]
            said = say(line.key, **line.args)
            lines.append(f"| {card.face.capitalize()} | {said} | {' | '.join(cells)} |")
    return lines


def cell(tally: Tally, face: str) -> str:
    heard = tally.heard[face]
    if not heard:
        return "–"
    per_game = heard / tally.games
    share = tally.did[face] / heard
    boost, points = tally.boost[face] / heard, tally.points[face] / heard
    return f"{per_game:.2f} · {share:.0%} · +{boost:.1f} · {points:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    arguments = parser.parse_args()
    deck = {card.face: card for card in read_deck("").cards}
    tallies = {level: Tally() for level in LEVELS}
    for level, tally in tallies.items():
        for seed in range(arguments.games):
            play(level, arguments.players, seed, tally, deck)
    page = PAGE.read_text()
    before, rest = page.split(START)
    after = rest.split(END)[1]
    text = "\n".join(["", *table(tallies, deck), ""])
    PAGE.write_text(f"{before}{START}{text}{END}{after}")


if __name__ == "__main__":
    main()
